"""Tests of abilities that act around a hand: clock, connection, incidents, voice.

Each test returns what to fix, or an empty text if the ability works.
"""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec

from vistoria.model.answer import Accepted, Unsupported
from vistoria.model.command import Act, Connection, Incident, Wait
from vistoria.model.event import Acted, ConnectionEvent, Corrected, Dealt, Exposed, Turn, Voided
from vistoria.model.place import Seat
from vistoria.model.table import Clock, ScheduledIncident

from .bench import Bench, NotReady, described, last, of

KINDS: tuple[str, ...] = get_args(get_type_hints(Incident)["kind"])


def clock(bench: Bench) -> str:
    """No time-out one second before the decision time ends, a time-out one second after."""
    limit = bench.setup.decision_ms
    settings = msgspec.structs.replace(bench.setup.settings, clock=Clock(decision_ms=limit))
    table, events = bench.dealt(settings=settings)
    seat = _asked(last(events, Turn))
    early = bench.must(table, Wait(limit - 1_000))
    if of(early, Acted):
        return (
            f"seat {seat} was played for after {limit - 1_000} of {limit} ms: only `wait` may move the clock"
        )
    late = [acted for acted in of(bench.must(table, Wait(2_000)), Acted) if acted.seat == seat]
    if not late or late[0].why != "timeout":
        return f"`wait` beyond {limit} ms brought no `acted` of seat {seat} with why `timeout`"
    return ""


def connection(bench: Bench) -> str:
    """Cut and restore a player's connection; the engine must report both."""
    table, _ = bench.dealt()
    player = f"p{bench.setup.taken[0]}"
    for up in (False, True):
        events = bench.must(table, Connection(player, up))
        if not any(event.who == player and event.up is up for event in of(events, ConnectionEvent)):
            return f"`connection` of {player} {'up' if up else 'down'} brought no such `connection` event"
    return ""


def incident(bench: Bench, kind: str) -> str:
    """Cause an incident; the engine must report a consequence."""
    if kind not in KINDS:
        return f"there is no incident {kind!r}: the kinds are {', '.join(KINDS)}"
    if kind == "system-failure":
        table, _ = bench.dealt()
        events = bench.must(table, Incident("system-failure"))
    else:
        deck = bench.deck(3) if bench.abilities.forced_deck else None
        settings = bench.setup.settings
        if kind == "device-fault":  # the failing device must be in use
            settings = msgspec.structs.replace(settings, dealing="shuffler")
        _, usual = bench.dealt(settings=settings, deck=deck)
        scheduled = _scheduled(kind, of(usual, Dealt), bench)
        _, events = bench.dealt(settings=settings, deck=deck, incidents=(scheduled,))
    if any(isinstance(event, Corrected | Voided | Exposed) for event in events):
        return ""
    return f"{kind} was accepted and nothing came of it: report `corrected`, `exposed` or `voided`"


def voice(bench: Bench) -> str:
    """The engine must accept a spoken decision."""
    table, events = bench.dealt()
    turn = last(events, Turn)
    seat = _asked(turn)
    choices = (turn.choices if turn else None) or {"call": None, "check": None}
    answer: object = None
    for act in ("call", "check", "bet"):
        if act in choices:
            span = choices[act] if act == "bet" else None
            answer = bench.do(table, Act(seat, act, to=span[0] if span else None, means="voice"))
            if isinstance(answer, Accepted):
                return ""
            if isinstance(answer, Unsupported):
                break
    return f"no spoken `act` of seat {seat} was accepted: the last was {described(answer)}"


def _scheduled(kind: str, usual: list[Dealt], bench: Bench) -> ScheduledIncident:
    """Schedule the incident at the first face-down card for a seat, as seen in a hand without incident."""
    closed = [(n, d.to.seat) for n, d in enumerate(usual, 1) if isinstance(d.to, Seat) and d.face == "down"]
    if not closed:
        raise NotReady("the hand began without a face-down card to a seat, so no incident could be scheduled")
    at, due = closed[0]
    taken = bench.setup.taken
    other = next(seat for seat in taken if seat != due)
    empty = next((seat for seat in range(1, bench.setup.seats + 1) if seat not in taken), other)
    fault = ScheduledIncident(at, kind)  # type: ignore[arg-type]  # one of KINDS
    details: dict[str, dict[str, object]] = {
        "misdealt": {"to": other, "due": due, "correctable": True},
        "wrong-count": {"places": (due,), "count": 2},
        "exposed": {"places": (due,)},
        "key-exposed": {"to": due},
        "dealt-to-empty": {"to": empty},
        "device-fault": {"device": "shuffler"},
    }
    return msgspec.structs.replace(fault, **details[kind])


def _asked(turn: Turn | None) -> int:
    if turn is None:
        raise NotReady("`start` ended without a `turn` event: report whose turn it is")
    return turn.seat
