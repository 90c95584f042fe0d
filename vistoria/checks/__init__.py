"""Judgement: pure functions from a history and a scenario's literals to a finding, found by name."""

import importlib
import pkgutil

from .registry import CHECKS, Check, UnknownCheck, apply_check

for _module in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_module.name}")  # each module registers its checks

__all__ = ["CHECKS", "Check", "UnknownCheck", "apply_check"]
