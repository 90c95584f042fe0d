"""The toy law's run with drawn tables: one clause that only play found not kept, one that play kept."""

from __future__ import annotations

from report_hands import RING
from report_law import LAW, messages, results

from vistoria.model.disagreement import Disagreement
from vistoria.model.played import PlayedTable
from vistoria.model.situation import Situation
from vistoria.verdict.results import Results

FOUND = f"{LAW}/2.9"
"""Its scenario passed; play found it not kept."""
LOOKED = f"{LAW}/2.10"
ALONE = "transcripts/table-1-1.jsonl"
SEEN = (Situation(3, 1, 2, "own", 40, 100), Situation(4, 2, 5, "laid", 900, 100))


def _point(n: int, hand: int) -> Disagreement:
    return Disagreement(n, "t", hand, "division", (FOUND,), "seat 3 is paid 5", "seat 2 is paid 5 <b>")


TABLES = {
    each.id: each
    for each in (
        PlayedTable(
            f"{LAW}/table-1", 40, refereed=True, situations={FOUND: SEEN, LOOKED: SEEN[:1]},
            disagreements=tuple(_point(8 + 2 * i, i) for i in range(1, 6)), transcript="transcripts/table-1.jsonl",
            sha256="ab" * 32, ways=("Antes of any size: 3.1 leaves them to the house.",),
        ),
        PlayedTable(
            f"{LAW}/table-1-1", 1, refereed=True, disagreements=(_point(8, 1),), again=f"{LAW}/table-1",
            transcript=ALONE, sha256="cd" * 32,
        ),
    )
}  # fmt: skip


def played() -> Results:
    """The run judged with its drawn tables."""
    return results(tables=TABLES, hands=40)


def told(path: str) -> tuple[dict[str, object], ...]:
    """The transcripts of the scenarios, and that of the hand that was played again alone."""
    return RING if path == ALONE else messages(path)
