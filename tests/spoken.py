"""The languages of the regulations that the tests write."""

from __future__ import annotations

from vistoria.model.language import Language

PT = Language("PT", "pt")
ZH = Language("ZH", "zh-Hant-MO")
ZH_WORKING = Language("ZH*", "zh-Hant-MO")
