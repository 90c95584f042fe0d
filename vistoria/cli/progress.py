"""How far a run has come: its scenarios by outcome, and the hands of its drawn tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from time import monotonic

from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import Outcome
from vistoria.model.played import PlayedTable
from vistoria.model.situation import hands_of
from vistoria.run.collector import said_hands
from vistoria.verdict.context import Context
from vistoria.verdict.request import RunRequest
from vistoria.verdict.scenario import judge_scenario

from .counting import Counting
from .reader import between, colon, say, texts

LITERAL, SAMPLES, TABLES, RECORD = texts(
    "literal scenarios", "samples of chance", "drawn tables", "conclusion and report"
)
WORDS = dict(
    zip(
        (Outcome.FAILED, Outcome.CANT_TELL, Outcome.UNTESTED),
        texts("failed", "inconclusive", "untested"),
        strict=True,
    )
)


class RunProgress:
    """Counts the scenarios of a run by outcome and the hands of its drawn tables, and names the clause tried last.

    The engine's declarations are known only at the end: an offer that it refuses counts as untested until then.
    """

    def __init__(
        self,
        request: RunRequest,
        regulations: Mapping[str, Regulation],
        counting: Counting,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.entries: dict[str, tuple[ScenarioEntry, Context]] = {
            entry.id: (entry, Context(law, request.readings))
            for law in regulations.values()
            for entry in law.scenarios
            if entry.in_force(request.readings) and request.wants(entry.id, entry.clause)
        }
        self.total = len(self.entries)
        self.ended = self.done = 0
        self.counts: Counter[Outcome] = Counter()
        self.disagreements = 0
        self.played, self.asked = 0, request.hands * len(regulations)
        self.open: dict[str, int] = {
            clause: least for r in regulations.values() for clause, least in r.least_in_play.items()
        }
        self.hands = {
            id_: max(1, said_hands(entry) * request.examples.of(entry.clause) // 100)
            for id_, (entry, _) in self.entries.items()
        }
        self.clock, self.began, self.last = clock, clock(), clock()
        self.spent: dict[str, float] = {}
        self.counting = counting
        self.counting.line(self._ahead())
        self.counting.at("scenarios", 0, self.total)
        if self.asked:
            self.counting.at("hands", 0, self.asked)

    def scenario(self, evidence: Evidence) -> None:
        """Count one finished scenario."""
        hands = self.hands.get(evidence.scenario, 1)
        self._spend(SAMPLES if hands > 1 else LITERAL)
        self.ended, self.done = self.ended + 1, self.done + hands
        if known := self.entries.get(evidence.scenario):
            entry, context = known
            self.counts[judge_scenario(entry, evidence, context).outcome] += 1
        clause = evidence.scenario.partition("#")[0]
        counts = (f"{n} {say(word)}" for outcome, word in WORDS.items() if (n := self.counts[outcome]))
        self.counting.at("scenarios", self.ended, self.total, _beside(clause, *counts, self._left()))

    def _ahead(self) -> str:
        """What is to be played, and what most of it is."""
        sampled = [hands for hands in self.hands.values() if hands > 1]
        samples = f", {len(sampled)} of which sample {sum(sampled)} hands," if sampled else ""
        return f"{self.total} scenarios{samples} and {self.asked} hands at drawn tables"

    def took(self) -> str:
        """How the time went."""
        self._spend(RECORD)
        most = sorted(self.spent.items(), key=lambda part: -part[1])
        parts = between(", ").join(f"{say(kind)} {seconds:.0f} s" for kind, seconds in most)
        return f"{self.clock() - self.began:.0f} s{colon()}{parts}"

    def _spend(self, kind: str) -> None:
        now = self.clock()
        self.spent[kind] = self.spent.get(kind, 0.0) + now - self.last
        self.last = now

    @property
    def every(self) -> int:
        """The hands of all scenarios and drawn tables; `done` of them are played."""
        return sum(self.hands.values()) + self.asked

    def _left(self) -> str:
        """About how long it will take from here, by the hands that are left; nothing before a tenth is played."""
        if not 10 * self.done >= self.every > self.done:
            return ""
        seconds = (self.clock() - self.began) / self.done * (self.every - self.done)
        return f"about {seconds:.0f} s left"

    def table(self, table: PlayedTable) -> None:
        """Count the hands of a table."""
        self.disagreements += len(table.disagreements)
        for clause, situations in table.situations.items():
            if clause in self.open:
                self.open[clause] -= hands_of(situations)
        short = sum(left > 0 for left in self.open.values())
        found = {0: "", 1: "1 disagreement"}.get(self.disagreements, f"{self.disagreements} disagreements")
        unseen = {0: "", 1: "1 clause not seen often enough yet"}.get(
            short, f"{short} clauses not seen often enough yet"
        )
        self._spend(TABLES)
        self.played, self.done = self.played + table.hands, self.done + table.hands
        self.counting.at("hands", self.played, self.asked, _beside(found, unseen, self._left()))


def _beside(*notes: str) -> str:
    return " · ".join(filter(None, notes))
