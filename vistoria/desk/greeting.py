"""What an engine says of itself, heard in a process of its own, in the folder of its case.

    python -m vistoria.desk.greeting --engine=NAME --hide=.. …

An adapter in Python is code of the vendor: the desk's own process never imports it.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import typer

from vistoria.cli.choices import AllowOption, EngineOption, EngineOptions, HideOption, launch_of
from vistoria.client.link import EngineLink, Timeouts
from vistoria.law.catalogue import installed
from vistoria.model.errors import UserError
from vistoria.model.isolation import Isolate
from vistoria.model.visible import visible
from vistoria.protocol.errors import EngineError

from .requests import Engine

GREETING = Timeouts(20.0, 5.0)
"""Seconds that an engine has to say which laws it claims."""
LIMIT_S = 60.0
"""Seconds after which an adapter in Python, whose calls nothing else ends, is given up."""
MARK = "greeted: "
"""Before the answer: an adapter in Python may print lines of its own."""


class Heard(msgspec.Struct, frozen=True):
    """Who the engine says it is and which laws it claims; or why it does not say so."""

    name: str = ""
    version: str = ""
    claimed: tuple[str, ...] = ()
    fault: str = ""


def greeted(engine: Engine) -> dict[str, Any]:
    """The fields of Heard, as a job keeps them."""
    command = [sys.executable, "-m", __name__, *engine.arguments]
    try:
        done = subprocess.run(
            command,
            cwd=engine.place,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=LIMIT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return {"fault": f"no greeting within {LIMIT_S:g} s"}
    told = done.stdout.decode(errors="replace").rpartition(MARK)[2]
    try:
        heard = msgspec.json.decode(told, type=Heard)
    except (ValueError, RecursionError):
        heard = None
    if done.returncode or heard is None:
        last = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        heard = Heard(fault=visible(f"its process ended with status {done.returncode}: {last}"))
    said: dict[str, Any] = msgspec.to_builtins(heard)
    return said


def hear(
    engine: EngineOption,
    engine_option: EngineOptions = None,
    allow: AllowOption = None,
    hide: HideOption = None,
) -> None:
    """Start an engine once, and print what it says of itself."""
    try:
        with EngineLink(launch_of(engine, engine_option, Isolate.AUTO, hide or (), allow), GREETING) as link:
            hello = link.hello
            link.bye()
    except (EngineError, UserError) as error:
        heard = Heard(fault=visible(str(error)))
    else:
        claimed = tuple(each for each in hello.regulations if each in installed())
        heard = Heard(hello.engine.name, hello.engine.version, claimed)
    print(MARK + msgspec.json.encode(heard).decode())


if __name__ == "__main__":
    typer.run(hear)
