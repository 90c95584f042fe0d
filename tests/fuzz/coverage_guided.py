"""Fuzzes one reader under coverage: `python tests/fuzz/coverage_guided.py READER [-max_total_time=60]`.

READER is a name of `targets.TARGETS`, or `bundle/FILE` for a file of a stored run, which is then made first,
such as `bundle/results.json`; without one all are listed. Needs atheris, which is no dependency of the tests:
`pip install atheris`. Options are libFuzzer's.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import atheris

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
with atheris.instrument_imports(include=["vistoria"]):
    from targets import TARGETS, Target, bundle_file, small_run

BUNDLE = "bundle/"
desk = Path(tempfile.mkdtemp())
name, *options = sys.argv[1:] or ["?"]
if name.startswith(BUNDLE):
    run, file = small_run(desk / "run"), name.removeprefix(BUNDLE)
    if not (run / file).is_file():
        sys.exit(f"no file {file!r} in a run; there are {', '.join(sorted(p.name for p in run.iterdir()))}")
    target = Target(bundle_file(run, file), (run / file).read_bytes())
elif name in TARGETS:
    target = TARGETS[name]
else:
    sys.exit(f"no reader {name!r}; there are {', '.join(TARGETS)}, and bundle/FILE")
target.read(target.seed)
corpus = desk / "corpus"
corpus.mkdir()
(corpus / "seed").write_bytes(target.seed)
atheris.Setup([sys.argv[0], *options, str(corpus)], target.read)
atheris.Fuzz()
