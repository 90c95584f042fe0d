"""Wrong in article 3: the classical wrong shuffles."""

from __future__ import annotations

from random import Random

from vistoria.model.cards import Card
from vistoria.reference_engine.policies.distribution import Device, Distribution

from ..register import saboteur
from ..replaced import replaced
from ..shuffles import SHUFFLES, Shuffle, named, said


def _mixing(shuffle: Shuffle) -> None:
    def mixed(self: Distribution, seed: str, number: int, device: Device) -> tuple[Card, ...]:
        return tuple(shuffle(self.deck, Random(f"{seed}/{number}")))

    saboteur(
        f"mo-61-2004/3:{named(shuffle)}",
        said(shuffle),
        replaced(Distribution.mixed, mixed),
        corresponding=("1.1",),
    )


for _shuffle in SHUFFLES:
    _mixing(_shuffle)
