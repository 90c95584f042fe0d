"""`vistoria keys`: Ed25519 keys to sign with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from .app import app, examples


@app.command("keys", epilog=examples("vistoria keys new ana.pem"))
def keys(
    what: Annotated[Literal["new"], typer.Argument(help="new: make a pair of keys.")],
    file: Annotated[Path, typer.Argument(help="File for the private key, such as `ana.pem`.")],
) -> None:
    """Make a private key, which its owner keeps to himself, and a public key for everybody."""
    from vistoria.bundle.keys import new_key

    public, name = new_key(file)
    typer.echo(f"private  {file}\npublic   {public}\nid       {name}")
