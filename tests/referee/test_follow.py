"""The referee agrees with every engine that keeps the law, and names the clause that another breaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import pytest
from played import LAWS, drawn, hands_of, model, with_rules

from vistoria.model.answer import Accepted, Refused
from vistoria.model.event import Event, HandEnded, HandStarted, Paid
from vistoria.model.history import Exchange
from vistoria.referee.follow import follow
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.hands import Hand
from vistoria.reference_engine.policies.pots import Pots
from vistoria.validation.lawful.engine import Varied
from vistoria.validation.lawful.listing import variation, variations
from vistoria.validation.lawful.variation import Variation
from vistoria.validation.replaced import replaced
from vistoria.validation.saboteurs import Sabotaged, saboteurs
from vistoria.validation.saboteurs.mo_61_2004.settlement import payout

TABLES, HANDS = 3, 8

LAWFUL: dict[str, Variation] = {
    f"{each.regulation} {each.name}": each for each in variations() if not each.breaks
}
CAUGHT = (
    ("mo-97-2010/12.2:fourth-raise", 3),
    ("mo-97-2010/16:two-per-cent", 14),
    ("mo-61-2004/6.6:twice-the-ante-or-more", 3),
    ("mo-61-2004/9.5.1:aces-pay-two", 20),
    ("mo-104-85-m/10.b.s5:answers-by-seats", 3),
    ("pt-omaha-online/34.c:ten-less", 3),
    ("pt-omaha-online/36:survivor-shows", 8),
    ("pt-omaha-online/51:three-from-the-small-blind", 17),
    ("mo-97-2010/6.2:neighbour-seen", 1),
    ("pt-omaha-online/66:gains-only", 6),
    ("mo-61-2004/10.3:half-the-royal-s-sum-told", 5),
    ("mo-104-85-m/2.s7:cards-set-aside-later", 3),
    ("mo-104-85-m/8:after-the-cards", 1),
    ("mo-104-85-m/9:unmatched-bet-charged", 19),
    ("mo-104-85-m/11.a.s3:what-one-has-more-in-the-pot", 9),
    ("mo-97-2010/10.4:less-for-the-third", 24),
    ("pt-omaha-online/17:both-ways", 6),
)
"""Saboteurs, each with the number of drawn tables among which one shows it."""

NOT_KNOWN = (
    ("mo-61-2004/6.7:ante-back-when-the-croupier-does-not-play", 3),
    ("mo-61-2004/9.5:antes-two-to-one", 1),
    ("mo-61-2004/11.2:one-card-voids", 1),
    ("mo-104-85-m/10.b.s2:passing-is-free", 1),
    ("mo-104-85-m/11.a.s4:half-of-the-separate-pot", 1),
    ("mo-104-85-m/11.a.s6:part-of-all-in", 1),
    ("pt-omaha-online/6.a:closed-when-empty", 20),
    ("pt-omaha-online/44:no-extra-time", 1),
    ("pt-omaha-online/67:gains-before-bets", 4),
    ("pt-omaha-online/71:ended-in-spite-of-a-top-up", 2),
)
"""Saboteurs that are taken for unknown engines, each with the drawn table that shows it."""


@pytest.mark.parametrize("regulation", sorted(LAWS))
def test_the_law_as_the_reference_engine_plays_it_meets_no_disagreement(regulation: str) -> None:
    tables = [drawn(Reference(), regulation, number, HANDS) for number in range(1, TABLES + 1)]
    found = [d for table in tables for d in follow(model(regulation), table)]
    assert not found
    assert sum(map(hands_of, tables)) > TABLES


@pytest.mark.sampled("name", sorted(LAWFUL), by=lambda name: LAWFUL[name].regulation)
def test_no_lawful_variation_disagrees(name: str) -> None:
    variation = LAWFUL[name]
    regulation = str(variation.regulation)
    engine = Varied({"id": variation.name, "regulation": regulation})
    law = model(regulation).yielding(engine.hello().offers[regulation])
    assert not follow_freely(law, drawn(engine, regulation, 3, 4)).disagreements


@pytest.mark.parametrize("regulation", ["mo-104-85-m", "pt-omaha-online"])
def test_who_seats_nobody_in_a_hand_is_blamed_for_nothing(regulation: str) -> None:
    engine = Varied({"id": "seats-between-hands", "regulation": regulation})
    table = drawn(engine, regulation, 118, 40)
    refused = [e for e in table if isinstance(e.reply, tuple) and isinstance(e.reply[-1], Refused)]
    assert any(e.reply[-1].reason.text == "when the hand is over" for e in refused)  # type: ignore[index, union-attr]
    assert not follow_freely(model(regulation), table).disagreements


def test_a_way_of_play_that_the_law_leaves_free_is_told_in_words() -> None:
    engine = Varied({"id": "opens-though-all-have-declined", "regulation": "mo-61-2004"})
    tables = [drawn(engine, "mo-61-2004", seed, HANDS) for seed in range(4, 7)]
    ways = {way for table in tables for way in follow_freely(model("mo-61-2004"), table).ways}
    assert ways == {
        "The croupier opens his hand though nobody plays against him any more: 6.8 keeps nothing closed."
    }


@pytest.mark.parametrize(("name", "number"), [("as-it-stands", 1), ("vacated-places-kept", 4)])
def test_a_session_may_begin_anew_and_a_place_be_kept_when_all_have_gone(name: str, number: int) -> None:
    law = "pt-omaha-online"
    table = drawn(Varied({"id": name, "regulation": law}), law, number, 12)
    assert not follow_freely(model(law), table).disagreements


@pytest.mark.parametrize(
    ("law", "number", "later"),
    [
        ("mo-97-2010", 1, "5.2 6.3 7.2 8.2 8.5 10.2 10.4"),
        ("mo-61-2004", 6, "6.6 6.8 9.1 9.3 9.4 9.5"),
        ("pt-omaha-online", 19, "51 54 56 58 60 62"),
    ],
)
def test_who_deals_in_another_order_breaks_the_clauses_on_it_and_is_judged_on_all_that_comes_later(
    law: str, number: int, later: str
) -> None:
    house = variation("foreign-house", law)
    found = follow_freely(model(law), drawn(Varied({"id": house.name, "regulation": law}), law, number, 12))
    assert {each.clauses for each in found.disagreements} == {(f"{law}/{label}",) for label in house.breaks}
    assert {f"{law}/{label}" for label in later.split()} <= {*found.situations}


def test_who_swaps_the_blinds_of_two_players_too_is_judged_on_all_else() -> None:
    law = "mo-97-2010"
    house, swapped = variation("foreign-house", law), policy("opening", marker_posts_small_heads_up=True)
    engine = with_rules(Varied({"id": house.name, "regulation": law}), law, swapped)
    found = follow_freely(model(law), drawn(engine, law, 2, 15))
    named = {clause for each in found.disagreements for clause in each.clauses}
    assert named == {f"{law}/{label}" for label in (*house.breaks, "5.1", "5.2")}
    assert {f"{law}/{label}" for label in ("6.3", "7.2", "8.2", "8.5", "10.2", "12.1")} <= {*found.situations}


def test_a_house_that_declares_a_commission_may_take_none_of_two_players() -> None:
    engine = Varied({"id": "two-players-free", "regulation": "mo-97-2010"})
    followed = follow_freely(model("mo-97-2010"), drawn(engine, "mo-97-2010", 10, HANDS))
    assert not followed.disagreements
    assert followed.ways == (
        "The house takes no commission of some hands, whatever rate it declares: 16 gives a right to it.",
    )


@pytest.mark.sampled("name, tables", CAUGHT, by=lambda case: case[0].partition("/")[0])
def test_an_engine_that_breaks_a_clause_is_found_at_that_clause_and_no_other(name: str, tables: int) -> None:
    saboteur = saboteurs()[name]
    named = {saboteur.clause, *saboteur.corresponding_clauses}
    engine, seen = Sabotaged({"id": name}), list[tuple[str, ...]]()
    for seed in range(1, tables + 1):
        followed = follow_freely(model(saboteur.regulation), drawn(engine, saboteur.regulation, seed, 5))
        seen += [d.clauses for d in followed.disagreements]
    assert any(named.intersection(clauses) for clauses in seen), seen
    named.add("pt-omaha-online/74")  # at a table for demonstration every clause holds through this one
    assert named.issuperset(clause for clauses in seen for clause in clauses), seen


@pytest.mark.sampled("name, seed", NOT_KNOWN, by=lambda case: case[0].partition("/")[0])
def test_an_engine_that_errs_in_a_way_nobody_knows_is_named_by_the_law_alone(name: str, seed: int) -> None:
    saboteur = saboteurs()[name]
    unaware = model(saboteur.regulation).unaware_of(name)
    table = drawn(Sabotaged({"id": name}), saboteur.regulation, seed, 5)
    found = {clause for d in follow_freely(unaware, table).disagreements for clause in d.clauses}
    assert found & {saboteur.clause, *saboteur.corresponding_clauses}, found


def test_a_bet_that_wins_and_is_not_paid_breaks_the_clause_on_its_odds_and_none_on_the_order_of_hands() -> (
    None
):
    """The ante is paid, the additional bet of a pair only comes back: 9.5.1 has it paid 1 to 1."""
    table = drawn(with_rules(Reference(), "mo-61-2004", payout(Hand.PAIR, odds=0)), "mo-61-2004", 1, 8)
    assert {clause for each in follow(model("mo-61-2004"), table) for clause in each.clauses} == {
        "mo-61-2004/9.5.1"
    }


def test_a_pot_that_each_of_two_equal_hands_gets_whole_is_not_divided() -> None:
    whole = replaced(Pots.shares, lambda self, net, tied, live, unit: dict.fromkeys(tied, (net, 0)))
    table = drawn(with_rules(Reference(), "mo-97-2010", whole), "mo-97-2010", 3, 6)
    assert {clause for each in follow(model("mo-97-2010"), table) for clause in each.clauses} == {
        "mo-97-2010/10.4"
    }


def test_one_payment_changed_in_a_late_hand_is_found_in_that_hand() -> None:
    exchanges = drawn(Reference(), "mo-61-2004", 1, 20)
    late = max(n for n, exchange in _hands(exchanges) if any(isinstance(e, Paid) for e in _events(exchange)))
    changed = [
        _with_more_paid(exchange) if number == late else exchange for number, exchange in _hands(exchanges)
    ]
    assert late > 8
    assert next(d.hand for d in follow(model("mo-61-2004"), changed)) == late


def test_after_a_disagreement_the_next_hand_is_followed_again() -> None:
    engine = Sabotaged({"id": "mo-61-2004/9.2:antes-not-paid"})
    tables = [list(follow(model("mo-61-2004"), drawn(engine, "mo-61-2004", seed, 6))) for seed in range(1, 6)]
    assert {d.aspect for table in tables for d in table} == {"payouts"}
    assert max(len(table) for table in tables) > 1


def _hands(exchanges: Sequence[Exchange]) -> Iterator[tuple[int, Exchange]]:
    """Each exchange with the number of the hand that has begun by then."""
    number = 0
    for exchange in exchanges:
        number += sum(isinstance(event, HandStarted) for event in _events(exchange))
        yield number, exchange


def _with_more_paid(exchange: Exchange) -> Exchange:
    """The exchange with one chip more in its first payment, and in the stack that it comes to."""
    told = list(_events(exchange))
    first = next((i for i, event in enumerate(told) if isinstance(event, Paid)), None)
    if first is None:
        return exchange
    paid, end = told[first], told[-1]
    assert isinstance(paid, Paid)
    assert isinstance(end, HandEnded)
    told[first] = msgspec.structs.replace(paid, amount=paid.amount + 1)
    told[-1] = msgspec.structs.replace(end, stacks={**end.stacks, paid.seat: end.stacks[paid.seat] + 1})
    return msgspec.structs.replace(exchange, reply=(Accepted(tuple(told)),))


def _events(exchange: Exchange) -> Sequence[Event]:
    if not isinstance(exchange.reply, tuple):
        return ()
    return [event for answer in exchange.reply if isinstance(answer, Accepted) for event in answer.events]  # type: ignore[misc]


def test_hands_compared_name_the_clause_that_separates_them() -> None:
    engine = Sabotaged({"id": "mo-97-2010/15.8:odd-card-forgotten"})
    found = [
        d for seed in range(1, 13) for d in follow(model("mo-97-2010"), drawn(engine, "mo-97-2010", seed, 5))
    ]
    assert found
    assert {d.clauses[0] for d in found if d.aspect in ("winners", "marked winning", "best five")} == {
        "mo-97-2010/15.8"
    }
