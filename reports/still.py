"""One step of a hand as an image of its own, for paper; it has the shapes of the picture in the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .picture import PLATE, SIGNS, Picture, Slot, Value
from .speech import Speech

FONT = "Noto Sans CJK HK"
INK, SOFT, RED, EDGE = "#14181b", "#55606a", "#b3201a", "#8a949d"
PLATES = {
    "": ("#fff", EDGE, "1.2", ""),
    "out": ("#eeeeee", EDGE, "1.2", ' stroke-dasharray="3 3"'),
    "asked": ("#fff", "#1f4f82", "3", ""),
    "won": ("#ecf5ef", "#1c6a3c", "3", ""),
}
"""Fill, edge, width of the edge, and dashes of a plate in each state."""
TEXTS = {
    "seat": ("start", 14, 700, INK), "stack": ("end", 12.5, 400, INK), "put": ("end", 10.5, 400, SOFT),
    "bet": ("middle", 14, 700, "#5c3d00"), "paid": ("middle", 14, 700, "#0d3f22"), "amount": ("middle", 13, 700, INK),
    "who": ("middle", 10.5, 400, SOFT), "pool": ("middle", 12.5, 400, SOFT),
}  # fmt: skip
"""Anchor, size, weight and colour of each kind of text."""
SUITS = {
    "s": "M8 11c3 3 5 4.4 5 6.4 0 2.3-2.7 3-4.3 1.3L9.6 22H6.4l.9-3.3C5.7 20.4 3 19.7 3 17.4 3 15.4 5 14 8 11z",
    "h": "M8 22c-3.3-3-5-4.6-5-7 0-3.2 4-3.6 5-.8 1-2.8 5-2.4 5 .8 0 2.4-1.7 4-5 7z",
    "d": "M8 11.5 12.3 17 8 22.5 3.7 17z",
    "c": "M8 11.5a2.5 2.5 0 0 1 1.9 4.1 2.5 2.5 0 1 1-1 4.3L9.6 22H6.4l.7-2.1a2.5 2.5 0 1 1-1-4.3"
    "A2.5 2.5 0 0 1 8 11.5z",
}
"""The outline of each suit on a card of 16 by 24."""
BACK = "M2.5 2.5h11v19h-11zM2.5 8l11 8M2.5 16l11-8M5 2.5l6 19M11 2.5l-6 19"


def still(picture: Picture, at: int, speech: Speech) -> str:
    """The picture at one step, as SVG with everything in it."""
    parts = [
        _text(x, y, speech.word("picture", word), ("middle", 12.5, 400, SOFT))
        for x, y, word in picture.labels
    ]
    parts += [_drawn(slot, value, speech) for slot, value in zip(picture.slots, picture.at(at), strict=True)]
    parts += [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="none" stroke="{RED}" stroke-width="3"/>'
        for x, y, width, height in picture.marks
    ]
    return _svg(picture.box, parts)


def _svg(box: str, parts: Sequence[str]) -> str:
    width, height = box.split()[2:]
    middle = f'<ellipse cx="{int(box.split()[0]) + int(width) // 2}" cy="{int(height) * 9 // 20}" '
    felt = middle + f'rx="{int(width) * 31 // 100}" ry="{int(height) * 28 // 100}" fill="#dcebe2"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" height="{height}" '
        f'font-family="{FONT}">{felt}{"".join(parts)}</svg>'
    )


def _drawn(slot: Slot, value: Value, speech: Speech) -> str:
    if slot.kind == "plate":
        fill, edge, width, dashes = PLATES[str(value)]
        return (
            f'<rect x="{slot.x - PLATE[0] // 2}" y="{slot.y}" width="{PLATE[0]}" height="{PLATE[1]}" rx="4" '
            f'fill="{fill}" stroke="{edge}" stroke-width="{width}"{dashes}/>'
        )
    if value == "":
        return ""
    if slot.kind == "card":
        return _card(slot, str(value))
    if slot.kind == "marker":
        ring = (
            f'<circle cx="{slot.x}" cy="{slot.y}" r="8" fill="#f2b705" stroke="#5c4300" stroke-width="1.2"/>'
        )
        return ring + f'<circle cx="{slot.x}" cy="{slot.y}" r="3.5" fill="#5c4300"/>'
    if slot.kind == "middle":
        return f'<rect x="{slot.x - 40}" y="{slot.y - 14}" width="80" height="27" rx="13" fill="#fff" stroke="{EDGE}"/>'
    return _text(slot.x, slot.y, SIGNS.get(slot.kind, "") + speech.written(value), TEXTS[slot.kind])


def _card(slot: Slot, code: str) -> str:
    face = "#3d5a80" if code[0] == "~" else "#fff"
    frame = f'<rect width="16" height="24" rx="2" fill="{face}" stroke="#7b858e" stroke-width=".8"/>'
    if code[0] == "~":
        inside = f'<path d="{BACK}" fill="none" stroke="#b9cbe0" stroke-width=".9"/>'
    else:
        colour = RED if code[1] in "hd" else INK
        rank = "10" if code[0] == "T" else code[0]
        inside = (
            _text(8, 9.5, rank, ("middle", 10, 700, colour)) + f'<path d="{SUITS[code[1]]}" fill="{colour}"/>'
        )
    return f'<g transform="translate({slot.x} {slot.y}) scale(1.25)">{frame}{inside}</g>'


def _text(x: float, y: float, text: str, style: tuple[str, float, int, str]) -> str:
    anchor, size, weight, colour = style
    return (
        f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}" font-weight="{weight}" '
        f'fill="{colour}">{escape(text)}</text>'
    )
