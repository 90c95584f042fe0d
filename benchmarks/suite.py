"""Makes a regulation with any number of scenarios by copying those of an installed one."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from itertools import count
from pathlib import Path

from vistoria.law import load
from vistoria.law.catalogue import installed
from vistoria.model.clause import ScenarioEntry

REGULATION = "mo-97-2010"
_NAME = re.compile(r"^(\s*Scenario(?: Outline)?: )(.*)$", re.MULTILINE)


def write_suite(folder: Path, scenarios: int) -> Path:
    """Copy the features to a folder below `folder`, with this many scenarios in force by default.

    Additional scenarios are copies of the existing ones, except outlines. If fewer are wanted, the last ones are
    removed (outlines as a whole). Return the folder of the regulation.
    """
    source = installed()[REGULATION]
    target = folder / source.name
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
    law = load(source)
    default = {reading.id: reading.default for reading in law.readings}
    found = [s for s in law.scenarios if all(default[name] == option for name, option in s.readings)]
    rows = Counter((s.feature, s.line) for s in found)
    missing = scenarios - len(found)
    for model in (s for s in reversed(found) if s.row in (None, 1)):
        if missing < 0:
            _insert(source, target, model, None)
            missing += rows[model.feature, model.line]
    models = [s for s in found if s.row is None]
    for number in count(2):
        if missing <= 0 or not models:
            break
        for model in models[:missing]:
            _insert(source, target, model, number)
        missing -= len(models)
    return target


def _insert(source: Path, target: Path, model: ScenarioEntry, number: int | None) -> None:
    """Insert a renamed copy after the model; without a number remove the model."""
    block = "".join(_block((source / model.feature).read_text(encoding="utf-8").splitlines(True), model.line))
    path = target / model.feature
    text = path.read_text(encoding="utf-8")
    place = text.index(block)
    if number is None:
        path.write_text(text[:place] + text[place + len(block) :], encoding="utf-8")
        return
    renamed = _NAME.sub(lambda m: f"{m[1]}{m[2]}, for the {number}th time", block)
    end = place + len(block)
    path.write_text(
        text[:end] + ("" if block.endswith("\n\n") else "\n") + renamed + text[end:], encoding="utf-8"
    )


def _block(lines: list[str], number: int) -> list[str]:
    """The lines of the scenario whose keyword is in line `number`, including its tags."""
    first = number - 1
    while lines[first - 1].strip().startswith("@"):
        first -= 1
    last = number
    while last < len(lines) and not re.match(r"\s*(@|Scenario|Rule:)", lines[last]):
        last += 1
    return lines[first:last]
