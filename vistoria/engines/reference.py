"""The reference engine, by name only; the harness does not need it."""

from __future__ import annotations

from .registry import BundledEngine

ENGINES: tuple[BundledEngine, ...] = (
    BundledEngine(
        name="reference",
        target="vistoria.reference_engine.adapter:Reference",
        summary="the regulations as this project reads them, each decision citing its clause",
    ),
)
