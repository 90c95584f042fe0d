"""Records written from tables of the reference engine: read again in any format, none of them breaks the law."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.audit.one_hand import MACAU, ONLINE, found, judge, records
from tests.played import drawn
from vistoria.audit.record import BadHand, NotThisHand, RecordedHand, formats
from vistoria.audit.terms import _rates
from vistoria.audit.written import recorded
from vistoria.model.event import Charged
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.lawful import Varied

TABLES, HANDS = range(1, 4), 12
FIVE = "mo-104-85-m"
CHIPS_OF_FIVE = 7
"""A drawn table at which every sum but a part of the commission is a multiple of five."""


@cache
def played(
    regulation: str, number: int, game: str = "omaha", limit: str | None = "pot"
) -> tuple[RecordedHand, ...]:
    """The hands of a table."""
    return tuple(recorded("table", drawn(Reference(), regulation, number, HANDS), game, limit))


def archive(regulation: str, format_: str) -> Iterator[str]:
    """The texts of the hands that the format has words for."""
    for number in TABLES:
        for hand in played(regulation, number):
            try:
                yield formats()[format_].write(hand)  # type: ignore[misc]
            except NotThisHand:
                continue


@pytest.mark.parametrize("format_", [name for name, each in formats().items() if each.write])
@pytest.mark.parametrize("regulation", [MACAU, ONLINE])
def test_no_finding_in_what_a_lawful_engine_played(regulation: str, format_: str) -> None:
    law, hands = judge(regulation), 0
    for record in records("".join(archive(regulation, format_)), format_):
        assert isinstance(record, RecordedHand), record
        seen = law.hand(record)
        assert (seen.broken, seen.other) == ((), ""), record
        hands += 1
    assert hands > 10


@pytest.mark.parametrize(
    ("regulation", "game"), [(MACAU, "omaha"), (ONLINE, "omaha"), (FIVE, "five-card stud")]
)
def test_no_finding_in_tables_on_terms_of_every_kind(regulation: str, game: str) -> None:
    law = judge(regulation)
    for number in TABLES:
        for hand in played(regulation, number, game, None):
            seen = law.hand(hand)
            assert (seen.broken, seen.other) == ((), ""), hand


@pytest.mark.parametrize("format_", [name for name, each in formats().items() if each.write])
def test_a_written_hand_reads_back_as_it_was(format_: str) -> None:
    for hand in played(MACAU, 1)[:6]:
        try:
            text = formats()[format_].write(hand)  # type: ignore[misc]
        except NotThisHand:
            continue
        [again] = records(text, format_)
        assert not isinstance(again, BadHand)
        assert isinstance(again, RecordedHand)
        assert (again.players, again.marker) == (hand.players, hand.marker)
        assert records(formats()[format_].write(again), format_) == [again]  # type: ignore[misc]


SHORT_BLIND = """\
variant = 'PO'
antes = [0, 0, 0, 0]
blinds_or_straddles = [50, 100, 0, 0]
min_bet = 100
starting_stacks = [10000, 60, 10000, 10000]
actions = ['d dh p1 AsAhKsKh', 'd dh p2 7h6h5s4s', 'd dh p3 QdQcJdTh', 'd dh p4 2c2d3c3d', 'p3 cc', 'p4 cbr 300',
  'p1 f', 'p3 cbr 1010', 'p4 cc', 'd db 9c8d2h', 'p3 cc', 'p4 cc', 'd db Jc', 'p3 cc', 'p4 cc', 'd db 3s', 'p3 cc',
  'p4 cc', 'p2 sm 7h6h5s4s', 'p3 sm QdQcJdTh', 'p4 sm 2c2d3c3d']
"""
"""Nobody says what a call of a blind of 60 in the place of 100 costs: the raise to 1,010 tells its total alone."""


def test_a_call_of_a_blind_that_somebody_could_not_pay_is_not_guessed() -> None:
    [record] = records(SHORT_BLIND)
    assert isinstance(record, RecordedHand)
    assert judge(MACAU).hand(record).broken == ()


def test_what_a_call_of_a_short_blind_cost_is_read_from_the_stacks_in_the_end() -> None:
    """All match the 60 and not the 100: who lost has 60 less."""
    text = SHORT_BLIND.partition("actions")[0] + (
        "actions = ['d dh p1 AsAhKsKh', 'd dh p2 7h6h5s4s', 'd dh p3 QdQcJdTh', 'd dh p4 2c2d3c3d', 'p3 cc', 'p4 cc',"
        " 'p1 f', 'd db 9c8d2h', 'p3 cc', 'p4 cc', 'd db Jc', 'p3 cc', 'p4 cc', 'd db 3s', 'p3 cc', 'p4 cc',"
        " 'p2 sm 7h6h5s4s', 'p3 sm QdQcJdTh', 'p4 sm 2c2d3c3d']\nfinishing_stacks = [9950, 0, 10170, 9940]\n"
    )
    [seen] = found(text)
    assert seen.clauses == (f"{MACAU}/6.3.1",)
    assert seen.actual == "Seat 3 called and put in 60."


@pytest.mark.parametrize(("taken", "rounded"), [(47, "each part up"), (43, "each part down")])
def test_a_commission_that_is_rounded_pot_by_pot_has_its_rate(taken: int, rounded: str) -> None:
    """1 % of 4,409 is 44.09: with five pots, up to four chips more or five less."""
    assert (1, 100) in _rates(taken, 4409, 5), rounded


def test_what_is_taken_in_parts_says_nothing_of_the_smallest_chip() -> None:
    house = Varied({"id": "charged-in-parts", "regulation": MACAU})
    hands = list(recorded("table", drawn(house, MACAU, CHIPS_OF_FIVE, 3), "omaha", "pot"))
    assert any(isinstance(e, Charged) and e.amount % 5 for hand in hands for e in hand.events)
    assert [broken for hand in hands for broken in judge(MACAU).hand(hand).broken] == []


@pytest.mark.parametrize(
    ("house", "format_"),
    [("commission-of-the-whole-pot", "pokerstars"), ("initial-commission-by-the-last", "hands")],
)
def test_who_bears_how_much_of_a_commission_is_the_house_s_in_a_record_too(house: str, format_: str) -> None:
    table = drawn(Varied({"id": house, "regulation": FIVE}), FIVE, 1, HANDS)
    law, write = judge(FIVE), formats()[format_].write
    assert write is not None
    text = "".join(write(hand) for hand in recorded("table", table, "five-card-stud", None))
    hands = [each for each in records(text, format_) if isinstance(each, RecordedHand)]
    assert hands
    assert [broken for hand in hands for broken in law.hand(hand).broken] == []
