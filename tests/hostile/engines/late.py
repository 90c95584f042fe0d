"""Answers look with the id of the request before."""

from __future__ import annotations

import base

base.serve(lambda request: base.write(base.line_of(request["id"] - 1, {})))
