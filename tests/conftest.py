"""What every test may count on."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a job that a shell put in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)
