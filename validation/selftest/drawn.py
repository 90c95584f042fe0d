"""One trial at the default of a run: drawn tables, with a lawful engine beside them to see whether the candidate errs.

Where drawn tables fail none of the clauses that it names, the scenarios of these clauses are run too.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from vistoria.client.aliases import Aliases
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.law.catalogue import load
from vistoria.model.candidate import Candidate
from vistoria.model.clause import Regulation
from vistoria.play.sizes import table_sizes
from vistoria.play.table import play_table, refereed
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello
from vistoria.referee.model import Model, models

from .gather import LAWFUL
from .trial import TrialOptions, TrialResult, try_candidate

TOLD_FREELY = frozenset({"cites", "reason", "text", "five"})
"""What two lawful engines may say in other words, or by other cards of the same worth."""

ALIKE = {"shuffle": "alike"}
"""The launch option by which both engines shuffle alike at tables without a seed."""


@dataclass
class Beside:
    """A link to a candidate; a lawful engine is asked the same until the two answer differently."""

    candidate: EngineLink
    lawful: EngineLink
    differs: bool = False

    @property
    def hello(self) -> Hello:
        """What the candidate said of itself."""
        return self.candidate.hello

    def call(self, method: str, params: object) -> object:
        """The candidate's result."""
        result = self.candidate.call(method, params)
        if not self.differs:
            try:
                other = self.lawful.call(method, params)
            except EngineError:
                other = None
            self.differs = result != other and _plain(result) != _plain(other)
        return result

    def malformed(self, what: str) -> EngineError:
        """The error of a result that cannot be read."""
        return self.candidate.malformed(what)


def try_drawn(candidate: Candidate, folder: Path, options: TrialOptions) -> TrialResult:
    """Play tables on the candidate until a clause fails that it names, or as many hands as the options have.

    Each table is judged twice: as a run does, and by a referee that does not know how this candidate errs. A run has
    scenarios beside its drawn tables: if the candidate erred, and one of the two did not fail a clause that it names,
    those of its clauses are run.
    """
    law, model = _law(folder), _model(folder)
    unaware = model.unaware_of(candidate.id.partition("@")[0])
    named = {str(candidate.clause), *candidate.corresponding}
    failed: dict[str, str] = {}
    erred, strange, faults = False, False, list[str]()
    for number, size in enumerate(table_sizes(options.hands), start=1):
        with (
            EngineLink(InProcessLaunch(candidate.target, {**candidate.options, **ALIKE})) as link,
            EngineLink(InProcessLaunch(LAWFUL, ALIKE)) as lawful,
        ):
            link.start()
            lawful.start()
            beside = Beside(link, lawful)
            offers = link.hello.offered(candidate.regulation)
            names = Aliases(f"{options.seed:064x}", f"table-{number}")  # a self-test can be repeated
            talk, fault = play_table(beside, law, names, seed=options.seed, number=number, hands=size)
        erred = erred or beside.differs
        if fault is not None:
            faults.append(f"table {number}: {fault.detail}")
        for each in refereed("", talk.history, model, offers).disagreements if beside.differs else ():
            for clause in each.clauses:
                failed.setdefault(clause, f"table {number}, hand {each.hand}: {each.aspect}: {each.seen}")
        if failed and not strange:
            judged = refereed("", talk.history, unaware, offers).disagreements
            strange = any(not named.isdisjoint(each.clauses) for each in judged)
        if strange and named.intersection(failed):
            break
    if erred and not (strange and named.intersection(failed)):
        shown = _by_scenarios(candidate, named, folder, options)
        failed = shown.shown_by | failed
        faults += shown.faults
        strange = strange or not named.isdisjoint(shown.failed)
    return TrialResult(
        candidate.id, tuple(failed), shown_by=failed, faults=tuple(faults), erred=erred, as_unknown=strange
    )


def _by_scenarios(candidate: Candidate, named: Set[str], folder: Path, options: TrialOptions) -> TrialResult:
    """What the scenarios of these clauses show, with all the examples that a run draws."""
    clauses = tuple(sorted(clause for clause in named if clause.startswith(f"{candidate.regulation}/")))
    return try_candidate(replace(candidate, clauses=clauses), folder, replace(options, share=100))


@cache
def _law(folder: Path) -> Regulation:
    return load(folder)


@cache
def _model(folder: Path) -> Model:
    law = _law(folder)
    return models({}, {law.id: law})[law.id]


def _plain(value: Any) -> Any:
    """What is said, without the words of it."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items() if key not in TOLD_FREELY}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value
