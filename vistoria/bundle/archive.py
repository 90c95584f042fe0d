"""A bundle as one deterministic zip: equal folders give equal bytes on any machine.

Members are sorted by name, dated 1980-01-01, readable by all, and not compressed, because the output of zlib
differs between versions.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path, PurePosixPath

from vistoria.journal.owner import reading
from vistoria.journal.temporary import temporary_room
from vistoria.model.errors import UserError

from .fault import BundleFault
from .layout import kept_files

EPOCH = (1980, 1, 1, 0, 0, 0)
MODE = 0o100644 << 16
UNIX = 3


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
        yield folder, faults


def _unpack(path: Path, folder: Path) -> Iterator[BundleFault]:
    try:
        with zipfile.ZipFile(path) as archive:
            seen: set[str] = set()
            for member in archive.infolist():
                name = member.filename
                if member.compress_type != zipfile.ZIP_STORED:
                    raise NoArchive(
                        f"{path}: {name} is compressed, and a bundle is not; "
                        "unpack it and use the folder, or make it again with `vistoria bundle`"
                    )
                if name in seen or not _harmless(name):
                    yield BundleFault(name, "is twice in the archive, or has a path outside it")
                    continue
                seen.add(name)
                target = folder / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(b"")
                try:
                    target.write_bytes(archive.read(member))
                except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError) as error:
                    yield BundleFault(name, f"cannot be unpacked: {error}")
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
        raise NoArchive(f"{path}: not an archive of a bundle ({error})") from None


def _harmless(name: str) -> bool:
    path = PurePosixPath(name)
    plain = not path.is_absolute() and ".." not in path.parts and "\\" not in name and not name.endswith("/")
    return plain and bool(path.parts) and path.as_posix() == name
