"""Frozen types that every room shares; no rule of any game."""
