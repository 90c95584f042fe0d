"""Prints the kill matrix: `python -m vistoria.reference_engine.saboteurs [--hands N] [--runs] [ID …]`.

Every saboteur with the clause it breaks, its sisters, and the share of random hands in which it does
otherwise than the reference engine. With `--runs`, what a run of the whole regulation finds of each: the
clauses failed and those left without a verdict; that takes some ten seconds a saboteur.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from tempfile import TemporaryDirectory

from .comparison import compare
from .listing import saboteur, saboteurs
from .saboteur import Saboteur

ENGINE = "in-process:vistoria.reference_engine.saboteurs:Sabotaged"


def main() -> int:
    """1 when a run fails other clauses than a saboteur's own and its sisters."""
    parser = argparse.ArgumentParser(prog=f"python -m {__package__}", description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="ID")
    parser.add_argument("--hands", type=int, default=200, help="random hands for each; default 200")
    parser.add_argument("--runs", action="store_true", help="run the whole regulation against each")
    chosen = parser.parse_args()
    wrong = 0
    for each in [saboteur(name) for name in chosen.ids] or list(saboteurs().values()):
        compared = compare(each.id, chosen.hands)
        line = f"{each.id:60} {compared.differing / max(compared.hands, 1):6.1%}"
        if chosen.runs:
            failed, unclear = _run(each)
            good = each.clause in failed and failed <= {each.clause, *each.sister_clauses}
            good = good and all(each.leaves_unclear(clause) for clause in unclear)
            wrong += not good
            line += f"  {'killed' if good else 'WRONG '}  failed {_paths(failed)}"
            line += f"; not told {_paths(unclear)}" if unclear else ""
        print(line, flush=True)
    return 1 if wrong else 0


def _run(each: Saboteur) -> tuple[set[str], set[str]]:
    """Clauses whose engine part failed, and those whose part could not be told."""
    with TemporaryDirectory(prefix="saboteur-") as out:
        done = subprocess.run(
            [
                sys.executable, "-m", "vistoria", "run", "--regulation", each.regulation, "--engine", ENGINE,
                "--engine-option", f"id={each.id}", "--engine-clauses-only", "--json", "--out", out,
            ],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    if not done.stdout:
        raise SystemExit(f"{each.id}: the run ended with {done.returncode}: {done.stderr.strip()}")
    clauses = json.loads(done.stdout)["regulations"][each.regulation]["clauses"]
    of = {
        name: {c for c, r in clauses.items() if r["engine_part"] == name} for name in ("failed", "cantTell")
    }
    return of["failed"], of["cantTell"]


def _paths(clauses: set[str]) -> str:
    return " ".join(sorted(clause.partition("/")[2] for clause in clauses)) or "nothing"


if __name__ == "__main__":
    sys.exit(main())
