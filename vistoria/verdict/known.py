"""Holds the list of known failures to the results: it must say exactly what the run saw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vistoria.model.known import INEXACT, KnownFailure, KnownResult, KnownState, fits
from vistoria.model.outcome import Outcome, Reason
from vistoria.model.played import PlayedTable

from .open_points import (
    CONSEQUENCES,
    OpenPoint,
    broken_off,
    failures_in_play,
    follows_from,
    open_points,
)

if TYPE_CHECKING:
    from .results import ClauseResult, RegulationResult, ScenarioResult

Laws = Mapping[str, "RegulationResult"]
WORST_FIRST = (Outcome.FAILED, Outcome.CANT_TELL, Outcome.UNTESTED)
IS = {Outcome.FAILED: "failed", Outcome.CANT_TELL: "was inconclusive", Outcome.UNTESTED: "was untested"}
NONE = {
    Outcome.FAILED: "did not fail",
    Outcome.CANT_TELL: "is not inconclusive",
    Outcome.UNTESTED: "is not untested",
}


def known_results(
    known: Iterable[KnownFailure],
    regulations: Laws,
    tables: Mapping[str, PlayedTable] | None = None,
    *,
    engine_only: bool = False,
) -> tuple[KnownResult, ...]:
    """What the run saw of each entry; `tables` are those that were played."""
    seen = _Seen(regulations, tables or {}, engine_only)
    return tuple(_with_hands_left([seen.result(entry) for entry in known], regulations))


def _with_hands_left(results: list[KnownResult], regulations: Laws) -> list[KnownResult]:
    """The same; where all that play shows is accounted for, so are the clauses that hands left at it did not reach."""
    held = accounted(results)
    for regulation in regulations.values():
        clauses = regulation.clauses.items()
        shown = sorted({(each.outcome, each.id) for id_, c in clauses for each in failures_in_play(id_, c)})
        left = [
            each.id for id_, c in clauses for each in open_points(id_, c) if each.reason is Reason.HANDS_LEFT
        ]
        if shown and left and held.keys() >= {*shown}:
            first = held[shown[0]]
            every = tuple(dict.fromkeys((*first.follows, *left)))
            said = f"{first.said}; with others, {len(left)} clauses that hands left at it did not reach"
            results[results.index(first)] = replace(first, follows=every, said=said)
    return results


def accounted(results: Iterable[KnownResult]) -> dict[tuple[Outcome, str], KnownResult]:
    """Which entry accounts for a point, by its outcome and id.

    A scenario on whose way an act was refused is a failure of the clause that grants the act, and leaves its own
    clause inconclusive: who accepts the one accepts the other. What is accepted as open never hides a failure.
    """
    found: dict[tuple[Outcome, str], KnownResult] = {}
    for each in results:
        also = (Outcome.CANT_TELL,) if each.entry.outcome is Outcome.FAILED else ()
        keys = [(outcome, id_) for outcome in (each.entry.outcome, *also) for id_ in each.covers]
        keys += [(outcome, id_) for outcome in (Outcome.CANT_TELL, Outcome.UNTESTED) for id_ in each.follows]
        for key in keys:
            found.setdefault(key, each)
    return found


def left_open(
    results: Iterable[KnownResult], regulations: Laws, *, engine_only: bool = False
) -> dict[str, Outcome | None]:
    """For each clause of which something is accounted for: the worst of what is left, or None if nothing is."""
    held = accounted(results)
    left: dict[str, Outcome | None] = {}
    for regulation in regulations.values():
        for id_, clause in regulation.clauses.items():
            found = {(each.outcome, each.id) for each in open_points(id_, clause, engine_only=engine_only)}
            if found & held.keys():
                still = {outcome for outcome, _ in found - held.keys()}
                left[id_] = next((each for each in WORST_FIRST if each in still), None)
    return left


def covered(
    results: Iterable[KnownResult], regulations: Laws, *, engine_only: bool = False
) -> frozenset[str]:
    """The clauses in which something is open, and all of it is accounted for."""
    left = left_open(results, regulations, engine_only=engine_only)
    return frozenset(id_ for id_, outcome in left.items() if outcome is None)


def unaccounted(
    results: Iterable[KnownResult],
    regulations: Laws,
    tables: Iterable[PlayedTable],
    *,
    engine_only: bool = False,
) -> Iterator[tuple[str, OpenPoint]]:
    """Every point that no entry accounts for, with its clause, or with the law of a table."""
    seen = tuple(results)
    held, accepted = accounted(seen), covered(seen, regulations, engine_only=engine_only)
    for law, regulation in regulations.items():
        every = [
            (id_, each)
            for id_, clause in regulation.clauses.items()
            for each in open_points(id_, clause, engine_only=engine_only)
        ]
        here = [t for t in tables if t.regulation == law and not follows_from(t, accepted)]
        every += [(law, each) for each in broken_off(here)]
        yield from (each for each in every if (each[1].outcome, each[1].id) not in held)


def is_exact(results: Iterable[KnownResult]) -> bool:
    """Whether the list says what the run saw."""
    return all(result.state not in INEXACT for result in results)


class _Seen:
    """What a run saw."""

    def __init__(self, regulations: Laws, tables: Mapping[str, PlayedTable], engine_only: bool) -> None:
        self.regulations, self.tables, self.engine_only = regulations, tables, engine_only

    def result(self, entry: KnownFailure) -> KnownResult:
        """What it saw of an entry. In a part of a run an entry counts where the part shows it, and nowhere else."""
        law = entry.clause.partition("/")[0]
        regulation = self.regulations.get(law)
        if regulation is None:
            return KnownResult(entry, KnownState.NOT_RUN, "its regulation was not part of the run")
        clauses = {id_: clause for id_, clause in regulation.clauses.items() if entry.is_of(id_)}
        every = [s for clause in regulation.clauses.values() for s in clause.scenarios]
        is_part = any(s.reason is Reason.NOT_RUN for s in every)
        scenarios = [
            s for clause in clauses.values() for s in clause.scenarios if entry.scenario in ("", s.id, s.name)
        ]
        found = [each for each in self._points(entry, clauses) if not (is_part and _is_of_the_whole(each))]
        if is_part and all(
            s.reason is Reason.NOT_RUN or s.outcome is Outcome.INAPPLICABLE for s in scenarios
        ):
            # what an inspector has to see is open all the same
            found = [each for each in found if each.hand or fits(each.observed, entry.observations or ("*",))]
        if found:
            return self._seen(entry, found)
        if entry.hand and not self._was_played(entry):
            return KnownResult(entry, KnownState.NOT_RUN, f"{_table(entry.hand)} was not played")
        if is_part and not entry.hand and (not scenarios or not entry.scenario or _left_out(scenarios)):
            return KnownResult(entry, KnownState.NOT_RUN, "it was not run")
        return _unseen(entry, clauses, scenarios)

    def _points(self, entry: KnownFailure, clauses: Mapping[str, ClauseResult]) -> Iterator[OpenPoint]:
        """The points that the entry is about."""
        every = [
            each
            for id_, clause in clauses.items()
            for each in open_points(id_, clause, engine_only=self.engine_only)
        ]
        if entry.clause in self.regulations:
            every += broken_off(t for t in self.tables.values() if t.regulation == entry.clause)
        named = {
            s.id for c in clauses.values() for s in (*c.scenarios, *c.elsewhere) if entry.scenario == s.name
        }
        for each in every:
            if (
                each.outcome is entry.outcome
                and (not entry.scenario or each.id in (entry.scenario, *named))
                and entry.hand in ("", each.hand)
                and (not entry.reading or _is_doubtful(entry, each, clauses))
            ):
                yield each

    def _seen(self, entry: KnownFailure, found: Sequence[OpenPoint]) -> KnownResult:
        """What was seen of an entry; a point counts as expected if each observation of it is."""
        if not entry.owner.strip():
            return KnownResult(
                entry, KnownState.NOT_ACCEPTED, "nobody has accepted it: give owner, reason and ticket"
            )
        if entry.expired:
            said = f"expired on {entry.expires}: mend the failure, or agree on a new date"
            return KnownResult(entry, KnownState.EXPIRED, said)
        wanted, what = entry.observations or ("*",), IS[entry.outcome]
        otherwise = {each.id: each.observed for each in found if not fits(each.observed, wanted)}
        expected = [each for each in found if each.id not in otherwise]
        other = next(iter(otherwise.values()), "")
        if not expected:
            return KnownResult(entry, KnownState.OTHER, f"it {what} otherwise: {other}")
        covers = tuple(dict.fromkeys(each.id for each in expected))
        if entry.most is not None and len(covers) > entry.most:
            said = f"{len(covers)} {what}, and the entry allows {entry.most}: look at what is new"
            return KnownResult(entry, KnownState.OTHER, said)
        follows = tuple(self._following(entry)) if entry.outcome is Outcome.FAILED else ()
        said = expected[0].observed
        if len(expected) > 1:
            in_play = sum(bool(each.hand) for each in expected)
            said += f" ({len(expected) - in_play} in scenarios, {in_play} in play)"
        missing = [
            one for one in entry.observations if not any(fits(each.observed, (one,)) for each in expected)
        ]
        said += "".join(f"; not seen: {each}" for each in missing)
        said += f"; it {what} otherwise too: {other}" if other else ""
        said += f"; {len(follows)} more follow from it" if follows else ""
        return KnownResult(entry, KnownState.SEEN, said, covers, follows)

    def _following(self, entry: KnownFailure) -> Iterator[str]:
        """What else is open in its clause, or in one that it names, for a reason that a failure can have."""
        for regulation in self.regulations.values():
            for id_, clause in regulation.clauses.items():
                if entry.is_of(id_) or fits(id_, entry.follows):
                    for each in open_points(id_, clause, engine_only=self.engine_only):
                        if each.outcome is not Outcome.FAILED and each.reason in CONSEQUENCES:
                            yield each.id

    def _was_played(self, entry: KnownFailure) -> bool:
        return f"{entry.clause.partition('/')[0]}/{_table(entry.hand)}" in self.tables


def _table(hand: str) -> str:
    """The table that was drawn: `table-3-1` plays a hand of `table-3` again."""
    return "-".join(hand.partition("/")[0].split("-")[:2])


def _is_of_the_whole(point: OpenPoint) -> bool:
    """Whether only a whole run can say it: a part has too few hands of each clause."""
    return point.reason in (Reason.TOO_FEW_SITUATIONS, Reason.HANDS_LEFT)


def _is_doubtful(warning: KnownFailure, point: OpenPoint, clauses: Mapping[str, ClauseResult]) -> bool:
    """Whether it was asked under the reading; of play only what the warning describes, in a clause of the reading."""
    if not point.hand:
        return warning.reading in point.readings
    depends = any(warning.reading in s.readings for clause in clauses.values() for s in clause.scenarios)
    return depends and fits(point.observed, warning.observations)


def _left_out(scenarios: Sequence[ScenarioResult]) -> bool:
    return any(s.reason is Reason.NOT_RUN for s in scenarios)


def _unseen(
    entry: KnownFailure, clauses: Mapping[str, ClauseResult], scenarios: Sequence[ScenarioResult]
) -> KnownResult:
    """What it is now: it has expired, it was mended, there is no such thing, or it came out as something else."""
    if entry.expired:
        said = f"expired on {entry.expires}, and it {NONE[entry.outcome]}: remove the entry"
        return KnownResult(entry, KnownState.EXPIRED, said)
    if not clauses and "/" in entry.clause:
        return KnownResult(entry, KnownState.UNMATCHED, f"there is no clause {entry.clause}: correct the id")
    if entry.scenario and not scenarios:
        said = f"{entry.clause} has no scenario {entry.scenario!r}: correct the id or the name"
        return KnownResult(entry, KnownState.UNMATCHED, said)
    if entry.hand:
        return KnownResult(entry, KnownState.PASSED, "the hand kept the clause: remove the entry")
    outcomes = {s.outcome for s in scenarios} or {clause.outcome for clause in clauses.values()}
    if outcomes <= {Outcome.PASSED}:
        return KnownResult(entry, KnownState.PASSED, "it passed: remove the entry")
    said = f"it {NONE[entry.outcome]}, it is {', '.join(sorted(outcomes))}: remove or correct the entry"
    return KnownResult(entry, KnownState.UNMATCHED, said)
