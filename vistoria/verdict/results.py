"""`results.json`: outcomes, reasons and evidence, clause by clause."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import msgspec

from vistoria.model.attestation import Attested
from vistoria.model.clause import Binds, Clause, ScenarioEntry
from vistoria.model.drawn_hands import HANDS
from vistoria.model.evidence import Evidence
from vistoria.model.known import KnownFailure, KnownResult
from vistoria.model.outcome import Conclusion, Outcome, Reason, Verdict
from vistoria.model.played import PlayedTable

from .clause import ClauseVerdict, judge_clause, roll_up
from .context import Context, Elsewhere
from .engine_record import EngineRecord as EngineRecord
from .inspection import judge_attested
from .judged import Judged
from .known import accounted, is_exact, known_results, left_open
from .otherwise import Otherwise, otherwise
from .play import ClauseInPlay, PlayResult, by_regulation, in_play, play_result
from .regulation import counted, exit_code
from .rests import is_of_the_check
from .scenario import judge_scenario
from .scenario_result import ScenarioResult as ScenarioResult
from .scenario_result import elsewhere_result, scenario_result

SCHEMA, MOST_OTHERWISE = "vistoria/results/1", 5  # other answers, asked again, that a first page names


class ClauseResult(msgspec.Struct, frozen=True):
    """One clause; a part that the clause does not have is null."""

    outcome: Outcome
    reason: Reason | None
    binds: tuple[Binds, ...]
    engine_part: Outcome | None
    inspection_part: Outcome | None
    scenarios: tuple[ScenarioResult, ...]
    roll_up: Outcome | None = None
    """The worst outcome of its subclauses, for display."""
    inspection_reason: Reason | None = None
    attestation: Attested | None = None
    """The latest attestation on file, whether it counts or not."""
    elsewhere: tuple[ScenarioResult, ...] = ()
    """Scenarios on whose way it was not kept: an act that it grants was refused, or the table parted from the law."""
    in_play: ClauseInPlay | None = None
    """What the drawn tables show of it."""
    engine_reason: Reason | None = None
    own_terms: int = 0
    """How many of its scenarios could not be played on the terms of the product."""


class RegulationResult(msgspec.Struct, frozen=True):
    """One regulation: its conclusion, and every clause in the order of the law."""

    conclusion: Conclusion
    counts: dict[str, int]
    clauses: dict[str, ClauseResult]
    claimed: bool = True
    play: PlayResult | None = None
    """The drawn tables; None where none was asked for."""
    otherwise: tuple[Otherwise, ...] = ()
    """What was answered otherwise when it was asked again."""


class Results(msgspec.Struct, frozen=True):
    """The results of a run."""

    scope: str
    interrupted: bool
    filtered: bool
    seed: int | None
    exit_code: int
    engine: EngineRecord
    readings: dict[str, str]
    regulations: dict[str, RegulationResult]
    faults: tuple[str, ...] = ()
    """Faults of the run as a whole."""
    known: tuple[KnownResult, ...] = ()
    """The known failures, and what the run saw of each; they change no outcome and no conclusion."""
    incidents: tuple[str, ...] = ()
    """What was done to processes of the harness while the engine was asked; they change no outcome either."""
    seed_chosen: bool = False
    """Whether somebody chose the seed, so that the draws could be known before the run."""
    schema: str = SCHEMA

    @property
    def broken_tables(self) -> tuple[str, ...]:
        """What ended drawn tables before their time."""
        return tuple(fault for law in self.regulations.values() if law.play for fault in law.play.faults)

    @property
    def otherwise(self) -> tuple[str, ...]:
        """What was answered otherwise when it was asked again, as a first page tells it."""
        every = [str(each) for law in self.regulations.values() for each in law.otherwise]
        more = len(every) - MOST_OTHERWISE
        return (*every[:MOST_OTHERWISE], *([f"and {more} more in results.json"] if more > 0 else ()))


def compute(
    contexts: Sequence[Context], evidence: Mapping[str, Evidence], engine: EngineRecord, seed: int | None,
    faults: Sequence[str] = (), own_faults: Sequence[str] = (), attested: Mapping[str, Attested] | None = None,
    tables: Mapping[str, PlayedTable] | None = None,
    known: Sequence[KnownFailure] = (), incidents: Sequence[str] = (), *, seed_chosen: bool = False,
) -> Results:  # fmt: skip
    """Compute the results of a run from the catalogue, the evidence, the drawn tables and the attestations by clause.

    After a fault of the run as a whole, of the engine or of the harness, no regulation conforms.
    """
    regulations: dict[str, RegulationResult] = {}
    judgements: list[Judged] = []
    played = by_regulation(tables or {})
    for context in contexts:
        here = played.get(context.regulation.id, ())
        informed = _informed(context, evidence, here, unsound=bool(faults or own_faults))
        regulations[context.regulation.id], judged = _regulation(informed, evidence, here, attested or {})
        judgements.append(judged)
    engine_only = any(c.engine_only for c in contexts)
    seen = known_results(known, regulations, tables, engine_only=engine_only)
    left = left_open(seen, regulations, engine_only=engine_only)
    others = [judged.without(accounted(seen), left) for judged in judgements]
    readings = {reading: option for context in contexts for reading, option in context.readings.items()}
    code = exit_code(
        [judged.conclusion for judged in others],
        [verdict for judged in others for verdict in judged.verdicts.values()],
        faults,
        own_faults,
        known=any(judged.conclusion is not Conclusion.CONFORMS for judged in judgements),
        exact=is_exact(seen),
    )
    return Results(
        scope=next((c.scope for c in contexts), "all"),
        interrupted=any(c.interrupted for c in contexts),
        filtered=any(c.filtered for c in contexts),
        seed=seed,
        exit_code=int(code),
        engine=engine,
        readings=readings,
        regulations=regulations,
        faults=(*faults, *own_faults),
        known=seen,
        incidents=tuple(incidents),
        seed_chosen=seed_chosen,
    )


def _informed(
    context: Context, evidence: Mapping[str, Evidence], tables: Sequence[PlayedTable], *, unsound: bool
) -> Context:
    """Add to the context what the run shows: undeclared offers, faults of the run as a whole."""
    ran = [(entry, evidence[entry.id]) for entry in context.regulation.scenarios if entry.id in evidence]
    runs = [run for _, run in ran]
    made = frozenset(name for run in runs for name in run.undeclared)
    refused = frozenset(run.offer_refused for run in runs if run.offer_refused is not None)
    informed = replace(
        context,
        unsound=context.unsound or unsound,
        in_play=_in_play(context, tables),
        broken_off=any(table.fault is not None for table in tables),
        left=any(_is_left(table) for table in tables if not table.again),
        made=context.made | made,
        refused=(context.refused | refused) - context.offers,
    )
    founded = [(entry, judge_scenario(entry, run, informed)) for entry, run in ran if run.premise is None]
    failed = {str(entry.clause) for entry, verdict in founded if verdict.outcome is Outcome.FAILED}
    broken = failed | {clause for clause, play in informed.in_play.items() if play.found}
    informed = replace(informed, broken=frozenset(broken))
    elsewhere = defaultdict[str, tuple[Elsewhere, ...]](tuple)
    for entry, run in ran:
        for clause, reason in _on_the_way(entry, run, informed):
            elsewhere[clause] += (Elsewhere(run.scenario, reason),)
            if reason is Reason.FOUND_IN_SCENARIO:
                broken.add(clause)
    return replace(informed, broken=frozenset(broken), elsewhere=elsewhere)


def _is_left(table: PlayedTable) -> bool:
    return table.fault is not None or any(not each.goes_on for each in table.disagreements)


def _in_play(context: Context, tables: Sequence[PlayedTable]) -> dict[str, ClauseInPlay]:
    """What the tables show by clause; only a whole run that a model followed is held to the hands that a law needs."""
    law = context.regulation
    is_whole = context.hands >= HANDS and any(table.refereed for table in tables)
    least = law.least_in_play if is_whole else {}
    engine = frozenset(clause.id for clause in law.clauses if clause.binds_engine)
    shown = {clause.id: in_play(clause.id, tables, engine, least.get(clause.id, 0)) for clause in law.clauses}
    return {clause: each for clause, each in shown.items() if each is not None}


def _on_the_way(entry: ScenarioEntry, run: Evidence, context: Context) -> Iterator[tuple[str, Reason]]:
    """The clauses not kept before what a scenario shows: those that it rests on, else the grant of a refused act."""
    law, act = context.regulation, run.refused_act
    granted = next((grant.clause for grant in law.grants if act and grant.covers(act)), None)
    rests_on = set(run.premise.clauses if run.premise else ())
    if not context.broken.isdisjoint(rests_on):
        return
    if granted or judge_scenario(entry, run, context).outcome is Outcome.FAILED:
        apart = () if is_of_the_check(run) else rests_on
        parted = [clause.id for clause in law.clauses if clause.id in apart and clause.binds_engine]
        yield from ((clause, Reason.FOUND_IN_SCENARIO) for clause in parted)
        if granted and not parted:
            yield granted, Reason.ACT_REFUSED


def _regulation(
    context: Context,
    evidence: Mapping[str, Evidence],
    tables: Sequence[PlayedTable],
    attested: Mapping[str, Attested],
) -> tuple[RegulationResult, Judged]:
    every: dict[str, Verdict] = {}
    judged: dict[str, ClauseVerdict] = {}
    shown: dict[str, tuple[ScenarioResult, ...]] = {}
    elsewhere: dict[str, tuple[ScenarioResult, ...]] = {}
    entries = {str(entry.id): entry for entry in context.regulation.scenarios}
    for clause in context.regulation.clauses:
        verdicts = [judge_scenario(entry, evidence.get(entry.id), context) for entry in clause.scenarios]
        every |= zip((entry.id for entry in clause.scenarios), verdicts, strict=True)
        judged[clause.id] = judge_clause(clause, verdicts, judge_attested(attested.get(clause.id)), context)
        shown[clause.id] = tuple(
            scenario_result(entry, evidence.get(entry.id), verdict)
            for entry, verdict in zip(clause.scenarios, verdicts, strict=True)
        )
        elsewhere[clause.id] = tuple(
            elsewhere_result(entries[id_], evidence[id_], how)
            for id_, how in context.elsewhere.get(clause.id, ())
        )
    below = _outcomes_below(judged)
    clauses: dict[str, ClauseResult] = {
        clause.id: _clause(
            clause,
            judged[clause.id],
            below[clause.id],
            shown[clause.id],
            elsewhere[clause.id],
            context,
            attested.get(clause.id),
        )
        for clause in context.regulation.clauses
    }
    broken = [table for table in tables if table.fault is not None]
    every |= {each.id: Verdict(Outcome.CANT_TELL, each.fault.reason) for each in broken if each.fault}
    counts = Counter(verdict.outcome for verdict in counted(judged.values(), context))
    whole = Judged(context, judged, every, broken)
    result = RegulationResult(
        conclusion=whole.conclusion,
        counts={outcome.value: counts[outcome] for outcome in Outcome},
        clauses=clauses,
        claimed=context.claimed,
        play=play_result(tables) if context.hands else None,
        otherwise=otherwise(
            ((entry.clause, evidence[id_]) for id_, entry in entries.items() if id_ in evidence), tables
        ),
    )
    return result, whole


def _outcomes_below(judged: Mapping[str, ClauseVerdict]) -> Mapping[str, list[Outcome]]:
    """Outcomes of the subclauses of each clause, in the order of the law."""
    found = defaultdict[str, list[Outcome]](list)
    for clause, verdict in judged.items():
        above = clause
        while "." in above:
            above = above.rpartition(".")[0]
            found[above].append(verdict.whole.outcome)
    return found


def _clause(
    clause: Clause,
    verdict: ClauseVerdict,
    below: Sequence[Outcome],
    scenarios: tuple[ScenarioResult, ...],
    elsewhere: tuple[ScenarioResult, ...],
    context: Context,
    attested: Attested | None,
) -> ClauseResult:
    return ClauseResult(
        outcome=verdict.whole.outcome,
        reason=verdict.whole.reason,
        binds=clause.binds,
        engine_part=verdict.engine.outcome if verdict.engine else None,
        inspection_part=verdict.inspection.outcome if verdict.inspection else None,
        scenarios=scenarios,
        roll_up=roll_up([*below, verdict.whole.outcome]) if below else None,
        inspection_reason=verdict.inspection.reason if verdict.inspection else None,
        attestation=attested,
        elsewhere=elsewhere,
        in_play=context.in_play.get(clause.id),
        engine_reason=verdict.engine.reason if verdict.engine else None,
        own_terms=sum(scenario.reason is Reason.OWN_TERMS for scenario in scenarios),
    )
