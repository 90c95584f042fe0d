"""The report is one file that asks for nothing, and nothing an engine says can become markup."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from urllib.parse import unquote

import msgspec
import pytest
from report_law import ENGINE, LAW, NASTY, RUN, law, messages, results
from report_made import whole, written
from report_page import Node, read

from vistoria.model.visible import all_visible, visible
from vistoria.reports.badge import render_badge
from vistoria.reports.earl import render_earl
from vistoria.reports.html import render_html
from vistoria.reports.job_summary import github_annotations, render_summary
from vistoria.reports.junit import render_junit
from vistoria.reports.matrix import render_matrix
from vistoria.reports.page import NothingToShow, finalize
from vistoria.reports.record import RunRecord
from vistoria.reports.sarif import render_sarif
from vistoria.reports.speech import languages
from vistoria.verdict.results import Results


def test_the_file_names_no_address_but_its_own_anchors_and_files_beside_it() -> None:
    for name in ("href", "xlink:href"):
        assert all(n.attributes[name].startswith(("#", "./")) for n in whole().all() if name in n.attributes)
    for name in ("src", "srcset", "data", "action", "formaction", "poster", "ping", "background", "style"):
        assert not [n.tag for n in whole().all() if name in n.attributes]
    for tag in ("link", "img", "iframe", "object", "embed", "base", "form", "video", "audio", "image"):
        assert not whole().find(tag)


@pytest.mark.parametrize("forbidden", ["http:", "https:", "//", "url(", "@import", "src=", "javascript:"])
def test_the_file_holds_no_external_reference(forbidden: str) -> None:
    assert forbidden not in written().decode().lower()


def test_the_only_script_and_style_are_ours_and_the_policy_admits_no_other() -> None:
    (style,), (*held, catalogues, script), policy = (
        whole().find("style"),
        whole().find("script"),
        whole().find("meta", **{"http-equiv": "Content-Security-Policy"})[0].attributes["content"],
    )
    assert {node.attributes["type"] for node in (*held, catalogues)} == {"application/json"}
    assert all(json.loads(node.raw) for node in held)
    assert json.loads(catalogues.raw).keys() == set(languages())
    for name, node in (("style", style), ("script", script)):
        digest = b64encode(sha256(node.raw.encode()).digest()).decode()
        assert f"{name}-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy


def test_no_element_carries_an_event_handler() -> None:
    assert not [k for n in whole().all() for k in n.attributes if k.startswith("on")]


def test_what_the_engine_says_of_itself_is_text() -> None:
    assert ENGINE.vendor in whole().text
    assert ENGINE.name in whole().find("section", id="conclusion")[0].text


def test_a_hostile_finding_and_a_hostile_message_are_text() -> None:
    observed = [n for n in whole().find("dd") if visible(NASTY) in n.text]
    assert observed
    assert [n for n in whole().find("pre") if "</pre><script>alert" in n.raw]


def test_every_part_of_the_results_may_be_hostile() -> None:
    hostile = msgspec.json.decode(
        msgspec.json.encode(results()).replace(b"seat 2 is paid", b"<img src=x onerror=y>\\u0000\\u202e"),
        type=Results,
    )
    run = msgspec.structs.replace(
        RUN, run_id='"; } </style><script>', title="<b>\x00", environment={"<i>": "</dl>"}, filters=("<u>",)
    )
    tree = read(render_html(hostile, {LAW: law()}, messages, run))
    assert (len(tree.find("script")), len(tree.find("style"))) == (len(whole().find("script")), 1)
    assert not [n for tag in ("img", "u") for n in tree.find(tag)]
    assert not [n for tag in ("b", "i") for n in tree.find(tag) if "<" in n.text]
    assert "<img src=x onerror=y>⟨U+0000⟩⟨U+202E⟩" in tree.text


@pytest.mark.parametrize(
    "export",
    [
        lambda of, run: render_sarif(of, {LAW: law()}, run).decode(),
        lambda of, run: render_junit(of),
        lambda of, run: render_earl(of, run),
        lambda of, run: render_matrix(of, {LAW: law()}),
        lambda of, run: render_summary(of),
        lambda of, run: "\n".join(github_annotations(of)),
        lambda of, run: render_badge(of),
    ],
    ids=["sarif", "junit", "earl", "matrix", "summary", "annotations", "badge"],
)
def test_no_export_holds_a_character_that_cannot_be_seen(export: Callable[[Results, RunRecord], str]) -> None:
    hostile = b"seat 2 \\u202e\\u009b\\u2066\\u200b\\u001b[2J\\r\\u0007"
    of = msgspec.json.decode(msgspec.json.encode(results()).replace(b"seat 2", hostile), type=Results)
    run = msgspec.structs.replace(RUN, harness="vistoria\u202e 1\x9b")
    text = export(of, run).replace("\r\n", "\n")
    assert visible(text) == text
    if text.startswith("{"):
        assert all_visible(json.loads(text)) == json.loads(text)


def test_the_file_holds_no_character_that_cannot_be_seen() -> None:
    assert visible(written().decode()) == written().decode()


def test_anchors_are_unique_and_every_link_leads_somewhere() -> None:
    ids = [n.attributes["id"] for n in whole().all() if "id" in n.attributes]
    assert len(ids) == len(set(ids))
    assert not [i for i in ids if re.search(r"\s", i)]
    links = [unquote(n.attributes["href"]) for n in whole().find("a") if "href" in n.attributes]
    assert {link[1:] for link in links if link.startswith("#")} <= set(ids)
    beside = {link for link in links if not link.startswith("#")}
    assert beside == {"./transcripts/0001.jsonl"}


def test_labels_refer_to_elements() -> None:
    ids = {n.attributes.get("id") for n in whole().all()}
    assert {
        n.attributes["aria-labelledby"] for n in whole().all() if "aria-labelledby" in n.attributes
    } <= ids


def test_nothing_is_printed_for_none() -> None:
    assert not re.search(r">\s*None\s*<", written().decode())
    with pytest.raises(NothingToShow):
        finalize(None)


def test_the_same_run_gives_the_same_file() -> None:
    assert render_html(results(), {LAW: law()}, messages, RUN) == written()


def _colours(style: str, side: int) -> dict[str, str]:
    """The colours on the light side (0) or the dark side (1)."""
    found = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\);", style)
    chosen = {name: pair[side] for name, *pair in found}
    return {k: v if len(v) == 7 else "#" + "".join(c * 2 for c in v[1:]) for k, v in chosen.items()}


def _light(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


TEXTS = ("ink", "soft", "link", "failed", "cantTell", "untested", "passed", "inapplicable")


@pytest.mark.parametrize("side", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("text", TEXTS)
def test_text_has_the_contrast_that_wcag_aa_asks(text: str, side: int) -> None:
    colours = _colours(_style(whole()), side)
    own = [f"{text}-wash"] if f"{text}-wash" in colours else []
    for ground in ("paper", "wash", *own):
        light, dark = sorted((_light(colours[text]), _light(colours[ground])), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (text, ground)


def _style(tree: Node) -> str:
    return tree.find("style")[0].raw
