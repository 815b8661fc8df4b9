"""KIZA, cards in hand bid for cards on the table, for two to six. Start with RULEBOOK.md."""
