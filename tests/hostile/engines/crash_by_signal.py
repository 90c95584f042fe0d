"""Dies of a signal instead of answering."""

from __future__ import annotations

import os
import signal

import base


def crash(request: base.Request) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


base.serve(crash)
