"""Drawn tables: hands a second that are played over stdio, and that the referee follows."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink
from vistoria.law.catalogue import installed, load
from vistoria.play.sizes import table_sizes
from vistoria.play.table import play_table, refereed
from vistoria.referee.model import models
from vistoria.run.memory import seldom_collecting

from .engines import reference
from .figure import Figure

REACH = 300.0
Came = TypeVar("Came")


def measure(rounds: int, regulations: tuple[str, ...], hands: int) -> list[Figure]:
    """In each round the tables of each law with so many hands; the best round of each."""
    return [figure for name in regulations for figure in _of_law(name, rounds, hands)]


def _of_law(name: str, rounds: int, hands: int) -> list[Figure]:
    law = load(installed()[name])
    model = models({reading.id: reading.default for reading in law.readings})[name]
    playing, following, count = list[float](), list[float](), 0
    for _ in range(rounds):
        played, followed, count = 0.0, 0.0, 0
        with seldom_collecting(), EngineLink(StdioLaunch(reference(), "benchmark")) as link:
            for number, size in enumerate(table_sizes(hands), start=1):
                play = partial(play_table, link, law, seed=1, number=number, hands=size)
                took, (talk, fault) = _timed(play)
                assert fault is None, fault
                referee_s, shown = _timed(partial(refereed, name, talk.history, model))
                assert not shown.disagreements, shown.disagreements
                played, followed, count = played + took, followed + referee_s, count + shown.hands
        playing.append(played)
        following.append(followed)
    play_s, referee_s = min(playing), min(following)
    return [
        Figure(
            f"{name}: drawn hands a CPU second, played and followed",
            count / (play_s + referee_s),
            "/s",
            f"{count} hands at {len(table_sizes(hands))} tables, CPU time of the harness only, best round",
            REACH,
            more_is_better=True,
        ),
        Figure(
            f"{name}: hands a CPU second through the referee",
            count / referee_s,
            "/s",
            "the same hands, the referee alone",
            more_is_better=True,
        ),
        Figure(
            f"{name}: the referee's share",
            100 * referee_s / (play_s + referee_s),
            "%",
            "of the CPU time of the harness at drawn tables, without echoes",
        ),
    ]


def _timed(work: Callable[[], Came]) -> tuple[float, Came]:
    used = time.process_time()
    came = work()
    return time.process_time() - used, came
