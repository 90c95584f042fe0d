"""Laid decks of games of cards, and how a scenario seats its players and plays its hands."""
