"""`vistoria verify`: check a stored run, judgements included."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.bundle.fault import BundleFault

OTHER_VERSION = (
    "a different version of the harness made the run; if its checks differ from those of this version, "
    "judging again finds faults: verify with the version that the report names"
)
NOT_COMPARED = "the report was not compared: a different version of the harness wrote it"


@app.command(
    "verify",
    epilog=examples(
        "vistoria verify vistoria-out",
        "vistoria verify run-1882.zip --key laboratory.pub.pem",
        more="Exit codes: 0 no fault · 1 a fault was found · 4 usage error",
    ),
)
def verify(
    folder: Annotated[Path, typer.Argument(help="Folder or zip of a run.")] = Path("vistoria-out"),
    key: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Public key that must have signed the run.")
    ] = None,
) -> int:
    """Check digests, chains and signatures, judge every stored history again, and compare results and report."""
    from rich.markup import escape

    from vistoria.bundle.archive import opened
    from vistoria.bundle.layout import SIGNATURES
    from vistoria.bundle.store import read_evidence

    from .terminal import errors, output

    wanted = _key(key) if key else None
    with opened(folder) as (inside, found):
        faults, notes = faults_of(inside, wanted)
        for fault in (*found, *faults):
            errors.print(f"[red]fault[/] {escape(str(fault))}", soft_wrap=True)
        for note in notes:
            output.print(f"note: {escape(note)}", soft_wrap=True)
        if found or faults:
            output.print(f"{len(found) + len(faults)} faults; the files are not as the run wrote them")
            return int(ExitCode.DOES_NOT_CONFORM)
        judged = sum(len(e.checks) for e in read_evidence(inside).values())
        signed = len(list((inside / SIGNATURES).glob("*.json")))
    output.print(
        f"verified: every digest and chain is valid, and {judged} checks gave the same result again; "
        + (f"{signed} signatures are valid" if signed else "unsigned"),
        soft_wrap=True,
    )
    return int(ExitCode.CONFORMS)


def faults_of(folder: Path, key: str | None = None) -> tuple[list[BundleFault], list[str]]:
    """The faults of a bundle, and notes for its reader."""
    from vistoria.bundle import verify as bundle

    from .publish import rendered_faults

    faults = list(bundle.verify(folder, key))
    if faults:
        return faults, [OTHER_VERSION] if _made_by_another_version(folder) else []
    notes = list(bundle.notes(folder))
    if _made_by_another_version(folder):
        return [], [*notes, NOT_COMPARED]
    return rendered_faults(folder), notes


def _made_by_another_version(folder: Path) -> bool:
    """Whether a different version of the harness made the bundle; False if that cannot be read."""
    from vistoria.bundle.environment import read_environment
    from vistoria.bundle.layout import method_digests

    try:
        made_by = read_environment(folder).digests.get("harness")
    except (OSError, ValueError):
        return False  # reported among the faults
    return made_by != method_digests({})["harness"]


def _key(path: Path) -> str:
    from vistoria.bundle.keys import CannotSign, key_id, need_extra

    need_extra()
    try:
        return key_id(path.read_bytes())
    except OSError as error:
        raise UsageError(f"--key {path}: {error.strerror}") from None
    except CannotSign as error:
        raise UsageError(f"--key {path}: {error}") from None
