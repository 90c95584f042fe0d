"""An engine that writes down all that it hears cannot tell by names or order which scenario a table belongs to."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from verdicts import recorded
from whole_run import REGULATION

from vistoria.model.secret import NAME, fresh_secret

CLAUSES = tuple(f"{REGULATION}/{article}" for article in ("5", "6.1", "8", "10", "12"))
HANDS = 30


@dataclass(frozen=True)
class Heard:
    """What one engine heard in a run, table by table in the order in which they were opened."""

    said: Mapping[str, Sequence[object]]
    """By the name of a table, its opening and the commands there."""
    of: Mapping[str, str]
    """By the name of a table, the scenario or drawn table that it belongs to, which the engine does not know."""

    @property
    def tables(self) -> list[str]:
        """The tables of the record, in order."""
        return [name for name in self.said if name in self.of]


def heard(folder: Path, seed: int) -> Heard:
    """A run with a secret and a seed of its own."""
    file, out = folder / "heard", folder / "out"
    folder.mkdir()
    options = {"file": str(file)}
    secret = fresh_secret()
    recorded(
        out, "in-process:records:Records", REGULATION, clauses=CLAUSES, hands=HANDS, options=options,
        examples=5, secret=secret, seed=seed,
    )  # fmt: skip
    said: dict[str, list[object]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        table, what = json.loads(line)
        said.setdefault(table, []).append(what)
    of = {}
    for path in (out / "transcripts").rglob("*.jsonl"):
        header = json.loads(path.open(encoding="utf-8").readline())
        for label, name in header["names"].items():
            if "/" not in label:
                of[name] = header.get("scenario") or header["table"]
    return Heard(said, of)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Heard, Heard]:
    """Two runs: the engine learns from the first, and guesses in the second."""
    folder = tmp_path_factory.mktemp("heard")
    return heard(folder / "first", 1), heard(folder / "second", 2)


def names_in(run: Heard) -> set[str]:
    """The names of tables and players that were heard."""
    players = {each["player"] for said in run.said.values() for each in said if "player" in each}
    return players | {*run.said}


def test_no_name_comes_twice(runs: tuple[Heard, Heard]) -> None:
    first, second = ({*run.said} for run in runs)
    assert first.isdisjoint(second)
    assert all(NAME.fullmatch(name) for name in first | second)
    assert names_in(runs[0]) & names_in(runs[1]) == set()


def closest(name: str, run: Heard) -> str:
    """The table of a run whose name has the most letters in common with this one, place by place."""
    return max(run.tables, key=lambda other: sum(a == b for a, b in zip(name, other, strict=True)))


def guesses(runs: tuple[Heard, Heard], guess: Callable[[str], str | None]) -> tuple[int, float, int]:
    """How many tables of the second run a guess names rightly, how many chance would, and of how many."""
    learnt, asked = runs
    share = Counter(learnt.of[table] for table in learnt.tables)
    total = sum(share.values())
    by_chance = sum(share[asked.of[table]] / total for table in asked.tables)
    right = sum(
        (found := guess(table)) is not None and learnt.of[found] == asked.of[table] for table in asked.tables
    )
    return right, by_chance, len(asked.tables)


def test_names_tell_no_scenario(runs: tuple[Heard, Heard]) -> None:
    right, by_chance, _ = guesses(runs, lambda table: closest(table, runs[0]))
    assert right <= by_chance + 6 * math.sqrt(by_chance)


def test_the_order_tells_no_scenario(runs: tuple[Heard, Heard]) -> None:
    """A scenario may open many tables in a row, so places are counted by scenario; by chance one is where it was."""
    first, second = (list(dict.fromkeys(run.of[table] for table in run.tables)) for run in runs)
    assert sum(one == other for one, other in zip(first, second, strict=False)) <= 7


def content(run: Heard, table: str) -> str:
    """All that is said at a table but for names."""
    return NAME.sub("name", json.dumps(run.said[table], sort_keys=True))


def test_the_literals_of_a_scenario_can_be_told_and_drawn_tables_cannot(runs: tuple[Heard, Heard]) -> None:
    """The same classifier is not blind: cards, seats and sums of a scenario are the law's example, and public."""
    known = {content(runs[0], table): table for table in runs[0].tables}
    right, by_chance, total = guesses(runs, lambda table: known.get(content(runs[1], table)))
    assert right > by_chance + 6 * math.sqrt(by_chance)
    print(f"{right} of {total} tables are known by the literals of their scenario")
    drawn = [table for table in runs[1].tables if "#" not in runs[1].of[table]]
    assert drawn
    assert [table for table in drawn if content(runs[1], table) in known] == []
