"""`vistoria sign`: put a signature on a stored run, or on the attestations in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .mistake import Mistake


@app.command("sign", epilog=examples("vistoria sign vistoria-out --key laboratory.pem"))
def sign_command(
    folder: Annotated[Path, typer.Argument(help="Folder of a run, as given to `vistoria run --out`.")],
    key: Annotated[Path, typer.Option(metavar="FILE", help="The private key; see `vistoria keys new`.")],
    attestations: Annotated[
        bool,
        typer.Option("--attestations", help="Sign the attestations that nobody signed yet, not the whole."),
    ] = False,
) -> None:
    """Sign a run: one statement a regulation, over the digests of every file. A folder with faults is not signed."""
    from vistoria.bundle.attestations import BadAttestation, sign, stored
    from vistoria.bundle.keys import read_signer
    from vistoria.bundle.layout import SIGNATURES
    from vistoria.bundle.signatures import sign_bundle
    from vistoria.bundle.verify import verify

    from .publish import publish

    signer = read_signer(key)
    first = next(verify(folder), None)
    if first is not None:
        raise Mistake(f"{folder} does not verify, {first}; see `vistoria verify {folder}`")
    if not attestations:
        for name in sign_bundle(folder, signer):
            typer.echo(f"signed  {folder / name}")
        return
    if (folder / SIGNATURES).exists():
        raise Mistake(f"{folder} is signed as a whole; attestations are signed before")
    try:
        files = [each.file for each in stored(folder) if each.unsigned is not None]
    except BadAttestation as error:
        raise Mistake(str(error)) from None
    for file in files:
        sign(folder, file, signer)
        typer.echo(f"signed  {folder / file}")
    if not files:
        typer.echo("no attestation waits for a signature")
    publish(folder)
