"""Which scenarios a run plays: named ones, those that did not pass in another run, or a shard."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.client.launch import Launch
    from vistoria.client.link import Timeouts
    from vistoria.model.clause import Regulation, ScenarioEntry
    from vistoria.model.evidence import Evidence
    from vistoria.model.known import KnownFailure
    from vistoria.verdict.request import Shard

RegulationOption = Annotated[
    list[str] | None,
    typer.Option(
        "--regulation",
        "-r",
        metavar="ID",
        help="Regulation to test against; repeatable. Default: all that the engine claims.",
    ),
]
FailedFromOption = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Play only what failed or was inconclusive in this run.")
]
ShardOption = Annotated[
    str | None, typer.Option(metavar="I/N", help="Play only part I of N; `vistoria merge` joins the parts.")
]
EveryLawOption = Annotated[
    bool, typer.Option("--all", help="Also play the regulations that the engine does not claim.")
]


def claimed_of(folders: dict[str, Path], launch: Launch, timeouts: Timeouts) -> dict[str, Path]:
    """The laws that the engine claims, and a line that names the others; all if it claims none, or does not greet."""
    from vistoria.client.link import EngineLink
    from vistoria.protocol.errors import EngineError

    from .terminal import errors

    try:
        with EngineLink(launch, timeouts) as link:
            claimed = link.hello.regulations
    except EngineError:
        return folders  # the run says why
    found = {name: folder for name, folder in folders.items() if name in claimed}
    if left := [name for name in folders if found and name not in found]:
        errors.print(f"left out, not claimed by the engine: {', '.join(left)}; --all plays them")
    return found or folders


def scenarios_of(
    regulations: Mapping[str, Regulation], named: Sequence[str] | None, failed_from: Path | None
) -> tuple[str, ...]:
    """The ids of the scenarios to play; empty for all."""
    known = [entry for regulation in regulations.values() for entry in regulation.scenarios]
    found = [id_ for name in named or () for id_ in _called(name, known)]
    if failed_from is not None:
        here = {str(entry.id) for entry in known}
        found += [id_ for id_ in not_passed(failed_from) if id_ in here]
        if not found:
            what = "no scenario failed or was inconclusive; leave the option out to play everything"
            raise UsageError(f"--failed-from {failed_from}: {what}")
    return tuple(dict.fromkeys(found))


def _called(name: str, known: Iterable[ScenarioEntry]) -> list[str]:
    """The scenarios with this id or name; an outline's name stands for all of its rows."""
    entries = list(known)
    found = [str(e.id) for e in entries if name in (e.id, e.name, str(e.id).partition("~")[0])]
    if not found:
        near = difflib.get_close_matches(
            name, [*(e.name for e in entries), *(str(e.id) for e in entries)], n=1
        )
        guess = f" (did you mean {near[0]!r}?)" if near else ""
        raise UsageError(
            f"--scenario {name!r}: no scenario has this id or name{guess}; results.json and the report name them"
        )
    return found


def not_passed(folder: Path) -> list[str]:
    """The scenarios of a stored run that failed or are inconclusive."""
    from vistoria.bundle.store import stored_run
    from vistoria.journal.owner import reading
    from vistoria.model.outcome import Outcome

    with reading(folder):
        results = stored_run(folder).results
    return [
        scenario.id
        for regulation in results.regulations.values()
        for clause in regulation.clauses.values()
        for scenario in (*clause.scenarios, *clause.elsewhere)
        if scenario.outcome in (Outcome.FAILED, Outcome.CANT_TELL)
    ]


def is_unexpected(evidence: Evidence, known: Iterable[KnownFailure] = ()) -> bool:
    """Whether a scenario failed or is inconclusive, and no known failure is of its clause."""
    from vistoria.model.outcome import Reason

    untested = (Reason.NO_ABILITY, Reason.OWN_TERMS, Reason.NOT_CLAIMED, Reason.NOT_RUN)
    stopped = evidence.fault is not None and evidence.fault.reason not in untested
    failed = any(made.finding.verdict == "failed" for made in evidence.checks)
    return (stopped or failed) and not any(each.is_of(evidence.scenario.partition("#")[0]) for each in known)


def regulations_named(
    regulation: Sequence[str] | None,
    clause: Sequence[str] | None,
    scenario: Sequence[str] | None,
    failed_from: Path | None,
) -> list[str] | None:
    """The regulations that a run needs; None for all installed ones."""
    if regulation:
        return [*regulation]
    if clause:
        return [*dict.fromkeys(name.partition("/")[0] for name in clause)]
    if failed_from is not None:
        from vistoria.bundle.store import read_facts

        return [*read_facts(failed_from).request.regulations]
    if scenario and all("#" in name for name in scenario):
        return [*dict.fromkeys(name.partition("/")[0] for name in scenario)]
    return None


def shard_of(text: str | None, seed: int | None) -> Shard | None:
    """The shard `I/N`; raise UsageError for one whose seed is not chosen."""
    from vistoria.verdict.request import Shard

    if text is None:
        return None
    number, slash, count = text.partition("/")
    if not (slash and number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise UsageError(f"--shard {text!r}: write I/N with I from 1 to N, such as 1/3")
    if seed is None:
        raise UsageError(
            "--shard needs --seed N, the same for all shards: together they draw what one run draws"
        )
    return Shard(int(number), int(count))
