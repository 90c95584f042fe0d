"""Expected and observed are sentences of one catalogue: every key is there, every slot filled, no code in any."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import vistoria
from vistoria.languages.sentences import read
from vistoria.model.sentences import KINDS, patterns, say
from vistoria.referee.aspects import ASPECTS

ROOT = Path(vistoria.__file__).parent
MOODS = ("must", "did")
PARTS = ("attempt.", "stop.")
"""Sections of parts of sentences."""
FORBIDDEN = re.compile(r"[()\[\]<>=`*_']|\bnothing of the kind\b|\bNone\b|\bTrue\b|\bFalse\b|\bhe\b|\bhis\b")
"""Brackets, code, Python's own words, and a player whose sex nobody knows; an apostrophe is a genitive."""
GENITIVE = re.compile(r"(?<=[a-z])'s\b")


def _slots(pattern: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(pattern) if name}


def _literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_literals(node.body), *_literals(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Each call of `must` or `did` with a key that stands there: the place, the key, the call."""
    for file in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MOODS:
                for key in _literals(node.args[0]):
                    yield f"{file.relative_to(ROOT)}:{node.lineno}", f"{node.func.id}.{key}", node


def test_every_sentence_that_is_asked_for_is_there_and_gets_its_slots() -> None:
    faults = []
    for place, key, call in _calls():
        given = {word.arg for word in call.keywords}
        if key not in patterns():
            faults.append(f"{place}: {key} is not in the catalogue")
        elif None not in given and not _slots(patterns()[key]) <= given:
            faults.append(f"{place}: {key} lacks {sorted(_slots(patterns()[key]) - given)}")
    assert not faults, "\n".join(faults)


def test_no_sentence_stands_there_for_nothing() -> None:
    sources = "".join(file.read_text() for file in ROOT.rglob("*.py"))
    words = set(re.findall(r'"([a-z-]+)"', sources))
    aspects = {aspect.name.replace(" ", "-") for aspect in ASPECTS}
    unused = [
        key
        for key in patterns()
        if (name := key.partition(".")[2]) not in words
        and not key.startswith("attempt.")
        and not any(name == aspect or name.startswith(f"{aspect}-") for aspect in aspects)
        and not name.startswith(("told-", "ranking-"))
    ]
    assert not unused


def test_a_sentence_is_plain() -> None:
    for key, pattern in patterns().items():
        text = "".join(before for before, *_ in Formatter().parse(pattern))
        assert not FORBIDDEN.search(GENITIVE.sub("", text)), key
        assert all((kind or "") in KINDS for _, name, kind, _ in Formatter().parse(pattern) if name), key
        if not key.startswith(PARTS):
            assert pattern.endswith((".", "”", "{what}", "{why}")), key
            assert pattern[0].isupper() or pattern[0] == "{", key


def test_key_and_slots_are_found_again_in_what_is_recorded() -> None:
    text = " ".join(
        (
            say("must.posted", seat=2, what="big", amount=20),
            say("did.posted-none", what="small"),
            say("did.refused-why", why="The amount 1000 is above the maximum allowed 160."),
        )
    )
    assert list(read(text)) == [
        ("must.posted", {"seat": "2", "what": "big blind", "amount": "20"}),
        ("did.posted-none", {"what": "small blind"}),
        ("did.refused-why", {"why": "The amount 1000 is above the maximum allowed 160."}),
    ]
    with pytest.raises(ValueError, match="no sentence"):
        list(read("seat 2 is paid 31"))
