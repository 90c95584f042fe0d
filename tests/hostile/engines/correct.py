"""A control: nothing wrong."""

from __future__ import annotations

import base

base.serve()
