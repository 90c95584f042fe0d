"""A feature may be written in Portuguese or Chinese: the same scenarios, whatever language they are written in."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from gherkin.dialect import Dialect

from vistoria.languages.catalogue import dialect, folders
from vistoria.languages.voice import Voice
from vistoria.law.catalogue import build
from vistoria.law.document import Document, cells, parse_document, read_document
from vistoria.law.lint import lint
from vistoria.law.regulation import read_regulation
from vistoria.law.spoken import PARTS
from vistoria.model.clause import ScenarioEntry

LAWS = [path.parent for path in sorted((Path(__file__).parents[2] / "features").glob("*/regulation.toml"))]


def written_in(document: Document, language: str) -> Document:
    """The same feature with keywords, steps and heads of tables in another language; names and law stay."""
    voice, lines = Voice(language), document.text.split("\n")
    here, there = Dialect.for_name("en"), Dialect.for_name(dialect(language))
    words = {
        word: getattr(there, f"{part}_keywords")[0]
        for part in PARTS
        for word in getattr(here, f"{part}_keywords")
    }

    def say(line: int, before: str, after: str) -> None:
        assert before in lines[line - 1], (lines[line - 1], before)
        lines[line - 1] = lines[line - 1].replace(before, after, 1)

    for clause in document.clauses:
        parts = [clause.parsed, *clause.scenarios, *(e for s in clause.scenarios for e in s["examples"])]
        for part in parts:
            say(part["location"]["line"], f"{part['keyword']}:", f"{words[part['keyword']]}:")
        for step in (step for scenario in clause.scenarios for step in scenario["steps"]):
            line, keyword = step["location"]["line"], step["keyword"].strip()
            said = voice.step(step["text"])
            assert said or "<" in step["text"], step[
                "text"
            ]  # a row may fill in words: such a step stays English
            say(line, f"{keyword} {step['text']}", f"{voice.keyword(keyword)} {said or step['text']}")
            for row in step["dataTable"]["rows"][:1] if "dataTable" in step else ():
                heads = " | ".join(voice.head(each) for each in cells(row))
                lines[row["location"]["line"] - 1] = f"| {heads} |"
    return parse_document(document.file, "\n".join([f"# language: {dialect(language)}", *lines]))


def scenarios(folder: Path, documents: list[Document], shift: int = 0) -> list[ScenarioEntry]:
    """The scenarios of a law out of its documents, each as if it stood so many lines above."""
    file = read_regulation(folder)
    law, findings = build(file.data, documents, {})
    assert findings == []
    return [replace(each, line=each.line - shift) for each in law.scenarios]


@pytest.mark.parametrize("folder", LAWS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", folders())
def test_every_scenario_is_the_same_in_every_language(folder: Path, language: str) -> None:
    documents = [read_document(path) for path in sorted(folder.glob("*.feature"))]
    others = [written_in(document, language) for document in documents]
    assert scenarios(folder, others, shift=1) == scenarios(folder, documents)
    data = read_regulation(folder).data
    assert [fault for document in others for fault in lint(document, data)] == []
