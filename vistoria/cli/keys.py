"""`vistoria keys`: make Ed25519 keys for signatures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from .app import app, examples


@app.command("keys", epilog=examples("vistoria keys new ana.pem"))
def keys(
    what: Annotated[Literal["new"], typer.Argument(help="`new` makes a key pair.")],
    file: Annotated[Path, typer.Argument(help="File for the private key, such as `ana.pem`.")],
) -> None:
    """Make a key pair for signatures: a private key to keep secret and a public key to share."""
    from vistoria.bundle.keys import new_key

    public, name = new_key(file)
    typer.echo(f"private  {file}\npublic   {public}\nid       {name}")
