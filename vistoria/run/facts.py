"""What is true of a run as a whole, out of its plan and what it left behind."""

from __future__ import annotations

import msgspec

from vistoria.client.launch import InProcessLaunch
from vistoria.protocol.handshake import Hello
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.results import EngineRecord

from .execute import Executed
from .plan import RunPlan


def facts_of(plan: RunPlan, executed: Executed, engine: str) -> RunFacts:
    """The facts; `engine` is how it was called, for one that never said its name."""
    hello = executed.hello
    faults = [fault for report in executed.engines for fault in report.faults]
    own_faults = [fault for report in executed.engines for fault in report.own_faults]
    return RunFacts(
        request=plan.request,
        claimed=tuple(r for r in plan.request.regulations if hello is not None and r in hello.regulations),
        interrupted=executed.interrupted,
        engine=_engine(hello, engine, isolated=not isinstance(plan.launch, InProcessLaunch)),
        faults=tuple(dict.fromkeys(faults)),
        own_faults=tuple(dict.fromkeys((*executed.faults, *own_faults))),
        identity_changed=any(report.identity_changed for report in executed.engines),
    )


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
