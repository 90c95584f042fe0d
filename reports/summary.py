"""The summary of a regulation: conclusion, counts, reasons, and what drawn hands would have missed."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.clause import Regulation
from vistoria.model.outcome import Conclusion, Outcome
from vistoria.model.visible import brief
from vistoria.verdict.play import PlayResult
from vistoria.verdict.results import EngineRecord, RegulationResult, Results

from .clause_view import ArticleShown, ClauseShown, ReadingShown, articles, clauses_shown, readings_shown
from .gaps import Gaps, gaps
from .record import RunRecord
from .scenario_view import Messages
from .situations import Situations, of_law
from .words import ICONS

CONFIDENCE = 95
"""Per cent."""


def one_in(play: PlayResult | None) -> int | None:
    """N, where an error in one hand of N would have been seen with the confidence; None without a sample.

    Of hands drawn independently, (1 - 1/N) ** hands is the chance to miss it. Hands that nobody refereed do not count.
    """
    if play is None or not play.refereed or not play.hands:
        return None
    rate = 1 - (1 - CONFIDENCE / 100) ** (1 / play.hands)
    return int(1 / rate)


@dataclass(frozen=True)
class Tile:
    """The number of clauses with an outcome."""

    outcome: Outcome
    count: int


@dataclass(frozen=True)
class RegulationShown:
    """A regulation with its result, ready to be rendered."""

    regulation: Regulation
    result: RegulationResult
    tiles: tuple[Tile, ...]
    """The outcomes, worst first; the summary sentence names those that are not 0."""
    because: tuple[str, ...]
    """Why it is not determined, apart from the counts: keys of messages."""
    articles: tuple[ArticleShown, ...]
    clauses: tuple[ClauseShown, ...]
    readings: tuple[ReadingShown, ...]
    gaps: Gaps

    @property
    def awaiting(self) -> int:
        """Untested clauses with only the inspection part open."""
        shown = (None, Outcome.PASSED, Outcome.INAPPLICABLE)
        return sum(
            c.result.outcome is Outcome.UNTESTED and c.result.engine_part in shown
            for c in self.gaps.inspection
        )

    @property
    def situations(self) -> Situations:
        """What was played of it beside the scenarios."""
        clauses = [clause.result.in_play for clause in self.clauses if clause.result.in_play]
        return of_law(self.result.play, clauses)

    @property
    def found_one_in(self) -> int | None:
        """How rare an error the drawn hands would have found."""
        return one_in(self.result.play)

    @property
    def scenario_count(self) -> int:
        """Number of scenarios in the catalogue."""
        return len(self.regulation.scenarios)


def regulation_shown(
    regulation: Regulation, result: RegulationResult, results: Results, messages: Messages, run: RunRecord
) -> RegulationShown:
    """Combine a regulation, its results and its transcripts; raise ResultsDoNotFit."""
    clauses = clauses_shown(regulation, result, results, messages, run.engine_words)
    return RegulationShown(
        regulation=regulation,
        result=result,
        tiles=tuple(Tile(outcome, result.counts.get(outcome, 0)) for outcome in ICONS),
        because=tuple(_because(result, results)),
        articles=articles(clauses),
        clauses=clauses,
        readings=readings_shown(regulation, results),
        gaps=gaps(regulation, clauses),
    )


def engine_name(engine: EngineRecord) -> str:
    """Name and version; their beginning where they are longer than a name."""
    return f"{brief(engine.name)} {brief(engine.version)}".strip()


def _because(result: RegulationResult, results: Results) -> list[str]:
    """The reasons why a regulation is not determined, apart from its clauses."""
    if result.conclusion is not Conclusion.NOT_DETERMINED:
        return []
    reasons = []
    if not result.claimed:
        reasons.append("because.not-claimed")
    if results.interrupted:
        reasons.append("because.interrupted")
    if results.filtered:
        reasons.append("because.filtered")
    if results.faults:
        reasons.append("because.faults")
    if not result.counts.get(Outcome.PASSED, 0):
        reasons.append("because.nothing-passed")
    return reasons
