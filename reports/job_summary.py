"""A run on one page of Markdown, for the job summary of a build server; and its annotations for GitHub."""

from __future__ import annotations

from collections.abc import Iterator

from vistoria.model.errors import ExitCode
from vistoria.model.known import INEXACT
from vistoria.model.outcome import Conclusion, Outcome
from vistoria.model.visible import visible
from vistoria.verdict.regulation import ending
from vistoria.verdict.results import Results

from .problems import Problem, of_run, problems
from .situations import of_law, written
from .speech import DEFAULT, speech
from .summary import engine_name

MARKS = {
    Conclusion.CONFORMS: "conforms",
    Conclusion.DOES_NOT_CONFORM: "❌ does not conform",
    Conclusion.NOT_DETERMINED: "⚠️ not determined",
}
ENDINGS = {ExitCode.CONFORMS: "✅", ExitCode.KNOWN_FAILURES: "⚠️"}
"""Marks of the exit codes; every other one has a cross."""
MOST = 50
"""Problems that the summary names."""


def render_summary(results: Results) -> str:
    """The Markdown page."""
    code = ExitCode(results.exit_code)
    lines = [f"## Vistoria: {_cell(engine_name(results.engine))}", ""]
    lines += [f"{ENDINGS.get(code, '❌')} **Exit code {code:d}:** {ending(code)}.", ""]
    lines += ["| regulation | conclusion | " + " | ".join(Outcome) + " |"]
    lines += ["|" + "---|" * (2 + len(Outcome))]
    for name, regulation in results.regulations.items():
        counts = " | ".join(str(regulation.counts.get(outcome, 0)) for outcome in Outcome)
        lines.append(f"| {name} | {MARKS[regulation.conclusion]} | {counts} |")
    for name, regulation in results.regulations.items():
        looked = [clause.in_play for clause in regulation.clauses.values() if clause.in_play]
        if regulation.play is not None or looked:
            lines += ["", f"{name}: {written(of_law(regulation.play, looked), speech(DEFAULT))}"]
    if results.filtered or results.interrupted:
        lines += ["", "Part of the suite was not run, so that no regulation can conform."]
    lines += [f"\n**Fault of the run:** {_cell(fault)}" for fault in results.faults]
    lines += [f"\n**Broken off:** {_cell(table)}" for table in results.broken_tables]
    lines += [f"\n**Behaved otherwise when asked again:** {_cell(each)}" for each in results.otherwise]
    found = list(problems(results))
    if found:
        lines += ["", "| clause | scenario | outcome | what was seen |", "|---|---|---|---|"]
        lines += [_row(each) for each in found[:MOST]]
    if len(found) > MOST:
        lines += ["", f"… and {len(found) - MOST} more in the report."]
    if results.known:
        lines += ["", "### Known failures", "", "| state | failure |", "|---|---|"]
        lines += [
            f"| {'❌ ' if each.state in INEXACT else ''}{each.state} | {_cell(str(each))} |"
            for each in results.known
        ]
    return "\n".join((*lines, ""))


def github_annotations(results: Results) -> Iterator[str]:
    """Workflow commands of GitHub: a line for each problem of a clause, and of the run as a whole."""
    for each in problems(results):
        said = str(each.known) if each.known else each.sentence
        yield f"::{each.level} title={_property(f'{each.clause}: {each.name}')}::{_message(said)}"
    for amiss in of_run(results):
        yield f"::{amiss.level} title={_property(amiss.name)}::{_message(amiss.text)}"
    for said in results.otherwise:
        yield f"::warning title=Behaved otherwise when asked again::{_message(said)}"


def _row(each: Problem) -> str:
    outcome = "known failure" if each.known else str(each.outcome)
    return f"| {each.clause} | {_cell(each.name)} | {outcome} | {_cell(each.sentence)} |"


def _cell(text: str) -> str:
    safe = visible(text).replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;").replace("\n", " ")
    return safe.replace("`", "\\`").replace("*", "\\*").replace("[", "\\[")


def _message(text: str) -> str:
    return visible(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")
