"""What is true of a run as a whole, out of its plan and what it left behind."""

from __future__ import annotations

import msgspec

from vistoria.protocol.handshake import Hello
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.results import EngineRecord

from .execute import Executed
from .plan import RunPlan


def facts_of(plan: RunPlan, executed: Executed, engine: str, *, engine_only: bool) -> RunFacts:
    """The facts; `engine` is how it was called, for one that never said its name."""
    hello = next((report.hello for report in executed.engines if report.hello is not None), None)
    faults = [fault for report in executed.engines for fault in report.faults]
    names = tuple(plan.folders)
    return RunFacts(
        seed=plan.seed,
        regulations=names,
        claimed=tuple(name for name in names if hello is not None and name in hello.regulations),
        readings=dict(plan.readings),
        engine_only=engine_only,
        filters=_filters(plan),
        interrupted=executed.interrupted,
        engine=_engine(hello, engine, isolated=not plan.launch.target),
        faults=tuple(dict.fromkeys(faults)),
        own_faults=executed.faults,
        identity_changed=any(report.identity_changed for report in executed.engines),
    )


def _filters(plan: RunPlan) -> tuple[str, ...]:
    words: list[str] = []
    if plan.clauses:
        words.append(f"only these clauses and those below them were run: {', '.join(plan.clauses)}")
    if plan.examples < 100:
        words.append(f"property scenarios drew {plan.examples} % of their examples")
    return tuple(words)


def _engine(hello: Hello | None, written: str, *, isolated: bool) -> EngineRecord:
    if hello is None:
        return EngineRecord(written, "", "", "", {}, {}, isolated)
    abilities = msgspec.to_builtins(hello.abilities)
    identity = hello.engine
    return EngineRecord(
        identity.name,
        identity.version,
        identity.digest,
        identity.vendor,
        abilities,
        dict(hello.offers),
        isolated,
    )
