"""The store of a command: its address, and a folder that is added when it is finished."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .usage_error import UsageError

VARIABLE = "VISTORIA_STORE"
DEFAULT = "vistoria-store.sqlite"
ADDRESS = "FILE of SQLite, or postgresql://USER@HOST/NAME"

AddressOption = Annotated[
    str,
    typer.Option("--store", metavar="ADDRESS", envvar=VARIABLE, help=f"The store: {ADDRESS}."),
]
StoreOption = Annotated[
    str | None,
    typer.Option("--store", metavar="ADDRESS", help=f"Also add the results to this store: {ADDRESS}."),
]


def need(address: str | None) -> None:
    """Before long work: raise NoStore or UsageError for an address at which nothing could be added."""
    if address is not None:
        load()
        from vistoria.store.store import opened

        with opened(address, make=True):
            pass


def load() -> None:
    """Raise UsageError where the store is not installed."""
    try:
        import alembic  # noqa: F401
        import sqlalchemy  # noqa: F401
    except ModuleNotFoundError:
        from vistoria.model.extras import installing

        raise UsageError(f"a store needs SQLAlchemy and Alembic: {installing('store')}") from None


def add(folder: Path, address: str | None) -> None:
    """Add a finished folder; raise NoStore, whose text says how it is added later."""
    if address is None:
        return
    from vistoria.store.database import NoStore
    from vistoria.store.folder import entry_of
    from vistoria.store.store import opened

    try:
        with opened(address, make=True) as store:
            store.add(entry_of(folder))
    except NoStore as error:
        raise NoStore(f"{error}; {folder} is whole: `vistoria store add {folder}` adds it later") from None
