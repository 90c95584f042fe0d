"""What a run is asked to do, in a form that worker processes read too."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from vistoria.client.launch import InProcessLaunch, Launch, StdioLaunch, TcpLaunch


class LaunchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """How to reach the engine."""

    argv: tuple[str, ...] = ()
    name: str = ""
    host: str = ""
    port: int = 0
    target: str = ""
    options: dict[str, str] = {}


class RunPlan(msgspec.Struct, frozen=True):
    """One run; `folders` by regulation id, `readings` the choices by reading id, times in seconds."""

    launch: LaunchRecord
    folders: dict[str, str]
    readings: dict[str, str]
    seed: int
    transcripts: str
    """Folder; empty where no transcript is kept, as in a self-test: then no forced hand is said twice, and what a
    product burns is watched once for tables alike."""
    clauses: tuple[str, ...] = ()
    """Clauses to run, with all below them; empty for all."""
    examples: int = 100
    """Per cent of the examples that property scenarios draw."""
    in_full: tuple[str, ...] = ()
    """Clauses whose property scenarios, with those of all below, draw all their examples whatever `examples` says."""
    first: tuple[str, ...] = ()
    """Clauses whose scenarios run before all others, in this order."""
    handshake_s: float = 10.0
    command_s: float = 5.0

    def write(self, path: Path) -> None:
        """Store the plan for the workers."""
        path.write_bytes(msgspec.json.encode(self))

    @staticmethod
    def read(path: Path) -> RunPlan:
        """Read a stored plan."""
        return msgspec.json.decode(path.read_bytes(), type=RunPlan)

    def wants(self, clause: str) -> bool:
        """Whether the clause is to be run."""
        return not self.clauses or below(clause, self.clauses)

    def rank(self, clause: str) -> int:
        """Place of a clause's scenarios among those run `first`; all others come after them."""
        return next((i for i, top in enumerate(self.first) if below(clause, (top,))), len(self.first))

    def share(self, clause: str) -> int:
        """Per cent of the examples that property scenarios of a clause draw."""
        return 100 if below(clause, self.in_full) else self.examples


def below(clause: str, tops: Iterable[str]) -> bool:
    """Whether the clause is one of these, or a part of one."""
    return any(clause == top or clause.startswith((top + ".", top + "/")) for top in tops)


def to_record(launch: Launch) -> LaunchRecord:
    """The launch as data."""
    match launch:
        case StdioLaunch(argv, name):
            return LaunchRecord(argv=argv, name=name)
        case TcpLaunch(host, port):
            return LaunchRecord(host=host, port=port)
        case InProcessLaunch(target, options):
            return LaunchRecord(target=target, options=options)


def from_record(record: LaunchRecord) -> Launch:
    """The launch that the data describe."""
    if record.argv:
        return StdioLaunch(record.argv, record.name)
    if record.host:
        return TcpLaunch(record.host, record.port)
    return InProcessLaunch(record.target, record.options)
