"""The engine's side: what an adapter writes against, the loop over lines, and the host for `module:attribute`."""

from .adapter import Adapter

__all__ = ["Adapter"]
