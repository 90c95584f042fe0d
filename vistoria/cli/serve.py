"""`vistoria serve`: serve an engine on standard input and output, or over TCP."""

from __future__ import annotations

from typing import Annotated

import typer

from .app import app, examples
from .choices import EngineOptions, pairs
from .reader import say
from .usage_error import UsageError


@app.command(
    "serve", epilog=examples("vistoria serve reference", "vistoria serve reference --tcp 127.0.0.1:4700")
)
def serve(
    engine: Annotated[str, typer.Argument(help="A bundled name or `module:attribute`.")],
    tcp: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT", help="Listen at this address instead; port 0 takes a free port."),
    ] = None,
    engine_option: EngineOptions = None,
) -> None:
    """Serve a bundled or Python engine on standard input and output, or over TCP."""
    from vistoria.client.launch import InProcessLaunch
    from vistoria.engines.spec import parse_engine
    from vistoria.serve.host import load_adapter
    from vistoria.serve.loop import serve_stdio
    from vistoria.serve.tcp import serve_tcp

    launch = parse_engine(f"in-process:{engine}", pairs(engine_option, "--engine-option"))
    assert isinstance(launch, InProcessLaunch)
    if tcp is None:
        serve_stdio(load_adapter(launch.target, launch.options))
        return
    host, _, port = tcp.rpartition(":")
    if not host or not port.isdigit():
        raise UsageError(f"--tcp {tcp!r}: write HOST:PORT, such as 127.0.0.1:4700")
    load_adapter(launch.target, launch.options)
    try:
        serve_tcp(lambda: load_adapter(launch.target, launch.options), host, int(port), announce=_announce)
    except OSError as error:
        raise UsageError(f"--tcp {tcp}: {error.strerror}") from None


def _announce(host: str, port: int) -> None:
    typer.echo(say(f"listening on {host}:{port}"), err=True)
