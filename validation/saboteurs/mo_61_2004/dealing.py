"""Wrong in article 7: how cards are dealt."""

from __future__ import annotations

from vistoria.reference_engine.policies.cloth import Cloth
from vistoria.reference_engine.policies.distribution import Distribution

from ..condition import UNFORCED
from ..register import deciding

deciding(
    Distribution.places,
    "mo-61-2004/7.1:croupier-first",
    "By shoe, with three players, the croupier gets the first card of each round.",
    lambda lawful, self, players, device: (
        ["croupier", *players] * self.own if device == "shoe" and len(players) == 3 else lawful
    ),
    unclear=("6", "8", "9", "10.4", "10.5", "10.7", "11.1"),
    also=(UNFORCED,),
)

deciding(
    Cloth.sees,
    "mo-61-2004/7.1:public-sees-closed-cards",
    "Who looks on from outside sees the players' closed cards.",
    lambda viewer, seat: viewer in (seat, "house", "public"),
    corresponding=("7.2",),
)

deciding(
    Distribution.opens,
    "mo-61-2004/7.1:first-card-open",
    "By shoe the croupier's first card lies open, not his last.",
    lambda lawful, number, device: number == 0 if device == "shoe" else lawful,
)

deciding(
    Distribution.places,
    "mo-61-2004/7.2:one-at-a-time",
    "By shuffler, with three players, one card is dealt at a time.",
    lambda by_law, players, device: by_law(device="shoe" if len(players) == 3 else device),
)

deciding(
    Distribution.opens,
    "mo-61-2004/7.2:two-cards-open",
    "By shuffler two cards of the croupier lie open.",
    lambda lawful, number, device: lawful or (device == "shuffler" and number == 1),
    corresponding=("11.2.s2",),
    also=(UNFORCED,),
)
