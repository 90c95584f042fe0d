"""Where records come from: folders, patterns, standard input, compressed files, addresses; what cannot be read."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import tarfile
import zipfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from tests.audit.one_hand import HAND
from vistoria.audit.record import LONGEST, BadHand, NoSuchFormat, Record, formats
from vistoria.audit.sources import NoRecords, Source, sources


def read(*names: str) -> list[Record]:
    return [each for source in sources(names) for each in source.records(None, lambda _: None)]


def places(records: list[Record]) -> list[tuple[str, int]]:
    return [(Path(each.origin.file).name, each.origin.line) for each in records]


def test_a_folder_a_pattern_and_a_file_lead_to_the_same_hands(tmp_path: Path) -> None:
    (tmp_path / "day").mkdir()
    (tmp_path / "day" / "a.phh").write_text(HAND, encoding="utf-8")
    (tmp_path / "day" / "b.phhs").write_text(f"# two\n[1]\n{HAND}\n[2]\n{HAND}", encoding="utf-8")
    found = [("a.phh", 1), ("b.phhs", 2), ("b.phhs", 13)]
    assert places(read(str(tmp_path))) == found
    assert places(read(str(tmp_path / "*" / "*.phh*"))) == found
    assert places(read(str(tmp_path / "day" / "b.phhs"))) == found[1:]


def tarred(text: bytes) -> bytes:
    """An archive of tar in which a file lies in a folder."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w") as archive:
        folder, file = tarfile.TarInfo("1"), tarfile.TarInfo("1/a.phh")
        folder.type, file.size = tarfile.DIRTYPE, len(text)
        archive.addfile(folder)
        archive.addfile(file, io.BytesIO(text))
    return made.getvalue()


PACKS = [gzip.compress, bz2.compress, lzma.compress]


@pytest.mark.parametrize(("suffix", "packs"), [*zip((".gz", ".bz2", ".xz"), PACKS, strict=True)])
def test_compressed_files_are_read(suffix: str, packs: Callable[[bytes], bytes], tmp_path: Path) -> None:
    (tmp_path / f"a.phh{suffix}").write_bytes(packs(HAND.encode()))
    assert places(read(str(tmp_path))) == [(f"a.phh{suffix}", 1)]


@pytest.mark.parametrize("packs", [*PACKS, lambda text: text], ids=["gzip", "bzip2", "xz", "plain"])
def test_standard_input_and_addresses_are_unpacked_by_what_they_hold(
    packs: Callable[[bytes], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    import fsspec

    packed = packs(HAND.encode())
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(packed)))
    [source] = sources(["-"])
    assert [each.origin.line for each in source.records(None, lambda _: None)] == [1]
    assert source.input is not None
    assert (source.input.bytes, source.input.sha256) == (len(packed), sha256(packed).hexdigest())
    with fsspec.open("memory://records/packed", "wb") as file:
        file.write(packed)
    assert places(read("memory://records/packed")) == [("packed", 1)]


@pytest.mark.parametrize(
    ("name", "packs"),
    [
        ("a.tar", lambda text: text),
        ("a.tgz", gzip.compress),
        ("a.tar.xz", lzma.compress),
        ("day", bz2.compress),
    ],
)
def test_the_files_of_a_tar_are_read(name: str, packs: Callable[[bytes], bytes], tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(packs(tarred(HAND.encode())))
    assert [each.origin.file for each in read(str(tmp_path / name))] == [f"{tmp_path}/{name}/1/a.phh"]


@pytest.mark.parametrize(
    ("name", "begin", "what"),
    [
        ("a.phh.zst", b"\x28\xb5\x2f\xfd", "Zstandard"),
        ("a.7z", b"7z\xbc\xaf\x27\x1c", "7-Zip"),
        ("a.rar", b"Rar!\x1a\x07\x00", "RAR"),
        ("a.phh", b"PK\x03\x04", "zip, but no file named .zip"),
    ],
)
def test_what_is_packed_otherwise_is_named(name: str, begin: bytes, what: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(begin + bytes(100))
    [aside] = read(str(tmp_path / name))
    assert isinstance(aside, BadHand)
    assert what in aside.reason


def test_the_files_of_a_zip_are_read(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "days.zip", "w") as archive:
        archive.writestr("1/a.phh", HAND)
        archive.writestr("2/a.phh", HAND)
    assert [each.origin.file for each in read(str(tmp_path / "days.zip"))] == [
        f"{tmp_path}/days.zip/1/a.phh",
        f"{tmp_path}/days.zip/2/a.phh",
    ]


def test_the_files_of_a_zip_may_be_packed_themselves(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "inner.zip", "w") as archive:
        archive.writestr("b.phh", HAND)
    with zipfile.ZipFile(tmp_path / "DAYS.ZIP", "w") as archive:
        archive.writestr("a.PHH.gz", gzip.compress(HAND.encode()))
        archive.write(tmp_path / "inner.zip", "b.zip")
        archive.writestr("c.zip", b"none")
    first, second, third = read(str(tmp_path / "DAYS.ZIP"))
    assert [each.origin.file for each in (first, second)] == [
        f"{tmp_path}/DAYS.ZIP/a.PHH.gz",
        f"{tmp_path}/DAYS.ZIP/b.zip/b.phh",
    ]
    assert isinstance(third, BadHand)


def test_links_are_followed_once(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "far" / "b.phh").write_text(HAND, encoding="utf-8")
    (tmp_path / "day").mkdir()
    (tmp_path / "day" / "a.phh").write_text(HAND, encoding="utf-8")
    (tmp_path / "day" / "again.phh").symlink_to("a.phh")
    (tmp_path / "day" / "gone.phh").symlink_to("nowhere")
    (tmp_path / "day" / "in").symlink_to(tmp_path / "far")
    (tmp_path / "far" / "round").symlink_to(tmp_path / "day")
    found = read(str(tmp_path / "day"))
    assert [
        (Path(each.origin.file).name, each.reason.split(" as ")[0] if isinstance(each, BadHand) else "")
        for each in found
    ] == [
        ("a.phh", ""),
        ("again.phh", "the same file"),
        ("gone.phh", "no file, or a link to none"),
        ("b.phh", ""),
    ]


def test_a_file_that_is_named_twice_is_read_once(tmp_path: Path) -> None:
    (tmp_path / "a.phh").write_text(HAND, encoding="utf-8")
    first, again = read(str(tmp_path / "a.phh"), str(tmp_path))
    assert not isinstance(first, BadHand)
    assert isinstance(again, BadHand)


def test_an_empty_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "a.phh").write_bytes(b"")
    [aside] = read(str(tmp_path / "a.phh"))
    assert isinstance(aside, BadHand)
    assert aside.reason == "it is empty"


def test_what_is_longer_than_any_hand_is_set_aside_without_being_kept(tmp_path: Path) -> None:
    with (tmp_path / "a.phhs").open("w", encoding="utf-8") as file:
        file.write(f"[1]\n{HAND}\n[2]\n")
        file.writelines("x" * 999 + "\n" for _ in range(LONGEST // 999 + 2))
        file.write(f"[3]\n{HAND}")
    first, long, last = read(str(tmp_path / "a.phhs"))
    assert isinstance(long, BadHand)
    assert "longer than any hand" in long.reason
    assert not any(isinstance(each, BadHand) for each in (first, last))


def test_an_address_is_opened_by_fsspec() -> None:
    import fsspec

    with fsspec.open("memory://records/a.phh", "wb") as file:
        file.write(HAND.encode())
    assert places(read("memory://records/a.phh")) == [("a.phh", 1)]


def test_the_first_lines_tell_a_format_where_the_name_does_not(tmp_path: Path) -> None:
    (tmp_path / "hands").write_text(f"\n# a hand\n{HAND}", encoding="utf-8")
    assert places(read(str(tmp_path / "hands"))) == [("hands", 3)]


def test_what_is_no_record_is_named_or_set_aside(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("nothing here\n", encoding="utf-8")
    with pytest.raises(NoSuchFormat, match="name it with --format"):
        read(str(tmp_path / "notes"))
    [aside] = read(str(tmp_path))
    assert isinstance(aside, BadHand)
    with pytest.raises(NoRecords, match="no such file, folder or pattern"):
        read(str(tmp_path / "nowhere"))


def test_a_hand_that_cannot_be_read_leaves_the_others(tmp_path: Path) -> None:
    broken = HAND.replace("p1 AsAhKsKh", "p1 AsAhKsKx").replace("'p3 f'", "")
    (tmp_path / "a.phhs").write_text(f"[1]\n{broken}\n[2]\n{HAND}", encoding="utf-8")
    bad, good = read(str(tmp_path))
    assert isinstance(bad, BadHand)
    assert (bad.origin.line, "is no card" in bad.reason) == (1, True)
    assert places([good]) == [("a.phhs", 12)]


BROKEN = {
    "phh": ["variant = 'PO'", "variant = 'PO'\nactions = 3\nstarting_stacks = []", "[1]\nvariant = [", "\0"],
    "ohh": ['{"ohh": {}}', '{"ohh": ', '{"ohh": {"players": 3, "rounds": []}}', "{]"],
    "pokerstars": [
        "PokerStars Hand #1:  Omaha Pot Limit (1/2) - 2020/01/01 1:1:1 ET",
        "PokerStars Hand #1:  Omaha Pot Limit (1/2) - 2020/01/01 1:1:1 ET\nTable 'x' 6-max Seat #1 is the button",
    ],
    "transcript": ['{"transcript":1}', "{", '{"transcript":1}\n{"message":{},"n":1,"prev":""}'],
}


@pytest.mark.parametrize(
    ("format_", "text"), [(name, text) for name, texts in BROKEN.items() for text in texts]
)
def test_no_malformed_record_ends_the_audit(format_: str, text: str) -> None:
    found = list(formats()[format_].read("file", enumerate(text.splitlines(), start=1)))
    assert [type(each) for each in found] == [BadHand] * len(found)
    assert found or text == "\0"


def test_a_file_that_breaks_off_in_the_middle_is_read_up_to_there(tmp_path: Path) -> None:
    whole = gzip.compress(f"[1]\n{HAND}\n[2]\n{HAND}".encode() * 50)
    (tmp_path / "a.phhs.gz").write_bytes(whole[: len(whole) // 2])
    *_, last = Source(str(tmp_path / "a.phhs.gz")).records(None, lambda _: None)
    assert isinstance(last, BadHand)
    assert "cannot be read further" in last.reason


def test_a_packed_file_with_other_bytes_in_it_is_set_aside(tmp_path: Path) -> None:
    packed = bytearray(gzip.compress(HAND.encode()))
    packed[30:60] = bytes(30)
    (tmp_path / "a.phh.gz").write_bytes(packed)
    with zipfile.ZipFile(tmp_path / "b.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", HAND)
        archive.writestr("b.phh", HAND)
    packed = bytearray((tmp_path / "b.zip").read_bytes())
    packed[60:90] = b"\xff" * 30
    (tmp_path / "b.zip").write_bytes(packed)
    one, two, whole = read(str(tmp_path))
    for each in (one, two):
        assert isinstance(each, BadHand)
        assert "cannot be read further" in each.reason
    assert not isinstance(whole, BadHand)


def test_files_that_were_joined_are_read_whole(tmp_path: Path) -> None:
    (tmp_path / "a.phhs").write_text(f"\ufeff[1]\n{HAND}\n\ufeff[2]\n{HAND}", encoding="utf-8")
    assert places(read(str(tmp_path))) == [("a.phhs", 1), ("a.phhs", 12)]
