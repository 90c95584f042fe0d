"""The clauses that a run leaves inconclusive or untested, with what the engine said: a maintainers' tool.

`python tests/engines/open_clauses.py docs/reading-a-report.md RUN…` writes the tables of the page from the results of
these runs, one for each regulation.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

OPEN = ("cantTell", "untested")
BEGIN, END = "<!-- generated: open-clauses -->\n", "<!-- end: open-clauses -->"


def open_clauses(regulation: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Labels, reason and what was said, one row for each thing said, in the order of the law."""
    rows: dict[tuple[str, str], list[str]] = {}
    for clause, result in regulation["clauses"].items():
        if result["engine_part"] in OPEN:
            worst = next(s for s in result["scenarios"] if s["outcome"] == result["engine_part"])
            said = re.sub(r"\{.*\}", "…", worst["detail"] or worst["observed"] or "")
            rows.setdefault((worst["reason"], said), []).append(clause.partition("/")[2])
    for (reason, said), labels in rows.items():
        yield ", ".join(labels), reason, said


def tables(runs: list[Mapping[str, Any]]) -> str:
    """A table for each regulation of the runs."""
    parts = []
    for run in runs:
        for name, regulation in run["regulations"].items():
            lines = ["| clauses | reason | what was said |", "| --- | --- | --- |"]
            lines += [f"| {' | '.join(map(_cell, row))} |" for row in open_clauses(regulation)]
            parts.append(f"`{name}`:\n\n" + "\n".join(lines))
    return "\n\n".join(parts)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def refreshed(page: str, runs: list[Mapping[str, Any]]) -> str:
    """The page with the tables made anew between its two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables(runs)}\n\n{END}{after}"


if __name__ == "__main__":
    target = Path(sys.argv[1])
    found = [json.loads((Path(run) / "results.json").read_text(encoding="utf-8")) for run in sys.argv[2:]]
    target.write_text(refreshed(target.read_text(encoding="utf-8"), found), encoding="utf-8")
