"""How often a saboteur does otherwise than the reference engine, over random hands of random tables."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal

import msgspec

from vistoria.model.answer import Accepted, Answer, Viewed
from vistoria.model.command import Act, Command, Join, Start
from vistoria.model.event import Event, HandEnded, Turn, UnknownEvent
from vistoria.model.place import Seat
from vistoria.model.request import Look, Open
from vistoria.model.table import Commission, Force, Settings, Stakes

from ..adapter import Reference
from .engine import Sabotaged

Verb = Literal["fold", "check", "call", "bet", "raise"]
SIZED: tuple[Verb, ...] = ("bet", "raise")
QUIET: tuple[Verb, ...] = ("check", "call")
TABLE = "t"
MOST_DECISIONS = 400


class HandWithoutEnd(RuntimeError):
    """A saboteur that keeps asking, or asks nobody; `seed` draws the hand again."""

    def __init__(self, saboteur: str, seed: int) -> None:
        self.saboteur, self.seed = saboteur, seed
        super().__init__(f"{saboteur}: the hand of seed {seed} does not end")


@dataclass(frozen=True)
class Compared:
    """So many of `hands` went otherwise."""

    hands: int
    differing: int


def compare(name: str, hands: int) -> Compared:
    """Play hands on both engines with the same decisions; once they differ, on the saboteur alone.

    Raises HandWithoutEnd.
    """
    lawful, wrong = Reference(), Sabotaged({"id": name})
    return Compared(hands, sum(_differs(lawful, wrong, seed) for seed in range(hands)))


def _differs(lawful: Reference, wrong: Sabotaged, seed: int) -> bool:
    rng = Random(seed)
    request, players = _table(rng, wrong.saboteur.regulation)
    same = _plain(lawful.open(request)) == _plain(wrong.open(request))
    for join in players:
        same = _plain(lawful.do(TABLE, join)) == _plain(wrong.do(TABLE, join)) and same
    command: Command = Start()
    for _ in range(MOST_DECISIONS):
        answer = wrong.do(TABLE, command)
        if same:
            same = _plain(lawful.do(TABLE, command)) == _plain(answer) and _looks(lawful, wrong, players)
        if not isinstance(answer, Accepted) or not answer.events:
            break
        last = answer.events[-1]
        if isinstance(last, HandEnded):
            return not same
        if not isinstance(last, Turn):
            break
        command = _decision(rng, last)
    raise HandWithoutEnd(wrong.saboteur.id, seed)


def _looks(lawful: Reference, wrong: Sabotaged, players: list[Join]) -> bool:
    look = Look(TABLE, Seat(players[0].seat))
    return _plain(lawful.look(look)) == _plain(wrong.look(look))


def _table(rng: Random, regulation: str) -> tuple[Open, list[Join]]:
    """Two to six players, seldom more; deep and short stacks; a pot limit or none; a commission or none."""
    seats = sorted(rng.sample(range(1, 11), rng.choice((2, 3, 3, 4, 4, 5, 6, 10))))
    settings = Settings(
        smallest=1,
        stakes=Stakes(small=10, big=20),
        limit=rng.choice(("pot", "pot", "none")),
        commission=rng.choice(
            (None, Commission(on="pot", rate=(5, 100)), Commission(on="pot", rate=(3, 100)))
        ),
    )
    force = Force(marker=rng.choice(seats), seed=str(rng.random()))
    stacks = (10_000, 10_000, 1_500, 333)
    joins = [Join(f"p{seat}", seat, rng.choice(stacks)) for seat in seats]
    return Open(TABLE, regulation, 10, settings, force), joins


def _decision(rng: Random, turn: Turn) -> Act:
    choices = dict(turn.choices or {})
    sized: list[Verb] = [act for act in SIZED if act in choices]
    quiet: list[Verb] = [act for act in QUIET if act in choices]
    act: Verb = "fold"
    if sized and rng.random() < 0.3:
        act = rng.choice(sized)
    elif quiet and (rng.random() < 0.85 or "fold" not in choices):
        act = quiet[0]
    bounds = choices[act]
    if bounds is None:
        return Act(turn.seat, act)
    least, most = bounds
    to = rng.choice((least, least, min(most, 2 * least), rng.randint(least, most)))
    return Act(turn.seat, act, to)


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
        return msgspec.structs.replace(event, cites=(), choices=None)
    return msgspec.structs.replace(event, cites=())
