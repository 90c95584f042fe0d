"""Where a round goes on for one side alone: who is asked breaks the law, and cards, ends and faults follow from it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from played import drawn, model

from vistoria.model.history import History
from vistoria.play.table import refereed
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.procedures.banked import turns
from vistoria.reference_engine.procedures.ring import acting
from vistoria.reference_engine.procedures.ring.state import Hand, Table


def small_blind_again(
    old: Callable[..., Hand], table: Table, hand: Hand, i: int, verb: str, *more: Any
) -> Hand:
    """Once the big blind has checked the small blind is asked again."""
    then = old(table, hand, i, verb, *more)
    small = hand.small
    again = hand.round == 1 and verb == "check" and i == hand.big and not hand.raises
    able = hand.live[small] and hand.stacks[small] and hand.live.count(True) > 2
    return replace(then, pending=(small,)) if again and able and hand.bets[small] == hand.level else then


def raiser_passed_over(
    old: Callable[..., Hand], table: Table, hand: Hand, i: int, verb: str, to: int, stack: int
) -> Hand:
    """Who has bet or raised is not asked again after a raise of one who is all-in."""
    then = old(table, hand, i, verb, to, stack)
    first = hand.raised[1] if hand.raised and hand.raised[0] == hand.round and hand.raises else None
    skips = verb == "raise" and not stack and first is not None
    return replace(then, pending=tuple(j for j in then.pending if j != first)) if skips else then


def short_plays_on(old: Callable[..., Any], table: Any, hand: Any, events: list[Any]) -> Any:
    """Who has too few chips for the additional bet is not asked, and plays for his ante alone."""
    short = [seat for seat in hand.undecided if table.stacks()[seat] < 2 * table.stake(seat).ante]
    return old(table, replace(hand, undecided=tuple(s for s in hand.undecided if s not in short)), events)


@pytest.mark.parametrize(
    ("law", "number", "module", "name", "wrong", "clause"),
    [
        ("mo-97-2010", 8, acting, "_decided", small_blind_again, "6.4"),
        ("pt-omaha-online", 4, acting, "_decided", raiser_passed_over, "40"),
        ("mo-61-2004", 6, turns, "go_on", short_plays_on, "5.3"),
    ],
)
def test_who_is_asked_is_named_and_not_what_follows_from_it(
    monkeypatch: pytest.MonkeyPatch,
    law: str,
    number: int,
    module: Any,
    name: str,
    wrong: Callable[..., Any],
    clause: str,
) -> None:
    right = getattr(module, name)
    with monkeypatch.context() as engine:
        for each in [m for where, m in sys.modules.items() if where.startswith("vistoria.reference_engine")]:
            if getattr(each, name, None) is right:
                engine.setattr(each, name, partial(wrong, right))
        table = History(tuple(drawn(Reference(), law, number, 8)))
    first = refereed("table", table, model(law)).disagreements[0]
    assert (first.aspect, first.clauses) == ("who acts", (f"{law}/{clause}",))
