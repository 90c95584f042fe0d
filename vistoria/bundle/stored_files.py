"""Whether a conversation is its record's own, and in the form in which a run writes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from vistoria.client.transcript import Transcript, is_as_written
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import BROKEN_OFF
from vistoria.model.played import PlayedTable

from .fault import BundleFault, Item
from .layout import EVIDENCE, TABLES
from .store import StoredRun


def transcript_faults(
    run: StoredRun, record: Evidence | PlayedTable, kept: Transcript
) -> Iterator[BundleFault]:
    """Where a transcript is not the one that its record names, or not as a run writes it."""
    of_scenario = "scenario", EVIDENCE, Item.EVIDENCE
    of_table = "table", TABLES, Item.TABLES
    whose, listing, item = of_scenario if isinstance(record, Evidence) else of_table
    own = record.scenario if isinstance(record, Evidence) else record.id
    name = str(record.transcript)
    if run.digest(name) != record.sha256:
        yield BundleFault(name, f"its SHA-256 is not the one in {listing}", item)
    if kept.header.get(whose) != own:
        yield BundleFault(name, f"belongs to {kept.header.get(whose)}", item)
    if more := ", ".join(sorted(kept.header.keys() - {"hello", "names", "tried", whose})):
        yield BundleFault(name, f"its first line says {more}, which no run writes", item)
    if what := _form_fault(kept):
        yield BundleFault(name, what, item)


def _form_fault(kept: Transcript) -> str | None:
    """What is said of a transcript that holds what a run writes, and in another form."""
    if kept.is_plain:
        return None
    try:
        for number, line in enumerate(kept.lines):
            value = msgspec.json.decode(line)
            if "message" in value:
                _refuse_out_of_turn(value["message"], number, len(kept.messages))
            if not is_as_written(line, value):
                return f"line {number + 1} is not in the form in which a run writes it"
    except _OutOfTurn as found:
        return str(found)
    except (ValueError, OverflowError):
        return "holds a number that no run writes"
    return None


class _OutOfTurn(Exception):
    """A message that stands where no run writes one like it."""


def _refuse_out_of_turn(message: Mapping[str, object], n: int, last: int) -> None:
    """Requests and answers come in turn, and an engine breaks off only at the end; raises _OutOfTurn."""
    if ("method" in message) is not (n % 2 == 1):
        raise _OutOfTurn(f"message {n} is not a request followed by its answer")
    if "fault" in message and (n < last or not _is_broken_off(message["fault"])):
        raise _OutOfTurn(f"message {n} says that the engine broke off, as no run does there")


def _is_broken_off(fault: object) -> bool:
    return (
        isinstance(fault, Mapping)
        and fault.keys() == {"reason", "text"}
        and fault["reason"] in BROKEN_OFF
        and isinstance(fault["text"], str)
    )
