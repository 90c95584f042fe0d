"""The facts of a whole run; results are computed from them, the evidence and the features."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vistoria.model.attestation import Attested
from vistoria.model.choice import NoSuchChoice
from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence, Fault
from vistoria.model.measured import Measured
from vistoria.model.outcome import OURS, Reason
from vistoria.model.played import PlayedTable
from vistoria.model.secret import Secret, seed_of

from .context import Context
from .request import RunRequest
from .results import EngineRecord, Results, compute


class RunFacts(msgspec.Struct, frozen=True):
    """One run: its request and how it went."""

    request: RunRequest
    claimed: tuple[str, ...]
    """Regulations that the engine claims."""
    interrupted: bool
    engine: EngineRecord
    faults: tuple[str, ...] = ()
    """Faults of the engine in the run as a whole."""
    own_faults: tuple[str, ...] = ()
    """Internal errors of the harness."""
    identity_changed: bool = False
    measured: tuple[Measured, ...] = ()
    """The item and its adapter, as the laboratory measured them."""
    incidents: tuple[str, ...] = ()
    """What was done to processes of the harness while the engine was asked."""
    secrets: tuple[Secret, ...] = ()
    """What names and draws follow from: one, or one of each shard."""

    @property
    def seed(self) -> int | None:
        """What draws follow from; None where it was not chosen, and the run ended before it told its secret."""
        if self.request.seed is not None:
            return self.request.seed
        return next((seed_of(each.revealed) for each in self.secrets if each.is_told), None)


class NoOption(ValueError):
    """The facts of a run do not name a valid option of a reading."""


def results_of(
    facts: RunFacts,
    regulations: Mapping[str, Regulation],
    evidence: Mapping[str, Evidence],
    attested: Mapping[str, Attested] | None = None,
    tables: Mapping[str, PlayedTable] | None = None,
) -> Results:
    """Compute the results; a run whose engine changed its identity is void. Raise NoOption."""
    request = facts.request
    if facts.identity_changed:
        changed = Fault(
            Reason.IDENTITY_CHANGED, "the engine's identity at the end differs from that at the beginning"
        )
        evidence = {key: msgspec.structs.replace(value, fault=changed) for key, value in evidence.items()}
    stopped = (each.fault.reason for each in evidence.values() if each.fault is not None)
    broken = facts.interrupted or bool(facts.own_faults) or not OURS.isdisjoint(stopped)
    unheard = broken and not facts.claimed and not facts.engine.version
    contexts = [
        Context(
            regulation=regulations[name],
            readings=_in_force(request, regulations[name]),
            offers=frozenset(facts.engine.offers.get(name, ())),
            claimed=name in facts.claimed,
            unheard=unheard,
            engine_only=request.engine_only or not facts.engine.opens_tables,
            tables=facts.engine.opens_tables,
            filtered=bool(request.filters),
            interrupted=facts.interrupted,
            unsound=facts.identity_changed,
            hands=request.hands,
        )
        for name in request.regulations
    ]
    return compute(
        contexts,
        evidence,
        facts.engine,
        facts.seed,
        (*facts.faults, *(each.fault for each in facts.measured if each.fault is not None)),
        facts.own_faults,
        attested,
        tables,
        request.known,
        facts.incidents,
        seed_chosen=request.seed is not None,
    )


def _in_force(request: RunRequest, regulation: Regulation) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for reading in regulation.readings:
        try:
            chosen[reading.id] = reading.chosen(request.readings.get(reading.id, ""))
        except NoSuchChoice as error:
            raise NoOption(f"the run names no valid option of a reading: {reading.id} {error}") from None
    return chosen
