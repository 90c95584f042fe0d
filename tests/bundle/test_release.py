"""A release lists the digest of each regulation, and each clause that changed since the release before."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from vistoria import __version__
from vistoria.bundle.layout import folder_digest
from vistoria.bundle.release import BEGIN, LIST, NONE, PAGE, BadRelease, record
from vistoria.bundle.suite import released
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
    known = {each.regulation: each.sha256 for each in released() if each.release == __version__}
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


def test_the_first_release_lists_its_digests(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    record("2026.1", {"zz-three-cards": LAW}, None, *files)
    suites, page = (path.read_text(encoding="utf-8") for path in files)
    assert f'release = "2026.1"\nregulation = "zz-three-cards"\nsha256 = "{folder_digest(LAW)}"' in suites
    assert f"| `zz-three-cards` | `{folder_digest(LAW)}` |" in page
    assert "The first release of this regulation." in page
    assert "No suite has been released yet." not in page
    monkeypatch.setattr("vistoria.bundle.suite.files", lambda _: files[0].parent)
    released.cache_clear()
    assert [each.release for each in released()] == ["2026.1"]
    released.cache_clear()


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
