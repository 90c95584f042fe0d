"""Two runs of the small regulation between which everything changed that can."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import msgspec
from report_law import LAW, RUN, _run, evidence, law, results

from vistoria.model.clause import ClauseId, Regulation
from vistoria.model.evidence import Evidence, Sample
from vistoria.model.known import KnownFailure, KnownResult, KnownState
from vistoria.model.outcome import Conclusion
from vistoria.reports.changes_page import Side, render_changes
from vistoria.verdict.context import Context
from vistoria.verdict.results import Results, compute
from vistoria.verdict.run_changes import ComparedRun, run_changes

OLD_WORD, NEW_WORD = "antes", "depois"
KNOWN = KnownFailure(
    clause=f"{LAW}/2.1", observed="seat 4 *", reason="r", ticket="t", owner="o", expires=date(2099, 1, 1)
)
STEP = "When seats 2 and 4 tie for a pot of 63"


def before() -> ComparedRun:
    """The run that the other tests print, as if nothing had been determined."""
    of = results()
    undecided = msgspec.structs.replace(of.regulations[LAW], conclusion=Conclusion.NOT_DETERMINED)
    accepted = KnownResult(
        KNOWN, KnownState.SEEN, "seat 4 is paid 31", (f"{LAW}/2.1#the-odd-chip-goes-left",)
    )
    of = msgspec.structs.replace(of, regulations={LAW: undecided}, known=(accepted,))
    return ComparedRun(of, {LAW: _law(OLD_WORD)})


def after() -> ComparedRun:
    """Another law, another reading, and other outcomes, some better and some worse."""
    found = evidence()
    turned: dict[str, dict[str, object]] = {
        "2.1#the-odd-chip-goes-left": _run("passed"),
        "2.9#all-is-well": _run("failed", observed="seat <b>4</b> is paid 31"),
        "2.5#the-rules-are-given": _run("passed"),
        "2.7#no-check": _run("passed"),
        "3.2#it-moves-on": {},
    }
    for key, fields in turned.items():
        found[f"{LAW}/{key}"] = Evidence(f"{LAW}/{key}", **fields)  # type: ignore[arg-type]
    found[f"{LAW}/2.3#rare-hands"] = Evidence(
        f"{LAW}/2.3#rare-hands", **_run("passed"), sample=Sample(200, 20)
    )
    held = _changed(_law(NEW_WORD))
    of: Results = compute(
        [Context(held, {"toy-1-2000/cap": "four"}, frozenset())], found, results().engine, 42, ()
    )
    return ComparedRun(of, {LAW: held})


def page(language: str = "en", of_itself: bool = False) -> bytes:
    """The page of the changes; the earlier report is at hand, the later one in an archive."""
    old, new = before(), before() if of_itself else after()
    sides = (
        Side(old, RUN, "runs/first", "first/report.html"),
        Side(new, msgspec.structs.replace(RUN, run_id="run-0002"), "second.zip", None),
    )
    return render_changes(*sides, run_changes(old, new), language)


def _law(word: str) -> Regulation:
    """The law with a word at the end of the first quote of 2.2 that can be another."""
    held = law()
    [of] = [c for c in held.clauses if c.id == f"{LAW}/2.2"]
    first, *rest = of.quotes
    said = replace(of, quotes=(replace(first, text=f"{first.text} {word}"), *rest))
    return replace(held, clauses=tuple(said if c is of else c for c in held.clauses))


def _changed(held: Regulation) -> Regulation:
    """Clause 2.10 is gone, 2.12 is new, and a step of 2.4 has another figure."""
    clauses = []
    for each in held.clauses:
        if each.id == f"{LAW}/2.10":
            each = replace(each, id=ClauseId(f"{LAW}/2.12"))
        if each.id == f"{LAW}/2.4":
            [entry] = each.scenarios
            given, _, then = entry.steps
            each = replace(each, scenarios=(replace(entry, steps=(given, STEP, then)),))
        clauses.append(each)
    return replace(held, clauses=tuple(clauses))
