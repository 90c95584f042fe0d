"""What an engine says reaches no output raw: terminal, JSON, JUnit, CSV and EARL."""

from __future__ import annotations

import io
import json
import re

import pytest

from vistoria.cli.terminal import SafeConsole, shown
from vistoria.model.visible import visible, visible_json

CLEAR = "\x1b[2J\x1b[1;1Hconforms"
HOSTILE = [
    CLEAR,
    "\x9b2J",
    "a\u202egnp.exe",
    "nul\x00",
    "a\rconforms",
    "a\nfile: conforms",
    "]8;;x\x07",
    "x" * 10_000,
]
UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text[:12]))
@pytest.mark.parametrize("colour", [False, True])
def test_a_terminal_gets_one_line_in_which_everything_can_be_seen(text: str, colour: bool) -> None:
    file = io.StringIO()
    SafeConsole(file=file, width=80, force_terminal=colour, color_system=None).print(
        f"[bold]{shown(text)}[/] :smile: ", soft_wrap=True
    )
    line = re.sub(r"\x1b\[[01]?m", "", file.getvalue())  # what the console itself says of bold
    assert not UNSEEN.search(line)
    assert line.count("\n") == 1 or (colour and len(text) > 80)  # broken between words, and nowhere else
    assert line.rstrip().endswith(":smile:")


def test_a_name_with_markup_is_a_name() -> None:
    file = io.StringIO()
    SafeConsole(file=file, width=80).print(f"[bold]{shown('[red]x[/] [link=http://a]y')}[/]")
    assert file.getvalue() == "[red]x[/] [link=http://a]y\n"


@pytest.mark.parametrize("text", [*HOSTILE, "\ud800", "\U000e0041"], ids=lambda text: ascii(text[:12]))
def test_json_means_the_same_and_holds_nothing_unseen(text: str) -> None:
    written = visible_json(json.dumps({"name": text}, ensure_ascii=False))
    assert json.loads(written) == {"name": text}
    assert written == visible(written)
