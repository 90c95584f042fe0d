"""Smoke tests: one small exchange with the engine for each ability that its adapter declares."""

from .abilities import smoke
from .result import SmokeResult
from .setup import SetupError, SmokeSetup, bundled_setups, read_setup

__all__ = ["SetupError", "SmokeResult", "SmokeSetup", "bundled_setups", "read_setup", "smoke"]
