"""Chips of a hand that nobody has when it ends, where the hand is no longer followed for another reason."""

from __future__ import annotations

from collections.abc import Iterable

from vistoria.model.answer import Accepted
from vistoria.model.command import Command
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Charged, HandEnded, HandStarted, Paid
from vistoria.model.history import Exchange
from vistoria.model.request import Open
from vistoria.model.sentences import did, must
from vistoria.table import Table
from vistoria.table.events import after_all

from .judge import told_events
from .model import Model
from .steps import steps


def unpaid(model: Model, exchanges: Iterable[Exchange], n: int) -> Disagreement | None:
    """Message `n`, in which a hand ends and its pot is not what is paid and taken of it, against who wins a pot by law.

    None where no clause says who wins one, or every chip has gone somewhere.
    """
    seen, clauses, hand = Table(), tuple[str, ...](), 0
    for step in steps(exchanges):
        if not isinstance(step.reply, Accepted):
            continue
        events = told_events(step.reply)
        if isinstance(step.request, Open):
            ruling = model.open(step.request)
            clauses = ruling[0].clauses("winners") if isinstance(ruling, tuple) else ()
            seen, hand = after_all(Table.opened(step.request), events), 0
        elif isinstance(step.request, Command):
            hand += sum(isinstance(e, HandStarted) for e in events)
            ended = next((i for i, e in enumerate(events) if isinstance(e, HandEnded)), None)
            if step.n == n and ended is not None and clauses:
                before = after_all(seen, events[:ended])
                paid = sum(e.amount for e in events if isinstance(e, Paid) and e.what == "pot")
                taken = sum(e.amount for e in events if isinstance(e, Charged) and e.of == "pot")
                said = did("charge", amount=taken, pot=paid + taken + before.in_play, paid=paid)
                found = Disagreement(
                    n, step.table, hand, "winners", clauses, must("charge", amount=taken), said
                )
                return found if before.in_play else None
            seen = after_all(seen, events)
    return None
