"""Hosts a Python engine given as `module:attribute` in this process, over standard input and output.

Started by the harness as `python -m vistoria.serve.host module:attribute [KEY=VALUE …]`.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable, Mapping

from vistoria.model.errors import UserError

from .adapter import Adapter
from .loop import serve_stdio


class CannotHost(UserError):
    """The name does not lead to an adapter; the text says what was found instead."""


def load_adapter(name: str, options: Mapping[str, str]) -> Adapter:
    """Load the adapter `module:attribute`: an instance, or a class or function that makes one from options."""
    module_name, _, attribute = name.partition(":")
    try:
        found: object = importlib.import_module(module_name)
    except ImportError as error:
        raise CannotHost(f"{name}: cannot import {module_name} ({error})") from error
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise CannotHost(f"{name}: {module_name} has no attribute {attribute}")
        found = getattr(found, part)
    is_ready = isinstance(found, Adapter)
    if options and (is_ready or (callable(found) and not _takes_options(found))):
        raise CannotHost(
            f"{name}: takes no options: leave out --engine-option, or let {attribute} take a dictionary"
        )
    if callable(found) and not is_ready:
        try:
            found = found(options) if options or _needs_options(found) else found()
        except (TypeError, ValueError) as error:
            raise CannotHost(f"{name}: {error}") from error
    if not isinstance(found, Adapter):
        raise CannotHost(f"{name}: {type(found).__name__} is not a vistoria.serve.Adapter")
    return found


def _takes_options(factory: Callable[..., object]) -> bool:
    """Whether a class or function can be called with options."""
    try:
        inspect.signature(factory).bind({})
    except TypeError:
        return False
    except ValueError:  # some built-in ones have no signature
        return True
    return True


def _needs_options(factory: Callable[..., object]) -> bool:
    """Whether a class or function cannot be called without options."""
    try:
        parameters = inspect.signature(factory).parameters.values()
    except ValueError:  # some built-in ones have no signature
        return False
    return any(
        each.default is each.empty and each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)
        for each in parameters
    )


def main(arguments: list[str]) -> int:
    """Serve until `bye`; return 4 if the name does not lead to an adapter."""
    name, *pairs = arguments
    try:
        adapter = load_adapter(name, dict(pair.split("=", 1) for pair in pairs))
    except CannotHost as error:
        print(error, file=sys.stderr)
        return 4
    serve_stdio(adapter)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
