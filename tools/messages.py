"""The messages of the protocol as types of Go, Rust, Java, C# and TypeScript, which an editor reads for Node.js.

`python -m tools.messages` writes them into the templates; Go and Rust are formatted by their own tools.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

from vistoria import start
from vistoria.model.request import METHOD_OF
from vistoria.protocol.handshake import HelloParams

from .records import Field, Kind, Record, commands, events, objects, written

TEMPLATES = Path(start.__file__).parent / "templates"
FROM = "Generated from the types of the protocol by tools.messages; do not edit."

GO = {
    "str": "string", "int": "int", "bool": "bool", "any": "any", "place": "Place", "list": "[]{0}",
    "pair": "[2]{0}", "map": "map[{0}]{1}", "optional": "*{0}", "optional of list": "{0}",
}  # fmt: skip


def go() -> str:
    """Structs; each event writes its own type."""
    parts = ["package main", f"// {FROM}", GO_HEAD]
    parts += [_go_struct(each.name, each) for each in objects() if each.name != "Play"]  # wire.go has it
    parts += [_go_struct(f"{record.name}Command", record, 'Do string `json:"do"`') for record in commands()]
    for record in events():
        name = f"{record.name.removesuffix('Event')}Event"
        parts += [_go_struct(name, record), f'func ({name}) kind() string {{ return "{record.tag}" }}']
    return "\n\n".join(parts) + "\n"


GO_HEAD = """// Place is a seat, or a word such as croupier.
type Place = any

// Event is what happened at a table; its kind is its type.
type Event interface{ kind() string }"""


def _go_struct(name: str, record: Record, *first: str) -> str:
    lines = [*first]
    for field in record.fields:
        kind = written(field.kind, GO, optional=field.optional or field.kind.optional)
        lines.append(f'{field.camel} {kind} `json:"{field.key}{",omitempty" if field.optional else ""}"`')
    return "\n".join((f"// {name}: {record.text}", f"type {name} struct {{", *lines, "}"))


RUST = {
    "str": "String", "int": "i64", "bool": "bool", "any": "serde_json::Value", "place": "Place",
    "list": "Vec<{0}>", "pair": "[{0}; 2]", "map": "BTreeMap<{0}, {1}>",
    "optional": "Option<{0}>", "optional of list": "Option<{0}>",
}  # fmt: skip


def rust() -> str:
    """Structs, and an enum of the commands and one of the events."""
    parts = [f"//! {FROM}", RUST_HEAD]
    for record in objects():
        fields = "".join(f"    {line.replace('pub ', 'pub ', 1)}\n" for line in _rust_fields(record, "pub "))
        parts.append(
            f"/// {record.text}\n{DERIVE}#[serde(deny_unknown_fields)]\npub struct {record.name} {{\n{fields}}}"
        )
    for name, tag, records in (("Command", "do", commands()), ("Event", "type", events())):
        strict = ", deny_unknown_fields" if name == "Command" else ""
        variants = "".join(
            f'    #[serde(rename = "{record.tag}")]\n    {record.name} {{\n'
            + "".join(f"        {line}\n" for line in _rust_fields(record, ""))
            + "    },\n"
            for record in records
        )
        parts.append(f'{DERIVE}#[serde(tag = "{tag}"{strict})]\npub enum {name} {{\n{variants}}}')
    return "\n\n".join(parts) + "\n"


DERIVE = "#[derive(Debug, Clone, Deserialize, Serialize)]\n"
RUST_HEAD = f"""#![allow(dead_code)]
use serde::{{Deserialize, Serialize}};
use std::collections::BTreeMap;

/// A seat, or a word such as `croupier`.
{DERIVE}#[serde(untagged)]
pub enum Place {{
    Seat {{ seat: i64 }},
    Named(String),
}}"""


def _rust_fields(record: Record, public: str) -> Iterator[str]:
    for field in record.fields:
        optional = field.optional or field.kind.optional
        name, says = field.snake, []
        if name in ("as", "do", "for", "ref", "type", "use"):
            name = f"{name}_"
        if name != field.key:
            says.append(f'rename = "{field.key}"')
        if optional:
            says.append('skip_serializing_if = "Option::is_none"')
        if says:
            yield f"#[serde({', '.join(says)})]"
        yield f"{public}{name}: {written(field.kind, RUST, optional=optional)},"


JAVA = {
    "str": "String", "int": "Long", "bool": "Boolean", "any": "Object", "place": "Object", "list": "List<{0}>",
    "pair": "List<{0}>", "map": "Map<{0}, {1}>", "optional": "{0}", "optional of list": "{0}",
}  # fmt: skip


def java() -> str:
    """Records in one class, and a sealed interface of the commands and one of the events."""
    parts = [JAVA_HEAD]
    parts += [
        f"    /** {each.text} */\n    record {each.name}({_java_fields(each)}) {{}}" for each in objects()
    ]
    for name, tag, records in (("Command", "do", commands()), ("Event", "type", events())):
        types = ",\n".join(
            f'        @JsonSubTypes.Type(value = {name}.{each.name}.class, name = "{each.tag}")'
            for each in records
        )
        inner = "\n\n".join(
            f"        /** {each.text} */\n        record {each.name}({_java_fields(each)}) implements {name} {{}}"
            for each in records
        )
        parts.append(
            f'    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "{tag}")\n'
            f"    @JsonSubTypes({{\n{types}\n    }})\n"
            f"    sealed interface {name} {{\n{inner}\n    }}"
        )
    return "\n\n".join(parts) + "\n}\n"


JAVA_HEAD = f"""import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;

/** {FROM} */
final class Messages {{
    private Messages() {{}}"""


def _java_fields(record: Record) -> str:
    return ", ".join(
        ("" if field.low == field.key and field.key not in JAVA_WORDS else f'@JsonProperty("{field.key}") ')
        + f"{_java(field)} {field.low}{'_' if field.low in JAVA_WORDS else ''}"
        for field in record.fields
    )


def _java(field: Field) -> str:
    """A value that is never left out needs no box."""
    text = written(field.kind, JAVA)
    boxed = field.optional or field.kind.optional
    return text if boxed else {"Long": "long", "Boolean": "boolean"}.get(text, text)


JAVA_WORDS = frozenset({"do", "for", "default", "switch"})

CSHARP = {
    "str": "string", "int": "long", "bool": "bool", "any": "object", "place": "object", "list": "List<{0}>",
    "pair": "{0}[]", "map": "Dictionary<string, {1}>", "optional": "{0}?", "optional of list": "{0}?",
}  # fmt: skip
EMPTY = {"str": '""', "any": '""', "place": '""', "pair": "Array.Empty<{0}>()", "struct": "new {0}()"}
"""What a property holds that cannot be null before it is set: a new list or map, or one of these."""


def csharp() -> str:
    """Sealed classes, and an abstract one of the commands and of the events each."""
    parts = [_csharp_class(each.name, each) for each in objects()]
    for base, tag, records in (("Command", "do", commands()), ("Event", "type", events())):
        names = {record.tag: f"{record.name.removesuffix(base)}{base}" for record in records}
        parts.append(CSHARP_BASE[base].replace("KINDS", "\n".join(
            f'            ["{each}"] = typeof({name}),' for each, name in names.items()
        )))  # fmt: skip
        parts += [
            _csharp_class(
                names[record.tag],
                record,
                base,
                f'public override string {tag.capitalize()} => "{record.tag}";',
            )
            for record in records
        ]
    return f"// {FROM}\n{CSHARP_HEAD}" + "\n\n".join(parts) + "\n}\n"


CSHARP_HEAD = """using System;
using System.Collections.Generic;
using System.Text.Json.Serialization;

namespace Adapter.Messages
{
"""
CSHARP_BASE = {
    "Command": """    /// <summary>What `play` carries.</summary>
    [JsonConverter(typeof(CommandConverter))]
    public abstract class Command
    {
        /// <summary>The class of each command.</summary>
        public static readonly IReadOnlyDictionary<string, Type> Kinds = new Dictionary<string, Type>
        {
KINDS
        };

        [JsonPropertyName("do")] public abstract string Do { get; }
    }""",
    "Event": """    /// <summary>What happened at a table.</summary>
    public abstract class Event
    {
        [JsonPropertyName("n")] public long N { get; set; }
        [JsonPropertyName("type")] public abstract string Type { get; }
    }""",
}


def _csharp_class(name: str, record: Record, base: str = "", *first: str) -> str:
    parts = [f"        {each}\n" for each in first]
    for field in record.fields:
        optional = field.optional or field.kind.optional
        kind = written(field.kind, CSHARP, optional=optional)
        empty = "" if optional else _csharp_empty(field.kind, kind)
        parts.append(
            f'        [JsonPropertyName("{field.key}")] public {kind} {field.camel} {{ get; set; }}{empty}\n'
        )
    return (
        f"    /// <summary>{escape(record.text, quote=False)}</summary>\n"
        f"    [JsonConverter(typeof(Strict<{name}>))]\n"
        f"    public sealed class {name}{' : ' * bool(base)}{base}\n    {{\n" + "".join(parts) + "    }"
    )


def _csharp_empty(kind: Kind, text: str) -> str:
    if kind.name in ("int", "bool"):
        return ""
    return f" = {EMPTY.get(kind.name, 'new {0}()').format(text.removesuffix('[]'))};"


TYPESCRIPT = {
    "str": "string", "int": "number", "bool": "boolean", "any": "unknown", "place": "Place", "list": "Array<{0}>",
    "pair": "[{0}, {0}]", "map": "{{ [key: {0}]: {1} }}", "optional": "{0} | null", "optional of list": "{0} | null",
}  # fmt: skip


def typescript() -> str:
    """Interfaces, and the commands and the events as unions."""
    place = "/** A seat, or a word such as croupier. */\nexport type Place = { seat: number } | string;"
    parts = [f"// {FROM}", place, *(_interface(each.name, each) for each in objects())]
    for union, tag, records in (("Command", "do", commands()), ("Event", "type", events())):
        names = [f"{record.name.removesuffix(union)}{union}" for record in records]
        parts += [
            _interface(name, record, f'{tag}: "{record.tag}";')
            for name, record in zip(names, records, strict=True)
        ]
        parts.append("\n  | ".join((f"export type {union} =", *names)) + ";")
    return "\n\n".join(parts) + "\n"


def _interface(name: str, record: Record, *first: str) -> str:
    lines = [*first]
    for field in record.fields:
        key = field.key if field.key.isidentifier() else f'"{field.key}"'
        kind = written(field.kind, TYPESCRIPT, optional=field.kind.optional and not field.optional)
        lines.append(f"{key}{'?' if field.optional else ''}: {kind};")
    inside = "".join(f"  {line}\n" for line in lines)
    return f"/** {record.text} */\nexport interface {name} {{\n{inside}}}"


def javascript() -> str:
    """The keys of each object that a request has, for a reader that refuses every other key."""
    methods = {cls.__name__: method for cls, method in METHOD_OF.items()} | {HelloParams.__name__: "hello"}
    known = {methods.get(record.name, record.name): _inside(record) for record in objects()}
    known |= {f"command/{record.tag}": {"do": ""} | _inside(record) for record in commands()}
    lines = (f"  {json.dumps(name)}: {json.dumps(keys)},\n" for name, keys in {"bye": {}, **known}.items())
    return f"// {FROM}\n{JAVASCRIPT_HEAD}{''.join(lines)}}};\n"


JAVASCRIPT_HEAD = """/**
 * For each method, each command and each object inside: its keys, and the object that each of them holds.
 * @type {{ [name: string]: { [key: string]: string } }}
 */
// prettier-ignore
export const KEYS = {
"""


def _inside(record: Record) -> dict[str, str]:
    return {
        field.key: "".join(kind.struct for kind in (field.kind, *field.kind.of)) for field in record.fields
    }


SOURCES: dict[str, tuple[Callable[[], str], tuple[str, ...]]] = {
    "go/messages.go": (go, ("gofmt",)),
    "rust/src/messages.rs": (rust, ("rustfmt", "--edition", "2021")),
    "java/src/Messages.java": (java, ()),
    "csharp/Messages.cs": (csharp, ()),
    "node-shared/keys.mjs": (javascript, ()),
    "node-shared/messages.d.ts": (typescript, ()),
}
"""By file: how it is made, and the tool that formats it."""


def source(path: str) -> str:
    """The text of a file; raise OSError where its tool is missing."""
    make, tool = SOURCES[path]
    if not tool:
        return make()
    return subprocess.run(tool, input=make(), capture_output=True, text=True, check=True).stdout


def main(templates: Path = TEMPLATES) -> None:
    """Write every file whose tool is there."""
    for path in SOURCES:
        (templates / f"{path}.template").write_text(source(path), encoding="utf-8")


if __name__ == "__main__":
    main()
