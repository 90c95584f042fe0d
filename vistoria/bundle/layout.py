"""File names and digests of a bundle."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

import vistoria
from vistoria.journal.disk import LEDGER, Ledger, drafts_in, remove, write_whole
from vistoria.journal.state import OFFICE
from vistoria.model.visible import visible_json

FACTS = "run.json"
AUDIT = "audit.json"
"""Where the folder is that of an audit."""
EVIDENCE = "evidence.jsonl"
TABLES = "tables.jsonl"
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
COMMITMENTS = "commitments"
SELFTEST = "selftest.json"
REPORT_DETAILS = "report-details.toml"
TRUST = "trust.json"
ATTESTATIONS = "attestations"
SIGNATURES = "signatures"
RELEASES, SIGNED_LIST = "released.toml", "released.dsse.json"
"""The list of releases in the package, and its signed statement."""
NAMES = (
    RESULTS,
    JUNIT,
    HTML,
    PDF,
    EARL,
    MATRIX,
    SUMS,
    LAW,
    EVIDENCE,
    TABLES,
    FACTS,
    ENVIRONMENT,
    TRANSCRIPTS,
    FEATURES,
    SELFTEST,
    REPORT_DETAILS,
    TRUST,
    COMMITMENTS,
)
"""Everything that a run writes at the top of its folder and the next one removes, verdicts first; not what people
add later."""
FOLDERS = frozenset({LAW, TRANSCRIPTS, FEATURES, COMMITMENTS, ATTESTATIONS, SIGNATURES})
FILES = frozenset(NAMES) - FOLDERS
"""Those of them that are folders, with what people add, and those that are files."""


def clear(folder: Path) -> None:
    """Remove an earlier run from its folder, its verdicts before what carries them; raise CannotWrite."""
    paths = (*(folder / name for name in NAMES), *drafts_in(folder))
    carrying = NAMES.index(EVIDENCE)
    for some in (paths[:carrying], paths[carrying:]):
        for path in some:
            remove(path)
        LEDGER.get(Ledger()).settle()


def readable(value: object) -> bytes:
    """Encode as indented JSON in which every character can be seen; equal values give equal bytes."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=1).decode()
    return f"{visible_json(text)}\n".encode()


def file_digest(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def files_of(folder: Path) -> Iterator[str]:
    """Every file that SHA256SUMS lists, as sorted relative posix paths: all that is kept but SHA256SUMS itself and
    its signatures."""
    yield from (n for n in kept_files(folder) if n != SUMS and not n.startswith(f"{SIGNATURES}/"))


def kept_files(folder: Path) -> list[str]:
    """Every file of the record, as sorted relative posix paths; not the state of this copy of the folder."""
    names = (p.relative_to(folder).as_posix() for p in folder.rglob("*") if not p.is_dir())
    return sorted(n for n in names if not n.startswith(f"{OFFICE}/"))


def run_digest(folder: Path, digest: Callable[[str], str] | None = None) -> str:
    """The digest that identifies a run: over its facts and its evidence, which names the transcripts' digests.

    `digest` gives that of a file by its name in the folder, where it is known.
    """
    parts = ((digest(name) if digest else file_digest(folder / name)) for name in (FACTS, EVIDENCE, TABLES))
    return hashlib.sha256("".join(parts).encode()).hexdigest()


def folder_digest(
    folder: Path, without: Collection[str] = (), digest: Callable[[Path], str] | None = None
) -> str:
    """One digest over the names and contents of a folder's files, including linked folders, without caches.

    `without` are names of files in it, relative to the folder, that are left out; `digest` gives that of a file.
    """
    digest = digest or file_digest
    whole = hashlib.sha256()
    found = [Path(below, name) for below, _, names in os.walk(folder, followlinks=True) for name in names]
    for name, path in sorted((path.relative_to(folder).as_posix(), path) for path in found):
        if "__pycache__" not in name.split("/") and name not in without:
            whole.update(f"{digest(path)}  {name}\n".encode())
    return whole.hexdigest()


def method_digests(folders: Mapping[str, Path]) -> dict[str, str]:
    """Digests of the method: the harness and the features of each regulation."""
    features = {f"features of {name}": folder_digest(folder) for name, folder in folders.items()}
    return {"harness": _harness_digest(), **features}


@cache
def _harness_digest() -> str:
    """That of the package, without the list of releases, which is to hold it."""
    own = {f"bundle/{name}" for name in (RELEASES, SIGNED_LIST)}
    return folder_digest(Path(vistoria.__file__).parent, without=own)


def digests_of(folder: Path, transcript: Callable[[str], str] | None = None) -> dict[str, str]:
    """Digest by file name of every file that SHA256SUMS lists; `transcript` gives that of one that was read before."""
    known = transcript or (lambda name: file_digest(folder / name))
    return {
        name: known(name) if name.startswith(f"{TRANSCRIPTS}/") else file_digest(folder / name)
        for name in files_of(folder)
    }


def write_sums(folder: Path, transcript: Callable[[str], str] | None = None) -> None:
    """Write SHA256SUMS in the form that `sha256sum --check` reads; `transcript` as above."""
    write_whole(folder / SUMS, sums_of(digests_of(folder, transcript)))


def sums_of(digests: Mapping[str, str]) -> bytes:
    """The content of SHA256SUMS for these digests."""
    return b"".join(f"{digest}  {name}\n".encode() for name, digest in digests.items())


def read_sums(content: bytes) -> dict[str, str]:
    """Digest by file name; a name that is not UTF-8 matches no file."""
    lines = content.decode(errors="replace").split("\n")
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines if line)}
