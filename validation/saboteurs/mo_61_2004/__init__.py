"""Stud poker against the croupier, Macau: one module a theme, each with its `SABOTEURS`."""

OF_CHANCE = ("mo-61-2004/3",)
"""Clauses about chance: no single hand shows a saboteur of theirs."""
