"""KIZA, an auction of colours and shapes for two to six. Start with RULEBOOK.md."""
