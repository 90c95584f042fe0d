"""A run as SARIF 2.1.0: a rule for each clause with a problem, and a result for each problem, of the run too."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vistoria.model.clause import Clause, Regulation
from vistoria.model.errors import ExitCode
from vistoria.model.outcome import Outcome
from vistoria.model.visible import all_visible
from vistoria.verdict.regulation import ending
from vistoria.verdict.results import Results

from .problems import OF_PRODUCT, Problem, RunProblem, feature_path, of_run, problems
from .record import RunRecord

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


RUN = {
    "id": "run",
    "shortDescription": {"text": "The run as a whole"},
    "fullDescription": {"text": "Why the run did not end with 0"},
}


def render_sarif(results: Results, regulations: Mapping[str, Regulation], run: RunRecord) -> bytes:
    """The log file, as indented JSON."""
    found, amiss = list(problems(results)), list(of_run(results))
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
    rules += [RUN] if amiss else []
    name, _, version = run.harness.partition(" ")
    invocation = {
        "executionSuccessful": results.exit_code in (ExitCode.CONFORMS, *OF_PRODUCT),
        "exitCode": results.exit_code,
        "exitCodeDescription": ending(results.exit_code),
    }
    log = {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": {"name": name, "version": version or "0", "rules": rules}},
                "invocations": [invocation],
                "results": [
                    *(_result(each, clauses.get(each.clause)) for each in found),
                    *(_of_run(each) for each in amiss),
                ],
            }
        ],
    }
    return msgspec.json.format(msgspec.json.encode(all_visible(log)), indent=1) + b"\n"


def _of_run(each: RunProblem) -> dict[str, object]:
    return {
        "ruleId": RUN["id"],
        "level": each.level,
        "message": {"text": f"{each.name}: {each.text}"},
        "partialFingerprints": {"scenario/v1": each.name},
        "locations": [_place("results.json", 1)],
    }


def _place(file: str, line: int) -> dict[str, object]:
    """A place in the folder of the run; code scanning refuses a result without one."""
    return {"physicalLocation": {"artifactLocation": {"uri": file}, "region": {"startLine": line}}}


def _result(each: Problem, clause: Clause | None) -> dict[str, object]:
    file, line = each.file, each.line
    warning = each.known is not None and bool(each.known.entry.reading)
    if not file and clause is not None:
        file, line = feature_path(each.clause, clause.feature), clause.line
    result: dict[str, object] = {
        "ruleId": each.clause,
        "level": "warning" if warning or each.outcome is not Outcome.FAILED else "error",
        "message": {"text": f"{each.name}: {each.sentence}"},
        "partialFingerprints": {"scenario/v1": each.id},
    }
    if file:
        result["locations"] = [_place(file, line)]
    if each.known and not warning:
        result["suppressions"] = [{"kind": "external", "justification": str(each.known)}]
    return result
