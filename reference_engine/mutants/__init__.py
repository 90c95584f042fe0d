"""Engines whose table of rules was changed mechanically, one value at a time; `vistoria mutate` tries them."""

from .engine import Mutated, NoSuchMutant, mutants

__all__ = ["Mutated", "NoSuchMutant", "mutants"]
