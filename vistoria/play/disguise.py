"""Scenarios that are played once more as something else, so that no product can keep the law for their sake alone.

A few of the literal scenarios of each clause have echoes: other seats, other sums, company, after other hands, beside
another table. Names are others in any case. The product is compared with itself.
"""

from __future__ import annotations

from vistoria.client.aliases import draw_seed
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable, echoes_of

MOST = 2
"""How many scenarios of a clause are disguised in a run."""


def is_disguised(regulation: Regulation, entry: ScenarioEntry, seed: int) -> bool:
    """Whether a scenario is one of those of its clause that the seed picks."""
    alike = [each for each in regulation.scenarios if each.clause == entry.clause]
    return entry.id in [each.id for each in sorted(alike, key=lambda each: turn_of(each.id, seed))[:MOST]]


def turn_of(scenario: str, seed: int) -> int:
    """Which way to echo a scenario comes first."""
    return draw_seed(seed, echoes_of(scenario))


def as_table(scenario: str) -> PlayedTable:
    """The conversation of a scenario as a table that may be echoed."""
    return PlayedTable(scenario, 0, refereed=False)


def may_be_echoed(evidence: Evidence) -> bool:
    """Whether a scenario came to its end, with its own figures and hands that are all stored."""
    return evidence.fault is None and evidence.sample is None and not evidence.scaled
