"""How many hands are drawn beside the scenarios."""

HANDS = 400
"""Hands drawn under each regulation at the least where a run may conclude that a product conforms."""
MOST_HANDS = 1_000_000
"""And at most: what reads the folder of a run plans all of its tables."""
