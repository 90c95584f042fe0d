"""One scenario as plain data, for the Typst template."""

from __future__ import annotations

from vistoria.model.visible import visible
from vistoria.telling import Told, brief
from vistoria.telling.lines import card_texts

from .by_hand import ByHand
from .picture import Picture
from .scenario_view import ScenarioShown, StepShown
from .speech import Speech
from .still import still
from .told_words import fault_text, text
from .voices import Translation

Data = dict[str, object]
ASKED = frozenset({"turn", "choices"})
"""Lines that somebody must decide."""


def scenario_content(shown: ScenarioShown, speech: Speech, into: Translation) -> Data:
    """One scenario; with steps, table and messages if it failed or is inconclusive."""
    entry, result = shown.entry, shown.result
    said: Data = {
        "name": into.law(entry.name, shown.law),
        "row": speech.written(entry.row) if entry.row else None,
        "outcome": result.outcome,
        "reason": result.reason,
        "expected": into.found(result.expected) if result.expected else result.expected,
        "observed": into.found(result.observed) if result.observed else result.observed,
        "detail": into.found(result.detail) if result.detail else result.detail,
        "place": f"{result.feature}:{result.line}",
        "transcript": result.transcript,
        "sample": speech.text(
            "scenario.sample-text",
            hands=result.sample.hands,
            minimum=result.sample.minimum,
        )
        if result.sample
        else None,
        "times": speech.text("scenario.times", factor=result.times) if result.times else None,
        "readings": [
            f"{name.partition('/')[2]}={option}" for name, option in sorted(result.readings.items())
        ],
        "offers": entry.offers,
        "undeclared": result.undeclared,
        "unreachable": entry.unreachable,
        "proof": into.law(shown.proof.text, shown.law) if shown.proof else None,
        "open": shown.is_open,
    }
    return {**said, **_opened(shown, speech, into)} if shown.is_open else said


def _opened(shown: ScenarioShown, speech: Speech, into: Translation) -> Data:
    """What is printed only if a scenario failed or is inconclusive."""
    messages = shown.result.messages
    return {
        "sha256": shown.result.sha256,
        "replay": shown.replay,
        "steps": [_step(step, into) for step in shown.steps],
        "checks": len(shown.result.made),
        "checks-made": speech.text("scenario.checks", n=len(shown.result.made)),
        "made": [
            [
                made.check,
                made.finding.verdict,
                into.found(made.finding.expected),
                into.found(made.finding.observed),
            ]
            for made in shown.result.made
        ]
        if len(shown.result.made) > 1
        else [],
        "shown-by": speech.text("scenario.shown", n=len(messages), numbers=speech.joined(messages))
        if messages
        else None,
        "fault": fault(shown.told, speech, into),
        "strip": strip(shown.told, shown.picture, speech),
        "history": history(shown.told, speech),
        "by-hand": by_hand_content(shown.by_hand, speech),
    }


def _step(step: StepShown, into: Translation) -> list[object]:
    heads = [[into.voice.head(cell) for cell in row] for row in step.table[:1]]
    keyword, text = into.voice.keyword(step.keyword), into.step(step.text)
    return [keyword, text, step.status, step.upto, [*heads, *step.table[1:]]]


def fault(told: Told | None, speech: Speech, into: Translation) -> str | None:
    """What broke the law in a hand, in one text."""
    return visible(fault_text(speech, told.fault, into.found)) if told and told.fault else None


def strip(told: Told | None, drawn: Picture | None, speech: Speech) -> list[list[str]]:
    """The moments that lead to the decision, each with its line and its picture."""
    if told is None or drawn is None:
        return []
    begins = [step for step, _ in told.chapters if step < told.deciding]
    moments = sorted({*begins[-1:], max(told.deciding - 1, 0), told.deciding})
    return [
        [speech.written(at + 1), visible(text(speech, told.lines[at].said)), still(drawn, at, speech)]
        for at in moments
    ]


def history(told: Told | None, speech: Speech) -> list[list[object]]:
    """Each line of the hand: its steps, what it says, and whether the finding names its message.

    That somebody must decide is left out where he does: what he may do then is on the page.
    """
    lines = brief(told.lines) if told else ()
    return [
        [
            speech.written(line.first) + (f"–{speech.written(line.last)}" if line.last > line.first else ""),
            visible(text(speech, line.said)),
            line.named,
        ]
        for line in lines
        if line.named or line.said.key not in ASKED
    ]


def by_hand_content(hand: ByHand | None, speech: Speech) -> Data | None:
    """How to repeat a hand."""
    if hand is None:
        return None
    return {
        "stacks": [[", ".join(map(str, seats)), speech.written(stack)] for seats, stack in hand.stacks],
        "marker": hand.marker,
        "deck": card_texts(hand.deck),
        "acts": "; ".join(visible(text(speech, act)) for act in hand.acts),
    }
