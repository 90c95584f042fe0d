"""The OpenRPC document, the JSON Schemas, and the generated parts of the protocol's page.

`python -m tools.protocol_pages docs [TRANSCRIPTS]` writes them; TRANSCRIPTS is the folder with the worked transcripts.

A part stands between `<!-- generated: NAME -->` and `<!-- end: NAME -->`.
"""

from __future__ import annotations

import json
import re
import sys
import types
from collections.abc import Callable, Iterable
from inspect import cleandoc
from itertools import groupby
from pathlib import Path
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from vistoria.law.catalogue import installed
from vistoria.law.regulation import read_regulation
from vistoria.model.answer import HandRank, Order, Seen, Staked, TableView
from vistoria.model.cards import Card
from vistoria.model.command import COMMANDS, Command
from vistoria.model.event import EVENTS
from vistoria.model.game import OWN, games
from vistoria.model.information import WHATS
from vistoria.model.place import Place, Seat
from vistoria.model.pot import Pot
from vistoria.model.request import METHODS, HoleAndCommunity, Rank
from vistoria.model.table import (
    Authorisation,
    Capital,
    Clock,
    Commission,
    Force,
    IncidentKind,
    Jackpot,
    Payouts,
    ScheduledIncident,
    Settings,
)
from vistoria.protocol.coverage import coverage
from vistoria.protocol.handshake import Abilities, Hello, HelloParams, Identity, Limits
from vistoria.protocol.openrpc import document
from vistoria.protocol.schemas import OF_GAMES, Schema, documents, words_of

_PART = re.compile(r"(<!-- generated: (.+?) -->\n).*?(<!-- end: \2 -->)", re.DOTALL)

Kind = type[msgspec.Struct]


OF_THE_GAME = {"stakes": "what the game takes: `Stakes` in games of cards"}
"""Keys that hold a record of the game."""


PAGES = ("protocol.md", "worked-transcripts.md")
"""Pages with generated parts."""


class UnknownSection(ValueError):
    """A page asks for a generated part that does not exist; the text names the page's part."""


def refreshed(page: str, transcripts: Path | None = None) -> str:
    """The page with every generated part made anew; transcripts are left as they are without their folder."""

    def fill(found: re.Match[str]) -> str:
        name = found[2]
        if name.startswith("transcript "):
            if transcripts is None:
                return found[0]
            path = transcripts / f"{name.removeprefix('transcript ')}.json"
            body = f"```json\n{path.read_text(encoding='utf-8')}```"
        elif name in SECTIONS:
            body = SECTIONS[name]()
        else:
            raise UnknownSection(
                f"no generated part {name!r}; there are {', '.join(SECTIONS)} and transcript NAME"
            )
        return f"{found[1]}\n{body}\n\n{found[3]}"

    return _PART.sub(fill, page)


def _commands() -> str:
    return _tagged("`do`", COMMANDS)


def _commands_of_cards() -> str:
    return _tagged("`do`", games()[OWN].commands)


def _events() -> str:
    return _tagged("`type`", EVENTS, hide=("n", "cites"))


def _events_of_cards() -> str:
    return _tagged("`type`", games()[OWN].events, hide=("n", "cites"))


def _methods() -> str:
    return _table(
        ("method", "parameters", "answers", "meaning"),
        (
            (f"`{name}`", _fields(method.params), _words(method.answers), _doc(method.params))
            for name, method in METHODS.items()
        ),
    )


def _records(*kinds: Kind) -> Callable[[], str]:
    return lambda: _table(
        ("record", "keys", "meaning"), ((f"`{k.__name__}`", _fields(k), _doc(k)) for k in kinds)
    )


def _information() -> str:
    rows = ((f"`{what}`", " · ".join(f"`{key}`" for key in keys)) for what, keys in WHATS.items())
    return _table(("`what`", "keys with a settled meaning"), rows)


def _offers() -> str:
    """The offers of the installed regulations, as their files list them."""
    rows = []
    for regulation, folder in installed().items():
        law = read_regulation(folder).data
        for group in law.one_of:
            members = " · ".join(f"`{word}`" for word in group.members)
            rows.append((f"`{regulation}`", members, f"one of them: {group.clause}"))
        free = " · ".join(f"`{offer.id}`" for offer in law.optional)
        rows.append((f"`{regulation}`", free or "none", "free"))
    return _table(("regulation", "offers", "required by"), rows)


def _lists() -> str:
    """The closed lists of words in `abilities`."""
    lists = {
        "incidents": get_args(IncidentKind),
        "information": tuple(WHATS),
        "rank": get_args(get_type_hints(Rank)["purpose"]),
    }
    return _table(("list", "words"), [(f"`{name}`", _words(words)) for name, words in lists.items()])


def _coverage() -> str:
    """Neighbouring clauses shown by the same words share a row."""
    rows = []
    for (regulation, shown), group in groupby(
        coverage().items(), lambda item: (item[0].split("/")[0], item[1])
    ):
        labels = [clause.split("/")[1] for clause, _ in group]
        rows.append((regulation, ", ".join(labels), " ".join(w if ":" not in w else f"`{w}`" for w in shown)))
    parts = []
    for regulation, of in groupby(rows, lambda row: row[0]):
        parts.append(
            f"### `{regulation}`\n\n" + _table(("clauses", "shown by"), [(row[1], row[2]) for row in of])
        )
    return "\n\n".join(parts)


SECTIONS: dict[str, Callable[[], str]] = {
    "methods": _methods,
    "commands": _commands,
    "commands of cards": _commands_of_cards,
    "events": _events,
    "events of cards": _events_of_cards,
    "handshake": _records(HelloParams, Limits, Hello, Identity, Abilities),
    "settings": lambda: _records(
        Settings,
        *filter(None, (games()[OWN].stakes,)),
        Capital,
        Commission,
        Payouts,
        Jackpot,
        Clock,
        Authorisation,
        Force,
        ScheduledIncident,
    )(),
    "views": _records(TableView, Seen, Staked, Pot, HoleAndCommunity, Order, HandRank),
    "information": _information,
    "offers": _offers,
    "lists": _lists,
    "coverage": _coverage,
}


def _tagged(head: str, kinds: Iterable[Kind], hide: tuple[str, ...] = ()) -> str:
    rows = ((f"`{kind.__struct_config__.tag}`", _fields(kind, hide), _doc(kind)) for kind in kinds)
    return _table((head, "keys", "meaning"), rows)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def _doc(kind: Kind) -> str:
    return cleandoc(kind.__doc__ or "").replace("\n", " ")


def _fields(kind: Kind, hide: tuple[str, ...] = ()) -> str:
    """Keys with their types; a key that may be absent is in italics."""
    shown = []
    for field in msgspec.structs.fields(kind):
        if field.encode_name not in hide:
            name = f"`{field.encode_name}`" if field.required else f"*`{field.encode_name}`*"
            said = OF_THE_GAME.get(field.encode_name) or _type(field.type).removesuffix(" or null")
            if words := OF_GAMES.get((kind.__name__, field.encode_name)):
                said = said.replace("string", _words(words_of(words)))
            shown.append(f"{name} {said}")
    return "; ".join(shown) or "none"


def _words(words: Iterable[str]) -> str:
    return " / ".join(f"`{word}`" for word in words) or "any"


def _type(hint: object) -> str:
    """A type in words."""
    if hint is Card:
        return "card"
    if hint == Place:
        return "place"
    if hint is Seat:
        return '{"seat": integer}'
    if get_origin(hint) in (Union, types.UnionType):
        return " or ".join(_type(part) for part in get_args(hint))
    if get_origin(hint) is Literal:
        return _words(get_args(hint))
    if get_origin(hint) is Annotated:
        base, meta = get_args(hint)
        return _type(base) if meta.ge is None else f"{_type(base)} from {meta.ge}"
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        if parts[1:] == (...,):
            return "list of commands" if parts[0] == Command else f"list of {_type(parts[0])}"
        return "[" + ", ".join(_type(part) for part in parts) + "]"
    if get_origin(hint) is dict:
        key, value = get_args(hint)
        return f"{{{_type(key)}: {_type(value)}}}"
    names: dict[object, str] = {int: "integer", str: "string", bool: "true/false", type(None): "null"}
    return names.get(hint) or f"`{hint.__name__ if isinstance(hint, type) else hint}`"


def files(docs: Path, transcripts: Path | None = None) -> dict[Path, str]:
    """Every generated file with its text; pages only if they are there to be refreshed."""
    found = {docs / "openrpc.json": _text(document())}
    found |= {docs / "schemas" / f"{name}.json": _text(schema) for name, schema in documents().items()}
    pages = [docs / name for name in PAGES if (docs / name).exists()]
    return found | {page: refreshed(page.read_text(encoding="utf-8"), transcripts) for page in pages}


def _text(schema: Schema) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write the generated files; 4 for wrong usage."""
    if len(arguments) not in (1, 2):
        print("usage: python -m tools.protocol_pages DOCS [TRANSCRIPTS]", file=sys.stderr)
        return 4
    docs = Path(arguments[0])
    (docs / "schemas").mkdir(parents=True, exist_ok=True)
    for path, text in files(docs, Path(arguments[1]) if len(arguments) == 2 else None).items():
        path.write_text(text, encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
