"""The report says the same in every language, and no template says anything by itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel import Locale
from jinja2 import Environment
from report_law import LAW, RUN, law, messages, results
from report_page import Node, read

from vistoria.reports.html import render_html
from vistoria.reports.page import TEMPLATES
from vistoria.reports.speech import DEFAULT, LanguageNotHeld, Message, SlotsDoNotFit, languages, speech

SLOT = re.compile(r"\{([a-z-]+)\}")
NOT_WORDS = {"SHA-256", "h", "hd", "shdc", "vistoria"}
"""What a template may print in every language."""
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in TEMPLATES.glob("*.jinja")}
CODE = "".join(SOURCES.values()) + "".join(
    path.read_text(encoding="utf-8")
    for kind in ("*.py", "typst/*.typ", "../vistoria/cli/*.py")
    for path in Path(TEMPLATES).parent.glob(kind)
)


def test_english_is_the_default_and_the_other_languages_are_held() -> None:
    assert languages() == (DEFAULT, "pt", "zh")
    assert [speech(language).tag for language in languages()] == ["en", "pt-PT", "zh-Hant-MO"]
    with pytest.raises(LanguageNotHeld, match="'fr'"):
        speech("fr")


def forms(message: Message) -> tuple[str, ...]:
    """The texts of a message."""
    return (message,) if isinstance(message, str) else tuple(message.values())


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing_in_any_language_and_each_has_the_same_slots(language: str) -> None:
    english, other = speech(DEFAULT).messages, speech(language).messages
    assert set(other) == set(english)
    assert all(text for message in other.values() for text in forms(message))
    for key, message in english.items():
        slots = [sorted(SLOT.findall(text)) for text in (*forms(message), *forms(other[key]))]
        assert [each for each in slots if each != sorted(set(slots[0]))] == [], key


@pytest.mark.parametrize("language", languages())
def test_a_message_with_plurals_has_every_plural_of_its_language_and_no_other(language: str) -> None:
    wanted = {*Locale.parse(speech(language).tag, sep="-").plural_form.tags, "other"}
    plurals = {key: set(held) for key, held in speech(language).messages.items() if not isinstance(held, str)}
    assert "count.failed" in plurals
    assert {key: held for key, held in plurals.items() if held != wanted} == {}
    assert set(plurals) >= {
        key for key, held in speech(DEFAULT).messages.items() if not isinstance(held, str)
    }, "a language may bend more words than English, and no fewer"


SAME = {
    "audit.bytes",
    "certificate.law",
    "counts.number",
    "in-play.point",
    "picture.croupier",
    "tell.acted.why",
    "tell.asks",
    "tell.asks.sum",
    "tell.choice.range",
    "tell.choice.sum",
    "tell.ranked",
    "word.croupier",
    "word.small",
    "word.big",
}
"""Messages that a translation may share with English: signs, slots, and words of the law itself."""


def test_a_translation_is_one() -> None:
    for language in languages()[1:]:
        other = speech(language).messages
        same = {k for k, said in speech(DEFAULT).messages.items() if said == other[k]}
        assert same <= SAME, language


def test_every_message_is_used() -> None:
    def used(key: str) -> bool:
        table, group = key.rpartition(".")[0], key.partition(".")[0]
        return f'"{key}"' in CODE or f'"{table}."' in CODE or f'"{group}.' in CODE

    assert [key for key in speech(DEFAULT).messages if not used(key)] == []


def test_a_message_is_filled_with_the_slots_it_has() -> None:
    assert speech("pt").text("filter.showing", n=3, all=9) == "Mostram-se 3 de 9 disposições"
    with pytest.raises(SlotsDoNotFit, match=r"filter\.showing"):
        speech("pt").text("filter.showing", n=3)
    with pytest.raises(SlotsDoNotFit, match=r"count\.failed"):
        speech("pt").text("count.failed")


def test_what_fills_a_slot_is_text() -> None:
    assert "&lt;b&gt;" in speech(DEFAULT).html("page.end", id="<b>")


def own_words(template: str) -> list[str]:
    """Words that a template says without asking for a message."""
    tokens = Environment(trim_blocks=True).lex(template)
    data = "".join(value if kind == "data" else "" for _, kind, value in tokens)
    outside = re.sub(r"<(style|script)\b.*?</\1>|<[^>]*>", " ", data, flags=re.S)
    named = re.findall(r'(?:aria-label|title|alt|placeholder)="([^"]*)"', data)
    said = [word for text in (outside, *named) for word in re.findall(r"[^\W\d_]{2,}[\w-]*", text)]
    return [word for word in said if word not in NOT_WORDS]


def test_no_template_says_anything_by_itself() -> None:
    found = {name: own_words(source) for name, source in SOURCES.items()}
    assert {name: words for name, words in found.items() if words} == {}


def foreign(node: Node) -> list[str]:
    """English words that a page in Chinese says in an element that is not marked as English."""
    found: list[str] = []
    for child in node.children:
        if isinstance(child, Node):
            skipped = child.tag in ("style", "script", "code", "pre", "bdi") or "en" in child.lang
            found += [] if skipped else foreign(child)
        elif node.lang == "zh-Hant-MO":
            found += re.findall(r"(?<![\w./:-])[A-Za-z]{3,}(?![\w./:-])", child)
    return found


def test_a_page_in_chinese_says_nothing_in_english_that_is_not_marked_so() -> None:
    tree = read(render_html(results(), {LAW: law()}, messages, RUN, "zh"))
    assert tree.find("html")[0].attributes["lang"] == "zh-Hant-MO"
    assert set(foreign(tree.find("body")[0])) <= {"run", "Home", "End", "UTC"}, (
        "the id of the run and the names of keys and of the zone alone are words to the eye"
    )


@pytest.mark.parametrize("language", languages())
def test_the_law_is_quoted_in_both_languages_whatever_the_page_says(language: str) -> None:
    tree = read(render_html(results(), {LAW: law()}, messages, RUN, language))
    for of in law().clauses:
        shown = tree.find(id=of.id)[0]
        for quote, tag in zip(of.quotes, ("pt", "zh-Hant-MO"), strict=True):
            assert any(quote.text in each.text for each in shown.find("blockquote", lang=tag))
