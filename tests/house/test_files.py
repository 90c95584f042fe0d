"""What holds for every file: its length, its docstring, and nothing of the machine it was written on."""

from __future__ import annotations

import re

import pytest
from house_tree import ROOT, sources, tracked

CEILING = 400
MACHINES = (
    re.compile(rb"/(?<![\w.]/)(?:home|Users|root|work)/[\w\x80-\xff]"),
    re.compile(rb":(?<=\b[A-Z]:)\\\\?Users\\"),
)
"""Each begins with one character, which is found fast."""


def lines(name: str) -> int:
    """Number of lines of a tracked file."""
    return len((ROOT / name).read_bytes().splitlines())


def test_no_file_is_longer_than_it_may_be() -> None:
    long = {name: lines(name) for name in sources() if lines(name) > CEILING}
    assert long == {}, "split them by subject"


def test_nothing_is_kept_but_text_pictures_and_fonts() -> None:
    strange = [
        name
        for name in tracked()
        if b"\0" in (ROOT / name).read_bytes() and not name.endswith((".png", ".otf"))
    ]
    assert strange == []


def test_every_module_says_what_it_is() -> None:
    texts = {name: (ROOT / name).read_bytes() for name in sources()}
    assert [name for name, text in texts.items() if text and not text.startswith(b'"""')] == []


def places(text: bytes) -> list[bytes]:
    """Beginnings of the paths of a machine in a text."""
    return [found[0] for machine in MACHINES for found in machine.finditer(text)]


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    found = [(name, place) for name in tracked() for place in places((ROOT / name).read_bytes())]
    assert found == []


@pytest.mark.parametrize("parts", [("home", "ana"), ("root", "x"), ("work", "y"), ("Users", "ana")])
def test_a_path_of_a_machine_is_found(parts: tuple[str, str]) -> None:
    assert places(f"cd '/{'/'.join(parts)}'".encode())


def test_a_path_of_a_windows_machine_is_found() -> None:
    assert places("\\".join(["C:", "Users", "ana"]).encode())


def test_no_merge_was_left_half_done() -> None:
    mark = re.compile(rb"^(?:<{7}|>{7}) ", re.MULTILINE)
    assert [name for name in tracked() if mark.search((ROOT / name).read_bytes())] == []
