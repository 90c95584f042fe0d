"""Ranking of Omaha hands: the reference engine compared with phevaluator, if that is installed."""

from __future__ import annotations

import importlib
import importlib.util
import random
import time

from vistoria.model.cards import Card, full_deck
from vistoria.reference_engine.rules import mo_97_2010

from .figure import Figure, ratio


def measure(rounds: int, hands: int) -> list[Figure]:
    """Rank random hands (two of four cards with three of five); no line without phevaluator."""
    if importlib.util.find_spec("phevaluator") is None:
        return []
    evaluate = importlib.import_module("phevaluator").evaluate_omaha_cards
    rules = mo_97_2010.with_readings({})
    dealt = _dealt(hands)
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(rounds):
        begun = time.perf_counter()
        for own, community in dealt:
            rules.composition.best(rules.ranking, [own], community)
        ours.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        for own, community in dealt:
            evaluate(*community, *own)
        theirs.append(time.perf_counter() - begun)
    return [
        ratio(
            "ranking an Omaha hand, reference / phevaluator",
            ours,
            theirs,
            f"time for {hands} hands of four and five cards; ours also names the five cards and the row of the law",
        )
    ]


def _dealt(hands: int) -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    draw = random.Random(1)
    decks = (draw.sample(full_deck(), 9) for _ in range(hands))
    return [(tuple(deck[:4]), tuple(deck[4:])) for deck in decks]
