"""The picture of a table is drawn from what was reported, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from report_hands import BANKED, CAME_BACK, MOVED, OPENED, RING, STUD, TAKEN_OFF, said

from vistoria.reports.by_hand import by_hand
from vistoria.reports.page import TEMPLATES
from vistoria.reports.picture import CARD, CENTRE, SPACED, picture
from vistoria.reports.table_view import SeatShown, TableShown, moment, table_shown


def table(messages: Sequence[dict[str, object]], *named: int) -> TableShown:
    """The table at the last message named."""
    at = moment(messages, named)
    assert at is not None
    return table_shown(at)


def seat(of: TableShown, number: int) -> SeatShown:
    """A seat by its number."""
    return next(each for each in of.seats if each.seat == number)


def test_before_the_flop_the_blinds_lie_before_the_seats_and_the_cards_are_closed() -> None:
    shown = table(RING, 6)
    assert (shown.pot, shown.community) == (None, ())
    assert [(s.seat, s.stack, s.bets, s.marker) for s in shown.seats] == [
        (1, 100, (), True), (2, 99, (("", 1),), False), (3, 98, (("", 2),), False),
    ]  # fmt: skip
    assert [(c.card, c.is_open) for c in seat(shown, 2).cards] == [("As", False), ("Ks", False)]


def test_a_request_is_shown_by_what_its_reply_reported() -> None:
    assert table(RING, 5) == table(RING, 6)


def test_at_the_end_the_pot_the_opened_cards_and_what_was_paid_are_seen() -> None:
    shown = table(RING, 8)
    assert shown.pot == 6
    assert [c.card for c in shown.community] == ["2c", "3c", "4c"]
    assert [(s.seat, s.stack, s.paid, s.is_out) for s in shown.seats] == [
        (1, 100, 0, True), (2, 103, 5, False), (3, 97, 0, False),
    ]  # fmt: skip
    assert all(c.is_open for c in seat(shown, 2).cards)
    assert not any(c.is_open for c in seat(shown, 3).cards)


def test_against_the_house_the_croupier_has_cards_and_bets_lie_on_the_cloth() -> None:
    shown = table(BANKED, 8)
    assert [(c.card, c.is_open) for c in shown.croupier] == [("Kc", False), ("9c", True)]
    assert seat(shown, 1).bets == (("ante", 10), ("additional", 20))
    assert (shown.pot, shown.pool, seat(shown, 1).stack) == (None, 500, 70)


def test_in_five_card_poker_some_cards_lie_open_and_some_closed() -> None:
    cards = {s.seat: [(c.card, c.is_open) for c in s.cards] for s in table(STUD, 6).seats}
    assert cards == {1: [("7h", True), ("8h", False)], 2: [("9h", True), (None, False)]}


def test_without_a_hand_or_with_messages_that_cannot_be_read_there_is_no_picture() -> None:
    assert moment((), ()) is None
    assert moment(OPENED, (2,)) is None
    assert moment(said({"method": "no-such", "params": {}}, {"result": {}}), (2,)) is None


def test_how_to_repeat_it_by_hand_names_chips_marker_and_the_cards_that_were_dealt() -> None:
    at = moment(RING, (8,))
    assert at is not None
    hand = by_hand(at)
    assert hand.stacks == (((1, 2, 3), 100),)
    assert hand.marker == 1
    assert hand.deck == ("As", "Ah", "Ks", "Kh", "2c", "3c", "4c")


def test_against_the_house_the_chips_are_those_before_the_bets() -> None:
    at = moment(BANKED, (8,))
    assert at is not None
    assert by_hand(at).stacks == (((1,), 100),)


def test_chips_taken_off_before_the_hand_are_not_laid_again() -> None:
    at = moment(TAKEN_OFF, (8,))
    assert at is not None
    assert by_hand(at).stacks == (((1,), 60), ((2,), 100))


def test_a_player_who_moved_is_drawn_at_his_new_seat_alone() -> None:
    assert [(s.seat, s.stack) for s in table(MOVED, 8).seats] == [(2, 100), (5, 100)]


def test_a_bet_that_came_back_lies_neither_before_the_seat_nor_in_the_pot() -> None:
    during, after = table(CAME_BACK, 6), table(CAME_BACK, 8)
    assert (seat(during, 1).bets, during.pot) == ((("", 30),), None)
    assert (seat(after, 1).bets, after.pot, seat(after, 1).stack) == ((), 40, 80)


@given(st.lists(st.integers(1, 23), min_size=1, max_size=12, unique=True).map(sorted))
def test_seats_stand_clockwise_from_the_croupiers_left_and_none_on_another(numbers: list[int]) -> None:
    seats = tuple(SeatShown(n, 100, (), (), 0, False, False) for n in numbers)
    drawn = picture(TableShown(2, seats, (), (), None, None)).seats
    assert [d.of.seat for d in drawn] == numbers
    assert len({(d.x, d.y) for d in drawn}) == len(numbers)
    for one, next_ in pairwise(drawn):
        a, b = ((d.x - CENTRE[0], d.y - 24 - CENTRE[1]) for d in (one, next_))
        assert a[0] * b[1] - a[1] * b[0] > 0, "the turn from one to the next is clockwise"


@pytest.mark.parametrize("named", [(), (8,), (4, 8)])
def test_without_a_message_named_the_end_is_shown(named: tuple[int, ...]) -> None:
    assert table(RING, *named) == table(RING, 8)


def test_the_style_sheet_spaces_the_cards_as_the_picture_is_laid_out() -> None:
    style = (TEMPLATES / "report.css").read_text(encoding="utf-8")
    for n in range(1, SPACED):
        assert f"use:nth-of-type({n + 1}) {{ transform: translateX({CARD * n}px); }}" in style
    drawn = picture(table(RING, 8))
    assert {each.y - each.row.y for each in drawn.seats} == {36}
    assert ".play svg svg > text { transform: translateY(36px); }" in style
