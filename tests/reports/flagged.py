"""Engines that break the law in one act each, played for real; and the pages that show it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from verdicts import recorded

from vistoria.bundle.layout import HTML
from vistoria.cli.publish import publish

SABOTEUR = "in-process:vistoria.validation.saboteurs:Sabotaged"


class Wrong(NamedTuple):
    """An engine, the clause that it breaks, and how the page must show the first scenario that shows it."""

    engine: str
    options: dict[str, str]
    clause: str
    scenario: str
    act: str
    """The flagged line."""
    said: str
    """The sentence above the picture."""
    seats: tuple[int, ...]
    """The marked seats; none where it is the croupier."""


WRONG = {
    "beaten hands stay closed": Wrong(
        "pokerkit", {}, "mo-97-2010/8.5",
        "all-who-are-still-in-the-hand-open-all-four-cards-the-beaten-ones-too",
        "Seat 3: gives up its cards without showing them",
        "Seats 1, 3, and 4 should have opened their cards; they stayed closed.", (1, 3, 4),
    ),
    "the croupier qualifies with an ace alone": Wrong(
        SABOTEUR, {"id": "mo-61-2004/9.1:any-ace-plays"}, "mo-61-2004/9.1",
        "the-croupier-s-hand-plays-from-ace-and-king-case~2",
        "The croupier's hand qualifies",
        "The croupier's hand must not qualify. The croupier's hand was said to qualify.", (),
    ),
    "losers keep the fifth card closed": Wrong(
        SABOTEUR, {"id": "mo-104-85-m/10.e.s1:beaten-hands-closed"}, "mo-104-85-m/10.e.s1",
        "who-has-folded-turns-up-nothing",
        "Seat 2: shows Q♦",  # the moment: behind it the keys of the others did not come
        "Seats 3 and 4 should have opened their cards; they stayed closed.", (3, 4),
    ),
    "a fourth raise is accepted": Wrong(
        SABOTEUR, {"id": "pt-omaha-online/38:one-raise-more"}, "pt-omaha-online/38",
        "of-three-raises-a-round-the-fourth-over-a-bet-is-refused-and-the-third-may-be-called",
        "Seat 2: raises to 100 (puts in 80)",
        "In round 2 the bet to match was 80, after three raises. The raise of seat 2 to 100 must be refused. "
        "It was accepted.", (2,),
    ),
}  # fmt: skip
"""By what each does."""


def played(name: str, folder: Path) -> None:
    """The report of a run of a wrong engine over the clause that it breaks."""
    wrong = WRONG[name]
    law = wrong.clause.partition("/")[0]
    recorded(folder, wrong.engine, law, clauses=(wrong.clause,), examples=1, hands=0, options=wrong.options)
    publish(folder, quiet=True)
    assert (folder / HTML).is_file()
