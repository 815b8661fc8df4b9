"""Parlour: five tabletop games, played exactly as their printed rules say."""
