"""What a person typed that cannot be done."""

from __future__ import annotations

from vistoria.model.errors import ExitCode, UserError


class Mistake(UserError):
    """What is wrong, where, and what to do; ends the command with `code`."""

    def __init__(self, text: str, code: ExitCode = ExitCode.USAGE) -> None:
        super().__init__(text)
        self.exit_code = code
