"""Fuzzes one reader under coverage: `python tests/fuzz/coverage_guided.py READER [-max_total_time=60]`.

Needs atheris, which is no dependency of the tests: `pip install atheris`. Options are libFuzzer's.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import atheris

sys.path.insert(0, str(Path(__file__).parent))
with atheris.instrument_imports(include=["vistoria"]):
    from targets import TARGETS

name, *options = sys.argv[1:] or ["?"]
if name not in TARGETS:
    sys.exit(f"no reader {name!r}; there are {', '.join(TARGETS)}")
target = TARGETS[name]
target.read(target.seed)
corpus = Path(tempfile.mkdtemp())
(corpus / "seed").write_bytes(target.seed)
atheris.Setup([sys.argv[0], *options, str(corpus)], target.read)
atheris.Fuzz()
