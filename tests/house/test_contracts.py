"""Who may import whom: the contracts in pyproject.toml are kept, and each would break if it were not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from house_tree import ROOT, copy_tree, rooms, toml

DATA = toml(Path(__file__).with_name("planted.toml"))
CONTRACTS: dict[str, dict[str, Any]] = {
    contract["id"]: contract
    for contract in toml(ROOT / "pyproject.toml")["tool"]["importlinter"]["contracts"]
}


class Planted(dict[str, str]):
    """An import that breaks a contract: the file, the line, the contract."""

    def __str__(self) -> str:
        return f"{self['contract']}: {self['file']}: {self['line']}"


PLANTED = [Planted(each) for each in DATA["planted"]]


LINTER = """
import sys
from importlinter.cli import lint_imports
for asked in sys.stdin:
    print(f"\\nexit code {lint_imports(cache_dir='.imports')}\\nend", flush=True)
"""


class Linter:
    """A process that reads the imports of a tree whenever it is asked, those of a file anew once it has changed."""

    def __init__(self, tree: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", LINTER],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree), "COLUMNS": "240"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def broken(self) -> set[str]:
        """Ids of the contracts that the tree breaks."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        said = "".join(takewhile(lambda line: line != "end\n", self.process.stdout))
        verdicts = re.findall(r"^(.+) (KEPT|BROKEN)\b", said, re.MULTILINE)
        names = {contract["name"]: id_ for id_, contract in CONTRACTS.items()}
        assert {name for name, _ in verdicts} == set(names), said
        found = {names[name] for name, verdict in verdicts if verdict == "BROKEN"}
        assert ("\nexit code 0\n" not in said) == bool(found), said
        return found


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house to plant violations in."""
    return copy_tree(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="session")
def linter(tree: Path) -> Iterator[Linter]:
    """The linter before that copy."""
    started = Linter(tree)
    yield started
    started.process.communicate()


def test_the_contracts_are_kept(linter: Linter) -> None:
    assert linter.broken() == set()


@pytest.mark.sampled("planted", PLANTED, by=lambda planted: planted["contract"])
def test_a_planted_import_breaks_exactly_its_contract(planted: Planted, tree: Path, linter: Linter) -> None:
    path = tree / planted["file"]
    before = path.read_text(encoding="utf-8") if path.exists() else None
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{before or ''}\n{planted['line']}\n", encoding="utf-8")
    try:
        assert linter.broken() == {planted["contract"]}
    finally:
        if before is not None:
            path.write_text(before, encoding="utf-8")
        else:
            path.unlink()


def test_every_contract_has_a_planted_violation() -> None:
    assert {p["contract"] for p in DATA["planted"]} == set(CONTRACTS)


@pytest.mark.parametrize("contract", DATA["allowed"])
def test_a_contract_forbids_every_room_that_it_does_not_allow(contract: str) -> None:
    source = CONTRACTS[contract]["source_modules"][0].removeprefix("vistoria.")
    forbidden = {name.removeprefix("vistoria.") for name in CONTRACTS[contract]["forbidden_modules"]}
    reference = {"reference_engine"}  # under a contract of its own: nothing imports it
    assert forbidden | reference == rooms() - {source} - set(DATA["allowed"][contract]) | reference


def test_every_room_but_run_and_steps_is_kept_from_pytest() -> None:
    sources = {name.removeprefix("vistoria.") for name in CONTRACTS["pytest"]["source_modules"]}
    assert sources == rooms() - {"run", "steps"}
