"""The terminal: matches played, told again, checked and counted, in four languages."""
