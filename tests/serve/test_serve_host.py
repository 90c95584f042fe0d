"""How an adapter is loaded: a class or function with options, without them, or with either."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from vistoria.client.in_process import InProcessTransport
from vistoria.client.launch import InProcessLaunch
from vistoria.serve import Adapter
from vistoria.serve.host import CannotHost, load_adapter

MODULE = """
from vistoria.serve import Adapter

class Plain(Adapter):
    pass

class Optioned(Adapter):
    def __init__(self, options):
        self.options = options

def either(options=None):
    return Optioned(options)

ready = Plain()
"""


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Adapter]:
    (tmp_path / "loaded_here.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def loaded(attribute: str, **options: str) -> Adapter:
        return load_adapter(f"loaded_here:{attribute}", options)

    return loaded


@pytest.mark.parametrize(
    ("attribute", "given", "options"),
    [
        ("Optioned", {}, {}),
        ("Optioned", {"speed": "slow"}, {"speed": "slow"}),
        ("either", {}, None),
        ("either", {"speed": "slow"}, {"speed": "slow"}),
    ],
)
def test_a_factory_gets_its_options_and_an_empty_dictionary_where_it_needs_one(
    attribute: str, given: Mapping[str, str], options: object, load: Callable[..., Adapter]
) -> None:
    assert vars(load(attribute, **given))["options"] == options


def test_an_adapter_without_options_is_loaded_as_it_is_and_refuses_options(
    load: Callable[..., Adapter],
) -> None:
    assert type(load("Plain")).__name__ == "Plain"
    assert type(load("ready")).__name__ == "Plain"
    for name in ("Plain", "ready"):
        with pytest.raises(CannotHost, match=f"{name}: takes no options: leave out --engine-option"):
            load(name, speed="slow")


def test_an_engine_in_this_process_is_found_in_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "loaded_from_here.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    transport = InProcessTransport(InProcessLaunch("loaded_from_here:Plain", {}))
    assert transport.surplus() == b""
