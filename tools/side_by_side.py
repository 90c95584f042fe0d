"""The laws of games among players side by side, each figure with its clause: a page generated from the tables of rules.

`python -m tools.side_by_side docs/side-by-side.md` writes it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path

from vistoria.reference_engine.policies.betting import Limit
from vistoria.reference_engine.policies.cites import Cites
from vistoria.reference_engine.policies.hands import Hand, Key
from vistoria.reference_engine.policies.ring_rules import RingRules
from vistoria.reference_engine.registry import modules

Cell = tuple[str, Cites]
"""What the law says, in words, and the clauses that say it."""

HEAD = (
    "# The laws side by side\n\n"
    "This page compares the laws on games that players play among themselves. "
    "Each cell has what the reference engine does and, in brackets, the clauses behind it.\n"
    "Doubtful clauses have their default readings (`vistoria regulations --readings`). "
    "Where a law leaves a choice, the cell has the choice of the reference engine. "
    "`vistoria explain CLAUSE` shows the words of a clause and the corresponding clauses of other laws.\n"
    "The page is generated from the rules: "
    "`python -m tools.side_by_side docs/side-by-side.md` writes it, "
    "and a test fails when it is out of date.\n"
)

NOTHING: Cell = ("not specified", ())
CEILINGS = {
    "stack": "all chips of the player",
    "pot": "the pot",
    "half-pot": "half the pot",
    "pot-after-call": "the bet plus the pot after the call",
    "half-pot-after-call": "the bet plus half the pot after the call",
}
KEYS = {
    Key.TOP: "highest card of the straight",
    Key.GROUP: "the matching cards",
    Key.SECOND_GROUP: "the second matching cards",
    Key.HIGHEST: "highest card",
    Key.ODD_CARDS: "the remaining cards in order",
}
TWO_LEFT = {
    "in-hand": "when two players are left in the hand",
    "at-table": "when two players are at the table",
}
SPARED = {
    "ends-in-flop-round-unbet": "hands that end in the flop round without a bet in it, or earlier",
    None: "none",
}


def page(laws: Sequence[RingRules]) -> str:
    """The whole page in Markdown, a column for each law."""
    rows = [("Matter", *(f"`{law.regulation}`" for law in laws)), tuple(["---"] * (len(laws) + 1))]
    rows += [(label, *(_cell(make(law), law) for law in laws)) for label, make in _rows(laws)]
    return HEAD + "\n" + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def ring_laws() -> tuple[RingRules, ...]:
    """Every ring game of `rules/` under its default readings, by id."""
    tables = [module.with_readings({}) for _, module in sorted(modules().items())]
    return tuple(table for table in tables if isinstance(table, RingRules))


def _cell(cell: Cell, law: RingRules) -> str:
    text, cites = cell
    own = ", ".join(dict.fromkeys(c.removeprefix(f"{law.regulation}/") for c in cites))
    return f"{text} ({own})" if own else text


def _rows(laws: Sequence[RingRules]) -> list[tuple[str, Callable[[RingRules], Cell]]]:
    settings = list(dict.fromkeys(limit.setting for law in laws for limit in law.betting.limits))
    limits = [row for setting in settings for row in _limit_rows(setting)]
    hands = [(hand.value.capitalize().replace("-", " "), _hand(hand)) for hand in Hand]
    return [
        ("Deck", lambda law: (f"{len(law.streets.deck)} cards", law.streets.deck_cites)),
        ("Seats for players", _places),
        ("Players for a hand", lambda law: (f"{law.seating.least_players} or more", law.seating.least_cites)),
        ("Taking chips off and staying", _taken_off),
        ("Marker of the first hand", _marker),
        ("Marker of the next hand", lambda law: ("next player, clockwise", law.opening.next_marker)),
        ("Blinds", lambda law: ("first and second seat to the left of the marker", law.opening.blinds)),
        ("Hole cards", lambda law: (f"{law.streets.own}", law.streets.own_cites)),
        ("Cards burnt before flop, turn, river", _burnt),
        ("Cards opened on flop, turn, river", _opened),
        ("A hand consists of", _composition),
        *limits,
        ("Minimum raise", lambda law: (f"the last {law.betting.least_raise}", law.betting.least_cites)),
        ("No limit between two players", _heads_up),
        *hands,
        ("Equal hands", lambda law: ("equal parts of the pot", law.pots.divided)),
        ("Remainder", _remainder),
        ("Commission on the pot", _commission),
        ("Commission on the buy-in", _fee),
        ("Hands without commission", _spared),
        ("Time to decide", _clock),
        ("After the last round", lambda law: ("every hand still in play is opened", law.showdown.cites)),
        ("A null hand", lambda law: ("all bets are returned", law.incidents.voided)),
    ]


def _limit_rows(setting: str) -> list[tuple[str, Callable[[RingRules], Cell]]]:
    def of(make: Callable[[Limit], Cell]) -> Callable[[RingRules], Cell]:
        def cell(law: RingRules) -> Cell:
            limit = next((x for x in law.betting.limits if x.setting == setting), None)
            return ("no such game", ()) if limit is None else make(limit)

        return cell

    name = f"Limit `{setting}`"
    return [
        (f"{name}: highest bet", of(lambda limit: (CEILINGS[limit.bet_ceiling], limit.bet_cites))),
        (f"{name}: highest raise", of(lambda limit: (CEILINGS[limit.raise_ceiling], limit.raise_cites))),
        (f"{name}: raises per round", of(_raises)),
    ]


def _raises(limit: Limit) -> Cell:
    if limit.raises_declared:
        return "as many as the house declares", limit.raises_cites
    return "any number" if limit.raises is None else f"{limit.raises}", limit.raises_cites


def _hand(hand: Hand) -> Callable[[RingRules], Cell]:
    def cell(law: RingRules) -> Cell:
        place, row = next((i, r) for i, r in enumerate(law.ranking.rows, 1) if r.hand is hand)
        by = ", then ".join(KEYS[key.key] for key in row.keys) or "nothing: all are equal"
        return f"{place}; by {by}", (row.clause, *(key.clause for key in row.keys))

    return cell


def _places(law: RingRules) -> Cell:
    seating = law.seating
    few = seating.places if seating.fewest is None else seating.fewest
    span = f"{few} to {seating.places}" if few != seating.places else f"{few}"
    return span + (", or more" if seating.more else ""), (*seating.places_cites, *seating.more)


def _taken_off(law: RingRules) -> Cell:
    seating = law.seating
    modes = "".join(f" in {mode} mode" for mode in seating.withdrawal_modes)
    return f"not allowed{modes}", seating.withdrawal_cites


def _marker(law: RingRules) -> Cell:
    text = "drawn by lot" if law.opening.by_lot else "first player to the left of the croupier"
    return text, law.opening.first_marker


def _burnt(law: RingRules) -> Cell:
    burnt = [street.burn for street in law.streets.after]
    if not any(burnt):
        return "not specified: none", ()
    return ", ".join(map(str, burnt)), _dealt(law)


def _opened(law: RingRules) -> Cell:
    return ", ".join(str(street.community) for street in law.streets.after), _dealt(law)


def _dealt(law: RingRules) -> Cites:
    return tuple(cite for street in law.streets.after for cite in street.dealt)


def _composition(law: RingRules) -> Cell:
    made = law.composition
    return f"{made.own} hole cards and {made.community} community cards, exactly", made.cites


def _heads_up(law: RingRules) -> Cell:
    rule = law.betting.heads_up
    if rule.when == "never":
        return "never", rule.cites
    also = (", their number" if rule.frees_count else "") + (", the bet" if rule.frees_bet else "")
    return f"the amount of raises{also}, {TWO_LEFT[rule.when]}", rule.cites


def _remainder(law: RingRules) -> Cell:
    return f"whole, to the first {law.pots.remainder} hand from the lowest seat", law.pots.remainder_cites


def _commission(law: RingRules) -> Cell:
    rate = law.commission
    cap = f", at most {rate.cap} big blinds" if rate.cap is not None else ""
    waived = ", or none" if rate.may_be_waived else ""
    each = ", taken from each payment" if rate.each_payment else ""
    return f"{_span(rate.least, rate.most)}{cap}{waived}{each}", (*rate.cites, *rate.each_payment)


def _fee(law: RingRules) -> Cell:
    fee = law.commission.fee
    return ("none", ()) if fee is None else (f"instead, {_span(fee.least, fee.most)}", fee.cites)


def _spared(law: RingRules) -> Cell:
    return SPARED[law.commission.spared], law.commission.spared_cites


def _clock(law: RingRules) -> Cell:
    clock = law.clock
    if clock is None:
        return NOTHING
    return "as the house declares; then check if possible, otherwise fold", (*clock.period, *clock.over)


def _span(least: Fraction, most: Fraction) -> str:
    return f"{least * 100} to {most * 100} %"


def main(arguments: list[str]) -> int:
    """Write the page to the file named; 4 for wrong usage."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: python -m tools.side_by_side PAGE", file=sys.stderr)
        return 4
    Path(arguments[0]).write_text(page(ring_laws()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
