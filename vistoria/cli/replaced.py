"""Whether a folder may be given up for a new run: a finished run of anything else is lost on demand alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.client.launch import Launch
    from vistoria.client.link import Timeouts
    from vistoria.model.measured import Measured
    from vistoria.verdict.request import RunRequest

ReplaceOption = Annotated[
    bool,
    typer.Option(
        "--replace",
        help="Give up a finished run of another request, engine or version in the folder. One that is signed or "
        "attested is never given up.",
    ),
]
OPTIONS = {
    "regulations": "--regulation",
    "readings": "--reading",
    "seed": "--seed",
    "clauses": "--clause",
    "examples": "--examples",
    "engine_only": "--engine-clauses-only",
    "scenarios": "--scenario",
    "shard": "--shard",
    "hands": "--hands",
}
"""The parts of a request that make another run of it, by the options that ask for them."""


@dataclass(frozen=True)
class NewRun:
    """A run that is to be written."""

    request: RunRequest
    engine: str
    """The value of --engine."""
    options: Mapping[str, str]
    """The values of --engine-option."""
    greeted: Callable[[], tuple[str, str]]
    """Name and version that the engine gives of itself; asked only where all else is the same."""
    measured: Sequence[Measured] = field(default=())


def refuse_other_run(out: Path, new: NewRun) -> None:
    """Raise UsageError if the folder, which this process holds, has a finished run of anything else."""
    from vistoria.bundle.layout import FACTS
    from vistoria.journal.state import state_of

    if state_of(out) is None and (out / FACTS).exists() and (other := _otherwise(out, new)) is not None:
        raise UsageError(
            f"--out {out}: the folder holds {other}; name another folder, or give that run up with --replace"
        )


def _otherwise(out: Path, new: NewRun) -> str | None:
    """What a finished run is that the new one is not; None if the new one repeats it."""
    import msgspec

    from vistoria import __version__
    from vistoria.bundle.environment import read_environment
    from vistoria.bundle.store import NoBundle, read_facts

    try:
        facts, environment = read_facts(out), read_environment(out)
    except (NoBundle, OSError, msgspec.DecodeError) as error:
        return f"a run that cannot be read ({error})"
    asked, before = msgspec.structs.asdict(new.request), msgspec.structs.asdict(facts.request)
    unlike = [option for name, option in OPTIONS.items() if asked[name] != before[name]]
    if unlike:
        return f"a finished run of another request: it differs in {', '.join(unlike)}"
    if (environment.engine, environment.engine_options) != (new.engine, dict(new.options)):
        return f"a finished run of another engine: --engine {environment.engine}"
    if environment.harness != f"vistoria {__version__}":
        return f"a finished run by {environment.harness}"
    if [(m.name, m.before) for m in facts.measured] != [(m.name, m.before) for m in new.measured]:
        return "a finished run of another item or adapter"
    was = facts.engine.name, facts.engine.version
    if facts.engine.version and was != (now := new.greeted()):
        return f"a finished run of {' '.join(was)}, and the engine is {' '.join(now)} now"
    return None


def greeted_by(launch: Launch, timeouts: Timeouts) -> tuple[str, str]:
    """Name and version that an engine gives of itself; raise EngineError."""
    from vistoria.client.link import EngineLink

    with EngineLink(launch, timeouts) as link:
        return link.hello.engine.name, link.hello.engine.version
