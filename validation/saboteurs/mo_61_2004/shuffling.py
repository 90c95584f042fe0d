"""Wrong in article 3: the classical wrong shuffles."""

from __future__ import annotations

from random import Random

from vistoria.reference_engine.policies.distribution import Distribution

from ...replaced import formula
from ..register import saboteur
from ..shuffles import SHUFFLES, Shuffle, named, said


def _mixing(shuffle: Shuffle) -> None:

    saboteur(
        f"mo-61-2004/3:{named(shuffle)}",
        said(shuffle),
        formula(
            Distribution.mixed,
            lambda self, seed, number: tuple(shuffle(self.deck, Random(f"{seed}/{number}"))),
        ),
        corresponding=("1.1", "11.1"),
    )


for _shuffle in SHUFFLES:
    _mixing(_shuffle)
