"""A stored run with one file changed: found by its digest, and told in words even where the digests are made anew."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from targets import bundle_file

from vistoria.bundle.layout import ENVIRONMENT, EVIDENCE, FACTS, RESULTS, SUMS
from vistoria.bundle.verify import verify

REGULATION = "mo-97-2010"
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
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small run of the reference engine."""
    out = tmp_path_factory.mktemp("bundle") / "out"
    command = [sys.executable, "-m", "vistoria", "run", "--clause", f"{REGULATION}/8.5", "--out", str(out)]
    subprocess.run(
        [*command, "--regulation", REGULATION, "--examples", "5"], capture_output=True, check=False
    )
    assert list(verify(out)) == []
    return out


@pytest.mark.parametrize(("name", "old", "new"), CHANGES)
def test_a_changed_file_is_found_and_told_in_words(name: str, old: bytes, new: bytes, bundle: Path) -> None:
    data = (bundle / name).read_bytes()
    assert old in data
    bundle_file(bundle, name)(data.replace(old, new, 1))
