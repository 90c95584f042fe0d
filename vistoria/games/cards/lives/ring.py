"""Lives of tables where players play among themselves: blinds or a bring-in, rounds of bets, a showdown."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Literal

import msgspec

from vistoria.generate.tables import Life
from vistoria.model.command import (
    Act,
    Agree,
    Connection,
    Incident,
    Join,
    Leave,
    Renounce,
    Rest,
    Retract,
    Show,
    TakeOff,
    TopUp,
    Wait,
)
from vistoria.model.event import Turn
from vistoria.model.request import Open, Request
from vistoria.model.table import Clock, Commission, Force, ScheduledIncident, Settings, Stakes

from .life import MOST_DECISIONS, Scene

Verb = Literal["fold", "check", "call", "bet", "raise"]
VERBS: tuple[Verb, ...] = ("fold", "check", "call", "bet", "raise")


def life(scene: Scene, regulation: str, hands: int) -> Life:
    """A table of `hands` hands at most."""
    opened, request = False, _opening(scene, regulation)
    while not opened:
        opened = yield from scene.open(request)
        fewer = _with_fewer_settings(request)
        if not opened and fewer is None:
            return
        request = fewer or request
    for _ in range(scene.rng.choice((2, 2, 3, 3, 4, 5, 6, 8, scene.seen.seats))):
        yield from _sit_down(scene)
    for _ in range(hands):
        started = yield from scene.do(scene.start(_faults(scene)))
        if started:
            yield from _hand(scene)
        if scene.seen.running:
            return
        yield from scene.ask()
        yield from _between(scene)


def _opening(scene: Scene, regulation: str) -> Open:
    rng = scene.rng
    settings = Settings(smallest=1)
    if scene.deal.later:
        seats, stakes = 7, Stakes(entry=rng.choice((20, 20, 100)))
    else:
        seats = rng.choice((2, 4, 6, 9, 10, 10))
        small, big = rng.choice(((10, 20), (10, 20), (5, 10), (7, 20), (10, 10), (50, 100)))
        stakes = Stakes(small=small, big=big)
    changes: dict[str, Any] = {"stakes": stakes}
    if not scene.deal.later:
        words = [each for each in ("pot", "none", "half-pot", "raises") if each in scene.means.offers]
        if "limit" in scene.means.offers:
            words = ["pot", "none"]
        if words:
            changes["limit"] = rng.choice(words)
        rate = rng.choice((None, (5, 100), (3, 100), (4, 100)))
        if rate is not None:
            changes["commission"] = Commission(on="pot", rate=rate)
    if scene.means.clock and scene.chance(0.3):
        changes["clock"] = Clock(decision_ms=20_000, extra_ms=rng.choice((None, 0, 10_000)))
    settings = Settings(**{**{f: getattr(settings, f) for f in settings.__struct_fields__}, **changes})
    force = Force(seed=str(rng.random()) if scene.means.seed else None)
    return Open(scene.table, regulation, seats, settings, force)


def _with_fewer_settings(request: Open) -> Open | None:
    """The same table with ten seats, then with one choice of the house fewer; None where none is left to spare."""
    if request.seats < 10 and (request.settings.stakes or Stakes()).entry is None:
        return msgspec.structs.replace(request, seats=10)
    for name in ("clock", "limit", "commission", "smallest"):
        if getattr(request.settings, name) is not None:
            settings = msgspec.structs.replace(request.settings, **{name: None})
            return msgspec.structs.replace(request, settings=settings)
    return None


def _sit_down(scene: Scene) -> Generator[Request, Any, None]:
    """A newcomer with a deep, a common or a short stack, whichever the house takes."""
    free = scene.free_seats()
    if not free:
        return
    unit = _unit(scene)
    player, seat = scene.newcomer(), scene.rng.choice(free)
    many = scene.rng.choice(
        (10_000, 250 * unit, 100 * unit, 100 * unit, 50 * unit, 33 * unit + 3, 17 * unit + 1)
    )
    joined = yield from scene.do(Join(player, seat, many))
    if not joined:
        yield from scene.do(Join(player, seat, 10_000))


def _unit(scene: Scene) -> int:
    stakes = scene.seen.settings.stakes or Stakes()
    return stakes.big or stakes.entry or 20


def _faults(scene: Scene) -> tuple[ScheduledIncident, ...]:
    """A fault in one hand of eight."""
    kinds = scene.means.incidents & {"misdealt", "key-exposed"}
    seats = sorted(scene.seen.stacks)
    if not kinds or len(seats) < 2 or not scene.chance(0.12):
        return ()
    rng = scene.rng
    kind = rng.choice(sorted(kinds))
    if kind == "key-exposed":
        return (
            ScheduledIncident(
                rng.randint(len(seats) + 2, 2 * len(seats) + 4), "key-exposed", to=rng.choice(seats)
            ),
        )
    last = scene.deal.own * len(seats)
    at = rng.choice((1, rng.randint(1, last), last, last + rng.randint(1, 8)))
    places: list[int | str] = [*seats, "community"] if scene.deal.streets else [*seats]
    return (
        ScheduledIncident(at, "misdealt", to=rng.choice(places), correctable=rng.choice((None, True, False))),
    )


def _hand(scene: Scene) -> Generator[Request, Any, None]:
    for _ in range(MOST_DECISIONS):
        asked = scene.seen.asked
        if not scene.seen.running or asked is None:
            return
        if scene.chance(0.25):
            yield from scene.look()
        if scene.chance(0.12):
            yield from _try_unlawful(scene, asked)
            continue
        if scene.chance(0.03):
            yield from _disturb(scene, asked)
            continue
        decided = yield from scene.do(decision(scene, asked))
        if not decided:
            done = yield from scene.do(Act(asked.seat, "fold"))
            if not done:
                done = yield from scene.do(Act(asked.seat, "check"))
                if not done:
                    return


def decision(scene: Scene, turn: Turn) -> Act:
    """Mostly what keeps the hand going; a bet or a raise in one of three."""
    rng, choices = scene.rng, turn.choices
    if choices is None:
        return Act(turn.seat, "call" if scene.seen.own(turn.seat) < scene.seen.level else "check")
    sized: list[Verb] = [act for act in ("bet", "raise") if act in choices]
    quiet: list[Verb] = [act for act in ("check", "call") if act in choices]
    act: Verb = "fold"
    if sized and rng.random() < (0.3 if quiet else 0.9):
        act = rng.choice(sized)
    elif quiet and (rng.random() < 0.85 or "fold" not in choices):
        act = quiet[0]
    bounds = choices.get(act)
    if bounds is None:
        return Act(turn.seat, act)
    least, most = bounds
    to = rng.choice((least, least, min(most, 2 * least), rng.randint(least, max(least, most)), most))
    return Act(turn.seat, act, to)


def _try_unlawful(scene: Scene, turn: Turn) -> Generator[Request, Any, None]:
    """An act that the law may forbid now; what comes of it is for the referee."""
    rng, seat, choices = scene.rng, turn.seat, turn.choices or {}
    others = [other for other in scene.seen.started if other != seat] or [seat]
    stack = scene.seen.stacks.get(seat, 0)
    kind = rng.randrange(9)
    if kind == 0:
        yield from scene.do(Act(rng.choice(others), rng.choice(("fold", "check", "call"))))
    elif kind <= 3:
        verb = rng.choice(VERBS)
        bounds = choices.get(verb)
        if bounds is None:
            to = (
                None
                if verb in ("fold", "check", "call")
                else scene.seen.level + rng.randint(1, max(1, stack))
            )
            if verb not in choices:
                yield from scene.do(Act(seat, verb, to))
        else:
            yield from scene.do(Act(seat, verb, rng.choice((bounds[0] - 1, bounds[1] + 1))))
    elif kind == 4:
        yield from scene.do(Show(rng.choice([seat, *others]), "all"))
    elif kind == 5:
        yield from scene.do(Retract(rng.choice(others)))
    elif kind == 6:
        live = [s for s in scene.seen.started if s not in scene.seen.out]
        if len(live) > 1 and scene.seen.in_play % len(live) == 0:
            share = scene.seen.in_play // len(live)
            yield from scene.do(Agree(tuple(live), (share,) * len(live)))
    elif kind == 7:
        player = rng.choice(sorted(scene.seen.players))
        yield from scene.do(
            rng.choice((TopUp(player, 50 * _unit(scene)), TakeOff(player, 10 * _unit(scene))))
        )
    else:
        yield from scene.do(Renounce(rng.choice([seat, *others])))


def _disturb(scene: Scene, turn: Turn) -> Generator[Request, Any, None]:
    """Something from outside: time, a line, a player who goes, a fault that the croupier reports."""
    rng, players = scene.rng, {seat: player for player, seat in scene.seen.players.items()}
    kind = rng.randrange(5)
    if kind <= 1 and scene.means.clock:
        yield from scene.do(Wait(rng.choice((1_000, 19_999, 20_000, 20_001, 30_001, 90_000, 130_000))))
    elif kind == 2 and scene.means.connection and turn.seat in players:
        who = rng.choice((players[turn.seat], rng.choice(sorted(players.values()))))
        down = yield from scene.do(Connection(who, False))
        if down and scene.chance(0.7):
            yield from scene.do(Connection(who, True))
    elif kind == 3 and players:
        yield from scene.do(Leave(players[rng.choice(sorted(players))]))
    elif kind == 4 and "system-failure" in scene.means.incidents and scene.chance(0.3):
        yield from scene.do(Incident("system-failure"))


def _between(scene: Scene) -> Generator[Request, Any, None]:
    rng, players = scene.rng, sorted(scene.seen.players)
    if scene.chance(0.3) and players:
        yield from scene.do(TopUp(rng.choice(players), rng.choice((1, 50, 100)) * _unit(scene)))
    for player, seat in sorted(scene.seen.players.items()):
        if scene.seen.stacks.get(seat, 0) < _unit(scene):
            added = yield from scene.do(TopUp(player, 100 * _unit(scene)))
            if not added and scene.chance(0.7):
                yield from scene.do(Leave(player))
    if scene.chance(0.15) and len(players) > 2:
        yield from scene.do(Leave(rng.choice(players)))
    if scene.chance(0.25) or len(scene.seen.players) - len(scene.resting) < 3:
        yield from _sit_down(scene)
    if scene.chance(0.15) and players:
        player = rng.choice(players)
        on = player not in scene.resting
        done = yield from scene.do(Rest(player, on))
        if done:
            (scene.resting.add if on else scene.resting.discard)(player)
    if scene.chance(0.05) and players:
        yield from scene.do(TakeOff(rng.choice(players), _unit(scene)))
    if scene.chance(0.3):
        yield from scene.look()
