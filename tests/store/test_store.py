"""The store gives back what was put in, by product, version, clause and period; many write at once, and any may die."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from made import LAW, entry, writer
from sqlalchemy import event, text

from tests.store.conftest import Server
from vistoria.store.database import NoStore, database
from vistoria.store.store import Query, opened
from vistoria.store.tables import METADATA


def test_an_entry_comes_back_as_it_went_in(address: str) -> None:
    with opened(address, make=True) as store:
        store.add(entry(1))
        store.add(entry(2, product="Room B"))
    with opened(address) as store:
        assert sorted(store.entries(), key=lambda each: each.id) == [entry(1), entry(2, product="Room B")]


def test_what_is_added_again_takes_the_place_of_what_was_there(address: str) -> None:
    with opened(address, make=True) as store:
        store.add(entry(1))
        store.add(entry(1, broken=f"{LAW}/12.2", folder="/moved"))
        assert store.entries() == [entry(1, broken=f"{LAW}/12.2", folder="/moved")]


@pytest.mark.parametrize(
    ("asked", "numbers"),
    [
        (Query(), [1, 2, 3]),
        (Query(product="Room B"), [2]),
        (Query(version="1.0", product="Room A"), [1, 3]),
        (Query(clause=f"{LAW}/12.2"), [3]),
        (Query(since="2026-06-03"), [2, 3]),
        (Query(until="2026-06-03"), [1, 2]),
        (Query(since="2026-06-03", until="2026-06-03"), [2]),
        (Query(regulation="pt-omaha-online"), []),
    ],
)
def test_entries_are_asked_for_by_product_version_clause_and_period(
    address: str, asked: Query, numbers: list[int]
) -> None:
    with opened(address, make=True) as store:
        for each in (entry(1), entry(2, product="Room B"), entry(3, broken=f"{LAW}/12.2")):
            store.add(each)
        assert sorted(int(each.id, 16) for each in store.entries(asked)) == numbers


def test_a_clause_that_was_asked_for_comes_alone(address: str) -> None:
    with opened(address, make=True) as store:
        store.add(entry(1))
        [found] = store.entries(Query(clause=f"{LAW}/8.5"))
        assert [each.clause for each in found.judgements[0].clauses] == [f"{LAW}/8.5"]
        [found] = store.entries(whole=False)
        assert [each.clause for each in found.judgements[0].clauses] == [f"{LAW}/8.5"]


def test_findings_have_a_row_for_each_clause(address: str) -> None:
    with opened(address, make=True) as store:
        store.add(entry(1))
        [rows] = store.findings()
    assert [(row["clause"], row["number"], row["count"], row["product"]) for row in rows] == [
        (f"{LAW}/8.5", 1, 3, "Room A"),
        (f"{LAW}/10.2", 1, 3, "Room A"),
    ]


def test_the_migrations_make_the_tables_that_the_code_names(address: str) -> None:
    with database(address, make=True) as engine, engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_store_of_a_later_version_is_left_alone(address: str) -> None:
    with opened(address, make=True) as store, store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NoStore, match="a later version"), opened(address, make=True):
        pass


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("mysql://host/name", "no such database"),
        ("sqlite://", "names no file"),
        ("postgresql://user:secret@127.0.0.1:1/name", r"user:\*\*\*@127"),
        ("not://a//n:x", "cannot be read|no such database"),
    ],
)
def test_an_address_without_a_database_is_named_without_its_password(wrong: str, why: str) -> None:
    with pytest.raises(NoStore, match=why), opened(wrong, make=True):
        pass


def test_a_store_is_not_made_by_asking(address: str) -> None:
    with pytest.raises(NoStore, match="there is no store"), opened(address):
        pass


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database, but a text of more than a hundred letters" * 30, encoding="utf-8")
    with pytest.raises(NoStore, match=r"notes\.txt.*not a database"), opened(str(file), make=True):
        pass


def numbers_of(address: str) -> list[int]:
    """The numbers of the entries, each of which is whole."""
    with opened(address) as store:
        every = store.entries()
    for each in every:
        assert each == entry(int(each.id, 16))
    return sorted(int(each.id, 16) for each in every)


def rest_of(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What a writer says yet; `communicate` would pass over what came with the lines that were read already."""
    assert process.stdout is not None
    assert process.stderr is not None
    said = process.stdout.read(), process.stderr.read()
    process.wait()
    return said


def test_several_write_at_once_the_same_and_other_entries(address: str) -> None:
    writers = [writer(address, first, most=first + 12) for first in (0, 0, 6, 12)]
    for each in writers:
        _, complaints = each.communicate()
        assert each.returncode == 0, complaints
    assert numbers_of(address) == list(range(24))


@pytest.mark.parametrize("after", [1, 4])
def test_a_writer_that_is_killed_leaves_whole_entries_alone(address: str, after: int) -> None:
    """It is killed while it adds the one after the last that it told of."""
    process = writer(address, 0)
    assert process.stdout is not None
    told = [int(process.stdout.readline()) for _ in range(after)]
    process.kill()
    told += [int(line) for line in rest_of(process)[0].split()]
    found = numbers_of(address)
    assert set(told) <= set(found)
    assert found in (list(range(len(told))), list(range(len(told) + 1)))  # the next may have gone in untold
    with opened(address) as store:
        store.add(entry(len(told)))  # nothing is left locked


def test_a_server_that_is_killed_loses_nothing_that_was_told(postgresql: Server) -> None:
    postgresql.empty()
    writers = [writer(postgresql.address, first, 2) for first in (0, 1)]
    told: set[int] = set()
    for each in writers:
        assert each.stdout is not None
        told |= {int(each.stdout.readline()) for _ in range(3)}
    postgresql.kill()
    for each in writers:
        said, complaints = rest_of(each)
        told |= {int(line) for line in said.split()}
        assert "NoStore" in complaints
    postgresql.start()
    found = set(numbers_of(postgresql.address))
    assert told <= found
    assert len(found - told) <= 2
    with opened(postgresql.address) as store:
        store.add(entry(10**6))


def test_a_server_that_is_killed_under_a_reader_is_named(postgresql: Server) -> None:
    postgresql.empty()
    with opened(postgresql.address, make=True) as store:
        store.add(entry(1))

    def reads() -> None:
        with opened(postgresql.address) as store:
            store.entries()
            postgresql.kill()
            store.entries()

    with pytest.raises(NoStore, match="refused or broke off"):
        reads()
    postgresql.start()
    assert numbers_of(postgresql.address) == [1]


@pytest.mark.parametrize("statement", ["INSERT INTO clauses", "INSERT INTO findings"])
def test_a_server_that_is_killed_inside_an_addition_has_nothing_of_it(
    postgresql: Server, statement: str
) -> None:
    postgresql.empty()

    def kills(connection: object, cursor: object, said: str, *rest: object) -> None:
        if said.startswith(statement):
            postgresql.kill()

    def adds() -> None:
        with opened(postgresql.address, make=True) as store:
            store.add(entry(1))
            event.listen(store.engine, "before_cursor_execute", kills)
            store.add(entry(2))

    with pytest.raises(NoStore, match="refused or broke off"):
        adds()
    postgresql.start()
    assert numbers_of(postgresql.address) == [1]
