"""Tries every ability that an adapter claims, before a run relies on it."""

from .abilities import smoke
from .result import SmokeResult
from .trial import Trial, TrialError, bundled_trials, read_trial

__all__ = ["SmokeResult", "Trial", "TrialError", "bundled_trials", "read_trial", "smoke"]
