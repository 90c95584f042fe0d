"""Measures what a laboratory was handed: a file, a folder, an OCI image layout, or an image named by its digest.

The SHA-256 of a folder is that of the lines `<SHA-256>  <path>`, sorted by path:

    cd FOLDER && find . -type f -printf '%P\\n' | LC_ALL=C sort | xargs -d '\\n' sha256sum | sha256sum

The digest of an image layout is that of its manifest, after each blob was compared with its name.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from vistoria.model.errors import UserError, unless_ours
from vistoria.model.measured import Kind, Measured, Role

_IMAGE = re.compile(r"\S+@sha256:([0-9a-f]{64})")
_BLOBS = "blobs/sha256/"
MOST_NAMED = 5
"""Changed files that are named."""


class CannotMeasure(UserError):
    """An item that cannot be read; the text says why."""


class _Manifest(msgspec.Struct, frozen=True):
    digest: str


class _Index(msgspec.Struct, frozen=True):
    manifests: tuple[_Manifest, ...]


def measured(name: str) -> str:
    """The SHA-256 of a file, folder or image given with `--item`; raise CannotMeasure."""
    try:
        return _measured(name)[1]
    except CannotMeasure as error:
        raise CannotMeasure(f"--item {name}: {error}") from None


class Measuring:
    """The items of a run: measured when it is made, and again when asked."""

    def __init__(self, items: Iterable[str] = (), adapters: Iterable[str] = ()) -> None:
        self._files: dict[str, Mapping[str, str]] = {}
        self.before = (
            *(self._first("item", name) for name in items),
            *(self._first("adapter", name) for name in adapters),
        )

    def again(self) -> tuple[Measured, ...]:
        """The items as they are now."""
        return tuple(map(self._again, self.before))

    def _first(self, role: Role, name: str) -> Measured:
        try:
            kind, digest, self._files[name] = _measured(name)
        except CannotMeasure as error:
            raise CannotMeasure(f"--{role} {name}: {error}") from None
        return Measured(name, kind, digest, role=role)

    def _again(self, item: Measured) -> Measured:
        try:
            _, digest, files = _measured(item.name)
        except CannotMeasure:
            return item
        before = self._files[item.name]
        changed = sorted(name for name in {*files, *before} if files.get(name) != before.get(name))
        more = [f"and {len(changed) - MOST_NAMED} more"] if len(changed) > MOST_NAMED else []
        return msgspec.structs.replace(item, after=digest, changed=(*changed[:MOST_NAMED], *more))


def _measured(name: str) -> tuple[Kind, str, Mapping[str, str]]:
    """What it is, its SHA-256, and that of each file of a folder."""
    path = Path(name)
    if path.is_dir():
        files = _digests(path)
        if "oci-layout" in files:
            return "image", _manifest(path, files), files
        return "folder", _whole(files), files
    if found := _IMAGE.fullmatch(name):
        return "image-name", found[1], {}
    if path.exists():
        return "file", _digest(path), {}
    raise CannotMeasure("no such file or folder, and no image name as in NAME@sha256:<64 hexadecimal digits>")


def _manifest(folder: Path, files: Mapping[str, str]) -> str:
    """The digest of the one image in an OCI image layout."""
    for name, digest in files.items():
        if name.startswith(_BLOBS) and name != _BLOBS + digest:
            raise CannotMeasure(f"{name} is not what its name says; its SHA-256 is {digest}")
    try:
        index = msgspec.json.decode((folder / "index.json").read_bytes(), type=_Index)
        [digest] = [each.digest.removeprefix("sha256:") for each in index.manifests]
    except (OSError, ValueError, msgspec.DecodeError):
        raise CannotMeasure("its index.json names not exactly one image") from None
    if _BLOBS + digest not in files:
        raise CannotMeasure(f"its manifest sha256:{digest} is missing")
    return digest


def _digests(folder: Path) -> dict[str, str]:
    """SHA-256 of every file below a folder, by path; of a link to a folder, that of the path it names."""
    found = {}
    for below, folders, names in os.walk(folder, onerror=_unreadable):
        linked = [name for name in folders if Path(below, name).is_symlink()]
        for name in (*names, *linked):
            path = Path(below, name)
            found[path.relative_to(folder).as_posix()] = _digest(path)
    return found


def _digest(path: Path) -> str:
    try:
        if path.is_symlink() and not path.is_file():
            return hashlib.sha256(os.fsencode(path.readlink())).hexdigest()
        if not path.is_file():
            raise CannotMeasure(f"{path} is neither a file nor a folder")
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        unless_ours(error)
        raise CannotMeasure(f"{path}: {error.strerror}") from None


def _unreadable(error: OSError) -> None:
    unless_ours(error)
    raise CannotMeasure(f"{error.filename}: {error.strerror}") from None


def _whole(files: Mapping[str, str]) -> str:
    lines = (os.fsencode(f"{files[name]}  {name}\n") for name in sorted(files, key=os.fsencode))
    return hashlib.sha256(b"".join(lines)).hexdigest()
