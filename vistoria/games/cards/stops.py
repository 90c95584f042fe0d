"""The words in which a step of a card game stops."""

from __future__ import annotations

from vistoria.client.stops import Stop
from vistoria.model.outcome import Reason
from vistoria.model.sentences import stop

MOST_ACTS = 500
"""Decisions after which a hand is given up."""
SEAT_REFUSED = Stop(Reason.OWN_TERMS, "seat-refused")
SEATED_LATER = Stop(Reason.OWN_TERMS, "seated-later")
NOBODY_ASKED = stop("nobody-asked")
NOBODY_WAS_ASKED = stop("nobody-was-asked")
NOBODY_DECIDED = stop("nobody-decided")
NEVER_OVER = stop("never-over", acts=MOST_ACTS)
FEE_LEFT = stop("fee-left")
PUT_AWAY = stop("put-away")

NO_SUCH_CARD = Stop(Reason.OWN_TERMS, "no-such-card")
