"""The catalogues in Portuguese."""
