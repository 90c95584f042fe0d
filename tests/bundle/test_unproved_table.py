"""The table of what is not proved: each row can be forged unseen, and every field that no row names is proved."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec
import pytest
from forged_rows import FORGED
from forgery import follow, rewrite_transcripts
from msgspec import DecodeError
from whole_run import vistoria

from vistoria.bundle.layout import ENVIRONMENT, EVIDENCE, FACTS, TABLES, readable
from vistoria.bundle.store import NoBundle
from vistoria.bundle.unproved import Row, rows, unproved
from vistoria.bundle.verify import verify

pytestmark = pytest.mark.usefixtures("pages_once")

DOCUMENT = Path(__file__).parents[2] / "docs" / "bundle.md"


@pytest.fixture(scope="session")
def replayed(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """Two drawn tables of an engine that breaks a clause in each hand that is shown, and the hands played again."""
    wrong = ("--engine", "in-process:unranked:UnrankedSaboteur")
    option = ("--engine-option", "id=mo-97-2010/8.5:two-cards-shown")

    def run(desk: Path) -> None:
        few = ("--regulation", "mo-97-2010", "--clause", "mo-97-2010/8.5", "--examples", "5", "--hands", "10")
        done = vistoria("run", *few, *wrong, *option, "--seed", "1", "--out", str(desk / "out"))
        assert done.returncode == 1, done.stderr

    return once("bundle with replays", run) / "out"


@pytest.fixture
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A folder to spoil: with drawn tables where they are needed."""
    wanted = {*request.node.callspec.params.values()}
    name = "replayed" if TABLES in wanted else "stored"
    return shutil.copytree(request.getfixturevalue(name), tmp_path / "out")


@pytest.mark.parametrize("row", [each.id for each in rows()])
def test_each_row_is_forged_unseen_and_said(folder: Path, row: str) -> None:
    FORGED[row](folder)
    follow(folder)
    assert list(map(str, verify(folder))) == []
    [said, *_] = [each for each in unproved(folder) if each.row == row]
    assert said.fields
    assert said.by
    assert "{" not in said.what


def test_nothing_is_forged_that_has_no_row() -> None:
    assert [*FORGED] == [each.id for each in rows()]


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths to every value that has no parts."""
    if isinstance(value, dict | list) and value:
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(each, (*path, key))
    else:
        yield path


def other(value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return value[:-1] + ("1" if value[-1:] == "0" else "0")
        case None | []:
            return ["x"]
    return {"x": "y"}


def changes(folder: Path, name: str) -> Iterator[tuple[str, bytes]]:
    """Each field of a file that no row names, once of those of one kind, with the file as it is with another value."""
    content, seen = (folder / name).read_bytes(), set[str]()
    lines = content.splitlines() if name.endswith("l") else [content]
    for number, line in enumerate(lines):
        for path in leaves(json.loads(line)):
            place = f"{name}:" + ".".join(map(str, (number, *path) if name.endswith("l") else path))
            kind = ".".join("*" if isinstance(part, int) else part for part in path)
            if kind in seen or any(fnmatchcase(place, field) for row in rows() for field in row.fields):
                continue
            seen.add(kind)
            value = part = json.loads(line)
            for key in path[:-1]:
                part = part[key]
            part[path[-1]] = other(part[path[-1]])
            if name.endswith("l"):
                changed = [*lines[:number], msgspec.json.encode(value), *lines[number + 1 :]]
                yield place, b"".join(each + b"\n" for each in changed)
            else:
                yield place, readable(value)


def unseen(folder: Path, name: str) -> list[str]:
    """The fields that no row names, and that verify lets pass with another value."""
    before, found = (folder / name).read_bytes(), []
    for place, content in changes(folder, name):
        (folder / name).write_bytes(content)
        with suppress(NoBundle, DecodeError):  # nothing can be concluded of it
            follow(folder)
            found += [] if any(verify(folder)) else [place]
    (folder / name).write_bytes(before)
    return found


@pytest.mark.parametrize(
    "name", [ENVIRONMENT, FACTS, EVIDENCE, pytest.param(TABLES, marks=pytest.mark.complete)]
)
def test_every_field_that_no_row_names_is_proved(folder: Path, name: str) -> None:
    assert unseen(folder, name) == []


@pytest.mark.parametrize("key", ["names", "scenario", "note"])
def test_what_the_first_line_of_a_transcript_says_beside_the_greeting_is_proved(
    bundle: Path, key: str
) -> None:
    rewrite_transcripts(bundle, lambda header, _: header.update({key: other(header.get(key, ""))}))
    assert any(verify(bundle))


def test_a_field_that_nothing_proves_and_no_row_names_is_found(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = tuple(each for each in rows() if each.id != "made")
    monkeypatch.setitem(globals(), "rows", lambda: left)
    assert f"{ENVIRONMENT}:platform" in unseen(bundle, ENVIRONMENT)


def test_the_document_has_the_table() -> None:
    table = [f"| {each.what} | {places(each)} | {each.word} | {each.shown} |" for each in rows()]
    text = DOCUMENT.read_text(encoding="utf-8")
    assert "\n".join(table) in text, "docs/bundle.md must have these rows:\n" + "\n".join(table)


def places(row: Row) -> str:
    """The fields of a row, as the document has them."""
    return ", ".join(f"`{each}`" for each in row.fields)
