"""What a player can ask a product, and the keys of the content by which a check can read the answer."""

from __future__ import annotations

WHATS: dict[str, tuple[str, ...]] = {
    "rules": ("text",),
    "stakes": ("small", "big", "minimum", "maximum"),
    "notices": ("notices",),
    "fixed-sums": ("sums",),
    "jackpot": ("pool", "minimum"),
    "complaints": ("text",),
    "last-hand": ("hand", "staked", "won", "events"),
    "session": ("staked", "net"),
    "results": ("staked", "net"),
    "clock": ("decision_ms", "extra_ms"),
    "choices": ("choices",),
    "operations": ("operations",),
}
"""By `what`: the keys with a settled meaning, all optional, amounts in chips; other keys are never judged."""
