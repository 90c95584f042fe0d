"""The section of a page that says what mutation came to; all around it is written by hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

from vistoria.cli.usage_error import UsageError

from .code_mutants import REGULATION
from .proofs import Proof
from .tally import Tally

BEGIN, END = "<!-- mutation: made by tests.mutation rules --page -->", "<!-- mutation: end -->"
HEAD = (
    "regulation", "mutants", "killed", "of them cantTell", "of them not played", "proved equivalent", "survived",
    "faults", "not tried", "by earlier features", "features",
)  # fmt: skip


CODE_BEGIN, CODE_END = "<!-- code: made by tests.mutation code --page -->", "<!-- code: end -->"
CODE = f"{REGULATION} "
CODE_HEAD = (
    "changes", "tried", "no engine", "killed", "of them cantTell", "of them not played", "proved equivalent",
    "survived", "faults", "killed of what is another engine",
)  # fmt: skip


class NoSection(UsageError):
    """A page without the two marks between which the section stands."""


def section(tallies: Sequence[Tally], proofs: Collection[Proof]) -> str:
    """Figures, survivors and proofs, in Markdown."""
    return "\n".join([BEGIN, "", *_lines(tallies, proofs), END])


def code_section(t: Tally, proofs: Collection[Proof]) -> str:
    """Figures, survivors and proofs of changed code, in Markdown."""
    tried = t.mutants - t.untried
    others = t.killed + len(t.survived)
    figures = (
        tried,
        t.no_engine,
        t.killed,
        t.inconclusive,
        t.unplayed,
        t.proved,
        len(t.survived),
        len(t.faults),
    )
    part = f"{t.killed * 1000 // others / 10} %" if others else "nothing tried"
    lines = [
        f"Features `{t.features}`, {t.older} of the results by features in an earlier state.",
        "",
        f"| {' | '.join(CODE_HEAD)} |",
        f"|{'---|' * len(CODE_HEAD)}",
        f"| {t.mutants} | {' | '.join(map(str, figures))} | {part} |",
        "",
        *_listed("### Changes of code that survive", t.survived),
        *_listed("### Faults of the harness", t.faults),
        *_listed("### Proofs refuted", t.refuted),
        *_proved(each for each in proofs if each.id.startswith(CODE)),
    ]
    return "\n".join([CODE_BEGIN, "", *lines, CODE_END])


def placed(page: str, text: str, marks: tuple[str, str] = (BEGIN, END)) -> str:
    """The page with this section instead of the one it holds; raises NoSection."""
    head, begin, rest = page.partition(marks[0])
    _, end, tail = rest.partition(marks[1])
    if not (begin and end):
        raise NoSection(f"the page has no section: put the lines {marks[0]} and {marks[1]} where it belongs")
    return head + text + tail


def write_section(path: Path, text: str, marks: tuple[str, str] = (BEGIN, END)) -> None:
    """Renew the section of a page; raises NoSection."""
    path.write_text(placed(path.read_text(encoding="utf-8"), text, marks), encoding="utf-8")


def _lines(tallies: Sequence[Tally], proofs: Collection[Proof]) -> Iterator[str]:
    yield "The last column is the digest of the features as they are; the one before says how many of the results are"
    yield "by features in an earlier state. `python -m tests.mutation rules` tries what is new and what survived,"
    yield "with `--fresh` all."
    yield ""
    yield f"| {' | '.join(HEAD)} |"
    yield f"|{'---|' * len(HEAD)}"
    for t in tallies:
        figures = (
            t.mutants,
            t.killed,
            t.inconclusive,
            t.unplayed,
            t.proved,
            len(t.survived),
            len(t.faults),
            t.untried,
            t.older,
        )
        yield f"| `{t.regulation}` | {' | '.join(map(str, figures))} | `{t.features}` |"
    yield ""
    yield from _listed("### Survivors", [id_ for t in tallies for id_ in t.survived])
    yield from _listed("### Faults of the harness", [id_ for t in tallies for id_ in t.faults])
    yield from _listed("### Proofs refuted", [text for t in tallies for text in t.refuted])
    yield from _proved(each for each in proofs if not each.id.startswith(CODE))


def _proved(proofs: Iterable[Proof]) -> Iterator[str]:
    yield "### Proved equivalent"
    yield ""
    yield from [f"- `{proof.id}`: {proof.why}" for proof in proofs] or ["None."]
    yield ""


def _listed(title: str, items: Collection[str]) -> Iterator[str]:
    yield title
    yield ""
    yield from (f"- `{item}`" for item in items)
    yield from ([] if items else ["None."])
    yield ""
