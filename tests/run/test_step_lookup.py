"""Steps are found by their text, as pytest-bdd finds them, and played through its own scenarios."""

from __future__ import annotations

import pytest
from pytest_bdd import parsers
from pytest_bdd.feature import get_feature
from pytest_bdd.steps import step_function_context_registry

from vistoria.client.launch import InProcessLaunch
from vistoria.law.catalogue import feature_paths, installed
from vistoria.run.binding import KINDS
from vistoria.run.execute import execute
from vistoria.run.laws import folder_of, regulation_in, scenario_nodes
from vistoria.run.plan import RunPlan
from vistoria.run.vocabulary import LEFT_OUT, Sentence, beginning, definitions, playable, vocabulary
from vistoria.verdict.request import RunRequest

REGULATION = "mo-97-2010"
FOLDER = installed()[REGULATION]
CLAUSE = f"{REGULATION}/10.5"


def test_pytest_bdd_plays_every_step_of_a_clause_and_hands_its_table_on() -> None:
    law = regulation_in(FOLDER)
    plan = RunPlan(
        request=RunRequest(
            regulations=(REGULATION,),
            readings={reading.id: reading.default for reading in law.readings},
            clauses=(CLAUSE,),
        ),
        launch=InProcessLaunch("vistoria.reference_engine.adapter:Reference", {}),
        folders={REGULATION: str(FOLDER)},
    )
    executed = execute(plan, 1, lambda evidence: None)
    assert executed.faults == ()
    readings = plan.request.readings
    entries = {s.id: s for s in law.scenarios if s.clause == CLAUSE and s.in_force(readings)}
    assert executed.evidence.keys() == entries.keys()
    for id_, evidence in executed.evidence.items():
        assert evidence.fault is None
        assert [step.status for step in evidence.steps] == ["done"] * len(entries[id_].steps)
        assert [step.text for step in evidence.steps] == [s.split("\n")[0] for s in entries[id_].steps]
    assert any(step.table for evidence in executed.evidence.values() for step in evidence.steps)


def test_pytest_bdd_has_the_whole_feature_after_one_of_its_scenarios_was_played() -> None:
    file = next(path for path in feature_paths(FOLDER) if path.name.startswith("12_"))
    lines = sorted(scenario_nodes(FOLDER, file.name))
    assert len(lines) > 5
    playable(file, lines[0])
    feature = get_feature(str(FOLDER), file.name)
    assert sorted(each.line_number for each in feature.scenarios.values()) == lines


def test_a_step_is_found_by_its_first_words_as_by_trying_every_definition() -> None:
    vocabulary()
    every = [
        each for each in step_function_context_registry.values() if not isinstance(each.parser, Sentence)
    ]
    assert len(every) > 200
    otherwise = []
    for node in (n for d in folder_of(FOLDER).documents for c in d.clauses for n in c.scenarios):
        kind = ""
        for step in node["steps"]:
            kind = KINDS.get(step["keywordType"], kind)
            tried = [e for e in every if e.type in (None, kind) and e.parser.is_matching(step["text"])]
            if [*definitions(kind, step["text"], "cards")] != tried:
                otherwise.append(f"{kind} {step['text']}")
    assert otherwise == []


@pytest.mark.parametrize(
    ("parser", "words"),
    [
        (parsers.string("all fold"), "all fold"),
        (parsers.parse("seat {seat:d} folds"), "seat"),
        (parsers.re(r"seats? (?P<seat>\d+) folds?$"), "seat"),
        (parsers.re(r"all fold|nobody folds"), ""),
        (parsers.re(r"(?P<who>all|some) fold"), ""),
    ],
    ids=["text", "fields", "a letter that may be left out", "alternatives", "alternatives at the beginning"],
)
def test_the_words_that_a_definition_begins_with(parser: parsers.StepParser, words: str) -> None:
    assert beginning(parser) == words


def test_the_plugin_keeps_the_fixtures_and_has_few_definitions() -> None:
    names = vars(vocabulary())
    assert "plan" in names
    assert 0 < sum(name.startswith(LEFT_OUT[0]) for name in names) < 10


def test_a_text_without_a_definition_finds_none() -> None:
    assert definitions("given", "a table of nobody's making", "cards") == ()
    assert len(definitions("when", "a hand is dealt", "cards")) == 1
