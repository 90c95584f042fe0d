"""How an engine is reached: as a child process, at an address, or in this process."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class StdioLaunch:
    """A command that starts an engine speaking over its standard input and output; `name` is for messages."""

    argv: tuple[str, ...]
    name: str


@dataclass(frozen=True)
class TcpLaunch:
    """An engine that listens already."""

    host: str
    port: int


@dataclass(frozen=True)
class InProcessLaunch:
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
