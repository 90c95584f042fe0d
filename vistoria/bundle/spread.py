"""Spreads independent work over the processors, in processes that share what was loaded before; results are equal."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from vistoria.journal import interruption
from vistoria.run.memory import shared
from vistoria.run.worker import end_with_parent

Item = TypeVar("Item")
Found = TypeVar("Found")
FEWEST = 16
"""Pieces of work that are worth a process of their own."""
LOOK_S = 5.0
"""Seconds after which it is looked whether the processes are still there."""
_WORK: list[Callable[[int], object]] = []
"""What a forked process was made for."""


@contextmanager
def spread(
    work: Callable[[Item], Found], items: Sequence[Item], lengths: Sequence[int] = ()
) -> Iterator[Iterator[Found]]:
    """The results in the order of the items; the work has begun when this is entered, where processes can be forked.

    What is longest by its `lengths` is begun first, so that no process waits for it in the end.
    A process with threads cannot be forked safely: there each piece is done when its result is asked for.
    """
    count = min(_processors(), len(items) // FEWEST)
    if count < 2 or not hasattr(os, "fork") or threading.active_count() > 1:
        yield map(work, items)
        return
    fork = multiprocessing.get_context("fork")
    begin: tuple[Callable[[int], object]] = (lambda at: work(items[at]),)
    children = {*multiprocessing.active_children()}
    with shared(), ProcessPoolExecutor(count, fork, _begin, begin) as pool:
        order = sorted(range(len(items)), key=lambda at: -lengths[at]) if lengths else range(len(items))
        futures = {at: _submitted(pool, at) for at in order}
        try:
            yield _results(pool, futures, work, items)
        finally:
            if _is_broken(pool):  # who is left of the others waits for work that never comes
                for each in {*multiprocessing.active_children()} - children:
                    each.kill()
            pool.shutdown(cancel_futures=True)


def _submitted(pool: ProcessPoolExecutor, at: int) -> Future[Any]:
    try:
        return pool.submit(_done, at)
    except BrokenProcessPool as error:
        broken = Future[Any]()
        broken.set_exception(error)
        return broken


def _results(
    pool: ProcessPoolExecutor,
    futures: Mapping[int, Future[Found]],
    work: Callable[[Item], Found],
    items: Sequence[Item],
) -> Iterator[Found]:
    """The result of each piece; what a killed process left is done here.

    Python forgets the pieces that are given out just as a process is killed: nobody does them, and no error is told.
    """
    is_broken = False
    for at, item in enumerate(items):
        future = futures[at]
        while not is_broken and not wait([future], LOOK_S).done:
            is_broken = _is_broken(pool)
        try:
            found = future.result(0)
        except BrokenProcessPool:
            found = work(item)
        except TimeoutError:
            if future.done():
                raise
            found = work(item)
        yield found


def _is_broken(pool: ProcessPoolExecutor) -> bool:
    try:
        pool.submit(int)
    except BrokenProcessPool:
        return True
    return False


def _begin(work: Callable[[int], object]) -> None:
    """A forked process takes no Ctrl-C, which is its parent's, and ends with it."""
    interruption.begin()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()
    _WORK[:] = [work]


def _done(at: int) -> Any:
    return _WORK[0](at)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
