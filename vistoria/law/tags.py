"""The grammar of tags: clause ids and whom they bind, and what a scenario depends on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from gherkin.parser_types import Tag

from vistoria.model.clause import Binds

from .document import line_of
from .regulation import RegulationText

Fault = tuple[int, str, str]
"""Line, what is wrong, what to do."""

_BINDS = {f"@binds-{b.value}" if b.is_bound else f"@{b.value}": b for b in Binds}
_CLAUSE = re.compile(r"@(?P<regulation>[^/]+)/(?P<path>[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)")


@dataclass(frozen=True)
class ClauseTags:
    """What the tags of a Feature or a Rule say."""

    path: str | None
    """The clause id without the regulation's, None where no tag names one."""
    binds: tuple[Binds, ...]
    faults: tuple[Fault, ...]


@dataclass(frozen=True)
class ScenarioTags:
    """What the tags of a scenario say."""

    readings: tuple[tuple[str, str], ...]
    offers: tuple[str, ...]
    unless: tuple[str, ...]
    unreachable: str | None
    is_ranked: bool
    faults: tuple[Fault, ...]


def clause_tags(tags: Sequence[Tag], line: int, regulation: str) -> ClauseTags:
    """Read the tags of the Feature or Rule at `line`."""
    faults = _repeated(tags)
    paths: list[str] = []
    binds: list[Binds] = []
    for tag in tags:
        clause = _CLAUSE.fullmatch(tag["name"])
        if tag["name"] in _BINDS:
            binds.append(_BINDS[tag["name"]])
        elif clause and clause["regulation"] == regulation:
            paths.append(clause["path"])
        else:
            faults.append(
                (
                    line_of(tag),
                    f"unknown tag {tag['name']}",
                    f"use @{regulation}/<clause>, @binds-<whom>, @heading, @definition or @enactment",
                )
            )
    if len(paths) != 1:
        said = "no clause tag" if not paths else f"{len(paths)} clause tags"
        faults.append((line, said, f"give it exactly one tag @{regulation}/<clause>"))
    if not binds:
        faults.append(
            (line, "no tag says whom the clause binds", "add the tags that regulation.toml has for it")
        )
    return ClauseTags(paths[0] if paths else None, tuple(binds), tuple(faults))


def scenario_tags(tags: Sequence[Tag], data: RegulationText) -> ScenarioTags:
    """Read the tags of a scenario against the readings, offers and proofs of its regulation."""
    faults = _repeated(tags)
    options = {r.id: tuple(o.id for o in r.options) for r in data.readings}
    proofs = tuple(p.id for p in data.proofs)
    readings: list[tuple[str, str]] = []
    offers: list[str] = []
    unless: list[str] = []
    optional = tuple(o.id for o in data.optional)
    unreachable: list[str] = []
    is_ranked = False
    for tag in tags:
        kind, _, value = tag["name"].removeprefix("@").partition("-")
        if kind == "reading":
            name, _, option = value.partition("=")
            if name not in options:
                faults.append((line_of(tag), f"unknown reading {name!r}", f"use one of {_list(options)}"))
            elif option not in options[name]:
                faults.append(
                    (
                        line_of(tag),
                        f"reading {name} has no option {option!r}",
                        f"use one of {_list(options[name])}",
                    )
                )
            elif name in (r for r, _ in readings):
                faults.append(
                    (
                        line_of(tag),
                        f"reading {name} is named twice",
                        "keep one option; write a scenario for each",
                    )
                )
            else:
                readings.append((name, option))
        elif kind == "offer":
            if value not in data.offers:
                faults.append((line_of(tag), f"unknown offer {value!r}", f"use one of {_list(data.offers)}"))
            offers.append(value)
        elif kind == "unless":
            if value not in optional:
                faults.append(
                    (line_of(tag), f"unknown optional offer {value!r}", f"use one of {_list(optional)}")
                )
            unless.append(value)
        elif kind == "unreachable":
            if value not in proofs:
                faults.append(
                    (
                        line_of(tag),
                        f"unknown proof {value!r}",
                        f"use one of {_list(proofs)}, or add the proof to regulation.toml",
                    )
                )
            unreachable.append(value)
        elif tag["name"] == "@ranked":
            is_ranked = True
        else:
            faults.append(
                (
                    line_of(tag),
                    f"unknown tag {tag['name']} on a scenario",
                    "use @reading-<id>=<option>, @offer-<id>, @unless-<id>, @unreachable-<proof> or @ranked",
                )
            )
    if len(unreachable) > 1:
        faults.append((line_of(tags[0]), "two proofs for one scenario", "name the one that covers it"))
    return ScenarioTags(
        tuple(readings),
        tuple(offers),
        tuple(unless),
        unreachable[0] if unreachable else None,
        is_ranked,
        tuple(faults),
    )


def _repeated(tags: Sequence[Tag]) -> list[Fault]:
    seen: set[str] = set()
    faults: list[Fault] = []
    for tag in tags:
        if tag["name"] in seen:
            faults.append((line_of(tag), f"tag {tag['name']} stands twice", "remove one"))
        seen.add(tag["name"])
    return faults


def _list(names: Sequence[str] | dict[str, tuple[str, ...]]) -> str:
    return ", ".join(names) or "none (the regulation lists none)"
