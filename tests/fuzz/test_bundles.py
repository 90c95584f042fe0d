"""A stored run with one file changed: found by its digest, and told in words even where the digests are made anew."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from amount import examples
from hypothesis import HealthCheck, given, settings
from mutations import changed
from targets import bundle_file, small_run

from vistoria.bundle.layout import ENVIRONMENT, EVIDENCE, FACTS, RESULTS, SUMS, TRANSCRIPTS

EXAMPLES = 20
"""Of each file; each is verified twice."""
CHANGES = [
    (FACTS, b'"mo-97-2010/two-from-hand"', b'"no-such-reading"'),
    (FACTS, b'"mo-97-2010"', b'"../elsewhere"'),
    (FACTS, b'"', b"\xff"),
    (SUMS, b" ", b"\xff"),
    (RESULTS, b'"', b"\xff"),
    (ENVIRONMENT, b'"', b"\xff"),
    (EVIDENCE, b'"', b"\xff"),
    (EVIDENCE, b'"upto":', b'"upto":-'),
    (EVIDENCE, b'"literals":{', b'"literals":{"invented":1,'),
    (EVIDENCE, b"transcripts/", b"transcripts/\\u0000"),
    (EVIDENCE, b"{", b"[" * 5000),
]
"""A file, what stands in it, and what is put there."""


@pytest.fixture(scope="session")
def bundle(
    once: Callable[[str, Callable[[Path], object]], Path], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """A small run of the reference engine, for this worker to spoil and mend."""
    stored = once("bundle to fuzz", lambda desk: small_run(desk / "out")) / "out"
    return shutil.copytree(stored, tmp_path_factory.mktemp("bundle") / "out")


@pytest.mark.parametrize(("name", "old", "new"), CHANGES)
def test_a_changed_file_is_found_and_told_in_words(name: str, old: bytes, new: bytes, bundle: Path) -> None:
    data = (bundle / name).read_bytes()
    assert old in data
    bundle_file(bundle, name)(data.replace(old, new, 1))


@pytest.mark.parametrize("name", [FACTS, EVIDENCE, RESULTS, ENVIRONMENT, SUMS, TRANSCRIPTS])
def test_a_file_changed_anyhow_is_found_and_told_in_words(name: str, bundle: Path) -> None:
    file = min((bundle / name).rglob("*.jsonl")) if name == TRANSCRIPTS else bundle / name
    read = bundle_file(bundle, file.relative_to(bundle).as_posix())

    @settings(max_examples=examples(EXAMPLES), derandomize=True, suppress_health_check=list(HealthCheck))
    @given(changed(file.read_bytes()))
    def changed_file(data: bytes) -> None:
        read(data)

    changed_file()
