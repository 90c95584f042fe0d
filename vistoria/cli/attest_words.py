"""The words of `vistoria attest` by language."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

Words = dict[str, Any]
WORDS: dict[str, Words] = tomllib.loads(Path(__file__).with_name("attest.toml").read_text(encoding="utf-8"))
