"""A toy regulation and evidence for it, built part by part; `strategies` draws both at random."""

from __future__ import annotations

from typing import Any

from vistoria.model.clause import Binds, Clause, ClauseId, OneOf, Regulation, ScenarioEntry, ScenarioId
from vistoria.model.evidence import CheckMade, Evidence, Fault, Sample
from vistoria.model.finding import Finding
from vistoria.model.outcome import Reason
from vistoria.verdict.context import Context
from vistoria.verdict.results import EngineRecord

LIMITS = OneOf("limits", ("limit", "no-limit"), ClauseId("toy-1/1"))
ENGINE = EngineRecord("toy", "1", "", "", {}, {})
READING = "toy-1/doubt"


def entry(
    clause: str = "toy-1/1",
    number: int = 1,
    *,
    readings: tuple[tuple[str, str], ...] = (),
    offers: tuple[str, ...] = (),
    unreachable: str | None = None,
    is_ranked: bool = False,
) -> ScenarioEntry:
    """A scenario as the catalogue holds it."""
    return ScenarioEntry(
        ScenarioId(f"{clause}#s{number}"),
        f"s{number}",
        ClauseId(clause),
        "01.feature",
        number,
        ("Then it is so",),
        readings=readings,
        offers=offers,
        unreachable=unreachable,
        is_ranked=is_ranked,
    )


def clause(id_: str, *binds: Binds, scenarios: tuple[ScenarioEntry, ...] = ()) -> Clause:
    """A clause that binds the engine unless told otherwise."""
    head, _, _ = id_.rpartition(".")
    return Clause(
        ClauseId(id_),
        id_,
        ClauseId(head) if head else None,
        binds or (Binds.ENGINE,),
        (),
        "01.feature",
        1,
        scenarios,
    )


def regulation(*clauses: Clause, one_of: tuple[OneOf, ...] = (LIMITS,)) -> Regulation:
    """A regulation that leaves a tournament free, and asks for a limit or for none."""
    return Regulation(
        "toy-1", "Toy", "Toy 1", "Nobody", "", "", "toy", (), clauses, (), one_of, ("tournament",), None
    )


def context(*clauses: Clause, readings: dict[str, str] | None = None, **more: Any) -> Context:
    """A run in which the engine offers a limit."""
    offers = more.pop("offers", frozenset({"limit"}))
    return Context(regulation(*clauses), readings or {READING: "one"}, offers=offers, **more)


def check(verdict: str = "passed") -> CheckMade:
    """A check that found this."""
    return CheckMade("is_so", {}, 2, Finding(verdict, "so", "so it is", (2,)))  # type: ignore[arg-type]


def evidence(
    *checks: str,
    fault: Reason | None = None,
    sample: tuple[int, int] | None = None,
    refused: str | None = None,
    undeclared: tuple[str, ...] = (),
    scenario: str = "toy-1/1#s1",
) -> Evidence:
    """What one run of a scenario left behind; `sample` is the relevant cases and their minimum."""
    return Evidence(
        scenario,
        checks=tuple(check(verdict) for verdict in checks),
        fault=Fault(fault, "what happened") if fault else None,
        sample=Sample(*sample) if sample else None,
        offer_refused=refused,
        undeclared=undeclared,
    )
