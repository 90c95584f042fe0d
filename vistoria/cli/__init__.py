"""The command line: one file per command; the work is done in the other packages."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from vistoria.journal import interruption
from vistoria.model.errors import ExitCode


def main(arguments: list[str] | None = None) -> None:
    """Run a command of `vistoria`; modules are imported here, not earlier, so that the program starts quickly."""

    def program() -> object:
        from .app import invoked

        return invoked(arguments)

    run_to_end(program)


def run_to_end(command: Callable[[], object]) -> None:
    """Run a command and end the program with its exit code, whatever happens."""
    with interruptible():
        try:
            from .ending import ended
            from .streams import all_open, forgiving_output

            with all_open(), forgiving_output():
                code = ended(command)
        except KeyboardInterrupt:  # before `ended` begins, or once more while it ends
            sys.stderr.write("interrupted\n")
            code = int(ExitCode.NOT_DETERMINED)
    sys.exit(code)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let Ctrl-C and a request to end raise Interrupted; a command need not catch it."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    ours = [
        number
        for number, handler in before.items()
        if handler in (signal.default_int_handler, signal.SIG_DFL)
    ]  # not where it is ignored, as under nohup
    interruption.begin()
    for number in ours:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, before[number])
        interruption.begin()


def _interrupt(number: int, frame: object) -> None:
    interruption.ask()


__all__ = ["main", "run_to_end"]
