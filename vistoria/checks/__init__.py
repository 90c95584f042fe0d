"""Judgement: pure functions from a history and a scenario's literals to a finding, found by name."""

from . import betting, cards, money, refusal, sampled, showdown, view  # noqa: F401  (each registers its checks)
from .registry import CHECKS, Check, UnknownCheck, apply_check

__all__ = ["CHECKS", "Check", "UnknownCheck", "apply_check"]
