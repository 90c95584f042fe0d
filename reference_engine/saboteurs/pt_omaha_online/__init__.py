"""Omaha online, Portugal: one module a theme, each with its `SABOTEURS`."""
