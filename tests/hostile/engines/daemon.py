"""Starts a process that leaves its group and its parent (`setsid`, two forks) and keeps the pipes open."""

from __future__ import annotations

import os
import sys

import base

WAITS = "import time; time.sleep(600)"


def leave(request: base.Request) -> None:
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.execv(sys.executable, [sys.executable, "-S", "-c", WAITS, base.MARK])
        os._exit(0)
    os.wait()
    if base.ARGUMENT == "crash":
        sys.exit(3)
    base.answer(request)


base.serve(leave)
