"""Errors that a person can mend, and the codes with which a command ends."""

from __future__ import annotations

import errno
from enum import IntEnum


class ExitCode(IntEnum):
    """How a command ends."""

    CONFORMS = 0
    DOES_NOT_CONFORM = 1
    NOT_DETERMINED = 2
    ENGINE_FAULT = 3
    USAGE = 4
    OUR_FAULT = 5
    KNOWN_FAILURES = 6
    KNOWN_FAILURES_INEXACT = 7


class UserError(Exception):
    """Its text says what is wrong, where, and what to do; the command line prints it without a traceback."""

    exit_code: ExitCode = ExitCode.USAGE


OWN_LIMITS = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EAGAIN, errno.EIO})
"""Errors of this process or its machine: too many files open, no memory or process left, a disk that fails."""


def is_own_limit(error: BaseException | None) -> bool:
    """Whether an error says nothing of an engine or a folder, but that this process is at a limit."""
    return isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno in OWN_LIMITS)


def unless_ours(error: BaseException) -> None:
    """Raise the error again if this process is at a limit."""
    if is_own_limit(error):
        raise error
