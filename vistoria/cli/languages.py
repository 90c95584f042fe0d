"""`vistoria languages`: which languages there are, what each lacks, and the files in which to translate."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .choices import folders_of, regulations_of
from .usage_error import UsageError

Folder = Annotated[
    Path | None,
    typer.Option(
        "--write",
        metavar="FOLDER",
        help="Write the PO files of the language into this folder, with what is translated; a package of yours "
        "that holds them adds the language by the entry point `vistoria.languages`.",
    ),
]


@app.command(
    "languages",
    epilog=examples("vistoria languages", "vistoria languages pt", "vistoria languages fr --write fr"),
)
def languages(
    name: Annotated[str | None, typer.Argument(metavar="[ID]", help="A language. Default: all.")] = None,
    write: Folder = None,
) -> None:
    """List the languages, or what one of them lacks: missing and stale translations."""
    from rich.markup import escape

    from vistoria.desk.words import wanted as of_desk
    from vistoria.languages.catalogue import folders, read, texts
    from vistoria.languages.template import generic, lacking, of_law, po_file
    from vistoria.reports.speech import DEFAULT, FOLDER, speech
    from vistoria.run.vocabulary import sentences

    from .terminal import listing, output

    laws = regulations_of(folders_of(None))
    if write is not None and name is None:
        raise UsageError("--write: name the language, as in `vistoria languages fr --write fr`")
    rows, told = [], []
    for language in (name,) if name else folders():
        home = folders().get(language)
        files = {
            **{
                file: (wanted, texts(language), False)
                for file, wanted in generic(sentences(), speech(DEFAULT).messages, of_desk()).items()
                if file != "messages" or not (FOLDER / f"{language}.toml").is_file()
            },
            **{
                law.id: (
                    of_law(law),
                    {
                        **(read(home / f"{law.id}.po") if home else {}),
                        **read(Path(law.home) / "languages" / f"{language}.po"),
                    },
                    True,
                )
                for law in laws.values()
            },
        }
        for file, (wanted, held, by_text) in files.items():
            own = held if by_text else {key: there for key, there in held.items() if _belongs(key[0], file)}
            missing, stale = lacking(wanted, own, by_text=by_text)
            rows.append((language, file, str(len(wanted)), str(len(missing)), str(len(stale))))
            told += [
                f"{what}  {file}: {text}"
                for what, each in (("missing", missing), ("stale", stale))
                for text in each
            ]
            if write is not None:
                write.mkdir(parents=True, exist_ok=True)
                (write / f"{file}.po").write_bytes(po_file(wanted, own))
    output.print(listing(("language", "file", "texts", "missing", "stale"), rows))
    for line in told if name and write is None else ():
        output.print(escape(line))


def _belongs(context: str, file: str) -> bool:
    """Whether a text of a language's own folder is one of a file's."""
    kinds = {
        "step": "steps",
        "join": "kinds",
        "kind": "kinds",
        "message": "messages",
        "desk": "desk",
        "program": "program",
        "metavar": "program",
    }
    return kinds.get(context.partition(" ")[0], "sentences") == file
