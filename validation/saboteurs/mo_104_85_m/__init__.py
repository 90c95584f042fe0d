"""Portaria n.º 104/85/M: engines wrong in one of its clauses."""

OF_CHANCE = ("mo-104-85-m/2.s2",)
"""Clauses about chance: no single hand shows a saboteur of theirs."""
