"""`vistoria verify`: check a stored run, judgements included, and answer for each item of its folder."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .usage_error import UsageError

if TYPE_CHECKING:
    from cryptography.x509 import Certificate

    from vistoria.bundle.count import Count
    from vistoria.bundle.examined import Examined
    from vistoria.bundle.fault import BundleFault, Item
    from vistoria.bundle.people import TrustFile
    from vistoria.bundle.store import StoredRun
    from vistoria.bundle.trust import Times

OTHER_VERSION = (
    "a different version of the harness made the run; if its checks differ from those of this version, "
    "judging again finds faults: verify with the version that the report names"
)
WHO_COUNTS = {
    "kept": "the results count those by the people of trust.json",
    "no": "the results count each that is signed, whatever the key",
}
COLOURS = {"holds": "green", "does not hold": "red", "cannot be compared here": "yellow", "not there": "dim"}


@app.command(
    "verify",
    epilog=examples(
        "vistoria verify vistoria-out",
        "vistoria verify run-1882.zip --key laboratory.pub.pem",
        "vistoria verify run-1882.zip --trust people.toml --authority tsa.pem --json",
        "vistoria verify run-1882.zip --item poker-server.jar",
        "vistoria verify june --records archive/2026-06/",
        more="Exit codes: 0 every item holds · 1 an item does not hold · 2 an item cannot be compared here · "
        "4 usage error",
    ),
)
def verify(
    folder: Annotated[Path, typer.Argument(help="Folder or zip of a run, or of an audit.")] = Path(
        "vistoria-out"
    ),
    key: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Public key that must have signed the run.")
    ] = None,
    trust: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="TOML file of the people whose signatures you trust; see docs/bundle.md."
        ),
    ] = None,
    authority: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Certificates (PEM, the root among them) of the authority that stamped the time.",
        ),
    ] = None,
    item: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FILE|FOLDER|IMAGE",
            help="What you have of the product: its SHA-256 must be one that was measured before the run; repeatable.",
        ),
    ] = None,
    records: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE|FOLDER", help="Records of an audit, which are audited again; repeatable."),
    ] = None,
    mapping: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Mapping by which an audit read its records.", exists=True),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the answers as JSON and nothing else.")] = False,
) -> int:
    """Check every item of a run: files, law, evidence, engine, results, reports, attestations, signatures and time.

    Every stored history is judged again, and what the features ask for is compared with what was judged.
    It also says what the folder states and cannot prove.
    """
    from vistoria.bundle.archive import opened
    from vistoria.bundle.layout import AUDIT, readable
    from vistoria.bundle.measuring import measured
    from vistoria.bundle.people import read_trust
    from vistoria.bundle.stamps import read_authority
    from vistoria.model.visible import visible_json
    from vistoria.run.memory import seldom_collecting

    from .counting import Counting
    from .terminal import output

    wanted = _key(key) if key else None
    certificates = read_authority(authority) if authority else []
    items = {name: measured(name) for name in item or ()}
    people = read_trust(trust) if trust else None
    with (
        opened(folder) as (inside, found),
        Counting(quiet=json, threads=False) as counting,
        seldom_collecting(),
    ):
        if (inside / AUDIT).is_file():
            from vistoria.audit.verify import examine as examine_audit

            result = examine_audit(inside, wanted, records or (), mapping, found=found, count=counting.at)
        else:
            result = examine(inside, wanted, found, people, certificates, items, counting.at)
    if json:
        output.file.write(visible_json(readable(result).decode()))
    else:
        _print(result)
    return int(result.exit_code)


def examine(
    folder: Path,
    key: str | None = None,
    found: Sequence[BundleFault] = (),
    people: TrustFile | None = None,
    authority: Sequence[Certificate] = (),
    items: Mapping[str, str] | None = None,
    count: Count | None = None,
) -> Examined:
    """The answer for each item of a folder.

    `found` are faults of the archive that it came in; `people` are those whose signatures the reader trusts, and what
    she asks of them; `authority` are the certificates of who stamped the time; `items` are the SHA-256 of what the
    reader has of the product, by name; `count` is told how far it has come.
    """
    from vistoria.bundle import verify as bundle
    from vistoria.bundle.commitments import commitment_faults
    from vistoria.bundle.count import uncounted
    from vistoria.bundle.entries import entry_faults
    from vistoria.bundle.examined import examined
    from vistoria.bundle.fault import BundleFault, Item
    from vistoria.bundle.identity import item_faults
    from vistoria.bundle.keys import NoExtra
    from vistoria.bundle.layout import PDF
    from vistoria.bundle.stamps import said_of_stamps, stamp_faults, trusted_times
    from vistoria.bundle.store import NoBundle, StoredRun
    from vistoria.bundle.trust import covered, trust_faults
    from vistoria.bundle.unproved import unproved
    from vistoria.model.errors import unless_ours

    from .compared import report_findings

    count = count or uncounted
    run, compared = StoredRun(folder), Future[list[BundleFault]]()

    def compare() -> None:
        count("comparing the reports", 0, None)
        try:
            compared.set_result([*report_findings(folder, run)])
        except Exception as error:
            compared.set_exception(error)

    faults, notes = [*found, *bundle.findings(folder, key, count, run, compare)], list[str]()
    if any(entry_faults(folder)):
        return examined(faults, {}, ())
    if authority:
        faults += [each for each in stamp_faults(folder, authority) if each not in faults]
        with suppress(NoBundle):  # a fault already
            faults += [each for each in commitment_faults(run, authority) if each not in faults]
    times = trusted_times(folder, authority)
    if people is not None:
        faults += trust_faults(folder, people, times)
    with suppress(NoBundle):  # a fault already
        for name, digest in (items or {}).items():
            faults += item_faults(run.facts, name, digest)
    bad = any(each.broken for each in faults)
    if not compared.done():
        compare()
    try:
        faults += compared.result()
        notes += bundle.notes(folder, run)
        notes += covered(folder, {each.item for each in faults}, people, key)
    except Exception as error:  # a folder with faults may hold anything
        unless_ours(error)
        if not bad and not isinstance(error, NoExtra):
            raise
        faults += [
            BundleFault(
                item.value, f"the record that it must follow from cannot be read: {error}", item, False
            )
            for item in (Item.HTML, Item.PDF, Item.EXPORTS)
            if item is not Item.PDF or (folder / PDF).is_file()
        ]
    if bad and _made_by_another_version(run):
        notes.insert(0, OTHER_VERSION)
    faults += [BundleFault(name, "was changed while it was read: verify again") for name in run.changed()]
    named = [dataclasses.replace(each, what=each.what.replace(f"{folder}/", "")) for each in faults]
    told = {each.item for each in faults}
    present = _present(run, people, key, times)
    stamps = None if Item.TIME in told else said_of_stamps(folder, authority)
    if stamps:
        present[Item.TIME] = stamps
    return examined(named, present, notes, unproved(folder, people, key, stamps, times, run))


def refuse_faulty(folder: Path, count: Count) -> None:
    """Raise DoesNotVerify at the first fault of a run or an audit, and NoBundle."""
    from vistoria.bundle import verify as bundle
    from vistoria.bundle.layout import AUDIT

    if (folder / AUDIT).is_file():
        from vistoria.audit.verify import findings

        bundle.refuse(folder, (each for each in findings(folder, None, (), None, count) if each.broken))
    else:
        bundle.refuse_faulty(folder, count)


def _present(run: StoredRun, people: TrustFile | None, key: str | None, times: Times) -> dict[Item, str]:
    """What is said of each item that is there and holds."""
    from vistoria.bundle.fault import Item
    from vistoria.bundle.layout import ATTESTATIONS, PDF, TRUST
    from vistoria.bundle.store import NoBundle
    from vistoria.bundle.trust import said_of_signers, signers

    folder = run.folder
    try:
        evidence, tables = run.evidence, run.tables
    except NoBundle:
        evidence, tables = {}, {}
    judged = sum(len(each.checks) for each in evidence.values())
    said = {
        Item.FILES: "every file has the digest in SHA256SUMS",
        Item.LAW: "the features are those of the run, and those installed or released",
        Item.EVIDENCE: f"{len(evidence)} scenarios are those of the law; {judged} checks gave the same finding again",
        Item.IDENTITY: "the engine is called as it greeted in every transcript",
        Item.RESULTS: "they follow from evidence, law and attestations",
        Item.HTML: "it says what the results say",
        Item.EXPORTS: "they say what the results say",
    }
    if tables:
        drawn = [each for each in tables.values() if not each.again]
        hands = sum(each.hands for each in drawn)
        said[Item.TABLES] = f"{len(drawn)} drawn tables with {hands} hands, followed again, show the same"
    if (folder / PDF).is_file():
        said[Item.PDF] = "its text and its attachment say what the results say"
    if (folder / ATTESTATIONS).exists():
        kept = "kept" if (folder / TRUST).is_file() else "no"
        said[Item.ATTESTATIONS] = f"each is whole, with its files; {WHO_COUNTS[kept]}"
    if signers(folder):
        said[Item.SIGNATURES] = said_of_signers(folder, people, key, times)
    return said


def _print(result: Examined) -> None:
    from .terminal import errors, listing, output, shown

    for item in result.items:
        for fault in item.faults:
            errors.print(f"[red]fault[/] {shown(f'{fault.place}: {fault.what}')}")
    rows = [
        (item.item.value, f"[{COLOURS[item.answer]}]{item.answer}[/]", shown(item.said))
        for item in result.items
    ]
    output.print(listing(("item", "answer", "what was found"), rows))
    for item in result.items:
        for why in item.not_compared:
            output.print(f"not compared: {shown(f'{why.place}: {why.what}')}")
    for note in result.notes:
        output.print(f"note: {shown(note)}")
    for each in result.not_proved:
        output.print(f"not proved: {shown(str(each))}")
    count = sum(len(item.faults) for item in result.items)
    if count:
        faults = "1 fault" if count == 1 else f"{count} faults"
        output.print(f"{faults}; the folder is not as a run wrote it")
    elif result.exit_code:
        output.print("no fault was found, and not everything can be compared here")
    else:
        count = len(result.not_proved)
        output.print(
            f"verified: every item that is there holds; {count} statements are not proved, as said above"
        )


def _made_by_another_version(run: StoredRun) -> bool:
    """Whether a different version of the harness made the bundle; False if that cannot be read."""
    try:
        return not run.is_made_here
    except (OSError, ValueError):
        return False  # reported among the faults


def _key(path: Path) -> str:
    from vistoria.bundle.keys import CannotSign, key_id, need_extra

    need_extra()
    try:
        return key_id(path.read_bytes())
    except OSError as error:
        raise UsageError(f"--key {path}: {error.strerror}") from None
    except CannotSign as error:
        raise UsageError(f"--key {path}: {error}") from None
