"""The clause matrix as CSV: one line per clause, in the order of the law."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from io import StringIO

from vistoria.model.clause import Regulation
from vistoria.model.visible import visible
from vistoria.verdict.results import ClauseResult, Results

from .words import found_line

COLUMNS = (
    "clause", "title", "binds", "outcome", "reason", "engine_part", "inspection_part", "scenarios",
    "passed", "failed", "attested_by", "attested_on", "readings", "hands_in_play", "found_in_play", "shown_in_play",
)  # fmt: skip
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Characters that a spreadsheet takes as the start of a formula."""


def render_matrix(results: Results, regulations: Mapping[str, Regulation]) -> str:
    """The matrix with a header; lists in a cell are separated by spaces."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for name, result in results.regulations.items():
        titles = {str(clause.id): clause.title for clause in regulations[name].clauses}
        readings = {
            id_: [f"{r.id}={results.readings[r.id]}" for r in regulations[name].readings if id_ in r.clauses]
            for id_ in result.clauses
        }
        for id_, clause in result.clauses.items():
            row = _row(id_, titles[id_], clause, readings[id_])
            writer.writerow([_plain(cell) for cell in row])
    return text.getvalue()


def _row(clause_id: str, title: str, clause: ClauseResult, readings: list[str]) -> list[str]:
    outcomes = [scenario.outcome.value for scenario in clause.scenarios]
    found = clause.in_play.found if clause.in_play else ()
    given = clause.attestation.attestation if clause.attestation else None
    return [
        clause_id,
        title,
        " ".join(clause.binds),
        clause.outcome.value,
        clause.reason.value if clause.reason else "",
        clause.engine_part.value if clause.engine_part else "",
        clause.inspection_part.value if clause.inspection_part else "",
        str(len(outcomes)),
        str(outcomes.count("passed")),
        str(outcomes.count("failed")),
        given.person if given else "",
        given.date.isoformat() if given else "",
        " ".join(readings),
        str(clause.in_play.hands) if clause.in_play else "",
        str(len(found)) if clause.in_play else "",
        f"{found_line(found[0])}; {found[0].transcript}" if found else "",
    ]


def _plain(cell: str) -> str:
    shown = visible(cell)
    return f"'{shown}" if shown.startswith(_FORMULA) else shown
