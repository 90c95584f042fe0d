"""The clock: what becomes of a player whose time to decide is over."""

from __future__ import annotations

from vistoria.checks.registry import Nothing, check
from vistoria.model.answer import Accepted
from vistoria.model.command import Wait
from vistoria.model.event import Acted
from vistoria.model.finding import Finding, judged
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences


@check("seat {seat:d} {act:act}s for lack of time")
def timed_out(history: History, seat: int, act: str) -> Finding:
    """While time passed last, the seat was taken to have decided so, once, and nobody else anything."""
    waits = [done for done in history.done if isinstance(done.command, Wait)]
    expected = must("timed-out", seat=seat, act=act)
    if not waits:
        raise Nothing(expected, did("no-time-passed"))
    last = waits[-1]
    events = last.answer.events if isinstance(last.answer, Accepted) else ()
    got = [(event.seat, event.act) for event in events if isinstance(event, Acted)]
    seen = sentences(*(did("decision", seat=who, act=what) for who, what in got))
    return judged(got == [(seat, act)], expected, seen or did("nobody-decided"), last.n)
