"""An extra is installed from where the package came; it is on no index."""

from __future__ import annotations

import importlib.metadata
import json
from pathlib import Path

import pytest

from vistoria.model import extras


@pytest.mark.parametrize(
    ("origin", "command"),
    [
        ({"url": "file://{here}", "dir_info": {"editable": True}}, "install -e '{here}[sign]'"),
        ({"url": "file://{here}", "dir_info": {}}, "install '{here}[sign]'"),
        ({"url": "file://{here}/vistoria.whl", "archive_info": {}}, "install '{here}/vistoria.whl[sign]'"),
        ({"url": "file:///gone/vistoria.whl", "archive_info": {}}, "install 'vistoria[sign]'"),
        (
            {"url": "https://git.example/v", "vcs_info": {"vcs": "git"}},
            "install 'vistoria[sign] @ git+https://git.example/v'",
        ),
        (None, "install 'vistoria[sign]'"),
    ],
    ids=["checkout", "folder", "wheel", "wheel that is gone", "repository", "index"],
)
def test_the_command_names_what_was_installed(
    origin: dict[str, object] | None, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "vistoria.whl").touch()
    told = origin and json.dumps(origin).replace("{here}", str(tmp_path))

    class Installed(importlib.metadata.Distribution):
        def read_text(self, filename: str) -> str | None:
            return told

        def locate_file(self, path: object) -> Path:
            return tmp_path

    monkeypatch.setattr(extras, "distribution", lambda name: Installed())
    assert extras.installing.__wrapped__("sign").endswith(command.replace("{here}", str(tmp_path)))
