"""Judgement: pure functions from a history and a scenario's literals to a finding, found by name."""

from collections.abc import Mapping
from functools import cache

from vistoria.model.finding import Finding
from vistoria.model.game import load_package, load_parts
from vistoria.model.history import History

from . import registry
from .registry import CHECKS, Check, UnknownCheck


@cache
def all_checks() -> Mapping[str, Check]:
    """Every check by name, those of the installed games too; each module registers its own when it is loaded."""
    load_package(__name__)
    load_parts("checks")
    return CHECKS


def apply_check(name: str, literals: Mapping[str, object], history: History) -> Finding:
    """Judge a history; raise UnknownCheck for a name, or for literals, that no check has."""
    all_checks()
    return registry.apply_check(name, literals, history)


__all__ = ["Check", "UnknownCheck", "all_checks", "apply_check"]
