"""A product answers otherwise where a mismatch of a drawn hand does not come again when the hand is played alone."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.disagreement import Disagreement
from vistoria.model.evidence import Fault
from vistoria.model.outcome import Reason
from vistoria.model.played import PlayedTable
from vistoria.verdict.otherwise import otherwise

FOUND = Disagreement(
    9, "t1", 1, "commission", ("xx/16",), "The house must take 5.", "The house took nothing."
)
TABLE = PlayedTable("xx/table-1", 3, refereed=True, disagreements=(FOUND,), ways=("Burns no card.",))
ALONE = PlayedTable("xx/table-1-1", 1, refereed=True, ways=TABLE.ways, again=TABLE.id)
OF_BUY_INS = PlayedTable(
    ALONE.id,
    1,
    refereed=True,
    ways=(*TABLE.ways, "Takes its commission of what players buy."),
    again=TABLE.id,
)
AGAIN = PlayedTable(ALONE.id, 1, refereed=True, disagreements=(FOUND,), ways=TABLE.ways, again=TABLE.id)


def told(*tables: PlayedTable) -> list[str]:
    return [each.id for each in otherwise((), tables)]


def test_a_mismatch_that_does_not_come_again_is_told() -> None:
    assert told(TABLE, ALONE) == [ALONE.id]


def test_one_that_comes_again_is_not() -> None:
    assert told(TABLE, AGAIN) == []


def test_nor_one_that_is_blamed_on_another_clause_by_which_the_law_acts_in_both() -> None:
    at_table = replace(FOUND, clauses=("xx/17.a",), also=("xx/16",))
    assert told(replace(TABLE, disagreements=(at_table,)), AGAIN) == []


def test_nor_one_that_a_way_of_play_explains_in_the_hand_alone_and_not_at_its_table() -> None:
    assert told(TABLE, OF_BUY_INS) == []


def test_nor_one_whose_hand_the_product_did_not_let_be_played_again() -> None:
    """No such table opens there, or nobody sits down with so many chips; an engine that breaks off is told."""
    assert told(TABLE, replace(ALONE, hands=0)) == []
    gone = Fault(Reason.ENGINE_CRASH, "the process ended")
    assert told(TABLE, replace(ALONE, hands=0, fault=gone)) == [ALONE.id]
