"""An engine driven by hand: what is typed, what comes back, and the table that follows."""

from __future__ import annotations

import io

import pytest
from typed import code_of

TYPED = """open mo-97-2010
join p1 1 1000
join p2 2 1000
join p3 3 1000
start As Ks
act 1 raise 40
look 2
{"method": "close", "params": {"table": "t-1"}}
quit
act 2 fold
"""


def played(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = code_of("play", "--engine", "in-process:reference")
    told = capsys.readouterr()
    assert told.err == ""
    return code, told.out


def test_a_hand_is_played_and_the_table_follows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = played(TYPED, monkeypatch, capsys)
    assert code == 0
    lines = told.splitlines()
    assert "dealt to={seat:2} face=down card=As" in lines
    assert "acted seat=1 act=raise put=40 to=40 stack=960" in lines
    assert "  seat 2        990  bet 10      As 3s 6s 9s ← to act" in lines
    assert "fold" not in lines[-1]


def test_the_rest_of_the_pack_of_the_law_lies_below_the_cards_that_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """104/85/M is played with four suits of ten cards (1.a)."""
    typed = "open mo-104-85-m 5\njoin p1 1 2000\njoin p2 2 2000\nstart As Kd\n"
    code, told = played(typed, monkeypatch, capsys)
    assert code == 0
    assert "dealt to=aside face=down card=As" in told
    assert "dealt to={seat:2} face=up card=Kd" in told


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("act 1 fold", "no table is open"),
        ("open", "open needs a regulation"),
        ("open nowhere", "refused by=engine"),
        ("open mo-97-2010\nfly", "not understood"),
        ("open mo-97-2010\nact 1 fold 2 3", "write KEY=VALUE"),
        ('{"params": {}}', "not understood"),
        ("{", "not understood"),
        ("'", "not understood"),
        ('{"method": "fly"}', "engine: "),
    ],
)
def test_what_cannot_be_sent_is_told_and_the_next_line_is_read(
    line: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = played(f"{line}\nopen mo-97-2010\n", monkeypatch, capsys)
    assert words in told
    assert "table state=open" in told
    assert code == (3 if words == "engine: " else 0)
