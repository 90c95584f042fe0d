"""Recovers a folder in which work was broken off: what was judged is kept, the rest is not run."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import chain
from pathlib import Path

from msgspec.structs import replace

from vistoria.journal.disk import drafts_in, remove
from vistoria.journal.entries import Kept, read_journal
from vistoria.journal.in_hand import held_in
from vistoria.journal.state import JOURNAL, Phase, refuse_unfinished, state_of
from vistoria.model.errors import UserError
from vistoria.model.evidence import Evidence
from vistoria.model.game import games
from vistoria.model.played import PlayedTable
from vistoria.referee.model import models

from .count import Count, uncounted
from .environment import Environment, read_environment, write_environment
from .layout import SIGNATURES, file_digest
from .scenarios import replay_faults
from .signatures import remove_incomplete
from .store import StoredRun, read_regulations, write_record
from .tables import table_faults
from .verify import DoesNotVerify

CLOCKS = timedelta(seconds=2)
"""How far the clock of a file may lie from that of the run."""
CLOCK_SET = "The clock of this machine was set during the run or since: the times of the run are uncertain"


class NothingToRecover(UserError):
    """A folder in which nothing was broken off."""


def recover(folder: Path, count: Count = uncounted) -> None:
    """Make the record complete again; reports and digests are to be written after it.

    Of a run, keep each scenario whose evidence reached the journal and whose transcript is whole. Of any other
    command, the record is there: check it. Raise NothingToRecover, Unfinished if nothing was judged, or NoBundle.
    """
    state = state_of(folder)
    if state is None:
        raise NothingToRecover(
            f"{folder}: nothing was broken off in it; `vistoria verify {folder}` checks it"
        )
    kept = read_journal(folder)
    if state.phase is Phase.PREPARING:
        refuse_unfinished(folder)
    if kept is not None:
        _keep(folder, kept, f"Recovered: {state} was broken off")
    else:
        _check(folder, count)
    _remove_drafts(folder)


def _keep(folder: Path, kept: Kept, how: str) -> None:
    """Write the record of a run that was broken off."""
    evidence = {key: each for key, each in kept.evidence.items() if _is_whole(folder, each)}
    tables = {key: each for key, each in kept.tables.items() if _is_whole(folder, each)}
    ended = kept.ended and (evidence.keys(), tables.keys()) == (kept.evidence.keys(), kept.tables.keys())
    environment = read_environment(folder)
    if not ended:
        environment = replace(
            _broken_off(environment, (folder / JOURNAL).stat().st_mtime),
            engine_pids=tuple(sorted(kept.pids, key=lambda pid: pid or 0)),
        )
    if how not in environment.notes:
        environment = replace(environment, notes=(*environment.notes, how))
    write_environment(folder, environment)
    facts, end = kept.facts, "did not come to its end"
    incidents = () if ended else (held.incident(end, facts.engine.isolation) for held in held_in(folder))
    facts = replace(
        facts, interrupted=facts.interrupted or not ended, incidents=(*facts.incidents, *incidents)
    )
    write_record(folder, facts, read_regulations(folder, facts.request.regulations), evidence, tables)


def _broken_off(environment: Environment, at: float) -> Environment:
    """The environment of a run whose last entry was written at this time; with a note if the clock was set since."""
    started, ended, now = (
        datetime.fromisoformat(environment.started),
        datetime.fromtimestamp(at, UTC).replace(microsecond=0),
        datetime.now(UTC).replace(microsecond=0),
    )
    finished = min(max(started, ended), now)
    is_set = started > ended + CLOCKS or max(started, ended) > now + CLOCKS
    return replace(
        environment,
        started=min(started, finished).isoformat(),
        finished=finished.isoformat(),
        notes=(*environment.notes, *((CLOCK_SET,) if is_set and CLOCK_SET not in environment.notes else ())),
        seconds={},
    )


def _is_whole(folder: Path, record: Evidence | PlayedTable) -> bool:
    path = folder / str(record.transcript)
    return path.is_file() and file_digest(path) == record.sha256


def _check(folder: Path, count: Count) -> None:
    """Raise DoesNotVerify if the evidence does not follow from the transcripts."""
    run = StoredRun(folder)
    playable = {name: each for name, each in run.regulations.items() if each.game in games()}
    law = models(run.facts.request.readings, run.regulations)
    for fault in chain(
        replay_faults(run, playable, law, count),
        table_faults(run, playable, law, count),
    ):
        if fault.broken:
            raise DoesNotVerify(f"{folder} does not verify: {fault}")


def _remove_drafts(folder: Path) -> None:
    """Remove files that were being written."""
    for path in drafts_in(folder):
        remove(path)
    if (folder / SIGNATURES).exists():
        remove_incomplete(folder)
