"""What is written after `--engine`, and what is said of what leads nowhere."""

from __future__ import annotations

import importlib.util
import re
import sys

import pytest

from vistoria.client.launch import InProcessLaunch, Launch, StdioLaunch, TcpLaunch
from vistoria.engines.spec import (
    EngineNotInstalled,
    MalformedEngine,
    NoSuchEngine,
    UnknownEngine,
    parse_engine,
)
from vistoria.model.extras import installing

HOST = (sys.executable, "-m", "vistoria.serve.host")
REFERENCE = "vistoria.reference_engine.adapter:Reference"


@pytest.mark.parametrize(
    ("text", "options", "launch"),
    [
        ("reference", {}, StdioLaunch((*HOST, REFERENCE), "reference")),
        ("reference", {"a": "1=2"}, StdioLaunch((*HOST, REFERENCE, "a=1=2"), "reference")),
        ("in-process:reference", {"a": "b"}, InProcessLaunch(REFERENCE, {"a": "b"})),
        ("in-process:my.engine:Make", {}, InProcessLaunch("my.engine:Make", {})),
        (
            "my.engine:Make.it",
            {"x": "y"},
            StdioLaunch((*HOST, "my.engine:Make.it", "x=y"), "my.engine:Make.it"),
        ),
        (
            "stdio:node 'my engine.js' -v",
            {},
            StdioLaunch(("node", "my engine.js", "-v"), "stdio:node 'my engine.js' -v"),
        ),
        ("tcp:127.0.0.1:4700", {}, TcpLaunch("127.0.0.1", 4700)),
        ("tcp:[::1]:4700", {}, TcpLaunch("::1", 4700)),
    ],
)
def test_each_form_leads_to_its_launch(text: str, options: dict[str, str], launch: Launch) -> None:
    assert parse_engine(text, options) == launch


def test_options_given_go_over_those_of_the_bundled_engine() -> None:
    launch = parse_engine("in-process:pokerkit-configured", {"show": "default"})
    assert isinstance(launch, InProcessLaunch)
    assert launch.options == {
        "show": "default",
        "rake-cap": "5",
        "raises": "3",
        "heads-up": "button-big-blind",
        "divmod": "smallest-chip",
        "limit": "pot-or-none",
    }


def test_a_typo_is_answered_with_the_name_meant_and_all_names() -> None:
    with pytest.raises(NoSuchEngine) as raised:
        parse_engine("pokrkit", {})
    assert raised.value.known == ("pokerkit", "pokerkit-configured", "pokerkit-five-card", "reference")
    assert str(raised.value).startswith(
        "--engine 'pokrkit': no bundled engine has that name. Did you mean pokerkit?"
        " Bundled: pokerkit, pokerkit-configured, pokerkit-five-card, reference."
    )


def test_a_missing_product_is_answered_with_the_extra_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(EngineNotInstalled, match=re.escape(f"run: {installing('pokerkit')}")) as raised:
        parse_engine("pokerkit", {})
    assert raised.value.extra == "pokerkit"


@pytest.mark.parametrize(
    ("text", "options", "says"),
    [
        ("stdio:", {}, "no command"),
        ("stdio:a 'b", {}, "cannot be split"),
        ("stdio:a", {"x": "y"}, r"options \(x\) are for adapters in Python only"),
        ("tcp:host", {}, "no HOST:PORT"),
        ("tcp:host:0", {}, "no HOST:PORT"),
        ("tcp:host:65536", {}, "no HOST:PORT"),
        ("tcp:host:²", {}, "no HOST:PORT"),
        ("my engine:Make", {}, "is not module:attribute"),
        ("my.engine:", {}, "is not module:attribute"),
        ("reference", {"": "y"}, "not a valid KEY"),
    ],
)
def test_a_form_begun_and_not_completed_is_answered_with_what_is_missing(
    text: str, options: dict[str, str], says: str
) -> None:
    with pytest.raises(MalformedEngine, match=says):
        parse_engine(text, options)


def test_every_error_is_an_unknown_engine() -> None:
    assert issubclass(NoSuchEngine, UnknownEngine)
    assert issubclass(MalformedEngine, UnknownEngine)
    assert issubclass(EngineNotInstalled, UnknownEngine)
