"""What the terminal says: nothing is cut that one types, and what is asked again or takes long says why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from warm import vistoria

from vistoria.cli.counting import Counting
from vistoria.cli.progress import RunProgress
from vistoria.cli.terminal import listing, output
from vistoria.law.catalogue import installed, load
from vistoria.model.evidence import Evidence
from vistoria.verdict.request import RunRequest


@pytest.mark.parametrize("width", [30, 60, 80])
def test_what_one_types_stands_whole_in_a_list_of_any_width(width: int) -> None:
    name = "pt-omaha-online"
    with output.capture() as captured:
        output.print(listing(("id", "title"), [(name, "a long title " * 9)]), width=width)
    assert name in captured.get()


def test_every_regulation_is_listed_by_its_whole_id_in_a_pipe() -> None:
    said = vistoria("regulations", environment={"COLUMNS": "60"}).stdout.split()
    assert installed().keys() <= {*said}


def test_an_empty_argument_is_refused_before_the_run_is_looked_at(tmp_path: Path) -> None:
    (tmp_path / "argument.md").write_text(" \n", encoding="utf-8")
    words = ("challenge", "mo-97-2010/10.5", str(tmp_path / "no-run"), "--argument")
    done = vistoria(*words, str(tmp_path / "argument.md"))
    assert done.returncode == 4
    assert "the argument is empty" in done.stderr


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Standard error of one scenario with a forced deck, followed."""
    out = tmp_path_factory.mktemp("followed") / "out"
    scenario = "mo-97-2010/15.4#the-three-decide-better-over-worse~1"
    return vistoria("run", "--scenario", scenario, "--verbose", "--out", str(out)).stderr


def test_the_table_of_a_step_is_shown(followed: str) -> None:
    assert "    | seat | stack | cards       |\n    | 1    | 10000 | 8d 2d 3s 4c |" in followed


def test_whoever_sees_a_hand_again_reads_why(followed: str) -> None:
    after = followed.partition("Once more, after the last step")[2]
    assert "→ start" in followed.replace(after, "")
    assert "→ start" in after


def test_requests_and_events_are_told_in_words_too(followed: str) -> None:
    assert re.search(r"→ act seat=\d act=call\n +the call of seat \d\n", followed)
    assert re.search(
        r"← posted seat=\d what=small amount=10\n +Seat \d: puts in 10 \(small blind\)\n", followed
    )


def test_a_deck_is_folded_between_two_cards(followed: str) -> None:
    assert max(map(len, followed.splitlines())) <= 160
    assert re.search(r"deck=(\w\w, )+", followed)


class Clock:
    """Every reading is ten seconds after the one before."""

    def __init__(self) -> None:
        self._ticks: Iterator[int] = iter(range(0, 10**6, 10))

    def __call__(self) -> float:
        return float(next(self._ticks))


def test_a_run_tells_what_is_ahead_how_long_it_will_take_and_how_the_time_went(
    capsys: pytest.CaptureFixture[str],
) -> None:
    law = load(installed()["mo-97-2010"])
    request = RunRequest(("mo-97-2010",), {}, 1, clauses=("mo-97-2010/5.2",), hands=0)
    progress = RunProgress(request, {"mo-97-2010": law}, Counting(), Clock())
    *others, last = progress.entries
    for scenario in others:
        progress.scenario(Evidence(scenario))
    assert re.fullmatch(r"about \d+ s left", progress._left())
    progress.scenario(Evidence(last))
    assert progress._left() == ""
    assert re.fullmatch(r"\d+ s: .+ \d+ s, conclusion and report 10 s", progress.took())
    assert f"{progress.total} scenarios and 0 hands" in capsys.readouterr().err
