"""How many hands are drawn beside the scenarios."""

HANDS = 400
"""Hands drawn under each regulation at the least where a run may conclude that a product conforms."""
