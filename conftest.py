"""How much Hypothesis tries: the same examples every time, and never against the clock."""

from hypothesis import settings

settings.register_profile("fast", max_examples=20, deadline=None, derandomize=True, database=None)
settings.register_profile("check", max_examples=100, deadline=None, derandomize=True, database=None)
settings.load_profile("check")
