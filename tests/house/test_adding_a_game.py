"""What `docs/adding-a-game.md` shows: its change for a new event works, and it names all of the example."""

from __future__ import annotations

import re
from pathlib import Path

from house_tree import ROOT, apply_change, copy_tree, python, tracked

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
_, DIFF = re.findall(r"^```diff\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
READ_AND_COUNTED = """
from vistoria.model.answer import read_event
from vistoria.model.event import Bonus, Seated
from vistoria.table import Contradiction, Table, believe

bonus = read_event({"type": "bonus", "n": 2, "seat": 1, "amount": 25})
assert isinstance(bonus, Bonus), bonus
table = Table(seats=2)
believe(table, [Seated(player="p1", seat=1, stack=100), bonus])
assert (table.stacks, table.house) == ({1: 125}, -25), table
try:
    believe(table, [Bonus(seat=2, amount=5)])
except Contradiction as error:
    print(error)
"""


def test_the_change_shown_adds_an_event_that_is_read_and_counted(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path)
    apply_change(DIFF, tree)
    seen = python("-c", READ_AND_COUNTED, tree=tree)
    assert seen.returncode == 0, seen.stderr
    assert "seat 2" in seen.stdout


def test_the_change_shown_touches_the_record_and_the_effect_alone() -> None:
    assert re.findall(r"^\+\+\+ b/(.*)$", DIFF, re.MULTILINE) == [
        "vistoria/model/event.py",
        "vistoria/table/chips.py",
    ]


def test_the_page_names_every_part_of_the_example() -> None:
    folder = "examples/regulation_pack/"
    parts = {
        name.removeprefix(folder).split("/")[1]
        for name in tracked()
        if name.startswith(f"{folder}three_cards/") and not name.endswith("/__init__.py")
    }
    assert [part for part in sorted(parts) if f"three_cards/{part}" not in PAGE] == []
