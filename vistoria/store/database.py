"""The database of the store at an address: SQLite in a file, or PostgreSQL. Each change is one transaction.

A process, or the server, that is killed at any moment leaves what was committed and nothing else. Several processes
may write at once: SQLite lets one after the other, PostgreSQL locks the entry that is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic.command import upgrade
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from vistoria.model.errors import UserError
from vistoria.model.extras import installing

WAITS_S = 120
"""How long a writer of SQLite waits for the others."""
LOCK = 0x76697374
"""The advisory lock of PostgreSQL under which one process brings the tables up to date."""
DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg", "sqlite": "sqlite+pysqlite"}
MIGRATIONS = Path(__file__).parent / "migrations"


class NoStore(UserError):
    """An address without a store, or a database that does not answer; the text says which and why."""


@contextmanager
def database(address: str, *, make: bool) -> Iterator[Engine]:
    """The engine of a store whose tables are up to date; it is made if there is none and `make` is set.

    Raises NoStore, also for an error of the database inside.
    """
    url = _url(address)
    said = url.render_as_string(hide_password=True).replace("+psycopg", "").replace("+pysqlite", "")
    if url.get_backend_name() == "sqlite" and not make and not Path(url.database or "").is_file():
        raise NoStore(f"{said}: there is no store; `vistoria store add FOLDER` makes one")
    try:
        engine = _engine(url)
        try:
            _bring_up_to_date(engine, said, make=make)
            yield engine
        finally:
            engine.dispose()
    except DBAPIError as error:
        raise NoStore(f"{said}: the database refused or broke off: {str(error.orig).strip()}") from None


def _url(address: str) -> URL:
    """An address with its driver; a path is that of a file of SQLite."""
    try:
        url = make_url(address) if "://" in address else URL.create("sqlite", database=address)
    except (ArgumentError, ValueError):
        raise NoStore(f"the address of the store cannot be read; {_known()}") from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise NoStore(f"{url.drivername}: no such database; {_known()}")
    if driver.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise NoStore(f"the address of the store names no file; {_known()}")
    return url.set(drivername=driver)


def _known() -> str:
    return "give a file of SQLite, or postgresql://USER@HOST/NAME"


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        try:
            return create_engine(url)
        except (NoSuchModuleError, ModuleNotFoundError):
            raise NoStore(f"PostgreSQL needs psycopg: {installing('store')}") from None
    engine = create_engine(url, connect_args={"timeout": WAITS_S})

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below, and nowhere else
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        is_reader = connection.get_execution_options().get("reads", False)
        connection.exec_driver_sql("BEGIN" if is_reader else "BEGIN IMMEDIATE")

    return engine


def _bring_up_to_date(engine: Engine, said: str, *, make: bool) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    head = scripts.get_current_head()
    with engine.connect().execution_options(reads=True) as connection:
        stands = MigrationContext.configure(connection).get_current_revision()
    if stands == head:
        return
    if stands is None and not make:
        raise NoStore(f"{said}: there is no store; `vistoria store add FOLDER` makes one")
    if stands is not None and stands not in {each.revision for each in scripts.walk_revisions()}:
        raise NoStore(f"{said}: a later version of vistoria made this store; use that, or another address")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        config.attributes["connection"] = connection
        upgrade(config, "head")
