"""A failure whose conversation is stored, and whatever its record says instead: `verify` judges the conversation."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from forgery import records_of, write_records
from verdicts import recorded

from vistoria.bundle.fault import Item
from vistoria.bundle.layout import TABLES
from vistoria.bundle.store import concluded, read_facts, read_regulations
from vistoria.bundle.verify import verify
from vistoria.client.transcript import read_transcript, write_transcript

Once = Callable[[str, Callable[[Path], object]], Path]
Record = dict[str, Any]
Messages = list[dict[str, Any]]

ENGINE = "in-process:unranked:UnrankedSaboteur"
EXCUSES = {each["name"]: each for each in tomllib.loads(
    Path(__file__).with_name("excuses.toml").read_text(encoding="utf-8")
)["excuse"]}  # fmt: skip


@pytest.fixture(scope="session")
def literal(once: Once) -> Path:
    """A run in which literal scenarios fail."""
    return (
        once("excused scenarios", lambda desk: run(desk / "out", "mo-97-2010", "10.5", "remainder-by-marker"))
        / "out"
    )


@pytest.fixture(scope="session")
def drawn(once: Once) -> Path:
    """A run in which tables and echoes fail, and hands keep the law when they are played again alone."""
    wrong = "five-per-cent-of-large-pots@own-cards"
    return once("excused play", lambda desk: run(desk / "out", "mo-104-85-m", "9", wrong, hands=15)) / "out"


def run(out: Path, law: str, clause: str, wrong: str, hands: int = 0) -> None:
    """Play a clause with an engine that breaks it."""
    clauses, options = (f"{law}/{clause}",), {"id": f"{law}/{clause}:{wrong}"}
    assert recorded(out, ENGINE, law, clauses=clauses, examples=10, hands=hands, options=options) == 1


def fails(record: Record) -> bool:
    return any(made["finding"]["verdict"] == "failed" for made in record.get("checks", ()))


@dataclass(frozen=True)
class Kind:
    """Records that show a failure: in which folder, and in which of its files."""

    folder: str
    item: Item
    has: Callable[[Record], bool]


KINDS = {
    "scenario": Kind("literal", Item.EVIDENCE, fails),
    "table": Kind("drawn", Item.TABLES, lambda record: "disagreements" in record and "again" not in record),
    "echoes": Kind("drawn", Item.TABLES, lambda record: "disagreements" in record and "again" in record),
}


def kept(record: Record, messages: Messages) -> None:
    """Leave what was found in the record."""


def without_findings(record: Record, messages: Messages) -> None:
    for name in ("checks", "disagreements", "situations", "ways"):
        record.pop(name, None)


def stopped(record: Record, messages: Messages) -> None:
    """The step at which it failed is said to have stopped; a table, not to be followed."""
    without_findings(record, messages)
    if "steps" in record:
        record["steps"][-1]["status"] = "stopped"
    else:
        record |= {"refereed": False}


def not_reached(record: Record, messages: Messages) -> None:
    """The step at which it failed is said not to have begun; a table, to have had no hand."""
    without_findings(record, messages)
    if "steps" in record:
        del record["steps"][-1]
    else:
        record |= {"refereed": False, "hands": 0}


def no_step(record: Record, messages: Messages) -> None:
    not_reached(record, messages)
    record.pop("steps", None)


def at_other_figures(record: Record, messages: Messages) -> None:
    stopped(record, messages)
    if "steps" in record:
        record["scaled"] = [{"since": 1, "factor": [2, 1]}]


def said_to_be_drawn(record: Record, messages: Messages) -> None:
    stopped(record, messages)
    if "steps" in record:
        record["sample"] = {"hands": 5, "minimum": 1}


def broken_off_after_it(record: Record, messages: Messages) -> None:
    """A request that was not answered is added at the end."""
    stopped(record, messages)
    fault = record.get("fault", {})
    messages += [
        messages[-2],
        {"fault": {"reason": fault.get("reason", ""), "text": fault.get("detail", "")}},
    ]


def broken_off_before_it(record: Record, messages: Messages) -> None:
    """A request that was not answered is put in front."""
    stopped(record, messages)
    fault = record.get("fault", {})
    messages[:0] = [
        messages[0], {"fault": {"reason": fault.get("reason", ""), "text": fault.get("detail", "")}},
    ]  # fmt: skip


SHAPES = (
    kept, without_findings, stopped, not_reached, no_step, at_other_figures, said_to_be_drawn,
    broken_off_after_it, broken_off_before_it,
)  # fmt: skip


@dataclass(frozen=True)
class Forgery:
    """A record of a kind, what is done to it, and the excuse that it gets."""

    kind: str
    shape: Callable[[Record, Messages], None]
    excuse: str

    def __str__(self) -> str:
        return f"{self.kind}, {self.shape.__name__}, {self.excuse}"


FORGERIES = [Forgery(*each) for each in product(KINDS, SHAPES, EXCUSES)]


def excused(record: Record, messages: Messages, case: Forgery) -> None:
    excuse = EXCUSES[case.excuse]
    if "reason" in excuse:
        record["fault"] = {"reason": excuse["reason"], "detail": excuse.get("detail", "")}
        if "message" in excuse:
            record["fault"]["message"] = len(messages)
    case.shape(record, messages)


@pytest.mark.sampled("case", FORGERIES, by=lambda case: (case.kind, case.shape.__name__))
def test_a_failure_that_is_stored_is_named_or_counts_whatever_its_record_says(
    case: Forgery, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kind = KINDS[case.kind]
    folder = shutil.copytree(request.getfixturevalue(kind.folder), tmp_path / "out")
    name = TABLES if kind.item is Item.TABLES else "evidence.jsonl"
    records = records_of(folder, name)
    ours = [record for record in records if kind.has(record)]
    assert ours, f"no {case.kind} fails"
    for record in ours:
        path = folder / record["transcript"]
        before = read_transcript(path)
        messages = [*before.messages]
        excused(record, messages, case)
        record["sha256"] = write_transcript(path, before.header, messages)
    write_records(folder, name, records)
    places = [str(fault) for fault in verify(folder) if fault.item is kind.item]
    names = [(record["transcript"], record.get("scenario", record.get("id"))) for record in ours]
    unnamed = [each for each in names if not any(name in place for place in places for name in each)]
    assert not unnamed or counts(folder, case), (unnamed, places)


def counts(folder: Path, case: Forgery) -> bool:
    """Whether the clause fails all the same, by the records that were excused."""
    results = concluded(folder, read_regulations(folder, read_facts(folder).request.regulations))
    clauses = [clause for law in results.regulations.values() for clause in law.clauses.values()]
    if case.kind == "scenario":
        return any(each.outcome == "failed" for clause in clauses for each in clause.scenarios)
    found = [each for clause in clauses if clause.in_play for each in clause.in_play.found]
    return any(each.alone is (case.kind == "echoes") for each in found)
