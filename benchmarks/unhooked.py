"""How often the drawn tables of a default run look at each clause where they use no test hook, seed by seed.

.venv/bin/python -m benchmarks.unhooked --seeds 10 [regulation …]
"""

from __future__ import annotations

import argparse
from collections import Counter

from vistoria.client.aliases import Aliases
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.law.catalogue import installed, load
from vistoria.model.clause import Regulation
from vistoria.model.drawn_hands import HANDS
from vistoria.model.situation import hands_of
from vistoria.play.sizes import table_sizes
from vistoria.play.table import play_table, refereed
from vistoria.referee.model import Model, models
from vistoria.run.memory import seldom_collecting

REFERENCE = "vistoria.reference_engine.adapter:Reference"


def looked(law: Regulation, model: Model, seed: int, hands: int) -> tuple[Counter[str], Counter[str]]:
    """By clause, the hands of a run that looked at it at all, and those of them without any hook."""
    all_, unhooked = Counter[str](), Counter[str]()
    for number, size in enumerate(table_sizes(hands), start=1):
        with EngineLink(InProcessLaunch(REFERENCE, {})) as link:
            link.start()
            talk, fault = play_table(link, law, Aliases.by_chance(), seed=seed, number=number, hands=size)
        shown = refereed("", talk.history, model)
        assert fault is None, fault
        assert not shown.disagreements, shown.disagreements
        for clause, seen in shown.situations.items():
            all_[clause] += hands_of(seen)
            unhooked[clause] += hands_of(each for each in seen if each.deck == "no-hook")
    return all_, unhooked


def main() -> None:
    """Print a line for each clause that play shows: its hands in all, and without hooks by seed."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("regulations", nargs="*", default=sorted(installed()))
    asks.add_argument("--seeds", type=int, default=10)
    asks.add_argument("--first", type=int, default=1)
    asks.add_argument("--hands", type=int, default=HANDS)
    asked = asks.parse_args()
    for name in asked.regulations:
        law = load(installed()[name])
        model = models({reading.id: reading.default for reading in law.readings}, {name: law})[name]
        with seldom_collecting():
            seeds = range(asked.first, asked.first + asked.seeds)
            rows = [looked(law, model, seed, asked.hands) for seed in seeds]
        for clause in law.clauses:
            total = [all_[clause.id] for all_, _ in rows]
            without = [unhooked[clause.id] for _, unhooked in rows]
            if any(total):
                mark = " " if min(without) else "-"
                print(f"{mark} {clause.id:32} {min(total):4}-{max(total):<4} {without}", flush=True)


if __name__ == "__main__":
    main()
