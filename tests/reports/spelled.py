"""Numbers, counts and lists as each language of the report writes them, in Python and in a browser."""

from __future__ import annotations

NBSP = "\u00a0"
AMOUNTS = (0, 999, 1_234, 1_000_000)
NUMBERS = {
    "en": ("0", "999", "1,234", "1,000,000"),
    "pt": ("0", "999", f"1{NBSP}234", f"1{NBSP}000{NBSP}000"),
    "zh": ("0", "999", "1,234", "1,000,000"),
}
CLAUSES = (0, 1, 2, 1_000_000)
COUNTS = {
    "en": ("0 clauses failed", "1 clause failed", "2 clauses failed", "1,000,000 clauses failed"),
    "pt": (
        "0 disposições não cumpridas",
        "1 disposição não cumprida",
        "2 disposições não cumpridas",
        f"1{NBSP}000{NBSP}000 de disposições não cumpridas",
    ),
    "zh": ("0項條文不符合", "1項條文不符合", "2項條文不符合", "1,000,000項條文不符合"),
}
"""How many clauses failed."""
ITEMS = (("2.1",), ("2.1", "2.2"), ("2.1", "2.2", 1_234))
LISTS = {
    "en": ("2.1", "2.1 and 2.2", "2.1, 2.2, and 1,234"),
    "pt": ("2.1", "2.1 e 2.2", f"2.1, 2.2 e 1{NBSP}234"),
    "zh": ("2.1", "2.1及2.2", "2.1、2.2及1,234"),
}
