"""Drawn hands and laid decks of games of cards, and how a hand is played to its end."""
