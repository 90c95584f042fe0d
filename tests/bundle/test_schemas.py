"""The schemas of a bundle's files: generated from the types, fresh in the docs, and true of real bundles."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, meta
from test_forged_tables import played as played

from tools.bundle_schemas import bundle_documents, files
from vistoria.bundle.answers import InspectionAnswer, keep_answer
from vistoria.bundle.challenge import challenge_files
from vistoria.bundle.keys import new_key, read_signer
from vistoria.bundle.signatures import sign_bundle
from vistoria.cli.publish import publish
from vistoria.cli.verify import examine

pytestmark = pytest.mark.usefixtures("pages_once")

ROOT = Path(__file__).parents[2]


def closed(schema: Any) -> Any:
    """The schema with no key allowed that it does not list, to see that it lists them all."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    shut = {key: closed(value) for key, value in schema.items()}
    return {"additionalProperties": False} | shut if isinstance(shut.get("properties"), dict) else shut


documents = cache(bundle_documents)


@cache
def validator(name: str) -> Draft202012Validator:
    meta.validate(documents()[name])
    return Draft202012Validator(closed(documents()[name]))


def stored_values(folder: Path) -> Iterator[tuple[str, Any]]:
    """Everything in JSON that a bundle holds, with the name of its schema."""
    for name in ("run", "results", "environment"):
        yield name, json.loads((folder / f"{name}.json").read_bytes())
    for name in ("evidence", "tables"):
        for line in (folder / f"{name}.jsonl").read_bytes().splitlines():
            yield f"{name}.line", json.loads(line)
    for path in (folder / "transcripts").rglob("*.jsonl"):
        for line in path.read_bytes().splitlines():
            yield "transcript.line", json.loads(line)
    for path in (*folder.glob("signatures/*.json"), *folder.glob("attestations/*/*.json")):
        value = json.loads(path.read_bytes())
        if not path.name.endswith(".dsse.json"):
            yield "attestation", value
            continue
        yield "envelope", value
        yield "statement", json.loads(b64decode(value["payload"]))


@pytest.fixture
def signed(bundle: Path, tmp_path: Path) -> Path:
    """A folder with a signed attestation, signed as a whole."""
    new_key(tmp_path / "ana.pem")
    signer = read_signer(tmp_path / "ana.pem")
    given = InspectionAnswer("mo-97-2010/1.1.2", "met", "Ana", "inspector", "Macau", date(2026, 1, 2))
    keep_answer(bundle, given, signer)
    publish(bundle)
    sign_bundle(bundle, signer)
    return bundle


def test_every_file_of_a_bundle_fits_its_schema(signed: Path, played: Path) -> None:
    seen = set[str]()
    for folder in (signed, played):
        for name, value in stored_values(folder):
            validator(name).validate(value)
            seen.add(name)
    assert seen | {"report-details", "trust", "challenge", "verification"} == set(documents())


def test_what_the_commands_print_fits_its_schema(stored: Path) -> None:
    validator("verification").validate(json.loads(msgspec.json.encode(examine(stored))))
    _, head = next(challenge_files(stored, "mo-97-2010/10.5", "so says the law"))
    validator("challenge").validate(json.loads(head))


@pytest.mark.parametrize(
    ("name", "key"),
    [("run", "engine"), ("evidence.line", "scenario"), ("results", "exit_code"), ("transcript.line", "prev")],
)
def test_a_value_without_a_key_does_not_fit(stored: Path, name: str, key: str) -> None:
    value = next(each for kind, each in stored_values(stored) if kind == name and key in each)
    value |= {"regulations": {}} if name == "results" else {}  # the more there is, the longer it takes
    assert validator(name).is_valid(value)
    assert not validator(name).is_valid({other: value[other] for other in value if other != key})


def test_the_generated_files_are_fresh() -> None:
    made = files(ROOT / "docs")
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run python -m tools.bundle_schemas docs"
    assert set(made) == set((ROOT / "docs" / "schemas" / "bundle").iterdir())
