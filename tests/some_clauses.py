"""By how many clauses an engine is tried: by a part at a commit, by all with --complete."""

from __future__ import annotations

import msgspec
from amount import COMPLETE
from hypothesis import settings

from vistoria.model.candidate import Candidate
from vistoria.model.clause import Regulation

ONE_IN = 4


def some_of(law: Regulation, *always: str | None) -> tuple[str, ...]:
    """Every fourth clause with scenarios, and these; all with --complete."""
    played = [clause.id for clause in law.clauses if clause.binds_engine and clause.scenarios]
    if settings().max_examples == COMPLETE:
        return tuple(played)
    chosen = {*played[::ONE_IN], *always}
    return tuple(each for each in played if each in chosen)


def by_some_clauses(candidate: Candidate, law: Regulation) -> Candidate:
    """Tried by the scenarios of every fourth clause and of its own; by all with --complete."""
    if settings().max_examples == COMPLETE:
        return candidate
    return msgspec.structs.replace(candidate, clauses=some_of(law, candidate.clause))
