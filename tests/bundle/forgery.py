"""Ways to change a bundle and make every digest that depends on the change again, as a forger would."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from vistoria.bundle.examined import Answer, Examined
from vistoria.bundle.fault import Item
from vistoria.bundle.layout import COMMITMENTS, readable, write_sums
from vistoria.bundle.store import concluded, read_facts, read_regulations, write_results
from vistoria.client.transcript import read_transcript, write_transcript
from vistoria.journal.entries import Began
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.results import EngineRecord

NOBODY = EngineRecord("", "", "", "", {}, {})
ODD_CHIP = "10.5--the-odd-chip-goes-to-the-first-tied-hand-from-the-croupier-s-left-not-from-the-marker.jsonl"


def events(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every event that a reply carries."""
    return [event for answer in answers(messages) for event in answer.get("events", [])]


def answers(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every answer to an opening or a command."""
    results = [m["result"] for m in messages if isinstance(m.get("result"), dict)]
    return [a for r in results for a in r.get("results", [r]) if "events" in a]


def pay_one_more(messages: list[dict[str, Any]]) -> None:
    """The first payment is one chip higher."""
    next(e for e in events(messages) if e["type"] == "paid")["amount"] += 1


def forge(bundle: Path, change: Callable[[list[dict[str, Any]]], None]) -> None:
    """Change a transcript, chain it anew, and name its new digest in evidence, results and sums."""
    rewrite_transcripts(bundle, lambda _, messages: change(messages), ODD_CHIP)


def rewrite_transcripts(
    bundle: Path, change: Callable[[dict[str, Any], list[dict[str, Any]]], None], only: str = ""
) -> None:
    """Change header and messages of the transcripts whose names end so, and all digests that depend on them."""
    records = evidence_of(bundle)
    for record in records:
        if record["transcript"].endswith(only):
            path = bundle / record["transcript"]
            before = read_transcript(path)
            header, messages = json.loads(json.dumps((before.header, [*before.messages])))
            change(header, messages)
            record["sha256"] = write_transcript(path, header, messages)
    write_evidence(bundle, records)


def evidence_of(bundle: Path) -> list[dict[str, Any]]:
    """The lines of the evidence."""
    return records_of(bundle, "evidence.jsonl")


def records_of(bundle: Path, name: str) -> list[dict[str, Any]]:
    """The lines of a file of records."""
    return [json.loads(line) for line in (bundle / name).read_text(encoding="utf-8").splitlines()]


def write_evidence(bundle: Path, records: list[dict[str, Any]]) -> None:
    """Write the evidence, and what follows from it."""
    write_records(bundle, "evidence.jsonl", records)


def write_records(bundle: Path, name: str, records: list[dict[str, Any]]) -> None:
    """Write a file of records, and what follows from it."""
    (bundle / name).write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
    follow(bundle)


def follow(bundle: Path) -> None:
    """Write the results that follow from facts and evidence, and the digests."""
    write_results(bundle, concluded(bundle, read_regulations(bundle, read_facts(bundle).request.regulations)))
    write_sums(bundle)


def recommit(bundle: Path) -> None:
    """Write the commitment that a run with these facts would have begun with."""
    facts, folder = read_facts(bundle), bundle / COMMITMENTS
    for path in folder.glob("*.json"):
        path.unlink()
    for secret in facts.secrets:
        began = RunFacts(facts.request, (), True, NOBODY, secrets=(secret.hidden,), measured=facts.measured)
        path = folder / f"{secret.commitment[:16]}.json"
        path.write_bytes(msgspec.json.encode(Began(began)) + b"\n")


def change_json(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Change a value in a file."""
    value = json.loads(path.read_text(encoding="utf-8"))
    change(value)
    path.write_bytes(readable(value))


def of_another_harness(bundle: Path) -> None:
    """Make the folder one that another version of the harness wrote."""
    change_json(bundle / "environment.json", lambda value: value["digests"].update(harness="00" * 32))
    follow(bundle)


def answer(result: Examined, item: Item) -> Answer:
    """The answer for an item."""
    return next(each.answer for each in result.items if each.item is item)
