"""Checks of games of cards, each registered when its module is loaded."""
