"""`vistoria verify`: check a stored run, judgements included."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .mistake import Mistake

if TYPE_CHECKING:
    from vistoria.bundle.fault import BundleFault

JUDGED_BY_ANOTHER = (
    "another harness than this one made the run; where its checks tell more or less than these, "
    "judging again finds a fault: verify with the version that the report names"
)
OTHER = "the report was not written again and compared: another harness wrote it"


@app.command(
    "verify", epilog=examples("vistoria verify vistoria-out", more="Exit code 1 when anything is wrong.")
)
def verify(
    folder: Annotated[Path, typer.Argument(help="Folder or zip of a run.")] = Path("vistoria-out"),
    key: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A public key that must have signed the run.")
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
            output.print(f"{len(found) + len(faults)} faults; this is not what a run wrote")
            return int(ExitCode.DOES_NOT_CONFORM)
        judged = sum(len(e.checks) for e in read_evidence(inside).values())
        signed = len(list((inside / SIGNATURES).glob("*.json")))
    output.print(
        f"verified: every digest and chain holds, and {judged} checks judged again agree; "
        + (f"{signed} signatures hold" if signed else "nobody signed it"),
        soft_wrap=True,
    )
    return int(ExitCode.CONFORMS)


def faults_of(folder: Path, key: str | None = None) -> tuple[list[BundleFault], list[str]]:
    """Everything that is wrong with a bundle, and what a reader should know of a sound one."""
    from vistoria.bundle import verify as bundle

    from .publish import rendered_faults

    faults = list(bundle.verify(folder, key))
    if faults:
        return faults, [JUDGED_BY_ANOTHER] if _of_another_harness(folder) else []
    notes = list(bundle.notes(folder))
    if _of_another_harness(folder):
        return [], [*notes, OTHER]
    return rendered_faults(folder), notes


def _of_another_harness(folder: Path) -> bool:
    """Whether the bundle says that another harness than this one made it; not when it cannot be read."""
    from vistoria.bundle.environment import read_environment
    from vistoria.bundle.layout import method_digests

    try:
        made_by = read_environment(folder).digests.get("harness")
    except (OSError, ValueError):
        return False  # named among the faults
    return made_by != method_digests({})["harness"]


def _key(path: Path) -> str:
    from vistoria.bundle.keys import CannotSign, key_id, need_extra

    need_extra()
    try:
        return key_id(path.read_bytes())
    except OSError as error:
        raise Mistake(f"--key {path}: {error.strerror}") from None
    except CannotSign as error:
        raise Mistake(f"--key {path}: {error}") from None
