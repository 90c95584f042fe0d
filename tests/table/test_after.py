"""What an event does to a table, whoever reads it: chips are neither made nor lost, and nothing is left behind."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vistoria.games.cards.events import DeviceEvent, Pots
from vistoria.model.cards import Card
from vistoria.model.event import (
    Acted,
    Dealt,
    Event,
    HandEnded,
    HandStarted,
    Left,
    Notice,
    Paid,
    Posted,
    Returned,
    Seated,
    Shown,
    TakenOff,
    Time,
    Turn,
    UnknownEvent,
    Voided,
)
from vistoria.model.history import History, read_history
from vistoria.model.place import Place, Seat
from vistoria.model.pot import Pot
from vistoria.model.table import Settings
from vistoria.table import Table, after, after_all, step, table_before, table_of

PATHS = sorted((Path(__file__).parents[1] / "protocol" / "transcripts").glob("*.json"))
SAID = (Notice(what="last-hand"), UnknownEvent(type="bonus", seat=1, amount=5), DeviceEvent(use="shoe"))
"""What is announced and changes nothing."""
BEGUN: tuple[Event, ...] = (
    Seated(player="p1", seat=1, stack=100),
    Seated(player="p2", seat=2, stack=100),
    HandStarted(hand=1, stacks={1: 100, 2: 100}),
    Posted(seat=1, what="small", amount=10),
    Posted(seat=2, what="big", amount=20),
)


@cache
def worked() -> tuple[History, ...]:
    """The histories worked out by hand."""
    said = [json.loads(path.read_text(encoding="utf-8"))["messages"] for path in PATHS]
    return tuple(read_history([m for m in ms if m.get("method") not in ("hello", "bye")]) for ms in said)


def events_of(history: History) -> tuple[Table, list[Event | UnknownEvent]]:
    """The first table of a history as it was opened, and its events."""
    table, opened = next(iter(history.opened.items()))
    return Table.opened(opened), [h.event for h in history.happened if h.table == table]


def chips(table: Table) -> int:
    """Every chip there is, wherever it lies."""
    lying = (*table.stacks.values(), *table.carried.values())
    return sum(lying) + table.in_play + table.due + table.house


@st.composite
def play(draw: st.DrawFn) -> list[Event]:
    """Players who sit, move, buy, bet, get back and go, each event as it follows from those before it."""
    table, found = Table(seats=9), list[Event]()
    for n in range(draw(st.integers(1, 12))):
        events: list[Event] = []
        sitting = [seat for seat in table.players.values() if table.sits(seat)]
        free = [seat for seat in range(1, 10) if seat not in table.stacks]
        if free:
            events.append(
                Seated(player=f"p{n}", seat=draw(st.sampled_from(free)), stack=draw(st.integers(1, 99)))
            )
        if sitting:
            seat = draw(st.sampled_from(sitting))
            player = next(p for p, s in table.players.items() if s == seat)
            amount = draw(st.integers(0, table.stacks[seat]))
            rest = table.stacks[seat] - amount
            events += [
                TakenOff(seat=seat, amount=amount, stack=rest),
                Left(player=player, seat=seat, stack=table.stacks[seat]),
                Posted(seat=seat, what="big", amount=amount),
                Acted(seat=seat, act="bet", put=amount, stack=rest),
                Returned(seat=seat, amount=draw(st.integers(0, table.put.get(seat, 0))), why="void"),
            ]
            if free and not table.in_play:
                events.append(
                    Seated(player=player, seat=draw(st.sampled_from(free)), stack=table.stacks[seat])
                )
        found.append(draw(st.sampled_from(events)))
        table = after(table, found[-1])
    return found


@given(play())
def test_no_chip_appears_or_vanishes(events: list[Event]) -> None:
    table = Table(seats=9)
    for event in events:
        table = after(table, event)
        assert chips(table) == table.brought
        assert min(table.stacks.values(), default=0) >= 0


def test_no_chip_appears_or_vanishes_in_histories_worked_out_by_hand() -> None:
    for history in worked():
        table, events = events_of(history)
        for event in events:
            table, wrong = step(table, event)
            assert not wrong
            assert chips(table) == table.brought


@given(play(), st.data())
def test_events_one_at_a_time_give_what_they_give_all_at_once(
    events: list[Event], data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(events)))
    one_by_one = Table(seats=9)
    for event in events:
        one_by_one = after(one_by_one, event)
    first = after_all(Table(seats=9), events[:at])
    kept = after_all(first, ())
    assert after_all(first, events[at:]) == one_by_one == after_all(Table(seats=9), events)
    assert first == kept, "a table does not change under those who read it"


def test_each_hand_of_a_history_begins_where_the_one_before_it_ended() -> None:
    for history in worked():
        for hand in history.hands:
            before = after_all(Table.opened(hand.opened), [h.event for h in hand.before])
            assert table_before(hand) == before
            assert table_of(hand) == after_all(before, [h.event for h in hand.events])


@given(play(), st.sampled_from(SAID))
def test_what_is_merely_announced_changes_nothing(events: list[Event], said: Event | UnknownEvent) -> None:
    table = after_all(Table(seats=9), events)
    now, wrong = step(table, said)
    assert (now, list(wrong)) == (table, [])


def test_who_is_asked_stays_asked_until_he_decides_or_the_hand_is_over() -> None:
    turn = Turn(seat=1, round=1)
    table = after_all(Table(), (*BEGUN, turn))
    for said in (*SAID, Time(seat=1, extended_ms=5)):
        assert after(table, said).asked == turn
    for over in (Acted(seat=1, act="fold"), Voided(scope="hand", why="misdeal"), HandEnded(stacks={})):
        assert after(table, over).asked is None


@given(play())
def test_a_player_who_moves_leaves_nothing_at_his_old_seat(events: list[Event]) -> None:
    table = after_all(Table(seats=9), events)
    free = [seat for seat in range(1, 10) if seat not in table.stacks]
    for player, seat in table.players.items():
        if free and not table.in_play and table.sits(seat):
            moved = after(table, Seated(player=player, seat=free[0], stack=table.stacks[seat]))
            assert seat not in moved.stacks
            assert moved.stacks[free[0]] == table.stacks[seat]
            assert moved.players[player] == free[0]


def test_a_bet_that_comes_back_is_neither_in_play_nor_a_bet() -> None:
    table = after_all(Table(), BEGUN)
    back = after(table, Returned(seat=2, amount=10, why="unmatched"))
    assert (table.bets, table.in_play) == ({1: 10, 2: 20}, 30)
    assert (back.bets, back.in_play, back.level, back.stacks[2]) == ({1: 10, 2: 10}, 20, 10, 90)


def test_what_comes_back_before_the_hand_lies_on_the_cloth_no_more() -> None:
    laid = (Posted(seat=1, what="ante", amount=10), Posted(seat=1, what="jackpot", amount=1))
    table = after_all(Table(), (*BEGUN[:2], *laid, Posted(seat=2, what="ante", amount=10)))
    back = after(table, Returned(seat=1, amount=11, why="void"))
    assert (back.laid, back.in_play) == ({(2, "ante"): 10}, 10)


def test_one_bet_that_comes_back_before_the_hand_leaves_the_others_of_its_seat() -> None:
    laid = (Posted(seat=1, what="ante", amount=10), Posted(seat=1, what="jackpot", amount=1))
    anew = (Returned(seat=1, amount=10, why="void"), Posted(seat=1, what="ante", amount=20))
    table = after_all(Table(), (*BEGUN[:2], *laid, *anew))
    assert (table.laid, table.in_play) == ({(1, "jackpot"): 1, (1, "ante"): 20}, 21)


def test_seats_to_which_no_chips_were_told_count_what_they_put_in_all_the_same() -> None:
    table = after_all(Table(), (HandStarted(hand=1), Acted(seat=4, act="bet", put=5)))
    assert (table.stacks, table.staked, table.in_play) == ({}, {4: 5}, 5)


def card(place: Place, name: str | None = None, face: Literal["up", "down"] = "down") -> Dealt:
    """A card on its way; None where the engine does not name it."""
    return Dealt(to=place, face=face, card=None if name is None else Card(name))


def test_cards_shown_lie_open_and_get_their_names() -> None:
    dealt = (card(Seat(1)), card(Seat(1), "As", "up"), card(Seat(1)), card("community", "2c", "up"))
    table = after_all(Table(), dealt)
    assert table.cards_at(Seat(1)) == [(None, False), ("As", True), (None, False)]
    shown = after(table, Shown(place=Seat(1), cards=(Card("As"), Card("Kd"))))
    assert shown.cards_at(Seat(1)) == [("Kd", True), ("As", True), (None, False)]


def test_cards_of_a_null_hand_lie_until_the_next_is_dealt() -> None:
    table = after_all(Table(seats=9), (card(Seat(1), "As"), Voided(scope="hand", why="misdeal")))
    assert table.cards_at(Seat(1)) == [("As", False)]
    table, wrong = step(table, card(Seat(2), "As"))
    assert (table.cards_at(Seat(1)), table.cards_at(Seat(2)), list(wrong)) == ([], [("As", False)], [])


@pytest.mark.parametrize("unit", [1, 5])
def test_odd_chips_of_a_pot_may_go_to_who_cannot_win_it_and_no_more(unit: int) -> None:
    """Whose they are is the law's to say; a pot between two leaves one chip over at most."""
    third = Seated(player="p3", seat=3, stack=100)
    pots = Pots(pots=(Pot(10, (1, 2, 3)), Pot(20, (2, 3))))
    table = after_all(Table(seats=3, settings=Settings(smallest=unit)), (third, *BEGUN, pots))
    assert not step(table, Paid(seat=1, amount=unit, what="pot", pot=1))[1]
    [wrong] = step(table, Paid(seat=1, amount=2 * unit, what="pot", pot=1))[1]
    assert str(wrong) == "seat 1 is paid out of pot 1, which seats 2, 3 can win"


def test_who_sits_there_and_is_dealt_no_card_is_not_left_in_the_hand() -> None:
    begun = after_all(Table(seats=3), (Seated(player="p3", seat=3, stack=100), *BEGUN[:2]))
    begun = after(begun, HandStarted(hand=1, stacks={1: 100, 2: 100, 3: 100}))
    assert begun.left == [1, 2, 3], "nobody has cards yet"
    dealt = after_all(begun, [Dealt(to=Seat(seat), card=None, face="down") for seat in (1, 2)])
    assert dealt.left == [1, 2]
    assert after(dealt, Acted(seat=1, act="fold")).left == [2]
