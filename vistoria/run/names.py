"""File names made from scenario ids."""

from __future__ import annotations

import hashlib

LONGEST = 120


def transcript_name(scenario: str) -> str:
    """`mo-97-2010/10.5--the-odd-chip….jsonl`: unique, and short enough for any file system."""
    regulation, _, rest = scenario.partition("/")
    name = rest.replace("#", "--").replace("~", "--")
    if len(name) > LONGEST:
        name = f"{name[:LONGEST]}-{hashlib.sha256(scenario.encode()).hexdigest()[:8]}"
    return f"{regulation}/{name}.jsonl"
