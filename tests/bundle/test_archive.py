"""The archive: equal folders give equal bytes, and no byte of it can be changed unseen."""

from __future__ import annotations

import io
import os
import shutil
import warnings
import zipfile
from pathlib import Path

import msgspec
import pytest
from amount import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from warm import vistoria

from vistoria.bundle.archive import NoArchive, opened, pack
from vistoria.bundle.verify import verify
from vistoria.cli.publish import publish

TIMES = {"started", "finished", "harness_pid", "engine_pids", "seconds"}
"""All that may differ between two runs of one command."""


@pytest.fixture(scope="module")
def archive(stored: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The stored run as a zip."""
    path = tmp_path_factory.mktemp("zip") / "run.zip"
    path.write_bytes(pack(stored))
    return path


def test_equal_folders_give_equal_archives_whatever_their_times(bundle: Path, archive: Path) -> None:
    for path in bundle.rglob("*"):
        os.utime(path, (1, 1))
        path.chmod(0o700)
    assert pack(bundle) == archive.read_bytes()


def test_an_archive_verifies_as_the_folder_does(archive: Path) -> None:
    with opened(archive) as (folder, faults):
        assert (faults, list(verify(folder))) == ([], [])


@settings(max_examples=examples(60))
@given(data=st.data())
def test_any_byte_of_an_archive_changed_is_found(archive: Path, data: st.DataObject) -> None:
    content = bytearray(archive.read_bytes())
    content[data.draw(st.integers(0, len(content) - 1))] ^= data.draw(st.integers(1, 255))
    spoilt = archive.with_name("spoilt.zip")
    spoilt.write_bytes(bytes(content))
    try:
        with opened(spoilt) as (_, faults):
            assert faults
    except NoArchive:
        pass  # told by the name of the archive itself


@pytest.mark.parametrize("name", ["../out.txt", "/out.txt", "a/../../out.txt", "a\\b", "run.json"])
def test_a_name_that_leads_out_or_stands_twice_is_refused(archive: Path, tmp_path: Path, name: str) -> None:
    content = io.BytesIO(archive.read_bytes())
    with zipfile.ZipFile(content, "a") as changed, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        changed.writestr(name, "x")
    (tmp_path / "changed.zip").write_bytes(content.getvalue())
    with opened(tmp_path / "changed.zip") as (_, faults):
        assert [fault.place for fault in faults] == [name]


def test_a_compressed_archive_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("run.json", bytes(10_000_000))
    with pytest.raises(NoArchive, match=r"run\.json is compressed.*vistoria bundle"), opened(path):
        pass


def test_an_archive_of_a_version_to_come_is_refused(archive: Path, tmp_path: Path) -> None:
    content = archive.read_bytes()
    start = content.index(b"PK\x01\x02")
    path = tmp_path / "newer.zip"
    path.write_bytes(content[: start + 6] + b"\x98" + content[start + 7 :])
    with pytest.raises(NoArchive, match=r"version 15\.2"), opened(path):
        pass


def test_two_runs_of_one_command_differ_in_times_alone(stored: Path, tmp_path: Path) -> None:
    again = tmp_path / "out"
    command = ("run", "--regulation", "mo-97-2010", "--clause", "mo-97-2010/10.5", "--out", str(again))
    vistoria(*command, cwd=tmp_path)
    first, second = (msgspec.json.decode((f / "environment.json").read_bytes()) for f in (stored, again))
    assert {key for key in first if first[key] != second[key]} <= TIMES | {"command"}
    shutil.copyfile(stored / "environment.json", again / "environment.json")
    publish(again)
    assert pack(again) == pack(stored)
