"""The engine link of this process, as its items find it, and what keeps an item from being stored."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from vistoria.client.link import EngineLink
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello

LINK = pytest.StashKey[EngineLink]()
UNWRITTEN = "vistoria-unwritten"
"""The property of a report that says why a transcript cannot be written."""


def greeting_of(link: EngineLink) -> Hello | None:
    """What the engine says of itself; None while it cannot be had."""
    try:
        return link.hello
    except (EngineError, OSError):
        return None


def said_by(link: EngineLink) -> object:
    """The greeting as the header of a transcript holds it: without the process id."""
    return header_of(greeting_of(link))


def header_of(hello: Hello | None) -> object:
    """A greeting without the process id."""
    return None if hello is None else msgspec.to_builtins(msgspec.structs.replace(hello, pid=None))


LONGEST = 120


def transcript_name(scenario: str) -> str:
    """`mo-97-2010/10.5--the-odd-chip….jsonl`: unique, and short enough for any file system."""
    regulation, _, rest = scenario.partition("/")
    name = rest.replace("#", "--").replace("~", "--")
    if len(name) > LONGEST:
        name = f"{name[:LONGEST]}-{hashlib.sha256(scenario.encode()).hexdigest()[:8]}"
    return f"{regulation}/{name}.jsonl"
