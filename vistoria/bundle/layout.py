"""Names of the files of a bundle, and the digests that bind them."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

import vistoria

FACTS = "run.json"
EVIDENCE = "evidence.jsonl"
RESULTS = "results.json"
ENVIRONMENT = "environment.json"
FEATURES = "features"
TRANSCRIPTS = "transcripts"
SUMS = "SHA256SUMS"
HTML = "report.html"
PDF = "report.pdf"
JUNIT = "junit.xml"
EARL = "earl.jsonld"
MATRIX = "clauses.csv"
LAW = "law"
SELFTEST = "selftest.json"
REPORT_DETAILS = "report-details.toml"
ATTESTATIONS = "attestations"
SIGNATURES = "signatures"
NAMES = frozenset(
    {
        FACTS,
        EVIDENCE,
        RESULTS,
        ENVIRONMENT,
        FEATURES,
        TRANSCRIPTS,
        SUMS,
        HTML,
        PDF,
        JUNIT,
        EARL,
        MATRIX,
        LAW,
        SELFTEST,
        REPORT_DETAILS,
    }
)
"""All that a run writes at the top of its folder, and may write again; what people add to it is not here."""


def readable(value: object) -> bytes:
    """JSON as the files of a bundle hold it, for people too: a line a value, equal bytes for equal values."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def file_digest(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def files_of(folder: Path) -> Iterator[str]:
    """Every file that the sums list, as posix paths below it, sorted: all but the sums and the signatures on them."""
    names = (p.relative_to(folder).as_posix() for p in folder.rglob("*") if not p.is_dir())
    yield from sorted(n for n in names if n != SUMS and not n.startswith(f"{SIGNATURES}/"))


def run_digest(folder: Path) -> str:
    """What names a run: one digest over its facts and its evidence, with the transcripts that these name."""
    both = file_digest(folder / FACTS) + file_digest(folder / EVIDENCE)
    return hashlib.sha256(both.encode()).hexdigest()


def folder_digest(folder: Path) -> str:
    """One digest over the names and contents of a folder's files, linked folders too, caches left out."""
    whole = hashlib.sha256()
    found = [Path(below, name) for below, _, names in os.walk(folder, followlinks=True) for name in names]
    for name, path in sorted((path.relative_to(folder).as_posix(), path) for path in found):
        if "__pycache__" not in name:
            whole.update(f"{file_digest(path)}  {name}\n".encode())
    return whole.hexdigest()


def method_digests(folders: Mapping[str, Path]) -> dict[str, str]:
    """Digests of what judges: the harness, and the features of each regulation, by what they are."""
    features = {f"features of {name}": folder_digest(folder) for name, folder in folders.items()}
    return {"harness": folder_digest(Path(vistoria.__file__).parent), **features}


def digests_of(folder: Path) -> dict[str, str]:
    """Digest by file name of every file that the sums list."""
    return {name: file_digest(folder / name) for name in files_of(folder)}


def write_sums(folder: Path) -> None:
    """Write SHA256SUMS in the form that `sha256sum --check` reads."""
    (folder / SUMS).write_bytes(sums_of(digests_of(folder)))


def sums_of(digests: Mapping[str, str]) -> bytes:
    """SHA256SUMS as it lists these digests."""
    return b"".join(f"{digest}  {name}\n".encode() for name, digest in digests.items())


def read_sums(folder: Path) -> dict[str, str]:
    """Digest by file name; what is no UTF-8 in it fits no file."""
    lines = (folder / SUMS).read_text(encoding="utf-8", errors="replace").splitlines()
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
