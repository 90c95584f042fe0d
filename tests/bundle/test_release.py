"""A release lists the digest of each regulation, and each clause that changed since the release before."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tools.release import BEGIN, LIST, NONE, PAGE, BadRelease, main, record, sign
from vistoria import __version__
from vistoria.bundle.environment import Environment, read_environment
from vistoria.bundle.keys import new_key
from vistoria.bundle.layout import RELEASES, SIGNED_LIST, folder_digest, method_digests
from vistoria.bundle.released import (
    KEY,
    Harness,
    ReleaseList,
    Releases,
    Suite,
    read_list,
    releases,
    releases_in,
)
from vistoria.bundle.store import read_facts, read_regulations
from vistoria.bundle.suite import law_faults, release_note
from vistoria.law.catalogue import installed

ROOT = Path(__file__).parents[2]
LAW = ROOT / "examples/regulation_pack/three_cards/zz_three_cards"


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """A list and a page without a release."""
    suites, page = tmp_path / "released.toml", tmp_path / "suites.md"
    suites.write_text(LIST.read_text(encoding="utf-8").partition("\n[[suite]]")[0], encoding="utf-8")
    head = (ROOT / PAGE).read_text(encoding="utf-8").partition(BEGIN)[0]
    page.write_text(f"{head}{BEGIN}\n\n{NONE}\n", encoding="utf-8")
    return suites, page


def test_a_version_that_is_released_has_the_features_of_its_release() -> None:
    known = {each.regulation: each.sha256 for each in releases().listed.suite if each.release == __version__}
    now = {name: folder_digest(folder) for name, folder in installed().items() if name in known}
    assert now == known, "the features changed since the release: give Vistoria its next version"


def changed(folder: Path) -> Path:
    """The folder `features` of a release before, in which one clause and one scenario were otherwise."""
    old = shutil.copytree(LAW, folder / "features" / "zz_three_cards")
    [path] = old.glob("03*.feature")
    text = path.read_text(encoding="utf-8")
    assert "Scenario: Bets on the tie win, and others go back" in text
    path.write_text(text.replace("Bets on the tie win, and others go back", "Bets on the tie win"), "utf-8")
    return old.parent


def test_the_first_release_lists_its_digests(files: tuple[Path, Path]) -> None:
    record("2026.1", {"zz-three-cards": LAW}, None, *files)
    suites, page = (path.read_text(encoding="utf-8") for path in files)
    assert f'release = "2026.1"\nregulation = "zz-three-cards"\nsha256 = "{folder_digest(LAW)}"' in suites
    assert f"| `zz-three-cards` | `{folder_digest(LAW)}` |" in page
    assert "The first release of this regulation." in page
    assert "No suite has been released yet." not in page
    listed = read_list(files[0].read_bytes())
    assert [each.release for each in listed.suite] == ["2026.1"]
    assert [each.sha256 for each in listed.harness] == [method_digests({})["harness"]]


def test_a_later_release_names_the_clauses_that_changed_and_stands_first(
    files: tuple[Path, Path], tmp_path: Path
) -> None:
    laws = {"zz-three-cards": LAW}
    record("2026.1", laws, None, *files)
    record("2026.2", laws, changed(tmp_path), *files)
    page = files[1].read_text(encoding="utf-8")
    [line] = [each for each in page.splitlines() if each.startswith("| 3.4 |")]
    assert "scenario removed (`bets-on-the-tie-win`)" in line
    assert "scenario added (`bets-on-the-tie-win-and-others-go-back`)" in line
    assert page.index("## 2026.2") < page.index("## 2026.1")


def test_a_release_is_recorded_once(files: tuple[Path, Path]) -> None:
    record("2026.1", {"zz-three-cards": LAW}, None, *files)
    before = [path.read_bytes() for path in files]
    with pytest.raises(BadRelease, match="recorded already"):
        record("2026.1", {"zz-three-cards": LAW}, None, *files)
    assert [path.read_bytes() for path in files] == before


def test_the_list_of_this_installation_is_signed_by_its_key() -> None:
    assert releases().doubt == "", "sign the list: python -m tools.release --key FILE"
    assert len(releases().key) == 64


@pytest.fixture
def signed(files: tuple[Path, Path]) -> Path:
    """A folder with a list of one release, its signed statement and the public key."""
    folder = files[0].parent
    record("2026.1", {"zz-three-cards": LAW}, None, *files)
    new_key(folder / "key.pem")
    sign(folder, folder / "key.pem")
    return folder


def test_a_list_that_was_signed_is_relied_on(signed: Path) -> None:
    found = releases_in(signed)
    assert (found.doubt, len(found.key)) == ("", 64)


def changed_list(folder: Path) -> None:
    path = folder / RELEASES
    path.write_text(path.read_text(encoding="utf-8").replace(folder_digest(LAW), "ab" * 32), encoding="utf-8")


def another_key(folder: Path) -> None:
    public, _ = new_key(folder / "other.pem")
    shutil.copy(public, folder / KEY)


def no_statement(folder: Path) -> None:
    (folder / SIGNED_LIST).unlink()


def no_json(folder: Path) -> None:
    (folder / SIGNED_LIST).write_bytes(b"[" * 5000)


def no_key(folder: Path) -> None:
    (folder / KEY).write_bytes(b"")


@pytest.mark.parametrize("spoil", [changed_list, another_key, no_statement, no_json, no_key])
def test_a_list_that_its_key_did_not_sign_is_not_relied_on(
    spoil: Callable[[Path], None], signed: Path
) -> None:
    spoil(signed)
    found = releases_in(signed)
    assert found.doubt.startswith("its list of releases is")
    assert found.key == ""


def test_without_the_libraries_the_list_cannot_be_compared(
    signed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.exceptions", None)
    monkeypatch.setitem(sys.modules, "securesystemslib", None)
    assert "cannot be compared without" in releases_in(signed).doubt


def told(bundle: Path, by: str, known: Releases, **digests: str) -> tuple[set[str], str]:
    """What is broken of the law where the folder says so, and the note on the release."""
    ran: Environment = read_environment(bundle)
    ran = msgspec.structs.replace(ran, harness=by, digests={**ran.digests, **digests})
    law = read_regulations(bundle, read_facts(bundle).request.regulations)
    faults = law_faults(bundle, law, ran, known)
    return {fault.what for fault in faults if fault.broken}, release_note(ran, known)


def test_a_folder_is_of_a_release_or_of_none_or_claims_one(stored: Path) -> None:
    other, law = "00" * 32, "features of mo-97-2010"
    harness = Harness("2026.1", other, "", "", "")
    suite = Suite("2026.1", "mo-97-2010", read_environment(stored).digests[law])
    known = Releases(ReleaseList((suite,), (harness,)), "ab" * 32)
    claimed = "claims to be of release 2026.1; the digest of its {} is not that of this release"
    broken, note = told(stored, "vistoria 2026.1", known, harness=other)
    assert (broken, note.partition(",")[0]) == (set(), "released: vistoria 2026.1 made the run")
    broken, note = told(stored, "vistoria 2026.1", known, harness="11" * 32)
    assert (broken, note.partition(":")[0]) == ({claimed.format("harness")}, "not a released version")
    assert claimed.format(law) in told(stored, "vistoria 2026.1", known, harness=other, **{law: other})[0]
    broken, note = told(stored, "vistoria 2026.2.dev0", known, harness="11" * 32)
    assert (broken, note.partition(":")[0]) == (set(), "not a released version")
    doubted = msgspec.structs.replace(known, doubt="nobody signed")
    broken, note = told(stored, "vistoria 2026.1", doubted, harness="11" * 32)
    assert (broken, "nobody signed" in note) == (set(), True)


def test_the_digest_of_the_harness_leaves_out_the_list_that_holds_it(tmp_path: Path) -> None:
    package = shutil.copytree(LIST.parent, tmp_path / "bundle").parent
    own = [f"bundle/{name}" for name in (RELEASES, SIGNED_LIST)]
    before = folder_digest(package, own), folder_digest(package)
    (package / own[0]).write_text("", encoding="utf-8")
    assert folder_digest(package, own) == before[0]
    assert folder_digest(package) != before[1]
    (package / "bundle" / KEY).write_text("", encoding="utf-8")
    assert folder_digest(package, own) != before[0], "the key is a part of the harness"


def test_a_release_without_a_key_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = LIST.read_bytes()
    assert main(["2099.1", "--key", str(tmp_path / "none.pem")]) == 4
    assert "none.pem: No such file" in capsys.readouterr().err
    assert LIST.read_bytes() == before
