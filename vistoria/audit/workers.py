"""Records judged chunk by chunk, in this process or in several, with equal results."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice

from .judge import Judge, Judged
from .record import Record

CHUNK = 32
"""Records that one process judges at a time; what it learns from one of them it keeps for the rest of the chunk."""
AHEAD = 3
"""Chunks that wait for each process, so that memory does not grow with the archive."""

Chunk = Sequence[Record]
Judgements = list[Judged | None]
_judge: list[Judge] = []
"""The judge of a process that was forked."""


def judged_chunks(
    judge: Judge, records: Iterable[Record], workers: int
) -> Iterator[tuple[Chunk, Judgements]]:
    """The records in chunks, in their order, each with its judgements."""
    chunks = _chunks(records)
    if workers == 1:
        yield from ((chunk, _judged(judge, chunk)) for chunk in chunks)
        return
    fork = multiprocessing.get_context("fork")  # a law has functions, which no pipe carries
    with ProcessPoolExecutor(workers, fork, initializer=_judge.append, initargs=(judge,)) as pool:
        waiting: deque[tuple[Chunk, Future[Judgements]]] = deque()
        for chunk in chunks:
            waiting.append((chunk, pool.submit(_in_worker, chunk)))
            if len(waiting) > AHEAD * workers:
                first, future = waiting.popleft()
                yield first, future.result()
        while waiting:
            first, future = waiting.popleft()
            yield first, future.result()


def _chunks(records: Iterable[Record]) -> Iterator[Chunk]:
    left = iter(records)
    while chunk := tuple(islice(left, CHUNK)):
        yield chunk


def _judged(judge: Judge, chunk: Chunk) -> Judgements:
    judge.ways.clear()
    return [judge.judges(record) for record in chunk]


def _in_worker(chunk: Chunk) -> Judgements:
    return _judged(_judge[0], chunk)
