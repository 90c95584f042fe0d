"""What lies in the folder of a run: nothing but files and folders, with the digests that SHA256SUMS lists."""

from __future__ import annotations

import stat
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from unicodedata import combining, normalize

from vistoria.journal.state import OFFICE
from vistoria.model.errors import unless_ours
from vistoria.model.visible import foreign

from .fault import BundleFault
from .layout import ATTESTATIONS, FILES, FOLDERS, NAMES, SIGNATURES, SUMS, files_of, read_sums, sums_of
from .store import StoredRun

WRITTEN = (*NAMES, ATTESTATIONS, SIGNATURES, OFFICE)
ATTACHED = f"{ATTESTATIONS}/files/"
"""Where people's own files lie, which an attestation names by their digests; they may be called as they like."""
ALIKE = str.maketrans("01|!iıɩɑɡ", "olllllla" + "g")
"""Latin letters, digits and signs that many fonts draw alike."""


def entry_faults(folder: Path) -> Iterator[BundleFault]:
    """Links, what is neither file nor folder, names that look like others; nothing of a folder that has one is read."""
    paths = sorted(folder.rglob("*"))
    alike = Counter((path.parent, _folded(path.name)) for path in paths)
    for path in paths:
        place = path.relative_to(folder).as_posix()
        if not _is_text(path.name):
            yield BundleFault(ascii(place), "has a name that is not UTF-8; rename it")
            continue
        kind = path.lstat()
        if not stat.S_ISREG(kind.st_mode) and not stat.S_ISDIR(kind.st_mode):
            what = "is a link" if stat.S_ISLNK(kind.st_mode) else "is neither a file nor a folder"
            yield BundleFault(place, f"{what}; a bundle has none")
        elif stat.S_ISREG(kind.st_mode) and kind.st_nlink > 1:
            what = "is a hard link: the file has another name, and can be changed there; copy the folder"
            yield BundleFault(place, what)
        is_folder = stat.S_ISDIR(kind.st_mode)
        if is_folder and place in FILES:
            yield BundleFault(place, "is a folder, and a run writes a file of this name")
        elif not is_folder and place in FOLDERS:
            yield BundleFault(place, "is a file, and a run writes a folder of this name")
        if place.startswith(ATTACHED):
            continue
        odd = _name_fault(path.name, top=path.parent == folder)
        if odd is not None:
            yield BundleFault(place, f"{odd}; rename it")
        elif alike[path.parent, _folded(path.name)] > 1:
            yield BundleFault(place, "has the name of another file but for the case of letters; rename it")


def _name_fault(text: str, *, top: bool) -> str | None:
    """Why a name can be taken for another; `top` is for names beside those that a run writes."""
    if not text.isprintable() or text != text.strip() or text.endswith("."):
        return "has a name with characters that cannot be seen"
    if text != normalize("NFC", text):
        return "has a name that is not in the normal form of Unicode (NFC)"
    for part in text.split("."):
        if script := foreign(part, alone=top):
            return f"has {script} letters in its name, which can look like Latin ones"
    seen = next((each for each in WRITTEN if top and text != each and _drawn(text) == _drawn(each)), None)
    return None if seen is None else f"has a name that looks like {seen}"


def _folded(text: str) -> str:
    """A name as systems see it that ignore case."""
    return normalize("NFKC", text).casefold()


def _drawn(text: str) -> str:
    """A name without accents and the differences that many fonts do not draw."""
    plain = "".join(each for each in normalize("NFKD", text).casefold() if not combining(each))
    return plain.translate(ALIKE).replace("rn", "m").replace("vv", "w")


def _is_text(name: str) -> bool:
    try:
        return bool(name.encode())
    except UnicodeEncodeError:
        return False


def digest_faults(folder: Path, run: StoredRun | None = None) -> Iterator[BundleFault]:
    """Files that were removed, added or changed since SHA256SUMS was written; `run` is the run in the folder."""
    run = run or StoredRun(folder)
    try:
        sums = read_sums(run.content(SUMS))
    except FileNotFoundError:
        yield BundleFault(SUMS, "is missing")
        return
    except OSError as error:
        unless_ours(error)
        yield BundleFault(SUMS, f"cannot be read: {error.strerror}")
        return
    held = {name: run.digest(name) for name in files_of(folder)}
    for name in sorted(sums.keys() - held.keys()):
        if name:
            yield BundleFault(name, "is missing")
        else:
            yield BundleFault(SUMS, "has a line without a digest and the name of a file")
    for name in sorted(held.keys() - sums.keys()):
        yield BundleFault(name, "is not listed in SHA256SUMS")
    for name in sorted(sums.keys() & held.keys()):
        if held[name] != sums[name]:
            yield BundleFault(name, "was changed: its SHA-256 is not the one listed")
    if sums == held and run.content(SUMS) != sums_of(held):
        yield BundleFault(SUMS, "has the right digests, but not in the form that a run writes")
