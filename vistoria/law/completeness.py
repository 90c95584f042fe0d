"""Whether the quotes of a regulation, in order, reproduce its source text: nothing missing, nothing twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from vistoria.model.clause import Clause, ClauseId, Quote
from vistoria.model.language import Language

from .errors import Finding
from .labels import forms, is_sentence
from .regulation import FILE, EditionText, RegulationFile
from .source import SourceText, fold, read_source

_MOST = 8
"""Findings for one edition after which the comparison gives up."""


@dataclass(frozen=True)
class Segment:
    """What one quote should contribute to the text."""

    clause: str
    path: str
    file: str
    line: int
    text: str
    labels: tuple[str, ...] = ("",)
    """Forms of the clause's own label that may stand before the quote; one of them must."""

    def expected(self, glue: str) -> tuple[str, ...]:
        """The strings that may stand in the source for this quote."""
        return tuple(f"{label}{glue}{self.text}" if label else self.text for label in self.labels)


def check_completeness(folder: Path, file: RegulationFile, clauses: Sequence[Clause]) -> list[Finding]:
    """Every edition against the quotes in its language."""
    findings: list[Finding] = []
    for edition in file.data.editions:
        source, faults = read_source(folder, edition, file)
        segments, more = segments_of(clauses, edition, file)
        findings += [*faults, *more, *compare(segments, source, file.data.language(edition.language))]
    return findings


def segments_of(
    clauses: Sequence[Clause], edition: EditionText, file: RegulationFile
) -> tuple[list[Segment], list[Finding]]:
    """The quotes of one language in the order of the law, with an edition's labels and differences."""
    findings: list[Finding] = []
    language = file.data.language(edition.language)
    segments = [_segment(c, q) for c, q in ordered(clauses, language)]
    first: dict[str, int] = {}
    for index, segment in enumerate(segments):
        first.setdefault(segment.path, index)
    for path, index in first.items():
        segments[index], fault = _labelled(segments[index], path, edition, language)
        findings += fault
    start = file.line_of(f'id = "{edition.id}"')
    for difference in edition.differences:
        quoted, own = (fold(t, language) for t in (difference.quoted, difference.source))
        met = [i for i, s in enumerate(segments) if s.path == difference.where and quoted in s.text]
        if len(met) != 1 or segments[met[0]].text.count(quoted) != 1:
            findings.append(
                Finding(
                    FILE,
                    file.line_of(f'quoted = "{difference.quoted}"', start),
                    f"the quote of {difference.where} has not {difference.quoted!r} exactly once",
                    "correct the difference or the quote",
                )
            )
            continue
        segments[met[0]] = replace(segments[met[0]], text=segments[met[0]].text.replace(quoted, own))
    return segments, findings


def ordered(clauses: Sequence[Clause], language: Language) -> list[tuple[Clause, Quote]]:
    """Clauses and quotes of a language in the order of the law; `after X` is behind X and its parts."""
    order = {c.id: i for i, c in enumerate(clauses)}
    rows = [(_place(c, q, order), c, q) for c in clauses for q in c.quotes if q.language == language]
    return [(c, q) for _, c, q in sorted(rows, key=lambda row: row[0])]


def _place(clause: Clause, quote: Quote, order: dict[ClauseId, int]) -> float:
    if quote.after is None:
        return order[clause.id]
    within = [i for id_, i in order.items() if id_ == quote.after or id_.startswith(f"{quote.after}.")]
    return max(within, default=len(order)) + 0.5


def compare(segments: Sequence[Segment], source: SourceText, language: Language) -> list[Finding]:
    """Walk through the source quote by quote; each gap and each departure is a finding at its place."""
    return list(_walk(segments, source, language))


def _walk(segments: Sequence[Segment], source: SourceText, language: Language) -> Iterator[Finding]:
    glue = language.space
    position, found, before = 0, 0, "the beginning"
    for index, segment in enumerate(segments):
        position = _skip(source.text, position)
        end = _match(segment, source.text, position, glue)
        if end is None:
            found += 1
            at, end = _find(segment, source.text, position, glue)
            if end is not None:
                yield _gap(segment, source, position, at, before)
            else:
                yield _departure(segment, source, position, language, glue)
                end = min(
                    (
                        p
                        for p in (
                            _find(s, source.text, position, glue)[0] for s in segments[index + 1 : index + 4]
                        )
                        if p >= 0
                    ),
                    default=position,
                )
            if found == _MOST:
                yield Finding(
                    segment.file,
                    segment.line,
                    f"more departures from {source.file} than {_MOST}",
                    "mend these first",
                )
                return
        elif glue and source.text[end : end + 1] not in ("", " "):
            yield Finding(
                segment.file,
                segment.line,
                f"the quote of {segment.clause} breaks off before «{source.text[end : end + 30]}»",
                f"quote to the end of the words ({source.file}:{source.line_at(end)})",
            )
        position, before = end, f"{segment.clause} ({segment.file}:{segment.line})"
    position = _skip(source.text, position)
    if position < len(source.text):
        last = segments[-1] if segments else None
        yield Finding(
            last.file if last else FILE,
            last.line if last else 1,
            f"the source goes on after {before}: «{source.text[position : position + 60]}»",
            f"quote it, or list its lines as left out ({source.file}:{source.line_at(position)})",
        )


def _segment(clause: Clause, quote: Quote) -> Segment:
    path = clause.id.partition("/")[2]
    return Segment(clause.id, path, clause.feature, quote.line, fold(quote.text, quote.language))


def _labelled(
    segment: Segment, path: str, edition: EditionText, language: Language
) -> tuple[Segment, list[Finding]]:
    if path == "d" or is_sentence(path) or path in edition.unlabelled:
        return segment, []
    if edition.heading is not None and "." not in path:
        openings = [fold(f, language) for f in forms((edition.heading,), path)]
        if any(segment.text.startswith(opening) for opening in openings):
            return segment, []
        return segment, [
            Finding(
                segment.file,
                segment.line,
                f"the quote of {segment.clause} does not begin with {' or '.join(openings)!r}",
                "quote the heading with its number, or correct the tag",
            )
        ]
    labels = forms(edition.labels, path)
    return (replace(segment, labels=tuple(fold(f, language) for f in labels)) if labels else segment), []


def _skip(text: str, position: int) -> int:
    return position + 1 if text[position : position + 1] == " " else position


def _match(segment: Segment, text: str, position: int, glue: str) -> int | None:
    return next((position + len(e) for e in segment.expected(glue) if text.startswith(e, position)), None)


def _find(segment: Segment, text: str, position: int, glue: str) -> tuple[int, int | None]:
    """Where the segment stands further on: start and end, or -1 and None."""
    hits = [(at, at + len(e)) for e in segment.expected(glue) if (at := text.find(e, position)) >= 0]
    return min(hits, default=(-1, None))


def _gap(segment: Segment, source: SourceText, start: int, end: int, before: str) -> Finding:
    words = source.text[start:end].strip()
    shown = words if len(words) <= 80 else f"{words[:50]} … {words[-25:]}"
    return Finding(
        segment.file,
        segment.line,
        f"no quote holds «{shown}», which stands between {before} and {segment.clause}",
        f"quote it in its clause ({source.file}:{source.line_at(start)})",
    )


def _departure(segment: Segment, source: SourceText, position: int, language: Language, glue: str) -> Finding:
    best = max(segment.expected(glue), key=lambda e: _common(e, source.text, position))
    same = _common(best, source.text, position)
    seen = source.text[position + same : position + same + 30]
    return Finding(
        segment.file,
        segment.line,
        f"the {language.mark} quote of {segment.clause} departs from the source after "
        f"«{best[max(0, same - 25) : same]}»: it has «{best[same : same + 30]}», the source «{seen}»",
        f"quote the source exactly ({source.file}:{source.line_at(min(position + same, len(source.text)))})",
    )


def _common(expected: str, text: str, position: int) -> int:
    length = 0
    for a, b in zip(expected, text[position : position + len(expected)], strict=False):
        if a != b:
            break
        length += 1
    return length
