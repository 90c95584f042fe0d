"""Omaha Poker, Macau: one module a theme, each with its `SABOTEURS`."""

OF_CHANCE = ("mo-97-2010/3.1", "mo-97-2010/3.1.2")
"""Clauses about chance: no single hand shows a saboteur of theirs."""
