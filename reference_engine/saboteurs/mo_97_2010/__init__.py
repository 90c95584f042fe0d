"""Omaha Poker, Macau: one module a theme, each with its `SABOTEURS`."""
