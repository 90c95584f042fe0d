"""Formats of recorded hands: a reader, and a writer where the format is one to write."""
