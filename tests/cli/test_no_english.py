"""Whoever reads another language reads no English in help and errors, but what is typed, code and names."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

from tools.english import english_words, own_words, words
from vistoria.cli.app import commands_here, invoked
from vistoria.cli.ending import ended
from vistoria.cli.wrapping import wrapped

LANGUAGES = ("pt", "zh")
COMMANDS = [each.name for each in commands_here()]
NAMES = {*COMMANDS, "reference", "four", "five"}
TYPED = re.compile(r"`[^`]*`|'[^']*'|^ +(?:vistoria|zcat) .*|(?<=[:：])\s*[\w-]+(?=[;\]])", re.MULTILINE)
"""Commands, what is typed, and what is taken if it is not."""
MISTAKES = [
    ("run", "--foo"),
    ("run", "--workers", "0"),
    ("run", "--regulation", "mo-97-2011"),
    ("run", "--reading", "x=y"),
    ("run", "--reading", "mo-97-2010/commission-cap=seven"),
    ("run", "--engine", "nosuch"),
    ("run", "--engine", "tcp:x"),
    ("run", "--clause", "mo-97-2010/99.1"),
    ("run", "--shard", "1/3"),
    ("run", "--suite", "1.0"),
    ("run", "--command-timeout", "nan"),
    ("run", "--out", "FILE"),
    ("run", "--failed-from", "EMPTY"),
    ("run", "extra"),
    ("verify", "EMPTY"),
    ("verify", "FILE"),
    ("verify", "GONE"),
    ("sign", "EMPTY"),
    ("attest", "EMPTY"),
    ("report", "--recover", "EMPTY"),
    ("diff", "EMPTY"),
    ("explain", "mo-97-2010/99"),
    ("bundle", "FILE"),
    ("merge", "EMPTY", "--out", "o"),
    ("keys", "new", "FILE"),
    ("init", "EMPTY", "--language", "perl"),
    ("selftest", "--kind", "x"),
    ("audit", "GONE", "-r", "mo-97-2010"),
    ("campaign", "-r", "mo-97-2010"),
    ("known", "EMPTY"),
    ("replay", "GONE"),
    ("serve", "reference", "--tcp", "x"),
    ("smoke", "--engine", "stdio:false"),
    ("doctor", "--engine", "stdio:nosuchprogram"),
    ("nosuch",),
]


@cache
def foreign(language: str) -> frozenset[str]:
    """English words that the language does not have."""
    return english_words() - own_words(language, ()) - NAMES


def left(text: str, language: str) -> list[str]:
    """The English words of a text."""
    return [each for each in words(TYPED.sub("", text)) if each in foreign(language)]


@pytest.fixture
def say(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    """Plays a command line in a language, and gives its exit code and what it said."""

    def said(*typed: str, language: str, columns: int = 80) -> tuple[int, str]:
        monkeypatch.setenv("LC_ALL", f"{language}_MO.UTF-8")
        monkeypatch.setenv("COLUMNS", str(columns))
        code = ended(lambda: invoked([*typed]))
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_no_english(command: str, language: str, say: Callable[..., tuple[int, str]]) -> None:
    _, said = say(*filter(None, [command]), "--help", language=language)
    assert left(said, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES, ids=" ".join)
def test_an_error_has_no_english(
    mistake: tuple[str, ...], language: str, say: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    (tmp_path / "EMPTY").mkdir()
    (tmp_path / "FILE").write_text("x")
    typed = [str(tmp_path / each) if each in ("EMPTY", "FILE", "GONE") else each for each in mistake]
    code, said = say(*typed, language=language)
    assert code != 0
    assert left(said.replace(str(tmp_path), ""), language) == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("columns", [40, 80])
def test_help_keeps_to_the_columns_and_cuts_nothing_that_is_typed(
    columns: int, language: str, say: Callable[..., tuple[int, str]]
) -> None:
    _, said = say("sign", "--help", language=language, columns=columns)
    typed = [line for line in said.splitlines() if line.startswith("    vistoria ")]
    assert [line for line in said.splitlines() if cell_len(line) > columns and line not in typed] == []
    assert {"--attestations", "--countersign", "--timestamp-query", "--language"} <= set(said.split())
    assert "    vistoria sign vistoria-out --attestations --key ana.pem" in typed


def test_a_line_is_broken_beside_an_ideograph_but_not_before_what_ends_a_clause() -> None:
    assert wrapped("簽署測試，每項規章", 8) == ["簽署測", "試，每項", "規章"]
    assert wrapped("the two words", 8, "- ", "  ") == ["- the", "  two", "  words"]
