"""Folders with things that no run writes, or without what every run writes: told, and no command waits or breaks."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from node_verifier import second_answer
from warm import Command

from vistoria.bundle.verify import findings


def test_a_name_that_is_not_utf_8_breaks_no_reader_and_no_report_is_written_beside_it(
    bundle: Path, command: Command
) -> None:
    Path(os.fsdecode(os.fsencode(bundle) + b"/\xff.txt")).write_text("x", encoding="utf-8")
    found = list(findings(bundle))
    assert [each.what for each in found if each.broken] == ["has a name that is not UTF-8; rename it"]
    second_answer(bundle, found)
    done = command("report", str(bundle), "--force")
    assert done.returncode == 4
    assert "has a name that is not UTF-8" in done.stderr


def test_no_report_waits_for_a_pipe_in_the_folder(bundle: Path, command: Command) -> None:
    os.mkfifo(bundle / "pipe")
    done = command("report", str(bundle), "--force")
    assert done.returncode == 4
    assert "pipe: is neither a file nor a folder" in done.stderr


@pytest.mark.parametrize("arguments", [["report", "--force"], ["ci"], ["diff"]])
def test_a_folder_without_its_law_is_a_usage_error(
    bundle: Path, stored: Path, command: Command, arguments: list[str]
) -> None:
    shutil.rmtree(bundle / "features")
    more = [str(stored)] if arguments == ["diff"] else []
    done = command(*arguments, *more, str(bundle))
    assert done.returncode == 4
    assert "the file is missing" in done.stderr
