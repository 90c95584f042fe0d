"""How an engine is reached: as a child process, at an address, or in this process."""

from __future__ import annotations

import msgspec


class Apart(msgspec.Struct, frozen=True):
    """An engine in namespaces of its own: `hidden` folders are empty to it, `allowed` paths are as they are outside.

    So are, of the user's home folder, the paths that its command `named`, and nothing else.
    """

    hidden: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    named: tuple[str, ...] = ()


class StdioLaunch(msgspec.Struct, frozen=True, tag="stdio"):
    """A command that starts an engine speaking over its standard input and output; `name` is for messages."""

    argv: tuple[str, ...]
    name: str
    apart: Apart | str = "isolation was not asked for"
    """How it is isolated, or why it is not."""


class TcpLaunch(msgspec.Struct, frozen=True, tag="tcp"):
    """An engine that listens already."""

    host: str
    port: int


class InProcessLaunch(msgspec.Struct, frozen=True, tag="in-process"):
    """An adapter `module:attribute` called in this process: fast, not isolated, its time not limited."""

    target: str
    options: dict[str, str]


Launch = StdioLaunch | TcpLaunch | InProcessLaunch


def label(launch: Launch) -> str:
    """The engine's name in messages, before it has said its own."""
    match launch:
        case StdioLaunch():
            return launch.name
        case TcpLaunch():
            return f"{launch.host}:{launch.port}"
        case InProcessLaunch():
            return launch.target
