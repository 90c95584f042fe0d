"""Engines wrong on purpose in one clause, launched as `vistoria.validation.saboteurs:Sabotaged`.

`--engine-option id=<regulation>/<clause>:<name>` says which; `python -m vistoria.validation.saboteurs`
lists them all.
"""

from .engine import Sabotaged
from .listing import NoSuchSaboteur, saboteurs
from .saboteur import Saboteur

__all__ = ["NoSuchSaboteur", "Sabotaged", "Saboteur", "saboteurs"]
