"""Blinds beside each other."""

from __future__ import annotations

from vistoria.checks.reading import numbers, the_hand
from vistoria.checks.registry import check
from vistoria.model.event import Posted
from vistoria.model.finding import Finding, judged
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .money import opening_refused


@check("the table is refused, or the small blind is not above the big one")
def table_refused_or_small_not_above_big(history: History) -> Finding:
    """Either the product refuses such a table, or the small blind posted at it is not above the big one."""
    opening = opening_refused(history)
    if opening.verdict != "failed":
        return opening
    found = the_hand(history).of(Posted)
    posts = [h.event for h in found if isinstance(h.event, Posted)]
    small = [post.amount for post in posts if post.what == "small"]
    big = [post.amount for post in posts if post.what == "big"]
    seen = sentences(*(did("posted", seat=post.seat, what=post.what, amount=post.amount) for post in posts))
    ok = len(small) == len(big) == 1 and small <= big
    return judged(ok, must("small-not-above-big"), seen or did("no-bet"), *numbers(found))
