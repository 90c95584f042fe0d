"""Threads that read records for the first time, all at once."""

from __future__ import annotations

import subprocess
import sys

READS = """
import sys, threading
from contextlib import suppress
import msgspec
import vistoria.desk.app
from vistoria.model.ready import learn
if "learn" in sys.argv:
    learn()
sys.setswitchinterval(1e-6)
found = [msgspec.Struct]
for each in found:
    found += each.__subclasses__()
begins = threading.Barrier(8)
def reads(n):
    begins.wait()
    for each in found[1 + n :]:
        given = msgspec.json.encode(dict.fromkeys(each.__struct_encode_fields__))
        with suppress(msgspec.DecodeError, TypeError):
            msgspec.json.decode(given, type=each)
threads = [threading.Thread(target=reads, args=(n,)) for n in range(8)]
for each in threads:
    each.start()
for each in threads:
    each.join()
"""


def test_records_that_were_learnt_are_read_by_many_threads_at_once() -> None:
    assert subprocess.run([sys.executable, "-c", READS, "learn"]).returncode == 0
