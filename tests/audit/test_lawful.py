"""Records written from tables of the reference engine: read again in any format, none of them breaks the law."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.audit.one_hand import MACAU, ONLINE, judge, records
from tests.played import drawn
from vistoria.audit.record import BadHand, NotThisHand, RecordedHand, formats
from vistoria.audit.written import recorded
from vistoria.reference_engine.adapter import Reference

TABLES, HANDS = range(1, 4), 12
FIVE = "mo-104-85-m"


def archive(regulation: str, format_: str) -> Iterator[str]:
    """The texts of the hands that the format has words for."""
    for number in TABLES:
        for hand in recorded("table", drawn(Reference(), regulation, number, HANDS), "omaha", "pot"):
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
        for hand in recorded("table", drawn(Reference(), regulation, number, HANDS), game):
            seen = law.hand(hand)
            assert (seen.broken, seen.other) == ((), ""), hand


@pytest.mark.parametrize("format_", [name for name, each in formats().items() if each.write])
def test_a_written_hand_reads_back_as_it_was(format_: str) -> None:
    for hand in recorded("table", drawn(Reference(), MACAU, 1, 6), "omaha", "pot"):
        try:
            text = formats()[format_].write(hand)  # type: ignore[misc]
        except NotThisHand:
            continue
        [again] = records(text, format_)
        assert not isinstance(again, BadHand)
        assert isinstance(again, RecordedHand)
        assert (again.players, again.marker) == (hand.players, hand.marker)
        assert records(formats()[format_].write(again), format_) == [again]  # type: ignore[misc]
