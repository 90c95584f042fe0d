"""Chinese stands close to a number and one space from a word in Latin letters; what fills a slot is never changed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

from vistoria.languages.catalogue import HOME
from vistoria.languages.spaces import IDEOGRAPH, close, woven

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted((HOME / "zh").glob("*.po"))
LAWS = sorted((ROOT / "features").glob("*/languages/zh.po"))
MESSAGES = ROOT / "reports" / "messages" / "zh.toml"
QUOTED = re.compile(r"«[^»]*»|「[^」]*」|`[^`]*`|\{[^{}]*\}")
"""What is quoted of a law or typed by somebody, and slots."""
_NUMBER = r"(?<![\w.,#-])\d+(?:[,.]\d+)?%?(?![\w.,-])"
NUMBER = re.compile(rf"[{IDEOGRAPH}] {_NUMBER}(?! [A-Za-z])|(?<![A-Za-z] ){_NUMBER} [{IDEOGRAPH}]")
SPACE = re.compile(rf"[{IDEOGRAPH}] |(?<=\S) [{IDEOGRAPH}]")
LATIN = re.compile(rf"[{IDEOGRAPH}][A-Za-z`]|[A-Za-z`][{IDEOGRAPH}]")
SLOT = re.compile(rf"[{IDEOGRAPH}] \{{|\}} [{IDEOGRAPH}]")


def texts(path: Path) -> Iterator[str]:
    with path.open("rb") as file:
        yield from (str(each.string) for each in read_po(file) if each.id)


def messages(table: dict[str, Any]) -> Iterator[str]:
    for value in table.values():
        yield from messages(value) if isinstance(value, dict) else (value,)


@pytest.mark.parametrize(
    ("pattern", "slots", "said"),
    [
        ("場方收取{amount}", {"amount": "1,200"}, "場方收取1,200"),
        ("見{folder}的結果", {"folder": "run-1"}, "見 run-1 的結果"),
        ("{first}{second}", {"first": "三局", "second": "未完"}, "三局未完"),
        ("揚開{cards}，{why}", {"cards": "2h 5c", "why": "逾時"}, "揚開 2h 5c，逾時"),
        ("須支付{sums}", {"sums": "143予1號位"}, "須支付143予1號位"),
        ("{when}的測試", {"when": "pokerkit 0.6"}, "pokerkit 0.6 的測試"),
        ("沒有{path}", {"path": "/甲 乙/3 丙"}, "沒有 /甲 乙/3 丙"),
        ("{cards} cards, {n} 號", {"cards": "2", "n": "x"}, "2 cards, x 號"),
    ],
)
def test_what_fills_a_slot_decides_on_the_space_beside_it(
    pattern: str, slots: dict[str, str], said: str
) -> None:
    assert woven(pattern, slots) == said


def test_chinese_is_read_with_such_spaces_and_without() -> None:
    assert close("2 號位揚開 2h 5c ，共 3 張") == close("2號位揚開2h 5c，共3張")


@pytest.mark.parametrize("path", LAWS, ids=lambda path: path.parents[1].name)
def test_what_belongs_to_a_law_is_written_as_laws_are_printed_without_spaces(path: Path) -> None:
    assert [text for text in texts(path) if SPACE.search(text)] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_catalogues_leave_the_space_beside_a_slot_to_what_fills_it(path: Path) -> None:
    assert [text for text in texts(path) if SLOT.search(text)] == []


@pytest.mark.parametrize("path", [*CATALOGUES, MESSAGES], ids=lambda path: path.name)
def test_numbers_stand_close_and_latin_words_apart(path: Path) -> None:
    toml = tomllib.loads(MESSAGES.read_text(encoding="utf-8"))
    held = [QUOTED.sub("\0", text) for text in (messages(toml) if path == MESSAGES else texts(path))]
    assert [text for text in held if NUMBER.search(text) or LATIN.search(text)] == []
