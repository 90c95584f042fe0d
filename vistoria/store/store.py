"""What is put into the store and asked of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Insert, Select, Table, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from vistoria.verdict.over_time import STATES, ClauseStated, Entry, FindingStated, Judgement, State

from .database import database
from .tables import CLAUSES, ENTRIES, FINDINGS, JUDGEMENTS

AT_ONCE = 10_000
"""Rows that are fetched at a time."""


class Query(msgspec.Struct, frozen=True):
    """Which entries are asked for; what is empty leaves nothing out."""

    product: str = ""
    version: str = ""
    regulation: str = ""
    clause: str = ""
    """Entries that say something of it."""
    since: str = ""
    until: str = ""
    """Days in ISO 8601, both included; an entry without a time lies in no period."""


@dataclass(frozen=True)
class Store:
    """A store that is open."""

    engine: Engine

    def add(self, entry: Entry) -> None:
        """Put an entry in, in the place of an earlier one of its id: whole, or not at all."""
        row = {each.name: getattr(entry, each.name) for each in ENTRIES.columns}
        with self.engine.begin() as connection:
            connection.execute(self._upsert().values(row))  # who writes the same entry waits here
            for table in (JUDGEMENTS, CLAUSES, FINDINGS):
                connection.execute(delete(table).where(table.c.entry == entry.id))
            for table, rows in _rows(entry).items():
                if rows:
                    connection.execute(insert(table), rows)

    def _upsert(self) -> Insert:
        dialect: Any = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        adding = dialect.insert(ENTRIES)
        others = {each.name: adding.excluded[each.name] for each in ENTRIES.columns if not each.primary_key}
        made: Insert = adding.on_conflict_do_update(index_elements=[ENTRIES.c.id], set_=others)
        return made

    def entries(self, query: Query = Query(), *, whole: bool = True) -> list[Entry]:  # noqa: B008, it is frozen
        """The entries that are asked for, with the judgements of the regulation that is asked for.

        If not `whole`, with those clauses alone that one of them found broken, or that is asked for.
        """
        found = _asked(query).subquery()
        of = select(found.c.id)
        clauses = select(CLAUSES)
        if not whole and not query.clause:
            broken = [outcome for outcome, state in STATES.items() if state is State.BROKEN]
            ever = select(CLAUSES.c.clause).where(CLAUSES.c.entry.in_(of), CLAUSES.c.outcome.in_(broken))
            clauses = clauses.where(CLAUSES.c.clause.in_(ever))
        with self._reading() as connection:
            heads = connection.execute(select(ENTRIES).where(ENTRIES.c.id.in_(of))).all()
            every = [
                _by_entry(connection, table, asked.where(table.c.entry.in_(of)), query)
                for table, asked in (
                    (JUDGEMENTS, select(JUDGEMENTS)), (CLAUSES, clauses), (FINDINGS, select(FINDINGS)),
                )
            ]  # fmt: skip
        return [
            Entry(**head._mapping, judgements=tuple(_judgements(*(rows.get(head.id, []) for rows in every))))
            for head in heads
        ]

    def findings(self, query: Query = Query()) -> Iterator[list[dict[str, Any]]]:  # noqa: B008
        """The findings that are asked for, with who was judged and when, some thousands at a time."""
        found = _asked(query).subquery()
        columns = [
            *(each.label("entry" if each.name == "id" else each.name) for each in ENTRIES.columns),
            *(each for each in FINDINGS.columns if each.name != "entry"),
        ]
        asked = select(*columns).join(FINDINGS, FINDINGS.c.entry == ENTRIES.c.id)
        asked = asked.where(ENTRIES.c.id.in_(select(found.c.id)))
        for name in ("regulation", "clause"):
            if wanted := getattr(query, name):
                asked = asked.where(FINDINGS.c[name] == wanted)
        asked = asked.order_by(ENTRIES.c.last, ENTRIES.c.id, FINDINGS.c.number, FINDINGS.c.place)
        with self._reading() as connection:
            rows = connection.execution_options(yield_per=AT_ONCE).execute(asked)
            for part in rows.mappings().partitions():
                yield [dict(each) for each in part]

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(reads=True) as connection:
            yield connection


@contextmanager
def opened(address: str, *, make: bool = False) -> Iterator[Store]:
    """The store at an address; raise NoStore."""
    with database(address, make=make) as engine:
        yield Store(engine)


def _rows(entry: Entry) -> dict[Any, list[dict[str, object]]]:
    """The rows of an entry by table."""
    rows: dict[Any, list[dict[str, object]]] = {JUDGEMENTS: [], CLAUSES: [], FINDINGS: []}
    for each in entry.judgements:
        of = {"entry": entry.id, "regulation": each.regulation}
        counts = {"hands": each.hands, "judged": each.judged, "broken": each.broken}
        rows[JUDGEMENTS].append({**of, "stated": each.stated, **counts})
        for number, clause in enumerate(each.clauses, start=1):
            rows[CLAUSES].append({**of, "number": number, **msgspec.structs.asdict(clause)})
        for found in each.findings:
            told = msgspec.structs.asdict(found)
            number = 1 + (int(str(rows[FINDINGS][-1]["number"])) if rows[FINDINGS] else 0)
            for place, name in enumerate(told.pop("clauses"), start=1):
                rows[FINDINGS].append({**of, "number": number, "place": place, "clause": name, **told})
    return rows


def _asked(query: Query) -> Select[Any]:
    """The ids of the entries that are asked for."""
    asked = select(ENTRIES.c.id)
    for name in ("product", "version"):
        if wanted := getattr(query, name):
            asked = asked.where(ENTRIES.c[name] == wanted)
    if query.regulation:
        of = select(JUDGEMENTS.c.entry).where(JUDGEMENTS.c.regulation == query.regulation)
        asked = asked.where(ENTRIES.c.id.in_(of))
    if query.clause:
        asked = asked.where(ENTRIES.c.id.in_(select(CLAUSES.c.entry).where(CLAUSES.c.clause == query.clause)))
    if query.since:
        asked = asked.where(func.substr(ENTRIES.c.last, 1, 10) >= query.since)
    if query.until:
        asked = asked.where(ENTRIES.c.first != "", func.substr(ENTRIES.c.first, 1, 10) <= query.until)
    return asked


def _by_entry(
    connection: Connection, table: Table, asked: Select[Any], query: Query
) -> Mapping[str, list[Any]]:
    """Rows of a table by entry, those of the regulation or clause that is asked for."""
    for name in ("regulation", "clause"):
        wanted = getattr(query, name)
        if wanted and name in table.c:
            asked = asked.where(table.c[name] == wanted)
    order = [table.c[name] for name in ("entry", "regulation", "number", "place") if name in table.c]
    rows = connection.execute(asked.order_by(*order)).all()
    return {entry: list(group) for entry, group in groupby(rows, key=lambda row: row.entry)}


def _judgements(heads: list[Any], clauses: list[Any], findings: list[Any]) -> Iterator[Judgement]:
    for head in heads:
        rows = [row for row in findings if row.regulation == head.regulation]
        yield Judgement(
            regulation=head.regulation,
            stated=head.stated,
            hands=head.hands,
            judged=head.judged,
            broken=head.broken,
            clauses=tuple(
                ClauseStated(row.clause, row.outcome, row.hands)
                for row in clauses if row.regulation == head.regulation
            ),
            findings=tuple(
                _finding(list(group)) for _, group in groupby(rows, key=lambda row: row.number)
            ),
        )  # fmt: skip


def _finding(rows: list[Any]) -> FindingStated:
    first = rows[0]
    where = first.file, first.line, first.hand, first.expected, first.actual
    times = first._mapping["count"]  # `first.count` is that of a tuple
    return FindingStated(tuple(row.clause for row in rows), first.aspect, times, *where)
