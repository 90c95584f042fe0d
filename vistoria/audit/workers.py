"""Records judged chunk by chunk: in this process, in several, or by the workers of a cluster, with equal results."""

from __future__ import annotations

import logging
import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any, Protocol, TypeVar

import msgspec

from vistoria.model.errors import UserError
from vistoria.model.extras import installing
from vistoria.referee.model import NAME

from .judge import Judged
from .outline import Outline, outline
from .record import Record, Unread
from .request import Request, judge_by, reader_by

CHUNK = 32
"""Records that one process judges at a time; what it learns from one of them it keeps for the rest of the chunk."""
AHEAD = 3
"""Chunks that wait for each process, so that memory does not grow with the archive."""
CONNECT_S = 10
"""How long a scheduler is waited for."""
TRIES = 3
"""Processes that may die over one chunk."""

Chunk = Sequence[Record | Unread]
Judgements = list[tuple[Outline, Judged | None]]
"""Of each record; no judgement of one that cannot be read."""
T = TypeVar("T")


class NoCrew(UserError):
    """Processes that cannot be had, or that die over some records."""


class Answer(Protocol):
    """A judgement to come."""

    def result(self) -> Any:
        """It, when it is there. Raises NoCrew."""


@dataclass(frozen=True)
class Crew:
    """Who judges: `submit` calls a function somewhere, on what begins at a place; `ahead` calls wait at once."""

    submit: Callable[[Callable[[], Any], str], Answer]
    ahead: int = 0
    is_empty: bool = False
    """Whether nobody is there to judge yet."""


@contextmanager
def crew(workers: int = 1, cluster: str | None = None) -> Iterator[Crew]:
    """This process, `workers` processes of this machine, or the workers of a Dask scheduler at an address.

    Raises NoCrew where there is none.
    """
    if cluster is not None:
        yield from _dask(cluster)
    elif workers == 1:
        yield Crew(_Done)
    else:
        processes = _Processes(workers)
        try:
            yield Crew(processes.submit, AHEAD * workers)
        finally:
            processes.pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class _Done:
    call: Callable[[], Judgements]
    at: str

    def result(self) -> Judgements:
        return self.call()


class _Processes:
    """Processes that are started anew when one dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver")  # has loaded once what each process needs
        context.set_forkserver_preload([__name__, NAME])
        return ProcessPoolExecutor(self.workers, context, initializer=_ends_with_its_parent)

    def submit(self, call: Callable[[], Judgements], at: str) -> Answer:
        return _Tried(self, call, at, self._future(call))

    def _future(self, call: Callable[[], Judgements]) -> Future[Judgements]:
        try:
            return self.pool.submit(call)
        except BrokenProcessPool:
            return self.again(self.pool, call)

    def again(self, broken: ProcessPoolExecutor, call: Callable[[], Judgements]) -> Future[Judgements]:
        """Have it called by new processes, if nobody has started them yet."""
        if self.pool is broken:
            self.pool = self._start()
        return self._future(call)


def _ends_with_its_parent() -> None:
    """End this process when the one that gave it work is gone, killed perhaps: it would wait for more for ever."""
    parent = multiprocessing.parent_process()

    def waits() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=waits, daemon=True).start()


class _Tried:
    """A call that is made again where a process died."""

    def __init__(
        self, processes: _Processes, call: Callable[[], Judgements], at: str, future: Future[Judgements]
    ) -> None:
        self.processes, self.call, self.at, self.future = processes, call, at, future
        self.pool, self.died = processes.pool, 0

    def result(self) -> Judgements:
        try:
            return self.future.result()
        except BrokenProcessPool:
            self.died += 1
            if self.died > TRIES:
                raise _died(self.at) from None
        self.future = self.processes.again(self.pool, self.call)
        self.pool = self.processes.pool
        return self.result()


def _died(at: str) -> NoCrew:
    tries = TRIES + 1
    return NoCrew(
        f"{tries} processes died at {at}, killed or out of memory; try fewer --workers, and if it stays report it "
        "with what begins there"
    )


def _dask(address: str) -> Iterator[Crew]:
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise NoCrew(f"--cluster needs Dask: {installing('cluster')}") from None
    try:
        client: Any = Client(address, timeout=CONNECT_S, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise NoCrew(f"--cluster {address}: no scheduler answers there: {error}") from None
    for name in ("distributed", "distributed.client"):  # what is lost is told below
        logging.getLogger(name).setLevel(logging.CRITICAL)
    with client:
        width = sum(client.nthreads().values())
        yield Crew(partial(_Far, client, address), AHEAD * (width or 1), is_empty=not width)


class _Far:
    """A call that a cluster makes, and makes again where a worker dies."""

    def __init__(self, client: Any, address: str, call: Callable[[], Judgements], at: str) -> None:
        self.address, self.at = address, at
        with self._scheduled():
            self.future: Any = client.submit(call, pure=False)

    def result(self) -> Judgements:
        with self._scheduled():
            found: Judgements = self.future.result()
            return found

    @contextmanager
    def _scheduled(self) -> Iterator[None]:
        from distributed import KilledWorker
        from distributed.client import ClosedClientError
        from distributed.comm import CommClosedError

        try:
            yield
        except KilledWorker:
            raise _died(self.at) from None
        except (CancelledError, ClosedClientError, CommClosedError):
            raise NoCrew(
                f"--cluster {self.address}: the scheduler was lost; the same command goes on when one answers there"
            ) from None


def judged_chunks(request: Request, records: Iterable[Record | Unread], by: Crew) -> Iterator[Judgements]:
    """The judgements of the records in chunks, in their order. Raises NoCrew."""
    waiting: deque[Answer] = deque()
    asked = msgspec.json.encode(request)
    for chunk in _chunks(records):
        waiting.append(by.submit(partial(_judged, asked, chunk), str(chunk[0].origin)))
        if len(waiting) > by.ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _chunks(records: Iterable[Record | Unread]) -> Iterator[Chunk]:
    left = iter(records)
    while chunk := tuple(islice(left, CHUNK)):
        yield chunk


def _judged(request: bytes, chunk: Chunk) -> Judgements:
    judge = judge_by(request)
    judge.ways.clear()
    found: Judgements = []
    for each in chunk:
        record = each.record(reader_by(request, each.format)) if isinstance(each, Unread) else each
        record, seen = judge.settles(record)
        judged = seen and replace(seen, exchanges=())  # what it was judged by is made again
        found.append((outline(record, is_found=bool(judged and judged.broken)), judged))
    return found
