"""What is started together is started whole, whichever thread hears that somebody asks the command to end."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from vistoria.cli import interruptible
from vistoria.journal.interruption import Interrupted
from vistoria.validation.selftest.spread import spread, undisturbed


def start(done: list[str], ctrl_c: Callable[[], object]) -> None:
    """Do two things that belong together, and be interrupted between them."""
    with undisturbed():
        done.append("one")
        ctrl_c()
        done.append("two")


@pytest.mark.parametrize("heard_by", ["this thread", "another"])
def test_ctrl_c_is_heard_when_all_is_started(heard_by: str) -> None:
    done = list[str]()
    with interruptible(), ThreadPoolExecutor(1) as other:
        other.submit(bool).result()  # its thread was there before

        def ctrl_c() -> None:
            if heard_by == "another":
                other.submit(signal.raise_signal, signal.SIGINT).result()
            else:
                signal.raise_signal(signal.SIGINT)

        with pytest.raises(Interrupted):
            start(done, ctrl_c)
    assert done == ["one", "two"]


def test_ctrl_c_that_python_swallowed_is_heard_before_work_is_spread() -> None:
    with interruptible():
        with suppress(Interrupted):  # as a callback of the import system does
            signal.raise_signal(signal.SIGINT)
        with pytest.raises(Interrupted):
            next(spread(len, [("one", ("1",))], 1))
