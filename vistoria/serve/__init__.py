"""The engine's side of the protocol: base class for adapters, serving loop, host for `module:attribute`, TCP."""

from .adapter import Adapter

__all__ = ["Adapter"]
