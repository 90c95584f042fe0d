"""Every decision table by name, in the order in which a report prints them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .clause import CLAUSE, ENGINE_PART
from .inspection import INSPECTION_PART
from .regulation import EXIT_CODE, REGULATION
from .rule import DecisionTable
from .scenario import SCENARIO

TABLES: Mapping[str, DecisionTable[Any, Any]] = {
    "scenario": SCENARIO,
    "engine-part": ENGINE_PART,
    "inspection-part": INSPECTION_PART,
    "clause": CLAUSE,
    "regulation": REGULATION,
    "exit-code": EXIT_CODE,
}
