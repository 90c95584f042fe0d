"""Prints every saboteur: `python -m vistoria.validation.saboteurs [--hands N] [ID …]`.

The clause it breaks, and the share of random hands in which it does otherwise than the reference engine.
What a run finds of each: `vistoria selftest`.
"""

from __future__ import annotations

import argparse
import sys

from .comparison import compare
from .engine import Sabotaged
from .listing import saboteur, saboteurs


def main() -> int:
    """One line a saboteur."""
    parser = argparse.ArgumentParser(prog=f"python -m {__package__}", description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="ID")
    parser.add_argument("--hands", type=int, default=200, help="random hands for each; default 200")
    chosen = parser.parse_args()
    for each in [saboteur(name) for name in chosen.ids] or list(saboteurs().values()):
        compared = compare(Sabotaged({"id": each.id}), chosen.hands)
        print(f"{each.id:60} {compared.differing / max(compared.hands, 1):6.1%}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
