"""Starts a process that keeps the pipes open; then crashes, hangs or goes on, as the argument says."""

from __future__ import annotations

import subprocess
import sys

import base

WAITS = "import time; time.sleep(600)"


def start_and(request: base.Request) -> None:
    subprocess.Popen([sys.executable, "-S", "-c", WAITS, base.MARK])
    if base.ARGUMENT == "crash":
        sys.exit(3)
    if base.ARGUMENT == "hang":
        base.hang()
    base.answer(request)


base.serve(start_and)
