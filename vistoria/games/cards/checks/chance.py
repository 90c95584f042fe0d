"""What a sample of chance can see: pure functions of its size."""

from __future__ import annotations

from math import exp, lgamma, log, sqrt

FALSE_ALARM = 1e-6
"""How seldom a fair sample exceeds its last limit."""
AGAIN, SEEN = 4.753, 3.3
"""Standard deviations: of a limit that one fair sample in a million exceeds; of what two samples show in 99.9 %."""


def limit(freedom: int) -> float:
    """What a fair sum of a chi-square exceeds once in a million (after Wilson and Hilferty); less often below five."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + AGAIN * sqrt(part)) ** 3)


def most_by_chance(mean: float) -> int:
    """The largest number of rare events that is no rarer than once in a million where so many are to be expected."""
    most, rest = int(mean), 1.0
    log_of = -mean + most * log(mean) - lgamma(most + 1) if mean else 0.0
    while mean and rest > FALSE_ALARM:
        most += 1
        log_of += log(mean / most)
        rest = exp(log_of) / (1 - mean / (most + 1))  # each further one is rarer by more than this
    return most


def excess(freedom: int) -> float:
    """By how much more than chance the sum of a chi-square must grow to be above its limits in 99.9 % of the runs.

    With f degrees of freedom and an excess e the sum has mean f + e and variance 2 (f + 2 e). It must pass the limit
    of the second sample, where a fair sum is once in a million (after Wilson and Hilferty), by `SEEN` deviations.
    """
    fair = limit(freedom) - freedom
    return fair + 2 * SEEN**2 + SEEN * sqrt(2 * freedom + 4 * fair + 4 * SEEN**2)


def least_share(hands: int, cells: float, freedom: int) -> float:
    """The share of one of so many equally likely cells that a sample of so many hands would have shown.

    A share s in place of p = 1 / cells adds hands * (s - p)^2 / (p (1 - p)) to the sum.
    """
    due = 1 / cells
    return min(due + sqrt(excess(freedom) * due * (1 - due) / hands), 1.0)


def never_by_chance(trials: int, cells: int) -> float:
    """The chance that one of so many equally likely cells, whichever, is never hit; at most."""
    return cells * (1 - 1 / cells) ** trials
