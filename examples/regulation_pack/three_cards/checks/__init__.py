"""What the scenarios of the game ask, each check with its sentence."""
