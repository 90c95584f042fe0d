"""Work spread over processes, each of which keeps what it has parsed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

Subject = TypeVar("Subject")
Result = TypeVar("Result")

LOOK_S = 0.5
"""How often a process looks whether the one that asks is still there."""


def spread(
    function: Callable[..., Result], work: Sequence[tuple[Subject, tuple[Any, ...]]], workers: int
) -> Iterator[tuple[Subject, Future[Result]]]:
    """Subjects in the order in which they are done, each with what came of the function's call.

    What has not begun when the caller stops asking is never begun; Ctrl-C is for the process that asks.
    """
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(
        workers, mp_context=context, initializer=_serve, initargs=(os.getpid(),)
    ) as pool:
        try:
            waiting = {pool.submit(function, *arguments): subject for subject, arguments in work}
            for future in as_completed(waiting):
                yield waiting[future], future
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _serve(parent: int) -> None:
    """Ctrl-C is not for this process, and it ends when the one that asks is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, args=(parent,), daemon=True).start()


def _outlive_nobody(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_S)
    os._exit(1)
