"""The share of saboteurs under conditions that a run fails, by condition, with its confidence interval."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from vistoria.bundle.selftest import Share

BAR = 0.97
"""Of those that err, so large a share must fail on a clause that they name."""
Z = 1.96
"""Of the normal distribution, for an interval that holds in 95 of 100 cases."""


def share(condition: str, killed: Iterable[bool | None]) -> Share:
    """Each killed or not; None for one that did not err. The interval is Wilson's."""
    all_ = list(killed)
    erred = [each for each in all_ if each is not None]
    n, k = len(erred), sum(erred)
    if not n:
        return Share(condition, 0, 0, 0.0, 1.0, len(all_))
    part, width = k / n, Z * Z / n
    middle = (part + width / 2) / (1 + width)
    half = Z * sqrt(part * (1 - part) / n + width / (4 * n)) / (1 + width)
    return Share(condition, n, k, round(middle - half, 4), round(min(middle + half, 1.0), 4), len(all_) - n)


def below_the_bar(whole: Share) -> bool:
    """Whether too few of those that erred failed."""
    return whole.killed < BAR * whole.erred
