"""The files to read: folders, globs, standard input, addresses, compressed or not, with the format of each."""

from __future__ import annotations

import bz2
import codecs
import gzip
import hashlib
import io
import lzma
import os
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from glob import glob, has_magic
from itertools import chain, islice
from pathlib import Path
from typing import IO, Any

import msgspec

from vistoria.model.errors import UserError
from vistoria.model.extras import installing

from .record import LONGEST, BadHand, Format, Lines, NoSuchFormat, Origin, Record, Unread, formats

STANDARD_INPUT = "-"
COMPRESSED: dict[str, Callable[..., IO[bytes]]] = {".gz": gzip.open, ".bz2": bz2.open, ".xz": lzma.open}  # type: ignore[dict-item]
UNREADABLE = (
    OSError, EOFError, UnicodeError, lzma.LZMAError, zlib.error, zipfile.BadZipFile, NotImplementedError, RuntimeError,
)  # fmt: skip
"""What a file may raise that is not there for us, is no archive, a damaged one, or one with a password."""
MOST_NESTED = 4
"""Archives within one another; what lies deeper is read by nobody."""
HEAD = 50
"""Lines by which a format is recognised."""


class Input(msgspec.Struct, frozen=True):
    """A file that was read whole."""

    name: str
    bytes: int
    sha256: str


class NoRecords(UserError):
    """A path that leads to no file, or an address that cannot be opened."""


@dataclass
class Source:
    """A file, an address, or standard input."""

    name: str
    is_named: bool = True
    """Whether it was named itself; one that was found in a folder or an archive may be no record."""
    aside: str = ""
    """Why it is not read."""
    input: Input | None = None
    """What was read, once it was read to its end: the bytes of a file, of others those of its lines."""

    def records(self, chosen: Format | None, met: Callable[[Format], None]) -> Iterator[Record]:
        """Its records in order; one that cannot be read is a `BadHand`. `met` hears the format of each file."""
        for each in self.parts(chosen, met):
            yield each.record(chosen or formats()[each.format]) if isinstance(each, Unread) else each

    def parts(self, chosen: Format | None, met: Callable[[Format], None]) -> Iterator[BadHand | Unread]:
        """The same, unread."""
        if self.aside:
            yield BadHand(Origin(self.name, 1), self.aside)
            return
        try:
            with self._texts() as texts:
                for name, stream in texts:
                    try:
                        yield from _read(name, stream, chosen, met)
                    except NoSuchFormat as error:
                        if self.is_named and not name.startswith(f"{self.name}/"):
                            known = ", ".join(formats())
                            raise NoSuchFormat(f"{name}: {error}; name it with --format ({known})") from None
                        yield BadHand(Origin(name, 1), str(error))
                self.input = self._input(texts)
        except UNREADABLE as error:
            yield BadHand(Origin(self.name, 1), f"the file cannot be read: {error}")

    def _input(self, texts: object) -> Input:
        path = Path(self.name)
        if self.name == STANDARD_INPUT or "://" in self.name:
            assert isinstance(texts, _Whole)
            texts.drain()
            return Input(self.name, texts.size, texts.digest.hexdigest())
        with path.open("rb") as stream:
            return Input(self.name, path.stat().st_size, hashlib.file_digest(stream, "sha256").hexdigest())

    @contextmanager
    def _texts(self) -> Iterator[Iterable[tuple[str, IO[bytes]]]]:
        if self.name == STANDARD_INPUT:
            yield _Whole("standard input", sys.stdin.buffer)
        elif "://" in self.name:
            with _remote(self.name) as stream:
                yield _Whole(self.name, stream)
        else:
            with Path(self.name).open("rb") as stream:
                yield _unpacked(self.name, stream)


def sources(names: Iterable[str]) -> Iterator[Source]:
    """Each file once, in the order of the names; those of a folder and of a pattern in the order of theirs.

    A file that is met again, by another name or link, is set aside. Raises NoRecords for a name that leads to nothing.
    """
    seen: dict[str, str] = {}
    for source in chain.from_iterable(map(_named, names)):
        real = source.name if "://" in source.name else os.path.realpath(source.name)
        if not source.aside and real in seen:
            source.aside = f"the same file as {seen[real]}"
        seen.setdefault(real, source.name)
        yield source


def _named(name: str) -> Iterator[Source]:
    path = Path(name)
    if name == STANDARD_INPUT or "://" in name or path.is_file():
        yield Source(name)
    elif path.is_dir():
        yield from _below(path)
    elif has_magic(name) and (found := sorted(glob(name, recursive=True))):  # noqa: PTH207, of any root
        yield from (Source(each) for each in found if Path(each).is_file())
    else:
        raise NoRecords(f"{name}: no such file, folder or pattern")


def _below(folder: Path) -> Iterator[Source]:
    """Every file of a folder and of those below it, by links too; each folder once."""
    seen, found = set[str](), list[tuple[Path, str]]()

    def failed(error: OSError) -> None:
        found.append((Path(error.filename), f"the folder cannot be read: {error.strerror}"))

    for where, below, files in os.walk(folder, onerror=failed, followlinks=True):
        if (real := os.path.realpath(where)) in seen:
            below.clear()
            continue
        seen.add(real)
        paths = (Path(where, each) for each in files)
        found += [(each, "" if each.is_file() else "no file, or a link to none") for each in paths]
    yield from (Source(str(path), is_named=False, aside=why) for path, why in sorted(found))


def _unpacked(name: str, stream: IO[bytes], depth: int = 0) -> Iterator[tuple[str, IO[bytes]]]:
    """What a file holds: its own text, unpacked by its suffix, or the files of an archive, archives in it too."""
    suffix = Path(name).suffix.lower()
    if suffix == ".zip" and (depth == 0 or (depth < MOST_NESTED and zipfile.is_zipfile(stream))):
        with zipfile.ZipFile(stream) as archive:
            for each in sorted(archive.infolist(), key=lambda each: each.filename):
                if not each.is_dir():
                    with archive.open(each) as inside:
                        yield from _unpacked(f"{name}/{each.filename}", inside, depth + 1)
    else:
        stream.seek(0)
        yield name, COMPRESSED[suffix](stream) if suffix in COMPRESSED else stream


@contextmanager
def _remote(address: str) -> Iterator[IO[bytes]]:
    """A file at an address, by fsspec."""
    try:
        import fsspec
    except ModuleNotFoundError:
        raise NoRecords(f"{address}: addresses are read with fsspec: {installing('records')}") from None
    try:
        with fsspec.open(address, "rb", compression="infer") as stream:
            yield stream
    except (OSError, ValueError, ImportError) as error:
        raise NoRecords(f"{address}: {error}") from None


def _read(
    name: str, stream: IO[bytes], chosen: Format | None, met: Callable[[Format], None]
) -> Iterator[BadHand | Unread]:
    counted = _Counted(_lines(stream))
    lines: Lines = counted
    found = chosen or _by_name(name)
    try:
        if found is None:
            head = list(islice(counted, HEAD))
            lines = chain(head, counted)
            begin = "\n".join(line for _, line in head)
            found = next((each for each in formats().values() if each.begins(begin)), None)
        if found is None:
            raise NoSuchFormat("neither its name nor its first lines tell a format")
        met(found)
        is_empty = True
        for line, part in found.parts(lines):
            is_empty = False
            yield Unread(Origin(name, line), found.name, part)
        if is_empty:
            why = f"no hand is found in it: not {found.title}" if counted.number else "it is empty"
            yield BadHand(Origin(name, 1), why)
    except UNREADABLE as error:
        yield BadHand(Origin(name, counted.number + 1), f"the file cannot be read further: {error}")


class _Whole(io.RawIOBase):
    """A stream that can be read once, with the digest of what was read."""

    def __init__(self, name: str, stream: IO[bytes]) -> None:
        self.name, self.stream = name, stream
        self.digest, self.size = hashlib.sha256(), 0

    def __iter__(self) -> Iterator[Any]:  # its only text
        yield self.name, io.BufferedReader(self, 1 << 16)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        read = self.stream.read(len(buffer))
        buffer[: len(read)] = read
        self.digest.update(read)
        self.size += len(read)
        return len(read)

    def drain(self) -> None:
        """Read on to the end, where a reader stopped before."""
        while self.readinto(bytearray(1 << 16)):
            pass


class _Counted:
    """Lines, and the number of the last."""

    def __init__(self, lines: Lines) -> None:
        self.lines, self.number = lines, 0

    def __iter__(self) -> Iterator[tuple[int, str]]:
        for number, line in self.lines:
            self.number = number
            yield number, line


def _by_name(name: str) -> Format | None:
    suffixes = [each for each in Path(name.lower()).suffixes if each not in COMPRESSED and each != ".zip"]
    return next((each for each in formats().values() if suffixes and suffixes[-1] in each.suffixes), None)


def _lines(stream: IO[bytes]) -> Iterator[tuple[int, str]]:
    """The lines of a stream without their ends, in UTF-8, or in UTF-16 where a byte order mark says so.

    Bytes that are no text in it, as in names of an older encoding, are written as numbers.
    """
    whole: Any = stream if hasattr(stream, "peek") else io.BufferedReader(stream)
    encoding = "utf-16" if whole.peek(2)[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else "utf-8-sig"
    text: Any = io.TextIOWrapper(whole, encoding=encoding, errors="backslashreplace", newline=None)
    number = 0
    while line := text.readline(LONGEST):
        number += 1
        yield number, line.rstrip("\n").lstrip("\ufeff")  # files that were joined have a mark within
