"""Decks laid for a deal: each way of dealing brings every card where a scenario wants it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vistoria.generate.deck import CannotLay, lay_deck, way_of_cards
from vistoria.generate.table import Sitting, TablePlan
from vistoria.model.cards import parse_cards
from vistoria.model.clause import DealPlan

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


def test_the_croupier_gets_as_many_cards_as_the_law_deals() -> None:
    with pytest.raises(CannotLay, match="the croupier is laid 1 cards, the law deals 3"):
        lay_deck(replace(BETS, croupier=parse_cards("As")), HOUSE, "seed")
