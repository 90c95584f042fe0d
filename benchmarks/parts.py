"""The CPU time of a whole run by part: `python -m benchmarks.parts ORDER` prints the seconds of one run."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from statistics import median

import msgspec

from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable

from .clock import children_cpu_s
from .figure import Figure

FIRST_S = 5.0
WHAT = {
    "law": "starting Python, reading the features and the catalogue of the law",
    "check": "checking the law, and that every step has one definition",
    "first result": "from the start of Python to the first evidence",
    "play": "playing all scenarios, the harness only",
    "tables": "playing the drawn tables and following them, the harness only",
    "engine": "the engine's process",
    "record": "evidence, features and results",
    "reports": "HTML, JUnit, EARL, the law's text and digests",
}


class PartsOrder(msgspec.Struct):
    """Which regulations to run, with which share of the examples and how many drawn hands."""

    regulations: tuple[str, ...]
    examples: int
    hands: int
    out: str


def measure(work: Path, rounds: int, order: tuple[str, ...], examples: int, hands: int) -> list[Figure]:
    """A line for each part."""
    found: list[Mapping[str, float]] = []
    for number in range(rounds):
        wanted = PartsOrder(order, examples, hands, str(work / str(number)))
        command = [sys.executable, "-m", "benchmarks.parts", msgspec.json.encode(wanted).decode()]
        root = Path(__file__).parent.parent
        done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, check=True)
        found.append(msgspec.json.decode(done.stdout, type=dict[str, float]))
    return [
        Figure(
            f"{', '.join(order)}: {part}",
            median(each[part] for each in found),
            "s",
            f"CPU time with {examples} % of the examples and {hands} drawn hands: {what}",
            FIRST_S if part == "first result" else None,
            lowest=min(each[part] for each in found),
            highest=max(each[part] for each in found),
        )
        for part, what in WHAT.items()
    ]


def main(order: PartsOrder) -> None:
    """Run and print the seconds of each part."""
    from vistoria.bundle.layout import TRANSCRIPTS
    from vistoria.cli.publish import publish
    from vistoria.engines.spec import parse_engine
    from vistoria.journal.owner import owned
    from vistoria.law.catalogue import installed
    from vistoria.run.conduct import conduct
    from vistoria.run.execute import refuse_uncollectable
    from vistoria.run.laws import regulation_in
    from vistoria.run.plan import RunPlan
    from vistoria.verdict.request import Examples, RunRequest

    out, times, tables = Path(order.out), list[float](), list[float]()
    out.mkdir()
    folders = {name: installed()[name] for name in order.regulations}
    laws = {name: regulation_in(folder) for name, folder in folders.items()}
    at = [0.0, time.process_time()]
    refuse_uncollectable(folders.values())
    at.append(time.process_time())
    plan = RunPlan(
        request=RunRequest(
            tuple(folders),
            {reading.id: reading.default for law in laws.values() for reading in law.readings},
            examples=Examples(order.examples),
            hands=order.hands,
        ),
        launch=parse_engine("reference", {}),
        folders={name: str(folder) for name, folder in folders.items()},
        transcripts=str(out / TRANSCRIPTS),
    )

    def listen(evidence: Evidence) -> None:
        times.append(time.process_time())

    def follow(table: PlayedTable) -> None:
        tables.append(time.process_time())

    with owned(out, "benchmarks") as hold:
        done = conduct(
            plan,
            laws,
            listen,
            on_table=follow,
            engine="reference",
            workers=1,
            hold=hold,
            command="benchmarks",
            kept={},
        )
        at += [times[-1], tables[-1], time.process_time()]
        publish(out, "en", False, done)
        hold.finish()
    at.append(time.process_time())
    law, check, play, followed, record, reports = (after - before for before, after in pairwise(at))
    parts = {
        "law": law,
        "check": check,
        "first result": times[0],
        "play": play,
        "tables": followed,
        "engine": children_cpu_s(),
        "record": record,
        "reports": reports,
    }
    print(msgspec.json.encode(parts).decode())


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=PartsOrder))
