"""A further regulation is two things added, a folder of features and a module of rules, and nothing edited."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
import warm
from house_tree import ROOT, copy_tree
from vendor import Done, played

from vistoria.law import findings

TOY = Path(__file__).with_name("toy")
SERVER = f"toy_server_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}.py"
"""In its tree: each worker has a tree and a server of its own."""
ADDED = [p.relative_to(TOY) for p in sorted(TOY.rglob("*")) if p.is_file() and "__pycache__" not in p.parts]


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with the toy regulation added, one for each worker."""
    tree = copy_tree(tmp_path_factory.mktemp("toy"), compiled=True)
    for path in ADDED:
        assert not (tree / path).exists(), f"{path} would replace a file of the house"
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TOY / path, tree / path)
    shutil.copy(Path(__file__).with_name("toy_server.py"), tree / SERVER)
    return tree


def command(tree: Path, *words: str) -> Done:
    """A command of that tree, in a process that reads its laws and its engine anew."""
    path = os.pathsep.join(map(str, (tree, ROOT / "tests")))
    door = warm.server(tree / SERVER, path)[0] / "door"
    return played(door, tree, {**os.environ, "PYTHONPATH": str(tree), "COLUMNS": "240"}, *words)


def run(tree: Path, *arguments: str) -> tuple[int, dict[str, Any]]:
    """Exit code and results of a run against the reference engine of that tree."""
    words = ("run", "--engine", "in-process:reference", "--regulation", "zz-toy", "--json", *arguments)
    done = command(tree, *warm.patient(*words))
    assert done.out, done.err
    results: dict[str, Any] = json.loads(done.out)["regulations"]["zz-toy"]
    return done.code, results


def test_only_a_folder_of_features_and_a_module_of_rules_are_added() -> None:
    parents = {path.parent.as_posix() for path in ADDED}
    assert parents == {"features/zz_toy", "features/zz_toy/sources", "reference_engine/rules"}
    assert [path.name for path in ADDED if path.parts[0] == "reference_engine"] == ["zz_toy.py"]


def test_the_law_of_the_toy_is_whole_and_well_formed() -> None:
    assert findings(TOY / "features" / "zz_toy") == []


@pytest.fixture(scope="session")
def judged(tree: Path) -> tuple[int, dict[str, Any]]:
    """A run of the whole toy with few drawn hands, kept in `whole`."""
    return run(tree, "--hands", "20", "--out", "whole")


def test_its_clauses_are_judged(judged: tuple[int, dict[str, Any]]) -> None:
    code, results = judged
    outcomes = {name: clause["outcome"] for name, clause in results["clauses"].items()}
    assert outcomes == {
        "zz-toy/1": "inapplicable",
        "zz-toy/1.1": "passed",
        "zz-toy/1.2": "untested",
        "zz-toy/2": "passed",
    }
    assert results["clauses"]["zz-toy/1.2"]["reason"] == "not-attested"
    assert (results["conclusion"], code) == ("not-determined", 2)


def assert_drawn_well(results: dict[str, Any], hands: int) -> None:
    """Hands were drawn, no more than these, and none was at fault."""
    assert results["play"]["faults"] == []
    assert 0 < results["play"]["hands"] <= hands


def test_hands_are_drawn_under_it(judged: tuple[int, dict[str, Any]]) -> None:
    assert_drawn_well(judged[1], 20)


@pytest.mark.complete
def test_its_engine_clauses_alone_conform_if_enough_hands_are_drawn(tree: Path) -> None:
    code, results = run(tree, "--engine-clauses-only", "--hands", "400")
    outcomes = {clause: each["outcome"] for clause, each in results["clauses"].items() if each["engine_part"]}
    assert outcomes == {"zz-toy/1.1": "passed", "zz-toy/2": "passed"}
    assert_drawn_well(results, 400)
    assert (results["conclusion"], code) == ("conforms", 0)


def test_an_engine_that_takes_five_big_blinds_breaks_article_2(tree: Path) -> None:
    rules = tree / "reference_engine" / "rules" / "zz_toy.py"
    right = rules.read_text(encoding="utf-8")
    assert right.count("cap=3,") == 1
    wrong = right.replace("cap=3,", "cap= 5,")  # of another length: no compiled module is taken for it
    rules.write_text(wrong, encoding="utf-8")
    try:
        code, results = run(tree, "--hands", "0")
    finally:
        rules.write_text(right, encoding="utf-8")
    [scenario] = results["clauses"]["zz-toy/2"]["scenarios"]
    assert (scenario["outcome"], code) == ("failed", 1)
    assert "The house took 100 of a pot of 3000, " in scenario["observed"]


@pytest.mark.usefixtures("judged")
def test_the_report_holds_it_with_its_translation_labelled(tree: Path) -> None:
    page = (tree / "whole" / "report.html").read_text(encoding="utf-8")
    assert "A mesa é coberta por um pano verde." in page
    assert "工作譯文，非官方文本" in page
    done = command(tree, "verify", "whole")
    assert done.code == 0, done
