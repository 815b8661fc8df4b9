"""KSAR, a building game for two with blocks of three heights. Start with RULEBOOK.md."""
