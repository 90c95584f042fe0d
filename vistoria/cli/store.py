"""`vistoria store`: put the results of runs, audits and campaigns into a database, and take them out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .stored import DEFAULT, AddressOption, load
from .usage_error import UsageError

EXAMPLES = examples(
    "vistoria store add vistoria-out june-audit",
    "vistoria store add runs/* --store postgresql://vistoria@db.example/vistoria",
    "vistoria store check",
    "vistoria store export findings.parquet --store history.sqlite",
    more="The folders stay the evidence: the store is made again by adding them again. "
    "Exit codes: 0 done · 1 `check` found an entry whose folder says something else · "
    "2 `check` found one whose folder is gone, or interrupted · 4 usage error · 5 internal error",
)


@app.command("store", epilog=EXAMPLES)
def store(
    what: Annotated[
        Literal["add", "check", "export"],
        typer.Argument(
            help="`add` puts folders or archives in; `check` compares each entry with its folder; `export` writes "
            "the findings as Parquet."
        ),
    ],
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="PATH…", help="Folders to add, or the file to export to."),
    ] = None,
    address: AddressOption = DEFAULT,
) -> int:
    """Keep the results of runs, audits and campaigns in a database: SQLite, or PostgreSQL."""
    load()
    given = paths or []
    match what, len(given):
        case ("add", 0):
            raise UsageError("store add: name the folders to add")
        case ("add", _):
            return _add(given, address)
        case ("check", 0):
            return _check(address)
        case ("export", 1):
            return _export(given[0], address)
    raise UsageError("store export: name one file" if what == "export" else "store check: takes no path")


def _add(folders: list[Path], address: str) -> int:
    from vistoria.store.folder import entry_of
    from vistoria.store.store import opened

    from .terminal import output, shown

    with opened(address, make=True) as store:
        for folder in folders:
            entry = entry_of(folder)
            store.add(entry)
            laws = ", ".join(f"{each.regulation}: {each.stated}" for each in entry.judgements)
            who = f"{entry.product} {entry.version}".strip() or "no product named"
            output.print(f"added  {shown(str(folder))}  {entry.kind} of {shown(who)}  {shown(laws)}")
    return int(ExitCode.CONFORMS)


def _check(address: str) -> int:
    from vistoria.model.errors import UserError
    from vistoria.store.folder import entry_of
    from vistoria.store.store import opened

    from .terminal import output, shown

    codes = {ExitCode.CONFORMS}
    with opened(address) as store:
        for entry in store.entries():
            said, code = "same", ExitCode.CONFORMS
            if not Path(entry.folder).exists():
                said, code = "gone", ExitCode.NOT_DETERMINED
            else:
                try:
                    if entry_of(Path(entry.folder)) != entry:
                        said, code = "says something else", ExitCode.DOES_NOT_CONFORM
                except UserError as error:
                    said, code = str(error), ExitCode.DOES_NOT_CONFORM
            codes.add(code)
            output.print(f"{shown(entry.folder)}  {shown(said)}")
    worst = (ExitCode.DOES_NOT_CONFORM, ExitCode.NOT_DETERMINED, ExitCode.CONFORMS)
    return int(next(code for code in worst if code in codes))


def _export(file: Path, address: str) -> int:
    from vistoria.store.parquet import write_findings
    from vistoria.store.store import opened

    from .choices import new_file
    from .terminal import output

    new_file(file)
    with opened(address) as store:
        rows = write_findings(file, store.findings())
    output.print(f"{rows} rows  {file}")
    return int(ExitCode.CONFORMS)
