"""A test a clause, the scenarios, the secrets, the notation, and an oracle that read no rules."""
