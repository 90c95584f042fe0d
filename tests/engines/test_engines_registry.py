"""Engines are found by entry point, and a product that is missing does not hide their names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from vistoria.engines.registry import bundled_engines

WITHOUT_PRODUCTS = """
import sys
sys.modules["pokerkit"] = None
sys.modules["vistoria.reference_engine"] = None
from vistoria.engines.registry import bundled_engines
print(*bundled_engines())
"""


def test_the_bundled_engines_are_the_reference_and_three_of_pokerkit() -> None:
    assert list(bundled_engines()) == ["pokerkit", "pokerkit-configured", "pokerkit-five-card", "reference"]


def test_every_bundled_engine_says_what_it_is_and_where_its_adapter_is() -> None:
    for name, engine in bundled_engines().items():
        assert (engine.name, bool(engine.summary)) == (name, True)
        assert engine.target.count(":") == 1


def test_names_are_known_without_the_products_and_without_importing_them() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PRODUCTS], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["pokerkit", "pokerkit-configured", "pokerkit-five-card", "reference"]


LISTS = "from vistoria.engines.registry import bundled_engines; print(*bundled_engines())"


def listed(folder: Path, entry: str, module: str) -> subprocess.CompletedProcess[str]:
    """What is listed beside a package with this entry point and this module."""
    info = folder / "clockwork-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clockwork\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[vistoria.engines]\nclockwork = {entry}\n")
    (folder / "clockwork.py").write_text(module)
    return subprocess.run([sys.executable, "-c", LISTS], cwd=folder, capture_output=True, text=True)


def lists(name: str) -> str:
    return f"""from vistoria.engines.registry import BundledEngine
ENGINES = (BundledEngine({name!r}, "clock:Work"),)
"""


def test_a_package_brings_engines_by_an_entry_point(tmp_path: Path) -> None:
    done = listed(tmp_path, "clockwork:ENGINES", lists("clockwork"))
    assert done.stdout.split() == [
        "clockwork", "pokerkit", "pokerkit-configured", "pokerkit-five-card", "reference"
    ], done.stderr  # fmt: skip


@pytest.mark.parametrize(
    ("entry", "module", "said"),
    [
        ("clockwork:ENGINES", lists("reference"), "two packages bring an engine 'reference'"),
        ("clockwork:OTHERS", lists("clockwork"), "the entry point clockwork of vistoria.engines names"),
        ("clockwork:ENGINES", "ENGINES = 3", "no tuple of engines"),
    ],
)
def test_an_entry_that_leads_to_no_engine_is_named(
    tmp_path: Path, entry: str, module: str, said: str
) -> None:
    done = listed(tmp_path, entry, module)
    assert said in done.stderr
