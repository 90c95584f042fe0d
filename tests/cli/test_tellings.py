"""What an adapter's answer leads to is what docs/worked-transcripts.md says."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from played import drawn, model
from tellings import Clamps
from warm import vistoria

from vistoria.referee.follow import follow

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "worked-transcripts.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\|.*\| \*(.+)\* \| `(.+?)`(?: \((.+)\))? \|$", re.MULTILINE)
SAID = {name: (outcome, reason or None) for name, outcome, reason in ROW.findall(PAGE)}
"""Outcome and reason by the name of the scenario that a row of the page was tried with."""
TRIED = {
    ("mo-97-2010", "OwnWays"): (
        "With all chips in after the first round all three players open all their cards before the pot is paid",
        "All who are still in the hand open all four cards, the beaten ones too",
        "The best hand takes the whole pot less the commission",
        "Five per cent of a pot of 1000 is 50",
    ),
    ("mo-97-2010", "Thin"): (
        "Four times 20 in the pot, so a bet of 81 is refused",
        "Four per cent of a pot of 1000 is 40",
        "A spoken bet is valid, and the others answer it",
    ),
    ("mo-97-2010", "Reference"): ("With chips of 10 too four times 20 in the pot are bet, and not 90",),
    ("pt-omaha-online", "Plain"): (
        "Two players all-in with different bets make two pots beside the main one",
        "Where nobody raised, the first at the marker's left opens first",
    ),
    ("pt-omaha-online", "OwnRules"): (
        "Of two players all-in neither is best, and the best takes all three pots",
        "Where nobody raised and the first at the marker's left folded, the next opens first",
    ),
}

OPTIONS = {"mo-97-2010": "commission-cap=five", "pt-omaha-online": "unlawful-setting=playing"}
"""An option of the engine, which changes nothing here."""


def test_every_row_of_the_page_is_tried() -> None:
    assert SAID.keys() == {name for names in TRIED.values() for name in names}


@pytest.mark.parametrize(("law", "product"), TRIED, ids=[f"{law}-{product}" for law, product in TRIED])
def test_the_answers_of_an_adapter_lead_to_what_the_page_says(law: str, product: str, tmp_path: Path) -> None:
    names = TRIED[law, product]
    asked = [word for name in names for word in ("--scenario", name)]
    engine = f"in-process:tellings:{product}"
    path = os.pathsep.join(filter(None, (str(HERE), os.environ.get("PYTHONPATH"))))
    option = f"{law}/{OPTIONS[law]}"
    done = vistoria(
        *("run", "-r", law, "-e", engine, "--engine-option", option, "-o", str(tmp_path / "out"), *asked),
        environment={**os.environ, "PYTHONPATH": path},
    )
    results = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))
    clauses = results["regulations"][law]["clauses"].values()
    came = {s["name"]: (s["outcome"], s["reason"]) for clause in clauses for s in clause["scenarios"]}
    assert {name: came[name] for name in names} == {name: SAID[name] for name in names}, done.stderr
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert f"--engine {engine} --engine-option {option}" in page, "the line that plays it again"


@pytest.mark.parametrize("law", ["mo-97-2010", "mo-104-85-m", "pt-omaha-online"])
def test_in_play_the_bet_that_a_product_takes_in_place_of_another_is_judged(law: str) -> None:
    table = drawn(Clamps(), law, 1, 6)
    assert not list(follow(model(law), table))
