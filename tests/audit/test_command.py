"""`vistoria audit`: exit codes, what is printed and written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.audit.one_hand import HAND, MACAU, changed
from vistoria.cli.app import app, register

BROKEN = changed(("p3 cbr 300", "p3 cbr 351"))


def run(*arguments: str) -> tuple[int, str]:
    register("audit")
    done = CliRunner().invoke(app, ["audit", *arguments], standalone_mode=False)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return int(done.return_value), " ".join(done.output.split())


def archive(folder: Path, *hands: str) -> str:
    (folder / "a.phhs").write_text(
        "".join(f"[{i}]\n{hand}\n" for i, hand in enumerate(hands, start=1)), encoding="utf-8"
    )
    return str(folder / "a.phhs")


def test_hands_that_keep_the_law_end_with_nothing(tmp_path: Path) -> None:
    code, said = run(archive(tmp_path, HAND, HAND), "-r", MACAU, "-q")
    assert code == 0
    assert f"2 hands, 2 judged: none of them differs from {MACAU}." in said


def test_findings_of_one_cause_are_one_entry_with_the_first_place(tmp_path: Path) -> None:
    out = tmp_path / "audit.json"
    code, said = run(archive(tmp_path, HAND, BROKEN, BROKEN), "-r", MACAU, "-q", "--json", str(out))
    assert code == 1
    assert f"{MACAU}/11.2.3 acceptance: 2 times" in said
    [cause] = json.loads(out.read_text(encoding="utf-8"))["causes"]
    assert (cause["count"], [each["line"] for each in cause["places"]]) == (2, [12, 23])


HEADS_UP = """\
variant = 'PO'
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [10000, 10000]
actions = ['d dh p1 7h6h5s4s', 'd dh p2 QdQcJdTh', 'p2 f']
finishing_stacks = [10050, 9950]
"""
"""The dealer posts the small blind, as the format has it of two players."""


def test_a_hand_that_shows_one_cause_at_two_seats_is_counted_once(tmp_path: Path) -> None:
    out = tmp_path / "audit.json"
    assert run(archive(tmp_path, HEADS_UP, HEADS_UP), "-r", MACAU, "-q", "--json", str(out))[0] == 1
    stated = json.loads(out.read_text(encoding="utf-8"))
    [cause] = stated["causes"]
    assert (cause["clauses"], cause["count"], stated["broken"]) == ([f"{MACAU}/5.1"], 2, 2)
    assert [each["line"] for each in cause["places"]] == [1, 10]


def test_hands_of_which_none_is_judged_decide_nothing(tmp_path: Path) -> None:
    straddled = changed(("[50, 100, 0]", "[50, 100, 200]"))
    code, said = run(archive(tmp_path, straddled), "-r", MACAU, "-q")
    assert code == 2
    assert "not judged: straddle: 1" in said


def test_each_clause_is_shown_not_shown_or_cannot_be(tmp_path: Path) -> None:
    out = tmp_path / "audit.json"
    run(archive(tmp_path, HAND), "-r", MACAU, "-q", "--json", str(out))
    seen = {each["clause"]: each for each in json.loads(out.read_text(encoding="utf-8"))["clauses"]}
    assert seen[f"{MACAU}/8.5"]["seen"] == "shown"
    assert seen[f"{MACAU}/12.4"]["seen"] == "not shown"
    assert seen[f"{MACAU}/1.1.2"]["seen"] == "cannot be shown"
    assert "method:look" in seen[f"{MACAU}/1.1.2"]["needs"]


def test_declared_terms_bind(tmp_path: Path) -> None:
    """5 per cent of 1,450 are 72; a house that declared 3 per cent may take 43."""
    taken = changed(("finishing_stacks = [9950, 9300, 10750]", "finishing_stacks = [9950, 9300, 10678]"))
    assert run(archive(tmp_path, taken), "-r", MACAU, "-q")[0] == 0
    (tmp_path / "terms.toml").write_text(
        'limit = "pot"\nstakes = {small = 50, big = 100}\ncommission = {on = "pot", rate = [3, 100]}\n',
        encoding="utf-8",
    )
    assert (
        run(archive(tmp_path, taken), "-r", MACAU, "-q", "--settings", str(tmp_path / "terms.toml"))[0] == 1
    )


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--format", "pgn"], "no such format"),
        (["--format", "phh", "--mapping", "{here}"], "name one of the two"),
        (["--settings", "{here}"], "--settings"),
    ],
)
def test_a_mistake_is_named(options: list[str], why: str, tmp_path: Path) -> None:
    (tmp_path / "here.toml").write_text("nothing = 1", encoding="utf-8")
    named = [each.format(here=tmp_path / "here.toml") for each in options]
    with pytest.raises(Exception, match=why):
        run(archive(tmp_path, HAND), "-r", MACAU, *named)
