"""The verdicts on one regulation, and what is left of them without what a vendor has accepted."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from vistoria.model.outcome import Conclusion, Outcome, Verdict
from vistoria.model.played import PlayedTable

from .clause import ClauseVerdict
from .context import Context
from .open_points import follows_from
from .regulation import conclude


@dataclass(frozen=True)
class Judged:
    """The verdicts on one regulation."""

    context: Context
    clauses: Mapping[str, ClauseVerdict]
    verdicts: Mapping[str, Verdict]
    """By id of the scenario, or of the table that was broken off."""
    broken: Sequence[PlayedTable]
    """Tables that were broken off."""

    @property
    def conclusion(self) -> Conclusion:
        """The conclusion on the regulation."""
        return conclude(self.clauses.values(), self.verdicts.values(), self.context)

    def without(self, held: Collection[tuple[Outcome, str]], left: Mapping[str, Outcome | None]) -> Judged:
        """The same without what the vendor has accepted: what is `left` of clauses, and what is not `held`."""
        accepted = {id_ for id_, outcome in left.items() if outcome is None}
        follow = {table.id for table in self.broken if follows_from(table, accepted)}
        verdicts = {
            id_: verdict
            for id_, verdict in self.verdicts.items()
            if (verdict.outcome, id_) not in held and id_ not in follow
        }
        clauses = {id_: verdict for id_, verdict in self.clauses.items() if id_ not in left}
        for id_, outcome in left.items():
            if outcome is not None and id_ in self.clauses:
                clauses[id_] = self.clauses[id_].as_open(outcome)
        broken_off = any(table.id in verdicts for table in self.broken)
        return Judged(replace(self.context, broken_off=broken_off), clauses, verdicts, self.broken)
