"""`vistoria sign`: sign a stored run, or the attestations in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .choices import command_line
from .keys import ask_passphrase
from .usage_error import UsageError


@app.command(
    "sign",
    epilog=examples(
        "vistoria sign vistoria-out --key laboratory.pem",
        "vistoria sign vistoria-out --attestations --key ana.pem",
    ),
)
def sign_command(
    folder: Annotated[Path, typer.Argument(help="Folder of a run, as given to `vistoria run --out`.")],
    key: Annotated[Path, typer.Option(metavar="FILE", help="Private key; see `vistoria keys new`.")],
    attestations: Annotated[
        bool,
        typer.Option("--attestations", help="Sign the unsigned attestations, not the whole run."),
    ] = False,
) -> None:
    """Sign a run: one statement per regulation, over the digests of all files. A faulty folder is not signed."""
    from vistoria.bundle.attestations import BadAttestation, sign, stored
    from vistoria.bundle.keys import read_signer
    from vistoria.bundle.layout import SIGNATURES
    from vistoria.bundle.signatures import sign_bundle
    from vistoria.bundle.store import need_run
    from vistoria.bundle.verify import refuse_faulty
    from vistoria.journal.owner import owned
    from vistoria.journal.state import Phase

    from .publish import publish

    signer = read_signer(key, ask_passphrase)
    need_run(folder)
    with owned(folder, command_line()) as hold:
        refuse_faulty(folder)
        if not attestations:
            hold.enter(Phase.WORKING)
            signed = sign_bundle(folder, signer)
            hold.finish()
        else:
            if (folder / SIGNATURES).exists():
                raise UsageError(
                    f"{folder} is already signed as a whole; attestations must be signed before that"
                )
            try:
                signed = [each.file for each in stored(folder) if each.unsigned is not None]
            except BadAttestation as error:
                raise UsageError(str(error)) from None
            hold.enter(Phase.WORKING)
            for file in signed:
                sign(folder, file, signer)
            publish(folder)
            hold.finish()
    for name in signed:
        typer.echo(f"signed  {folder / name}")
    if not signed:
        typer.echo("there is no unsigned attestation")
