"""Which of several pots bears how much of the commission, and whether equal winners divide all, is the house's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from played import drawn, model, retold, with_rules

from vistoria.games.cards.events import Pots
from vistoria.model.answer import Accepted
from vistoria.model.event import Charged, HandEnded, Paid, Returned
from vistoria.model.history import Exchange
from vistoria.model.pot import Pot
from vistoria.referee.follow import as_found, follow
from vistoria.referee.freely import follow_freely
from vistoria.referee.pots import borne_otherwise, laid_on_pots
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.commission import Commission
from vistoria.validation.lawful import Varied

OMAHA, OPEN, ONLINE = "mo-97-2010", "mo-104-85-m", "pt-omaha-online"
HANDS, MORE = 6, 12
BORNE = [
    (OMAHA, "main-pot-bears-the-commission", 6_000_067),
    (OMAHA, "commission-of-each-pot-rounded-up", 6_000_067),
    (OPEN, "commission-of-the-whole-pot", 6_000_001),
    (ONLINE, "commission-of-each-payment", 6_000_012),
]
"""Houses that lay the commission on pots otherwise, or round it for each payment, with a drawn table that shows it."""
SEVERAL_POTS, SEVERAL_ONLINE = 6_000_012, 6_000_001
EQUAL_WINNERS, REMAINDER_OF_SEVERAL = 6_000_000, 6_000_107
AS_ONE = (
    "Pots that the same hands win are divided as one: the law has no side pots, and 10.4 divides the pot."
)


def hands_at(regulation: str) -> int:
    """Few hands of 97/2010 have several pots and a commission."""
    return MORE if regulation == OMAHA else HANDS


def house(regulation: str, name: str, number: int) -> list[Exchange]:
    """A drawn table of a house that plays so."""
    return drawn(Varied({"id": name, "regulation": regulation}), regulation, number, hands_at(regulation))


def without_numbers(event: Any) -> Any:
    """A product that numbers no pots."""
    return msgspec.structs.replace(event, pot=None) if isinstance(event, Charged | Paid) else event


@pytest.mark.parametrize(("regulation", "name", "number"), BORNE)
@pytest.mark.parametrize("tells", [lambda event: event, without_numbers], ids=["numbered", "without-numbers"])
def test_the_house_says_which_pot_bears_how_much(
    regulation: str, name: str, number: int, tells: Callable[[Any], Any]
) -> None:
    table = house(regulation, name, number)
    assert table != drawn(Reference({}), regulation, number, hands_at(regulation))
    assert list(follow(model(regulation), retold(table, tells))) == []


@pytest.mark.parametrize("tells", [lambda event: event, without_numbers], ids=["numbered", "without-numbers"])
def test_chips_of_one_pot_paid_to_the_winner_of_another_are_no_commission(
    tells: Callable[[Any], Any],
) -> None:
    table = retold(drawn(Reference({}), OMAHA, SEVERAL_POTS + 3, HANDS), tells)
    found = follow_freely(model(OMAHA), list(map(shifted, table))).disagreements
    assert "division" in {each.aspect for each in found}


def test_of_payments_without_pots_nobody_who_is_paid_is_said_to_have_won_nothing() -> None:
    table = retold(drawn(Reference({}), OMAHA, SEVERAL_POTS, HANDS), without_numbers)
    found = follow_freely(model(OMAHA), list(map(shifted, table))).disagreements
    assert {each.aspect for each in found} == {"division"}


def in_one_sum(exchange: Exchange) -> Exchange:
    """A product that pays what nobody matched with what is won."""
    if not isinstance(exchange.reply, tuple):
        return exchange

    def told(answer: object) -> object:
        if not isinstance(answer, Accepted) or not any(isinstance(e, Paid) for e in answer.events):
            return answer
        sums: Counter[int] = Counter()
        for e in answer.events:
            if isinstance(e, Paid | Returned):
                sums[e.seat] += e.amount
        paid = [Paid(seat=seat, amount=amount, what="pot") for seat, amount in sums.items()]
        rest = [e for e in answer.events if not isinstance(e, Paid | Returned)]
        at = next(i for i, e in enumerate(rest) if isinstance(e, HandEnded))
        return Accepted((*rest[:at], *paid, *rest[at:]))

    return msgspec.structs.replace(exchange, reply=tuple(map(told, exchange.reply)))


@pytest.mark.parametrize("number", [SEVERAL_POTS - 7, SEVERAL_POTS + 5])
def test_what_nobody_matched_is_not_missed_where_it_is_paid_with_what_is_won(number: int) -> None:
    table = list(map(in_one_sum, drawn(Reference({}), OMAHA, number, HANDS)))
    assert list(follow(model(OMAHA), table)) == []
    found = list(follow(model(OMAHA), map(shifted, table)))
    assert {each.aspect for each in found} <= {"winners", "division"}
    assert found


def shifted(exchange: Exchange) -> Exchange:
    """Where two seats are paid, the second gets a hundred chips of the first."""
    if not isinstance(exchange.reply, tuple):
        return exchange
    paid = [
        e
        for answer in exchange.reply
        if isinstance(answer, Accepted)
        for e in answer.events
        if type(e) is Paid
    ]
    if len({e.seat for e in paid}) < 2 or paid[0].amount <= 100:
        return exchange
    first, last = paid[0], paid[-1]
    moved = {
        first: msgspec.structs.replace(first, amount=first.amount - 100),
        last: msgspec.structs.replace(last, amount=last.amount + 100),
    }
    (changed,) = retold([exchange], lambda event: moved.get(event, event) if type(event) is Paid else event)
    return changed


def test_pots_of_equal_winners_may_be_divided_as_one() -> None:
    table = house(OMAHA, "same-winners-divide-once", EQUAL_WINNERS)
    assert list(follow(model(OMAHA), table))
    followed = follow_freely(model(OMAHA), table)
    assert followed.disagreements == ()
    assert AS_ONE in followed.ways


def test_of_several_pots_too_no_more_than_five_per_cent_are_taken() -> None:
    table = drawn(
        with_rules(Reference({}), OMAHA, policy("commission", DearPots)), OMAHA, SEVERAL_POTS, HANDS
    )
    found = follow_freely(model(OMAHA), table).disagreements
    assert {clause for each in found for clause in each.clauses} == {f"{OMAHA}/16"}


class DearPots(Commission):
    """Takes a chip more than five per cent of all pots together, off the main pot."""

    def charges(self, pots: tuple[int, ...], rate: Any, cap: int, unit: int) -> tuple[int, ...]:
        if len(pots) < 2:
            return super().charges(pots, rate, cap, unit)
        return (int(self.most * sum(pots)) + 1, *(0 for _ in pots[1:]))


class MainPotAlone(Commission):
    """The main pot bears the commission of all."""

    def charges(self, pots: tuple[int, ...], rate: Any, cap: int, unit: int) -> tuple[int, ...]:
        return (sum(super().charges(pots, rate, cap, unit)), *(0 for _ in pots[1:]))


def test_online_the_commission_comes_off_each_payment() -> None:
    table = drawn(
        with_rules(Reference({}), ONLINE, policy("commission", MainPotAlone)),
        ONLINE,
        SEVERAL_ONLINE + 3,
        HANDS,
    )
    found = follow_freely(model(ONLINE), table).disagreements
    assert {clause for each in found for clause in each.clauses} == {f"{ONLINE}/19"}


@pytest.mark.parametrize("tells", [lambda event: event, without_numbers], ids=["numbered", "without-numbers"])
def test_what_cannot_be_divided_of_a_pot_is_no_part_of_a_commission_told_in_one_sum(
    tells: Callable[[Any], Any],
) -> None:
    table = house(ONLINE, "one-charge", REMAINDER_OF_SEVERAL)
    assert follow_freely(model(ONLINE), retold(table, tells)).disagreements == ()


def test_a_product_with_more_pots_than_the_law_lays_no_charge_otherwise() -> None:
    lawful = (Pots(pots=(Pot(200, (1, 2)),)), Charged(10, "pot", 0), *paid({1: 95, 2: 95}, 0))
    told = (
        Pots(pots=(Pot(150, (1, 2)), Pot(50, (1,)))),
        Charged(10, "pot", 1),
        *paid({1: 75, 2: 75}, 0),
        *paid({1: 40}, 1),
    )
    assert laid_on_pots(lawful, told) == ((10,),)
    assert not borne_otherwise(lawful, told)


def paid(sums: dict[int, int], pot: int) -> list[Paid]:
    return [Paid(seat, amount, "pot", pot) for seat, amount in sums.items()]


def test_a_commission_that_is_not_taken_breaks_no_clause_on_who_gets_which_pot() -> None:
    free = with_rules(Reference({}), ONLINE, policy("commission", NothingOfSeveral))
    table = drawn(free, ONLINE, SEVERAL_ONLINE + 2, HANDS)
    clauses = {clause for each in follow(model(ONLINE), table, named=as_found) for clause in each.clauses}
    assert f"{ONLINE}/17.a" in clauses
    assert clauses <= {f"{ONLINE}/{path}" for path in ("16", "17.a", "19")}


class NothingOfSeveral(Commission):
    """Takes nothing where a hand has several pots."""

    def charges(self, pots: tuple[int, ...], rate: Any, cap: int, unit: int) -> tuple[int, ...]:
        return super().charges(pots, rate, cap, unit) if len(pots) < 2 else (0,) * len(pots)
