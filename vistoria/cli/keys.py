"""`vistoria keys`: make Ed25519 keys for signatures."""

from __future__ import annotations

import os
import sys
from getpass import getpass
from pathlib import Path
from typing import Annotated, Literal

import typer

from .app import app, examples
from .usage_error import UsageError

PASSPHRASE = "VISTORIA_PASSPHRASE"
"""The environment variable that holds the passphrase of a private key where nobody can be asked."""


def ask_passphrase() -> str:
    """The passphrase of a private key, from the environment or the terminal; raise UsageError without either."""
    if (given := os.environ.get(PASSPHRASE)) is not None:
        return given
    if not sys.stdin.isatty():
        raise UsageError(f"the key has a passphrase: set {PASSPHRASE}, or run this in a terminal")
    return getpass("passphrase of the private key: ")


@app.command("keys", epilog=examples("vistoria keys new ana.pem"))
def keys(
    what: Annotated[Literal["new"], typer.Argument(help="`new` makes a key pair.")],
    file: Annotated[Path, typer.Argument(help="File for the private key, such as `ana.pem`.")],
    passphrase: Annotated[
        bool,
        typer.Option("--passphrase", help=f"Encrypt it: ask for a passphrase, or take it from {PASSPHRASE}."),
    ] = False,
) -> None:
    """Make a key pair for signatures: a private key to keep secret and a public key to share."""
    from vistoria.bundle.keys import new_key

    secret = ask_passphrase() if passphrase else ""
    if passphrase and not secret:
        raise UsageError("the passphrase is empty; type one, or leave out --passphrase")
    public, name = new_key(file, secret)
    typer.echo(f"private  {file}\npublic   {public}\nid       {name}")
