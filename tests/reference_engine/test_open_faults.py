"""Portaria 104/85/M: faults of dealing, barred wishes, and who sees what."""

from __future__ import annotations

import pytest
from open_table import DECK, RICH, laid, seated, started

from vistoria.games.cards.commands import Agree
from vistoria.model.cards import Card
from vistoria.model.command import Act, Incident, Start
from vistoria.model.event import Corrected, Dealt, Exposed, HandEnded, Returned, Voided
from vistoria.model.place import Seat
from vistoria.model.request import Look
from vistoria.model.table import ScheduledIncident


@pytest.mark.parametrize(("at", "seat"), [(6, 2), (5, 3), (7, 1)])
def test_a_hand_whose_key_card_was_seen_is_dead_and_its_entry_goes_back(at: int, seat: int) -> None:
    own = {3: "9c 5d", 2: "Ac 5h", 1: "Kd 6d"}
    playing = started(own, incidents=[ScheduledIncident(at, "key-exposed", to=seat)])
    (exposed,), (voided,), (back,) = playing.all(Exposed), playing.all(Voided), playing.all(Returned)
    assert exposed.card == own[seat].split()[1]
    assert (voided.scope, voided.seat, back.seat, back.amount, back.why) == ("seat", seat, seat, 20, "entry")
    assert playing.turn is not None
    assert playing.turn.seat == (1 if seat == 2 else 2)
    assert playing.refused(Act(seat, "fold")) == "not-in-hand"


def test_of_two_players_the_other_has_won_when_a_key_card_was_seen() -> None:
    playing = seated((1, 2))
    events = playing.must(Start(incidents=(ScheduledIncident(5, "key-exposed", to=1),)))
    assert isinstance(events[-1], HandEnded)
    assert playing.paid() == {2: 20}  # 4 % of 20 is less than a chip


@pytest.mark.parametrize("seats", [(1, 2), (1, 2, 3)])
def test_when_all_key_cards_are_seen_the_last_player_left_has_won(seats: tuple[int, ...]) -> None:
    playing = seated(seats)
    last = 1 + 2 * len(seats)  # the box card and two cards each
    events = playing.must(
        Start(incidents=tuple(ScheduledIncident(last, "key-exposed", to=seat) for seat in seats))
    )
    assert isinstance(events[-1], HandEnded)
    assert list(playing.paid()) == [seats[-1]]
    assert [event.seat for event in playing.all(Returned)] == list(seats[:-1])


@pytest.mark.parametrize(
    ("at", "to"),
    [(6, 4), (6, None), (6, "burn"), (2, 3)],
    ids=["an empty place", "nowhere", "no player's place", "before the key card lies"],
)
def test_no_key_card_is_seen_where_none_lies(at: int, to: int | str | None) -> None:
    playing = started(
        {3: "9c 5d", 2: "Ac 5h", 1: "Kd 6d"}, incidents=[ScheduledIncident(at, "key-exposed", to=to)]
    )
    assert (playing.all(Exposed), playing.all(Voided)) == ([], [])
    playing.acts("?2")


@pytest.mark.parametrize(("at", "wrong", "due"), [(2, 2, 3), (4, 3, 1), (5, 1, 3), (1, 2, "aside")])
def test_a_card_dealt_wrong_goes_where_it_was_due_and_the_hand_goes_on(
    at: int, wrong: int, due: int | str
) -> None:
    own = {3: "9c 5d", 2: "Ac 5h", 1: "Kd 6d"}
    fault = ScheduledIncident(at, "misdealt", to=wrong, due=due)
    playing = started(own, aside="7s", incidents=[fault])
    (corrected,) = playing.all(Corrected)
    assert corrected.source == Seat(wrong)
    assert corrected.to == (due if isinstance(due, str) else Seat(due))
    playing.acts("?2")
    for seat, cards in own.items():
        (seen,) = [
            item.cards
            for item in playing.engine.look(Look("t", Seat(seat))).state.cards
            if item.place == Seat(seat)
        ]
        assert seen == tuple(cards.split())


def test_cards_that_were_exchanged_are_exchanged_again_when_it_is_found() -> None:
    playing = started({3: "9c 5d", 2: "Ac 5h", 1: "Kd 6d"})
    playing.acts("?2")
    found = playing.must(Incident("misdealt", card=Card("Ac"), to=2, due=1))
    assert [(event.card, event.to) for event in found if isinstance(event, Corrected)] == [
        ("Ac", Seat(1)),
        ("Kd", Seat(2)),
    ]
    playing.acts("?1")


def test_the_pot_is_not_divided_by_agreement() -> None:
    playing = started({2: "As", 1: "9s"})
    assert playing.refused(Agree((1, 2), (20, 20))) == "forbidden"


@pytest.mark.parametrize("viewer", [Seat(1), Seat(2), "public"])
def test_a_key_card_is_seen_by_its_player_alone(viewer: Seat | str) -> None:
    playing = started({3: "9c 5d", 2: "Ac 5h", 1: "Kd 6d"})
    look = playing.engine.look(Look("t", viewer))
    seen = {item.place: item.cards for item in look.state.cards}
    told = {event.card for event in look.events if isinstance(event, Dealt) and event.face == "down"}
    for seat, cards in ((3, "9c 5d"), (2, "Ac 5h"), (1, "Kd 6d")):
        first, key = cards.split()
        assert seen[Seat(seat)] == ((first, key) if viewer == Seat(seat) else (first,))
        assert (key in told) is (viewer == Seat(seat))


def test_cards_of_who_folded_are_seen_by_nobody() -> None:
    playing = started({3: "9c 5d", 2: "Ac 5h", 1: "Kd 6d"})
    playing.acts("2 bet 100; 1 fold")
    assert Seat(1) not in {item.place for item in playing.engine.look(Look("t", Seat(1))).state.cards}


def test_bets_are_seen_before_the_next_speaks() -> None:
    playing = started({3: "9c", 2: "Ac", 1: "Kd"})
    playing.acts("2 bet 100")
    assert sum(pot.amount for pot in playing.engine.look(Look("t", Seat(1))).state.pots) == 160


def test_the_laid_deck_of_these_tests_is_whole() -> None:
    assert sorted(laid({3: "9c 5d", 2: "Ac", 1: ""})) == sorted(DECK)


@pytest.mark.parametrize(("at", "told"), [(2, True), (5, False)], ids=["open card", "key card"])
def test_all_are_told_of_an_open_card_put_right_and_not_which_key_card(at: int, told: bool) -> None:
    own = {3: "9c 5d", 2: "Ac 5h", 1: "Kd 6d"}
    playing = started(own, incidents=[ScheduledIncident(at, "misdealt", to=2)])
    events = playing.engine.look(Look("t", Seat(1))).events
    assert any(isinstance(event, Corrected) for event in events) is told


def test_who_was_exposed_after_he_had_bet_gets_his_entry_back_and_not_his_bet() -> None:
    own = {3: "9c 5d Jd", 2: "Kd 5h", 1: "Ac 6d 5s"}
    fault = ScheduledIncident(9, "key-exposed", to=2)  # while the third cards go round, seat 3's being dealt
    playing = started(own, starts=[[1, 3]], incidents=[fault])
    playing.acts("1 bet 100; 3 call; 2 call; ?3")
    (back,) = playing.all(Returned)
    assert (back.seat, back.amount) == (2, 20)
    assert playing.stacks[2] == RICH - 7 - 100  # its part of the commission of 20, and its bet
    assert [event.to for event in playing.all(Dealt)[7:]] == [Seat(1), Seat(3)]
