"""Engines that misbehave on purpose, each with the outcome it must have: proof that the harness stands it."""
