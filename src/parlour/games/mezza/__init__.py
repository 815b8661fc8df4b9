"""MEZZA, a shedding race of halves for two to six. Start with RULEBOOK.md."""
