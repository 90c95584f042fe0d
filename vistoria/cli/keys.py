"""`vistoria keys`: make Ed25519 keys for signatures."""

from __future__ import annotations

import os
import sys
from getpass import getpass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from .app import app, examples
from .choices import new_file
from .reader import say
from .usage_error import UsageError

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

PASSPHRASE = "VISTORIA_PASSPHRASE"
"""The environment variable that holds the passphrase of a private key where nobody can be asked."""


def ask_passphrase() -> str:
    """The passphrase of a private key, from the environment or the terminal; raise UsageError without either."""
    if (given := os.environ.get(PASSPHRASE)) is not None:
        return given
    if not sys.stdin.isatty():
        raise UsageError(f"the key has a passphrase: set {PASSPHRASE}, or run this in a terminal")
    return getpass(say("passphrase of the private key: "))


PIN = "VISTORIA_PIN"
"""The environment variable that holds the PIN of a token where nobody can be asked."""
KeyFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Private key to sign with; see `vistoria keys new`.")
]
Token = Annotated[
    str | None,
    typer.Option(
        metavar="LABEL[:KEY]",
        help="Sign with an ECDSA key on this PKCS#11 token instead; PYKCS11LIB names its library. KEY is 2 by default.",
    ),
]


def signer_of(key: Path | None, token: str | None) -> Signer | None:
    """What signs, from `--key` or `--token`; None where neither is given."""
    from vistoria.bundle.keys import read_signer
    from vistoria.bundle.token import KEY, token_signer

    if key is not None and token is not None:
        raise UsageError("--key and --token: give one of them")
    if token is None:
        return None if key is None else read_signer(key, ask_passphrase)
    label, _, number = token.partition(":")
    if not label or (number and not number.isdecimal()):
        raise UsageError(f"--token {token}: write LABEL or LABEL:KEY, with KEY a number")
    return token_signer(label, ask_pin, int(number or KEY))


def ask_pin() -> str:
    """The PIN of a token, from the environment or the terminal; raise UsageError without either."""
    if (given := os.environ.get(PIN)) is not None:
        return given
    if not sys.stdin.isatty():
        raise UsageError(f"the token has a PIN: set {PIN}, or run this in a terminal")
    return getpass(say("PIN of the token: "))


@app.command("keys", epilog=examples("vistoria keys new ana.pem"))
def keys(
    what: Annotated[Literal["new"], typer.Argument(help="`new` makes a key pair.")],
    file: Annotated[
        Path, typer.Argument(callback=new_file, help="File for the private key, such as `ana.pem`.")
    ],
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
    typer.echo(say(f"private  {file}\npublic   {public}\nid       {name}"))
