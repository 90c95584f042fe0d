"""The messages around a finding, printed so that a person can read them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from report_law import DEALT, MESSAGES

from vistoria.model.visible import visible
from vistoria.reports.excerpt import BRIEF_LINES, MOST_CHARACTERS, MOST_LINES, excerpt, pretty

LONG = [{"result": {"n": n}} for n in range(1, 41)]


@pytest.mark.parametrize(
    ("named", "shown"),
    [
        ((4,), [(1, 2), 3, 4, 5, 6, (7, 40)]),
        ((5,), [(1, 2), 3, 4, 5, 6, (7, 40)]),
        ((1,), [1, 2, (3, 40)]),
        ((40,), [(1, 38), 39, 40]),
        ((4, 30), [(1, 2), 3, 4, 5, 6, (7, 28), 29, 30, 31, 32, (33, 40)]),
        ((), [(1, 36), 37, 38, 39, 40]),
        ((99,), [(1, 40)]),
    ],
)
def test_named_messages_stand_in_their_exchanges_and_the_rest_is_counted(
    named: tuple[int, ...], shown: list[object]
) -> None:
    found = excerpt(LONG, named)
    assert [m.n if m.body else (m.n, m.upto) for m in found] == shown
    assert [m.n for m in found if m.named] == [n for n in named if n <= 40]


def test_no_message_no_excerpt() -> None:
    assert excerpt((), (4,)) == ()


def test_requests_results_and_faults_are_told_apart() -> None:
    kinds = [(m.kind, m.method) for m in excerpt(MESSAGES, (1, 4, 6))]
    assert kinds[:2] == [("excerpt.asks", "open"), ("excerpt.result", "")]
    assert ("excerpt.fault", "") in kinds


def test_a_long_message_is_folded_and_a_short_one_is_not() -> None:
    by_number = {m.n: m for m in excerpt(MESSAGES, (4,)) if m.body}
    assert by_number[4].folded
    assert not by_number[3].folded


def test_an_event_that_fits_stands_on_one_line() -> None:
    events = [{"type": "dealt", "to": {"seat": n}, "face": "down"} for n in range(1, 7)]
    lines = pretty({"events": events})
    assert lines is not None
    assert len(lines) == 4 + len(events)


def test_what_an_object_is_stands_before_what_it_holds() -> None:
    sent = {"amount": 20, "n": 6, "seat": 2, "type": "posted"}
    assert pretty([{"events": [sent]}]) == [
        '[{"events": [{"type": "posted", "n": 6, "amount": 20, "seat": 2}]}]'
    ]


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=30,
)


@given(values, st.integers(10, 100))
def test_what_is_printed_says_what_was_sent(value: object, width: int) -> None:
    assert json.loads("\n".join(pretty(value, width) or [])) == value


def test_what_is_long_beyond_reading_is_cut_and_says_so() -> None:
    (shown,) = excerpt([{"result": list(range(10**5, 2 * 10**5))}], (1,))
    assert shown.body.count("\n") + 1 == shown.lines == MOST_LINES
    assert shown.cut > 10**4
    (line,) = pretty("x" * 10**6) or []
    assert len(line) < MOST_CHARACTERS + 100


def test_nesting_beyond_measure_is_survived() -> None:
    deep: object = []
    for _ in range(400):
        deep = [deep]
    assert pretty(deep)
    for _ in range(10_000):
        deep = [deep]
    (shown,) = excerpt([{"result": deep}], (1,))
    assert shown.kind == "excerpt.too-deep"


def test_in_brief_a_reply_is_shown_by_what_happened_last() -> None:
    before, shown, after = excerpt(MESSAGES, (4,), brief=True)
    assert [before.body, after.body] == ["", ""]
    events = [json.loads(line) for line in shown.body.splitlines()]
    assert [event["n"] for event in events] == [26, 27, 28]
    assert shown.cut == 1 + len(DEALT) + 3 - BRIEF_LINES


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("a\x00b", "a⟨U+0000⟩b"),
        ("\x1b[31m", "⟨U+001B⟩[31m"),
        ("\u202egpj", "⟨U+202E⟩gpj"),
        ("\ud800", "⟨U+D800⟩"),
        ("two\nlines\tand a tab", "two\nlines\tand a tab"),
        ("«mão» 剩下 n.º 🂡", "«mão» 剩下 n.º 🂡"),
    ],
)
def test_what_cannot_be_seen_is_written_out(text: str, seen: str) -> None:
    assert visible(text) == seen
