"""A harness to be ended from outside: starts an engine with a child of its own, says so, and waits."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from hostile_kit import link_to

link = link_to(sys.argv[3] if len(sys.argv) > 3 else "child-and-answer", Path(sys.argv[1]))
link.start()
link.call("look", {})
print("ready", flush=True)
if sys.argv[2] == "returns":
    sys.exit(0)
if sys.argv[2] == "raises":
    raise RuntimeError("a fault of the harness")
time.sleep(600)
