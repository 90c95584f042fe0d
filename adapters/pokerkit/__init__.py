"""The adapter to PokerKit, a third-party engine."""
