"""A hand told once: its history in words and the table at each step, as data for every output."""

from .brief import BriefLine, brief
from .hand import Line, Step, Told, tell
from .said import Part, Said, Word

__all__ = ["BriefLine", "Line", "Part", "Said", "Step", "Told", "Word", "brief", "tell"]
