"""Who comes to which place at a table."""

from __future__ import annotations

from vistoria.checks.refusal import attempt_accepted, not_the_product, said
from vistoria.checks.registry import Nothing, check
from vistoria.model.command import Join, Move
from vistoria.model.event import Seated
from vistoria.model.finding import Finding, judged
from vistoria.model.history import History

from .money import opening_refused


@check("nobody has come to seat {seat:d}, neither by sitting down nor by changing places")
def nobody_came(history: History, seat: int) -> Finding:
    """Of those who tried to come to this seat nobody is reported there; a product need not let players change places.

    One of the tries was answered by the product.
    """
    expected = f"nobody comes to seat {seat}"
    came = [h for h in history.happened if isinstance(h.event, Seated) and h.event.seat == seat]
    if came:
        seen = "; ".join(f"{h.event.player} sits there" for h in came if isinstance(h.event, Seated))
        return judged(False, expected, seen, *(h.n for h in came))
    tried = [d for d in history.done if isinstance(d.command, Join | Move) and d.command.seat == seat]
    if not tried or any(d.accepted for d in tried):
        raise Nothing(
            expected, "a try was accepted, and nobody is reported there" if tried else "nobody tried"
        )
    answered = [d for d in tried if not not_the_product(d)]
    seen = "; ".join(map(said, answered or tried))
    if not answered:
        return Finding("unsupported", expected, seen, tuple(d.n for d in tried))
    return judged(True, expected, seen, *(d.n for d in answered))


@check("the table is refused, or seat {seat:d} of it is given to who tries to sit down there")
def table_refused_or_seat_given(history: History, seat: int) -> Finding:
    """Either the product refuses such a table, or it has this place all the same.

    Somebody sat down at a lawful table before: a product that opens none at all shows nothing.
    """
    expected = f"the table is refused, or it has a seat {seat}"
    if not any(isinstance(h.event, Seated) for h in history.happened):
        raise Nothing(expected, "nobody sat down at a lawful table")
    opening = opening_refused(history)
    return opening if opening.verdict != "failed" else attempt_accepted(history)
