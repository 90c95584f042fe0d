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
    """Let Ctrl-C and a request to end raise Interrupted; a command need not catch it.

    Where Python swallows it, no traceback is printed: that somebody asked is noted.
    """
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    ours = [
        number
        for number, handler in before.items()
        if handler in (signal.default_int_handler, signal.SIG_DFL)
    ]  # not where it is ignored, as under nohup
    interruption.begin()
    told = sys.unraisablehook
    sys.unraisablehook = lambda swallowed: None if _is_noted(swallowed.exc_value) else told(swallowed)
    for number in ours:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        sys.unraisablehook = told
        for number in ours:
            signal.signal(number, before[number])
        interruption.begin()


def _is_noted(swallowed: BaseException | None) -> bool:
    return isinstance(swallowed, interruption.Interrupted)


def _interrupt(number: int, frame: object) -> None:
    interruption.ask()


__all__ = ["main", "run_to_end"]
