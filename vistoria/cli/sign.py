"""`vistoria sign`: sign a stored run, or the attestations in it, and have the time stamped."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .choices import RunFolder, command_line, new_file
from .keys import KeyFile, Token, signer_of
from .reader import say
from .usage_error import UsageError

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

    from vistoria.journal.owner import Hold


@app.command(
    "sign",
    epilog=examples(
        "vistoria sign vistoria-out --key laboratory.pem",
        "vistoria sign vistoria-out --token 'Laboratory 1'",
        "vistoria sign vistoria-out --attestations --key ana.pem",
        "vistoria sign vistoria-out --countersign --key rui.pem",
        "vistoria sign vistoria-out --key laboratory.pem --timestamp https://authority.example/tsr",
        "vistoria sign vistoria-out --timestamp-query request.tsq",
        "vistoria sign vistoria-out --timestamp reply.tsr",
        more="The last two have a signed run stamped without a network: carry the request to an authority and its "
        "reply back. The authority learns a digest and nothing else.",
    ),
)
def sign_command(
    folder: RunFolder,
    key: KeyFile = None,
    token: Token = None,
    attestations: Annotated[
        bool,
        typer.Option("--attestations", help="Sign the unsigned attestations, not the whole run."),
    ] = False,
    countersign: Annotated[
        bool,
        typer.Option("--countersign", help="Sign every attestation, those too that others have signed."),
    ] = False,
    timestamp: Annotated[
        str | None,
        typer.Option(
            metavar="URL|FILE",
            help="Have the time stamped (RFC 3161) by this authority, or keep its stored reply.",
        ),
    ] = None,
    timestamp_query: Annotated[
        Path | None,
        typer.Option(
            callback=new_file, metavar="FILE", help="Write the request for a time stamp on a signed run."
        ),
    ] = None,
) -> None:
    """Sign a run: one statement per regulation, on the measured items and the digests of all files.

    A faulty folder is not signed. Each person signs with a key of her own; later signatures keep the earlier ones.
    """
    from vistoria.bundle.layout import AUDIT
    from vistoria.bundle.store import need_run
    from vistoria.journal.owner import owned

    from .counting import Counting
    from .verify import refuse_faulty

    signer = signer_of(key, token)
    if signer is None and timestamp is None and timestamp_query is None:
        raise UsageError("--key or --token is missing; make a key with `vistoria keys new`")
    if (attestations or countersign) and (signer is None or timestamp or timestamp_query):
        raise UsageError(
            "an attestation is signed with --key or --token; the time is stamped on the whole run only"
        )
    if (folder / AUDIT).is_file() and (attestations or countersign):
        raise UsageError(f"{folder} is an audit: it has no attestations")
    need_run(folder)
    with owned(folder, command_line()) as hold:
        with Counting(threads=False) as counting:
            refuse_faulty(folder, counting.at)
        if signer is not None:
            _sign(folder, hold, signer, attestations or countersign, countersign)
        if timestamp_query is not None:
            _write_query(folder, timestamp_query)
        if timestamp is not None:
            _stamp(folder, timestamp)


def _sign(folder: Path, hold: Hold, signer: Signer, attestations: bool, others: bool) -> None:
    """Sign the run, or the attestations: those that are unsigned, or `others` too."""
    from vistoria.bundle.attestations import BadAttestation, sign, stored
    from vistoria.bundle.layout import SIGNATURES
    from vistoria.bundle.signatures import sign_bundle
    from vistoria.journal.state import Phase

    from .publish import publish

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
            signed = [each.file for each in stored(folder) if others or each.unsigned is not None]
        except BadAttestation as error:
            raise UsageError(str(error)) from None
        hold.enter(Phase.WORKING)
        for file in signed:
            sign(folder, file, signer)
        publish(folder)
        hold.finish()
    for name in signed:
        typer.echo(say(f"signed  {folder / name}"))
    if not signed:
        typer.echo(say("there is no unsigned attestation"))


def _write_query(folder: Path, target: Path) -> None:
    """Write the request for the first key that has no time stamp yet."""
    from vistoria.bundle.stamps import query
    from vistoria.journal.disk import write_whole

    if target.resolve().is_relative_to(folder.resolve()):
        raise UsageError(
            f"--timestamp-query {target}: the file is inside the folder; choose a file outside it"
        )
    write_whole(target, query(folder, _unstamped(folder)[0]))
    typer.echo(say(f"time-stamp request {target}"))


def _stamp(folder: Path, source: str) -> None:
    """Keep the reply of an authority for each key that has no time stamp yet, or the stored reply."""
    from vistoria.bundle.stamps import asked, keep_stamp, query

    if "://" in source:
        kept = [keep_stamp(folder, asked(source, query(folder, key)), source) for key in _unstamped(folder)]
    else:
        try:
            reply = Path(source).read_bytes()
        except OSError as error:
            raise UsageError(
                f"--timestamp {source}: {error.strerror}; give a stored reply, or a URL"
            ) from None
        kept = [keep_stamp(folder, reply, source)]
    for name in kept:
        typer.echo(say(f"stamped {folder / name}"))


def _unstamped(folder: Path) -> list[str]:
    from vistoria.bundle.stamps import unstamped

    keys = unstamped(folder)
    if not keys:
        raise UsageError(
            f"{folder} has no signature without a time stamp; sign it first, with --key or --token"
        )
    return keys
