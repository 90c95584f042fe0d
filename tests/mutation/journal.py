"""What came of mutants, a line each as it comes: a second start goes on where the first ended."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

import msgspec

from vistoria.cli.usage_error import UsageError

from .rule_trial import MutantResult


class NoJournal(UsageError):
    """A file that is no journal of mutants; the text says where and why."""


def read_journal(path: Path) -> dict[str, MutantResult]:
    """The last result of each mutant; nothing where there is no file. A line cut short at the end counts for
    nothing; raises NoJournal for any other that cannot be read."""
    if not path.exists():
        return {}
    lines = path.read_bytes().splitlines(keepends=True)
    found: dict[str, MutantResult] = {}
    for number, line in enumerate(lines, 1):
        try:
            result = msgspec.json.decode(line, type=MutantResult)
        except msgspec.DecodeError as error:
            if number == len(lines) and not line.endswith(b"\n"):
                break
            raise NoJournal(f"{path}:{number}: no result of a mutant ({error})") from None
        found[result.id] = result
    return found


def holding(results: Mapping[str, MutantResult], scenarios: Collection[str]) -> dict[str, MutantResult]:
    """The results that hold by these scenarios: who was killed by one that is gone may be alive."""
    return {id_: each for id_, each in results.items() if "#" not in each.by or each.by in scenarios}


def append(path: Path, result: MutantResult) -> None:
    """Add a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(result) + b"\n")


def rewrite(path: Path, results: Iterable[MutantResult]) -> None:
    """One line a mutant, sorted, so that equal results are equal bytes; a stop meanwhile loses none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [msgspec.json.encode(each) + b"\n" for each in sorted(results, key=lambda each: each.id)]
    new = path.with_suffix(".new")
    new.write_bytes(b"".join(lines))
    new.replace(path)
