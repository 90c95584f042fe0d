"""Chips that nobody has, or that nobody brought, where the product's own sources agree on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from vistoria.checks.made import made_between_hands
from vistoria.model.answer import Accepted
from vistoria.model.command import Command
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Charged, HandEnded, HandStarted, Paid
from vistoria.model.history import Exchange
from vistoria.model.request import Open
from vistoria.model.sentences import did, must, say, sentences
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


def unbought(model: Model, exchanges: Sequence[Exchange], n: int) -> Iterator[Disagreement]:
    """Message `n`, by which seats that bought chips have others than they bought, against how chips are added.

    None where no clause says how, or the product's own tellings do not agree on it.
    """
    made = {seat: each for seat, each in sorted(made_between_hands(exchanges, n).items()) if each.bought}
    table = next(each.table for each in exchanges if each.n + 1 == n) or ""
    opened = next(
        each.request for each in exchanges if each.table == table and isinstance(each.request, Open)
    )
    ruling = model.open(opened)
    clauses = ruling[0].clauses("chips bought") if made and isinstance(ruling, tuple) else ()
    if clauses:
        due, said = (
            sentences(*(say(f"{mood}.chips-bought", seat=seat, chips=chips) for seat, chips in side.items()))
            for mood, side in (
                ("must", {seat: each.due for seat, each in made.items()}),
                ("did", {seat: each.told for seat, each in made.items()}),
            )
        )
        yield Disagreement(n, table, 0, "chips bought", clauses, due, said)
