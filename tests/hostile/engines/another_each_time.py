"""Has the number of its process for a digest, and crashes at look."""

from __future__ import annotations

import os
import sys

import base

base.HELLO["engine"]["digest"] = str(os.getpid())
base.serve(lambda request: sys.exit(3))
