"""How a command ends: the one place that decides the exit code.

Code 1 is never the code of an error: it says that evidence, files or replies are not as they should be.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable

from vistoria.model.errors import ExitCode, UserError, is_own_limit
from vistoria.model.visible import brief, visible

from .reader import say

NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
NO_FILES = frozenset({errno.EMFILE, errno.ENFILE})
NO_NAME = frozenset({errno.ENAMETOOLONG, errno.ELOOP})


def ended(command: Callable[[], object]) -> int:
    """Run a command and return its exit code; write one line for an error, or two for an internal error."""
    try:
        code = command()
        sys.stdout.flush()
    except UserError as error:
        is_limit = is_own_limit(error.__context__) and not isinstance(error.__context__, BlockingIOError)
        code = (
            ExitCode.OUR_FAULT if is_limit else error.exit_code
        )  # whatever was asked for, it was no usage error
        return _report(str(error), error, code)
    except KeyboardInterrupt as error:
        return _report("interrupted", error, ExitCode.NOT_DETERMINED)
    except (Exception, SystemExit, GeneratorExit) as error:
        return _unexpected(error)
    return code if isinstance(code, int) else int(ExitCode.CONFORMS)


def _unexpected(error: BaseException) -> int:
    complaint = getattr(error, "format_message", None)  # Click's own usage errors
    if callable(complaint):
        context = getattr(error, "ctx", None)
        help_ = f"See {context.command_path} --help" if context else ""
        return _report(complaint(), error, ExitCode.USAGE, help_)
    if isinstance(error, OSError) and error.errno in NO_ROOM:
        where = error.filename or "standard output"
        return _report(f"{where}: cannot be written: {error.strerror}", error, ExitCode.OUR_FAULT)
    if isinstance(error, OSError) and error.errno in NO_FILES:
        text = f"a limit of this machine: {error.strerror}; raise it, as with `ulimit -n 1024`"
        return _report(text, error, ExitCode.OUR_FAULT)
    if isinstance(error, OSError) and error.errno in NO_NAME:
        text = f"{brief(str(error.filename))}: {error.strerror}; give another name"
        return _report(text, error, ExitCode.USAGE)
    from .crash import crash_text  # not at the top: few need it

    return _report(crash_text(error), error, ExitCode.OUR_FAULT)


def _report(text: str, error: BaseException, code: ExitCode, more: str = "") -> int:
    """Write the line and the notes of the error to standard error, if that can still be written."""
    line = say("; ".join((text, *getattr(error, "__notes__", ()))))
    if more:
        from vistoria.languages.spaces import beside

        line = beside(line, say(more))
    line = visible(line if isinstance(error, KeyboardInterrupt) else f"vistoria: {line}")
    try:
        if sys.stderr.isatty():
            from .wrapping import broken  # not at the top: few need it

            line = broken(line)
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
    except OSError:
        pass  # nobody reads it
    return int(code)
