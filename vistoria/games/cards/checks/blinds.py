"""Blinds beside each other."""

from __future__ import annotations

from vistoria.checks.reading import numbers, the_hand
from vistoria.checks.registry import check
from vistoria.model.event import Posted
from vistoria.model.finding import Finding, judged
from vistoria.model.history import History

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
    seen = ", ".join(f"{post.what} blind of {post.amount}" for post in posts) or "no blinds"
    ok = len(small) == len(big) == 1 and small <= big
    return judged(ok, "a small blind posted that is not above the big one", seen, *numbers(found))
