"""Distributes work over processes; each process keeps what it has parsed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from vistoria.journal import interruption

Subject = TypeVar("Subject")
Result = TypeVar("Result")


def spread(
    function: Callable[..., Result], work: Sequence[tuple[Subject, tuple[Any, ...]]], workers: int
) -> Iterator[tuple[Subject, Future[Result]]]:
    """Yield subjects as they finish, each with the future of its call.

    The processes end at once if the caller stops iterating, is interrupted by Ctrl-C, or is killed.
    """
    interruption.heed()
    context = multiprocessing.get_context("spawn")
    parent, mine = context.Pipe(duplex=False)
    with (
        parent,
        mine,
        ProcessPoolExecutor(workers, mp_context=context, initializer=_serve, initargs=(parent,)) as pool,
    ):
        try:
            with undisturbed():
                waiting = {pool.submit(function, *arguments): subject for subject, arguments in work}
            for future in as_completed(waiting):
                interruption.heed()
                yield waiting[future], future
        except BaseException:
            mine.close()
            raise


@contextmanager
def undisturbed() -> Iterator[None]:
    """Delay Ctrl-C until the block ends, and hide it from processes started in the block.

    It is held as well as blocked: another thread, such as that of a progress bar, may be the one that gets the signal.
    """
    with interruption.held():
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _serve(parent: Connection) -> None:
    """End this process when the parent closes the other end of the pipe or is gone."""
    threading.Thread(target=_end_with_parent, args=(parent,), daemon=True).start()


def _end_with_parent(parent: Connection) -> None:
    parent.poll(None)
    os._exit(1)
