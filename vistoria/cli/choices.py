"""What several commands share: regulations, readings, engine, the command as it was typed."""

from __future__ import annotations

import difflib
import os
import shlex
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.isolation import Isolate

from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.client.launch import Launch
    from vistoria.model.clause import Clause, Regulation

EngineOption = Annotated[
    str,
    typer.Option(
        "--engine",
        "-e",
        help="Engine to test: a bundled name (see `vistoria engines`), `module:attribute`, `stdio:COMMAND`, "
        "`tcp:HOST:PORT`, or `in-process:NAME`.",
    ),
]
EngineOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--engine-option", metavar="KEY=VALUE", help="Launch option of a Python engine; repeatable."
    ),
]
RunFolder = Annotated[Path, typer.Argument(help="Folder of a run, as given to `vistoria run --out`.")]
ReadingOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar="REGULATION/ID=OPTION", help="Choose another reading of a doubtful clause; repeatable."
    ),
]
PdfOption = Annotated[bool, typer.Option("--pdf", help="Also write report.pdf (PDF/A, for the archive).")]
QuietOption = Annotated[bool, typer.Option("--quiet", "-q", help="No progress.")]


def new_file(path: Path | None) -> Path | None:
    """The file that a command is to write; raise BadParameter for a path at which no file can be."""
    if path is not None:
        above = next(each for each in (path.parent, *path.parent.parents) if os.path.lexists(each))
        if not path.name or path.name == ".." or (os.path.lexists(path) and not path.is_file()):
            raise typer.BadParameter(f"{str(path)!r} is no file; name a file, such as out/name")
        if not above.is_dir():
            raise typer.BadParameter(f"{above} is a file, and no folder can be made in it")
    return path


IsolateOption = Annotated[
    Isolate,
    typer.Option(
        "--isolate",
        help="Start the engine in namespaces of its own, without sight of the harness: where the system allows it, "
        "or else not at all (require), or never (off).",
    ),
]
AllowOption = Annotated[
    list[Path] | None,
    typer.Option(
        "--allow", metavar="PATH", help="Path that an isolated engine may use as it is outside; repeatable."
    ),
]
HideOption = Annotated[
    list[Path] | None,
    typer.Option("--hide", metavar="PATH", help="Folder that an isolated engine sees empty; repeatable."),
]


def command_line() -> str:
    """The command as it was typed, for the record; raise UsageError for one that no record can hold."""
    typed = shlex.join(["vistoria", *sys.argv[1:]])
    try:
        typed.encode()
    except UnicodeEncodeError:
        what = f"{typed!a}: a record holds UTF-8 alone, and these letters are not"
        raise UsageError(f"{what}; use other names, or set PYTHONUTF8=1 if the locale is C") from None
    return typed


def pairs(texts: Iterable[str] | None, option: str, form: str = "KEY=VALUE") -> dict[str, str]:
    """Parse `KEY=VALUE` texts; `form` says to the reader what they are here."""
    found: dict[str, str] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            raise UsageError(f"{option} {text!r}: write {form}")
        found[key] = value
    return found


def launch_of(
    engine: str,
    options: Sequence[str] | None,
    isolate: Isolate = Isolate.AUTO,
    hidden: Sequence[Path] = (),
    allowed: Sequence[Path] | None = None,
) -> Launch:
    """How to start or reach the engine, without sight of `hidden` folders where the system allows it."""
    from vistoria.client.apart import set_apart
    from vistoria.engines.spec import parse_engine

    for path in allowed or ():
        if not path.exists():
            raise UsageError(f"--allow {path}: there is no such path")
    for path in hidden:
        if path.exists() and not path.is_dir():
            raise UsageError(f"--hide {path}: this is no folder")
    launch = parse_engine(engine, pairs(options, "--engine-option"))
    return set_apart(launch, isolate, hidden, allowed or ())


def folders_of(names: Sequence[str] | None) -> dict[str, Path]:
    """Folders of the named regulations, or of all installed ones."""
    from vistoria.law.catalogue import installed

    known = installed()
    for name in names or ():
        if name not in known:
            raise UsageError(f"no regulation {name!r}{_guess(name, known)}; installed: {', '.join(known)}")
    return {name: known[name] for name in (names or known)}


def regulations_of(folders: Mapping[str, Path]) -> dict[str, Regulation]:
    """The regulations in the folders."""
    from vistoria.run.laws import regulation_in

    return {name: regulation_in(folder) for name, folder in folders.items()}


def readings_of(regulations: Mapping[str, Regulation], chosen: Sequence[str] | None) -> dict[str, str]:
    """The option in force of every reading: the default, or the choice REGULATION/ID=OPTION or =OPTION:VALUE."""
    from vistoria.model.choice import NoSuchChoice

    known = {reading.id: reading for regulation in regulations.values() for reading in regulation.readings}
    force = {name: reading.default for name, reading in known.items()}
    for name, choice in pairs(chosen, "--reading", "REGULATION/ID=OPTION").items():
        if name not in known:
            raise UsageError(
                f"no reading {name!r}{_guess(name, known)}; `vistoria regulations --readings` lists them"
            )
        try:
            force[name] = known[name].chosen(choice)
        except NoSuchChoice as error:
            raise UsageError(f"the reading {name} {error}") from None
    return force


def clause_of(regulations: Mapping[str, Regulation], clause_id: str) -> Clause:
    """The clause with this id."""
    regulation = regulations.get(clause_id.partition("/")[0])
    clause = regulation.clause(clause_id) if regulation else None
    if clause is None:
        known = [c.id for r in regulations.values() for c in r.clauses]
        raise UsageError(
            f"no clause {clause_id!r}{_guess(clause_id, known)}; a clause id looks like {known[-1]}"
        )
    return clause


def _guess(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, list(known), n=1)
    return f" (did you mean {near[0]}?)" if near else ""
