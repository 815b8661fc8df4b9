"""KSAR as flat numbers, for whoever looks through very many courts: searches and research.

Written from the specification, square by square, and not from the law: a second witness of it.
All of it runs as plain Python; where Numba is installed, `compiled.py` makes machine code of it.
"""
