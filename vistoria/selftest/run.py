"""A whole self-test: tests every candidate, several at once, and records the results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path

from vistoria.model.candidate import Candidate
from vistoria.model.clause import Regulation

from .judge import complaints, killers, unkilled
from .record import CandidateResult, SelfTest
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
) -> SelfTest:
    """Test the candidates; `whole` says whether these are all candidates.

    After Ctrl-C the record holds the results so far and is partial.
    """
    done: dict[str, tuple[Candidate, TrialResult]] = {}
    results: dict[str, CandidateResult] = {}
    try:
        work = [(each, (each, folders[each.regulation], options)) for each in candidates]
        for candidate, future in spread(try_candidate, work, workers):
            outcome = _result(candidate, future)
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
            )
            done[candidate.id], results[candidate.id] = (candidate, outcome), result
            listener(result)
    except KeyboardInterrupt:
        whole = False
    killed = killers(done[c.id] for c in candidates if c.id in done)
    unkilled_clauses = (
        tuple(clause for law in laws.values() for clause in unkilled(law, killed)) if whole else ()
    )
    wrong = any(result.complaints for result in results.values()) or bool(unkilled_clauses)
    return SelfTest(
        conclusion="unsound" if wrong else "sound" if whole else "partial",
        seed=options.seed,
        share=options.share,
        digests=dict(digests),
        candidates=tuple(results[c.id] for c in candidates if c.id in results),
        killers=killed,
        unkilled=unkilled_clauses,
        expected=len(candidates),
    )


def _result(candidate: Candidate, future: Future[TrialResult]) -> TrialResult:
    """The result; an error becomes a complaint and does not end the self-test."""
    error = future.exception()
    if error is not None:
        return TrialResult(candidate.id, faults=(f"could not be tested: {type(error).__name__}: {error}",))
    return future.result()
