"""Rules changed mechanically: what is changed, that scenarios notice, that a survivor is told and a stop harmless."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from vistoria.cli.usage_error import UsageError
from vistoria.law.catalogue import installed
from vistoria.validation.selftest.gather import listed
from vistoria.validation.selftest.trial import TrialOptions

from . import tally as mutation
from .journal import NoJournal, append, holding, read_journal
from .mutant import Mutant
from .page import BEGIN, END, NoSection, placed, section
from .program import app
from .proofs import NoProofs, Proof, read_proofs, refuted
from .rule_trial import MutantResult, try_mutant
from .tally import MUTANTS, journal_of, tally, waiting
from .toy_table import NAMES, Table
from .walk import changes

REGULATION = "mo-97-2010"
RECORDS = Path(__file__).parents[2] / "docs" / "validation"
KILLED = [
    f"{REGULATION} betting.limits[0].raises 3 -> 4",
    f"{REGULATION} betting.limits[0].raises 3 -> 2",
    f"{REGULATION} betting.limits[0].raises 3 -> none",
]
SHORTEST = "mo-61-2004"
"""The regulation whose scenarios take the least time."""
ALIVE = f"{SHORTEST} ranking.rows[9].low_straight True -> False"
A, B, C = (Mutant(f"toy {name}", "toy", ()) for name in "abc")


def result(mutant: Mutant, outcome: str = "killed", features: str = "f", share: int = 2) -> MutantResult:
    """What came of a toy mutant."""
    return MutantResult(mutant.id, outcome, share, features)  # type: ignore[arg-type]


@cache
def everybody() -> tuple[Mutant, ...]:
    """All mutants of the rules."""
    return tuple(listed(MUTANTS))


def real(name: str) -> Mutant:
    """A mutant of the rules."""
    return next(mutant for mutant in everybody() if mutant.id == name)


def test_every_value_of_a_table_is_changed_and_no_clause_id() -> None:
    table = Table(acts={"fold": ("toy/1.2",)})
    made = list(changes(table))
    assert {change.name for change in made} == NAMES
    assert len(made) == len(NAMES)
    assert all(change.value != table for change in made)


def test_the_clauses_beside_a_value_come_first() -> None:
    cites = {change.name: change.cites for change in changes(Table(acts={"fold": ("toy/1.2",)}))}
    assert cites["count 3 -> 2"][0] == "toy/1.1"
    assert cites["rows[0].seats 4 -> 3"][0] == "toy/2"
    assert cites["acts without 'fold'"][0] == "toy/1.2"


def test_mutants_of_the_rules_have_names_of_their_own() -> None:
    ids = [mutant.id for mutant in everybody()]
    assert len(set(ids)) == len(ids)
    assert {id_.partition(" ")[0] for id_ in ids} == set(installed())


@pytest.mark.sampled("name", KILLED, named=KILLED[:1])
def test_a_wrong_number_of_raises_is_noticed_by_a_scenario_of_its_clause(name: str) -> None:
    came = try_mutant(real(name), installed()[REGULATION], TrialOptions(), "f")
    assert came.outcome == "killed", came
    assert came.by.startswith(f"{REGULATION}/12.2#")


@pytest.mark.complete
@pytest.mark.parametrize(
    ("name", "as_", "by"),
    [
        ("pt-omaha-online lines lines -> none", "untested", "pt-omaha-online/72#"),
        ("mo-104-85-m entry.levels[1] left out", "inapplicable", "mo-104-85-m/6.s1#"),
    ],
)
def test_an_engine_that_does_not_play_what_a_scenario_needs_is_noticed_and_counted_apart(
    name: str, as_: str, by: str
) -> None:
    mutant = real(name)
    came = try_mutant(mutant, installed()[mutant.regulation], TrialOptions(), "f")
    assert (came.outcome, came.as_) == ("killed", as_), came
    assert came.by.startswith(by)
    counted = tally(mutant.regulation, (mutant,), {mutant.id: came}, (), "f")
    assert (counted.killed, counted.inconclusive, counted.unplayed) == (1, 0, 1)


@pytest.mark.complete
def test_a_survivor_is_told_until_it_is_proved(tmp_path: Path) -> None:
    name = ALIVE.partition(" ")[2]
    arguments = ["rules", "-r", SHORTEST, "--only", name, "--out", str(tmp_path), "-n", "1", "--json"]
    told = CliRunner().invoke(app, arguments, standalone_mode=False)
    (figures,) = json.loads(told.stdout)
    assert (told.return_value, figures["survived"], figures["killed"]) == (5, [ALIVE], 0)
    (tmp_path / "equivalent.toml").write_text(
        f'[[equivalent]]\nid = "{SHORTEST} ranking.rows[9].low*"\nwhy = "No sequence is a high card."\n'
    )
    before = journal_of(tmp_path, SHORTEST).read_bytes()
    told = CliRunner().invoke(app, arguments, standalone_mode=False)
    (figures,) = json.loads(told.stdout)
    assert (told.return_value, figures["survived"], figures["proved"]) == (2, [], 1)
    assert journal_of(tmp_path, SHORTEST).read_bytes() == before


@pytest.mark.usefixtures("listed_before")
@pytest.mark.parametrize(("command", "words"), [("rules", "no mutant"), ("code", "no change")])
def test_a_name_that_nothing_has_is_a_mistake(command: str, words: str) -> None:
    arguments = [command, "-r", SHORTEST, "--only", "nothing"]
    with pytest.raises(UsageError, match=words):
        CliRunner().invoke(app, arguments, standalone_mode=False, catch_exceptions=False)


def test_a_second_start_tries_what_is_new_what_was_a_fault_and_what_survived_other_features() -> None:
    journal = {A.id: result(A), B.id: result(B, "survived")}
    assert waiting((A, B, C), journal, "f", 2) == (C,)
    assert waiting((A, B, C), journal, "g", 2) == (B, C)
    assert waiting((A, B, C), journal, "f", 3) == (B, C)
    assert waiting((A,), {A.id: result(A, "fault")}, "f", 2) == (A,)


def test_who_was_killed_by_a_scenario_that_is_gone_is_tried_again() -> None:
    by = msgspec.structs.replace(result(A), by="toy/1#a-hand")
    assert holding({A.id: by, B.id: result(B)}, {"toy/1#a-hand"}) == {A.id: by, B.id: result(B)}
    assert holding({A.id: by, B.id: result(B)}, {"toy/1#another"}) == {B.id: result(B)}


def test_what_was_tried_before_a_stop_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = journal_of(tmp_path, "toy")

    def stopped(function: object, work: object, workers: int) -> object:
        append(path, result(A))
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(mutation, "spread", stopped)
    with pytest.raises(KeyboardInterrupt):
        mutation.mutate((A, B), {"toy": tmp_path}, {"toy": "f"}, tmp_path, TrialOptions(), 1, print)
    assert waiting((A, B), read_journal(path), "f", 2) == (B,)


def test_a_line_cut_short_at_the_end_counts_for_nothing_and_another_is_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "toy.jsonl"
    append(path, result(A))
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:20])
    assert set(read_journal(path)) == {A.id}
    path.write_bytes(whole[:20] + b"\n" + whole)
    with pytest.raises(NoJournal, match=r"toy\.jsonl:1"):
        read_journal(path)


def test_a_proof_of_a_killed_mutant_or_of_none_is_refuted() -> None:
    proofs = (Proof("toy a", "w"), Proof("toy b*", "w"), Proof("toy [x]*", "w"), Proof("other x", "w"))
    journal = {A.id: result(A), B.id: result(B, "survived"), C.id: result(C, "survived", "old")}
    came = tally("toy", (A, B, C), journal, proofs, "f")
    assert (came.mutants, came.killed, came.proved, came.survived, came.untried) == (3, 1, 1, ("toy c",), 0)
    assert [text.partition(" by")[0] for text in came.refuted] == [
        "proved and killed: toy a",
        "proved and not there: toy [x]*",
    ]


@pytest.mark.parametrize("regulation", sorted(installed()))
def test_the_proofs_kept_with_the_records_hold_of_mutants_that_there_are(regulation: str) -> None:
    ids = [mutant.id for mutant in everybody() if mutant.regulation == regulation]
    proofs = read_proofs(RECORDS / "equivalent.toml")
    assert list(refuted(proofs, ids, read_journal(journal_of(RECORDS, regulation)), (regulation,))) == []


def test_a_list_of_proofs_needs_reasons(tmp_path: Path) -> None:
    path = tmp_path / "equivalent.toml"
    path.write_text('[[equivalent]]\nid = "x"\n')
    with pytest.raises(NoProofs, match="why"):
        read_proofs(path)


def test_the_section_of_a_page_is_renewed_and_nothing_else() -> None:
    text = section([tally("toy", (A,), {A.id: result(A, "survived")}, (), "f")], ())
    page = placed(f"before\n{BEGIN}\nreplaced\n{END}\nafter\n", text)
    assert re.search(r"^before\n.*- `toy a`.*\nafter\n$", page, re.DOTALL)
    assert "replaced" not in page
    with pytest.raises(NoSection):
        placed("before\n", text)
