"""Names of the files of a bundle, and the digests that bind them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path

import vistoria

FACTS = "run.json"
EVIDENCE = "evidence.jsonl"
RESULTS = "results.json"
ENVIRONMENT = "environment.json"
FEATURES = "features"
TRANSCRIPTS = "transcripts"
SUMS = "SHA256SUMS"
HTML = "report.html"
JUNIT = "junit.xml"
SELFTEST = "selftest.json"
PARTICULARS = "particulars.toml"
NAMES = frozenset(
    {FACTS, EVIDENCE, RESULTS, ENVIRONMENT, FEATURES, TRANSCRIPTS, SUMS, HTML, JUNIT, SELFTEST, PARTICULARS}
)
"""All that a run writes at the top of its folder."""


def file_digest(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def files_of(folder: Path) -> Iterator[str]:
    """Every file of a bundle but the sums, as posix paths below it, sorted."""
    paths = (p for p in folder.rglob("*") if p.is_file() and p.name != SUMS)
    yield from sorted(p.relative_to(folder).as_posix() for p in paths)


def folder_digest(folder: Path) -> str:
    """One digest over the names and contents of a folder's files, caches left out."""
    whole = hashlib.sha256()
    for name in files_of(folder):
        if "__pycache__" not in name:
            whole.update(f"{file_digest(folder / name)}  {name}\n".encode())
    return whole.hexdigest()


def method_digests(folders: Mapping[str, Path]) -> dict[str, str]:
    """Digests of what judges: the harness, and the features of each regulation, by what they are."""
    features = {f"features of {name}": folder_digest(folder) for name, folder in folders.items()}
    return {"harness": folder_digest(Path(vistoria.__file__).parent), **features}


def write_sums(folder: Path) -> None:
    """Write SHA256SUMS in the form that `sha256sum --check` reads."""
    lines = [f"{file_digest(folder / name)}  {name}\n" for name in files_of(folder)]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")


def read_sums(folder: Path) -> dict[str, str]:
    """Digest by file name."""
    lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
