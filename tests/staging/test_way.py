"""Cards are laid for the places of a scenario, in whatever way a product deals."""

from __future__ import annotations

import pytest

from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.staging.deck import Whose, lay_deck, places_of, relaid, streets_of
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.model.cards import full_deck, parse_cards

LAW = DealPlan(2, ((1, 3),), ())
PLAN = TablePlan(
    marker=1,
    sitting=(Sitting(1, 100, parse_cards("As Ad")), Sitting(2, 100, parse_cards("Kh Kc"))),
    community=parse_cards("2s 3s 4s"),
)
WAYS: dict[str, list[Whose]] = {
    "one at a time": [2, 1, 2, 1],
    "in blocks": [2, 2, 1, 1],
    "the other way round": [1, 2, 1, 2],
    "a card burnt first": ["burn", 2, 1, 2, 1],
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_the_same_cards_come_to_the_same_places(way: list[Whose]) -> None:
    deck = lay_deck(PLAN, LAW, "seed", way)
    found = places_of(deck, [*way, *streets_of(LAW)])
    assert tuple(found[1]) == parse_cards("As Ad")
    assert tuple(found[2]) == parse_cards("Kh Kc")
    assert tuple(found["community"]) == parse_cards("2s 3s 4s")
    assert sorted(deck) == sorted(full_deck())


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_deck_is_laid_again_for_another_way(way: list[Whose]) -> None:
    deck, law = full_deck(), [*WAYS["one at a time"], "burn", "community", "community", "community"]
    other = [*way, "community", "community", "community"]
    again = relaid(deck, law, other)
    by_law, by_way = places_of(deck, law), places_of(again, other)
    assert {place: by_way[place] for place in (1, 2, "community")} == {
        place: by_law[place] for place in (1, 2, "community")
    }
    assert sorted(again) == sorted(deck)


def test_a_deck_for_the_same_way_is_the_same_deck() -> None:
    way = WAYS["one at a time"]
    assert relaid(full_deck(), way, way) == tuple(full_deck())


def test_where_a_place_gets_no_card_the_later_cards_stay_what_they_are() -> None:
    deck, hands = full_deck(), WAYS["one at a time"]
    again = relaid(deck, ["aside", *hands], hands)
    assert again == (*deck[1:], deck[0])
