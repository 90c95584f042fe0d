"""`vistoria sign`: sign a stored run, or the attestations in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
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
    from vistoria.bundle.verify import verify

    from .publish import publish

    signer = read_signer(key)
    first = next(verify(folder), None)
    if first is not None:
        raise UsageError(f"{folder} does not verify: {first}; see `vistoria verify {folder}`")
    if not attestations:
        for name in sign_bundle(folder, signer):
            typer.echo(f"signed  {folder / name}")
        return
    if (folder / SIGNATURES).exists():
        raise UsageError(f"{folder} is already signed as a whole; attestations must be signed before that")
    try:
        files = [each.file for each in stored(folder) if each.unsigned is not None]
    except BadAttestation as error:
        raise UsageError(str(error)) from None
    for file in files:
        sign(folder, file, signer)
        typer.echo(f"signed  {folder / file}")
    if not files:
        typer.echo("there is no unsigned attestation")
    publish(folder)
