"""A package outside the tree brings a law and a game unlike ours, and no file of the house knows of it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from house_tree import ROOT, apply_change, python, tracked
from warm import WORDS

PACK = ROOT / "examples" / "regulation_pack"
LAW = "zz-three-cards"
NAMED = re.compile(rb"zz[-_]three|(import|from) three_cards|[\"']three-cards")
HOUSE = ("vistoria/", "steps/", "features/", "reports/", "reference_engine/")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package is installed, without network."""
    base = tmp_path_factory.mktemp("pack")
    source = shutil.copytree(PACK, base / "source", ignore=shutil.ignore_patterns("__pycache__", "build"))
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
        "--target",
    ]
    done = subprocess.run(
        [*pip, str(base / "place"), str(source)], capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return base / "place"


def run(place: Path, engine: str, *arguments: str) -> tuple[int, dict[str, Any]]:
    """Exit code and results by regulation of a run of the package's engine."""
    command = (
        "-m",
        "vistoria",
        "run",
        *WORDS,
        "--engine",
        engine,
        "--engine-clauses-only",
        "--json",
        *arguments,
    )
    done = python(*command, tree=place)
    assert done.stdout, done.stderr
    regulations: dict[str, Any] = json.loads(done.stdout)["regulations"]
    return done.returncode, regulations


@pytest.fixture(scope="module")
def judged(place: Path) -> tuple[int, dict[str, Any]]:
    """A run of its law on the engine that keeps it, stored in `right`."""
    return run(place, "three_cards.engine:Engine", "-r", LAW, "--out", "right", "--pdf")


def outcomes(results: dict[str, Any]) -> dict[str, str]:
    """The outcome of each clause's engine part, by the clause's path."""
    clauses = results["clauses"].items()
    return {id_.partition("/")[2]: each["engine_part"] for id_, each in clauses if each["engine_part"]}


def test_nothing_in_the_house_knows_the_package() -> None:
    naming = [
        name for name in tracked() if name.startswith(HOUSE) and NAMED.search((ROOT / name).read_bytes())
    ]
    assert naming == []


def test_the_engine_that_keeps_the_law_conforms(judged: tuple[int, dict[str, Any]]) -> None:
    code, regulations = judged
    assert (code, regulations[LAW]["conclusion"]) == (0, "conforms")
    engine = ("1.1", "1.2", "2.1", "2.2", "3.1", "3.2", "3.3", "3.4")
    assert outcomes(regulations[LAW]) == dict.fromkeys(engine, "passed")


def test_the_engine_that_pays_too_much_on_a_tie_fails_that_clause_alone(place: Path) -> None:
    code, regulations = run(place, "three_cards.wrong:Wrong", "-r", LAW)
    assert code == 1
    failed = [clause for clause, outcome in outcomes(regulations[LAW]).items() if outcome == "failed"]
    assert failed == ["3.4"]


@pytest.mark.usefixtures("judged")
def test_the_report_shows_the_law_in_both_of_its_languages(place: Path) -> None:
    page = (place / "right" / "report.html").read_text(encoding="utf-8")
    english = "No bet is accepted after the croupier has closed the bets."
    spanish = "No se acepta ninguna apuesta después de que el crupier haya cerrado las apuestas."
    assert english in page
    assert spanish in page
    assert 'lang="es"' in page
    assert (place / "right" / "report.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.usefixtures("judged")
def test_the_stored_run_is_judged_again_alike(place: Path) -> None:
    done = python("-m", "vistoria", "verify", "right", tree=place)
    assert done.returncode == 0, done.stdout + done.stderr


COUNTED = """
from three_cards.game import Rebate
from vistoria.model.answer import read_event
from vistoria.model.event import Seated
from vistoria.table import Contradiction, Table, believe

rebate = read_event({"type": "rebate", "n": 2, "seat": 1, "amount": 25})
assert isinstance(rebate, Rebate), rebate
table = Table(seats=2)
believe(table, [Seated(player="p1", seat=1, stack=100), rebate])
assert (table.stacks, table.house) == ({1: 125}, -25), table
try:
    believe(table, [Rebate(seat=2, amount=5)])
except Contradiction as error:
    print(error)
"""


def test_an_event_of_the_game_alone_moves_chips_as_its_package_says(place: Path, tmp_path: Path) -> None:
    tree = shutil.copytree(place, tmp_path / "place", ignore=shutil.ignore_patterns("right", "__pycache__"))
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    apply_change(re.findall(r"^```diff\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[0], tree)
    seen = python("-c", COUNTED, tree=tree)
    assert seen.returncode == 0, seen.stderr
    assert "seat 2" in seen.stdout


def test_two_games_are_played_in_one_process_and_keep_their_words_apart(place: Path) -> None:
    """Both say `When a hand is dealt`."""
    clauses = ("--clause", f"{LAW}/1.2", "--clause", "mo-97-2010/8.1")
    ours = run(place, "in-process:three_cards.engine:Engine", *clauses)[1]
    assert outcomes(ours[LAW])["1.2"] == "passed"
    theirs = run(place, "in-process:reference", *clauses)[1]
    assert outcomes(theirs["mo-97-2010"])["8.1"] == "passed"
