"""How a game is run, for any table of policies: pure functions over frozen states."""
