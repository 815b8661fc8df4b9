"""The rooms: one folder a game, all furnished alike."""
