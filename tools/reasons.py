"""The page of the docs that lists every reason: `python -m tools.reasons docs` writes it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from vistoria.model.outcome import Reason
from vistoria.reports.speech import DEFAULT, speech
from vistoria.verdict.reasons import remedies
from vistoria.verdict.rule import Row
from vistoria.verdict.tables import TABLES

NAME = "reasons.md"
HEAD = (
    "# Reasons\n\n"
    "Every outcome but *passed* has a reason. Each reason names its cause, who can mend it, and what to do. "
    "A clause that is *inconclusive* or *untested* stays open until that is done.\n\n"
    "This page is generated: `python -m tools.reasons docs`.\n"
)


def page() -> str:
    """The whole page."""
    return HEAD + "".join(f"\n## {reason}\n\n{''.join(_of(reason))}" for reason in Reason)


def _of(reason: Reason) -> Iterator[str]:
    english, remedy = speech(DEFAULT), remedies()[reason]
    yield f"{english.text(f'reason.{reason}')}\n\n"
    rows = [(table, row) for table, rows in TABLES.items() for row in rows if row.reason is reason]
    for table, row in rows:
        yield f"- **When** ({speech(DEFAULT).text(f'rule.{table}').lower()}): {row.text}. Outcome: {_outcome(row)}.\n"
    if not rows:
        yield "- **When**: the run met it in a scenario or at a drawn table. Outcome: inconclusive.\n"
    if remedy.who != "nobody":
        yield f"- **Who**: {english.text(f'certificate.supplier.{remedy.who}')}.\n"
    yield f"- **What to do**: {remedy.do}\n- **Test**: `{remedy.test}`\n"


def _outcome(row: Row[object, object]) -> str:
    return speech(DEFAULT).text(f"outcome.{row.outcome}")


if __name__ == "__main__":
    (Path(sys.argv[1]) / NAME).write_text(page(), encoding="utf-8")
