"""An invented law and an invented game: three cards to the player's hand and three to the banker's."""
