"""One scenario as plain data, for the Typst template."""

from __future__ import annotations

from collections.abc import Sequence

from .by_hand import ByHand
from .excerpt import MessageShown
from .scenario_view import ScenarioShown
from .speech import Speech
from .table_view import CardShown, TableShown

MOST_LINES = 40
"""Number of printed lines of a message; the whole message is in the transcript."""

Data = dict[str, object]


def scenario_content(shown: ScenarioShown, speech: Speech) -> Data:
    """One scenario; with steps, table and messages if it failed or is inconclusive."""
    entry, result = shown.entry, shown.result
    said: Data = {
        "name": entry.name,
        "row": speech.written(entry.row) if entry.row else None,
        "outcome": result.outcome,
        "reason": result.reason,
        "expected": result.expected,
        "observed": result.observed,
        "detail": result.detail,
        "place": f"{result.feature}:{result.line}",
        "transcript": result.transcript,
        "sample": speech.text(
            "scenario.sample-text",
            examples=result.sample.examples,
            relevant=result.sample.relevant,
            minimum=result.sample.minimum,
            seed=str(result.sample.seed),
        )
        if result.sample
        else None,
        "refused": [speech.text("scenario.refused", n=result.sample.refused), result.sample.refusal]
        if result.sample and result.sample.refused
        else [],
        "other-terms": speech.text("scenario.other-terms", n=result.sample.other_terms)
        if result.sample and result.sample.other_terms
        else None,
        "times": speech.text("scenario.times", factor=result.times) if result.times else None,
        "property": entry.is_property,
        "readings": [
            f"{name.partition('/')[2]}={option}" for name, option in sorted(result.readings.items())
        ],
        "offers": entry.offers,
        "undeclared": result.undeclared,
        "unreachable": entry.unreachable,
        "proof": shown.proof.text if shown.proof else None,
        "open": shown.is_open,
    }
    return {**said, **_opened(shown, speech)} if shown.is_open else said


def _opened(shown: ScenarioShown, speech: Speech) -> Data:
    """What is printed only if a scenario failed or is inconclusive."""
    messages = shown.result.messages
    return {
        "sha256": shown.result.sha256,
        "replay": shown.replay,
        "steps": [[step.keyword, step.text, step.status, step.upto, step.table] for step in shown.steps],
        "checks": len(shown.result.made),
        "checks-made": speech.text("scenario.checks", n=len(shown.result.made)),
        "made": [
            [made.check, made.finding.verdict, made.finding.expected, made.finding.observed]
            for made in shown.result.made
        ]
        if len(shown.result.made) > 1
        else [],
        "shown-by": speech.text("scenario.shown", n=len(messages), numbers=speech.joined(messages))
        if messages
        else None,
        "excerpt": [_message(message) for message in shown.excerpt if message.named],
        "table": _table(shown.picture.of, speech) if shown.picture else None,
        "by-hand": _by_hand(shown.by_hand, speech) if shown.by_hand else None,
    }


def _table(table: TableShown, speech: Speech) -> Data:
    def chips(amount: int | None) -> str | None:
        return None if amount is None else speech.written(amount)

    return {
        "n": table.n,
        "seats": [
            {
                "seat": seat.seat,
                "stack": chips(seat.stack),
                "cards": _cards(seat.cards),
                "bets": chips(sum(amount for _, amount in seat.bets) or None),
                "paid": chips(seat.paid or None),
                "out": seat.is_out,
                "marker": seat.marker,
            }
            for seat in table.seats
        ],
        "community": _cards(table.community),
        "croupier": _cards(table.croupier),
        "pot": chips(table.pot),
        "pool": chips(table.pool),
    }


def _cards(cards: Sequence[CardShown]) -> list[list[object]]:
    """Each card's name, None if unknown, and whether it is face up."""
    return [[str(card.card) if card.card else None, card.is_open] for card in cards]


def _by_hand(hand: ByHand, speech: Speech) -> Data:
    return {
        "stacks": [[", ".join(map(str, seats)), speech.written(stack)] for seats, stack in hand.stacks],
        "marker": hand.marker,
        "deck": " ".join(map(str, hand.deck)),
    }


def _message(message: MessageShown) -> Data:
    lines = message.body.split("\n")
    return {
        "n": message.n,
        "kind": message.kind,
        "method": message.method,
        "body": "\n".join(lines[:MOST_LINES]),
        "cut": message.cut + max(0, len(lines) - MOST_LINES),
    }
