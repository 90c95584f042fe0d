"""A bundle as one deterministic zip: equal folders give equal bytes on any machine.

Members are sorted by name, dated 1980-01-01, readable by all, and not compressed, because the output of zlib
differs between versions.
"""

from __future__ import annotations

import re
import stat
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path, PurePosixPath

from vistoria.journal.owner import reading
from vistoria.journal.state import OFFICE
from vistoria.journal.temporary import temporary_room
from vistoria.model.errors import UserError

from .fault import BundleFault
from .layout import kept_files

EPOCH = (1980, 1, 1, 0, 0, 0)
MODE = 0o100644 << 16
UNIX = 3
HEADER = 30
"""Bytes before a member, at the least."""
MOST_FILES = 200_000
MOST_BYTES = 4 << 30
LONGEST_NAME = 255
DEEPEST = 32
"""Folders within one another."""
_NO_FILE = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?|.*[. ]", re.IGNORECASE)
"""Names of devices, and names that end so that some systems write them to another file."""


class NoArchive(UserError):
    """A file that is not an archive of a bundle; the text says why."""


def pack(folder: Path) -> bytes:
    """The bytes of a folder's archive."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as archive:
        for name in kept_files(folder):
            member = zipfile.ZipInfo(name, EPOCH)
            member.create_system, member.external_attr = UNIX, MODE
            archive.writestr(member, (folder / name).read_bytes())
    return content.getvalue()


@contextmanager
def opened(path: Path) -> Iterator[tuple[Path, list[BundleFault]]]:
    """Open a bundle, folder or zip; give its folder and the faults of the zip itself.

    Nobody else changes a folder meanwhile. Raise NoArchive for a file that cannot be unpacked, Busy, and Unfinished
    for a folder left half written.
    """
    if not path.is_file():
        with reading(path):
            yield path, []
        return
    with temporary_room() as folder:
        faults = list(_unpack(path, folder))
        if not faults and pack(folder) != path.read_bytes():
            faults = [BundleFault(path.name, "is not the archive that `vistoria bundle` makes of its files")]
        try:
            yield folder, faults
        except UserError as error:  # who reads it knows the archive and not the room
            error.args = tuple(str(each).replace(str(folder), str(path)) for each in error.args)
            raise


def _unpack(path: Path, folder: Path) -> Iterator[BundleFault]:
    try:
        with zipfile.ZipFile(path) as archive:
            members = archive.infolist()
            _refuse_unbounded(path, members)
            taken: dict[str, str] = {}
            for member in members:
                name = member.filename
                if what := _member_fault(member, taken):
                    yield BundleFault(name, what)
                    continue
                for each in (name, *(parent.as_posix() for parent in PurePosixPath(name).parents)):
                    taken[each.casefold()] = name
                target = folder / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(b"")
                try:
                    target.write_bytes(archive.read(member))
                except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError) as error:
                    yield BundleFault(name, f"cannot be unpacked: {error}")
    except OSError as error:
        raise NoArchive(f"{path}: cannot be unpacked: {error.strerror or error}") from None
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise NoArchive(f"{path}: no archive of a run ({error}); give its folder, or its archive") from None


def _refuse_unbounded(path: Path, members: list[zipfile.ZipInfo]) -> None:
    """Raise NoArchive for an archive that unpacks to more than it holds, or to more than a run can be."""
    if len(members) > MOST_FILES:
        raise NoArchive(f"{path}: has {len(members)} members; a bundle has at most {MOST_FILES}")
    for member in members:
        if member.compress_type != zipfile.ZIP_STORED:
            raise NoArchive(
                f"{path}: {member.filename} is compressed, and a bundle is not; "
                "unpack it and use the folder, or make it again with `vistoria bundle`"
            )
    whole = sum(member.file_size for member in members)
    if whole > MOST_BYTES:
        raise NoArchive(f"{path}: unpacks to {whole} bytes; a bundle has at most {MOST_BYTES}")
    in_place = sorted(members, key=lambda member: member.header_offset)
    ends = 0
    for member in in_place:
        if member.header_offset < ends:
            raise NoArchive(f"{path}: {member.filename} overlaps the member before it")
        ends = member.header_offset + HEADER + member.compress_size
    if ends > path.stat().st_size:
        raise NoArchive(f"{path}: its members are longer than the file; it was cut")


def _member_fault(member: zipfile.ZipInfo, taken: Mapping[str, str]) -> str | None:
    """Why a member cannot be unpacked; `taken` are names and folders of those before it, whatever their case."""
    name = member.filename
    path = PurePosixPath(name)
    if (
        not path.parts
        or path.is_absolute()
        or ".." in path.parts
        or "\\" in name
        or ":" in name
        or path.as_posix() != name
    ):
        return "has a path outside the archive, or one that is written otherwise than a bundle does"
    if not name.isprintable():
        return "has a name with characters that cannot be seen"
    if any(_NO_FILE.fullmatch(part) for part in path.parts):
        return "has a name that is a device or another file on some systems"
    if len(path.parts) > DEEPEST or any(len(part.encode()) > LONGEST_NAME for part in path.parts):
        return "has a name that is too long for a file"
    if stat.S_IFMT(member.external_attr >> 16) not in (0, stat.S_IFREG):
        return "is a link or another thing that is no file"
    if path.parts[:1] == (OFFICE,):
        return "is the state of a folder under work, and not of its record"
    if name.casefold() in taken:
        return f"is twice in the archive; {taken[name.casefold()]} takes its place"
    if any(taken.get(parent.as_posix().casefold()) == parent.as_posix() for parent in path.parents):
        return "lies in a folder that is a file of the archive"
    return None
