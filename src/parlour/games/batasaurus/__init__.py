"""BATASAURUS, a war of remembered cards for two to four. Start with RULEBOOK.md."""
