"""A hand told once: its history in words and the table at each step, as data for every output."""

from .brief import BriefLine, brief
from .hand import Line, Step, Told, tell
from .pointing import Fault, Point, is_of_act
from .said import Part, Said, Word

__all__ = [
    "BriefLine",
    "Fault",
    "Line",
    "Part",
    "Point",
    "Said",
    "Step",
    "Told",
    "Word",
    "brief",
    "is_of_act",
    "tell",
]
