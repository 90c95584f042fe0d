"""JSON Schemas (2020-12) of the files of a bundle, made from the types that read and write them.

`python -m tools.bundle_schemas docs` writes `docs/schemas/bundle/*.json`. Files of lines have the schema of a line.
"""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from pathlib import Path

import msgspec

from vistoria.bundle.challenge import Challenge
from vistoria.bundle.environment import Environment
from vistoria.bundle.examined import Examined
from vistoria.bundle.people import TrustFile
from vistoria.bundle.report_details import ReportDetails
from vistoria.model.attestation import Attestation
from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable
from vistoria.protocol.handshake import Hello
from vistoria.protocol.schemas import DIALECT, Schema
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.results import Results

KINDS: dict[str, type[msgspec.Struct]] = {
    "run": RunFacts,
    "evidence.line": Evidence,
    "tables.line": PlayedTable,
    "results": Results,
    "environment": Environment,
    "report-details": ReportDetails,
    "attestation": Attestation,
    "trust": TrustFile,
    "challenge": Challenge,
    "verification": Examined,
}
"""By name of the schema, what the file or the line holds; `verification` is what `vistoria verify --json` prints."""

_DIGEST: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
_TEXT: Schema = {"type": "string"}
_TEXTS: Schema = {"type": "object", "additionalProperties": _TEXT}
_ANY: Schema = {"description": "Any value."}


def bundle_documents() -> dict[str, Schema]:
    """One self-contained schema a file, by name."""
    _, defs = msgspec.json.schema_components(
        [*KINDS.values(), Hello], ref_template="#/$defs/{name}", schema_hook=lambda _: dict(_ANY)
    )
    for schema in defs.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    found = {name: _reaching(kind.__name__, defs) for name, kind in KINDS.items()}
    found |= {"transcript.line": _transcript(defs), "envelope": _ENVELOPE, "statement": _STATEMENT}
    return {
        name: {"$schema": DIALECT, "$id": f"urn:vistoria:bundle:1:{name}", "title": name, **schema}
        for name, schema in found.items()
    }


def _reaching(name: str, defs: dict[str, Schema]) -> Schema:
    """A reference to a definition, with the definitions that it needs."""
    needed, waiting = set[str](), [name]
    while waiting:
        each = waiting.pop()
        if each not in needed:
            needed.add(each)
            waiting += [other for other in defs if f'"#/$defs/{other}"' in json.dumps(defs[each])]
    return {"$ref": f"#/$defs/{name}", "$defs": {each: defs[each] for each in sorted(needed)}}


def _object(**properties: Schema) -> Schema:
    """An object with these keys and no other."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _transcript(defs: dict[str, Schema]) -> Schema:
    """The first line, a message, or the last line; `docs/protocol.md` has what is asked and answered."""
    message = {
        "oneOf": [
            _object(method=_TEXT, params={"type": "object"}),
            _object(result={"type": "object"}),
            _object(fault={"type": "object"}),
        ]
    }
    number: Schema = {"type": "integer", "minimum": 1}
    hello = {"oneOf": [{"$ref": "#/$defs/Hello"}, {"type": "null"}]}
    names: Schema = {"type": "object", "additionalProperties": _TEXT}
    header: dict[str, Schema] = {"transcript": {"const": 1}, "names": names, "hello": hello}
    tried = {
        "type": "object",
        "additionalProperties": _object(names=names, messages={"type": "array", "items": message}),
    }
    lines = [
        _object(**header, scenario=_TEXT),
        _object(**header, scenario=_TEXT, tried=tried),
        _object(**header, table=_TEXT),
        _object(message=message, n=number, prev=_DIGEST),
        _object(end={"const": True}, messages={"type": "integer", "minimum": 0}, prev=_DIGEST),
    ]
    return {"oneOf": lines, "$defs": _reaching("Hello", defs)["$defs"]}


_ENVELOPE: Schema = {
    "description": "DSSE; the payload is a statement in base64. On a run it has one signature.",
    **_object(
        payload=_TEXT,
        payloadType={"const": "application/vnd.in-toto+json"},
        signatures={
            "type": "array",
            "minItems": 1,
            "items": _object(keyid=_DIGEST, sig=_TEXT),
        },
    ),
}
_STATEMENT: Schema = {
    "description": "An in-toto statement; the predicate of a run is a test result, that of an attestation itself. "
    "The annotations of a subject say what it is where it is no file of the folder.",
    **_object(
        _type={"const": "https://in-toto.io/Statement/v1"},
        subject={
            "type": "array",
            "items": {
                **_object(name=_TEXT, digest=_object(sha256=_DIGEST), annotations=_TEXTS),
                "required": ["name", "digest"],
            },
        },
        predicateType={
            "enum": ["https://in-toto.io/attestation/test-result/v0.1", "urn:vistoria:attestation:1"]
        },
        predicate={"type": "object"},
    ),
}


def files(docs: Path) -> dict[Path, str]:
    """Every generated file with its text."""
    return {
        docs / "schemas" / "bundle" / f"{name}.json": json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        for name, schema in bundle_documents().items()
    }


def main(arguments: list[str]) -> int:
    """Write the generated files; 4 for wrong usage."""
    if len(arguments) != 1:
        print("usage: python -m tools.bundle_schemas DOCS", file=sys.stderr)
        return 4
    for path, text in files(Path(arguments[0])).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
