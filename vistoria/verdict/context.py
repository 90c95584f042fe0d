"""What a run was told and what the engine said of itself: what is judged beside the evidence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vistoria.model.clause import OneOf, Regulation


@dataclass(frozen=True)
class Context:
    """One regulation in one run."""

    regulation: Regulation
    readings: Mapping[str, str]
    """Choice in force by reading id: an option, and its value where it takes one."""
    offers: frozenset[str] = frozenset()
    """What the engine declares to offer under this regulation."""
    claimed: bool = True
    """Whether the engine claims the regulation at all."""
    engine_only: bool = False
    """Whether only engine parts count."""
    filtered: bool = False
    """Whether part of the catalogue was left out on purpose."""
    interrupted: bool = False
    unsound: bool = False
    """Whether something was wrong with the run as a whole."""
    made: frozenset[str] = frozenset()
    """Offers that the engine turned out to make without declaring them."""
    refused: frozenset[str] = frozenset()
    """Undeclared offers that the engine itself refused, at the table or in play."""
    groups: Mapping[str, OneOf] = field(init=False)

    def __post_init__(self) -> None:
        members = {name: group for group in self.regulation.one_of for name in group.members}
        object.__setattr__(self, "groups", members)

    @property
    def served(self) -> frozenset[str]:
        """What the engine offers, by its own word or as the run found."""
        return self.offers | self.made

    def knows(self, offer: str) -> bool:
        """Whether the law speaks of the offer at all."""
        return offer in self.groups or offer in self.regulation.optional_offers

    def leaves_free(self, offer: str) -> bool:
        """Whether the law lets an engine do without the offer: optional, or another of its group is made."""
        group = self.groups.get(offer)
        return group is None or any(name in self.served for name in group.members)

    def denied(self, group: OneOf) -> bool | None:
        """Whether nothing of a group is offered: None when nobody says so but the declaration."""
        members = set(group.members)
        if members & self.served:
            return False
        tried = members & {name for entry in self.regulation.scenarios for name in entry.offers}
        return True if tried and tried <= self.refused else None
