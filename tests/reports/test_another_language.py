"""A package adds a language by an entry point and a few messages; nothing of ours is touched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from report_law import LAW, RUN, law, messages, results
from report_page import read

from vistoria.reports import page, speech
from vistoria.reports.html import render_html

FRENCH = {
    "message conclusion.heading": ("Conclusion", "Conclusions"),
    "message page.kind": ("Test report", "Rapport d'essai"),
    "message page.contents": ("Contents", "Sommaire"),
    "message outcome.passed": ("passed", "conforme"),
    "message outcome.failed": ("failed", "non conforme"),
    "message verdict.conforms": ("conforms", "est conforme"),
    "message count.passed one": ("{n} passed", "{n} disposition conforme"),
    "message count.passed other": ("{n} passed", "{n} dispositions conformes"),
    "must.winners": ("Seat {seat} must win.", "La place {seat} doit gagner."),
    "did.winners-none": ("Seat {seat} won nothing.", "La place {seat} n'a rien gagné."),
}
"""Ten messages: context, English and French."""


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package `vistoria_fr` is installed."""
    package, described = tmp_path / "vistoria_fr", tmp_path / "vistoria_fr-1.dist-info"
    package.mkdir()
    described.mkdir()
    (package / "__init__.py").touch()
    entries = (
        f'msgctxt "{key}"\nmsgid "{english}"\nmsgstr "{there}"\n' for key, (english, there) in FRENCH.items()
    )
    header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n'
    (package / "messages.po").write_text("\n".join([header, *entries]), encoding="utf-8")
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: vistoria-fr\nVersion: 1\n")
    (described / "entry_points.txt").write_text("[vistoria.languages]\nfr = vistoria_fr\n")
    monkeypatch.syspath_prepend(tmp_path)
    page._catalogues.cache_clear()
    yield
    monkeypatch.undo()
    page._catalogues.cache_clear()
    speech.speech.cache_clear()


@pytest.mark.usefixtures("french")
def test_ten_messages_make_a_language_and_the_rest_is_english_and_marked_so() -> None:
    assert speech.languages() == ("en", "fr", "pt", "zh")
    tree = read(render_html(results(), {LAW: law()}, messages, RUN, "fr"))
    assert tree.find("html")[0].attributes["lang"] == "fr"
    [kind] = [node for node in tree.find("p") if node.attributes.get("class") == "kind"]
    [said] = kind.find("span")
    assert (said.text, said.attributes.get("lang")) == ("Rapport d'essai", None)
    number = str(speech.speech("en").numbers["page.report"])
    titles = [node for node in tree.find("span") if node.attributes.get("data-t") == number]
    assert {node.attributes.get("lang") for node in titles} == {"en"}
    assert "disposition" in speech.speech("fr").text("count.passed", n=2)
