"""Command lines for every command, and their exit codes."""

from __future__ import annotations

import pytest
from warm import WORDS

from vistoria.cli import main

CLAUSE = "mo-97-2010/10.5"
HERE = ("--engine", "in-process:reference")
"""An engine in the process of the command."""
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
    "audit": ("OUT/transcripts", "-r", "mo-97-2010", "--json", "audit.json"),
    "bundle": ("OUT",),
    "campaign": ("-r", "mo-97-2010", "--hands", "5", "--out", "CAMPAIGN", "--replace", "--quiet"),
    "challenge": (CLAUSE, "OUT", "--argument", "answers.toml"),
    "ci": ("OUT", "--accept", "2"),
    "diff": ("OUT", "OUT", "--html", "changes.html"),
    "doctor": HERE,
    "engines": (),
    "explain": (CLAUSE,),
    "desk": ("CASES", "--no-browser"),
    "history": ("--store", "history.sqlite", "--html", "history.html", "--svg", "history.svg"),
    "hostile": ("--fault", "huge-line", "--patience", "600"),
    "init": ("adapter", "--language", "node"),
    "known": ("OUT",),
    "keys": ("new", "new.pem"),
    "merge": ("SHARD", "--out", "merged"),
    "play": HERE,
    "languages": (),
    "regulations": (),
    "replay": ("TRANSCRIPT", *HERE),
    "report": ("OUT",),
    "run": (*WORDS, *HERE, "--clause", CLAUSE, "--out", "new"),
    "selftest": ("-r", "mo-97-2010", "--only", "mo-97-2010/12.2:fourth-raise", "--workers", "1"),
    "serve": ("reference",),
    "sign": ("OUT", "--key", "key.pem"),
    "smoke": HERE,
    "store": ("add", "OUT"),
    "verify": ("OUT",),
}
OTHERWISE: dict[str, tuple[str, ...]] = {
    "serve: serve_tcp": ("reference", "--tcp", "127.0.0.1:0"),
    "engines: document": ("--schemas",),
    "report: recovered": ("OUT", "--recover"),
    "report: add_note": ("OUT", "--force"),
    "attest: keep_answer": ("OUT", "--from", "answers.toml"),
    **{
        f"attest: {name}": ("OUT",)
        for name in (
            "Agenda",
            "Desk",
            "attested_of",
            "judge_attested",
            "opened",
            "read_draft",
            "run_digest",
            "talk",
        )
    },
    "store: new_file": ("export", "findings.parquet", "--store", "history.sqlite"),
    "store: write_findings": ("export", "findings.parquet", "--store", "history.sqlite"),
    "verify: key_id": ("OUT", "--key", "key.pub.pem"),
    "verify: need_extra": ("OUT", "--key", "key.pub.pem"),
    "sign: sign": ("OUT", "--key", "key.pem", "--attestations"),
    "sign: stored": ("OUT", "--key", "key.pem", "--attestations"),
    "sign: publish": ("OUT", "--key", "key.pem", "--attestations"),
}
"""Arguments with which a command comes to a call that it does not make otherwise, by command and call."""


def code_of(*arguments: str) -> int:
    """The exit code of a command in this process."""
    with pytest.raises(SystemExit) as ended:
        main([*arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code
