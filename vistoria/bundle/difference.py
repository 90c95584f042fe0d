"""What is otherwise in one bundle than in another, clause by clause."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from vistoria.model.clause import Clause, Regulation
from vistoria.model.outcome import Outcome
from vistoria.verdict.results import ClauseResult, Results

from .store import concluded, read_facts, read_regulations

WORST_FIRST = (Outcome.FAILED, Outcome.CANT_TELL, Outcome.UNTESTED)
"""Outcomes that stand against a clause; a change towards the front is worse."""


class Change(msgspec.Struct, frozen=True):
    """One clause, or one reading, that is otherwise; an outcome is None where a bundle has no such clause."""

    what: str
    """newly-failed, newly-cannot-tell, newly-untested, fixed, outcome, law, scenario, reading, gone or new."""
    place: str
    before: str | None
    after: str | None
    worse: bool = False


def compare(before: Path, after: Path) -> list[Change]:
    """Every change from one bundle to another, in the order of the later one's law; raise NoBundle."""
    old, old_laws = _read(before)
    new, new_laws = _read(after)
    changes = list(_readings(old, new))
    for name in dict.fromkeys((*old.regulations, *new.regulations)):
        was = old.regulations[name].clauses if name in old.regulations else {}
        now = new.regulations[name].clauses if name in new.regulations else {}
        for id_ in dict.fromkeys((*now, *was)):
            changes += _outcome(id_, was.get(id_), now.get(id_))
            changes += _text(_clause(old_laws, name, id_), _clause(new_laws, name, id_))
    return changes


def _read(folder: Path) -> tuple[Results, dict[str, Regulation]]:
    regulations = read_regulations(folder, read_facts(folder).regulations)
    return concluded(folder, regulations), regulations


def _clause(laws: dict[str, Regulation], name: str, clause_id: str) -> Clause | None:
    return laws[name].clause(clause_id) if name in laws else None


def _readings(old: Results, new: Results) -> Iterator[Change]:
    for id_ in dict.fromkeys((*old.readings, *new.readings)):
        was, now = old.readings.get(id_), new.readings.get(id_)
        if was != now:
            yield Change("reading", id_, was, now)


def _outcome(clause_id: str, was: ClauseResult | None, now: ClauseResult | None) -> Iterator[Change]:
    before, after = was.outcome if was else None, now.outcome if now else None
    if before == after:
        return
    worse = _rank(after) < _rank(before) or now is None
    if now is None or was is None:
        what = "gone" if now is None else "new"
    elif worse:
        named = {Outcome.FAILED: "newly-failed", Outcome.CANT_TELL: "newly-cannot-tell"}
        what = named.get(now.outcome, "newly-untested")
    else:
        what = "fixed" if before is Outcome.FAILED and after is Outcome.PASSED else "outcome"
    yield Change(what, clause_id, before, after, worse)


def _rank(outcome: Outcome | None) -> int:
    return WORST_FIRST.index(outcome) if outcome in WORST_FIRST else len(WORST_FIRST)


def _text(was: Clause | None, now: Clause | None) -> Iterator[Change]:
    if was is None or now is None:
        return
    if _words(was) != _words(now):
        yield Change("law", now.id, _words(was), _words(now))
    old, new = ({s.id: s.steps for s in clause.scenarios} for clause in (was, now))
    for id_ in dict.fromkeys((*old, *new)):
        if old.get(id_) != new.get(id_):
            before, after = ("\n".join(each[id_]) if id_ in each else None for each in (old, new))
            yield Change("scenario", id_, before, after)


def _words(clause: Clause) -> str:
    return "\n".join(f"{quote.language.value}  {quote.text}" for quote in clause.quotes)
