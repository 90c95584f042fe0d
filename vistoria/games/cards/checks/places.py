"""Who comes to which place at a table."""

from __future__ import annotations

from vistoria.checks.refusal import attempt_accepted, not_the_product
from vistoria.checks.registry import Nothing, check
from vistoria.model.attempts import answer_text
from vistoria.model.command import Join, Move
from vistoria.model.event import Seated
from vistoria.model.finding import Finding, judged
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .money import opening_refused


@check("nobody has come to seat {seat:d}, neither by sitting down nor by changing places")
def nobody_came(history: History, seat: int) -> Finding:
    """Of those who tried to come to this seat nobody is reported there; a product need not let players change places.

    One of the tries was answered by the product.
    """
    expected = must("nobody-comes", seat=seat)
    came = [h for h in history.happened if isinstance(h.event, Seated) and h.event.seat == seat]
    if came:
        events = [h.event for h in came if isinstance(h.event, Seated)]
        came_in = (did("people-seated", player=e.player, seat=seat, stack=e.stack) for e in events)
        return judged(False, expected, sentences(*came_in), *(h.n for h in came))
    tried = [d for d in history.done if isinstance(d.command, Join | Move) and d.command.seat == seat]
    if not tried or any(d.accepted for d in tried):
        raise Nothing(expected, did("accepted-silently" if tried else "not-attempted"))
    by_product = [d for d in tried if not not_the_product(d)]
    seen = sentences(*(answer_text(d.answer) for d in by_product or tried))
    if not by_product:
        return Finding("unsupported", expected, seen, tuple(d.n for d in tried))
    return judged(True, expected, seen, *(d.n for d in by_product))


@check("the table is refused, or seat {seat:d} of it is given to who tries to sit down there")
def table_refused_or_seat_given(history: History, seat: int) -> Finding:
    """Either the product refuses such a table, or it has this place all the same.

    Somebody sat down at a lawful table before: a product that opens none at all shows nothing.
    """
    expected = must("refused-or-seat", seat=seat)
    if not any(isinstance(h.event, Seated) for h in history.happened):
        raise Nothing(expected, did("nobody-sat-down"))
    opening = opening_refused(history)
    return opening if opening.verdict != "failed" else attempt_accepted(history)
