"""An engine that pays too much on a tie."""

from __future__ import annotations

from three_cards.engine import Engine


class Wrong(Engine):
    """Pays 9 to 1, where article 3.4 says 8 to 1."""

    tie_pays = 9
