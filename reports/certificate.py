"""The first page, a certificate: the laws that count for this engine, what failed, and who can supply what is open.

What does not fit on one sheet continues in the annex.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from unicodedata import east_asian_width

from vistoria.model.isolation import Isolation
from vistoria.model.outcome import Conclusion, Outcome, Reason
from vistoria.verdict.reasons import Supplier, supplier_of
from vistoria.verdict.results import Results, ScenarioResult

from .clause_view import ClauseShown
from .found_view import FoundShown
from .record import RunRecord
from .scenario_view import ScenarioShown
from .summary import RegulationShown

SHEET = 78
"""Lines of a printed sheet, in the size of its tables."""
HEAD, SIGNED = 9, 14
"""Lines of the title with its number, and of who tested and who signs."""
LAW, TABLES = 7, 6
"""Lines of the sentence on a law, and of the heads of its tables."""
WORDS_WIDE, FOUND_WIDE = 36, 28
"""Letters of a line of the law's words, and of what was expected or observed."""
WORST = (Conclusion.DOES_NOT_CONFORM, Conclusion.NOT_DETERMINED, Conclusion.CONFORMS)


@dataclass(frozen=True)
class Row:
    """A failed or inconclusive clause with the scenario of its own that shows it, if one does."""

    clause: ClauseShown
    scenario: ScenarioShown | None
    more: int
    """How many of its scenarios have the same outcome besides."""
    found: FoundShown | None
    """The hand in play that shows it, where no scenario does."""

    @property
    def plays(self) -> bool:
        """Whether there is a hand to look at."""
        shown = self.scenario or self.found
        return shown is not None and shown.told is not None

    @property
    def result(self) -> ScenarioResult | None:
        """Of its scenario, or of another clause's on whose way it was not kept."""
        if self.scenario:
            return self.scenario.result
        return None if self.found else next(iter(self.clause.result.elsewhere), None)

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        """The law's words in each language, whole, with the language tag."""
        return self.clause.whole_words

    @property
    def sentences(self) -> tuple[str | None, str | None]:
        """What was expected and observed, as the record has it; None where nothing shows it."""
        if self.result:
            return self.result.expected, self.result.observed
        return (self.found.found.demanded, self.found.found.seen) if self.found else (None, None)

    @property
    def lines(self) -> int:
        """How many lines of a sheet the row takes at most, in whatever language."""
        words = max((_lines(text, WORDS_WIDE) for _, text in self.words), default=1)
        return max(words, *(_lines(text or "", FOUND_WIDE) for text in self.sentences), 2) + 1


@dataclass(frozen=True)
class Missing:
    """Open clauses with the same reason."""

    supplier: Supplier
    outcome: Outcome
    reason: Reason | None
    clauses: tuple[ClauseShown, ...]


@dataclass(frozen=True)
class Certified:
    """One law on the first page."""

    law: RegulationShown
    rows: tuple[Row, ...]
    missing: tuple[Missing, ...]
    fits: int
    """How many of the rows stand on the first page; the others follow in the annex."""

    @property
    def suppliers(self) -> tuple[tuple[Supplier, int], ...]:
        """Who can supply what is open, and of how many clauses."""
        counts = Counter[Supplier]()
        for group in self.missing:
            counts[group.supplier] += len(group.clauses)
        return tuple(counts.items())


@dataclass(frozen=True)
class Certificate:
    """The laws that count, worst first, and those that the engine does not claim."""

    laws: tuple[Certified, ...]
    others: tuple[RegulationShown, ...]


def certificate(regulations: Sequence[RegulationShown]) -> Certificate:
    """The first page of a report. If the engine claims none of the laws, all of them count."""
    counts = [law for law in regulations if law.result.claimed] or list(regulations)
    laws = sorted(counts, key=lambda law: WORST.index(law.result.conclusion))
    return Certificate(
        tuple(_certified([(law, _rows(law), _missing(law)) for law in laws])),
        tuple(law for law in regulations if law not in counts),
    )


def _certified(
    laws: Sequence[tuple[RegulationShown, tuple[Row, ...], tuple[Missing, ...]]],
) -> Iterator[Certified]:
    """The laws with as many rows as find room on one sheet, the first laws first."""
    suppliers = sum(len({group.supplier for group in missing}) for _, _, missing in laws)
    left = SHEET - HEAD - SIGNED - suppliers - sum(LAW + TABLES * bool(rows) for _, rows, _ in laws)
    for law, rows, missing in laws:
        fits = 0
        while fits < len(rows) and rows[fits].lines <= left:
            left -= rows[fits].lines
            fits += 1
        yield Certified(law, rows, missing, fits)


def _lines(text: str, wide: int) -> int:
    """Lines of a text in a narrow column; a wide character takes the room of two."""
    return -(-sum(1 + (east_asian_width(each) in "WF") for each in text) // wide)


def _rows(law: RegulationShown) -> tuple[Row, ...]:
    return tuple(
        _row(clause, outcome)
        for outcome in (Outcome.FAILED, Outcome.CANT_TELL)
        for clause in law.clauses
        if clause.result.outcome is outcome
    )


def _row(clause: ClauseShown, outcome: Outcome) -> Row:
    mine = [scenario for scenario in clause.scenarios if scenario.result.outcome is outcome]
    found = clause.found[0] if clause.found and not mine else None
    return Row(clause, mine[0] if mine else None, max(len(mine) - 1, 0), found)


def _missing(law: RegulationShown) -> tuple[Missing, ...]:
    groups: dict[tuple[Supplier, Outcome, Reason | None], list[ClauseShown]] = {}
    for outcome in (Outcome.CANT_TELL, Outcome.UNTESTED):
        for clause in law.clauses:
            reason = clause.result.reason
            if clause.result.outcome is outcome:
                supplier = supplier_of(reason)
                groups.setdefault((supplier, outcome, reason), []).append(clause)
    order = list(Supplier)
    return tuple(
        Missing(*key, tuple(clauses))
        for key, clauses in sorted(groups.items(), key=lambda g: order.index(g[0][0]))
    )


def qualifications(results: Results, run: RunRecord) -> tuple[tuple[str, Mapping[str, object]], ...]:
    """What limits the conclusion, each as the key of a message with its slots; the annex explains them."""
    held = {
        "interrupted": results.interrupted,
        "filtered": results.filtered,
        "fault": results.faults,
        "table": results.broken_tables,
        "otherwise": results.otherwise,
        "known": results.known,
        "deviation": run.deviations,
        results.scope: results.scope != "all",
        "seed": results.seed_chosen,
        "isolated": results.engine.isolation is not Isolation.ISOLATED,
        "incident": results.incidents,
    }
    revised: list[tuple[str, Mapping[str, object]]] = (
        [("alert.revision", {"n": run.revision})] if run.revision > 1 else []
    )
    return (*revised, *((f"alert.{key}", {}) for key, holds in held.items() if holds))
