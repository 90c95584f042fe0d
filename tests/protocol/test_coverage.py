"""Every clause has words that show it, or says why it has none; every word exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from vistoria.law.catalogue import installed
from vistoria.protocol import coverage as module
from vistoria.protocol.coverage import SILENT, UnknownWord, coverage, words

LABELS = [
    json.loads((law / "sources" / "labels.json").read_text(encoding="utf-8")) for law in installed().values()
]
FEATURES = Path(__file__).parents[2] / "features"
UNASKED = {"do:proceed", "do:new-deck", "do:set", "set:authorisation", "set:game"}
"""Words for what a product may do and no clause needs: what no scenario says shows nothing."""


def test_every_labelled_unit_of_the_four_regulations_is_in_the_table() -> None:
    labels = [label for group in LABELS for label in group]
    assert len(labels) == 357
    in_table = [clause for clause in coverage() if not clause.split("/")[1].startswith("d.")]
    assert sorted(in_table) == sorted(labels)


def test_every_word_named_exists_and_a_wrong_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert coverage()
    monkeypatch.setattr(module, "words", lambda: {**words(), "event": words()["event"] - {"dealt"}})
    with pytest.raises(UnknownWord, match="no 'event:dealt'"):
        coverage.__wrapped__()  # the table is read once


def test_a_unit_that_shows_nothing_names_nothing_else() -> None:
    for clause, shown in coverage().items():
        if set(shown) & (SILENT - {"inspection"}):
            assert len(shown) == 1, clause


def test_every_command_and_event_serves_some_clause_or_is_known_to_serve_the_play() -> None:
    named = {word for shown in coverage().values() for word in shown}
    whole = {
        f"{prefix}:{name}" for prefix in ("do", "event", "incident", "set", "ask") for name in words()[prefix]
    }
    assert whole - named == UNASKED, "words that no clause needs: take them out, or find their clause"


def test_the_table_agrees_with_the_features_on_who_is_bound() -> None:
    tagged = [line.split() for path in FEATURES.glob("*/*.feature") for line in _tag_lines(path)]
    table, compared = coverage(), 0
    for clause, *own in tagged:
        sentences = [t for c, *t in tagged if re.fullmatch(rf"{re.escape(clause)}\.s\d+", c)]
        tags = [tag for part in sentences for tag in part] if sentences and "@heading" in own else own
        shown = table.get(clause.removeprefix("@"))
        if shown is None:
            continue
        compared += 1
        speaks = any(":" in word for word in shown)
        if "@binds-engine" in tags:
            assert speaks, clause
        elif any(tag.startswith("@binds-") for tag in tags):
            assert speaks or "inspection" in shown, clause
        else:
            assert tags[0].removeprefix("@") in SILENT, clause
            assert shown == (tags[0].removeprefix("@"),), clause
    assert compared >= 80


def _tag_lines(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if re.match(r"\s*@[a-z0-9-]+/\S+ @\S", line)]
