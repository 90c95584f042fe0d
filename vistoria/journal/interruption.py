"""Whether somebody asked this process to end.

Ctrl-C raises an exception wherever the process stands. Where Python swallows every exception (in a finalizer, for
instance) it is lost; what remains is this note.
"""

from __future__ import annotations

_asked = False


def note(asked: bool) -> None:
    """Somebody asked, or nobody has asked yet."""
    global _asked
    _asked = asked


def is_asked() -> bool:
    """Whether somebody asked since the command began."""
    return _asked
