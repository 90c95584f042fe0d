"""Runs the benchmarks: `python -m benchmarks [NAME …] [--tiny] [--rounds N] [--json]`."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from vistoria.law.catalogue import installed
from vistoria.model.drawn_hands import HANDS

from . import (
    blame,
    executor,
    growth,
    hands,
    page,
    parts,
    ranking,
    records,
    round_trips,
    start,
    tables,
    whole,
    workers,
)
from .figure import Figure, table

TINY_ROUNDS, ROUNDS = 1, 7


def benchmarks(rounds: int, tiny: bool) -> dict[str, Callable[[Path], list[Figure]]]:
    """Every benchmark by name; `tiny` only shows that it starts."""
    return {
        "records": lambda work: records.measure(rounds, 4 if tiny else 400),
        "executor": lambda work: executor.measure(work, rounds, 12 if tiny else 200),
        "hands": lambda work: hands.measure(rounds, 4 if tiny else 600),
        "round-trips": lambda work: round_trips.measure(work, 3 * rounds, 20 if tiny else 500),
        "ranking": lambda work: ranking.measure(rounds, 20 if tiny else 5000),
        "start": lambda work: start.measure(rounds),
        "parts": lambda work: parts.measure(
            work, rounds, ("mo-61-2004",) if tiny else tuple(installed()), *((1, 2) if tiny else (100, HANDS))
        ),
        "page": lambda work: page.measure(work, rounds, ("--clause", "mo-97-2010/8.5") if tiny else ()),
        "series": lambda work: growth.measure_hands(rounds, (1, 2) if tiny else (10, 100, 1000)),
        "blame": lambda work: blame.measure(100 if tiny else 4),
        "tables": lambda work: tables.measure(
            rounds, ("mo-61-2004",) if tiny else tuple(installed()), 4 if tiny else HANDS
        ),
        "growth": lambda work: growth.measure_scenarios(work, rounds, 3 if tiny else 100),
        "workers": lambda work: workers.measure(
            work, rounds, 4 if tiny else 300, ("--clause", "mo-97-2010/6.2") if tiny else ()
        ),
        "whole": lambda work: whole.measure(
            work, rounds, tuple(whole.REACH), ("--clause", "mo-97-2010/6.2") if tiny else ()
        ),
    }


def main(arguments: Sequence[str]) -> int:
    """Run the named benchmarks, or all, and print the results."""
    names = list(benchmarks(1, True))
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one or more of {', '.join(names)}")
    parser.add_argument(
        "--rounds", type=int, help=f"number of rounds, each measuring both sides; default {ROUNDS}"
    )
    parser.add_argument(
        "--tiny", action="store_true", help="smallest size: only shows that the benchmarks start"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args(arguments)
    if unknown := sorted(set(asked.names) - set(names)):
        parser.error(f"unknown benchmark {', '.join(unknown)}; choose from {', '.join(names)}")
    rounds = asked.rounds or (TINY_ROUNDS if asked.tiny else ROUNDS)
    lines: list[Figure] = []
    for name, measure in benchmarks(rounds, asked.tiny).items():
        if asked.names and name not in asked.names:
            continue
        print(f"{name} …", file=sys.stderr, flush=True)
        with TemporaryDirectory(prefix="vistoria-benchmark-") as folder:
            lines += measure(Path(folder))
    machine = f"Python {platform.python_version()}, {os.cpu_count()} processors, {platform.system()}"
    if asked.json:
        print(msgspec.json.encode({"machine": machine, "rounds": rounds, "lines": lines}).decode())
    else:
        print(f"{machine}; {rounds} rounds, median ratio of the rounds\n")
        print(table(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
