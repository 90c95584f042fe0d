"""`vistoria engines`: list the bundled engines, or print the protocol's schemas."""

from __future__ import annotations

from typing import Annotated

import typer

from .app import app, examples
from .reader import colon, say


@app.command("engines", epilog=examples("vistoria engines", "vistoria engines --schemas > openrpc.json"))
def engines(
    schemas: Annotated[
        bool, typer.Option("--schemas", help="Print the protocol as an OpenRPC document.")
    ] = False,
) -> None:
    """List the bundled engines, or print the protocol as an OpenRPC document."""
    from rich.markup import escape

    from vistoria.bundle.layout import readable
    from vistoria.engines.registry import bundled_engines
    from vistoria.model.extras import installing
    from vistoria.protocol.openrpc import document

    from .terminal import listing, output

    if schemas:
        output.file.write(readable(document()).decode())
        return
    rows = []
    without = say("no")
    for engine in bundled_engines().values():
        hint = say("yes") if engine.is_installed else f"{without}{colon()}{escape(installing(engine.needs))}"
        rows.append((engine.name, escape(engine.summary), hint))
    output.print(listing(("name", "what it is", "installed"), rows))
