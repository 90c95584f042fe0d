"""Code changed mechanically: what is changed, that a scenario notices, that nothing on the disk is touched."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vistoria import reference_engine
from vistoria.bundle.layout import folder_digest
from vistoria.law.catalogue import installed
from vistoria.reference_engine.procedures.ring import acting  # loaded: what follows is called, not imported
from vistoria.validation.selftest.trial import TrialOptions

from .code_mutants import CodeMutant, code_mutants, digest, source_of
from .code_trial import CACHED, Trials
from .forked import forked
from .journal import append, read_journal
from .judges import Judge
from .page import CODE_BEGIN, CODE_END, code_section, placed
from .program import app
from .proofs import Proof, read_proofs, refuted
from .rule_trial import MutantResult
from .tally import journal_of, tally, waiting

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "docs" / "validation"
ENGINE = Path(reference_engine.__file__).parent
TOY = """
from __future__ import annotations
LIMIT: int | None = 3

@dataclass(frozen=True)
class Pot:
    @property
    def full(self, at: int | None = None) -> int | str:
        return self.amount == LIMIT
"""
TOYS = {
    "code policies/pot.py module NumberReplacer 0": "LIMIT: int | None = 4",
    "code policies/pot.py module NumberReplacer 1": "LIMIT: int | None = 2",
    "code policies/pot.py Pot.full ComparisonOperator_Eq_NotEq 0": "return self.amount != LIMIT",
    "code policies/pot.py Pot.full ComparisonOperator_Eq_Lt 0": "return self.amount < LIMIT",
    "code policies/pot.py Pot.full ComparisonOperator_Eq_LtE 0": "return self.amount <= LIMIT",
    "code policies/pot.py Pot.full ComparisonOperator_Eq_Gt 0": "return self.amount > LIMIT",
    "code policies/pot.py Pot.full ComparisonOperator_Eq_GtE 0": "return self.amount >= LIMIT",
}
KILLED = "code policies/payouts.py Qualification.plays AddNot 0"
PROGRAM = """
import sys
from pathlib import Path

import msgspec

from tests.mutation import code_command
from tests.mutation.code_mutants import CodeMutant
from tests.mutation.program import program
from vistoria.cli import run_to_end

listing = Path(sys.argv.pop(1)).read_bytes()
code_command.code_mutants = lambda engine: msgspec.json.decode(listing, type=tuple[CodeMutant, ...])
run_to_end(program)
"""
"""The program, which has the list of changes from a file."""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """An engine's folder with one file."""
    (tmp_path / "policies").mkdir()
    (tmp_path / "policies" / "pot.py").write_text(TOY)
    return tmp_path


def test_every_operator_number_and_flag_is_changed_and_no_annotation_or_decorator(toy: Path) -> None:
    made = {mutant.id: source_of(mutant, toy) for mutant in code_mutants(toy)}
    assert set(made) == set(TOYS)
    for id_, line in TOYS.items():
        assert line in made[id_]


def test_a_change_knows_the_function_it_is_in(toy: Path) -> None:
    firsts = {mutant.id: mutant.first for mutant in code_mutants(toy)}
    assert firsts["code policies/pot.py module NumberReplacer 0"] == 0
    assert firsts["code policies/pot.py Pot.full ComparisonOperator_Eq_Lt 0"] == 7


def test_a_changed_file_is_tried_again(toy: Path) -> None:
    (mutant, *_) = code_mutants(toy)
    sources = {mutant.id: digest(mutant, toy)}
    result = MutantResult(mutant.id, "killed", 2, "f", source=sources[mutant.id])
    assert waiting((mutant,), {mutant.id: result}, "f", 2, sources) == ()
    (toy / "policies" / "pot.py").write_text(TOY + "\n")
    assert waiting((mutant,), {mutant.id: result}, "f", 2, {mutant.id: digest(mutant, toy)}) == (mutant,)


def test_only_the_scenarios_of_clauses_that_reach_a_function_are_run() -> None:
    called = {
        ("a.py", 3): frozenset({"r/1", "r/2"}),
        ("a.py", 4): frozenset({"r/3"}),
        ("a.py", 9): frozenset[str](),
    }
    default = Judge("r", name="r")
    others = Judge("r", {"r/x": "b"}, frozenset({"r/2", "r/4"}), "r others")
    reached = {judge.name: called for judge in (default, others)}
    trials = Trials(Path(), {"r": Path()}, (default, others), TrialOptions(), "f", reached)
    at = {first: CodeMutant("code a.py f x 0", "a.py", "x", 0, first + 1, first) for first in (0, 3, 4, 5, 9)}
    found = {first: (trials.clauses(m, default), trials.clauses(m, others)) for first, m in at.items()}
    assert found == {
        0: ((), ("r/2", "r/4")),
        3: (("r/1", "r/2"), ("r/2",)),
        4: (("r/3",), None),
        5: (None, None),
        9: ((), ("r/2", "r/4")),
    }


def test_functions_are_known_by_the_clauses_whose_scenarios_call_them() -> None:
    judge = Judge("mo-61-2004", about=frozenset({"mo-61-2004/10.1"}), name="10.1")
    trials = Trials(ENGINE, installed(), (judge,), TrialOptions(), "f")
    ((_, came),) = forked(trials.reach, [judge], 1, 600)
    assert came.result is not None, came.died
    assert {clause for clauses in came.result.values() for clause in clauses} == {"mo-61-2004/10.1"}
    called = {file for file, _ in came.result}
    assert "procedures/banked/betting.py" in called
    assert acting.__file__.endswith("procedures/ring/acting.py")
    assert "procedures/ring/acting.py" not in called


@pytest.mark.parametrize("name", ["cache", "cached_property", "lru_cache"])
def test_what_keeps_results_is_known_by_its_decorator(name: str) -> None:
    assert CACHED.search(f"    @{name}\n")


def endless(seconds: int) -> int:
    """Waits without sleeping."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return seconds


def raising(text: str) -> int:
    """Raises it."""
    raise ValueError(text)


def test_a_process_is_held_to_its_processor_time() -> None:
    came = dict(forked(endless, [0, 60], 1, 1))
    assert (came[0].result, came[0].ran_out) == (0, False)
    assert (came[60].result, came[60].ran_out) == (None, True)


def test_a_process_that_raises_says_so() -> None:
    ((_, came),) = forked(raising, ["no"], 1, 5)
    assert (came.result, came.died, came.ran_out) == (None, "ValueError: no", False)


@pytest.mark.usefixtures("listed_before")
def test_a_run_notices_a_changed_line_and_the_file_stays_as_it_was(
    changes: tuple[CodeMutant, ...], listing: Path, tmp_path: Path
) -> None:
    before = sha256((ENGINE / "policies/payouts.py").read_bytes()).hexdigest()
    (mutant,) = (each for each in changes if each.id == KILLED)
    features = sha256(folder_digest(installed()["mo-61-2004"]).encode()).hexdigest()[:12]
    append(
        tmp_path / "code.jsonl",
        MutantResult(mutant.id, "survived", TrialOptions().share, features, source=digest(mutant, ENGINE)),
    )
    told = CliRunner().invoke(app, mutate_code(tmp_path), standalone_mode=False)
    assert json.loads(told.stdout)["survived"] == [KILLED], "the features are the same: not tried again"

    figures, code = mutated(listing, mutate_code(tmp_path, "--fresh"))
    assert (figures["killed"], figures["survived"], figures["faults"], code) == (1, [], [], 2)
    line = (tmp_path / "code.jsonl").read_text().splitlines()[-1]
    assert json.loads(line)["by"].startswith("mo-61-2004/")
    assert sha256((ENGINE / "policies/payouts.py").read_bytes()).hexdigest() == before


def mutate_code(out: Path, *more: str) -> list[str]:
    """The command over one change that a scenario notices."""
    return ["code", "-r", "mo-61-2004", "--only", KILLED, "--out", str(out), "-n", "1", "--json", *more]


def mutated(listing: Path, command: list[str]) -> tuple[dict[str, Any], int]:
    """Figures of a command and its exit code, in a process that has no engine yet."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(listing), *command],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        timeout=600,
    )
    return json.loads(done.stdout), done.returncode


PROOFS = (Proof("code z*", "Why."), Proof("toy a", "A proof of rules."))


def test_the_proofs_kept_with_the_records_hold_of_changes_that_there_are(tmp_path: Path) -> None:
    proofs = read_proofs(RECORDS / "equivalent.toml")
    named = {proof.id.split()[1] for proof in proofs if proof.id.startswith("code ")}
    for path in (path for file in named for path in ENGINE.glob(file)):
        copy = tmp_path / path.relative_to(ENGINE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    ids = [mutant.id for mutant in code_mutants(tmp_path)]
    assert list(refuted(proofs, ids, read_journal(journal_of(RECORDS, "code")), ("code",))) == []


def test_the_page_says_what_part_was_killed() -> None:
    results = {
        "code a": MutantResult("code a", "killed", 2, "f"),
        "code b": MutantResult("code b", "no-engine", 2, "f"),
        "code c": MutantResult("code c", "survived", 2, "f"),
    }
    mutants = [CodeMutant(f"code {each}", "a.py", "x", 0, 1, 0) for each in "abcd"]
    text = code_section(tally("code", mutants, results, PROOFS, "f"), PROOFS)
    assert "| 4 | 3 | 1 | 1 | 0 | 0 | 0 | 1 | 0 | 50.0 % |" in text
    assert "- `code c`\n" in text
    assert "- `code z*`: Why." in text
    assert "of rules" not in text
    page = placed(f"before\n{CODE_BEGIN}\nold\n{CODE_END}\nafter\n", text, (CODE_BEGIN, CODE_END))
    assert "old" not in page
    assert page.endswith("\nafter\n")
