"""Never answers the method given."""

from __future__ import annotations

import base

base.misbehave_once(base.hang, at=base.ARGUMENT)
