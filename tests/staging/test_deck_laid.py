"""Decks laid for a deal: each way of dealing brings every card where a scenario wants it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.staging.deck import CannotLay, lay_deck, way_of_cards
from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.model.cards import parse_cards

RING = DealPlan(2, ((1, 3),), ())
HOUSE = DealPlan(3, (), (), begins="left", croupier=True, at_once={"shoe": 1, "shuffler": 3})
SHORT = DealPlan(2, (), (), begins="right", aside=1, ranks="789TJQKA")
TABLE = TablePlan(sitting=(Sitting(4, 100), Sitting(1, 100), Sitting(2, 100)))
BETS = replace(TABLE, sitting=(Sitting(4, 100, ante=10), Sitting(1, 100, ante=10), Sitting(2, 100)))


@pytest.mark.parametrize(
    ("plan", "deal", "way"),
    [
        (replace(TABLE, marker=1), RING, [2, 4, 1, 2, 4, 1]),
        (TABLE, SHORT, ["aside", 4, 2, 1, 4, 2, 1]),
        (BETS, HOUSE, [1, 4, "croupier"] * 3),
        (BETS.with_settings(dealing="shuffler"), HOUSE, [1] * 3 + [4] * 3 + ["croupier"] * 3),
        (replace(BETS, strays=frozenset({2})), HOUSE, [1, 2, 4, "croupier"] * 3),
    ],
)
def test_cards_go_the_way_of_the_law(plan: TablePlan, deal: DealPlan, way: list[int | str]) -> None:
    assert way_of_cards(plan, deal) == way


@pytest.mark.parametrize("dealing", ["shoe", "shuffler"])
def test_laid_cards_lie_where_they_are_wanted_in_the_order_dealt(dealing: str) -> None:
    own, croupier = parse_cards("As Kd 2c"), parse_cards("9s 9h 9d")
    plan = replace(BETS, sitting=(replace(BETS.sitting[0], cards=own), *BETS.sitting[1:]), croupier=croupier)
    plan = plan.with_settings(dealing=dealing)
    deck = lay_deck(plan, HOUSE, "seed")
    way = way_of_cards(plan, HOUSE)
    assert tuple(card for card, to in zip(deck, way, strict=False) if to == 4) == own
    assert tuple(card for card, to in zip(deck, way, strict=False) if to == "croupier") == croupier
    assert len(deck) == len(set(deck)) == 52


def test_cards_of_a_seat_without_a_bet_stay_in_the_deck() -> None:
    plan = replace(BETS, sitting=(*BETS.sitting[:2], Sitting(2, 100, parse_cards("As Ks Qs"))))
    deck = lay_deck(plan, HOUSE, "seed")
    assert sorted(deck[-3:]) == ["As", "Ks", "Qs"]
    assert len(set(deck)) == 52


def test_a_short_pack_is_laid_whole_and_holds_no_other_card() -> None:
    assert len(set(lay_deck(TABLE, SHORT, "seed"))) == 32
    with pytest.raises(CannotLay, match="not of the pack: 6s"):
        lay_deck(replace(TABLE, deck=parse_cards("6s 7s")), SHORT, "seed")


OPEN = DealPlan(2, (), (), begins="right", aside=1, ranks="56789TJQKA", later=3)


def test_cards_that_come_after_rounds_of_betting_lie_where_they_are_wanted() -> None:
    laid = {4: parse_cards("9c Jc 9h 6d 5s"), 2: parse_cards("Kd Kh Th"), 1: parse_cards("7s 5d")}
    plan = replace(TABLE, sitting=tuple(Sitting(s, 100, c) for s, c in laid.items()))
    deck = lay_deck(replace(plan, later=((2, 1, 4), (4, 2), (4,))), OPEN, "seed")
    assert deck[1:7] == parse_cards("9c Kd 7s Jc Kh 5d")
    assert (deck[7], deck[9], deck[10], deck[12]) == parse_cards("Th 9h 6d 5s")
    assert len(deck) == len(set(deck)) == 40
    assert not set(deck[:1] + deck[8:9] + deck[11:12]) & {card for cards in laid.values() for card in cards}


def test_a_hand_gets_no_more_than_the_law_deals_with_its_later_cards() -> None:
    plan = replace(TABLE, sitting=(Sitting(4, 100, parse_cards("9c Jc 9h 6d 5s 6s")), *TABLE.sitting[1:]))
    with pytest.raises(CannotLay, match="seat 4 is laid 6 cards, the law deals 2 to 5"):
        lay_deck(plan, OPEN, "seed")


def test_the_croupier_gets_as_many_cards_as_the_law_deals() -> None:
    with pytest.raises(CannotLay, match="the croupier is laid 1 cards, the law deals 3"):
        lay_deck(replace(BETS, croupier=parse_cards("As")), HOUSE, "seed")
