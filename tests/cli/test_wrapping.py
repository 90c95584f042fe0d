"""A long line is broken between words: none is cut in two, and no sign of Chinese that ends something comes first."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from vistoria.cli.terminal import SafeConsole, below

ENGLISH = "Seats 1, 2, 3 and 4 must open all their closed cards, and nobody else any."
CHINESE = "第1、2、3及4號位須揚開其全部暗牌，其他人不得揚開任何牌（見 results.json 及報告），否則不符合。"
PATH = "/a/long/path/that/no/terminal/of/forty/columns/holds"


def printed(what: object, width: int, *, terminal: bool = True) -> list[str]:
    file = io.StringIO()
    console = SafeConsole(file=file, width=width, force_terminal=terminal, color_system=None)
    console.print(what, soft_wrap=not isinstance(what, Table))
    return file.getvalue().rstrip("\n").split("\n")


@pytest.mark.parametrize("width", [20, 40, 60])
def test_no_word_is_cut_in_two(width: int) -> None:
    lines = printed(ENGLISH, width)
    assert len(lines) > 1
    assert " ".join(lines) == ENGLISH
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("width", [20, 40, 60])
def test_chinese_is_broken_between_signs_and_latin_words_stay_whole(width: int) -> None:
    lines = printed(CHINESE, width)
    assert "".join(lines).replace(" ", "") == CHINESE.replace(" ", "")
    assert max(map(cell_len, lines)) <= width
    assert [line for line in lines if line[0] in "，。、）" or line[-1] == "（"] == []
    assert any("results.json" in line for line in lines)


def test_a_line_goes_on_as_far_in_as_it_began() -> None:
    assert {line[:2] for line in printed(f"  {ENGLISH}", 40)} == {"  "}
    assert {line[:6] for line in printed(below(ENGLISH, 6), 40)} == {" " * 6}


def test_a_path_that_is_wider_than_the_terminal_can_be_copied_whole() -> None:
    assert printed(f"report in {PATH} now", 40) == ["report in", PATH, "now"]


def test_in_a_column_nothing_is_lost_of_it() -> None:
    table = Table("path", box=None, padding=0)
    table.add_row(PATH)
    assert "".join(line.strip() for line in printed(table, 30)[1:]) == PATH


def test_in_a_file_or_a_pipe_it_is_one_line() -> None:
    assert printed(ENGLISH, 40, terminal=False) == [ENGLISH]


def test_styles_stay_with_their_words() -> None:
    file = io.StringIO()
    console = SafeConsole(file=file, width=20, force_terminal=True, color_system="standard")
    console.print(Text.assemble("a clause that is ", ("not conforming", "red")), soft_wrap=True)
    assert file.getvalue() == "a clause that is \x1b[31mnot\x1b[0m\n\x1b[31mconforming\x1b[0m\n"


@pytest.mark.parametrize("text", [f"4. {ENGLISH} [2026-11-28]: ", f"8. {CHINESE}："])
def test_a_prompt_is_broken_too_and_the_answer_stands_behind_it(text: str) -> None:
    file = io.StringIO()
    console = SafeConsole(file=file, width=40, force_terminal=True, color_system=None)
    console.print(escape(text), end="", soft_wrap=True)
    *lines, last = file.getvalue().split("\n")
    assert max(map(cell_len, lines)) <= 40
    assert last == text[-len(last) :]
    assert last
