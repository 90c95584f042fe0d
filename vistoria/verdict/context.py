"""What a run was told and what the engine said of itself: all that the decision table looks at beside evidence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vistoria.model.clause import OneOf, Regulation


@dataclass(frozen=True)
class Context:
    """One regulation in one run."""

    regulation: Regulation
    readings: Mapping[str, str]
    """Option in force by reading id."""
    offers: frozenset[str] = frozenset()
    """What the engine declares to offer under this regulation."""
    claimed: bool = True
    """Whether the engine claims the regulation at all."""
    engine_only: bool = False
    """Whether only engine parts count."""
    filtered: bool = False
    """Whether part of the catalogue was left out on purpose."""
    interrupted: bool = False
    groups: Mapping[str, OneOf] = field(init=False)

    def __post_init__(self) -> None:
        members = {name: group for group in self.regulation.one_of for name in group.members}
        object.__setattr__(self, "groups", members)

    def leaves_free(self, offer: str) -> bool:
        """Whether the law lets an engine do without the offer: it is optional, or another of its group is made."""
        group = self.groups.get(offer)
        return group is None or any(name in self.offers for name in group.members)
