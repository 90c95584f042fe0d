"""Acts that the law may forbid; what comes of them is for the referee."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from vistoria.games.cards.commands import VERBS, Agree, Renounce
from vistoria.model.answer import Accepted
from vistoria.model.command import Act, Command, Cut, Join, Move, Retract, Show, Start, TakeOff, TopUp
from vistoria.model.event import Turn
from vistoria.model.request import Close, Open

from .life import Asking, Scene

MORE = ("bet", "call", "raise")
"""In their alphabetical order, so that the same seed draws the same."""


def try_in_hand(scene: Scene, turn: Turn) -> Asking:
    """Something that may be unlawful while he who is asked decides, and a look at what came of it."""
    if scene.ordinary:
        return
    kinds = [found for make in _IN_HAND if (found := make(scene, turn))]
    yield from scene.do(scene.rng.choice(scene.rng.choice(kinds)))
    if scene.chance(0.2):
        yield from scene.look()


def try_between(scene: Scene) -> Asking:
    """Something that may be unlawful between hands."""
    if scene.ordinary:
        return
    kinds = [found for make in _BETWEEN if (found := make(scene))]
    yield from scene.do(scene.rng.choice(scene.rng.choice(kinds)))


def try_opening(scene: Scene, openings: Sequence[Open]) -> Asking:
    """A table that may be unlawful, at a place of its own; it is closed at once where it opens."""
    if scene.means.ordinary:
        return
    request = openings[scene.at % len(openings)]
    request = msgspec.structs.replace(request, table=f"{request.table}-0")
    reply = yield request
    if isinstance(reply, Accepted):
        yield Close(request.table)


def _out_of_turn(scene: Scene, turn: Turn) -> Sequence[Command]:
    """A decision by a seat that is not asked."""
    rng, found = scene.rng, list[Command]()
    others = [seat for seat in scene.seen.started if seat != turn.seat] or [turn.seat]
    for _ in range(3):
        verb = rng.choice(VERBS)
        to = None if verb in ("fold", "check", "call") else scene.seen.level + scene.big
        found.append(Act(rng.choice(others), verb, to))
    return found


def _wrong_amount(scene: Scene, turn: Turn) -> Sequence[Command]:
    """An amount just beyond what may be bet, or that no chips make."""
    rng, unit = scene.rng, scene.unit
    found: list[Command] = []
    for act in MORE:
        if (bounds := (turn.choices or {}).get(act)) is not None:
            least, most = bounds
            beyond = [
                least - unit,
                most + unit,
                most + scene.big,
                max(least // 2 // unit * unit, unit),
                2 * most,
            ]
            beyond += [least - 1, least + 1] if unit > 1 else []
            beyond = [to for to in beyond if not least <= to <= most or to % unit]
            wrong = [Act(turn.seat, act, rng.choice(beyond)), Act(turn.seat, act, most + unit)]
            found += [Act(turn.seat, "raise", scene.seen.level)] if act == "call" else wrong
    return found


def _not_offered(scene: Scene, turn: Turn) -> Sequence[Command]:
    """An act that is not among the choices."""
    seat, level, stack = turn.seat, scene.seen.level, scene.seen.stacks.get(turn.seat, 0)
    most = scene.seen.own(seat) + stack
    found: list[Command] = []
    for verb in VERBS:
        if turn.choices is not None and verb not in turn.choices:
            quiet = verb in ("fold", "check", "call")
            for to in (None,) if quiet else (level + scene.big, min(most, level + 2 * scene.big), most):
                found.append(Act(seat, verb, to))
    return found


def _wishes(scene: Scene, turn: Turn) -> Sequence[Command]:
    """What is asked for and not granted while a hand is played."""
    rng = scene.rng
    live = [seat for seat in scene.seen.started if seat not in scene.seen.out]
    seat = rng.choice([turn.seat, *live])
    found: list[Command] = [
        Show(seat, "all"),
        Show(seat, rng.choice(live or [turn.seat])),
        Renounce(seat),
        *[Retract(last) for last in _last_to_act(scene, turn)],
    ]
    pot = scene.seen.in_play
    if live:
        share = pot // len(live)
        found.append(Agree(tuple(live), (pot - share * (len(live) - 1), *(share,) * (len(live) - 1))))
    return found


def _last_to_act(scene: Scene, turn: Turn) -> list[int]:
    acted = [seat for seat in scene.bids if seat != turn.seat]
    best = max(acted, key=lambda seat: scene.seen.own(seat), default=turn.seat)
    return [best, *acted[-1:]]


def _chips(scene: Scene, turn: Turn) -> Sequence[Command]:
    """Chips while a hand is played."""
    player = scene.rng.choice(sorted(scene.seen.players))
    return TopUp(player, 50 * scene.big), TakeOff(player, scene.unit * scene.rng.choice((1, 10)))


def _house(scene: Scene, turn: Turn) -> Sequence[Command]:
    """Places and cards while a hand is played."""
    rng, players = scene.rng, sorted(scene.seen.players)
    player = rng.choice(players)
    found: list[Command] = [Start()]
    free = scene.free_seats()
    if free:
        found += [Move(player, rng.choice(free)), *_newcomers(scene)]
    if scene.deal.later:
        found.append(Cut(player, rng.choice((6, 20))))
    return found


_IN_HAND: tuple[Callable[[Scene, Turn], Sequence[Command]], ...] = (
    _out_of_turn,
    _wrong_amount,
    _not_offered,
    _wishes,
    _chips,
    _house,
)


def _newcomers(scene: Scene) -> Sequence[Command]:
    """People who sit down with less than a table may want of them, or with very much."""
    least = 50 * scene.big
    if scene.deal.later and scene.big < 100:
        least *= 2
    sums: tuple[int, ...] = (least - scene.unit, least - scene.unit, least - scene.big, scene.big, 1_000_000)
    if not scene.deal.later:
        sums = (scene.big, 49 * scene.big, 10 * scene.big + 1)
    free = scene.free_seats()
    return [Join(scene.newcomer(), scene.rng.choice(free), amount) for amount in sums if free]


def _places(scene: Scene) -> Sequence[Command]:
    """Places that are taken or that there are none of, and second ones."""
    rng, players, free = scene.rng, sorted(scene.seen.players), scene.free_seats()
    found: list[Command] = [Join("stranger", scene.seen.seats + 1, 100 * scene.big)]
    found += [Join("stranger", seat, 100 * scene.big) for seat in sorted(scene.seen.stacks)[:2]]
    if free and players:
        found += [Join(rng.choice(players), rng.choice(free), 100 * scene.big)] * 2
        found.append(Move(rng.choice(players), free[0]))
    return found


def _too_early(scene: Scene) -> Sequence[Command]:
    """What is done in a hand only."""
    seat = scene.rng.choice(sorted(scene.seen.stacks) or [1])
    return Act(seat, "check"), Show(seat, "all")


def _chips_between(scene: Scene) -> Sequence[Command]:
    """Chips taken off the table or added to it, few and many."""
    rng, players, big = scene.rng, sorted(scene.seen.players), scene.big
    if not players:
        return ()
    richest = max(scene.seen.players.items(), key=lambda each: scene.seen.stacks.get(each[1], 0))[0]
    found: list[Command] = [TakeOff(player, big) for player in (rng.choice(players), richest)]
    if stack := scene.seen.stacks[scene.seen.players[richest]]:
        found.append(TakeOff(richest, stack))
    return found + [TopUp(rng.choice(players), amount) for amount in (1, 7, big + 1)]


def _cuts(scene: Scene) -> Sequence[Command]:
    """A player cuts the pack, too shallow and too deep."""
    players = sorted(scene.seen.players) if scene.deal.later else []
    return [Cut(scene.rng.choice(players), cards) for cards in (1, 5, 6, 20, 35) if players]


_BETWEEN: tuple[Callable[[Scene], Sequence[Command]], ...] = (
    _newcomers,
    _places,
    _too_early,
    _chips_between,
    _cuts,
)
