"""Wrong in article 3: the classical wrong shuffles, where no way of shuffling is declared."""

from __future__ import annotations

from random import Random

from vistoria.reference_engine.policies.streets import Streets

from ...replaced import formula
from ..register import saboteur
from ..shuffles import SHUFFLES, Shuffle, named, said
from .dealing import by_software


def _mixing(shuffle: Shuffle) -> None:

    change = by_software(
        formula(
            Streets.mixed,
            lambda lawful, self, seed, number, way: (
                lawful if way == "shuffler" else tuple(shuffle(self.deck, Random(f"{seed}/{number}")))
            ),
        )
    )
    saboteur(f"mo-97-2010/3.1:{named(shuffle)}", said(shuffle), change, corresponding=("1.1.3",))


for _shuffle in SHUFFLES:
    _mixing(_shuffle)
