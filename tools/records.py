"""The messages of the protocol as records of plain kinds, from the types that its schemas are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import msgspec
from msgspec import inspect

from vistoria.games.cards.stakes import Stakes
from vistoria.model.answer import HandRank, ReasonGiven
from vistoria.model.command import command_types
from vistoria.model.event import event_types
from vistoria.model.request import METHOD_OF
from vistoria.model.table import Settings
from vistoria.protocol.handshake import Hello, HelloParams


@dataclass(frozen=True)
class Kind:
    """A type: `str`, `int`, `bool`, `any`, `place`, `struct`, `list`, `pair` of two, or `map`; it may be null."""

    name: str
    of: tuple[Kind, ...] = ()
    struct: str = ""
    optional: bool = False


@dataclass(frozen=True)
class Field:
    """A key of an object; it may be left out."""

    key: str
    kind: Kind
    optional: bool

    @property
    def camel(self) -> str:
        """Its name as Go writes it."""
        return "".join(word.capitalize() for word in self.key.replace("-", "_").split("_"))

    @property
    def low(self) -> str:
        """Its name as Java writes it."""
        return self.camel[:1].lower() + self.camel[1:]

    @property
    def snake(self) -> str:
        """Its name as Rust writes it."""
        return self.key.replace("-", "_")


@dataclass(frozen=True)
class Record:
    """An object; a `tag` says which it is of those with one tag field."""

    name: str
    tag: str
    fields: tuple[Field, ...]
    text: str


def commands() -> tuple[Record, ...]:
    """What `play` carries, by `do`."""
    return tuple(_record(each) for each in command_types())


def events() -> tuple[Record, ...]:
    """What an answer reports, by `type`; `n` is added when it is sent."""
    return tuple(_record(each, without=("n", "cites")) for each in event_types().values())


def objects() -> tuple[Record, ...]:
    """Parameters of the methods, and every other object, each after those that it is made of."""
    found: dict[str, Record] = {}
    for each in (
        HelloParams,
        *METHOD_OF,
        *command_types(),
        *event_types().values(),
        ReasonGiven,
        HandRank,
        Hello,
    ):
        _gather(each, found)
    tagged = {record.name for record in (*commands(), *events())} | {"Command", "Seat"}
    return tuple(record for name, record in found.items() if name not in tagged)


def _gather(cls: type[msgspec.Struct], found: dict[str, Record]) -> None:
    for field in _fields(cls):
        for inner in _structs(field.type):
            _gather(inner, found)
    found.setdefault(cls.__name__, _record(cls))


def _structs(kind: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    match kind:
        case inspect.StructType(cls=cls):
            yield cls
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for each in types:
                yield from _structs(each)
        case inspect.VarTupleType(item_type=item):
            yield from _structs(item)
        case inspect.DictType(value_type=value):
            yield from _structs(value)


def _fields(cls: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    stakes = inspect.type_info(Stakes | None)
    return tuple(
        msgspec.structs.replace(field, type=stakes) if (cls, field.name) == (Settings, "stakes") else field
        for field in info.fields
    )


def _record(cls: type[msgspec.Struct], without: Iterable[str] = ()) -> Record:
    fields = tuple(
        Field(field.encode_name, _kind(field.type), not field.required)
        for field in _fields(cls)
        if field.encode_name not in without
    )
    text = (cls.__doc__ or "").partition("\n")[0]
    return Record(cls.__name__, str(cls.__struct_config__.tag or ""), fields, text)


def _kind(kind: inspect.Type) -> Kind:
    match kind:
        case inspect.Metadata(type=inner):
            return _kind(inner)
        case inspect.StrType() | inspect.LiteralType():
            return Kind("str")
        case inspect.IntType():
            return Kind("int")
        case inspect.BoolType():
            return Kind("bool")
        case inspect.StructType(cls=cls):
            return Kind("struct", struct=cls.__name__)
        case inspect.VarTupleType(item_type=item):
            return Kind("list", (_command if _is_command(item) else _kind(item),))
        case inspect.TupleType(item_types=items):
            return Kind("pair", (max((_kind(each) for each in items), key=lambda k: k.optional),))
        case inspect.DictType(key_type=key, value_type=value):
            return Kind("map", (_kind(key), _kind(value)))
        case inspect.UnionType(types=types):
            some = [each for each in types if not isinstance(each, inspect.NoneType)]
            joined = _kind(some[0]) if len(some) == 1 else _mixed(some)
            return Kind(joined.name, joined.of, joined.struct, len(some) < len(types))
    return Kind("any")


_command = Kind("struct", struct="Command")


def _is_command(item: inspect.Type) -> bool:
    return isinstance(item, inspect.StructType) and item.cls.__name__ == "Command"


def _mixed(types: list[inspect.Type]) -> Kind:
    """A place is a seat or a word; other mixtures are left to the adapter."""
    seats = any(isinstance(each, inspect.StructType) and each.cls.__name__ == "Seat" for each in types)
    return Kind("place" if seats else "any")


Words = Mapping[str, str]


def written(kind: Kind, words: Words, *, optional: bool | None = None) -> str:
    """The type in a language, whose `words` have a form for each kind, with `{0}` and `{1}` for those inside."""
    inside = [written(each, words) for each in kind.of]
    text = kind.struct if kind.name == "struct" else words[kind.name].format(*inside)
    is_optional = kind.optional if optional is None else optional
    lists = kind.name in ("list", "map", "any")
    return words["optional of list" if lists else "optional"].format(text) if is_optional else text
