"""A report's PDF beside the one set again from the results: what it holds besides its text, and how its pages look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING, Any

from .read_back import Unreadable

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument, PdfPage

END = b"%%EOF"
FAR = 16
"""Two shades of a colour, of 256, that are told apart."""
DOTS = 8
"""Dots of a page that may differ: a renderer rounds."""
NAMING, LEADING = ("/Type", "/Subtype", "/S"), ("/URI", "/F", "/UF")
"""Keys that say what an object is, and where it leads."""
SAYING = (
    "/ActualText", "/Alt", "/Author", "/Contents", "/CreationDate", "/Desc", "/E", "/Keywords", "/Lang", "/ModDate",
    "/Subject", "/T", "/Title",
)  # fmt: skip
"""Keys of what a PDF says beside its pages: its bookmarks, what is read aloud, what it says of itself."""
OF_THE_PROGRAM = ("}CreatorTool", "}Producer", "}MetadataDate")
"""Ends of the keys by which metadata say what program set it."""
OF_THE_REPORT = (
    "{http://purl.org/dc/elements/1.1/}",
    "{http://ns.adobe.com/xap/1.0/}",
    "{http://ns.adobe.com/pdf/1.3/}",
)
"""Beginnings of those by which they say what it is."""
INK, IN_A_ROW = 24, 3
"""How far the lightest and the darkest dot of a letter lie apart, and how many letters without that are hidden."""
DENSE = 2.0
"""Dots for a point, where it is asked whether a letter can be seen."""


def typesetter(content: bytes) -> str:
    """The program that a PDF says set it."""
    with _opened(content) as document:
        return str(document.get_metadata_dict().get("Creator", ""))


def holding_faults(held: bytes, made: bytes) -> Iterator[str]:
    """What a PDF holds and no report does: scripts, notes, pictures, files, a later version of itself, more bytes."""
    if not held.startswith(b"%PDF-"):
        yield "has bytes before its beginning"
    if held.count(END) > 1 or held.count(b"startxref") > 1:
        yield "was changed after it was set (an incremental update)"
    if more := held.rpartition(END)[2].strip(b"\r\n"):
        yield f"has {len(more)} bytes behind its end"
    for what in sorted(_vocabulary(held) - _vocabulary(made)):
        yield f"has {what}, and the report has none"


def sayings(content: bytes) -> Counter[str]:
    """What a PDF says beside its pages, each with its key, as often as it says it."""
    import pikepdf

    found = Counter[str]()
    with _read(content) as document:
        for each in _dictionaries(document):
            told = ((key, each.get(key)) for key in SAYING)
            found.update(f"{key} {said}" for key, said in told if isinstance(said, pikepdf.String))
        with document.open_metadata() as metadata:
            found.update(
                f"{key} {said}"
                for key, said in metadata.items()
                if key.startswith(OF_THE_REPORT) and not key.endswith(OF_THE_PROGRAM)
            )
    return found


def attached(content: bytes) -> list[tuple[str, bytes]]:
    """Every file in a PDF, with each of the names that it goes by, wherever the PDF leads to it."""
    import pikepdf

    found, held = set[tuple[str, bytes]](), set[bytes]()
    with _read(content) as document:
        for each in _dictionaries(document):
            if isinstance(each.get("/EF"), pikepdf.Dictionary):
                files = [each.EF[key].read_bytes() for key in set(each.EF.keys())]
                names = {str(each[key]) for key in ("/F", "/UF") if isinstance(each.get(key), pikepdf.String)}
                found |= {(name, file) for name in names or {""} for file in files}
            elif isinstance(each, pikepdf.Stream) and each.get("/Type") == "/EmbeddedFile":
                held.add(each.read_bytes())
    return sorted(found | {("", file) for file in held - {file for _, file in found}})


def looks(held: bytes, made: bytes) -> Iterator[tuple[str, bool]]:
    """How pages look otherwise than those set again, and whether that is wrong or only set otherwise."""
    with _opened(held) as theirs, _opened(made) as ours:
        if len(theirs) != len(ours):
            yield f"has {len(theirs)} pages; set again it has {len(ours)}", False
        for number, page in enumerate(theirs, 1):
            if not page.get_textpage().count_chars():
                yield f"page {number} has no text", True
            elif number > len(ours) or _dots(page) != _dots(ours[number - 1]):
                yield from _apart(number, page, ours[number - 1] if number <= len(ours) else None)


def _apart(number: int, held: PdfPage, made: PdfPage | None) -> Iterator[tuple[str, bool]]:
    """How a page looks otherwise than the one set again, if there is one."""
    if made is not None and _places(held) == _places(made):
        (size, theirs), (due, ours) = _dots(held), _dots(made)
        shades = sum(abs(one - other) > FAR for one, other in zip(theirs, ours, strict=False))
        far = -(-shades // 3)
        if size != due or far > DOTS:
            yield f"page {number} shows something else between its letters: {far} of its dots differ", True
    elif unseen := _unseen(held):
        yield f"page {number} hides {len(unseen)} of its letters: {''.join(unseen)[:60]}", True
    else:
        yield f"page {number} is laid out otherwise", False


def _unseen(page: PdfPage) -> list[str]:
    """Letters that are in the text of a page and not on it, where they stand in a row."""
    (width, height), dots = _dots(page, DENSE, grey=True)
    found, row = [], list[str]()
    for letter, (left, bottom, right, top) in (*_letters(page), ("", (0, 0, 0, 0))):
        columns = slice(max(0, int(left * DENSE)), min(width, int(right * DENSE) + 1))
        rows = range(max(0, height - int(top * DENSE) - 1), min(height, height - int(bottom * DENSE)))
        shades = b"".join(dots[each * width + columns.start : each * width + columns.stop] for each in rows)
        if letter and max(shades, default=0) - min(shades, default=0) < INK:
            row.append(letter)
        else:
            found += row if len(row) >= IN_A_ROW else []
            row = []
    return found


def _letters(page: PdfPage) -> list[tuple[str, tuple[int, ...]]]:
    """Each letter that takes room, and the room that it takes, in points."""
    from pypdfium2.raw import FPDFText_GetUnicode

    text = page.get_textpage()
    placed = (
        (chr(FPDFText_GetUnicode(text, n)), tuple(map(round, text.get_charbox(n))))
        for n in range(text.count_chars())
    )
    return [(letter, box) for letter, box in placed if letter.strip() and box[2] > box[0] and box[3] > box[1]]


def _places(page: PdfPage) -> list[tuple[int, int, int]]:
    """Each letter and where it begins, in points, whatever is drawn there."""
    from ctypes import byref, c_double

    from pypdfium2.raw import FPDFText_GetCharOrigin, FPDFText_GetUnicode

    text, x, y = page.get_textpage(), c_double(), c_double()
    found = []
    for n in range(text.count_chars()):
        FPDFText_GetCharOrigin(text, n, byref(x), byref(y))
        found.append((FPDFText_GetUnicode(text, n), round(x.value), round(y.value)))
    return found


def _dots(page: PdfPage, scale: float = 1.0, *, grey: bool = False) -> tuple[tuple[int, int], bytes]:
    """Width and height of a page in dots, and the shades of each: one of grey, or three of its colours."""
    drawn = page.render(scale=scale, grayscale=grey)
    dots, wide, stride = bytes(drawn.buffer), drawn.width * drawn.n_channels, drawn.stride
    rows = (dots[start : start + wide] for start in range(0, stride * drawn.height, stride))
    return (drawn.width, drawn.height), b"".join(rows)


@contextmanager
def _opened(content: bytes) -> Iterator[PdfDocument]:
    import pypdfium2

    try:
        with pypdfium2.PdfDocument(content) as document:
            yield document
    except pypdfium2.PdfiumError as error:
        raise Unreadable(f"cannot be read as a PDF: {error}") from None


def _vocabulary(content: bytes) -> set[str]:
    """What the objects of a PDF are and have, in the words of the format; where links lead, in full."""
    import pikepdf

    found = set[str]()
    with _read(content) as document:
        for each in _dictionaries(document):
            keys = set(each.keys())
            kind = "".join(str(each[key]) for key in NAMING if isinstance(each.get(key), pikepdf.Name))
            kind = "/StructElem" if kind.startswith("/StructElem") else kind
            found |= {f"{key} in {kind or 'what has no type'}" for key in keys}
            found |= {
                f"a link to {each[key]}" for key in LEADING if isinstance(each.get(key), pikepdf.String)
            }
    return found


def _dictionaries(document: Any) -> Iterator[Any]:
    """Every dictionary and stream of a PDF, also those that lie in others."""
    import pikepdf

    waiting: list[Any] = [*document.objects, document.trailer]
    while waiting:
        each = waiting.pop()
        below: list[Any] = []
        if isinstance(each, pikepdf.Array):
            below = list(each)
        elif isinstance(each, pikepdf.Dictionary | pikepdf.Stream):
            yield each
            below = [each[key] for key in set(each.keys())]
        waiting += [one for one in below if isinstance(one, pikepdf.Object) and not one.is_indirect]


@contextmanager
def _read(content: bytes) -> Iterator[Any]:
    """A PDF to read its objects; raise Unreadable, also for what is found within."""
    import pikepdf

    try:
        with pikepdf.open(BytesIO(content)) as document:
            yield document
    except pikepdf.PdfError as error:
        raise Unreadable(f"cannot be read as a PDF: {error}") from None
