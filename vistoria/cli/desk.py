"""`vistoria desk`: everything that an inspector does with commands, as pages in a browser on this machine."""

from __future__ import annotations

import socket
import webbrowser
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .choices import command_line
from .reader import CHOSEN
from .usage_error import UsageError

WAITING = 2048
"""Requests that may wait to be taken."""


@app.command(
    "desk",
    epilog=examples(
        "vistoria desk",
        "vistoria desk cases-2026 --port 8620 --no-browser",
        more="Only this machine reaches it, and only by the address that is printed. Ctrl-C closes it; a run goes on.",
    ),
)
def desk(
    folder: Annotated[Path, typer.Argument(help="Folder of the cases; it is made if there is none.")] = Path(
        "vistoria-desk"
    ),
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port on this machine.", show_default="any that is free")
    ] = 0,
    browser: Annotated[bool, typer.Option(help="Open the address in the browser.")] = True,
) -> None:
    """Open the desk: cases, runs, audits, attestations and verification as pages on this machine."""
    try:
        import python_multipart  # noqa: F401
        import uvicorn

        from vistoria.desk.app import application

        for needed in ("alembic", "openpyxl", "sqlalchemy"):  # imported when they are used
            if find_spec(needed) is None:
                raise ModuleNotFoundError(name=needed)
    except ImportError as error:
        from vistoria.model.extras import installing

        raise UsageError(
            f"the desk needs the extra: {installing('desk')} ({error.name} is not installed)"
        ) from None
    from vistoria.desk.guard import Door
    from vistoria.journal.disk import remove_drafts
    from vistoria.journal.owner import owned
    from vistoria.journal.state import Phase, Unfinished, state_of

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder}: {error.strerror}") from None
    with owned(folder, command_line(), unfinished=True) as hold, _listening(port) as listens:
        with suppress(Unfinished):  # one that cannot be read is written anew
            if killed := state_of(folder):
                remove_drafts(folder, killed.pid)
        door = Door(listens.getsockname()[1])
        config = uvicorn.Config(
            application(folder.resolve(), door, CHOSEN.get()),
            log_level="warning",
            access_log=False,
            lifespan="on",
            ws="none",
            backlog=WAITING,
            server_header=False,
            timeout_graceful_shutdown=2,
        )
        hold.enter(Phase.WORKING)
        try:
            typer.echo(f"desk     {door.address}\nCtrl-C closes it; a run goes on.")
            if browser:
                webbrowser.open(door.address)
            uvicorn.Server(config).run(sockets=[listens])
        except KeyboardInterrupt:
            pass  # the usual end
        finally:
            hold.finish()


def _listening(port: int) -> socket.socket:
    """A socket of this machine alone; raise UsageError."""
    listens = socket.socket()
    listens.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listens.bind(("127.0.0.1", port))
        listens.listen(WAITING)  # before anybody learns the address
    except OSError as error:
        listens.close()
        raise UsageError(f"--port {port}: {error.strerror}; choose another") from None
    return listens
