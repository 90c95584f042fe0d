"""How long tests wait for an engine that answers: far longer than the busiest machine needs."""

from __future__ import annotations

from vistoria.client.link import Timeouts

PATIENT = Timeouts(handshake_s=600.0, command_s=600.0)
"""Ends a test that hangs, and judges no speed."""
