"""Makes what `docs/reading-a-report.md` shows of a run of PokerKit: a maintainers' tool.

`python tests/engines/reading_a_report.py docs/reading-a-report.md` runs PokerKit, which takes some ten minutes;
with the folder of such a run as second argument it is read instead. Between marks the page gets the counts, every
failure with the words of the law that decide (`reading_a_report.toml`), and every clause that stays open.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs/reading-a-report.md"
DECIDES: Mapping[str, Mapping[str, str]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)
"""By law and clause: the words that decide, and how PokerKit comes to its failure."""
LAWS = ("mo-97-2010", "pt-omaha-online")
COMMAND = (
    *("run", *(part for law in LAWS for part in ("--regulation", law))),
    *("--engine", "pokerkit", "--engine-clauses-only", "--seed", "1"),
)
OPEN = ("cantTell", "untested")
COUNTED = ("passed", "failed", "cantTell", "untested")
WORDS = {"cantTell": "inconclusive"}


class NotRead(LookupError):
    """A clause failed, and nobody has read the failure beside the law; the text names it."""


def blocks(run: Mapping[str, Any]) -> dict[str, str]:
    """What stands between the marks, by their names."""
    laws = run["regulations"]
    return {
        "counts": "\n".join(f"- `{law}`: {_counts(of)}" for law, of in laws.items()),
        "failures": _tables(laws, "| clause | expected | observed | what decides |", failures),
        "open-clauses": _tables(laws, "| clauses | reason | what was said |", open_clauses),
    }


def _counts(regulation: Mapping[str, Any]) -> str:
    counts = regulation["counts"]
    return ", ".join(f"{counts[outcome]} {WORDS.get(outcome, outcome)}" for outcome in COUNTED)


def failures(law: str, regulation: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """Each failed clause with its first failing scenario, or what play found; raises NotRead."""
    for clause, result in regulation["clauses"].items():
        if result["engine_part"] != "failed":
            continue
        label = clause.partition("/")[2]
        if label not in DECIDES.get(law, {}):
            raise NotRead(
                f"{clause} failed: read it beside the law, and say in reading_a_report.toml what decides"
            )
        failed = [s for s in (*result["scenarios"], *result["elsewhere"]) if s["outcome"] == "failed"]
        found = (result["in_play"] or {}).get("found", [])
        if failed:
            first, more = failed[0], f" ({len(failed)} scenarios)" if len(failed) > 1 else ""
            shown = first["expected"], first["observed"]
            label = f"{label} <!-- {first['id']} -->"
        else:
            shown, more = (found[0]["demanded"], found[0]["seen"]), " (in play)"
        yield label + more, *shown, DECIDES[law][clause.partition("/")[2]]


def open_clauses(law: str, regulation: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """Labels, reason and what was said, one row for each thing said, in the order of the law."""
    rows: dict[tuple[str, str], list[str]] = {}
    for clause, result in regulation["clauses"].items():
        if result["engine_part"] in OPEN:
            worst = next((s for s in result["scenarios"] if s["outcome"] == result["engine_part"]), None)
            said = re.sub(r"\{.*\}", "…", (worst["detail"] or worst["observed"] or "") if worst else "")
            reason = worst["reason"] if worst else result["engine_reason"]
            rows.setdefault((reason, said), []).append(clause.partition("/")[2])
    for (reason, said), labels in rows.items():
        yield ", ".join(labels), f"[{reason}](reasons.md#{reason})", said


def _tables(laws: Mapping[str, Any], head: str, rows: Any) -> str:
    line = "|".join(["", *(" --- " for _ in head.split("|")[1:-1]), ""])
    return "\n\n".join(
        "\n".join(
            (f"`{law}`:", "", head, line, *(f"| {' | '.join(map(_cell, row))} |" for row in rows(law, of)))
        )
        for law, of in laws.items()
    )


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def refreshed(page: str, run: Mapping[str, Any]) -> str:
    """The page with each block made anew between its marks."""
    for name, text in blocks(run).items():
        before, begin, rest = page.partition(f"<!-- generated: {name} -->\n")
        _, end, after = rest.partition(f"<!-- end: {name} -->")
        page = f"{before}{begin}\n{text}\n\n{end}{after}"
    return page


def results(folder: Path) -> Mapping[str, Any]:
    """The results of a stored run."""
    found: Mapping[str, Any] = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as room:
        folder = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(room) / "pokerkit"
        if len(sys.argv) == 2:
            subprocess.run([sys.executable, "-m", "vistoria", *COMMAND, "--out", str(folder)], check=False)
        target.write_text(refreshed(target.read_text(encoding="utf-8"), results(folder)), encoding="utf-8")
