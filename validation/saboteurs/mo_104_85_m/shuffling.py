"""Wrong in article 2: the classical wrong shuffles."""

from __future__ import annotations

from random import Random

from vistoria.reference_engine.policies.open_cards.pack import Pack

from ...replaced import formula
from ..register import saboteur
from ..shuffles import SHUFFLES, Shuffle, named, said


def _mixing(shuffle: Shuffle) -> None:

    saboteur(
        f"mo-104-85-m/2.s2:{named(shuffle)}",
        said(shuffle),
        formula(
            Pack.mixed, lambda self, seed, number: tuple(shuffle(self.cards, Random(f"{seed}/{number}")))
        ),
        corresponding=("1.a", "2.s1"),
    )


for _shuffle in SHUFFLES:
    _mixing(_shuffle)
