"""Stud poker against the croupier, Macau: one module a theme, each with its `SABOTEURS`."""
