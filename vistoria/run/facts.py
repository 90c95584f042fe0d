"""What is true of a run as a whole, out of its plan and what it left behind."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from vistoria.client.apart import isolation_of
from vistoria.model.isolation import Isolation
from vistoria.model.secret import Secret
from vistoria.protocol.handshake import Hello
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.results import EngineRecord

from .execute import Executed
from .plan import RunPlan


def facts_of(plan: RunPlan, executed: Executed, engine: str) -> RunFacts:
    """The facts; `engine` is how it was called, for one that never said its name."""
    ends, hello = executed.engines, executed.hello
    return RunFacts(
        request=plan.request,
        claimed=tuple(r for r in plan.request.regulations if hello is not None and r in hello.regulations),
        interrupted=executed.interrupted,
        engine=_engine(hello, engine, isolation_of(plan.launch)),
        faults=_once(fault for end in ends for fault in end.faults),
        own_faults=_once((*executed.faults, *(fault for end in ends for fault in end.own_faults))),
        identity_changed=any(end.identity_changed for end in ends),
        incidents=_once(incident for end in ends for incident in end.incidents),
        measured=plan.measured,
        secrets=(Secret.of(plan.secret),),
    )


def facts_so_far(plan: RunPlan, hello: Hello | None, engine: str) -> RunFacts:
    """The facts of the run if it is broken off here: an engine that reads them learns no secret."""
    facts = facts_of(plan, Executed({}, hello, (), (), interrupted=True), engine)
    return msgspec.structs.replace(facts, secrets=tuple(each.hidden for each in facts.secrets))


def _once(faults: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(faults))


def _engine(hello: Hello | None, written: str, isolation: tuple[Isolation, str]) -> EngineRecord:
    if hello is None:
        return EngineRecord(written, "", "", "", {}, {}, *isolation)
    abilities = msgspec.to_builtins(hello.abilities)
    identity = hello.engine
    return EngineRecord(
        identity.name,
        identity.version,
        identity.digest,
        identity.vendor,
        abilities,
        dict(hello.offers),
        *isolation,
    )
