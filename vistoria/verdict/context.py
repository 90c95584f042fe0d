"""The context of judgement: the request of a run and the engine's declarations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from vistoria.model.clause import OneOf, Regulation
from vistoria.model.outcome import Reason

from .play import ClauseInPlay


class Elsewhere(NamedTuple):
    """A scenario on whose way a clause was not kept, and how."""

    scenario: str
    reason: Reason


@dataclass(frozen=True)
class Context:
    """One regulation in one run."""

    regulation: Regulation
    readings: Mapping[str, str]
    """Choice in force by reading id: an option, with its value if it takes one."""
    offers: frozenset[str] = frozenset()
    """Offers that the engine declares under this regulation."""
    claimed: bool = True
    """Whether the engine claims the regulation at all."""
    unheard: bool = False
    """Whether the run ended before it asked the engine anything, by no fault of the engine."""
    engine_only: bool = False
    """Whether only engine parts count."""
    tables: bool = True
    """Whether the engine opens tables; an evaluator declares that it does not."""
    filtered: bool = False
    """Whether part of the catalogue was filtered out."""
    interrupted: bool = False
    unsound: bool = False
    """Whether the run as a whole has a fault."""
    made: frozenset[str] = frozenset()
    """Offers that the engine made in the run without declaring them."""
    refused: frozenset[str] = frozenset()
    """Undeclared offers that the engine itself refused, when a table opened or in play."""
    elsewhere: Mapping[str, tuple[Elsewhere, ...]] = field(default_factory=dict)
    """By clause: the scenarios on whose way it was not kept."""
    broken: frozenset[str] = frozenset()
    """Clauses that a drawn table fails, or a scenario of theirs while all else at its table was as the law has it."""
    broken_off: bool = False
    """Whether a drawn table ended before its time."""
    left: bool = False
    """Whether a drawn table was broken off, or a hand of it left at a mismatch with the law."""
    hands: int = 0
    """Hands that the run was asked to draw."""
    in_play: Mapping[str, ClauseInPlay] = field(default_factory=dict)
    """By clause, what the drawn tables show of it."""
    groups: Mapping[str, OneOf] = field(init=False)

    def __post_init__(self) -> None:
        members = {name: group for group in self.regulation.one_of for name in group.members}
        object.__setattr__(self, "groups", members)

    @property
    def scope(self) -> str:
        """What counts: `all`, `engine-clauses`, or of an evaluator what it can be asked without a table."""
        if not self.tables:
            return "evaluator"
        return "engine-clauses" if self.engine_only else "all"

    @property
    def served(self) -> frozenset[str]:
        """Offers that the engine declares or made in the run."""
        return self.offers | self.made

    def knows(self, offer: str) -> bool:
        """Whether the law mentions the offer."""
        return offer in self.groups or offer in self.regulation.optional_offers

    def leaves_free(self, offer: str) -> bool:
        """Whether the law does not require the offer: it is optional, or the engine makes another of its group."""
        group = self.groups.get(offer)
        return group is None or any(name in self.served for name in group.members)

    def denied(self, group: OneOf) -> bool | None:
        """Whether the engine offers nothing of a group; None if that rests on its declaration only."""
        members = set(group.members)
        if members & self.served:
            return False
        tried = members & {name for entry in self.regulation.scenarios for name in entry.offers}
        return True if tried and tried <= self.refused else None
