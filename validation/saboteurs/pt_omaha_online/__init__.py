"""Omaha online, Portugal: one module a theme, each with its `SABOTEURS`."""

OF_CHANCE = ("pt-omaha-online/46",)
"""Clauses about chance: no single hand shows a saboteur of theirs."""
