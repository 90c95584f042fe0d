"""By how many clauses an engine of the self-test is tried: by a part at a commit, by all with --complete."""

from __future__ import annotations

import msgspec
from amount import COMPLETE
from hypothesis import settings

from vistoria.model.candidate import Candidate
from vistoria.model.clause import Regulation

ONE_IN = 3


def by_some_clauses(candidate: Candidate, law: Regulation) -> Candidate:
    """Tried by the scenarios of every third clause and of its own; by all with --complete."""
    if settings().max_examples == COMPLETE:
        return candidate
    played = [clause.id for clause in law.clauses if clause.binds_engine and clause.scenarios]
    chosen = {*played[::ONE_IN], candidate.clause} - {None}
    return msgspec.structs.replace(candidate, clauses=tuple(each for each in played if each in chosen))
