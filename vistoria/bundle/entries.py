"""What lies in the folder of a run: nothing but files and folders, with the digests that SHA256SUMS lists."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

from vistoria.model.errors import unless_ours

from .fault import BundleFault
from .layout import SUMS, digests_of, read_sums, sums_of


def entry_faults(folder: Path) -> Iterator[BundleFault]:
    """Links, what is neither file nor folder, names that are not UTF-8; nothing of a folder that has one is read."""
    for path in sorted(folder.rglob("*")):
        if not _is_text(path.name):
            what = "has a name that is not UTF-8; rename it"
            yield BundleFault(ascii(path.relative_to(folder).as_posix()), what)
            continue
        kind = path.lstat().st_mode
        if not stat.S_ISREG(kind) and not stat.S_ISDIR(kind):
            what = "is a link" if stat.S_ISLNK(kind) else "is neither a file nor a folder"
            yield BundleFault(path.relative_to(folder).as_posix(), f"{what}; a bundle has none")


def _is_text(name: str) -> bool:
    try:
        return bool(name.encode())
    except UnicodeEncodeError:
        return False


def digest_faults(folder: Path) -> Iterator[BundleFault]:
    """Files that were removed, added or changed since SHA256SUMS was written."""
    try:
        sums = read_sums(folder)
    except FileNotFoundError:
        yield BundleFault(SUMS, "is missing")
        return
    except OSError as error:
        unless_ours(error)
        yield BundleFault(SUMS, f"cannot be read: {error.strerror}")
        return
    held = digests_of(folder)
    for name in sorted(sums.keys() - held.keys()):
        yield BundleFault(name, "is missing")
    for name in sorted(held.keys() - sums.keys()):
        yield BundleFault(name, "is not listed in SHA256SUMS")
    for name in sorted(sums.keys() & held.keys()):
        if held[name] != sums[name]:
            yield BundleFault(name, "was changed: its SHA-256 is not the one listed")
    if sums == held and (folder / SUMS).read_bytes() != sums_of(held):
        yield BundleFault(SUMS, "has the right digests, but not in the form that a run writes")
