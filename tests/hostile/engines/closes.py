"""Closes the pipe given (0 or 1) and lives on."""

from __future__ import annotations

import os

import base

hello = next(base.requests())
if base.ARGUMENT == "0":
    os.close(0)
base.answer(hello)
if base.ARGUMENT == "1":
    os.close(1)
base.hang()
