"""Each item of a folder gets its own answer, with an exit code for sound, broken and not comparable."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from forgery import answer, change_json
from node_verifier import faults_of, second_answer
from warm import Command, vistoria

from vistoria.bundle.archive import NoArchive, opened, pack
from vistoria.bundle.examined import Answer
from vistoria.bundle.fault import Item
from vistoria.bundle.keys import new_key, read_signer
from vistoria.bundle.layout import write_sums
from vistoria.bundle.signatures import sign_bundle
from vistoria.bundle.store import NoBundle
from vistoria.cli.publish import publish
from vistoria.cli.verify import examine

pytestmark = pytest.mark.usefixtures("pages_once")

LENIENT = """
import functools
from vistoria.checks import all_checks
from vistoria.model.finding import Finding
from vistoria.validation.saboteurs import Sabotaged as Engine

def lenient(judge):
    return functools.wraps(judge)(lambda history, **literals: Finding("passed", "all is well", "all is well"))

for check in all_checks().values():
    object.__setattr__(check, "judge", lenient(check.judge))
"""
"""An engine that makes of the harness one whose checks always pass; whatever it writes is consistent."""


def test_a_sound_folder_holds_item_by_item_in_a_table(stored: Path, command: Command) -> None:
    shown = command("verify", str(stored))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "date stated, not proved" in shown.stdout
    assert "of release" not in shown.stdout, "features of a release that are the installed ones need no word"


def test_a_sound_folder_holds_item_by_item_in_json(with_pdf: Path, command: Command) -> None:
    done = command("verify", str(with_pdf), "--json")
    assert done.returncode == 0, done.stderr
    value = json.loads(done.stdout)
    there = {each["item"] for each in value["items"] if each["answer"] == "holds"}
    assert (value["schema"], value["answer"]) == ("vistoria/verification/1", "holds")
    assert there == {
        "files", "law", "evidence", "identity", "results", "report.html", "report.pdf", "exports"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("times", "told"),
    [
        ({"finished": "2999-01-01T00:00:00+00:00"}, "in the future"),
        ({"finished": "2026-01-01T00:00:00+00:00"}, "before it began"),
        ({"started": "1970-01-01T00:00:00+00:00"}, "no run took place in 1970"),
        ({"started": "0001-01-01T00:00:00+00:00", "finished": "0001-01-01T00:00:00+00:00"}, "in 1"),
        ({"finished": "9999-12-31T23:59:59+00:00"}, "no run took place in 9999"),
        ({"finished": "2026-11-21"}, "not in UTC"),
    ],
)
def test_times_that_cannot_be_are_named(bundle: Path, times: dict[str, str], told: str) -> None:
    change_json(bundle / "environment.json", lambda value: value.update(times))
    write_sums(bundle)
    result = examine(bundle)
    faults = [fault.what for item in result.items if item.item is Item.TIME for fault in item.faults]
    assert any(told in what for what in faults), faults
    second_answer(bundle, faults_of(result))


def test_a_time_that_is_none_keeps_a_report_from_being_written(bundle: Path) -> None:
    change_json(bundle / "environment.json", lambda value: value.update(finished="yesterday"))
    with pytest.raises(NoBundle, match="has a time that cannot be read"):
        publish(bundle)


SOUND = {
    "conclusion": "sound", "seed": 1, "share": 100, "digests": {}, "candidates": [], "killers": {}, "unkilled": [],
    "expected": 0,
}  # fmt: skip
COMPLAINED = {"id": "x", "kind": "control", "regulation": "mo-97-2010", "complaints": ["it was failed"]}


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[" * 5000, SOUND, {**SOUND, "expected": 1, "candidates": [COMPLAINED]}],
    ids=["no-byte", "no-key", "brackets", "no-engine", "against-its-list"],
)
def test_a_self_test_that_shows_nothing_is_a_fault(bundle: Path, content: bytes | dict[str, object]) -> None:
    path = bundle / "selftest.json"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    publish(bundle)
    result = examine(bundle)
    assert answer(result, Item.EVIDENCE) is Answer.DOES_NOT_HOLD
    assert {fault.place for item in result.items for fault in item.faults} == {"selftest.json"}


def a_link(bundle: Path) -> None:
    path = bundle / "report.html"
    path.unlink()
    path.symlink_to("/etc/hostname")


def a_pipe(bundle: Path) -> None:
    (bundle / "report.pdf").unlink(missing_ok=True)
    os.mkfifo(bundle / "report.pdf")


@pytest.mark.parametrize(("spoil", "place"), [(a_link, "report.html"), (a_pipe, "report.pdf")])
def test_nothing_is_read_through_a_link_or_a_pipe(
    bundle: Path, spoil: Callable[[Path], None], place: str
) -> None:
    spoil(bundle)
    result = examine(bundle)
    [files] = [each for each in result.items if each.item is Item.FILES]
    assert (result.exit_code, [fault.place for fault in files.faults]) == (1, [place])
    assert answer(result, Item.EVIDENCE) is Answer.NOT_COMPARABLE


def member(name: str, kind: int = 0o100644) -> zipfile.ZipInfo:
    """A member of an archive by its name and mode."""
    info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    info.create_system, info.external_attr = 3, kind << 16
    return info


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("report.html", "a link"),
        ("RUN.json", "twice"),
        ("run.json/x", "a file of the archive"),
        (".vistoria/x", "state"),
        ("a\x1b[2J", "cannot be seen"),
        ("C:x", "outside"),
        ("x" * 300, "too long"),
        ("a/" * 2000 + "x", "too long"),
        ("aux.txt", "a device or another file"),
        ("report.html.", "a device or another file"),
    ],
)
def test_a_member_that_no_bundle_has_is_named(bundle: Path, tmp_path: Path, name: str, told: str) -> None:
    (bundle / "report.html").unlink()
    archive = tmp_path / "run.zip"
    archive.write_bytes(pack(bundle))
    with zipfile.ZipFile(archive, "a") as file:
        file.writestr(member(name, 0o120777 if told == "a link" else 0o100644), "/etc/passwd")
    with opened(archive) as (_, faults):
        assert [fault.place for fault in faults] == [name]
        assert told in faults[0].what


def test_members_that_overlap_are_refused(bundle: Path, tmp_path: Path) -> None:
    archive = tmp_path / "run.zip"
    archive.write_bytes(pack(bundle))
    with zipfile.ZipFile(archive, "a") as file:
        file.filelist[1].header_offset = file.filelist[0].header_offset
        file.writestr(member("one-more"), "")  # so that the directory is written again
    with pytest.raises(NoArchive, match="overlaps the member before it"), opened(archive):
        pass


def test_an_archive_that_is_no_run_is_named_itself_and_not_where_it_was_unpacked(
    tmp_path: Path, command: Command
) -> None:
    archive = tmp_path / "run.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr(member("letter.txt"), "")
    done = command("verify", str(archive))
    assert done.returncode == 4
    assert done.stderr.startswith(f"vistoria: {archive} holds no run")


def test_a_lenient_harness_is_found_though_its_folder_is_consistent_and_signed(
    tmp_path: Path, command: Command
) -> None:
    out = tmp_path / "out"
    (tmp_path / "lenient.py").write_text(LENIENT, encoding="utf-8")
    asked = ("-r", "mo-97-2010", "--clause", "mo-97-2010/8.5", "--examples", "5")
    engine = ("-e", "in-process:lenient:Engine", "--engine-option", "id=mo-97-2010/8.5:two-cards-shown")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    ran = vistoria("run", *asked, *engine, "--out", str(out), environment=environment)
    assert " failed" not in ran.stdout, ran.stderr
    new_key(tmp_path / "lab.pem")
    sign_bundle(out, read_signer(tmp_path / "lab.pem"))
    done = command("verify", str(out))
    assert done.returncode == 1
    assert "check show-all-cards finds failed" in done.stderr
