"""What a folder states and cannot prove of itself: whoever can write all of its files can state it otherwise.

The rows of `unproved.toml`, filled in from the folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from vistoria.model.measured import Beside
from vistoria.model.outcome import BROKEN_OFF

from .attestations import BadAttestation, attestation_files, stored
from .keys import NoExtra
from .layout import REPORT_DETAILS, SELFTEST, TRUST
from .people import TrustFile
from .store import NoBundle, StoredRun
from .trust import Times, counted, signers
from .written import UNREADABLE

BESIDE = {
    Beside.EQUAL: "the engine gives the same digest of itself",
    Beside.DIFFERS: "the engine gives another digest of itself",
    Beside.NOT_STATED: "the engine gives no digest of itself",
}


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of statement; `unproved.toml` says what each key means."""

    id: str
    what: str
    fields: tuple[str, ...]
    word: str
    shown: str
    when: str = ""
    each: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    row: tuple[Row, ...]


class Unproved(msgspec.Struct, frozen=True):
    """A statement of the folder, and on whose word alone it stands."""

    what: str
    word: str
    """Who signed the folder."""
    row: str
    """Its row in `unproved.toml`, or `stamp`."""
    fields: tuple[str, ...] = ()
    """Where it stands: the file and, after a colon, the field; `*` stands for anything."""
    by: str = ""
    """Who states it."""

    def __str__(self) -> str:
        return f"{self.what} ({'; '.join(each for each in (self.by, self.word) if each)})"


@cache
def rows() -> tuple[Row, ...]:
    """Every row of the table."""
    content = Path(__file__).with_suffix(".toml").read_bytes()
    return msgspec.toml.decode(content, type=_File).row


def unproved(
    folder: Path,
    people: TrustFile | None = None,
    named: str | None = None,
    stamped: str | None = None,
    times: Times | None = None,
    run: StoredRun | None = None,
) -> tuple[Unproved, ...]:
    """What nothing in the folder proves; nothing of a folder that cannot be read, whose faults are told.

    `people` are those that the reader trusts, `named` is the id of a key that the reader named, `stamped` is what the
    time stamps show, and `times` when they are of.
    """
    try:
        told, signed = _told(run or StoredRun(folder)), _signed(folder, people, named, times or {})
    except (NoBundle, *UNREADABLE):
        return ()
    found = [
        Unproved(what, signed, row.id, row.fields, row.word) for row in rows() for what in _said(row, told)
    ]
    if stamped is not None:
        found.append(Unproved("that folder and signature did not exist earlier", stamped, "stamp"))
    return tuple(found)


def _said(row: Row, told: Mapping[str, Any]) -> Iterator[str]:
    if row.each:
        for each in told[row.each]:
            beside = BESIDE[each.beside(told["facts"].engine.digest)]
            yield row.what.format(**told, each=each, beside=beside)
    elif not row.when or told[row.when]:
        yield row.what.format(**told)


def _told(run: StoredRun) -> dict[str, Any]:
    """What the rows are filled in from, and what some are said of only."""
    folder, facts, environment = run.folder, run.facts, run.environment
    evidence, tables, former = run.evidence.values(), run.tables.values(), 0
    with suppress(BadAttestation, NoExtra):  # told already
        former = sum(each.former for each in stored(folder))
    faults = [each.fault for each in evidence] + [each.fault for each in tables]
    return {
        "facts": facts,
        "environment": environment,
        "engine": f"{facts.engine.name or 'an engine without a name'} {facts.engine.version}".rstrip(),
        "measured": facts.measured,
        "secret": " and ".join(each.commitment for each in facts.secrets),
        "known": len(facts.request.known),
        "interrupted": facts.interrupted,
        "scenarios": len(evidence),
        "tables": len(tables),
        "broken_off": sum(each is not None and each.reason in BROKEN_OFF for each in faults),
        "repeated": "--repeat" in environment.command,
        "self_test": (folder / SELFTEST).is_file(),
        "details": (folder / REPORT_DETAILS).is_file(),
        "kept_trust": (folder / TRUST).is_file(),
        "attested": len(attestation_files(folder)),
        "former": former,
    }


def _signed(folder: Path, people: TrustFile | None, named: str | None, times: Times) -> str:
    """Who answers for the folder with a signature."""
    keys = signers(folder)
    if people is not None and (trusted := counted(folder, people, times)):
        return "on the word of " + " and ".join(f"{each.name}, {each.function}" for each in trusted)
    if named in keys:
        return "on the word of the key that you named"
    return "signed by a key that you have not named" if keys else "nobody signed the folder"
