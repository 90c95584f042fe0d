"""Usage errors."""

from __future__ import annotations

from vistoria.model.errors import ExitCode, UserError


class UsageError(UserError):
    """A usage error; the text says what is wrong, where, and what to do; `code` is the exit code."""

    def __init__(self, text: str, code: ExitCode = ExitCode.USAGE) -> None:
        super().__init__(text)
        self.exit_code = code
