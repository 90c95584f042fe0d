"""Whoever reads another language reads no English in help and errors, but what is typed, code and names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.english import english_words, own_words, words
from warm import vistoria

from vistoria.cli.helping import cells, wrapped
from vistoria.cli.listing import commands_here

LANGUAGES = ("pt", "zh")
COMMANDS = [each.name for each in commands_here()]
NAMES = {*COMMANDS, "reference"}
TYPED = re.compile(r"`[^`]*`|'[^']*'|^ +(?:vistoria|zcat) .*", re.MULTILINE)
"""Commands and words of whoever typed them."""
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
    ("verify", "nowhere"),
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
    ("audit", "nowhere", "-r", "mo-97-2010"),
    ("campaign", "-r", "mo-97-2010"),
    ("known", "EMPTY"),
    ("replay", "nowhere"),
    ("serve", "reference", "--tcp", "x"),
    ("smoke", "--engine", "stdio:false"),
    ("doctor", "--engine", "stdio:nosuchprogram"),
    ("nosuch",),
]


def left(text: str, language: str) -> list[str]:
    """The English words of a text."""
    return [
        each
        for each in words(TYPED.sub("", text))
        if each in english_words() - own_words(language, ()) - NAMES
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_no_english(command: str, language: str) -> None:
    said = vistoria(*filter(None, [command]), "--help", environment={"LC_ALL": f"{language}_MO.UTF-8"}).stdout
    assert left(said, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES, ids=" ".join)
def test_an_error_has_no_english(mistake: tuple[str, ...], language: str, tmp_path: Path) -> None:
    (tmp_path / "EMPTY").mkdir()
    (tmp_path / "FILE").write_text("x")
    typed = [str(tmp_path / each) if each in ("EMPTY", "FILE") else each for each in mistake]
    done = vistoria(*typed, environment={"LC_ALL": f"{language}_MO.UTF-8"})
    assert done.returncode != 0
    assert left((done.stdout + done.stderr).replace(str(tmp_path), ""), language) == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("columns", [40, 80])
def test_help_keeps_to_the_columns_and_cuts_nothing_that_is_typed(columns: int, language: str) -> None:
    environment = {"LC_ALL": f"{language}_MO.UTF-8", "COLUMNS": str(columns)}
    said = vistoria("sign", "--help", environment=environment).stdout
    typed = [line for line in said.splitlines() if line.startswith("    vistoria ")]
    assert [line for line in said.splitlines() if cells(line) > columns and line not in typed] == []
    assert {"--attestations", "--countersign", "--timestamp-query", "--language"} <= set(said.split())
    assert "    vistoria sign vistoria-out --attestations --key ana.pem" in typed


def test_a_line_is_broken_beside_an_ideograph_but_not_before_what_ends_a_clause() -> None:
    assert wrapped("簽署測試，每項規章", 8) == ["簽署測", "試，每項", "規章"]
    assert wrapped("the two words", 8, "- ", "  ") == ["- the", "  two", "  words"]
