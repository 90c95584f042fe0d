"""Given and When of games of cards, one module a noun."""
