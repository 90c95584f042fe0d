"""Wrong in article 7: how cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.place import Place

from ...policies.change import policy
from ...policies.distribution import Device, Distribution
from ..saboteur import Saboteur


class CroupierFirst(Distribution):
    """By shoe, with three players, the croupier gets the first card of each round."""

    def places(self, players: Sequence[Place], device: Device) -> list[Place]:
        if device == "shoe" and len(players) == 3:
            return ["croupier", *players] * self.own
        return super().places(players, device)


class FirstCardOpen(Distribution):
    """By shoe the croupier's first card lies open, not his last."""

    def opens(self, number: int, device: Device) -> bool:
        return number == 0 if device == "shoe" else super().opens(number, device)


class OneAtATime(Distribution):
    """By shuffler, with three players, one card is dealt at a time."""

    def places(self, players: Sequence[Place], device: Device) -> list[Place]:
        return super().places(players, "shoe" if len(players) == 3 else device)


class TwoOpen(Distribution):
    """By shuffler two cards of the croupier lie open."""

    def opens(self, number: int, device: Device) -> bool:
        return super().opens(number, device) or (device == "shuffler" and number == 1)


SABOTEURS = (
    Saboteur(
        "mo-61-2004/7.1:croupier-first",
        "By shoe, with three players, the croupier gets the first card of each round.",
        policy("distribution", CroupierFirst),
        unclear=("6", "8", "9", "10.4", "10.5", "10.7", "11.1"),
    ),
    Saboteur(
        "mo-61-2004/7.1:first-card-open",
        "By shoe the croupier's first card lies open, not his last.",
        policy("distribution", FirstCardOpen),
    ),
    Saboteur(
        "mo-61-2004/7.2:one-at-a-time",
        "By shuffler, with three players, one card is dealt at a time.",
        policy("distribution", OneAtATime),
    ),
    Saboteur(
        "mo-61-2004/7.2:two-cards-open",
        "By shuffler two cards of the croupier lie open.",
        policy("distribution", TwoOpen),
        sisters=("11.2.s2",),
    ),
)
