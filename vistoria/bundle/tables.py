"""Follows the stored tables of a run again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from vistoria.client.transcript import TranscriptBroken, read_transcript
from vistoria.model.answer import MalformedAnswer
from vistoria.model.history import read_history
from vistoria.model.played import PlayedTable
from vistoria.play.table import refereed
from vistoria.referee.model import Model

from .fault import BundleFault
from .layout import TABLES, file_digest

JUDGED = ("hands", "situations", "disagreements", "ways", "fault")
"""What follows from the transcript of a table."""


def table_faults(
    folder: Path, tables: Mapping[str, PlayedTable], law: Mapping[str, Model]
) -> Iterator[BundleFault]:
    """Faults of the transcripts of tables, and what the referee says otherwise now; `law` by regulation."""
    for table in tables.values():
        yield from _faults(folder, table, law.get(table.regulation))


def _faults(folder: Path, table: PlayedTable, model: Model | None) -> Iterator[BundleFault]:
    if table.transcript is None or not (folder / table.transcript).is_file():
        yield BundleFault(table.transcript or table.id, "is missing")
        return
    if file_digest(folder / table.transcript) != table.sha256:
        yield BundleFault(table.transcript, f"its SHA-256 is not the one in {TABLES}")
    try:
        transcript = read_transcript(folder / table.transcript)
        history = read_history(transcript.messages)
    except (TranscriptBroken, MalformedAnswer) as error:
        yield BundleFault(table.transcript, str(error))
        return
    if transcript.header.get("table") != table.id:
        yield BundleFault(table.transcript, f"belongs to {transcript.header.get('table')}")
    if table.refereed and model is not None:
        again = refereed(table.id, history, model)
        for name in JUDGED:
            if name == "fault" and again.fault is None:
                continue  # the engine broke off; the messages alone do not say so
            if getattr(again, name) != getattr(table, name):
                yield BundleFault(table.transcript, f"the referee finds other {name} than {TABLES} has")
