"""Serves commands as `tests/warm_server.py` does, from a process in which a vendor's packages are installed."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from vendor import LAW, RIGHT
from warm_server import play_once, serve, stay_warm

if __name__ == "__main__":
    play_once("run", "-r", LAW, "-e", f"in-process:three_cards.{RIGHT}", "--clause", f"{LAW}/3.4")
    stay_warm()
    serve(Path(sys.argv[1]))
    shutil.rmtree(sys.argv[1])
