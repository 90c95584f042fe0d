"""A whole self-test: tests every candidate, several at once, and records the results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path

import msgspec
from msgspec.structs import replace

from vistoria.bundle.selftest import CandidateResult, SelfTest, Share
from vistoria.model.candidate import Candidate
from vistoria.model.clause import Regulation

from .drawn import try_drawn
from .judge import caught, complaints, killers, named, over_seeds, unkilled
from .share import below_the_bar, share
from .spread import spread
from .trial import TrialOptions, TrialResult, try_candidate

Listener = Callable[[CandidateResult], None]


def run_selftest(
    candidates: Sequence[Candidate],
    folders: Mapping[str, Path],
    laws: Mapping[str, Regulation],
    options: TrialOptions,
    workers: int,
    digests: Mapping[str, str],
    listener: Listener,
    *,
    whole: bool,
    seeds: int = 1,
) -> SelfTest:
    """Test the candidates, under so many seeds from that of the options on; `whole`: these are all candidates.

    After Ctrl-C the record holds the results so far and is partial.
    """
    done: dict[str, tuple[Candidate, TrialResult]] = {}
    results: dict[str, CandidateResult] = {}
    came: dict[str, dict[int, TrialResult]] = {}
    every = [replace(options, seed=options.seed + i) for i in range(seeds)]
    try:
        work = [((c, o.seed), (c, folders[c.regulation], o)) for c in candidates for o in every]
        for (candidate, seed), future in spread(_tried, work, workers):
            found = came.setdefault(candidate.id, {})
            found[seed] = _result(candidate, future)
            if len(found) < seeds:
                continue
            by_seed = [found[each.seed] for each in every]
            outcome = over_seeds(candidate, by_seed)
            law = laws[candidate.regulation]
            result = CandidateResult(
                id=candidate.id,
                kind=candidate.kind,
                regulation=candidate.regulation,
                what=candidate.what,
                clause=candidate.clause,
                failed=outcome.failed,
                inconclusive=outcome.inconclusive,
                complaints=complaints(candidate, outcome, law),
                killed=_killed(candidate, outcome),
                as_unknown=outcome.as_unknown if candidate.kind == "conditional" and outcome.erred else None,
                caught=caught(candidate, by_seed),
            )
            done[candidate.id], results[candidate.id] = (candidate, outcome), result
            listener(result)
    except KeyboardInterrupt:
        whole = False
    killed = killers(done[c.id] for c in candidates if c.id in done)
    unkilled_clauses = (
        tuple(clause for law in laws.values() for clause in unkilled(law, killed)) if whole else ()
    )
    conditional = [results[c.id] for c in candidates if c.id in results and c.kind == "conditional"]
    shares = _shares(conditional)
    wrong = (
        any(result.complaints for result in results.values())
        or bool(unkilled_clauses)
        or any(map(below_the_bar, shares[:1]))
    )
    return SelfTest(
        conclusion="unsound" if wrong else "sound" if whole else "partial",
        seed=options.seed,
        seeds=seeds,
        share=options.share,
        digests=dict(digests),
        candidates=tuple(results[c.id] for c in candidates if c.id in results),
        killers=killed,
        unkilled=unkilled_clauses,
        expected=len(candidates),
        shares=shares,
        as_unknown=share("as unknown", (each.as_unknown for each in conditional)) if conditional else None,
    )


def _tried(candidate: Candidate, folder: Path, options: TrialOptions) -> TrialResult:
    """At the default of a run under a condition; by all scenarios otherwise, and at drawn tables where none fails."""
    if candidate.kind == "conditional":
        return try_drawn(candidate, folder, options)
    result = try_candidate(candidate, folder, options)
    if candidate.kind != "saboteur" or candidate.clause in result.failed:
        return result
    played = try_drawn(candidate, folder, options)
    found = sorted(named(candidate).intersection(played.failed).difference(result.failed))
    return msgspec.structs.replace(result, failed=(*result.failed, *found), erred=played.erred)


def _killed(candidate: Candidate, outcome: TrialResult) -> bool | None:
    if candidate.kind != "conditional" or not outcome.erred:
        return None
    return not named(candidate).isdisjoint(outcome.failed)


def _shares(results: Sequence[CandidateResult]) -> tuple[Share, ...]:
    """Of all of them, then by condition; nothing where none was tried."""
    by: dict[str, list[bool | None]] = {}
    for result in results:
        by.setdefault(result.id.partition("@")[2], []).append(result.killed)
    if not by:
        return ()
    whole = share("all", (killed for some in by.values() for killed in some))
    return (whole, *(share(condition, killed) for condition, killed in sorted(by.items())))


def _result(candidate: Candidate, future: Future[TrialResult]) -> TrialResult:
    """The result; an error becomes a complaint and does not end the self-test."""
    error = future.exception()
    if error is not None:
        return TrialResult(candidate.id, faults=(f"could not be tested: {type(error).__name__}: {error}",))
    return future.result()
