"""What random tables of all games have in common."""

TABLE = "t"
"""The id of the table that a hand is drawn for."""
