"""Plays table after table until it is told to stop, and counts what they show in the order of their numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec

from vistoria.audit.audit import Audit, Summary
from vistoria.audit.workers import Answer, Crew

from .order import Order, played, sizes


def campaign(
    order: Order,
    by: Crew,
    goes_on: Callable[[int], bool],
    heard: Callable[[Audit], None] = lambda audit: None,
    audit: Audit | None = None,
    saved: Callable[[Audit], None] = lambda audit: None,
) -> Audit:
    """Play as long as it `goes_on` after so many hands; the results are the same whoever plays.

    `heard` is called after each table, `saved` when the audit could be kept; `audit` is one that was broken off, whose
    `records` are the tables that were counted. Raises EngineError where the engine cannot be had, and NoCrew.
    """
    audit = audit or Audit(Summary(order.request.regulation))
    asked, waiting = msgspec.json.encode(order), deque[Answer]()
    drawn, hands, begun = sizes(), 0, 0

    def begin() -> bool:
        nonlocal hands, begun
        while begun < audit.records:  # counted before
            hands, begun = hands + next(drawn), begun + 1
        if not goes_on(hands):
            return False
        hands, begun = hands + next(drawn), begun + 1
        waiting.append(by.submit(partial(played, asked, begun), f"{order.request.regulation}/table-{begun}"))
        return True

    more = begin()
    while waiting:
        while more and len(waiting) <= by.ahead:
            more = begin()
        tables = audit.records + 1
        for record, judged in waiting.popleft().result():
            audit.takes(record, judged)
        audit.records = tables
        audit.blames()
        heard(audit)
        saved(audit)
        more = more and (bool(waiting) or begin())
    audit.summary.shown = dict(sorted(audit.summary.shown.items()))
    return audit
