"""Greets people on standard output before it speaks the protocol."""

from __future__ import annotations

import base

if not base.started_before():
    base.write("Engine 1.0 ready\n")
base.serve()
