"""The clauses of the features against the table of `regulation.toml`: all, once, in order, binding alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vistoria.model.clause import Binds, Clause

from .errors import Finding
from .regulation import FILE, RegulationFile


def check_table(file: RegulationFile, clauses: Sequence[Clause]) -> list[Finding]:
    """Clauses missing, doubled, unknown or out of order; tags unlike the table; languages not quoted."""
    return [*_presence(file, clauses), *_order(file, clauses), *_each(file, clauses)]


def _presence(file: RegulationFile, clauses: Sequence[Clause]) -> Iterator[Finding]:
    table = file.data.binds
    seen: dict[str, Clause] = {}
    for clause in clauses:
        path = _path(clause)
        if path in seen:
            first = seen[path]
            yield Finding(
                clause.feature,
                clause.line,
                f"clause {clause.id} stands twice, first at {first.feature}:{first.line}",
                "keep one, or correct its tag",
            )
        elif path not in table:
            yield Finding(
                clause.feature,
                clause.line,
                f"{clause.id} is not in the table of {FILE}",
                "correct the tag, or list the clause under [binds] at its place",
            )
        seen.setdefault(path, clause)
    for path in table:
        if path not in seen:
            yield Finding(
                FILE,
                _line(file, path),
                f"clause {file.data.id}/{path} is in no feature",
                "add its Rule (or Feature) with tag and quotes",
            )


def _order(file: RegulationFile, clauses: Sequence[Clause]) -> Iterator[Finding]:
    rank = {path: i for i, path in enumerate(file.data.binds)}
    highest, last = -1, ""
    for clause in clauses:
        at = rank.get(_path(clause), -1)
        if 0 <= at < highest:
            yield Finding(
                clause.feature,
                clause.line,
                f"{clause.id} stands after {last}, out of the order of the text",
                "move it to its place, or name the files in the order of the articles",
            )
        if at > highest:
            highest, last = at, clause.id
    listed = set(file.data.binds)
    for path in file.data.binds:
        parent = path.rpartition(".")[0]
        if parent and parent not in listed:
            yield Finding(
                FILE, _line(file, path), f"{path} has no parent {parent}", "list the unit that holds it"
            )


def _each(file: RegulationFile, clauses: Sequence[Clause]) -> Iterator[Finding]:
    listed = {c.id for c in clauses}
    for clause in clauses:
        due = file.data.binds.get(_path(clause))
        if due is not None and set(due) != set(clause.binds):
            yield Finding(
                clause.feature,
                clause.line,
                f"{clause.id} is tagged {_names(clause.binds)}, the table of {FILE} has {_names(due)}",
                "make both say whom the law binds",
            )
        held = {q.language for q in clause.quotes if q.after is None}
        for language in file.data.spoken:
            if language not in held:
                yield Finding(
                    clause.feature,
                    clause.line,
                    f"{clause.id} has no {language.mark} quote",
                    f"quote the law in a block that begins with {language.mark} and two spaces",
                )
        for quote in clause.quotes:
            if quote.after is not None and quote.after not in listed:
                yield Finding(
                    clause.feature,
                    quote.line,
                    f"a quote stands after {quote.after}, which is no clause",
                    "name the clause after which the words stand",
                )
        if clause.scenarios and Binds.ENGINE not in clause.binds:
            yield Finding(
                clause.scenarios[0].feature,
                clause.scenarios[0].line,
                f"a scenario under {clause.id}, which does not bind the engine, counts for nothing",
                "move it under the clause it shows",
            )


def _path(clause: Clause) -> str:
    return clause.id.partition("/")[2]


def _line(file: RegulationFile, path: str) -> int:
    return file.line_of(f'"{path}" = [')


def _names(binds: Sequence[Binds]) -> str:
    return " ".join(b.value for b in sorted(binds)) or "nothing"
