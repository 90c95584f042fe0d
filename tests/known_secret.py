"""A secret that tests know: runs with it draw the same, and call tables and players the same."""

from __future__ import annotations

SECRET = "5e" * 32
SEED = 1
KNOWN = {"VISTORIA_TESTS_SECRET": SECRET}
"""In the environment of a warm command, has its run take this secret for the operating system's."""
