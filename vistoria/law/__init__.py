"""The law as the features hold it: catalogue, completeness, lint, inspection."""

from .catalogue import installed, load
from .check import findings
from .errors import Finding, LawError
from .scenarios import scenario_id

__all__ = ["Finding", "LawError", "findings", "installed", "load", "scenario_id"]
