"""On what terms tables against the croupier are opened: antes, jackpot, pay table."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from vistoria.model.request import Open
from vistoria.model.table import Force, Jackpot, Payouts, Settings

from .life import Scene

ANTE, JACKPOT, PLACES = 100, 10, 7
MOST_ANTE = {"wide": 20 * ANTE, "narrow": 5 * ANTE, "odd": 10 * ANTE + 50}
LEAST_ANTE = {"wide": ANTE, "narrow": ANTE, "odd": 37}
BOUNDS = ((25, 500), (50, 1_000), (100, 1_000), (100, 5_000), (500, 10_000), (1_000, 50_000))
"""Least and highest antes of houses that have one cloth and take no others."""
POOLS = {"common": 100_000, "great": 1_000_000, "small": 30_000, "odd": 77_777}
ROYAL = {"least": 50, "most": 100, "undeclared": None}
MAXIMA = {"none": None, "low": 3_000, "high": 50_000}
FIXED = {"undeclared": None, "declared": 1, "small": 5}


def opening(scene: Scene) -> Open:
    """The opening of a table that the law may have, as it is drawn."""
    rng, levels = scene.rng, scene.plan.table
    royal = ROYAL[levels["royal"]] if "royal-above-50" in scene.means.offers else None
    part = FIXED[levels["fixed"]]
    fixed = {"royal": 400_000, "straight-flush": 40_000, "quads": 15_000, "full-house": 7_500, "flush": 4_000}
    settings = Settings(
        smallest=1,
        stakes={"ante": (LEAST_ANTE[levels["stakes"]], MOST_ANTE[levels["stakes"]]), "jackpot": JACKPOT},
        payouts=Payouts(royal=royal, maximum=MAXIMA[levels["maximum"]]),
        jackpot=Jackpot(
            minimum=rng.choice((10_000, 50_000)),
            fixed=None if part is None else {name: sum_ // part for name, sum_ in fixed.items()},
        )
        if part is not None or rng.random() < 0.5
        else None,
        dealing=levels["dealing"],  # type: ignore[arg-type]
    )
    pool = POOLS[levels["pool"]]
    force = Force(
        pool=pool if scene.means.pool else None, seed=str(rng.random()) if scene.means.seed else None
    )
    return Open(scene.table, scene.regulation, int(levels["places"]), settings, force)


def of_one_cloth(drawn: Open) -> Iterator[tuple[Open, int]]:
    """The table with its most places and nothing declared but the stakes of one cloth; what sums are multiplied by."""
    for least, most in ((ANTE, MOST_ANTE["narrow"]), *BOUNDS):
        settings = Settings(stakes={"ante": (least, most), "jackpot": JACKPOT * max(1, least // ANTE)})
        request = msgspec.structs.replace(drawn, seats=PLACES, settings=settings)
        yield request, max(1, least // ANTE)


def unlawful_openings(base: Open) -> list[Open]:
    """Tables that the law may not have: each differs from one that it may have in one thing."""
    payouts = base.settings.payouts or Payouts()
    found = [
        msgspec.structs.replace(base, seats=seats) for seats in (*range(1, PLACES), PLACES + 1, PLACES + 2)
    ]
    for royal in (49, 101):
        settings = msgspec.structs.replace(
            base.settings, payouts=msgspec.structs.replace(payouts, royal=royal)
        )
        found.append(msgspec.structs.replace(base, seats=PLACES, settings=settings))
    return found
