"""The files to read: folders, globs, standard input, addresses, compressed or not, with the format of each."""

from __future__ import annotations

import bz2
import codecs
import gzip
import hashlib
import io
import lzma
import os
import re
import sys
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
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
STREAM = {STANDARD_INPUT: "standard input"}
PACKED: dict[bytes, Callable[[Any], Any]] = {
    b"\x1f\x8b": gzip.open,
    b"BZh": bz2.open,
    b"\xfd7zXZ\0": lzma.open,
}
"""What opens a compressed stream, by its first bytes."""
UNOPENED = {
    b"\x28\xb5\x2f\xfd": "Zstandard", b"7z\xbc\xaf\x27\x1c": "7-Zip", b"Rar!": "RAR", b"\x1f\x9d": "compress",
    b"\x04\x22\x4d\x18": "LZ4", b"PK\x03\x04": "zip, but no file named .zip",
}  # fmt: skip
"""What is packed in a way that is not opened here, by its first bytes."""
PACKING = frozenset({".gz", ".bz2", ".xz", ".tgz", ".tbz2", ".txz", ".tar", ".zip"})
"""Suffixes that tell how a file is packed, and nothing of its format."""
TAR = slice(257, 262), b"ustar"
"""Where an archive of tar says that it is one."""
UNREADABLE = (
    OSError, EOFError, UnicodeError, lzma.LZMAError, zlib.error, zipfile.BadZipFile, tarfile.TarError,
    NotImplementedError, RuntimeError,
)  # fmt: skip
"""What a file may raise that is not there for us, is no archive, a damaged one, or one with a password."""
OLDER = "vistoria.older"
"""How bytes are read that are no text in the encoding of their file."""
DECLARED = re.compile(rb"""<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']""")
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
    """What was read, once it was read to its end."""

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
            with self._opened() as opened:
                for name, stream in _unpacked(STREAM.get(self.name, self.name), opened):
                    try:
                        yield from _read(name, stream, chosen, met)
                    except NoSuchFormat as error:
                        if self.is_named and not name.startswith(f"{self.name}/"):
                            known = ", ".join(formats())
                            raise NoSuchFormat(f"{name}: {error}; name it with --format ({known})") from None
                        yield BadHand(Origin(name, 1), str(error))
                self.input = self._input(opened)
        except UNREADABLE as error:
            yield BadHand(Origin(self.name, 1), f"the file cannot be read: {error}")

    def _input(self, opened: object) -> Input:
        path = Path(self.name)
        if isinstance(opened, _Whole):
            opened.drain()
            return Input(self.name, opened.size, opened.digest.hexdigest())
        with path.open("rb") as stream:
            return Input(self.name, path.stat().st_size, hashlib.file_digest(stream, "sha256").hexdigest())

    @contextmanager
    def _opened(self) -> Iterator[Any]:
        if self.name == STANDARD_INPUT:
            yield _Whole(sys.stdin.buffer)
        elif "://" in self.name:
            with _remote(self.name) as stream:
                yield _Whole(stream)
        else:
            with Path(self.name).open("rb") as stream:
                yield stream


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


def _unpacked(name: str, stream: Any, depth: int = 0) -> Iterator[tuple[str, IO[bytes]]]:
    """What a file holds: its own text, unpacked by its first bytes, or the files of an archive, archives in it too."""
    if depth < MOST_NESTED and _is_zip(name, stream, depth):
        with zipfile.ZipFile(stream) as archive:
            for each in sorted(archive.infolist(), key=lambda each: each.filename):
                if not each.is_dir():
                    with archive.open(each) as inside:
                        yield from _unpacked(f"{name}/{each.filename}", inside, depth + 1)
        return
    whole: Any = stream if hasattr(stream, "peek") else io.BufferedReader(stream, 1 << 16)
    try:
        begin = _begin(whole)
    except UNREADABLE as error:
        whole, begin = _Damaged(error), b""
    opens = next((each for first, each in PACKED.items() if begin.startswith(first)), None)
    if opens is not None and depth < MOST_NESTED:
        yield from _unpacked(name, opens(whole), depth + 1)
    elif begin[TAR[0]] == TAR[1] and depth < MOST_NESTED:
        with tarfile.open(fileobj=whole, mode="r|") as members:
            for member in members:
                if member.isreg():
                    yield from _unpacked(
                        f"{name}/{member.name}", _Forward(members.extractfile(member)), depth + 1
                    )
    else:
        yield name, whole


def _is_zip(name: str, stream: Any, depth: int) -> bool:
    """Whether it is an archive by its suffix, and, within another, by what it holds: it may be damaged."""
    if Path(name).suffix.lower() != ".zip" or not stream.seekable():
        return False
    found = zipfile.is_zipfile(stream)
    stream.seek(0)
    return found or not depth


@contextmanager
def _remote(address: str) -> Iterator[IO[bytes]]:
    """A file at an address, by fsspec."""
    try:
        import fsspec
    except ModuleNotFoundError:
        raise NoRecords(f"{address}: addresses are read with fsspec: {installing('records')}") from None
    try:
        with fsspec.open(address, "rb") as stream:
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
        if what := next((each for first, each in UNOPENED.items() if _begin(stream).startswith(first)), ""):
            yield BadHand(Origin(name, 1), f"it is packed, and not opened here ({what}): unpack it first")
            return
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


class _Forward(io.RawIOBase):
    """A stream that is read once, from its first byte to its last."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        read = self.stream.read(len(buffer))
        buffer[: len(read)] = read
        self.was_read(read)
        return len(read)

    def was_read(self, read: bytes) -> None:
        """Hear what was read."""


class _Whole(_Forward):
    """One of which the digest is taken."""

    def __init__(self, stream: Any) -> None:
        super().__init__(stream)
        self.digest, self.size = hashlib.sha256(), 0

    def was_read(self, read: bytes) -> None:
        self.digest.update(read)
        self.size += len(read)

    def drain(self) -> None:
        """Read on to the end, where a reader stopped before."""
        while self.readinto(bytearray(1 << 16)):
            pass


class _Damaged(io.RawIOBase):
    """A stream of which not even the first bytes can be read: whoever reads it hears why."""

    def __init__(self, why: Exception) -> None:
        self.why = why

    def peek(self, size: int) -> bytes:
        raise self.why


class _Counted:
    """Lines, and the number of the last."""

    def __init__(self, lines: Lines) -> None:
        self.lines, self.number = lines, 0

    def __iter__(self) -> Iterator[tuple[int, str]]:
        for number, line in self.lines:
            self.number = number
            yield number, line


def _by_name(name: str) -> Format | None:
    suffixes = [each for each in Path(name.lower()).suffixes if each not in PACKING]
    return next((each for each in formats().values() if suffixes and suffixes[-1] in each.suffixes), None)


def _begin(stream: Any) -> bytes:
    """The first bytes, which stay to be read."""
    return bytes(stream.peek(512))


def _lines(stream: IO[bytes]) -> Iterator[tuple[int, str]]:
    """The lines of a stream without their ends."""
    text: Any = io.TextIOWrapper(stream, encoding=_encoding(_begin(stream)), errors=OLDER, newline=None)
    number = 0
    while line := text.readline(LONGEST):
        number += 1
        yield number, line.rstrip("\n").lstrip("\ufeff")  # files that were joined have a mark within


def _encoding(begin: bytes) -> str:
    """UTF-16 where a byte order mark says so, what an XML declaration names if it can be read in it, else UTF-8."""
    if begin[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
        return "utf-16"
    if declared := DECLARED.match(begin):
        name = declared[1].decode("ascii", "replace")
        with suppress(LookupError, UnicodeError):
            if begin.decode(name, "replace").startswith("<?xml"):
                return name
    return "utf-8-sig"


def _older(error: UnicodeError) -> tuple[str, int]:
    """Bytes that are no text, as in names of an older encoding, are letters and signs of Windows, and never a digit."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    found = error.object[error.start : error.end].decode("cp1252", "replace")
    return re.sub(r"[\0-\x7f]", "\ufffd", found), error.end


codecs.register_error(OLDER, _older)
