"""What the law's files may be found to be: unreadable, or wrong in a place."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.errors import ExitCode, UserError


@dataclass(frozen=True, order=True)
class Finding:
    """One fault of a regulation's folder, with its place and the way to mend it."""

    file: str
    """File name inside the regulation's folder, or its path once a whole folder was checked."""
    line: int
    what: str
    todo: str

    @property
    def message(self) -> str:
        """What is wrong and what to do."""
        return f"{self.what}; {self.todo}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class LawError(UserError):
    """A file of a regulation cannot be read; raised in place of any parser's own error."""

    exit_code = ExitCode.OUR_FAULT

    def __init__(self, file: str, line: int, what: str, todo: str) -> None:
        super().__init__(f"{file}:{line}: {what}; {todo}")
        self.file = file
        self.line = line
        self.what = what
        self.todo = todo

    @classmethod
    def of(cls, finding: Finding) -> LawError:
        """The error that says what a finding says."""
        return cls(finding.file, finding.line, finding.what, finding.todo)

    @property
    def finding(self) -> Finding:
        """The same as a finding, where all faults are collected."""
        return Finding(self.file, self.line, self.what, self.todo)
