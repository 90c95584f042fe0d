"""Work done in a process each, born of this one with all that it has parsed, and held to bounds."""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

import msgspec

from vistoria.validation.selftest.spread import undisturbed

Subject = TypeVar("Subject")
Result = TypeVar("Result")

MEMORY = 4 * 2**30
"""Bytes of address space that a process may take."""


class Came(msgspec.Struct, Generic[Result], frozen=True):
    """What came of a process: its result, or why there is none."""

    result: Result | None = None
    ran_out: bool = False
    """It took more processor time than it was given."""
    died: str = ""


def forked(
    function: Callable[[Subject], Result], work: Sequence[Subject], workers: int, cpu_s: int
) -> Iterator[tuple[Subject, Came[Result]]]:
    """Subjects in the order in which they are done, `workers` at once, each with `cpu_s` of processor time.

    The caller has no other threads. What has not begun when it stops asking is never begun.
    """
    context = multiprocessing.get_context("fork")
    waiting, running = deque(work), dict[Connection, tuple[Subject, BaseProcess]]()
    process: BaseProcess
    try:
        while waiting or running:
            while waiting and len(running) < workers:
                subject = waiting.popleft()
                mine, its = context.Pipe(duplex=False)
                process = context.Process(target=_one, args=(function, subject, its, cpu_s), daemon=True)
                with undisturbed():
                    process.start()
                its.close()
                running[mine] = subject, process
            for ready in wait(list(running)):
                assert isinstance(ready, Connection)
                subject, process = running.pop(ready)
                yield subject, _came(ready, process)
    finally:
        for _, process in running.values():
            process.kill()


def _one(function: Callable[[Subject], Result], subject: Subject, answer: Connection, cpu_s: int) -> None:
    """What would be printed here is for nobody."""
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_s, cpu_s + 1))
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nowhere, standard)
    try:
        came = Came(result=function(subject))
    except BaseException as error:
        came = Came[Result](died=f"{type(error).__name__}: {error}")
    answer.send(came)


def _came(answer: Connection, process: BaseProcess) -> Came[Result]:
    try:
        came: Came[Result] = answer.recv()
    except EOFError:
        process.join()
        out = process.exitcode in (-signal.SIGXCPU, -signal.SIGKILL)
        return Came(ran_out=out, died=f"the process ended with {process.exitcode}")
    process.join()
    return came
