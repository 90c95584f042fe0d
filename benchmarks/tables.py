"""Drawn tables: hands a second that are played over stdio, and that the referee follows."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink
from vistoria.law.catalogue import installed, load
from vistoria.play.sizes import table_sizes
from vistoria.play.table import play_table, refereed
from vistoria.referee.model import models
from vistoria.run.memory import seldom_collecting

from .engines import reference
from .figure import Figure, ratio

REACH = 300.0
GROWTH = 4.2
"""What four times as many hands may cost."""
Came = TypeVar("Came")


class Cost(NamedTuple):
    """CPU seconds of the harness for so many hands: playing them, and following them."""

    hands: int
    tables: int
    play_s: float
    referee_s: float

    @property
    def whole_s(self) -> float:
        """Both."""
        return self.play_s + self.referee_s


def measure(rounds: int, regulations: tuple[str, ...], hands: int) -> list[Figure]:
    """In each round the tables of each law with so many hands, and with a quarter of them; the best round of each."""
    return [figure for name in regulations for figure in _of_law(name, rounds, hands)]


def _of_law(name: str, rounds: int, hands: int) -> list[Figure]:
    rows = [(_cost(name, hands // 4), _cost(name, hands)) for _ in range(rounds)]
    best = min((whole for _, whole in rows), key=lambda cost: cost.whole_s)
    return [
        Figure(
            f"{name}: drawn hands a CPU second, played and followed",
            best.hands / best.whole_s,
            "/s",
            f"{best.hands} hands at {best.tables} tables, CPU time of the harness only, best round",
            REACH,
            more_is_better=True,
        ),
        Figure(
            f"{name}: hands a CPU second through the referee",
            best.hands / best.referee_s,
            "/s",
            "the same hands, the referee alone",
            more_is_better=True,
        ),
        Figure(
            f"{name}: the referee's share",
            100 * best.referee_s / best.whole_s,
            "%",
            "of the CPU time of the harness at drawn tables, without echoes",
        ),
        ratio(
            f"{name}: {hands} drawn hands / {hands // 4}",
            [whole.whole_s for _, whole in rows],
            [quarter.whole_s for quarter, _ in rows],
            "CPU time of the harness, played and followed, in one process",
            GROWTH,
        ),
    ]


def _cost(name: str, hands: int) -> Cost:
    law = load(installed()[name])
    model = models({reading.id: reading.default for reading in law.readings})[name]
    sizes = table_sizes(hands)
    played, followed, count = 0.0, 0.0, 0
    with seldom_collecting(), EngineLink(StdioLaunch(reference(), "benchmark")) as link:
        for number, size in enumerate(sizes, start=1):
            play = partial(play_table, link, law, None, seed=1, number=number, hands=size)
            took, (talk, fault) = _timed(play)
            assert fault is None, fault
            referee_s, shown = _timed(partial(refereed, name, talk.history, model))
            assert not shown.disagreements, shown.disagreements
            played, followed, count = played + took, followed + referee_s, count + shown.hands
    return Cost(count, len(sizes), played, followed)


def _timed(work: Callable[[], Came]) -> tuple[float, Came]:
    used = time.process_time()
    came = work()
    return time.process_time() - used, came
