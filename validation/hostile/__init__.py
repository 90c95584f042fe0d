"""Engines that misbehave on purpose, each with its expected outcome."""
