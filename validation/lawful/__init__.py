"""Engines that differ from the reference engine in what the law leaves free: none of them may be failed."""

from .engine import Varied
from .listing import variations

__all__ = ["Varied", "variations"]
