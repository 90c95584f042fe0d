"""A vendor accepts three failures and what follows from them: green until one is mended or something new is open."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from vendor import LAW, Vendor

HERE = Path(__file__).parent
FILE = "known-failures.toml"
NOTE = "# Ask Ana before you change this file."


def run(vendor: Vendor, engine: str, shards: int = 0) -> list[int]:
    """The exit codes of a whole run, or of its shards and then of all of them; the last step of the job is its last."""
    options = f"run -r {LAW} -e in-process:three_faults:{engine} --engine-clauses-only --seed 1 --replace"
    if not shards:
        ended = vendor.run(f"{options} -o out")
    else:
        parts = range(1, shards + 1)
        ended = vendor.run(
            *(f"{options} --shard {n}/{shards} -o part-{n}" for n in parts),
            f"merge {' '.join(f'part-{n}' for n in parts)} --out out --replace",
        )
    ended += vendor.run("ci out --to ci --accept 6")
    assert all(each.code != 5 for each in ended), ended
    return [each.code for each in ended]


@pytest.fixture(scope="module")
def accepting(vendor: Vendor) -> Vendor:
    """A vendor with a list of three failures and what follows, made from a run and filled in."""
    shutil.copy(HERE / "three_faults.py", vendor.folder)
    assert run(vendor, "Three") == [1, 1]
    [shown, written] = vendor.run("known out", "known out --write")
    assert (shown.code, written.code) == (0, 0)
    assert "--write would drop 0 and add 4" in shown.out
    text = (vendor.folder / FILE).read_text(encoding="utf-8")
    kinds = re.findall(r'\[\[(\w+)\]\]\nclause = "zz-three-cards/([\d.]+)"', text)
    assert kinds == [("failure", "1.1"), ("failure", "2.1"), ("inconclusive", "3.3"), ("failure", "3.4")]
    assert run(vendor, "Three") == [1, 1], "nobody has accepted it yet"
    for key, value in (("reason", "Until 4.2."), ("ticket", "FELT-7"), ("owner", "Ana")):
        text = text.replace(f'{key} = ""', f'{key} = "{value}"')
    (vendor.folder / FILE).write_text(f"{text}\n{NOTE}\n", encoding="utf-8")
    return vendor


@pytest.fixture
def list_(accepting: Vendor) -> Iterator[Path]:
    """The list, which is as it was after the test."""
    path = accepting.folder / FILE
    held = path.read_bytes()
    yield path
    path.write_bytes(held)


@pytest.mark.parametrize(
    ("engine", "whole"), [("Three", [6, 0]), ("Newly", [3, 3])], ids=["accepted whole", "newly inconclusive"]
)
def test_what_is_accepted_is_green_and_what_is_new_is_red(
    engine: str, whole: list[int], accepting: Vendor
) -> None:
    assert run(accepting, engine) == whole
    assert run(accepting, engine, shards=3)[-2:] == whole


def test_what_is_mended_is_red_until_its_entry_goes(list_: Path, accepting: Vendor) -> None:
    assert run(accepting, "Mended") == [7, 7]
    [done] = accepting.run("known out --write")
    assert "passed (goes): zz-three-cards/3.4: it passed" in done.out
    text = list_.read_text(encoding="utf-8")
    assert "zz-three-cards/3.4" not in text
    assert "zz-three-cards/3.3" in text
    assert NOTE in text
    assert run(accepting, "Mended") == [6, 0]
    assert run(accepting, "Mended", shards=3) == [2, 2, 2, 6, 0]


def test_one_entry_can_account_for_what_follows(list_: Path, accepting: Vendor) -> None:
    text = re.sub(r"(?s)\[\[inconclusive\]\].*?(?=\[\[)", "", list_.read_text(encoding="utf-8"))
    list_.write_text(text, encoding="utf-8")
    assert run(accepting, "Three") == [3, 3]
    place = f'clause = "{LAW}/2.1"\n'
    list_.write_text(text.replace(place, f'{place}follows = ["{LAW}/3.3"]\n'), encoding="utf-8")
    assert run(accepting, "Three") == [6, 0]


def test_a_comparison_names_the_entries_that_an_update_moves(list_: Path, accepting: Vendor) -> None:
    run(accepting, "Three")
    shutil.copytree(accepting.folder / "out", accepting.folder / "before", dirs_exist_ok=True)
    run(accepting, "Mended")
    [done] = accepting.run("diff before out")
    assert re.search(r"zz-three-cards/3.4\s+Entry of the known\s+seen\s+passed: it passed", done.out), (
        done.out
    )
    assert list_.exists()
