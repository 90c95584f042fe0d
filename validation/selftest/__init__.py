"""The self-test: runs the harness against engines with known expected results."""
