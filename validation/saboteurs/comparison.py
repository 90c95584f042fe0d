"""How often a saboteur does otherwise than the reference engine, over random hands of random tables."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, cast

from msgspec.structs import replace

from vistoria.model.answer import Accepted, Answer, Viewed
from vistoria.model.command import Command, Join, Start
from vistoria.model.event import Event, HandEnded, Turn, UnknownEvent
from vistoria.model.place import Seat
from vistoria.model.request import Look, Open
from vistoria.reference_engine.adapter import Reference

from .engine import Sabotaged
from .random_table import TABLE

MOST_DECISIONS = 400


class HandWithoutEnd(RuntimeError):
    """A saboteur that keeps asking, or asks nobody; `seed` draws the hand again."""

    def __init__(self, saboteur: str, seed: int) -> None:
        self.saboteur, self.seed = saboteur, seed
        super().__init__(f"{saboteur}: the hand of seed {seed} does not end")


class Drawing(Protocol):
    """What a module that draws random hands has, one for each procedure."""

    @staticmethod
    def table(rng: Random, regulation: str) -> tuple[Open, Sequence[Command]]:
        """A table of the id `TABLE`, and what is done before a hand."""
        ...

    @staticmethod
    def start(rng: Random, request: Open) -> Start:
        """The beginning of the hand."""
        ...

    @staticmethod
    def decision(rng: Random, turn: Turn) -> Command:
        """What he who is asked decides."""
        ...


@dataclass(frozen=True)
class Compared:
    """So many of `hands` went otherwise."""

    hands: int
    differing: int


def compare(wrong: Sabotaged, hands: int) -> Compared:
    """Play hands on both engines with the same decisions; once they differ, on the saboteur alone.

    Raises HandWithoutEnd.
    """
    lawful = Reference()
    return Compared(hands, sum(_differs(lawful, wrong, seed) for seed in range(hands)))


def _differs(lawful: Reference, wrong: Sabotaged, seed: int) -> bool:
    rng, drawing = Random(seed), _drawing(lawful, wrong.saboteur.regulation)
    request, before = drawing.table(rng, wrong.saboteur.regulation)
    same = _plain(lawful.open(request)) == _plain(wrong.open(request))
    for step in before:
        same = _plain(lawful.do(TABLE, step)) == _plain(wrong.do(TABLE, step)) and same
    command: Command = drawing.start(rng, request)
    for _ in range(MOST_DECISIONS):
        answer = wrong.do(TABLE, command)
        if same:
            same = _plain(lawful.do(TABLE, command)) == _plain(answer) and _looks(lawful, wrong, before)
        if not isinstance(answer, Accepted) or not answer.events:
            break
        last = answer.events[-1]
        if isinstance(last, HandEnded):
            return not same
        if not isinstance(last, Turn):
            break
        command = drawing.decision(rng, last)
    raise HandWithoutEnd(wrong.saboteur.id, seed)


def _drawing(engine: Reference, regulation: str) -> Drawing:
    """The module that draws tables for the procedure of a regulation."""
    name = engine.regulations[regulation].rules.procedure
    return cast(Drawing, importlib.import_module(f"{__package__}.random_{name}"))


def _looks(lawful: Reference, wrong: Sabotaged, before: Sequence[Command]) -> bool:
    seat = next(step.seat for step in before if isinstance(step, Join))
    look = Look(TABLE, Seat(seat))
    return _plain(lawful.look(look)) == _plain(wrong.look(look))


def _plain(answer: Answer | Viewed) -> object:
    """What happened or is seen, without cites, offered choices and the words of refusals."""
    if isinstance(answer, Accepted):
        return [_bare(event) for event in answer.events]
    if isinstance(answer, Viewed):
        return [_bare(event) for event in answer.events], answer.state
    return type(answer)


def _bare(event: Event | UnknownEvent) -> Event | UnknownEvent:
    if isinstance(event, UnknownEvent):
        return event
    if isinstance(event, Turn):
        return replace(event, cites=(), choices=None)
    return replace(event, cites=())
