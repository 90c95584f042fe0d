"""One clause as a report shows it: law text, party, outcome and evidence; and articles in the order of the law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vistoria.model.clause import Clause, Quote, Reading, ReadingOption, Regulation
from vistoria.model.language import Language
from vistoria.model.outcome import Outcome, Reason
from vistoria.verdict.results import ClauseResult, RegulationResult, Results

from .found_view import FoundShown, found_shown
from .scenario_view import Messages, ScenarioShown, scenario_shown
from .situations import Situations, of_clause
from .words import ICONS

MOST_WORDS = 200
"""Characters of the law beside its proof; the clause itself quotes all."""


class ResultsDoNotFit(ValueError):
    """Results and features do not match; a report would hide clauses."""

    def __init__(self, regulation: str, missing: Sequence[str], unknown: Sequence[str]) -> None:
        parts = [f"without a result: {_few(missing)}" if missing else ""]
        parts.append(f"without a text: {_few(unknown)}" if unknown else "")
        super().__init__(
            f"{regulation}: results and features do not match; {'; '.join(p for p in parts if p)}. "
            "Use the features of the run"
        )
        self.regulation = regulation
        self.missing = tuple(missing)
        self.unknown = tuple(unknown)


QuoteRow = Sequence[tuple[Language, Quote | None]]
"""A passage in each language of the law, in their order."""


@dataclass(frozen=True)
class ReadingShown:
    """A reading with the option in force; None if the results do not name it."""

    reading: Reading
    in_force: str | None
    option: ReadingOption | None

    @property
    def others(self) -> tuple[ReadingOption, ...]:
        """The options not in force."""
        return tuple(option for option in self.reading.options if option is not self.option)

    @property
    def is_selected(self) -> bool:
        """Whether a non-default option was chosen."""
        return self.in_force is not None and self.in_force != self.reading.default


@dataclass(frozen=True)
class ClauseShown:
    """A clause of the catalogue beside its result."""

    clause: Clause
    result: ClauseResult
    depth: int
    rows: tuple[QuoteRow, ...]
    readings: tuple[ReadingShown, ...]
    scenarios: tuple[ScenarioShown, ...]
    found: tuple[FoundShown, ...]
    """Hands in which play found that it was not kept, the best first."""
    inspection_why: Reason | None

    @property
    def label(self) -> str:
        """The clause's own label, without the regulation's id."""
        return self.clause.id.partition("/")[2]

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        """The beginning of the law's words in each language, with the language tag."""
        return tuple((tag, _begun(text)) for tag, text in self.whole_words)

    @property
    def whole_words(self) -> tuple[tuple[str, str], ...]:
        """The law's words in each language, with the language tag."""
        said: dict[str, list[str]] = {}
        for language, quote in (pair for row in self.rows for pair in row):
            if quote:
                said.setdefault(language.tag, []).append(quote.text)
        return tuple((tag, " ".join(texts)) for tag, texts in said.items())

    @property
    def situations(self) -> Situations | None:
        """In which hands play looked at it; None where play neither did nor is asked to."""
        return of_clause(self.result.in_play) if self.result.in_play else None

    @property
    def more_found(self) -> int:
        """Points found in play that are not shown."""
        play = self.result.in_play
        return len(play.found) - len(self.found) if play else 0

    @property
    def is_translated(self) -> bool:
        """Whether it is quoted in a working translation."""
        return any(quote.language.is_working for quote in self.clause.quotes)

    @property
    def is_open(self) -> bool:
        """Whether it is shown unfolded."""
        worst = self.result.outcome in (Outcome.FAILED, Outcome.CANT_TELL)
        return worst or any(scenario.is_open for scenario in self.scenarios)

    @property
    def binds_nobody(self) -> bool:
        """Whether it is a heading, a definition or an enactment."""
        return self.result.reason in (Reason.HEADING, Reason.DEFINITION, Reason.ENACTMENT)


def readings_shown(regulation: Regulation, results: Results) -> tuple[ReadingShown, ...]:
    """Every reading of a regulation with the option in force."""
    shown = []
    for reading in regulation.readings:
        force = results.readings.get(reading.id)
        option = None if force is None else reading.option(force)
        shown.append(ReadingShown(reading, force, option))
    return tuple(shown)


def clauses_shown(
    regulation: Regulation, result: RegulationResult, results: Results, messages: Messages, engine: str | None
) -> tuple[ClauseShown, ...]:
    """Every clause in the order of the law; raise ResultsDoNotFit unless results and features match."""
    known: dict[str, Clause] = {c.id: c for c in regulation.clauses}
    _compare(regulation.id, list(known), list(result.clauses))
    readings = readings_shown(regulation, results)
    return tuple(
        _clause(regulation, clause, result.clauses[clause.id], known, readings, messages, engine)
        for clause in regulation.clauses
    )


def quote_rows(quotes: Sequence[Quote], languages: Sequence[Language]) -> tuple[QuoteRow, ...]:
    """Align the quotes of the same passage in the different languages."""
    rows: list[dict[Language, Quote]] = []
    for quote in quotes:
        behind = languages[languages.index(quote.language) :]
        if not rows or any(language in rows[-1] for language in behind):
            rows.append({})
        rows[-1][quote.language] = quote
    return tuple([(language, row.get(language)) for language in languages] for row in rows)


def _clause(
    regulation: Regulation,
    clause: Clause,
    result: ClauseResult,
    known: Mapping[str, Clause],
    readings: Sequence[ReadingShown],
    messages: Messages,
    engine: str | None,
) -> ClauseShown:
    scenarios = {s.id: s for s in result.scenarios}
    _compare(clause.id, [e.id for e in clause.scenarios], list(scenarios))
    return ClauseShown(
        clause=clause,
        result=result,
        depth=_depth(clause, known),
        rows=quote_rows(clause.quotes, regulation.languages),
        readings=tuple(r for r in readings if clause.id in r.reading.clauses),
        scenarios=tuple(
            scenario_shown(regulation, entry, scenarios[entry.id], messages, engine)
            for entry in clause.scenarios
        ),
        found=found_shown(clause.id, result.in_play, messages, engine),
        inspection_why=result.inspection_reason,
    )


def _depth(clause: Clause, known: Mapping[str, Clause]) -> int:
    parent = known.get(clause.parent) if clause.parent else None
    return 1 + _depth(parent, known) if parent else 0


def _compare(where: str, expected: list[str], found: list[str]) -> None:
    missing = [i for i in expected if i not in set(found)]
    unknown = [i for i in found if i not in set(expected)]
    if missing or unknown:
        raise ResultsDoNotFit(where, missing, unknown)


def _begun(text: str) -> str:
    """The beginning of a text, cut between words."""
    if len(text) <= MOST_WORDS:
        return text
    start = text[:MOST_WORDS]
    return f"{start.rsplit(' ', 1)[0] if ' ' in start[MOST_WORDS // 2 :] else start} …"


def _few(ids: Sequence[str]) -> str:
    return ", ".join(ids[:5]) + (f" and {len(ids) - 5} more" if len(ids) > 5 else "")


@dataclass(frozen=True)
class BarSegment:
    """A segment of a bar: `count` clauses with one outcome, after `start` others."""

    outcome: Outcome
    start: int
    count: int


@dataclass(frozen=True)
class ArticleShown:
    """A top-level clause with all its subclauses."""

    root: ClauseShown
    clauses: tuple[ClauseShown, ...]
    """The root first."""
    bar: tuple[BarSegment, ...]
    """Worst first, without clauses that bind nobody."""

    @property
    def total(self) -> int:
        """Clauses in the bar."""
        return sum(segment.count for segment in self.bar)

    @property
    def is_open(self) -> bool:
        """Whether it is shown unfolded."""
        return any(clause.is_open for clause in self.clauses)

    @property
    def worst(self) -> Outcome:
        """The worst outcome in it; inapplicable if it binds nobody."""
        hindering = [s.outcome for s in self.bar if s.outcome is not Outcome.INAPPLICABLE]
        return hindering[0] if hindering else Outcome.INAPPLICABLE


def articles(clauses: Sequence[ClauseShown]) -> tuple[ArticleShown, ...]:
    """Group clauses by their top-level clause, in the order of the law."""
    top: dict[str, str] = {}
    groups: dict[str, list[ClauseShown]] = {}
    for shown in clauses:
        parent = shown.clause.parent
        root = top.get(parent, shown.clause.id) if parent else shown.clause.id
        top[shown.clause.id] = root
        groups.setdefault(root, []).append(shown)
    return tuple(ArticleShown(group[0], tuple(group), bar(group)) for group in groups.values())


def bar(clauses: Sequence[ClauseShown]) -> tuple[BarSegment, ...]:
    """The outcomes of some clauses as segments of a bar."""
    counts = Counter(c.result.outcome for c in clauses if not c.binds_nobody)
    segments: list[BarSegment] = []
    for outcome in ICONS:
        if counts[outcome]:
            start = segments[-1].start + segments[-1].count if segments else 0
            segments.append(BarSegment(outcome, start, counts[outcome]))
    return tuple(segments)
