"""Wrong in article 7: how cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.place import Place
from vistoria.reference_engine.policies.cloth import Cloth
from vistoria.reference_engine.policies.distribution import Device, Distribution

from ..condition import UNFORCED
from ..register import replacing


@replacing(
    Distribution.places,
    "mo-61-2004/7.1:croupier-first",
    unclear=("6", "8", "9", "10.4", "10.5", "10.7", "11.1"),
    also=(UNFORCED,),
)
def croupier_first(self: Distribution, players: Sequence[Place], device: Device) -> list[Place]:
    """By shoe, with three players, the croupier gets the first card of each round."""
    if device == "shoe" and len(players) == 3:
        return ["croupier", *players] * self.own
    return Distribution.places(self, players, device)


@replacing(Cloth.sees, "mo-61-2004/7.1:public-sees-closed-cards", corresponding=("7.2",))
def public_sees(self: Cloth, viewer: int | str, seat: int) -> bool:
    """Who looks on from outside sees the players' closed cards."""
    return viewer in (seat, "house", "public")


@replacing(Distribution.opens, "mo-61-2004/7.1:first-card-open")
def first_card_open(self: Distribution, number: int, device: Device) -> bool:
    """By shoe the croupier's first card lies open, not his last."""
    return number == 0 if device == "shoe" else Distribution.opens(self, number, device)


@replacing(Distribution.places, "mo-61-2004/7.2:one-at-a-time")
def one_at_a_time(self: Distribution, players: Sequence[Place], device: Device) -> list[Place]:
    """By shuffler, with three players, one card is dealt at a time."""
    return Distribution.places(self, players, "shoe" if len(players) == 3 else device)


@replacing(Distribution.opens, "mo-61-2004/7.2:two-cards-open", corresponding=("11.2.s2",), also=(UNFORCED,))
def two_open(self: Distribution, number: int, device: Device) -> bool:
    """By shuffler two cards of the croupier lie open."""
    return Distribution.opens(self, number, device) or (device == "shuffler" and number == 1)
