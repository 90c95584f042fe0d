"""A package outside the tree brings a law and a game unlike ours, and no file of the house knows of it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house_tree import ROOT, apply_change, python, tracked
from vendor import LAW, RIGHT, WRONG, Vendor, install

NAMED = re.compile(rb"zz[-_]three|(import|from) three_cards|[\"']three-cards")
HOUSE = ("vistoria/", "steps/", "features/", "reports/", "reference_engine/")
SMALL = "mo-61-2004"
"""A law of ours."""


@pytest.fixture(scope="session")
def vendor(
    once: Callable[[str, Callable[[Path], object]], Path], tmp_path_factory: pytest.TempPathFactory
) -> Vendor:
    """A folder to work in, with the package installed beside the house."""
    return Vendor(tmp_path_factory.mktemp("pack"), once("vendor-site", install))


def run(vendor: Vendor, engine: str, arguments: str) -> tuple[int, dict[str, Any]]:
    """Exit code and results by regulation of a run of the package's engine."""
    (done,) = vendor.run(f"run --engine {engine} --engine-clauses-only --json --replace {arguments}")
    assert done.out, done.err
    regulations: dict[str, Any] = json.loads(done.out)["regulations"]
    return done.code, regulations


@pytest.fixture(scope="session")
def judged(vendor: Vendor) -> tuple[int, dict[str, Any]]:
    """A run of its law on the engine that keeps it, in a process of its own, stored in `right`."""
    return run(vendor, f"three_cards.{RIGHT}", f"-r {LAW} --out right --pdf")


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


def test_the_engine_that_pays_too_much_on_a_tie_fails_that_clause_alone(vendor: Vendor) -> None:
    code, regulations = run(vendor, f"three_cards.{WRONG}", f"-r {LAW} --hands 0")
    assert code == 1
    failed = [clause for clause, outcome in outcomes(regulations[LAW]).items() if outcome == "failed"]
    assert failed == ["3.4"]


@pytest.mark.usefixtures("judged")
def test_the_report_shows_the_law_in_both_of_its_languages(vendor: Vendor) -> None:
    page = (vendor.folder / "right" / "report.html").read_text(encoding="utf-8")
    english = "No bet is accepted after the croupier has closed the bets."
    spanish = "No se acepta ninguna apuesta después de que el crupier haya cerrado las apuestas."
    assert english in page
    assert spanish in page
    assert 'lang="es"' in page
    assert (vendor.folder / "right" / "report.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.usefixtures("judged")
def test_the_stored_run_is_judged_again_alike(vendor: Vendor) -> None:
    (done,) = vendor.run("verify right")
    assert done.code == 0, done


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


def test_an_event_of_the_game_alone_moves_chips_as_its_package_says(vendor: Vendor, tmp_path: Path) -> None:
    tree = shutil.copytree(vendor.site, tmp_path / "place", ignore=shutil.ignore_patterns("__pycache__"))
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    apply_change(re.findall(r"^```diff\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[0], tree)
    seen = python("-c", COUNTED, tree=tree)
    assert seen.returncode == 0, seen.stderr
    assert "seat 2" in seen.stdout


def test_two_games_are_played_in_one_process_and_keep_their_words_apart(vendor: Vendor) -> None:
    """Both say `When a hand is dealt`."""
    clauses = f"--clause {LAW}/1.2 --clause {SMALL}/7.1 --hands 0"
    ours = run(vendor, f"in-process:three_cards.{RIGHT}", clauses)[1]
    assert outcomes(ours[LAW])["1.2"] == "passed"
    theirs = run(vendor, "in-process:reference", clauses)[1]
    assert outcomes(theirs[SMALL])["7.1"] == "passed"
