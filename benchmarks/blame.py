"""Blame: how many wrong engines that drawn tables see are named by the clause that they break, and by no other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vistoria.client.aliases import Aliases
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.law.catalogue import installed, load
from vistoria.model.candidate import Candidate
from vistoria.model.clause import Regulation
from vistoria.model.disagreement import Disagreement
from vistoria.model.history import History
from vistoria.play.table import play_table, refereed
from vistoria.referee.model import Model, models
from vistoria.validation.candidates import candidates
from vistoria.validation.selftest.drawn import ALIKE, Beside
from vistoria.validation.selftest.gather import LAWFUL

from .figure import Figure

TABLES = (5, 10, 20)
"""Hands of the tables that each engine is tried at."""


@dataclass(frozen=True)
class Seen:
    """What tables of a wrong engine told where a lawful one would have answered otherwise."""

    candidate: Candidate
    offers: frozenset[str]
    histories: tuple[History, ...]


@dataclass(frozen=True)
class Named:
    """The clauses that the referee names for a wrong engine."""

    candidate: Candidate
    found: tuple[Disagreement, ...]

    @property
    def clauses(self) -> frozenset[str]:
        """Every clause that fails; of one through which others hold at a table, and these, the one that is broken."""
        own = self.candidate.clause
        return frozenset(
            clause
            for each in self.found
            for clause in each.clauses
            if (clause in each.through) == (own in each.through)
        )

    @property
    def is_exact(self) -> bool:
        """Whether its own clause is named, or those that say the same, and no other."""
        return bool(self.clauses) and self.clauses <= {self.candidate.clause, *self.candidate.corresponding}


def measure(sample: int) -> list[Figure]:
    """Every so many-th saboteur without a condition, judged without the known ways to break the law and with them."""
    laws = {name: load(folder) for name, folder in installed().items()}
    known = models({}, laws)
    unknown = {name: model.unaware_of(*(each.id for each in _wrong())) for name, model in known.items()}
    seen = [found for each in _wrong()[::sample] if (found := play(each, laws[each.regulation])).histories]
    return [
        figure
        for what, using in (("without known ways", unknown), ("with known ways", known))
        for figure in _figures(what, [judge(each, using[each.candidate.regulation]) for each in seen])
    ]


def play(candidate: Candidate, law: Regulation) -> Seen:
    """Tables of one engine, each with a lawful engine beside it."""
    offers, histories = frozenset[str](), list[History]()
    for number, hands in enumerate(TABLES, start=1):
        wrong = EngineLink(InProcessLaunch(candidate.target, {**candidate.options, **ALIKE}))
        with wrong, EngineLink(InProcessLaunch(LAWFUL, ALIKE)) as lawful:
            wrong.start()
            lawful.start()
            beside = Beside(wrong, lawful)
            offers = frozenset(wrong.hello.offered(candidate.regulation))
            names = Aliases(f"{1:064x}", f"table-{number}")
            talk, _ = play_table(beside, law, names, seed=1, number=number, hands=hands)
            if beside.differs:
                histories.append(talk.history)
    return Seen(candidate, offers, tuple(histories))


def judge(seen: Seen, model: Model) -> Named:
    """What a referee with this model of the law names."""
    told = (refereed("", history, model, seen.offers) for history in seen.histories)
    return Named(seen.candidate, tuple(each for table in told for each in table.disagreements))


def _wrong() -> list[Candidate]:
    return [each for each in candidates() if each.kind == "saboteur"]


def _figures(what: str, named: Sequence[Named]) -> Iterator[Figure]:
    told = [each for each in named if each.clauses]
    exact = sum(each.is_exact for each in told)
    yield Figure(
        f"named by their own clause alone, {what}",
        100 * exact / max(len(told), 1),
        "%",
        f"{exact} of {len(told)} saboteurs that disagree with the law at a table; {len(named)} err there",
        90.0 if "without" in what else 97.0,
        more_is_better=True,
    )
    yield Figure(
        f"clauses that one saboteur names, {what}",
        max((len(each.clauses) for each in told), default=0),
        "",
        "the most of any",
        3.0,
    )
