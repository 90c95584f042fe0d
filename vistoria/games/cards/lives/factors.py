"""What tables and hands are drawn from: each factor with its levels, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..deal import DealPlan

Factors = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Means:
    """What a product and its adapter can do."""

    offers: frozenset[str] = frozenset()
    forced_deck: bool = True
    forced_marker: bool = True
    seed: bool = True
    views: bool = True
    clock: bool = True
    connection: bool = True
    pool: bool = True
    voice: bool = True
    incidents: frozenset[str] = frozenset()
    information: frozenset[str] = frozenset()
    rank: frozenset[str] = frozenset()
    record: bool = True
    plain: bool = False
    """Whether the table uses no test hook."""
    ordinary: bool = False
    """Whether nothing comes to it either but what players do every day: no question, no mishap, nothing unlawful."""


def table_factors(deal: DealPlan, means: Means) -> Factors:
    """What is chosen once for a table."""
    if deal.croupier:
        return {
            "dealing": ("shoe", "shuffler"),
            "players": ("1", "2", "3", "5", "6", "7"),
            "stacks": ("deep", "common", "short", "mixed"),
            "stakes": ("wide", "narrow", "odd"),
            "places": ("7", "7 too", "7 too too", "6", "8"),
            "royal": ("least", "most", "undeclared"),
            "maximum": ("none", "low", "high"),
            "pool": ("common", "great", "small", "odd"),
            "fixed": ("undeclared", "declared", "small"),
        }
    own = {"entry": ("20", "100", "undeclared")} if deal.later else _among_players(means)
    return {
        **own,
        "seats": ("2", "3", "5", "7", "7 too", "1")
        if deal.later
        else ("2", "4", "6", "9", "10", "more", "1"),
        "players": ("2", "3", "4", "6", "7", "full"),
        "stacks": ("deep", "common", "short", "mixed", "odd"),
        "clock": ("undeclared", "declared") if deal.later else ("undeclared", "plain", "extra", "long"),
        "unit": ("1", "1 too", "5"),
    }


MANY = 12
"""In so many tables two or three have the most players."""


def is_quiet(number: int) -> bool:
    """Whether the same people play on at the ordinary table of this number: nobody comes or goes, none bets much."""
    return number % 8 == 5


def of_every_day(number: int) -> Mapping[str, str]:
    """Levels of ordinary tables, which are as tables are in service; at some all begin with the same chips."""
    equal = {"stacks": "equal", "capital": "undeclared", "mode": "undeclared"} if is_quiet(number) else {}
    return {"clock": "undeclared", **equal}


def without_hooks(deal: DealPlan, number: int) -> Mapping[str, str]:
    """Levels of the other tables without hooks, where what is rare comes by chance: odd sums, many players or two."""
    if deal.croupier:
        return {"players": "7", "places": "7", "stakes": "odd", "stacks": "deep"}
    many, unit = {3: ("full", "5"), 1: ("2", "1")}.get(number % 6, ("full", "1"))
    own = {"players": many, "unit": unit, "stacks": "mixed", "clock": "undeclared"}
    if deal.later:
        return {**own, "seats": "7", "entry": "20"}
    seats = "more" if number % MANY == 11 else "10"
    return {**own, "seats": seats, "blinds": "odd", "raises": "1", "dealing": "undeclared"}


def extremes(deal: DealPlan, number: int) -> Mapping[str, str]:
    """Levels of a few tables with hooks: as many players as a pack is enough for, and two places."""
    if deal.croupier:
        return {}
    most = {"seats": "7" if deal.later else "more", "players": "full"}
    return {0: most, 8: {"seats": "2", "players": "2"}}.get(number % MANY, {})


def _among_players(means: Means) -> Factors:
    limits: list[str] = [each for each in ("pot", "none", "half-pot", "raises") if each in means.offers]
    if not limits or "limit" in means.offers:
        limits = ["pot", "none"]
    modes: list[str] = [
        each for each in ("continuous", "session", "demonstration", "tournament") if each in means.offers
    ]
    if "tournament" in means.offers:
        modes = ["cash", *modes]
    return {
        "limit": (*limits, "undeclared"),
        "raises": ("undeclared", "1", "2", "4"),
        "mode": (*modes, "undeclared", "undeclared too"),
        "dealing": ("hand", "shuffler") if "shuffler" in means.offers else ("undeclared",),
        "blinds": ("half", "half too", "odd", "equal", "great", "undeclared"),
        "minimum": ("undeclared", "declared"),
        "commission": ("undeclared", "least", "most", "odd", "capped", "buy-in", "buy-in most"),
        "capital": ("undeclared", "undeclared too", "start", "restore"),
    }


def hand_factors(deal: DealPlan, means: Means) -> Factors:
    """What is chosen for each hand of a table, but for whose cards it is played with: see the plan."""
    if deal.croupier:
        events = ["nothing", "nothing too", "looks", "tries", "fault", "report", "early bets"]
        pauses = ("nothing", "comes", "goes", "adds", "asks", "device", "tries", "stays away")
        styles: tuple[str, ...] = ("bets", "declines", "mixed", "one declines")
        antes = ("least", "most", "odd", "mixed")
        return {
            "style": styles, "event": tuple(events), "between": pauses, "antes": antes,
            "jackpot": ("all", "some", "none"),
        }  # fmt: skip
    events = ["nothing", "looks", "tries", "tries too", "fault", "report", "leaves", "leaves too"]
    events += ["time", "time too"] if means.clock else []
    events += ["line"] if means.connection else []
    styles = (
        "calls",
        "checks",
        "raises",
        "least raises",
        "greatest bets",
        "all in",
        "folds",
        "mixed",
        "mixed too",
        "presses",
        "presses too",
        "gives up",
        "gives up too",
    )
    between = ("nothing", "comes", "goes", "rests", "returns", "adds", "asks", "session", "tries", "again")
    return {"style": styles, "event": tuple(events), "between": between}
