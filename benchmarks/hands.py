"""Budget 3: six-player Omaha hands checked down, reference engine compared with PokerKit, in this process."""

from __future__ import annotations

import time

from pokerkit import Automation, PotLimitOmahaHoldem

from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Act, Join, Start
from vistoria.model.event import Paid, Turn
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings
from vistoria.reference_engine.adapter import Reference

from .figure import Figure, ratio

REACH, STRETCH = 40.0, 100.0
PLAYERS = 6
STACK = 1_000_000
SETTINGS = Settings(smallest=1, limit="pot", stakes={"small": 10, "big": 20})


class WrongHand(Exception):
    """A hand of a benchmark ended wrongly, so its time is meaningless."""


def measure(rounds: int, hands: int) -> list[Figure]:
    """In each round play `hands` on the reference engine and a twentieth of them on PokerKit."""
    few = max(2, hands // 20)
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(rounds):
        ours.append(_rate(play_reference, hands))
        theirs.append(_rate(play_pokerkit, few))
    return [
        ratio(
            "six-player Omaha hands, reference / PokerKit",
            ours,
            theirs,
            f"pot-limit hands a second checked down to the showdown, shuffled by the engine: {hands} by the "
            f"reference engine's adapter, {few} by PokerKit with all automations, events kept by both",
            REACH,
            STRETCH,
            more_is_better=True,
        ),
        Figure("reference engine", max(ours), "hands/s", "best round"),
        Figure("PokerKit", max(theirs), "hands/s", "best round"),
    ]


def _rate(play: object, hands: int) -> float:
    begun = time.perf_counter()
    play(hands)  # type: ignore[operator]
    return hands / (time.perf_counter() - begun)


def play_reference(hands: int) -> None:
    """Play each hand to its payment; raise WrongHand if nothing is paid."""
    engine = Reference()
    _accepted(engine.open(Open("t", "mo-97-2010", 10, SETTINGS, Force())))
    for seat in range(1, PLAYERS + 1):
        _accepted(engine.do("t", Join(f"p{seat}", seat, STACK)))
    for _ in range(hands):
        events = _accepted(engine.do("t", Start())).events
        while isinstance(turn := events[-1], Turn):
            act = "check" if turn.choices is not None and "check" in turn.choices else "call"
            events = _accepted(engine.do("t", Act(turn.seat, act))).events
        if not any(isinstance(event, Paid) for event in events):
            raise WrongHand(f"the reference engine paid nothing: {events}")


def play_pokerkit(hands: int) -> None:
    """Play each hand to its payment; raise WrongHand if chips are lost."""
    game = PotLimitOmahaHoldem(tuple(Automation), True, 0, (10, 20), 20)
    for _ in range(hands):
        state = game((STACK,) * PLAYERS, PLAYERS)
        while state.status:
            state.check_or_call()
        if sum(state.stacks) != STACK * PLAYERS or max(state.stacks) == STACK:
            raise WrongHand(f"PokerKit's stacks are {state.stacks}")


def _accepted(answer: Answer) -> Accepted:
    if not isinstance(answer, Accepted):
        raise WrongHand(f"the reference engine answers {answer}")
    return answer
