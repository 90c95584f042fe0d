"""Hands that a product ranks without a table: their order, and the five cards of each that count."""

from __future__ import annotations

import pytest
from played import asked, model

from vistoria.model.answer import HandRank, Order
from vistoria.model.cards import parse_cards
from vistoria.model.history import Exchange
from vistoria.model.request import HoleAndCommunity, Rank
from vistoria.referee.follow import follow
from vistoria.referee.ranked import misranked
from vistoria.reference_engine.adapter import Reference

LAW = "pt-omaha-online"
STUD = "mo-61-2004"
COMMUNITY = parse_cards("As Ks Qs Js Ts")
HANDS = tuple(
    HoleAndCommunity(parse_cards(own), community=COMMUNITY) for own in ("9s 8s 2d 3c", "Ad Ac 4h 5h")
)
ASKED = Rank(LAW, "showdown", HANDS)


@pytest.mark.parametrize(
    ("first", "clauses"),
    [
        ("9s 8s Qs Js Ts", []),
        ("Ts Js Qs 9s 8s", []),
        ("As Ks Qs Js Ts", [(f"{LAW}/26",)]),
        ("9s 2d Qs Js Ts", [(f"{LAW}/29.b",)]),
        ("", []),
    ],
    ids=["as by the law", "in another order", "five of the table", "less than the best", "not told"],
)
def test_five_cards_that_are_not_the_best_are_named_though_the_order_is_right(
    first: str, clauses: list[tuple[str, ...]]
) -> None:
    lawful = asked(Reference(), ASKED)
    assert isinstance(lawful, Order)
    told = Order(lawful.order, (HandRank("as it likes", parse_cards(first)), lawful.hands[1]))
    assert [each[1] for each in misranked(model(LAW), ASKED, told)] == clauses


def test_an_order_follows_from_cards_that_may_not_count_together() -> None:
    """Five cards of the table are put first: the clause on which cards count is broken, and none on their order."""
    lawful = asked(Reference(), ASKED)
    assert isinstance(lawful, Order)
    told = Order(((1,), (0,)), (lawful.hands[0], HandRank("royal flush", COMMUNITY)))
    assert [each[:2] for each in misranked(model(LAW), ASKED, told)] == [("composition", (f"{LAW}/26",))]


@pytest.mark.parametrize(
    ("one", "other", "clause"),
    [
        ("6d As 9h Th Ah", "Ts 9c Ad Ac 6c", "8.9"),
        ("4d 6d 3c Qd Ac", "4s 3d Qc Ad 6h", "8.10"),
        ("Ks 3c Kc 8s 8h", "3h Kd 8c Kh 8d", "8.8"),
    ],
)
def test_a_product_without_suits_breaks_the_clause_of_the_kind_of_hand_whatever_else_is_put_otherwise(
    one: str, other: str, clause: str
) -> None:
    """Two straights to the five, which the product holds for equal too, are asked for beside them."""
    told = (one, other, "5c 2s 4h 3s Ah", "4c 2h 3h 5h As")
    hands = tuple(HoleAndCommunity(cards=parse_cards(each)) for each in told)
    answer = Order(((2, 3), (0, 1)), ())
    found = next(follow(model(STUD), [Exchange(1, Rank(STUD, "showdown", hands), answer)]))
    assert found.clauses == (f"{STUD}/{clause}",)
    assert found.also == (f"{STUD}/4.1", f"{STUD}/8")
