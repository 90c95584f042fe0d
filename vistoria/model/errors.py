"""Errors that a person can mend, and the codes with which a command ends."""

from __future__ import annotations

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
