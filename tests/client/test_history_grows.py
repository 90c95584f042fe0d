"""A history that grows message by message knows what one read at once knows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vistoria.model.answer import Accepted
from vistoria.model.command import Act, Start
from vistoria.model.event import Event, HandEnded, HandStarted
from vistoria.model.grown import Grown
from vistoria.model.hand import Hand
from vistoria.model.history import Exchange, History, read_history
from vistoria.model.request import Open, Play

TRANSCRIPTS = sorted((Path(__file__).parent.parent / "protocol" / "transcripts").glob("*.json"))


def _history(path: Path) -> History:
    stored = json.loads(path.read_text(encoding="utf-8"))
    messages = [m for m in stored["messages"] if m.get("method") not in ("hello", "bye")]
    return read_history(messages)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_stage_of_growth_equals_the_history_read_at_once(path: Path) -> None:
    whole = _history(path)
    assert whole.hands
    grown = History(())
    for count, exchange in enumerate(whole.exchanges, start=1):
        grown = grown.grown(exchange)
        afresh = History(whole.exchanges[:count])
        assert grown.done == afresh.done
        assert grown.happened == afresh.happened
        assert [_plain(hand) for hand in grown.hands] == [_plain(hand) for hand in afresh.hands]
    assert grown == whole


def _plain(hand: Hand) -> tuple[object, ...]:
    return hand.table, hand.opened, hand.start, hand.events, hand.before


def _play(n: int, table: str, *events: Event) -> Exchange:
    return Exchange(n, Play(table, (Start(),)), (Accepted(events),))


def test_a_sequence_that_grows_leaves_what_it_was_to_everyone_who_holds_it() -> None:
    empty = Grown[int]()
    one = empty.plus((1,))
    two, other = one.plus((2, 3)), one.plus((4,))
    assert (empty, one, two, other) == ((), (1,), (1, 2, 3), (1, 4))
    assert empty.plus((9,)) == (9,)
    assert two.plus(()) is two
    assert (two[0], two[-1], two[1:], two[::-1], len(two)) == (1, 3, (2, 3), (3, 2, 1), 3)
    assert list(two) == [1, 2, 3] != list(one)
    for outside in (1, -2):
        with pytest.raises(IndexError):
            one[outside]


def test_a_further_hand_leaves_those_before_it_as_they_are() -> None:
    tables = ("s", "t")
    grown = History(tuple(Exchange(2 * n + 1, Open(t, "toy", 6), Accepted()) for n, t in enumerate(tables)))
    for number in range(1, 6):
        for table in tables:
            before = grown.hands
            grown = grown.grown(
                _play(grown.length + 1, table, HandStarted(hand=number), HandEnded(stacks={}))
            )
            assert all(a is b for a, b in zip(before, grown.hands, strict=False))
    assert [(hand.table, len(hand.before)) for hand in grown.hands] == [
        (table, 2 * number) for number in range(5) for table in tables
    ]
    assert grown.hands[-1].previous is grown.hands[-3]


def test_hands_that_begin_in_one_answer_have_their_own_starts_and_events() -> None:
    ended = HandEnded(stacks={})
    commands, answers = (
        (Start(), Start()),
        (Accepted((HandStarted(hand=1), ended)), Accepted((HandStarted(hand=2),))),
    )
    opened = Exchange(1, Open("t", "toy", 6), Accepted())
    grown = History((opened,)).grown(Exchange(3, Play("t", commands), answers))
    grown = grown.grown(Exchange(5, Play("t", (Act(1, "check"),)), (Accepted((ended,)),)))
    assert [len(hand.events) for hand in grown.hands] == [2, 2]
    assert all(hand.start is not None for hand in grown.hands)
