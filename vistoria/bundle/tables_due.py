"""Which tables a run was to play, and what their records are called."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable, echoes_of
from vistoria.play.disguise import is_disguised, may_be_echoed
from vistoria.play.echoed import EVERY
from vistoria.play.sizes import table_sizes
from vistoria.play.table import is_drawn
from vistoria.referee.model import Model
from vistoria.verdict.facts import RunFacts

_ID = re.compile(
    r"(?P<drawn>(?P<regulation>[^/]+)/table-(?P<number>[1-9]\d{0,5}))(?P<again>-(?:echo|[1-9]))?"
)


def missing(
    facts: RunFacts,
    regulations: Mapping[str, Regulation],
    tables: Mapping[str, PlayedTable],
    law: Mapping[str, Model],
) -> Iterator[str]:
    """Ids of the tables that the run was to play and whose record is not there, and of echoes.

    Of a run that was broken off any may be missing; the results say so.
    """
    if facts.interrupted or facts.own_faults:
        return
    ranks = "showdown" in (facts.engine.abilities.get("rank") or ())  # type: ignore[operator]
    shard = facts.request.shard
    for name in facts.claimed:
        if name not in regulations or not is_drawn(regulations[name]):
            continue
        for number, hands in enumerate(table_sizes(facts.request.hands), start=1):
            id_ = f"{name}/table-{number}"
            if (shard is not None and not shard.has(id_)) or not (
                facts.engine.opens_tables if hands else ranks
            ):
                continue
            table = tables.get(id_)
            if table is None:
                yield id_
            elif (
                hands
                and table.fault is None
                and (name not in law or number % EVERY == 1)
                and echoes_of(id_) not in tables
            ):
                yield echoes_of(id_)


def echoed_scenarios(
    facts: RunFacts, regulations: Mapping[str, Regulation], evidence: Mapping[str, Evidence]
) -> dict[str, ScenarioEntry]:
    """The scenarios that have echoes, where these ask anything."""
    if not facts.request.hands or facts.seed is None:
        return {}
    return {
        entry.id: entry
        for regulation in regulations.values()
        for entry in regulation.scenarios
        if entry.id in evidence and may_be_echoed(evidence[entry.id])
        if is_disguised(regulation, entry, facts.seed)
    }


def id_fault(facts: RunFacts, table: PlayedTable, scenarios: Mapping[str, ScenarioEntry]) -> str | None:
    """Why a record is none of a table that the run was asked for; None if it is one.

    `scenarios` are those that have echoes.
    """
    if table.again in scenarios and table.is_echo:
        return None
    parts = _ID.fullmatch(table.id)
    if parts is None or parts["regulation"] not in facts.request.regulations:
        return "is none of the tables that the run was asked for"
    if int(parts["number"]) > len(table_sizes(facts.request.hands)):
        return f"is none of the tables that the run was asked for: {facts.request.hands} hands are fewer"
    shard = facts.request.shard
    if shard is not None and not shard.has(parts["drawn"]):
        return f"is none of the tables that the run was asked for: it is not of shard {shard}"
    due = parts["drawn"] if parts["again"] else ""
    if table.again != due:
        return f"says that it plays hands of {table.again or 'no table'} again; by its id, of {due or 'no table'}"
    return None
