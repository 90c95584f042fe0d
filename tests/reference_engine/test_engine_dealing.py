"""Articles 1 to 3 and 5 to 8: marker, blinds, the order of cards, burns and streets, views."""

from __future__ import annotations

import pytest
from reference_table import LAW, Playing, four_handed, laid, opened

from vistoria.games.cards.events import Marker
from vistoria.model.cards import SUITS, Card, full_deck
from vistoria.model.command import Act, Join, Leave, Start
from vistoria.model.event import Dealt, Deck, HandStarted, Posted, Shown, Turn
from vistoria.model.place import Seat
from vistoria.model.request import Look, Open, Record
from vistoria.model.table import Force
from vistoria.reference_engine.adapter import Reference

DECK = full_deck()


def markers(playing: Playing, hands: int) -> list[int]:
    for _ in range(hands):
        playing.must(Start())
        playing.down()
    return [event.seat for event in playing.all(Marker)][-hands:]


def dealt_to(playing: Playing, seat: int) -> list[str | None]:
    return [event.card for event in playing.all(Dealt) if event.to == Seat(seat)]


def test_first_marker_stands_before_the_first_player_at_the_croupiers_left() -> None:
    playing = opened({5: 1_000, 2: 1_000, 8: 1_000})
    playing.must(Start())
    (marker,) = playing.all(Marker)
    assert (marker.seat, marker.by) == (2, "first")
    assert f"{LAW}/1.2" in marker.cites


def test_marker_moves_clockwise_from_player_to_player() -> None:
    assert markers(opened({2: 1_000, 5: 1_000, 8: 1_000}), 4) == [2, 5, 8, 2]


def test_marker_passes_over_a_place_that_was_left() -> None:
    playing = opened({2: 1_000, 5: 1_000, 8: 1_000})
    assert markers(playing, 1) == [2]
    playing.must(Leave("p5"))
    assert markers(playing, 1) == [8]


def test_forced_marker_holds_for_the_first_hand_only() -> None:
    playing = opened({2: 1_000, 5: 1_000, 8: 1_000}, marker=5)
    assert markers(playing, 3) == [5, 8, 2]
    assert playing.all(Marker)[0].by == "forced"


def test_events_of_a_start_come_in_the_agreed_order() -> None:
    playing = four_handed()
    events = playing.must(Start(deck=DECK))
    assert [type(event) for event in events] == [HandStarted, Marker, Posted, Posted, *[Dealt] * 16, Turn]
    assert events[0].stacks == dict.fromkeys((1, 2, 3, 4), 10000)
    assert [(e.seat, e.what, e.amount) for e in events[2:4]] == [(2, "small", 10), (3, "big", 20)]
    assert events[-1].choices == {"fold": None, "call": (20, 20), "raise": (40, 70)}


def test_unforced_deck_is_reported_as_shuffled_before_the_blinds() -> None:
    kinds = [type(event) for event in four_handed().must(Start())]
    assert kinds[:4] == [HandStarted, Marker, Deck, Posted]


def test_cards_go_one_at_a_time_from_the_markers_left() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    assert dealt_to(playing, 2) == [DECK[0], DECK[4], DECK[8], DECK[12]]
    assert dealt_to(playing, 1) == [DECK[3], DECK[7], DECK[11], DECK[15]]
    assert {event.face for event in playing.all(Dealt)} == {"down"}


def test_streets_burn_one_and_open_three_one_one() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    playing.down()
    rest = [(event.to, event.face, event.card) for event in playing.all(Dealt)[16:]]
    one = [("burn", "down"), ("community", "up")]
    places = [("burn", "down"), ("community", "up"), ("community", "up"), ("community", "up"), *one, *one]
    assert rest == [(*place, DECK[16 + i]) for i, place in enumerate(places)]
    turns = playing.all(Turn)
    assert sorted({turn.round for turn in turns}) == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 10, 11])
def test_every_player_of_a_full_layout_gets_four_cards(players: int) -> None:
    playing = opened(dict.fromkeys(range(1, players + 1), 1000), seats=max(players, 10))
    playing.must(Start())
    playing.down()
    assert all(len(dealt_to(playing, seat)) == 4 for seat in range(1, players + 1))
    cards = [event.card for event in playing.all(Dealt)]
    assert len(set(cards)) == len(cards) == 4 * players + 8


def test_all_cards_of_the_deck_come_up_in_the_end_and_no_other() -> None:
    playing = opened(dict.fromkeys((1, 2, 3, 4, 5, 6), 100000))
    seen: set[str | None] = set()
    for _ in range(40):
        events = playing.must(Start())
        playing.down()
        seen |= {event.card for event in events if isinstance(event, Dealt)}
    assert seen == set(DECK)


def test_one_player_plays_no_hand() -> None:
    playing = opened({3: 1_000})
    assert playing.refused(Start()) == "not-enough-players"
    playing.must(Join("late", 4, 1_000))
    playing.must(Start())


@pytest.mark.parametrize(
    "deck", [DECK[:51], (*DECK[:51], "Joker"), (*DECK, "Joker")], ids=["51", "strange", "53"]
)
def test_deck_that_is_not_the_whole_deck_is_refused(deck: tuple[str, ...]) -> None:
    assert four_handed().refused(Start(deck=deck)) == "illegal-deck"  # type: ignore[arg-type]


def test_same_seed_gives_the_same_cards_and_another_hand_others() -> None:
    def cards(seed: str) -> list[str | None]:
        engine = Reference()
        engine.open(Open("t", LAW, 10, force=Force(seed=seed)))
        playing = Playing(engine)
        for seat in (1, 2):
            playing.must(Join(f"p{seat}", seat, 1_000))
        for _ in range(2):
            playing.must(Start())
            playing.down()
        return [event.card for event in playing.all(Dealt)]

    first = cards("s1")
    assert first == cards("s1") != cards("s2")
    assert first[: len(first) // 2] != first[len(first) // 2 :]


def test_forced_stacks_replace_what_a_player_brings() -> None:
    engine = Reference()
    engine.open(Open("t", LAW, 10, force=Force(stacks={"p1": 77})))
    playing = Playing(engine)
    playing.must(Join("p1", 1, 1_000))
    playing.must(Join("p2", 2, 1_000))
    assert playing.stacks == {1: 77, 2: 1_000}


def look(playing: Playing, viewer: object) -> tuple[set[Card], dict[str, tuple[Card, ...]]]:
    view = playing.engine.look(Look("t", viewer))  # type: ignore[arg-type]
    named = {event.card for event in view.events if isinstance(event, Dealt) and event.card is not None}
    return named, {str(seen.place): seen.cards for seen in view.state.cards}


def test_seat_sees_its_hole_cards_and_no_others() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    own = set(dealt_to(playing, 2))
    named, cards = look(playing, Seat(2))
    assert named == own
    assert cards == {"seat 2": tuple(dealt_to(playing, 2))}
    assert look(playing, "public") == (set(), {})
    assert set(look(playing, "house")[1]) == {"seat 1", "seat 2", "seat 3", "seat 4"}


def test_folded_cards_are_in_no_view_log_or_later_hand() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    folded = set(dealt_to(playing, 4))
    playing.acts("4 fold; down")
    shown = {card for event in playing.all(Shown) for card in event.cards}
    playing.must(Start(deck=laid((1, 2, 3, 4), 2, {})))
    log = str(playing.engine.record(Record("t", 1)))
    seen = look(playing, Seat(1))[1]
    assert not folded & shown
    assert not any(str(card) in log for card in folded)
    assert "seat 4" not in seen


def test_events_of_a_look_are_numbered_and_start_after_the_number_given() -> None:
    playing = four_handed()
    playing.must(Start(deck=DECK))
    everything = playing.engine.look(Look("t", Seat(1))).events
    later = playing.engine.look(Look("t", Seat(1), since=7)).events
    assert [event.n for event in everything] == list(range(1, len(everything) + 1))  # type: ignore[union-attr]
    assert later == everything[7:]


def test_view_balances_at_every_decision() -> None:
    playing = four_handed(settings={"limit": "none"})
    playing.must(Start())
    for act in ("4 raise 100", "1 call", "2 fold", "3 raise 900", "4 call"):
        playing.acts(act)
        state = playing.engine.look(Look("t", "public")).state
        assert sum(state.stacks.values()) + sum(pot.amount for pot in state.pots) == 40_000


def test_suits_share_the_deck_evenly() -> None:
    assert [sum(card[1] == suit for card in DECK) for suit in SUITS] == [13] * 4


def test_joining_during_a_hand_waits_for_the_next() -> None:
    playing = four_handed()
    playing.must(Start())
    playing.must(Join("late", 7, 500))
    playing.down()
    assert dealt_to(playing, 7) == []
    playing.must(Start())
    assert len(dealt_to(playing, 7)) == 4


def test_player_without_chips_is_not_dealt_in() -> None:
    playing = opened({1: 1_000, 2: 1_000, 3: 20}, marker=1, settings={"limit": "none"})
    playing.must(Start(deck=laid((1, 2, 3), 1, {1: "As Ah", 2: "Ks Kh", 3: "2s 3h"}, "Ad Ac 7d 8c 9s")))
    playing.acts("1 call; 2 call; down")
    assert playing.stacks[3] == 0
    playing.must(Start())
    assert playing.events[-1] == playing.turn
    assert playing.all(HandStarted)[-1].stacks[3] == 0
    hand = playing.events[playing.events.index(playing.all(HandStarted)[-1]) :]
    assert {event.to for event in hand if isinstance(event, Dealt)} == {Seat(1), Seat(2)}
    assert playing.refused(Act(3, "fold")) == "out-of-turn"
