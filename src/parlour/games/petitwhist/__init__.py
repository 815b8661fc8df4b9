"""Petit Whist, the smallest room: a trick-taking game for two to four. Start with RULEBOOK.md."""
