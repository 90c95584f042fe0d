"""A house has figures of its own where it declares none: the referee reads them from the table, and blames nobody."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from amount import examples
from played import LAWS, drawn, model, with_rules

from vistoria.model.answer import Accepted
from vistoria.model.command import Start
from vistoria.model.event import Charged, HandStarted, Paid
from vistoria.model.history import Exchange
from vistoria.model.request import Open
from vistoria.model.table import Settings
from vistoria.referee.follow import follow
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.betting import limit
from vistoria.reference_engine.policies.change import both, policy
from vistoria.reference_engine.policies.commission import Commission
from vistoria.reference_engine.ways.own_figures import burning
from vistoria.reference_engine.ways.own_limit import usual_limit
from vistoria.reference_engine.ways.seen import Seen
from vistoria.validation.lawful.engine import Varied
from vistoria.validation.lawful.rounding import LESS_OF_FEW
from vistoria.validation.replaced import formula
from vistoria.validation.saboteurs import Sabotaged
from vistoria.validation.saboteurs.ring_change import two_at_a_time

OMAHA, OPEN, ONLINE, STUD = "mo-97-2010", "mo-104-85-m", "pt-omaha-online", "mo-61-2004"
Plays = Callable[[Any], Any]


class LittleOfBigPots(Commission):
    """Takes two per cent of pots from four hundred chips on."""

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        return super().due(pot, rate if pot < 400 else Fraction(2, 100), cap, unit)


FREE: dict[str, tuple[str, Plays, int]] = {
    "a small blind of a third": (OMAHA, policy("opening", usual_small=Fraction(1, 3)), 9007),
    "a big blind of fifty": (ONLINE, policy("opening", usual_big=50), 9125),
    "three and a half per cent of pots": (OMAHA, policy("commission", usual=Fraction(7, 200)), 9000),
    "one per cent of pots": (ONLINE, policy("commission", usual=Fraction(1, 100)), 9003),
    "fifteen per cent of buy-ins": (ONLINE, policy("commission", usual_fee=Fraction(3, 20)), 9003),
    "five seconds more": (ONLINE, policy("clock", usual_extra_ms=5_000), 9011),
    "four raises a round": (ONLINE, limit("pot", "half-pot", raises=4), 9000),
    "raises by five": (ONLINE, policy("betting", own_raise=5), 9000),
    "a card aside before the river": (ONLINE, burning(0, 0, 1), 9000),
    "two cards aside, of which a fault lets one come": (ONLINE, burning(2, 0, 0), 9092),
    "bets from seven": (OMAHA, limit("pot", own_least=7), 9001),
    "an entry of a hundred": (OPEN, policy("entry", levels=(100, 20)), 9011),
    "thirty chips of a pot at most": (
        OMAHA, policy("commission", usual=Fraction(1, 20), usual_cap=30), 9000,
    ),
    "three per cent of two or three players, and more of more": (
        OMAHA, LESS_OF_FEW, 9002,
    ),
    "two big blinds of a pot at most where a rate is declared": (
        OMAHA, both(policy("commission", usual=Fraction(1, 20)), formula(Commission.capped, lambda big: 2 * big)), 9103,
    ),
    "bets from fifty without a limit": (OMAHA, limit("none", usual_least=50), 9079),
    "four raises in a game that counts them": (
        ONLINE, both(limit("raises", raises=4), usual_limit("raises")), 9035,
    ),
    "five thousand for a hand at most": (STUD, policy("payouts", usual_maximum=5_000), 9003),
    "sixty to one for a royal flush": (STUD, policy("payouts", usual_royal=60), 9065),
}  # fmt: skip
"""What the law leaves to the house, by what it is, with a drawn table that shows it."""
ONE_OF_EACH = [
    "a big blind of fifty",
    "thirty chips of a pot at most",
    "three per cent of two or three players, and more of more",
    "two big blinds of a pot at most where a rate is declared",
    "five seconds more",
    "raises by five",
    "a card aside before the river",
    "bets from seven",
    "an entry of a hundred",
    "sixty to one for a royal flush",
]
"""One figure of each kind."""
FORBIDDEN: dict[str, tuple[str, Plays, int, str]] = {
    "half a per cent of pots": (
        ONLINE, policy("commission", least=Fraction(1, 200), usual=Fraction(1, 200)), 9003, "17.a",
    ),
    "six per cent of pots": (
        OMAHA, policy("commission", most=Fraction(6, 100), usual=Fraction(6, 100)), 9002, "16",
    ),
    "two per cent of big pots": (
        OMAHA, policy("commission", LittleOfBigPots, least=Fraction(2, 100), usual=Fraction(1, 20)), 9001, "16",
    ),
    "one raise without a limit": (ONLINE, limit("none", raises=1), 9041, "37"),
    "bets from forty with a limit": (OMAHA, limit("pot", own_least=40), 9002, "11.2.1"),
}  # fmt: skip
"""What the law has a bound for, or gives the player, with a drawn table that shows it, and the clause."""
HANDS = 6
TWO_PLACES = 8
"""A drawn table with two places, of which nobody says the limit."""


def played(regulation: str, plays: Plays, number: int) -> list[Exchange]:
    """A drawn table of a product with other rules."""
    return drawn(with_rules(Reference({}), regulation, plays), regulation, number, HANDS)


@pytest.mark.sampled("what", FREE, named=ONE_OF_EACH)
def test_a_figure_of_the_house_s_own_breaks_no_clause(what: str) -> None:
    regulation, plays, number = FREE[what]
    table = played(regulation, plays, number)
    assert list(follow(model(regulation), table))
    assert follow_freely(model(regulation), table).disagreements == ()


def test_a_house_that_opens_a_table_for_each_hand_shows_its_figures_at_all_of_them() -> None:
    table = played(ONLINE, burning(1, 1, 1), 9000)
    opened = next(
        each for each in table if isinstance(each.request, Open) and isinstance(each.reply, Accepted)
    )
    again = Exchange(table[-1].n + 2, opened.request, opened.reply)
    assert follow_freely(model(ONLINE), [*table, again]).disagreements == ()


def test_two_alone_show_that_the_house_has_no_limit_where_the_law_frees_them_of_none() -> None:
    without = with_rules(Reference({}), ONLINE, usual_limit("none"))
    table = drawn(without, ONLINE, TWO_PLACES, 10)
    assert list(follow(model(ONLINE), table))
    assert follow_freely(model(ONLINE), table).disagreements == ()


def test_blinds_of_the_house_s_own_stand_beside_a_breach_in_a_hand_that_other_blinds_do_not_follow() -> None:
    """With the blinds of the law's model a player with few chips is not dealt in, and that hand is not followed."""
    plays = both(policy("opening", usual_big=2), two_at_a_time(3))
    table = drawn(with_rules(Reference({}), ONLINE, plays), ONLINE, 9311, 20)
    followed = follow_freely(model(ONLINE), table)
    assert followed.ways == ("The blinds are 1 and 2.",)
    assert {clause for each in followed.disagreements for clause in each.clauses} == {
        f"{ONLINE}/50", f"{ONLINE}/74",
    }  # fmt: skip


@pytest.mark.sampled("what", FORBIDDEN, named=["six per cent of pots", "one raise without a limit"])
def test_a_figure_beyond_the_law_is_no_own_figure(what: str) -> None:
    regulation, plays, number, clause = FORBIDDEN[what]
    found = follow_freely(model(regulation), played(regulation, plays, number)).disagreements
    assert f"{regulation}/{clause}" in {named for each in found for named in each.clauses}


def lawful() -> list[tuple[str, str]]:
    """Options that keep the default of their reading too, with what they are to be tried with."""
    return [
        (reading.id, choice)
        for law in LAWS.values()
        for reading in law.readings
        for option in reading.options
        if reading.default in option.meets
        for choice in option.trials
    ]


ONE_OF_EACH = [
    ("mo-104-85-m/short-capital-speaker", "skipped"),
    ("pt-omaha-online/showdown-first", "last-round-raiser"),
]


@pytest.mark.sampled("reading, choice", lawful, named=ONE_OF_EACH)
def test_whoever_plays_by_a_stricter_option_of_a_reading_breaks_no_clause(reading: str, choice: str) -> None:
    regulation = reading.partition("/")[0]
    for number in range(500, 500 + examples(3)):
        table = drawn(Reference({reading: choice}), regulation, number, HANDS)
        law = model(regulation).meeting(LAWS[regulation].readings)
        assert follow_freely(law, table).disagreements == ()


@pytest.mark.parametrize("manner", ["acts-alone", "talkative"])
def test_the_limit_of_a_house_that_declares_none_is_the_one_that_it_plays(manner: str) -> None:
    engine = with_rules(Varied({"id": manner, "regulation": OMAHA}), OMAHA, usual_limit("none"))
    followed = follow_freely(model(OMAHA), drawn(engine, OMAHA, 1, 8))
    assert followed.disagreements == ()
    assert followed.ways == ("Where the house declares no limit, its game is of the kind none.",)


def test_who_breaks_another_clause_is_held_to_the_limit_that_he_plays_all_the_same() -> None:
    """Three clauses on a game with a limit were blamed on a house without any that lets too little be raised."""
    half = Sabotaged({"id": f"{OMAHA}/12.1:half-is-enough-last-rounds"})
    followed = follow_freely(model(OMAHA), drawn(with_rules(half, OMAHA, usual_limit("none")), OMAHA, 14, 8))
    assert followed.ways
    named = {clause for each in followed.disagreements for clause in each.clauses}
    assert f"{OMAHA}/12.1" in named
    assert named.isdisjoint({f"{OMAHA}/{label}" for label in ("11.2.1", "11.2.3", "12.2")})


def test_a_commission_that_winners_pay_is_a_part_of_the_pot_that_they_were_paid() -> None:
    told = (HandStarted(hand=1), Paid(seat=1, amount=1000, what="pot"), Charged(amount=50, of="pot", seat=1))
    assert list(Seen(Settings(), [(Start(), told)], {}).pots(each=False)) == [(1000, 50)]
