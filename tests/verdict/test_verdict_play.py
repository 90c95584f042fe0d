"""What drawn tables show of a clause."""

from __future__ import annotations

from vistoria.model.disagreement import Disagreement
from vistoria.model.played import PlayedTable
from vistoria.model.situation import Situation
from vistoria.verdict.play import in_play

RULE, THROUGH = "toy-1/1.1", "toy-1/2"
"""A rule, and the clause through which it holds at some tables."""
OPERATORS = "toy-1/4"
"""A rule that binds the operator alone."""
ENGINE = frozenset({RULE, THROUGH, "toy-1/3"})


def table(number: int, *clauses: str, through: tuple[str, ...] = ()) -> PlayedTable:
    shown = Disagreement(7, "t", 1, "winners", clauses, "seat 1 wins", "seat 2 wins", through=through)
    return PlayedTable(f"toy-1/table-{number}", 5, refereed=True, disagreements=(shown,))


def fails(clause: str, *tables: PlayedTable) -> bool:
    found = in_play(clause, tables, ENGINE)
    return found is not None and bool(found.found)


def test_where_a_rule_holds_through_a_clause_alone_both_fail() -> None:
    special = table(1, RULE, THROUGH, through=(THROUGH,))
    assert fails(RULE, special)
    assert fails(THROUGH, special)


def test_the_clause_through_which_a_rule_holds_is_kept_where_the_rule_is_broken_everywhere() -> None:
    tables = (table(1, RULE, THROUGH, through=(THROUGH,)), table(2, RULE))
    assert fails(RULE, *tables)
    assert not fails(THROUGH, *tables)
    assert fails(THROUGH, tables[0], table(2, "toy-1/3"))


def test_the_clause_through_which_a_rule_of_the_operator_alone_holds_is_kept() -> None:
    assert not fails(THROUGH, table(1, OPERATORS, THROUGH, through=(THROUGH,)))
    assert fails(THROUGH, table(1, OPERATORS, RULE, THROUGH, through=(THROUGH,)))
    assert fails(THROUGH, table(1, THROUGH, through=(THROUGH,)))


def test_what_is_looked_at_before_the_first_hand_has_no_players() -> None:
    opened, dealt = Situation(0, 0, 0, "laid", 0, 0), Situation(1, 2, 4, "own", 60, 900)
    played = PlayedTable("toy-1/table-1", 1, refereed=True, situations={RULE: (opened, dealt)})
    found = in_play(RULE, [played], ENGINE)
    assert found is not None
    assert (found.hands, found.players, found.rounds) == (1, (4, 4), (2, 2))
