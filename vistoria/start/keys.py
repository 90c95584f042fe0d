"""The keys of the protocol's objects, as source text in each language: an adapter refuses every other key."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from vistoria.model.command import command_types
from vistoria.model.request import METHOD_OF
from vistoria.model.table import Force, Settings
from vistoria.protocol.handshake import HelloParams

Keys = Mapping[str, tuple[str, ...]]


def keys() -> dict[str, tuple[str, ...]]:
    """The keys of each method's parameters, of each command (`command/NAME`), of settings and of forces."""
    found = {method: _names(type_) for type_, method in METHOD_OF.items()}
    found |= {"hello": _names(HelloParams), "bye": (), "settings": _names(Settings), "force": _names(Force)}
    for type_ in command_types():
        found[f"command/{type_.__struct_config__.tag}"] = ("do", *_names(type_))
    return dict(sorted(found.items()))


def source(language: str) -> str:
    """The file with the keys in a language."""
    return _SOURCES[language](keys())


def _names(type_: type[msgspec.Struct]) -> tuple[str, ...]:
    return tuple(field.encode_name for field in msgspec.structs.fields(type_))


def _quoted(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _node(known: Keys) -> str:
    lines = [f'  "{name}": [{_quoted(names)}],' for name, names in known.items()]
    return "\n".join((f"// {MADE}", "// prettier-ignore", "export const KEYS = {", *lines, "};", ""))


def _csharp(known: Keys) -> str:
    lines = [f'        ["{name}"] = new string[] {{ {_quoted(names)} }},' for name, names in known.items()]
    head = "    public static readonly Dictionary<string, string[]> All = new()"
    return "\n".join(
        (f"// {MADE}", "public static class Keys", "{", head, "    {", *lines, "    };", "}", "")
    )


MADE = "The keys of the protocol's objects, generated from its schemas."

_SOURCES: dict[str, Callable[[Keys], str]] = {
    "node": _node,
    "csharp": _csharp,
}
