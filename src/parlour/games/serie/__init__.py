"""SERIE, a rummy paid in chips for two to four. Start with RULEBOOK.md."""
