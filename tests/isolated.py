"""What a test of isolation needs: bubblewrap, where this machine can use it."""

from __future__ import annotations

import pytest

from vistoria.client.apart import unable
from vistoria.client.launch import Apart

needs_isolation = pytest.mark.skipif(
    bool(unable(Apart())), reason=f"this machine cannot isolate an engine: {unable(Apart())}"
)
