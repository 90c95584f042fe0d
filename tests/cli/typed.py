"""Command lines for every command, and their exit codes."""

from __future__ import annotations

import pytest
from warm import WORDS

from vistoria.cli import main

CLAUSE = "mo-97-2010/10.5"
ANSWERS = """person = "Ana"
role = "inspector"
place = "Macau"
date = 2026-11-01
[[attestation]]
clause = "mo-97-2010/1.1.2"
outcome = "met"
"""
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "attest": ("OUT", "--from", "answers.toml"),
    "bundle": ("OUT",),
    "challenge": (CLAUSE, "OUT", "--argument", "answers.toml"),
    "ci": ("OUT", "--accept", "2"),
    "diff": ("OUT", "OUT", "--html", "changes.html"),
    "doctor": (),
    "engines": (),
    "explain": (CLAUSE,),
    "hostile": ("--fault", "huge-line", "--patience", "60"),
    "init": ("adapter", "--language", "node"),
    "keys": ("new", "new.pem"),
    "merge": ("SHARD", "--out", "merged"),
    "play": (),
    "regulations": (),
    "replay": ("TRANSCRIPT",),
    "report": ("OUT",),
    "run": (*WORDS, "--clause", CLAUSE, "--out", "new"),
    "selftest": ("--only", "mo-97-2010/12.2:fourth-raise", "--workers", "1"),
    "serve": ("reference",),
    "sign": ("OUT", "--key", "key.pem"),
    "smoke": (),
    "verify": ("OUT",),
}
OTHERWISE: dict[str, tuple[str, ...]] = {
    "serve_tcp": ("reference", "--tcp", "127.0.0.1:0"),
    "document": ("--schemas",),
    "recovered": ("OUT", "--recover"),
    "add_note": ("OUT", "--force"),
    "keep_answer": ("OUT", "--from", "answers.toml"),
    "dialogue": ("OUT",),
    "Draft": ("OUT",),
    "key_id": ("OUT", "--key", "key.pub.pem"),
    "need_extra": ("OUT", "--key", "key.pub.pem"),
    "sign": ("OUT", "--key", "key.pem", "--attestations"),
    "stored": ("OUT", "--key", "key.pem", "--attestations"),
    "publish": ("OUT", "--key", "key.pem", "--attestations"),
}
"""Arguments with which a command comes to a call that it does not make otherwise."""


def code_of(*arguments: str) -> int:
    """The exit code of a command in this process."""
    with pytest.raises(SystemExit) as ended:
        main([*arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code
