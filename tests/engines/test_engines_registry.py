"""Bundled engines are found by listing, and a product that is missing does not hide their names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def test_an_engine_is_added_by_a_module_alone(tmp_path: Path) -> None:
    folder = tmp_path / "engines_copy"
    folder.mkdir()
    source = Path(sys.modules["vistoria.engines.registry"].__file__ or "")
    for name in ("__init__.py", "registry.py", "reference.py"):
        (folder / name).write_bytes((source.parent / name).read_bytes())
    (folder / "clockwork.py").write_text(
        "from .registry import BundledEngine\n"
        "ENGINES: tuple[BundledEngine, ...] = (BundledEngine('clockwork', 'clock:Work'),)\n"
    )
    (folder / "clockwork_adapter.py").write_text("import no_such_product\n")
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from engines_copy.registry import bundled_engines; print(*bundled_engines())",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["clockwork", "reference"]


def test_two_engines_of_one_name_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "engines_copy"
    folder.mkdir()
    source = Path(sys.modules["vistoria.engines.registry"].__file__ or "")
    for name in ("__init__.py", "registry.py", "reference.py"):
        (folder / name).write_bytes((source.parent / name).read_bytes())
    (folder / "second.py").write_bytes((folder / "reference.py").read_bytes())
    done = subprocess.run(
        [sys.executable, "-c", "from engines_copy.registry import bundled_engines; bundled_engines()"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "TwoEnginesOfOneName: two bundled engines are called 'reference'" in done.stderr
