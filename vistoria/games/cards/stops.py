"""The words in which a step of a card game stops."""

from __future__ import annotations

from vistoria.client.stops import Stop
from vistoria.model.outcome import Reason

MOST_ACTS = 500
"""Decisions after which a hand is given up."""
SEAT_REFUSED = Stop(Reason.OWN_TERMS, "the product refused to seat a player in the middle of a hand: {why}")
NOBODY_ASKED = "nobody is asked"
NOBODY_WAS_ASKED = "a hand was started, and nobody was asked"
NOBODY_DECIDED = "nobody has decided"
NEVER_OVER = f"the hand was not over after {MOST_ACTS} decisions"
FEE_LEFT = "the house keeps a part of what players buy, and no sum leaves these chips"
PUT_AWAY = "the product puts cards away before later ones: they cannot be counted"
NO_SUCH_CARD = "the product deals no such card to the {}: none can go astray"
