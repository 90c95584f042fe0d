"""Wrong in article 3: the classical wrong shuffles, where no way of shuffling is declared."""

from __future__ import annotations

from random import Random

from vistoria.model.cards import Card
from vistoria.reference_engine.policies.streets import Streets

from ..register import saboteur
from ..replaced import replaced
from ..shuffles import SHUFFLES, Shuffle, named, said
from .dealing import by_software


def _mixing(shuffle: Shuffle) -> None:
    def mixed(self: Streets, seed: str, number: int, way: str) -> tuple[Card, ...]:
        if way == "shuffler":
            return Streets.mixed(self, seed, number, way)
        return tuple(shuffle(self.deck, Random(f"{seed}/{number}")))

    change = by_software(replaced(Streets.mixed, mixed))
    saboteur(f"mo-97-2010/3.1:{named(shuffle)}", said(shuffle), change, corresponding=("1.1.3",))


for _shuffle in SHUFFLES:
    _mixing(_shuffle)
