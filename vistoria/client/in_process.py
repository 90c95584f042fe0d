"""An engine called in this process, through the same lines, so that results are the same to the byte."""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path

from vistoria.model.errors import is_own_limit
from vistoria.protocol.errors import EngineCrashed, EngineNotStarted, LineTooLong
from vistoria.protocol.handshake import LINE_LIMIT
from vistoria.protocol.wire import quote_line
from vistoria.serve.host import CannotHost, load_adapter
from vistoria.serve.loop import Server

from .failure import crash_place
from .launch import InProcessLaunch

STRUCK: dict[str, Exception] = {}
"""Adapters whose loading a limit of this process broke off: a module that is half loaded may fail ever after."""


class InProcessTransport:
    """An adapter behind the serving loop; not isolated, and no deadline can interrupt it."""

    def __init__(self, launch: InProcessLaunch) -> None:
        """Load the adapter; raise EngineNotStarted when the name leads to none, or loading it fails."""
        if str(Path.cwd()) not in sys.path:  # as for an engine in a process of its own
            sys.path.insert(0, str(Path.cwd()))
        try:
            self._server = Server(load_adapter(launch.target, launch.options))
        except Exception as error:
            if is_own_limit(error):
                STRUCK[launch.target] = error
                raise
            if launch.target in STRUCK:
                raise STRUCK[launch.target] from error
            if isinstance(error, CannotHost):
                raise EngineNotStarted(str(error)) from error
            what = f"{launch.target}: {type(error).__name__} while loading it ({error})"
            raise EngineNotStarted(what) from error
        self._last_words = ""

    @property
    def pid(self) -> int | None:
        """This process."""
        return os.getpid()

    def exchange(self, line: bytes, deadline: float) -> bytes:
        """Answer from the adapter; its exception is a crash, kept whole for `stderr_tail`."""
        try:
            reply = self._server.line(line)
        except (Exception, SystemExit) as error:
            if is_own_limit(error):  # it is this process's, whoever asked for more
                raise
            self._last_words = traceback.format_exc()
            place = crash_place(self._last_words)
            where = f" ({place})" if place else ""
            raise EngineCrashed(f"the adapter raised {type(error).__name__}: {error}{where}") from error
        if len(reply) > LINE_LIMIT + 1:
            raise LineTooLong(f"a line longer than {LINE_LIMIT} bytes, which begins {quote_line(reply)}")
        return reply

    def surplus(self) -> bytes:
        """Nothing: a call returns once."""
        return b""

    def ending(self) -> str:
        """Never asked: nothing can close."""
        return "the adapter ended"

    def stderr_tail(self) -> str:
        """The traceback of the exception that ended it."""
        return self._last_words

    def close(self, grace_s: float = 0.0) -> bytes:
        """Forget the adapter."""
        return b""
