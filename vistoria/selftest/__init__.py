"""The harness tried on engines of which it is known beforehand what must come of them."""
