"""Wrong in articles 6, 7 and 13: what may be decided."""

from __future__ import annotations

from vistoria.model.command import Act
from vistoria.reference_engine.policies.change import granting

from ..register import saboteur
from ..ring_change import without
from ..ring_granted import passing

# fmt: off
saboteur("mo-97-2010/6.3.1:first-speaker-may-pass", "The first speaker may check without matching the big blind.",
    granting(Act, passing(lambda i, hand: hand.round == 1 and hand.undecided)))
saboteur("mo-97-2010/6.3.2:no-raise-over-a-call",
    "In the first round a player before the blinds may not raise when another has only matched.",
    without("raise", lambda i, spot: (
        spot.round == 1 and not spot.raises and not spot.bets[i] and not spot.undecided and all(spot.live))))
saboteur("mo-97-2010/6.3.3:first-speaker-may-not-fold", "With four players or more the first speaker may not fold.",
    without("fold", lambda i, spot: spot.round == 1 and spot.undecided and len(spot.live) > 3), corresponding=("13.1",),
    unclear=("1.2.s2", "3.1", "4.2", "6.2", "8.5", "12.2", "12.4", "13.2", "5"))
saboteur("mo-97-2010/6.4:big-blind-may-not-raise", "When all have only matched, the big blind may not raise.",
    without("raise", lambda i, spot: spot.round == 1 and i == spot.big and not spot.raises))
saboteur("mo-97-2010/6.4:big-blind-may-not-fold", "When all have only matched, the big blind may not fold.",
    without("fold", lambda i, spot: spot.round == 1 and i == spot.big and not spot.raises), corresponding=("13.1",),
    unclear=("10.3", "16"))
saboteur("mo-97-2010/6.5:marker-may-not-raise",
    "In later rounds the last at the marker's left may not raise when two have bet.",
    without("raise", lambda i, spot: spot.round > 1 and i == len(spot.live) - 1 > 1 and len(spot.pending) == 1))
saboteur("mo-97-2010/7.3.1:last-may-not-bet", "When all others have checked, the last may not bet.",
    without("bet", lambda i, spot: len(spot.pending) == 1))
saboteur("mo-97-2010/7.3.2:check-against-a-bet", "From the second round on a player may check against a bet.",
    granting(Act, passing(lambda i, hand: hand.round > 1)))
saboteur("mo-97-2010/7.3.3:opener-may-not-fold", "The first to speak in a later round may not fold.",
    without("fold", lambda i, spot: spot.round > 1 and spot.undecided), corresponding=("13.1",))
saboteur("mo-97-2010/13.1:bettor-may-not-fold", "Who has bet may not fold against a raise.",
    without("fold", lambda i, spot: spot.round > 1 and spot.bets[i] > 0), unclear=("13.3",))
