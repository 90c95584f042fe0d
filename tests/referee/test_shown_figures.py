"""Figures of the house's own are read from cards and bets, also where little is told or somebody is short of chips."""

from __future__ import annotations

from typing import Any

import msgspec
from played import drawn, model, with_rules

from vistoria.games.cards.events import Ranked
from vistoria.model.answer import Accepted
from vistoria.model.event import Dealt, Shown
from vistoria.model.history import Exchange
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.betting import limit
from vistoria.validation.lawful import Varied
from vistoria.validation.lawful.listing import variation

OMAHA, STUD = "mo-97-2010", "mo-61-2004"
PRIZES = "The fixed sums of the jackpot are those that players are told or paid."


def test_prizes_are_read_from_the_cards_where_no_hand_is_told_as_ranked() -> None:
    prizes = variation("prizes-of-its-own", STUD).plays
    terse = with_rules(Varied({"id": "terse", "regulation": STUD}), STUD, prizes)
    followed = follow_freely(model(STUD), drawn(terse, STUD, 30_095, 5))
    assert followed.disagreements == ()
    assert followed.ways == (PRIZES,)


def test_cards_that_no_pack_has_say_nothing() -> None:
    """Five aces of spades break the clause on the pack; prizes cannot be read from them."""
    house = Varied({"id": "prizes-of-its-own", "regulation": STUD})
    table = [five_aces(each) for each in drawn(house, STUD, 70_299, 8)]
    assert follow_freely(model(STUD), table).disagreements


def five_aces(exchange: Exchange) -> Exchange:
    if not isinstance(exchange.reply, tuple):
        return exchange
    told = [
        Accepted(tuple(as_five_aces(event) for event in answer.events))
        if isinstance(answer, Accepted)
        else answer
        for answer in exchange.reply
    ]
    return msgspec.structs.replace(exchange, reply=tuple(told))


def as_five_aces(event: Any) -> Any:
    match event:
        case Dealt():
            return msgspec.structs.replace(event, card="As")
        case Shown():
            return msgspec.structs.replace(event, cards=("As",) * 5)
        case Ranked():
            return msgspec.structs.replace(event, five=("As",) * 5)
    return event


def test_odds_are_read_as_they_are_told_where_a_maximum_cuts_what_is_paid() -> None:
    house = Varied({"id": "sixty-for-the-royal", "regulation": STUD})
    followed = follow_freely(model(STUD), drawn(house, STUD, 74_405, 6))
    assert followed.disagreements == ()
    assert followed.ways == ("A royal flush is paid 60 to 1.",)


def test_a_prize_that_several_share_is_read_from_all_their_payments() -> None:
    house = Varied({"id": "prizes-of-its-own", "regulation": STUD})
    followed = follow_freely(model(STUD), drawn(house, STUD, 70_305, 8))
    assert followed.disagreements == ()
    assert PRIZES in followed.ways


def test_two_figures_that_show_first_in_one_payment_explain_it_together() -> None:
    maximum = variation("five-thousand-at-most", STUD).plays
    house = with_rules(Varied({"id": "prizes-of-its-own", "regulation": STUD}), STUD, maximum)
    followed = follow_freely(model(STUD), drawn(house, STUD, 70_290, 8))
    assert followed.disagreements == ()
    assert {PRIZES, "The house pays 5000 at most."} <= {*followed.ways}


def test_who_bets_the_few_chips_that_he_has_says_nothing_of_the_least_bet() -> None:
    house = with_rules(Reference({}), OMAHA, limit("none", usual_least=40))
    followed = follow_freely(model(OMAHA), drawn(house, OMAHA, 30_105, 5))
    assert followed.disagreements == ()
    assert followed.ways == ("Without a limit the least bet is 40.",)
