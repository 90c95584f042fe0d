"""Article 9: a misdealt card is put right at once, or the hand is null and all bets go back."""

from __future__ import annotations

import pytest
from reference_table import LAW, four_handed, laid

from vistoria.games.cards.events import Marker
from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card, full_deck
from vistoria.model.command import Incident, Start
from vistoria.model.event import Charged, Corrected, Dealt, HandEnded, Notice, Returned, Turn, Voided
from vistoria.model.place import Seat
from vistoria.model.request import Look
from vistoria.model.table import ScheduledIncident

DECK = full_deck()
FOUR = dict.fromkeys((1, 2, 3, 4), 10000)


def misdealt(at: int, to: int | str, due: int | str | None, correctable: bool) -> ScheduledIncident:
    return ScheduledIncident(at, "misdealt", to=to, due=due, correctable=correctable)


def cards_at(playing: object, seat: int) -> list[str | None]:
    return [e.card for e in playing.all(Dealt) if e.to == Seat(seat)]  # type: ignore[attr-defined]


def test_misdealt_hole_card_is_corrected_and_the_deal_goes_on() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK, incidents=(misdealt(6, to=4, due=3, correctable=True),)))
    (corrected,) = playing.all(Corrected)
    assert (corrected.card, corrected.source, corrected.to) == (DECK[5], Seat(4), Seat(3))
    assert corrected.cites == (f"{LAW}/9.1",)
    assert isinstance(playing.events[-1], Turn)
    hand = playing.engine.tables["t"].state.hand
    assert hand is not None
    assert hand.own[1] == (DECK[1], DECK[5], DECK[9], DECK[13])


def test_misdealt_common_card_is_corrected_and_bets_stand() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK, incidents=(misdealt(17, to="community", due="burn", correctable=True),)))
    playing.acts("4 call; 1 call; 2 call; 3 check")
    (corrected,) = playing.all(Corrected)
    assert (corrected.card, corrected.source, corrected.to) == (DECK[16], "community", "burn")
    hand = playing.engine.tables["t"].state.hand
    assert hand is not None
    assert hand.community == DECK[17:20]
    assert sum(hand.totals) == 80


def test_fault_in_dealing_hole_cards_that_cannot_be_corrected_voids_the_hand() -> None:
    playing = four_handed()
    events = playing.must(Start(deck=DECK, incidents=(misdealt(6, to=4, due=3, correctable=False),)))
    kinds = [type(event) for event in events if not isinstance(event, Dealt)]
    assert kinds[-4:] == [Voided, Returned, Returned, HandEnded]
    assert sum(isinstance(event, Dealt) for event in events) == 6
    assert playing.stacks == FOUR
    assert playing.turn is None


def test_fault_on_a_later_street_voids_the_hand_and_returns_folded_bets_too() -> None:
    playing = four_handed(settings={"limit": "none", "commission": {"on": "pot", "rate": [1, 20]}})
    playing.must(Start(deck=DECK, incidents=(misdealt(22, to="burn", due="community", correctable=False),)))
    playing.acts("4 raise 200; 1 call; 2 call; 3 fold; 2 bet 300; 4 fold; 1 call")
    assert {event.seat: event.amount for event in playing.all(Returned)} == {1: 500, 2: 500, 3: 20, 4: 200}
    assert {event.why for event in playing.all(Returned)} == {"void"}
    assert not playing.all(Charged)
    assert playing.stacks == FOUR
    assert playing.house == 0


def test_reported_fault_that_cannot_be_corrected_returns_blinds_calls_and_folded_bets() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    playing.acts("4 call; 1 fold")
    playing.must(Incident("misdealt", correctable=False))
    assert {event.seat: event.amount for event in playing.all(Returned)} == {2: 10, 3: 20, 4: 20}
    assert playing.stacks == FOUR
    assert playing.all(Voided)[0].cites == (f"{LAW}/9.2",)


def test_reported_fault_is_corrected_by_exchanging_the_two_cards() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    playing.acts("4 call")
    wrong, right = DECK[6], DECK[5]
    playing.must(Incident("misdealt", card=wrong, to=4, due=3, correctable=True))
    assert [(event.card, event.to) for event in playing.all(Corrected)] == [
        (wrong, Seat(3)),
        (right, Seat(4)),
    ]
    hand = playing.engine.tables["t"].state.hand
    assert hand is not None
    assert hand.own[1][1] == wrong
    assert hand.own[2][1] == right
    playing.acts("?1; 1 call")
    assert sum(hand.totals) == 50


def test_card_that_lies_where_it_was_due_stays_there() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    before = playing.engine.tables["t"].state.hand
    playing.must(Incident("misdealt", card=DECK[5], to=4, due=3, correctable=True))
    assert playing.engine.tables["t"].state.hand == before


@pytest.mark.parametrize(
    "incident",
    [
        Incident("misdealt", correctable=True),
        Incident("misdealt", card=DECK[40], to=4, due=3, correctable=True),
        Incident("misdealt", card=DECK[6], to=1, due=3, correctable=True),
        Incident("misdealt", card=DECK[6], to=4, due=9, correctable=True),
    ],
    ids=["nothing named", "card not dealt", "card elsewhere", "nobody there"],
)
def test_correction_that_names_no_card_to_move_is_refused(incident: Incident) -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    assert playing.refused(incident) == "no-such-card"


def test_fault_found_late_counts_at_any_time_unless_read_otherwise() -> None:
    late = Incident("misdealt", card=DECK[6], to=4, due=3, correctable=True)
    for readings, accepted in (({}, True), ({"misdeal-found-late": "while-dealing"}, False)):
        playing = four_handed(readings=readings)
        playing.must(Start(deck=DECK))
        playing.must(late)
        playing.acts("4 call")
        again = Incident("misdealt", card=DECK[5], to=4, due=3, correctable=True)
        if accepted:
            playing.must(again)
        else:
            assert playing.refused(again) == "too-late"


def test_corrected_closed_card_stays_closed_to_others() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK, incidents=(misdealt(6, to=4, due=3, correctable=True),)))
    for viewer, knows in (
        (Seat(4), False),
        (Seat(1), False),
        ("public", False),
        (Seat(3), True),
        ("house", True),
    ):
        events = playing.engine.look(Look("t", viewer)).events  # type: ignore[arg-type]
        named = {getattr(event, "card", None) for event in events}
        assert (DECK[5] in named) is knows, viewer
        assert knows or any(isinstance(event, Notice) for event in events)


def test_marker_moves_on_after_a_void_hand() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    playing.must(Incident("misdealt", correctable=False))
    playing.must(Start(deck=laid((1, 2, 3, 4), 2, {})))
    assert [event.seat for event in playing.all(Marker)] == [1, 2]


def test_other_incidents_are_not_reached() -> None:
    playing = four_handed()
    key = ScheduledIncident(3, "key-exposed", to=2)
    assert isinstance(playing.do(Start(deck=DECK, incidents=(key,))), Unsupported)
    assert isinstance(playing.do(Incident("system-failure")), Unsupported)


def test_no_incident_without_a_hand() -> None:
    assert (
        four_handed().refused(Incident("misdealt", card=Card("As"), to=1, due=2, correctable=True))
        == "no-hand"
    )
