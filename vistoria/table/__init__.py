"""What events do to a table, written once: everybody who needs to know how a table stands reads it here."""

from .chips import impossible
from .course import went_in
from .events import after, after_all, believe, commanded, step
from .meaning import (
    BooksDiffer,
    Contradiction,
    DecidedEarly,
    GivenBeyondChips,
    Mispaid,
    OfferedBeyondChips,
)
from .of_hand import decided, moments, table_before, table_of, whose_turn
from .state import Lying, Table

__all__ = [
    "BooksDiffer",
    "Contradiction",
    "DecidedEarly",
    "GivenBeyondChips",
    "Lying",
    "Mispaid",
    "OfferedBeyondChips",
    "Table",
    "after",
    "after_all",
    "believe",
    "commanded",
    "decided",
    "impossible",
    "moments",
    "step",
    "table_before",
    "table_of",
    "went_in",
    "whose_turn",
]  # fmt: skip
