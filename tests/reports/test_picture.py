"""The picture of a hand is drawn from what was reported, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from report_hands import BANKED, CAME_BACK, MOVED, OPENED, RING, STUD, TAKEN_OFF

from vistoria.model.cards import Card
from vistoria.reports.by_hand import ByHand, by_hand
from vistoria.reports.picture import CENTRE, SIGNS, picture
from vistoria.reports.scenario_view import told_by
from vistoria.reports.speech import speech
from vistoria.reports.still import still
from vistoria.reports.table_view import CardShown, SeatShown, TableShown, table_shown
from vistoria.telling import Told

Messages = Sequence[dict[str, object]]


def told(messages: Messages, *named: int) -> Told:
    """The hand that the messages tell."""
    found = told_by(messages, named)
    assert found is not None
    return found


def table(messages: Messages, *named: int) -> TableShown:
    """The table at the deciding step."""
    of = told(messages, *named)
    return table_shown(of.steps[of.deciding].table)


def repeated(messages: Messages, *named: int) -> ByHand:
    shown = by_hand(told(messages, *named))
    assert shown is not None
    return shown


def seat(of: TableShown, number: int) -> SeatShown:
    """A seat by its number."""
    return next(each for each in of.seats if each.seat == number)


def test_before_the_flop_the_blinds_lie_before_the_seats_and_the_cards_are_closed() -> None:
    shown = table(RING, 6)
    assert (shown.pots, any(cards for _, cards in shown.rows)) == ((), False)
    assert [(s.seat, s.stack, s.bets, s.put, s.marker) for s in shown.seats] == [
        (1, 100, (), 0, True), (2, 99, (("", 1),), 1, False), (3, 98, (("", 2),), 2, False),
    ]  # fmt: skip
    assert [(c.card, c.is_open) for c in seat(shown, 2).cards] == [("As", False), ("Ks", False)]


def test_a_request_is_shown_by_what_its_reply_reported() -> None:
    assert table(RING, 5) == table(RING, 6)


def test_a_game_says_which_rows_of_cards_lie_in_the_middle_and_whose_they_are() -> None:
    ace, two = CardShown(Card("As"), True), CardShown(Card("2h"), False)
    shown = TableShown((), rows=(("banker", (ace,)), ("player", (two, ace)), ("aside", ())))
    drawn = picture([shown])
    assert [(slot.of, slot.i) for slot in drawn.slots if slot.kind == "card"] == [
        ("banker", 0), ("player", 0), ("player", 1),
    ]  # fmt: skip
    assert [value for slot, value in zip(drawn.slots, drawn.at(0), strict=True) if slot.kind == "card"] == [
        "As", "~2h", "As",
    ]  # fmt: skip
    assert [word for _, _, word in drawn.labels] == ["banker", "player"]
    tops = {slot.of: slot.y for slot in drawn.slots}
    assert tops["banker"] < tops["player"]


def test_before_the_payment_the_pot_lies_in_the_middle_and_after_it_with_the_winner() -> None:
    of = told(RING, 8)
    paid = next(i for i, step in enumerate(of.steps) if step.line.said.key == "paid.of-pot")
    before, after = (table_shown(of.steps[i].table) for i in (paid - 1, paid))
    assert (before.pots, after.pots) == (((5, ()),), ())
    assert [(s.stack, s.paid, s.is_out) for s in after.seats] == [
        (100, 0, True),
        (102, 5, False),
        (97, 0, False),
    ]
    assert [c.card for c in dict(after.rows)["community"]] == ["2c", "3c", "4c"]
    assert all(c.is_open for c in seat(after, 2).cards)
    assert not any(c.is_open for c in seat(after, 3).cards)


def test_against_the_house_the_croupier_has_cards_and_bets_lie_on_the_cloth() -> None:
    shown = table(BANKED, 8)
    assert [(c.card, c.is_open) for c in dict(shown.rows)["croupier"]] == [("Kc", False), ("9c", True)]
    assert seat(shown, 1).bets == (("ante", 10), ("additional", 20))
    assert (shown.pots, shown.pool, seat(shown, 1).stack) == ((), 500, 70)


def test_in_five_card_poker_some_cards_lie_open_and_some_closed() -> None:
    cards = {s.seat: [(c.card, c.is_open) for c in s.cards] for s in table(STUD, 6).seats}
    assert cards == {1: [("7h", True), ("8h", False)], 2: [("9h", True), (None, False)]}


def test_without_a_hand_there_is_no_picture_and_what_cannot_be_read_is_not_told() -> None:
    assert told_by((), ()) is None
    assert told(OPENED, 2).steps == ()
    assert told_by(({"method": "no-such", "params": {}}, {"result": {}}), (2,)) is None


def test_how_to_repeat_it_by_hand_names_chips_marker_and_the_cards_that_were_dealt() -> None:
    hand = repeated(RING, 8)
    assert hand.stacks == (((1, 2, 3), 100),)
    assert hand.marker == 1
    assert hand.deck == ("As", "Ah", "Ks", "Kh", "2c", "3c", "4c")


@pytest.mark.parametrize(
    ("messages", "stacks"), [(BANKED, (((1,), 100),)), (TAKEN_OFF, (((1,), 60), ((2,), 100)))]
)
def test_the_chips_to_lay_are_those_before_the_bets_without_what_was_taken_off(
    messages: Messages, stacks: tuple[object, ...]
) -> None:
    assert repeated(messages, 8).stacks == stacks


def test_a_player_who_moved_is_drawn_at_his_new_seat_alone() -> None:
    assert [(s.seat, s.stack) for s in table(MOVED, 8).seats] == [(2, 100), (5, 100)]


def test_a_bet_that_came_back_lies_neither_before_the_seat_nor_in_the_pot() -> None:
    during, after = table(CAME_BACK, 6), table(CAME_BACK, 8)
    assert (seat(during, 1).bets, during.pots) == ((("", 30),), ())
    assert (seat(after, 1).bets, after.pots, seat(after, 1).stack) == ((), ((40, ()),), 80)


def test_an_empty_pot_keeps_its_place_so_that_the_others_do_not_move() -> None:
    tables = [TableShown((), pots=((60, (1, 2)), (40, (1,)))), TableShown((), pots=((0, (1, 2)), (40, (1,))))]
    drawn = picture(tables)
    sums = [i for i, slot in enumerate(drawn.slots) if slot.kind == "amount"]
    assert [[drawn.at(step)[i] for i in sums] for step in (0, 1)] == [[60, 40], ["", 40]]


@given(st.lists(st.integers(1, 23), min_size=1, max_size=12, unique=True).map(sorted))
def test_seats_stand_clockwise_from_the_croupiers_left_and_none_on_another(numbers: list[int]) -> None:
    drawn = picture([TableShown(tuple(SeatShown(n, 100) for n in numbers))])
    plates = [slot for slot in drawn.slots if slot.kind == "plate"]
    assert [plate.of for plate in plates] == numbers
    assert len({(plate.x, plate.y) for plate in plates}) == len(numbers)
    for one, next_ in pairwise(plates):
        a, b = ((p.x - CENTRE[0], p.y - CENTRE[1]) for p in (one, next_))
        assert a[0] * b[1] - a[1] * b[0] > 0, "the turn from one to the next is clockwise"


@pytest.mark.parametrize("messages", [RING, BANKED, STUD, CAME_BACK])
def test_the_changes_of_all_steps_make_what_each_table_alone_shows(messages: Messages) -> None:
    tables = [table_shown(step.table) for step in told(messages, 8).steps]
    drawn = picture(tables)
    assert len(drawn.changes) == len(tables) > 3
    for step, shown in enumerate(tables):
        alone = picture([shown])
        seen = {(slot.kind, slot.of, slot.i): v for slot, v in zip(drawn.slots, drawn.at(step), strict=True)}
        by_itself = {(s.kind, s.of, s.i): v for s, v in zip(alone.slots, alone.at(0), strict=True)}
        assert {k: v for k, v in seen.items() if v != "" and k[0] != "seat"} == {
            k: v for k, v in by_itself.items() if v != "" and k[0] != "seat"
        }


def test_a_closed_card_is_drawn_as_a_back_whatever_is_known_of_it() -> None:
    of = told(RING, 8)
    drawn = picture([table_shown(step.table) for step in of.steps])
    svg = still(drawn, of.deciding, speech("en"))
    faces = [v for slot, v in zip(drawn.slots, drawn.at(of.deciding), strict=True) if slot.kind == "card"]
    assert {"~Ah", "~Kh"} < set(faces)
    assert svg.count('fill="#3d5a80"') == sum(str(v).startswith("~") for v in faces)
    assert f">{SIGNS['paid']}5<" in svg
