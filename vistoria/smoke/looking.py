"""Tests of abilities that show information: views, information, record, rank.

Each test returns what to fix, or an empty text if the ability works.
"""

from __future__ import annotations

import re

import msgspec

from vistoria.model.answer import Order, Provided, Unsupported, Viewed
from vistoria.model.event import Dealt
from vistoria.model.information import WHATS
from vistoria.model.place import Seat
from vistoria.model.request import Ask, HoleAndCommunity, Look, Rank, Record

from .bench import Bench, of


def views(bench: Bench) -> str:
    """A seat sees its own face-down cards and no others; the public sees none; the house sees all."""
    table, events = bench.dealt()
    closed: dict[object, set[str]] = {}
    for dealt in of(events, Dealt):
        if dealt.face == "down" and dealt.card is not None:
            closed.setdefault(dealt.to, set()).add(dealt.card)
    if not closed:
        return (
            "views cannot be tested: no face-down card was dealt, or `dealt` events of `play` do not name it"
        )
    for viewer in (*(Seat(seat) for seat in bench.setup.taken), "public", "house"):
        view = bench.ask(Look(table, viewer))  # type: ignore[arg-type]
        if not isinstance(view, Viewed):
            return f"look as {viewer} is answered unsupported"
        shown = {card for seen in view.state.cards for card in seen.cards}
        there = set(re.findall(r'"([2-9TJQKA][shdc])"', msgspec.json.encode(view).decode()))
        for place, cards in closed.items():
            may = viewer in ("house", place)
            if may and isinstance(place, Seat) and not cards <= shown:
                missing = " ".join(sorted(cards - shown))
                return f"look as {viewer}: state.cards lacks {missing} of {place}, which this viewer sees"
            if not may and cards & there:
                return f"look as {viewer} gives away {' '.join(sorted(cards & there))}, face-down cards of {place}"
    return ""


def information(bench: Bench, what: str) -> str:
    """Ask a question after a hand; the engine must reach it, even if it does not provide the answer."""
    if what not in WHATS:
        return f"there is no question {what!r}: the questions are {', '.join(WHATS)}"
    table, events = bench.dealt()
    bench.finish(table, events)
    answer = bench.ask(Ask(table, what, f"p{bench.setup.taken[0]}"))
    return (
        "`ask` answers unsupported: take it out of `information`" if isinstance(answer, Unsupported) else ""
    )


def record(bench: Bench) -> str:
    """Ask for the product's own log of a hand that has ended."""
    table, events = bench.dealt()
    bench.finish(table, events)
    answer = bench.ask(Record(table, 1))
    if isinstance(answer, Provided) and answer.content:
        return ""
    return "`record` of hand 1 gives nothing: provide the product's log, or do not declare `record`"


def rank(bench: Bench, purpose: str) -> str:
    """Two hands in both orders; the better must come first."""
    pair = bench.setup.example(purpose)
    if pair is None:
        return f"there is no purpose {purpose!r}: `rank` is for showdown and speaking"
    for hands, due in (((pair.better, pair.worse), ((0,), (1,))), ((pair.worse, pair.better), ((1,), (0,)))):
        answer = bench.ask(Rank(bench.setup.regulation, purpose, hands))  # type: ignore[arg-type]
        if not isinstance(answer, Order):
            return (
                f"`rank` does not put {_words(hands)} in order, which is how hands are asked under this regulation: "
                "take the purpose out of `rank`, or the regulation out of `hello`"
            )
        if answer.order != due:
            return f"`rank` puts {_words(hands)} in the order {answer.order}, not {due} (best first)"
    return ""


def _words(hands: tuple[HoleAndCommunity, ...]) -> str:
    return " and ".join(" ".join((*hand.hole, *hand.community, *hand.cards)) for hand in hands)
