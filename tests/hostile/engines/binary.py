"""Answers with bytes that are no text."""

from __future__ import annotations

import base

base.serve(lambda request: base.write(bytes(range(128, 256)) + b"\n"))
