"""An engine of which it is known beforehand what must come of it: what a self-test judges the harness by."""

from __future__ import annotations

from typing import Literal

import msgspec


class Candidate(msgspec.Struct, frozen=True, omit_defaults=True):
    """One engine, how it is launched, and what a run must say of it.

    `saboteur`: wrong in `clause` alone, which must fail; `corresponding` clauses say the same and may fail too, clauses
    below `unclear` may be inconclusive. `conditional`: a saboteur that errs under a condition alone, tried by drawn
    tables, where its clause or a corresponding one should fail. `control`: nothing may fail but what it `breaks`, nor
    be inconclusive but what is `unclear`. `reading`: lawful under another reading than the one in force, so that
    clauses which this reading touches must fail and no other may. `constant`: gives every request the same answer, so
    that nothing may pass.
    """

    id: str
    kind: Literal["saboteur", "conditional", "control", "reading", "constant"]
    regulation: str
    target: str
    """`module:attribute` of the adapter, hosted in the process that judges it."""
    options: dict[str, str] = {}
    readings: dict[str, str] = {}
    """Readings in force by their full id; the default for those not named."""
    what: str = ""
    """What is wrong or particular, in one sentence."""
    clause: str | None = None
    corresponding: tuple[str, ...] = ()
    """Ids of clauses."""
    unclear: tuple[str, ...] = ()
    """Ids of clauses, each with all below it."""
    breaks: tuple[str, ...] = ()
    """Ids of the clauses that a control breaks: each of them must fail."""
    clauses: tuple[str, ...] = ()
    """Ids of clauses that alone are run, each with all below it; empty for all."""
