"""Portaria n.º 104/85/M: engines wrong in one of its clauses."""
