"""The catalogues in Chinese."""
