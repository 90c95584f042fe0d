"""Entries written by hand, and programs that put them into a store."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from vistoria.store.store import opened
from vistoria.verdict.over_time import ClauseStated, Entry, FindingStated, Judgement

LAW = "mo-97-2010"
CLAUSES = 400


def entry(number: int, product: str = "Room A", broken: str = f"{LAW}/8.5", **fields: object) -> Entry:
    """The audit of a day of June: one clause is broken, and as many are kept as a law has."""
    kept = [ClauseStated(f"{LAW}/{i}", "shown", i) for i in range(CLAUSES)]
    finding = FindingStated(
        (broken, f"{LAW}/10.2"), "showing", 3, "june.phhs", 7, f"h{number}", "must", "did"
    )
    day = f"2026-06-{number % 28 + 1:02d}"
    judgement = Judgement(
        regulation=LAW, stated="breaches", hands=100, judged=90, broken=3,
        clauses=(ClauseStated(broken, "not kept", 3), *kept), findings=(finding,),
    )  # fmt: skip
    made = {
        "id": f"{number:064x}", "kind": "audit", "folder": f"/audits/{number}", "product": product, "version": "1.0",
        "first": f"{day}T08:00:00", "last": f"{day}T23:00:00", "vistoria": "0.2.8", "judgements": (judgement,),
    }  # fmt: skip
    return Entry(**{**made, **fields})  # type: ignore[arg-type]


def writer(address: str, first: int, step: int = 1, most: int = 10**9) -> subprocess.Popen[str]:
    """A process that adds entry after entry and says the number of each when it is in."""
    command = [sys.executable, "-c", f"import made; made.adds({address!r}, {first}, {step}, {most})"]
    return subprocess.Popen(
        command, cwd=Path(__file__).parent, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def adds(address: str, first: int, step: int, most: int) -> None:
    """What such a process does."""
    with opened(address, make=True) as store:
        for number in range(first, most, step):
            store.add(entry(number))
            print(number, flush=True)
