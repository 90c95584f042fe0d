"""How far a run has come: its scenarios by outcome, and the hands of its drawn tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import Outcome
from vistoria.model.played import PlayedTable
from vistoria.model.situation import hands_of
from vistoria.verdict.context import Context
from vistoria.verdict.request import RunRequest
from vistoria.verdict.scenario import judge_scenario

from .counting import Counting

WORDS = {Outcome.FAILED: "failed", Outcome.CANT_TELL: "inconclusive", Outcome.UNTESTED: "untested"}


class RunProgress:
    """Counts the scenarios of a run by outcome and the hands of its drawn tables, and names the clause tried last.

    The engine's declarations are known only at the end: an offer that it refuses counts as untested until then.
    """

    def __init__(
        self, request: RunRequest, regulations: Mapping[str, Regulation], counting: Counting
    ) -> None:
        self.entries: dict[str, tuple[ScenarioEntry, Context]] = {
            entry.id: (entry, Context(law, request.readings))
            for law in regulations.values()
            for entry in law.scenarios
            if entry.in_force(request.readings) and request.wants(entry.id, entry.clause)
        }
        self.total = len(self.entries)
        self.ended = 0
        self.counts: Counter[Outcome] = Counter()
        self.disagreements = 0
        self.played, self.asked = 0, request.hands * len(regulations)
        self.open: dict[str, int] = {
            clause: least for r in regulations.values() for clause, least in r.least_in_play.items()
        }
        self.counting = counting
        self.counting.at("scenarios", 0, self.total)
        if self.asked:
            self.counting.at("hands", 0, self.asked)

    def scenario(self, evidence: Evidence) -> None:
        """Count one finished scenario."""
        self.ended += 1
        if known := self.entries.get(evidence.scenario):
            entry, context = known
            self.counts[judge_scenario(entry, evidence, context).outcome] += 1
        clause = evidence.scenario.partition("#")[0]
        self.counting.at("scenarios", self.ended, self.total, f"{clause}{self._note()}")

    def _note(self) -> str:
        return "".join(
            f" · {self.counts[outcome]} {word}" for outcome, word in WORDS.items() if self.counts[outcome]
        )

    def table(self, table: PlayedTable) -> None:
        """Count the hands of a table."""
        self.disagreements += len(table.disagreements)
        for clause, situations in table.situations.items():
            if clause in self.open:
                self.open[clause] -= hands_of(situations)
        short = sum(left > 0 for left in self.open.values())
        notes = [f"{self.disagreements} disagreements" if self.disagreements else ""]
        notes += [f"{short} clauses not seen often enough yet" if short else ""]
        self.played += table.hands
        self.counting.at("hands", self.played, self.asked, ", ".join(filter(None, notes)))
