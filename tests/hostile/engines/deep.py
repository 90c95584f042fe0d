"""Answers with JSON nested two hundred thousand deep."""

from __future__ import annotations

import base

base.serve(lambda request: base.write(b'{"jsonrpc":' + b"[" * 200_000 + b"\n"))
