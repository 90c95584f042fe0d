"""Signatures on a whole bundle: one in-toto test-result statement per regulation.

    signatures/keys/<id>.pem                   public keys
    signatures/<id>.<regulation>.dsse.json     a statement on the measured items and on SHA256SUMS, and so on every file
    signatures/<id>.tsr                        a time stamp on both (stamps.py)

The bundle determines every byte of a statement, so verification makes the statement again and compares. Until 0.2.7
SHA256SUMS was the only subject; such statements are verified too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from vistoria.journal.disk import remove, write_whole
from vistoria.model.outcome import Conclusion, Outcome
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.results import Results

from .envelope import BadEnvelope, Subject, keep_key, read_keys, seal, statement, unseal
from .environment import read_environment
from .fault import BundleFault, Item
from .keys import CannotSign
from .layout import AUDIT, FACTS, RESULTS, SIGNATURES, SUMS, file_digest
from .stamps import stamp_of, stamped
from .written import UNREADABLE

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

KEYS = "keys"
PREDICATE = "https://in-toto.io/attestation/test-result/v0.1"
VERDICTS = {
    Conclusion.CONFORMS: "PASSED",
    Conclusion.DOES_NOT_CONFORM: "FAILED",
    Conclusion.NOT_DETERMINED: "WARNED",
}


def sign_bundle(folder: Path, signer: Signer) -> list[str]:
    """Sign the results of every regulation; return the paths of the envelopes. The folder must verify first."""
    key = keep_key(signer, folder / SIGNATURES / KEYS)
    before, written = stamped(folder, key), []
    for name, content in statements(folder).items():
        path = folder / SIGNATURES / f"{key}.{name}.dsse.json"
        write_whole(path, seal(content, signer))
        written.append(path.relative_to(folder).as_posix())
    if stamped(folder, key) != before:
        remove(stamp_of(folder, key))  # it was on other signatures
    return written


def remove_incomplete(folder: Path) -> None:
    """Remove the signatures of keys that did not sign every regulation: signing was broken off."""
    below = folder / SIGNATURES
    if not below.exists():
        return
    names = statements(folder)
    for key in read_keys(below / KEYS)[0]:
        envelopes = [below / f"{key}.{name}.dsse.json" for name in names]
        if not all(path.is_file() for path in envelopes):
            for path in (*envelopes, below / KEYS / f"{key}.pem", stamp_of(folder, key)):
                remove(path)
    if not any((below / KEYS).glob("*.pem")):
        remove(below)


def statements(folder: Path, *, former: bool = False) -> dict[str, bytes]:
    """The statement on each regulation, or the one of before 0.2.8; raise ValueError or OSError."""
    if (folder / AUDIT).is_file():
        return _of_audit(folder)
    results = msgspec.json.decode((folder / RESULTS).read_bytes(), type=Results)
    digests = read_environment(folder).digests
    subjects = [*(() if former else _items(folder)), Subject(SUMS, file_digest(folder / SUMS))]
    return {
        name: statement(subjects, PREDICATE, _result(results, name, digests)) for name in results.regulations
    }


class _Input(msgspec.Struct):
    name: str
    sha256: str


class _Seen(msgspec.Struct):
    clause: str
    seen: str


class _Audit(msgspec.Struct):
    """What a signature states of an audit."""

    request: dict[str, Any]
    digests: dict[str, str]
    inputs: list[_Input]
    clauses: list[_Seen]
    conclusion: str


def _of_audit(folder: Path) -> dict[str, bytes]:
    """The statement on an audit: its subjects are the records that were read, and SHA256SUMS."""
    audit = msgspec.json.decode((folder / AUDIT).read_bytes(), type=_Audit)
    subjects = [Subject(each.name, each.sha256, {"role": "record"}) for each in audit.inputs]

    def those(*seen: str) -> list[str]:
        return [each.clause for each in audit.clauses if each.seen in seen]

    failed, passed = those("not kept"), those("shown")
    method = [{"name": name, "digest": {"sha256": digest}} for name, digest in sorted(audit.digests.items())]
    predicate = {
        "result": "FAILED" if failed else "PASSED" if passed else "WARNED",
        "configuration": [*method, {"name": "audit", "annotations": {"conclusion": audit.conclusion}}],
        "passedTests": passed,
        "warnedTests": those("not shown", "cannot be shown"),
        "failedTests": failed,
    }
    sums = Subject(SUMS, file_digest(folder / SUMS))
    return {str(audit.request["regulation"]): statement([*subjects, sums], PREDICATE, predicate)}


def _items(folder: Path) -> Iterator[Subject]:
    """The product and its adapter, as the laboratory measured them before the run."""
    for each in msgspec.json.decode((folder / FACTS).read_bytes(), type=RunFacts).measured:
        after = {} if each.after == each.before else {"after": each.after or "not measured"}
        yield Subject(each.name, each.before, {"role": each.role, "kind": each.kind, **after})


def said_of_subjects(folder: Path, key: str) -> str:
    """What the valid signatures of a key cover, in words."""
    named = ", ".join(f"the {each.annotations['role']} {each.name}" for each in _items(folder))
    if not named:
        return "every file; no item was measured"
    for name, now in statements(folder).items():
        content = (folder / SIGNATURES / f"{key}.{name}.dsse.json").read_bytes()
        if unseal(content, read_keys(folder / SIGNATURES / KEYS)[0])[0] != now:
            return (
                f"every file, in the form of before 0.2.8: {FACTS} names {named}, and the statement does not"
            )
    return f"{named} and every file"


def signature_faults(folder: Path, wanted: str | None = None) -> Iterator[BundleFault]:
    """Invalid signatures, foreign files, and missing signatures of the key `wanted`."""
    below = folder / SIGNATURES
    if not below.exists():
        if wanted is not None:
            yield BundleFault(SIGNATURES, f"the key {wanted} signed nothing", Item.SIGNATURES)
        return
    keys, wrong = read_keys(below / KEYS)
    for path, what in wrong:
        yield BundleFault(path.relative_to(folder).as_posix(), what, Item.SIGNATURES)
    try:
        expected, former = statements(folder), statements(folder, former=True)
    except UNREADABLE as error:
        yield BundleFault(SIGNATURES, f"cannot be compared with the bundle: {error}", Item.SIGNATURES)
        return
    names = {f"{key}.{name}.dsse.json": (key, name) for key in keys for name in expected}
    stamps = {stamp_of(folder, key) for key in keys}
    files = (p for p in below.rglob("*") if p.is_file() and p.parent != below / KEYS and p not in stamps)
    for path in sorted(files):
        place = path.relative_to(folder).as_posix()
        if path.parent != below or path.name not in names:
            yield BundleFault(
                place,
                "is not a signature on a regulation of this bundle by an available key",
                Item.SIGNATURES,
            )
            continue
        key, name = names.pop(path.name)
        try:
            payload, signer = unseal(path.read_bytes(), keys)
        except (BadEnvelope, CannotSign) as error:
            yield BundleFault(place, str(error), Item.SIGNATURES)
            continue
        if signer != key:
            yield BundleFault(place, f"is signed by {signer}", Item.SIGNATURES)
        if payload not in (expected[name], former[name]):
            yield BundleFault(place, "the signed content is not what the bundle holds now", Item.SIGNATURES)
    for missing in names:
        yield BundleFault(f"{SIGNATURES}/{missing}", "is missing", Item.SIGNATURES)
    if wanted is not None and wanted not in keys:
        yield BundleFault(SIGNATURES, f"the key {wanted} signed nothing", Item.SIGNATURES)


def _result(results: Results, name: str, digests: dict[str, str]) -> dict[str, object]:
    """The predicate: engine, method, and the clauses that passed, failed or are open."""
    regulation = results.regulations[name]

    def those(*outcomes: Outcome) -> list[str]:
        return [id_ for id_, clause in regulation.clauses.items() if clause.outcome in outcomes]

    engine = results.engine
    configuration: list[dict[str, object]] = [
        {"name": what, "digest": {"sha256": digest}} for what, digest in sorted(digests.items())
    ]
    configuration.append(
        {
            "name": f"engine {engine.name} {engine.version}",
            "annotations": {"digest as the engine reports it": engine.digest},
        }
    )
    configuration.append({"name": f"regulation {name}", "annotations": {"scope": results.scope}})
    return {
        "result": VERDICTS[regulation.conclusion],
        "configuration": configuration,
        "passedTests": those(Outcome.PASSED),
        "warnedTests": those(Outcome.CANT_TELL, Outcome.UNTESTED),
        "failedTests": those(Outcome.FAILED),
    }
