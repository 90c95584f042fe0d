"""What drawn hands would have missed: the rate of error that they find with a stated confidence."""

from __future__ import annotations

from vistoria.verdict.play import PlayResult

CONFIDENCE = 95
"""Per cent."""


def one_in(play: PlayResult | None) -> int | None:
    """N, where an error in one hand of N would have been seen with the confidence; None without a sample.

    Of hands drawn independently, (1 - 1/N) ** hands is the chance to miss it. Hands that nobody refereed do not count.
    """
    if play is None or not play.refereed or not play.hands:
        return None
    rate = 1 - (1 - CONFIDENCE / 100) ** (1 / play.hands)
    return int(1 / rate)
