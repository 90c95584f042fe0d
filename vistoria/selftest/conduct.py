"""A whole self-test: every candidate tried, some at once, and the record of it."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path

from vistoria.model.candidate import Candidate
from vistoria.model.clause import Regulation

from .judge import complaints, killers, unkilled
from .record import CandidateResult, SelfTest
from .trial import Manner, Tried, tried

Listener = Callable[[CandidateResult], None]


def conduct(
    candidates: Sequence[Candidate],
    folders: Mapping[str, Path],
    laws: Mapping[str, Regulation],
    manner: Manner,
    workers: int,
    digests: Mapping[str, str],
    listener: Listener,
    *,
    whole: bool,
) -> SelfTest:
    """Try the candidates; `whole` tells whether they are all there are.

    Ctrl-C ends it early: the record then holds what was tried, and is partial.
    """
    done: dict[str, tuple[Candidate, Tried]] = {}
    results: dict[str, CandidateResult] = {}
    try:
        for candidate, came in _spread(candidates, folders, manner, workers):
            law = laws[candidate.regulation]
            result = CandidateResult(
                id=candidate.id,
                kind=candidate.kind,
                regulation=candidate.regulation,
                what=candidate.what,
                clause=candidate.clause,
                failed=came.failed,
                untold=came.untold,
                complaints=complaints(candidate, came, law),
            )
            done[candidate.id], results[candidate.id] = (candidate, came), result
            listener(result)
    except KeyboardInterrupt:
        whole = False
    killed = killers(done[c.id] for c in candidates if c.id in done)
    open_ends = tuple(clause for law in laws.values() for clause in unkilled(law, killed)) if whole else ()
    wrong = any(result.complaints for result in results.values()) or bool(open_ends)
    return SelfTest(
        conclusion="unsound" if wrong else "sound" if whole else "partial",
        seed=manner.seed,
        share=manner.share,
        digests=dict(digests),
        candidates=tuple(results[c.id] for c in candidates if c.id in results),
        killers=killed,
        unkilled=open_ends,
        expected=len(candidates),
    )


def _spread(
    candidates: Sequence[Candidate], folders: Mapping[str, Path], manner: Manner, workers: int
) -> Iterator[tuple[Candidate, Tried]]:
    """Candidates in the order in which they are done; each process keeps what it has parsed."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_deaf) as pool:
        waiting: dict[Future[Tried], Candidate] = {
            pool.submit(tried, each, folders[each.regulation], manner): each for each in candidates
        }
        try:
            for future in as_completed(waiting):
                yield waiting[future], _came(waiting[future], future)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _came(candidate: Candidate, future: Future[Tried]) -> Tried:
    """What came of it; an error while it was tried is a complaint, not the end of the self-test."""
    error = future.exception()
    if error is not None:
        return Tried(candidate.id, faults=(f"could not be tried: {type(error).__name__}: {error}",))
    return future.result()


def _deaf() -> None:
    """Ctrl-C is for the process that conducts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
