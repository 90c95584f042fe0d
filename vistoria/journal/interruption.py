"""Whether somebody asked this process to end, and when it hears of it.

Ctrl-C raises an exception wherever the process stands. Where Python swallows every exception (in a finalizer, for
instance) it is lost; what remains is the note that is kept here. What must be done whole is held together.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class Interrupted(KeyboardInterrupt):
    """Ctrl-C, or a request to end.

    A subclass, because Python ends by the signal if a plain KeyboardInterrupt passed through `exec` of a string
    (as when a dataclass is made), even if it was caught.
    """


_asked = False
_holds = 0
_is_due = False
"""Whether somebody asked while something was held together."""
_spared = False
"""Whether the command comes to its end though somebody asks."""


def begin() -> None:
    """Nobody has asked yet, and nothing is held: a command begins or has ended, or a process was just forked."""
    global _asked, _holds, _is_due, _spared
    _asked, _holds, _is_due, _spared = False, 0, False, False


def ask() -> None:
    """Somebody asks, by a signal: raise Interrupted now, or when what is held together is done."""
    global _asked, _is_due, _spared
    _asked = True
    if _spared:
        _spared = False
        return
    if _holds:
        _is_due = True
        return
    raise Interrupted


def is_asked() -> bool:
    """Whether somebody asked since the command began."""
    return _asked


def heed() -> None:
    """Raise Interrupted if somebody has asked: for long work that may begin after Python swallowed it."""
    if _asked:
        raise Interrupted


@contextmanager
def held() -> Iterator[None]:
    """Do what stands in the block whole; who asks meanwhile is heard at its end. It must be short."""
    global _holds, _is_due
    _holds += 1
    try:
        yield
    finally:
        _holds -= 1
        if _is_due and not _holds:
            _is_due = False
            raise Interrupted


def finish() -> None:
    """Bring the command to its end, though somebody asks once more: its results are written. A second time is heard."""
    global _spared
    _spared = True
