"""Findings as a Parquet file: a row for each clause of a finding, with who was judged and when."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from vistoria.model.errors import UserError
from vistoria.model.extras import installing

TEXTS = (
    "entry",
    "kind",
    "folder",
    "product",
    "version",
    "first",
    "last",
    "vistoria",
    "regulation",
    "clause",
    "aspect",
)
NUMBERS = ("number", "place", "count", "line")
PLACES = ("file", "hand", "expected", "actual")


class NoParquet(UserError):
    """Parquet cannot be written; the text says why."""


def write_findings(file: Path, parts: Iterable[list[dict[str, Any]]]) -> int:
    """Write the findings, part by part, and return their number; no file is there half written. Raise NoParquet."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise NoParquet(f"Parquet is written with pyarrow: {installing('parquet')}") from None
    text = pa.dictionary(pa.int32(), pa.string())
    schema = pa.schema(
        [*((name, text) for name in TEXTS), *((name, pa.int64()) for name in NUMBERS)]
        + [(name, pa.string()) for name in PLACES]
    )
    rows = 0
    part_file = file.with_name(f".{file.name}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with parquet.ParquetWriter(part_file, schema) as writer:
            for part in parts:
                writer.write_table(pa.Table.from_pylist(part, schema))
                rows += len(part)
        part_file.replace(file)
    except OSError as error:
        raise NoParquet(f"{file}: {error.strerror or error}") from None
    finally:
        part_file.unlink(missing_ok=True)
    return rows
