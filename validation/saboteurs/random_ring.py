"""Random hands of players among themselves."""

from __future__ import annotations

from random import Random

from vistoria.model.command import Join, Start
from vistoria.model.request import Open
from vistoria.model.table import Commission, Force, Settings

from .random_table import TABLE, decision

__all__ = ["decision", "start", "table"]


def table(rng: Random, regulation: str) -> tuple[Open, list[Join]]:
    """Two to six players, seldom more; deep and short stacks; a pot limit or none; a commission or none."""
    seats = sorted(rng.sample(range(1, 11), rng.choice((2, 3, 3, 4, 4, 5, 6, 10))))
    settings = Settings(
        smallest=1,
        stakes={"small": 10, "big": 20},
        limit=rng.choice(("pot", "pot", "none")),
        commission=rng.choice(
            (None, Commission(on="pot", rate=(5, 100)), Commission(on="pot", rate=(3, 100)))
        ),
    )
    force = Force(marker=rng.choice(seats), seed=str(rng.random()))
    stacks = (10_000, 10_000, 1_500, 333)
    joins = [Join(f"p{seat}", seat, rng.choice(stacks)) for seat in seats]
    return Open(TABLE, regulation, 10, settings, force), joins


def start(rng: Random, request: Open) -> Start:
    """A hand as it comes."""
    return Start()
