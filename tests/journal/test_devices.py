"""A path that is no file is written to: a device or a pipe is not replaced by a file."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from vistoria.journal.disk import write_whole


def test_a_pipe_is_still_a_pipe_and_its_reader_gets_the_content(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_whole(pipe, b"the record")
    reader.join()
    assert read == [b"the record"]
    assert pipe.is_fifo()
