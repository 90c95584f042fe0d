"""Given and When of the game."""
