"""Serves commands as `tests/warm_server.py` does, by the house that it finds first; its engine is read anew."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from warm_server import play_once, serve, stay_warm

RUN = """run --regulation zz-toy --hands 0 --engine in-process:vistoria.validation.selftest.constant:Constant
--engine-option regulation=zz-toy --engine-option answer=refuses-everything"""
"""Of an engine that plays by no rules."""

if __name__ == "__main__":
    play_once(*RUN.split())
    assert "vistoria.reference_engine" not in sys.modules
    stay_warm()
    serve(Path(sys.argv[1]))
    shutil.rmtree(sys.argv[1])
