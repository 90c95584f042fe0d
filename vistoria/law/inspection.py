"""`inspection.toml`: what an inspector looks at where no program can show a clause, or a part of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from vistoria.model.clause import Clause, InspectionItem

from .errors import Finding
from .tomlfile import read_toml

FILE = "inspection.toml"
Items = dict[str, tuple[InspectionItem, int]]
"""By clause id without the regulation's own: the item and the line where it stands."""


class _Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    object: str
    criterion: str
    evidence: str
    why: str


def read_inspection(folder: Path) -> Items:
    """Read `inspection.toml`, empty where the folder has none; LawError for bad syntax or unknown keys."""
    if not (folder / FILE).exists():
        return {}
    file = read_toml(folder / FILE, dict[str, _Item])
    return {
        path: (
            InspectionItem(item.object, item.criterion, item.evidence, item.why),
            file.line_of(f'["{path}"]'),
        )
        for path, item in file.data.items()
    }


def check_inspection(clauses: Sequence[Clause], items: Items) -> list[Finding]:
    """Every clause that binds somebody beside the engine has one item, complete and unlike every other."""
    findings: list[Finding] = []
    known: dict[str, Clause] = {}
    for clause in clauses:
        path = clause.id.partition("/")[2]
        known[path] = clause
        if clause.binds_others and path not in items:
            who = ", ".join(b.value for b in clause.binds if b.is_bound and b.value != "engine")
            findings.append(
                Finding(
                    FILE,
                    1,
                    f"no inspection item for {clause.id}, which binds {who}",
                    f'add ["{path}"] with object, criterion, evidence and why',
                )
            )
    for path, (item, line) in items.items():
        if path not in known:
            findings.append(
                Finding(
                    FILE, line, f"item for {path}, which is no clause", "correct the id or remove the item"
                )
            )
        elif not known[path].binds_others:
            findings.append(
                Finding(
                    FILE,
                    line,
                    f"item for {path}, which binds nobody but the engine",
                    "remove it, or correct whom the clause binds",
                )
            )
        findings += [
            Finding(FILE, line, f"item for {path} leaves {name} empty", "say it")
            for name, text in _parts(item)
            if not text.strip()
        ]
    return findings + list(_alike(items))


def _alike(items: Items) -> Iterator[Finding]:
    seen: dict[tuple[str, str], str] = {}
    for path, (item, line) in items.items():
        for name, text in _parts(item):
            key = (name, re.sub(r"\W+", " ", text).strip().lower())
            if key[1] and key in seen:
                yield Finding(
                    FILE,
                    line,
                    f"{name} of {path} is the same as of {seen[key]}",
                    "say what is looked at for this clause and no other",
                )
            seen.setdefault(key, path)


def _parts(item: InspectionItem) -> tuple[tuple[str, str], ...]:
    return (
        ("object", item.object),
        ("criterion", item.criterion),
        ("evidence", item.evidence),
        ("why", item.why),
    )
