"""What every test may count on."""

from __future__ import annotations

import signal

for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(number) is signal.SIG_IGN:  # as in a job in the background, or under nohup
        signal.signal(number, usual)
