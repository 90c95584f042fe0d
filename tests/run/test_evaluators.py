"""An evaluator opens no tables: a run asks it for orders of hands alone, and concludes on them alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from whole_run import Ran, vistoria

from vistoria.bundle.examined import Answer
from vistoria.cli.verify import examine

REGULATION = "pt-omaha-online"


def ran(out: Path, *arguments: str) -> Ran:
    """A run of phevaluator, whose ranks are those of this law."""
    done = vistoria("run", "-r", REGULATION, "--engine", "evaluator:Evaluator", "--out", str(out), *arguments)
    return Ran(done.returncode, out, done.stdout, done.stderr, REGULATION)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    return ran(tmp_path_factory.mktemp("evaluator") / "out")


def test_it_conforms_as_far_as_an_evaluator_goes(run: Ran) -> None:
    assert run.code == 0, run.stdout + run.stderr
    assert run.results["scope"] == "evaluator"
    assert f"{REGULATION} (an evaluator: the order of hands alone): conforms" in run.stdout
    assert run.of("failed") == run.of("cantTell") == set()
    assert {label.partition(".")[0] for label in run.of("passed")} == {"29", "32"}


def test_what_needs_a_table_does_not_apply_and_says_why(run: Ran) -> None:
    assert run.clauses["62"]["outcome"] == "inapplicable"
    assert run.clauses["62"]["reason"] == "no-tables"
    assert ("inapplicable", "no-tables") in run.outcomes.values()
    assert ("untested", "no-ability") not in run.outcomes.values()


def test_no_table_is_drawn_and_the_record_holds(run: Ran) -> None:
    assert run.results["regulations"][REGULATION]["play"]["tables"] == 0
    assert examine(run.out).answer is not Answer.DOES_NOT_HOLD


@pytest.mark.sampled("hands", [0, 5], named=[0])
def test_an_evaluator_that_has_it_the_wrong_way_round_does_not_conform(tmp_path: Path, hands: int) -> None:
    some = ("--clause", f"{REGULATION}/29", "--hands", str(hands))
    wrong = ran(tmp_path / "out", "--engine-option", "worst_first=yes", *some)
    assert wrong.code == 1
    assert "29.a" in wrong.of("failed")
    in_play = wrong.clauses["29"]["in_play"]
    assert bool(in_play and in_play["found"]) == bool(hands), (
        "of hands that are put in order outside play too"
    )
