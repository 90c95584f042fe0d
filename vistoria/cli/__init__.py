"""The command line: a command a file, each a thin edge over the rooms behind it."""

from .app import main

__all__ = ["main"]
