"""A hand told once: its history in words and the table at each step, as data for every output."""

from .hand import Line, Step, Told, tell
from .said import Part, Said, Word

__all__ = ["Line", "Part", "Said", "Step", "Told", "Word", "tell"]
