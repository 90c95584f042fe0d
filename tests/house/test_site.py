"""The site of the docs is built without a warning: each page is in its menu, each link and anchor leads somewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from house_tree import ROOT


def built(
    out: Path, config: Path = ROOT / "mkdocs.yml", pictures: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Build the site with the pictures of a folder, or without any; a warning is an error."""
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "mkdocs",
            "build",
            "--strict",
            "--config-file",
            str(config),
            "--site-dir",
            str(out),
        ],
        capture_output=True,
        text=True,
        env={
            **os.environ,
            "NO_MKDOCS_2_WARNING": "1",
            "VISTORIA_PICTURES": str(pictures or out.with_name("no-pictures")),
        },
        check=False,
    )


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out, pictures = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("pictures")
    (pictures / "pt").mkdir()
    (pictures / "pt" / "hand.png").write_bytes(b"a picture")
    done = built(out, pictures=pictures)
    assert done.returncode == 0, done.stderr
    return out


def test_every_page_of_the_docs_is_on_the_site_and_can_be_searched(site: Path) -> None:
    docs = ROOT / "docs"
    pages = [p.relative_to(docs).with_suffix("") for p in docs.rglob("*.md") if p.name != "index.md"]
    assert (site / "index.html").is_file()
    assert [str(page) for page in pages if not (site / page / "index.html").is_file()] == []
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].partition("/#")[0].rstrip("/") for entry in index["docs"]}
    assert {page.as_posix() for page in pages} <= found


@pytest.mark.parametrize(("folder", "tag"), [("pt", "pt"), ("zh", "zh-Hant")])
def test_a_page_is_framed_in_its_language_and_leads_to_itself_in_the_others(
    site: Path, folder: str, tag: str
) -> None:
    page = (site / folder / "exit-codes" / "index.html").read_text(encoding="utf-8")
    assert f'<html lang="{tag}"' in page
    for other in {"", "pt/", "zh/"} - {f"{folder}/"}:
        assert f'href="../../{other}exit-codes/" hreflang' in page
    english = (site / "ci" / "index.html").read_text(encoding="utf-8")
    assert '<html lang="en"' in english
    assert f'href="../{folder}/" hreflang' in english


def test_a_page_shows_the_report_in_its_language_where_a_picture_of_it_was_made(site: Path) -> None:
    portuguese, chinese = (
        (site / language / "inspector-guide" / "index.html").read_text(encoding="utf-8")
        for language in ("pt", "zh")
    )
    assert '<img alt="A jogada no momento decisivo' in portuguese
    assert 'src="../../pictures/pt/hand.png"' in portuguese
    assert (site / "pictures" / "pt" / "hand.png").read_bytes() == b"a picture"
    assert "<img" not in chinese.partition("<article")[2].partition("</article")[0]


def test_a_command_is_shown_as_code(site: Path) -> None:
    shown = {path: path.read_text(encoding="utf-8") for path in site.rglob("index.html")}
    assert [str(path) for path, page in shown.items() if "```" in page] == []
    assert (
        "vistoria regulations --readings mo-97-2010\n</code>" in shown[site / "zh/inspector-guide/index.html"]
    )


def test_the_site_asks_no_other_server(site: Path) -> None:
    page = (site / "ci" / "index.html").read_text(encoding="utf-8")
    assert "fonts.googleapis" not in page
    assert "Known failures" in page


def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[gone](gone.md) [lost](#lost)\n", encoding="utf-8")
    for hook in (ROOT / "docs").glob("*.py"):
        (tmp_path / "docs" / hook.name).symlink_to(hook)
    head, _, _ = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("nav:\n")
    (tmp_path / "mkdocs.yml").write_text(
        head.replace("name: material", "name: mkdocs")
        .replace("  font: false # no request to another server\n", "")
        .partition("  features")[0]
        + head.partition("code.copy]\n")[2],
        encoding="utf-8",
    )
    done = built(tmp_path / "out", tmp_path / "mkdocs.yml")
    assert done.returncode == 1
    assert "gone.md" in done.stderr
    assert "#lost" in done.stderr
