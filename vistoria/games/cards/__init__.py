"""Games of cards among players, and against the croupier: poker, stud and five cards."""
