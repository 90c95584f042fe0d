"""Adapters to begin with: a folder of files for each language, filled from the protocol."""
