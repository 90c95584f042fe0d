"""`vistoria init`: begin an adapter."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Annotated

import typer

from vistoria.start.language import KINDS, LANGUAGES

from .app import app, examples
from .reader import say
from .usage_error import UsageError


@app.command(
    "init",
    epilog=examples(
        "vistoria init --language node my-adapter",
        "vistoria init --kind evaluator --language python my-evaluator",
        more="Then `cd my-adapter`, and follow README.md.",
    ),
)
def init(
    folder: Annotated[Path, typer.Argument(help="Folder to write; it must not hold anything yet.")],
    language: Annotated[
        str, typer.Option("--language", "-l", metavar="|".join(LANGUAGES), help="Language of the adapter.")
    ],
    kind: Annotated[
        str,
        typer.Option(metavar="|".join(KINDS), help="What the product is; an evaluator ranks hands alone."),
    ] = "table",
    name: Annotated[str, typer.Option(help="Name of the product. Default: that of the folder.")] = "",
    wheel: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            exists=True,
            dir_okay=False,
            help="Wheel of Vistoria that the CI file installs. Default: the one that was installed here.",
        ),
    ] = None,
) -> None:
    """Write an adapter that passes `vistoria smoke`, with a toy product, its tests and a CI file."""
    from vistoria.journal.disk import write_whole
    from vistoria.start.files import files
    from vistoria.start.wheel import FOLDER, kept, own_wheel

    if kind not in KINDS:
        raise UsageError(f"--kind {kind}: write one of {', '.join(KINDS)}")
    if language not in KINDS[kind]:
        raise UsageError(f"--language {language}: write one of {', '.join(KINDS[kind])} for --kind {kind}")
    about = KINDS[kind][language]
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} is there already; name a new or an empty folder")
    product = name or folder.resolve().name
    if not re.fullmatch(r"[\w .&()+-]+", product):
        raise UsageError(f"--name {product!r}: use letters, digits, spaces and . & ( ) + -")
    for path, text in files(about, product).items():
        write_whole(folder / path, text.encode())
    if (held := wheel or own_wheel()) is not None:
        for path, content in kept(held).items():
            write_whole(folder / path, content)
    else:
        empty = (
            f"the CI file installs a wheel from {FOLDER}/, which is empty: put one there with --wheel FILE"
        )
        typer.echo(say(empty))
    typer.echo(say(f"written to {folder}; in this folder run"))
    for command in (about.build, about.test, ("vistoria", "smoke", "--engine", about.engine)):
        if command:
            typer.echo(f"  {shlex.join(command)}")
