"""Files of older encodings: a sign of currency is no digit, and XML is read as its declaration says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.audit.one_hand import MACAU, judge
from tests.audit.test_mapping import EVENTS, SOURCES, csv, xml
from vistoria.audit.formats.mapping import mapped
from vistoria.audit.record import RecordedHand
from vistoria.audit.sources import Source

WITH_SIGNS = {
    "euro of Windows": ("€", "cp1252"),
    "euro of ISO 8859-15": ("€", "iso8859-15"),
    "pound of Latin-1": ("£", "latin-1"),
    "yen of the Macintosh": ("¥", "mac-roman"),
    "euro of UTF-8": ("€", "utf-8"),
    "a byte that no encoding here has": ("\udc81", "utf-8"),
}


def read(source: str, content: bytes, folder: Path) -> RecordedHand:
    (folder / "mapping.toml").write_text(SOURCES[source][1], encoding="utf-8")
    (folder / "day").write_bytes(content)
    [hand] = Source(str(folder / "day")).records(mapped(folder / "mapping.toml"), lambda _: None)
    assert isinstance(hand, RecordedHand), hand
    return hand


@pytest.mark.parametrize("source", ["csv", "xml"])
@pytest.mark.parametrize("kind", WITH_SIGNS)
def test_a_sign_of_currency_is_no_digit(kind: str, source: str, tmp_path: Path) -> None:
    sign, encoding = WITH_SIGNS[kind]
    events = [(what, who, sum_ and f"{sign}{sum_}", cards) for what, who, sum_, cards in EVENTS]
    text = {"csv": csv, "xml": xml}[source](events)
    hand = read(source, text.encode(encoding, "surrogateescape"), tmp_path)
    assert [e.amount for e in hand.events[:2]] == [50, 100]  # type: ignore[union-attr]
    assert judge(MACAU).hand(hand).broken == ()


@pytest.mark.parametrize(
    ("name", "encoding"), [("joão", "ISO-8859-1"), ("陳大文", "Big5"), ("Łucja", "cp1250")]
)
def test_a_name_is_read_as_the_xml_declaration_says(name: str, encoding: str, tmp_path: Path) -> None:
    text = xml(EVENTS).replace("ana", name).replace("UTF-8", encoding)
    assert read("xml", text.encode(encoding), tmp_path).players[0].name == name


@pytest.mark.parametrize("encoding", ["utf-16", "no-such-encoding", "base64"])
def test_a_declaration_that_cannot_be_true_says_nothing(encoding: str, tmp_path: Path) -> None:
    text = xml(EVENTS).replace("ana", "joão").replace("UTF-8", encoding)
    assert read("xml", text.encode(), tmp_path).players[0].name == "joão"
