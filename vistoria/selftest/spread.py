"""Work spread over processes, each of which keeps what it has parsed."""

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

Subject = TypeVar("Subject")
Result = TypeVar("Result")


def spread(
    function: Callable[..., Result], work: Sequence[tuple[Subject, tuple[Any, ...]]], workers: int
) -> Iterator[tuple[Subject, Future[Result]]]:
    """Subjects in the order in which they are done, each with what came of the function's call.

    The processes end at once when the caller stops asking, by Ctrl-C too, and when it is killed.
    """
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
                yield waiting[future], future
        except BaseException:
            mine.close()
            raise


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until the block is over, and never reaches a process that the block starts."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _serve(parent: Connection) -> None:
    """Ends when the other end of this pipe is closed: by the process that asks, or because it is gone."""
    threading.Thread(target=_outlive_nobody, args=(parent,), daemon=True).start()


def _outlive_nobody(parent: Connection) -> None:
    parent.poll(None)
    os._exit(1)
