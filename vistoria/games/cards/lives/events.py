"""What befalls a hand: time, lines, players who go, faults of dealing."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from vistoria.model.command import Command, Connection, Incident, Leave, Rest, Session, TopUp, Wait
from vistoria.model.event import Turn
from vistoria.model.request import Request
from vistoria.model.table import Clock, ScheduledIncident

from .life import Scene

Counted = Generator[Request, Any, int]


def faults(scene: Scene) -> tuple[ScheduledIncident, ...]:
    """A fault while cards are dealt, in a hand that is made so.

    It names a card by its number, so the product must have been seen to deal in the order of the law.
    """
    if not scene.deals_by_law:
        return ()
    known = {"misdealt", "key-exposed"} if scene.deal.later else {"misdealt", "system-failure"}
    kinds = scene.means.incidents & known
    resting = {seat for player, seat in scene.seen.players.items() if player in scene.resting}
    seats = [seat for seat, stack in sorted(scene.seen.stacks.items()) if stack and seat not in resting]
    if not kinds or len(seats) < 2 or scene.now["event"] != "fault":
        return ()
    rng, deal = scene.rng, scene.deal
    own = deal.own * len(seats) + deal.aside
    kind = rng.choice(sorted(kinds))
    if kind == "key-exposed":
        first, last = len(seats) + 1 + deal.aside, (deal.own + deal.later) * len(seats) + 1
        at = rng.choice((rng.randint(first, own), rng.randint(first, last)))
        return (ScheduledIncident(at, "key-exposed", to=rng.choice(seats)),)
    last = own + sum(burnt + opened for burnt, opened in deal.streets) + deal.later * len(seats)
    if kind == "misdealt" and deal.streets and rng.random() < 0.4:
        return (ScheduledIncident(own + 1, "misdealt", to="community"),)
    at = rng.choice((1, rng.randint(1, own), own, own + 1, own + 2, rng.randint(own, last), last, last))
    if kind == "system-failure":
        return (ScheduledIncident(at, "system-failure"),)
    places: list[int | str] = [*seats, "community", "burn"] if deal.streets else [*seats]
    correctable = rng.choice((None, None, True, False))
    return (ScheduledIncident(at, "misdealt", to=rng.choice(places), correctable=correctable),)


def happens(scene: Scene, turn: Turn) -> Counted:
    """One event of the kind that the hand is made of; how many commands were accepted."""
    done = 0
    if scene.stays(turn.seat):
        return 0
    for command in _EVENTS.get(scene.now["event"], _nothing)(scene, turn):
        if scene.asked() is None and not isinstance(command, Connection):
            break
        accepted = yield from scene.do(command)
        done += accepted
    return done


def _nothing(scene: Scene, turn: Turn) -> list[Command]:
    return []


def _time(scene: Scene, turn: Turn) -> list[Command]:
    """Waiting to the edge of the time to decide, just below it or beyond, with extra time or without.

    Where the house declares no time, and no law does, nobody knows where the edge is.
    """
    clock = scene.seen.settings.clock or Clock()
    due, extra = clock.decision_ms or (120_000 if scene.deal.later else 0), clock.extra_ms or 0
    if not due:
        return [Wait(1_000)]
    waits = (
        (due,), (due - 1, 1), (due + extra,), (due + 1,), (due - 1,), (due + extra - 1, 1), (1_000,),
        (45_000,), (45_001, due), (due, extra or 1),
    )  # fmt: skip
    over = (due + extra,)
    return [Wait(ms) for ms in scene.rng.choice((*waits, over, over, over)) if ms > 0]


def _line(scene: Scene, turn: Turn) -> list[Command]:
    """A line fails, of him who is asked, of another or of the system, and comes back or does not."""
    rng, players = scene.rng, {seat: player for player, seat in scene.seen.players.items()}
    asked = players.get(turn.seat)
    all_in = _all_in(scene)
    others = [player for seat, player in players.items() if not scene.stays(seat)]
    who = rng.choice([*[asked] * 3, *others, "system", *all_in * 3])
    if who is None:
        return []
    clock = scene.seen.settings.clock or Clock()
    due = [Wait((clock.decision_ms or 1_000) + (clock.extra_ms or 0))]
    meanwhile = rng.choice(([], [], [Wait(1_000)], [Wait(clock.decision_ms or 1_000)], due, due))
    meanwhile = meanwhile if scene.means.clock else []
    back: list[Command] = [Connection(who, True)] if who == "system" or rng.random() < 0.7 else []
    return [Connection(who, False), *meanwhile, *back]


def _all_in(scene: Scene) -> list[str]:
    """Players who have put in all they have."""
    seen = scene.seen
    return sorted(
        player
        for player, seat in seen.players.items()
        if seat in seen.started and seat not in seen.out and not seen.stacks.get(seat, 0)
    )


def _leaves(scene: Scene, turn: Turn) -> list[Command]:
    """Somebody goes, rests or ends his session in the middle of a hand."""
    rng, players = scene.rng, {seat: player for player, seat in scene.seen.players.items()}
    others = _all_in(scene) or sorted(players.values())
    player = players.get(turn.seat) if rng.random() < 0.4 else rng.choice(others)
    if player is None:
        return []
    ends: list[Command] = [*[Leave(player)] * 4, Rest(player, True), TopUp(player, 50 * scene.big)]
    if "invitation" in scene.means.offers:
        ends += [Session(player, "end"), Session(player, "end")]
    return [rng.choice(ends)]


def _report(scene: Scene, turn: Turn) -> list[Command]:
    """The croupier reports a card that went to the wrong place, or that the system failed."""
    rng, kinds = scene.rng, scene.means.incidents
    found: list[Command] = []
    if "system-failure" in kinds and rng.random() < 0.4:
        found.append(Incident("system-failure"))
    lie = [(card, lying.place) for card, lying in scene.seen.cards.items() if isinstance(card, str)]
    if "misdealt" in kinds and lie:
        card, place = rng.choice(lie)
        places = sorted({getattr(at, "seat", at) for _, at in lie} - {"aside"}, key=str)
        source = getattr(place, "seat", place)
        correctable = rng.choice((None, None, None, False))
        due = rng.choice(places)
        found.append(Incident("misdealt", card=card, to=source, due=due, correctable=correctable))  # type: ignore[arg-type]
    return found[:1]


_EVENTS = {"time": _time, "line": _line, "leaves": _leaves, "report": _report}
