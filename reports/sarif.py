"""A run as SARIF 2.1.0: a rule for each clause with a problem, and a result for each problem."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vistoria.model.clause import Regulation
from vistoria.model.outcome import Outcome
from vistoria.model.visible import all_visible
from vistoria.verdict.results import Results

from .problems import Problem, problems
from .record import RunRecord

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def render_sarif(results: Results, regulations: Mapping[str, Regulation], run: RunRecord) -> bytes:
    """The log file, as indented JSON."""
    found = list(problems(results))
    clauses = {str(c.id): c for r in regulations.values() for c in r.clauses}
    rules = [
        {
            "id": id_,
            "shortDescription": {"text": clauses[id_].title if id_ in clauses else id_},
            "fullDescription": {
                "text": " ".join(q.text for q in clauses[id_].quotes[:1]) if id_ in clauses else id_
            },
        }
        for id_ in dict.fromkeys(each.clause for each in found)
    ]
    name, _, version = run.harness.partition(" ")
    log = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": {"name": name, "version": version or "0", "rules": rules}},
                "results": [_result(each) for each in found],
            }
        ],
    }
    return msgspec.json.format(msgspec.json.encode(all_visible(log)), indent=1) + b"\n"


def _result(each: Problem) -> dict[str, object]:
    result: dict[str, object] = {
        "ruleId": each.clause,
        "level": "error" if each.outcome is Outcome.FAILED else "warning",
        "message": {"text": f"{each.name}: {each.sentence}"},
        "partialFingerprints": {"scenario/v1": each.id},
    }
    if each.file:
        place = {"artifactLocation": {"uri": each.file}, "region": {"startLine": each.line}}
        result["locations"] = [{"physicalLocation": place}]
    if each.known:
        result["suppressions"] = [{"kind": "external", "justification": each.known}]
    return result
