"""Folders with things that no run writes, or without what every run writes: told, and no command waits or breaks."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from node_verifier import second_answer
from warm import Command

from vistoria.bundle.fault import Item
from vistoria.bundle.layout import file_digest, write_sums
from vistoria.bundle.store import LARGEST, StoredRun
from vistoria.bundle.verify import findings
from vistoria.cli.verify import examine


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


def renamed(name: str, new: str) -> Callable[[Path], object]:
    """Give a file of the folder another name."""
    return lambda bundle: (bundle / name).rename(bundle / new)


def added(name: str) -> Callable[[Path], object]:
    """Add a file."""
    return lambda bundle: (bundle / name).write_text("conforms", encoding="utf-8")


def linked(bundle: Path) -> None:
    (bundle.parent / "elsewhere").hardlink_to(bundle / "report.html")


LOOKS = [
    (added("REPORT.HTML"), "REPORT.HTML", "looks like report.html"),
    (added("report.htm1"), "report.htm1", "looks like report.html"),
    (added("résults.json"), "résults.json", "looks like results.json"),
    (added("rep\u043ert.html"), "rep\u043ert.html", "Cyrillic letters"),
    (added("j\u057dnit.xml"), "j\u057dnit.xml", "Armenian letters"),
    (added("\U0001d5cbeport.html"), "\U0001d5cbeport.html", "Mathematical letters"),
    (added("report\u200b.html"), "report\u200b.html", "cannot be seen"),
    (added("report.html "), "report.html ", "cannot be seen"),
    (added("re\u0301sume\u0301.txt"), "re\u0301sume\u0301.txt", "normal form"),
    (
        added("features/mo_97_2010/REGULATION.TOML"),
        "features/mo_97_2010/REGULATION.TOML",
        "the case of letters",
    ),
    (renamed("law", "Law"), "Law", "looks like law"),
    (linked, "report.html", "hard link"),
]


@pytest.mark.parametrize(("change", "place", "what"), LOOKS, ids=[ascii(place) for _, place, _ in LOOKS])
def test_a_name_that_can_be_taken_for_another_is_told(
    bundle: Path, change: Callable[[Path], object], place: str, what: str
) -> None:
    change(bundle)
    write_sums(bundle)
    found = list(findings(bundle))
    assert [each.what for each in found if each.place == place and what in each.what], found
    second_answer(bundle, found)


@pytest.mark.parametrize(
    "name",
    ["relatório n.º 3.pdf", "證書.pdf", "report-final.html", "attestations/files/ab-Договор\u202f1.pdf"],
)
def test_a_name_of_people_is_theirs(bundle: Path, name: str) -> None:
    (bundle / name).parent.mkdir(parents=True, exist_ok=True)
    added(name)(bundle)
    write_sums(bundle)
    found = [each for each in findings(bundle) if each.item is Item.FILES]
    assert found == []
    second_answer(bundle, found)


def test_no_report_waits_for_a_pipe_in_the_folder(bundle: Path, command: Command) -> None:
    os.mkfifo(bundle / "pipe")
    done = command("report", str(bundle), "--force")
    assert done.returncode == 4
    assert "pipe: is neither a file nor a folder" in done.stderr


@pytest.mark.parametrize(("name", "code"), [("lock", 1), ("state.json", 4)])
def test_no_reader_waits_for_a_pipe_in_the_office(
    bundle: Path, command: Command, name: str, code: int
) -> None:
    (bundle / ".vistoria").mkdir()
    os.mkfifo(bundle / ".vistoria" / name)
    assert command("verify", str(bundle)).returncode == code


def test_a_file_that_is_larger_than_any_of_a_run_is_not_read(bundle: Path) -> None:
    name = next((bundle / "transcripts").rglob("*.jsonl")).relative_to(bundle).as_posix()
    os.truncate(bundle / name, LARGEST + 1)
    run = StoredRun(bundle)
    with pytest.raises(OSError, match="larger than 512 MB"):
        run.content(name)
    assert run.digest(name) == file_digest(bundle / name)


@pytest.mark.parametrize("arguments", [["report", "--force"], ["ci"], ["diff"]])
def test_a_folder_without_its_law_is_a_usage_error(
    bundle: Path, stored: Path, command: Command, arguments: list[str]
) -> None:
    shutil.rmtree(bundle / "features")
    more = [str(stored)] if arguments == ["diff"] else []
    done = command(*arguments, *more, str(bundle))
    assert done.returncode == 4
    assert "the file is missing" in done.stderr


@pytest.mark.parametrize("name", ["run.json", "evidence.jsonl", "results.json", "report.html", "trust.json"])
def test_a_folder_in_the_place_of_a_file_is_told_and_breaks_no_command(
    bundle: Path, name: str, command: Command
) -> None:
    (bundle / name).unlink(missing_ok=True)
    (bundle / name).mkdir()
    (bundle / name / "report.html").write_text("conforms", encoding="utf-8")
    what = "is a folder, and a run writes a file of this name"
    assert (name, what) in [(each.place, each.what) for each in findings(bundle)]
    done = command("report", str(bundle), "--force")
    assert (done.returncode, what in done.stderr) == (4, True)


def test_a_file_in_the_place_of_a_folder_is_told(bundle: Path) -> None:
    shutil.rmtree(bundle / "transcripts")
    (bundle / "transcripts").write_text("", encoding="utf-8")
    found = [(each.place, each.what) for each in findings(bundle)]
    assert ("transcripts", "is a file, and a run writes a folder of this name") in found


def spoilt(bundle: Path) -> str:
    """Another report."""
    (bundle / "report.html").write_text("conforms", encoding="utf-8")
    return "report.html"


def removed(bundle: Path) -> str:
    """A transcript less."""
    path = min(bundle.glob("transcripts/*/*.jsonl"))
    path.unlink()
    return path.relative_to(bundle).as_posix()


@pytest.mark.parametrize("change", [spoilt, removed])
def test_what_somebody_changes_while_it_is_read_is_told(bundle: Path, change: Callable[[Path], str]) -> None:
    changed = list[str]()

    def count(what: str, done: int, of: int | None) -> None:
        if what == "comparing the reports" and not changed:
            changed.append(change(bundle))

    faults = [(each.place, each.what) for item in examine(bundle, count=count).items for each in item.faults]
    assert (changed[0], "was changed while it was read: verify again") in faults


def test_sums_in_another_encoding_are_told_as_such(bundle: Path) -> None:
    sums = bundle / "SHA256SUMS"
    sums.write_bytes(sums.read_text(encoding="utf-8").encode("utf-16"))
    found = [(each.place, each.what) for each in findings(bundle)]
    assert ("SHA256SUMS", "has a line without a digest and the name of a file") in found
    assert "" not in [place for place, _ in found]
