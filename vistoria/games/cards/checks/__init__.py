"""Checks of games of cards, each registered when its module is loaded."""

from . import kinds as kinds
