"""Parses the value of `--engine`."""

from __future__ import annotations

import difflib
import re
import shlex
import sys
from collections.abc import Mapping

from vistoria.client.launch import InProcessLaunch, Launch, StdioLaunch, TcpLaunch
from vistoria.model.errors import UserError
from vistoria.model.extras import installing

from .registry import bundled_engines

FORMS = "a bundled name, in-process:NAME, module:attribute, stdio:COMMAND or tcp:HOST:PORT"

_PYTHON_NAME = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")


class UnknownEngine(UserError, ValueError):
    """A value of `--engine` that names no engine; `text` is the value, `known` the bundled names."""

    def __init__(self, text: str, why: str) -> None:
        self.text = text
        self.known = tuple(bundled_engines())
        super().__init__(f"--engine {text!r}: {why}")


class NoSuchEngine(UnknownEngine):
    """An unknown name."""

    def __init__(self, text: str) -> None:
        known = tuple(bundled_engines())
        near = difflib.get_close_matches(text, known, n=1)
        guess = f" Did you mean {near[0]}?" if near else ""
        super().__init__(
            text, f"no bundled engine has that name.{guess} Bundled: {', '.join(known)}. Write {FORMS}"
        )


class EngineNotInstalled(UnknownEngine):
    """A bundled engine whose product is not installed; `extra` installs it."""

    def __init__(self, text: str, extra: str) -> None:
        super().__init__(text, f"{extra} is not installed; run: {installing(extra)}")
        self.extra = extra


class MalformedEngine(UnknownEngine):
    """An incomplete form, or an option that does not apply."""


def parse_engine(text: str, options: Mapping[str, str]) -> Launch:
    """How to start or reach the engine that `text` names.

    `options` go to an adapter in Python and override those of a bundled engine. Raise NoSuchEngine,
    EngineNotInstalled or MalformedEngine.
    """
    form, colon, rest = text.partition(":")
    if colon and form == "stdio":
        return _stdio(text, rest, options)
    if colon and form == "tcp":
        return _tcp(text, rest, options)
    if colon and form == "in-process":
        target, merged = _python(text, rest, options)
        return InProcessLaunch(target, merged)
    target, merged = _python(text, text, options)
    pairs = (f"{key}={value}" for key, value in merged.items())
    return StdioLaunch((sys.executable, "-m", "vistoria.serve.host", target, *pairs), text)


def _python(text: str, name: str, options: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """The target and all options of a bundled name or a `module:attribute`."""
    for key in options:
        if not key or "=" in key:
            raise MalformedEngine(text, f"an option is KEY=VALUE, and {key!r} is not a valid KEY")
    if ":" in name:
        if not _PYTHON_NAME.fullmatch(name):
            raise MalformedEngine(
                text, f"{name!r} is not module:attribute, and no other form begins like this. Write {FORMS}"
            )
        return name, dict(options)
    engine = bundled_engines().get(name)
    if engine is None:
        raise NoSuchEngine(name)
    if not engine.is_installed:
        raise EngineNotInstalled(name, engine.needs)
    return engine.target, {**engine.options, **options}


def _stdio(text: str, command: str, options: Mapping[str, str]) -> StdioLaunch:
    _no_options(text, options)
    try:
        argv = tuple(shlex.split(command))
    except ValueError as error:
        raise MalformedEngine(text, f"the command cannot be split into words ({error})") from None
    if not argv:
        raise MalformedEngine(text, "no command after stdio:, such as stdio:'node engine.js'")
    return StdioLaunch(argv, text)


def _tcp(text: str, address: str, options: Mapping[str, str]) -> TcpLaunch:
    _no_options(text, options)
    host, _, port = address.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise MalformedEngine(text, "no HOST:PORT after tcp:, such as tcp:127.0.0.1:4700")
    return TcpLaunch(host, int(port))


def _no_options(text: str, options: Mapping[str, str]) -> None:
    if options:
        raise MalformedEngine(
            text,
            f"options ({', '.join(options)}) are for adapters in Python only; put them in the command",
        )
