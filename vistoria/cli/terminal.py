"""The terminal: results on standard output, everything else on standard error."""

from __future__ import annotations

from rich.console import Console

output = Console(highlight=False, emoji=False)
errors = Console(stderr=True, highlight=False, emoji=False)
