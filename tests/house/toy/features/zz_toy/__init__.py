"""A regulation that nobody enacted: it proves what adding one takes."""
