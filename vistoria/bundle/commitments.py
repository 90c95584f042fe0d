"""What a run was committed to before its engine started: its request, its items, and the SHA-256 of its secret.

commitments/<first sixteen digits of the SHA-256>.json    the first line of the journal
commitments/<the same>.tsr                                the time stamp on it, where one was asked for
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from vistoria.journal.disk import write_whole
from vistoria.journal.entries import Began
from vistoria.model.given import from_json
from vistoria.model.secret import Secret
from vistoria.verdict.facts import RunFacts

from .fault import BundleFault, Item
from .layout import COMMITMENTS
from .stamps import SUFFIX, CannotStamp, is_on, read_stamp, verify_stamp
from .store import StoredRun

if TYPE_CHECKING:
    from cryptography.x509 import Certificate

SUFFIXES = (".json", SUFFIX)
Stamp = Callable[[bytes], bytes]
"""The reply of an authority of time stamps on some content; raises CannotStamp."""


def keep_commitment(folder: Path, began: Began, stamp: Stamp | None = None) -> None:
    """Write the commitment of a run that begins, and have it stamped; raise CannotWrite and CannotStamp."""
    path, content = _path(folder, began.facts.secrets[0]), msgspec.json.encode(began) + b"\n"
    write_whole(path, content)
    if stamp is not None:
        write_whole(path.with_suffix(SUFFIX), stamp(content))


def commitment_faults(run: StoredRun, authority: Sequence[Certificate] = ()) -> Iterator[BundleFault]:
    """Commitments that are missing, too many, to another run, or stamped when it was over or by another authority."""
    folder, facts = run.folder, run.facts
    due = {
        path.with_suffix(end) for each in facts.secrets for path in [_path(folder, each)] for end in SUFFIXES
    }
    for path in sorted({*(folder / COMMITMENTS).rglob("*")} - due):
        place = path.relative_to(folder).as_posix()
        yield BundleFault(place, "is no commitment of this run", Item.IDENTITY)
    for secret in facts.secrets:
        path = _path(folder, secret)
        place = path.relative_to(folder).as_posix()
        try:
            content = run.content(place)
            began = from_json(content, Began).facts
        except (OSError, ValueError) as error:
            yield BundleFault(place, f"cannot be read: {error}", Item.IDENTITY)
            continue
        if unlike := _unlike(began, facts, secret):
            yield BundleFault(place, f"is the commitment to another {unlike}", Item.IDENTITY)
        stamped = path.with_suffix(SUFFIX)
        if stamped.is_file():
            place = stamped.relative_to(folder).as_posix()
            try:
                stamp = read_stamp(stamped.read_bytes(), "it")
                if not is_on(stamp, content):
                    yield BundleFault(place, "is a time stamp on something else", Item.TIME)
                elif stamp.tst_info.gen_time > datetime.fromisoformat(run.environment.finished):
                    yield BundleFault(place, "is of a time after the run", Item.TIME)
                elif authority:
                    verify_stamp(stamp, content, authority)
            except (CannotStamp, OSError, ValueError, TypeError) as error:
                yield BundleFault(place, str(error), Item.TIME)


def _unlike(began: RunFacts, facts: RunFacts, secret: Secret) -> str | None:
    """In what a run is not the one that was committed to; a shard is a part of the run that it was merged into."""
    if began.secrets != (secret.hidden,):
        return "secret"
    request = began.request
    if facts.request.shard is None:
        request = msgspec.structs.replace(request, shard=None)
    if request != facts.request:
        return "request"
    if [(each.role, each.name, each.before) for each in began.measured] != [
        (each.role, each.name, each.before) for each in facts.measured
    ]:
        return "item or adapter"
    return None


def _path(folder: Path, secret: Secret) -> Path:
    return folder / COMMITMENTS / f"{secret.commitment[:16]}.json"
