"""The results in W3C's Evaluation and Report Language as JSON-LD: one assertion per clause, per scenario
and per clause that play found not kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from urllib.parse import quote

import msgspec

from vistoria.model.choice import option_in
from vistoria.model.outcome import Outcome, Reason
from vistoria.model.visible import all_visible
from vistoria.verdict.play import ClauseInPlay
from vistoria.verdict.results import Results, ScenarioResult

from .record import RunRecord
from .situations import of_clause, written
from .speech import DEFAULT, speech
from .words import found_facts, said

CONTEXT = {
    "earl": "http://www.w3.org/ns/earl#",
    "dct": "http://purl.org/dc/terms/",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
    "doap": "http://usefulinc.com/ns/doap#",
    "assertedBy": {"@id": "earl:assertedBy", "@type": "@id"},
    "subject": {"@id": "earl:subject", "@type": "@id"},
    "test": {"@id": "earl:test", "@type": "@id"},
    "mode": {"@id": "earl:mode", "@type": "@id"},
    "outcome": {"@id": "earl:outcome", "@type": "@id"},
    "result": "earl:result",
    "info": "earl:info",
    "title": "dct:title",
    "description": "dct:description",
    "isPartOf": {"@id": "dct:isPartOf", "@type": "@id"},
    "hasVersion": "dct:hasVersion",
    "date": {"@id": "dct:date", "@type": "xsd:dateTime"},
}
"""Included in the file, so that it can be read offline."""


def render_earl(results: Results, run: RunRecord) -> str:
    """The document; every outcome is stated, including EARL's default, untested."""
    graph = [
        {"@id": "urn:vistoria:harness", "@type": ["earl:Assertor", "earl:Software"], "title": run.harness},
        {
            "@id": "urn:vistoria:engine",
            "@type": ["earl:TestSubject", "earl:Software"],
            "title": results.engine.name,
            "hasVersion": results.engine.version,
            "description": f"digest as the engine reports it: {results.engine.digest}",
        },
        *_clauses(results, run),
    ]
    document = {"@context": CONTEXT, "@graph": all_visible(graph)}
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def _clauses(results: Results, run: RunRecord) -> Iterator[dict[str, object]]:
    for name, regulation in results.regulations.items():
        for id_, clause in regulation.clauses.items():
            requirement = _urn(id_)
            yield {"@id": requirement, "@type": "earl:TestRequirement", "title": id_, "isPartOf": _urn(name)}
            attested = clause.inspection_part not in (None, Outcome.UNTESTED)
            mode = ("earl:semiAuto" if clause.scenarios else "earl:manual") if attested else "earl:automatic"
            yield _assertion(requirement, mode, clause.outcome, clause.reason, _played(clause.in_play), run)
            if clause.in_play is not None and clause.in_play.found:
                play = _urn(f"{id_}#play")
                yield {"@id": play, "@type": "earl:TestCase", "title": "(play)", "isPartOf": requirement}
                found = clause.in_play.found[0]
                info = "\n".join(f"{key}: {value}" for key, value in found_facts(found).items())
                yield _assertion(play, "earl:automatic", Outcome.FAILED, Reason.FOUND_IN_PLAY, info, run)
            for scenario in clause.scenarios:
                case = _urn(scenario.id)
                yield {
                    "@id": case,
                    "@type": "earl:TestCase",
                    "title": scenario.name,
                    "isPartOf": requirement,
                }
                info = _info(scenario, results.readings)
                yield _assertion(case, "earl:automatic", scenario.outcome, scenario.reason, info, run)


def _assertion(
    test: str, mode: str, outcome: Outcome, reason: Reason | None, info: str, run: RunRecord
) -> dict[str, object]:
    result: dict[str, object] = {
        "@type": "earl:TestResult",
        "outcome": f"earl:{outcome.value}",
        "description": said(outcome, reason),
    }
    if info:
        result["info"] = info
    if run.finished:
        result["date"] = run.finished
    return {
        "@type": "earl:Assertion",
        "assertedBy": "urn:vistoria:harness",
        "subject": "urn:vistoria:engine",
        "test": test,
        "mode": mode,
        "result": result,
    }


def _played(play: ClauseInPlay | None) -> str:
    """The situations in which play looked at a clause."""
    return written(of_clause(play), speech(DEFAULT)) if play is not None else ""


def _info(scenario: ScenarioResult, choices: Mapping[str, str]) -> str:
    """Readings, expected and observed behaviour, and the transcript."""
    parts = {
        "readings": _readings(scenario, choices),
        "expected": scenario.expected,
        "observed": scenario.observed,
        "detail": scenario.detail,
        "transcript": scenario.transcript,
        "sha256": scenario.sha256,
    }
    return "\n".join(f"{key}: {value}" for key, value in parts.items() if value is not None)


def _readings(scenario: ScenarioResult, choices: Mapping[str, str]) -> str | None:
    """The options on which a scenario depends, with the value of an option in force that takes one."""
    chosen = {name: choices.get(name, "") for name in scenario.readings}
    return (
        ", ".join(
            f"{name}={chosen[name] if option_in(chosen[name]) == option else option}"
            for name, option in sorted(scenario.readings.items())
        )
        or None
    )


def _urn(name: str) -> str:
    return f"urn:vistoria:{quote(name, safe='/.:~-')}"
