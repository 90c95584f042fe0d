"""Whether chance dealt the cards of an archive: a wrong shuffle is found, and hidden cards accuse nobody."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from tests.audit.one_hand import MACAU, ONLINE
from vistoria.audit.audit import Audit, audited
from vistoria.audit.chance import ALL_CARDS, mixing_clauses
from vistoria.audit.folder import keep, kept, page, record_of
from vistoria.audit.judge import Judged
from vistoria.audit.record import formats
from vistoria.audit.request import Request
from vistoria.audit.sources import sources
from vistoria.audit.workers import Crew, crew
from vistoria.law.catalogue import installed
from vistoria.model.cards import RANKS, full_deck
from vistoria.run.laws import regulation_in

PACK = list(full_deck())
Shuffle = Callable[[list[str], random.Random], list[str]]
"""From the pack as the hand before left it, the next."""


def mixed(pack: list[str], draw: random.Random) -> list[str]:
    return draw.sample(pack, len(pack))


def each_with_any(pack: list[str], draw: random.Random) -> list[str]:
    """The common mistake: each card, from a new pack on, is exchanged with any."""
    new = list(PACK)
    for i in range(len(new)):
        j = draw.randrange(len(new))
        new[i], new[j] = new[j], new[i]
    return new


def riffled(pack: list[str], draw: random.Random) -> list[str]:
    """The pack of the hand before, its two halves laid together three times."""
    for _ in range(3):
        cut = sum(draw.random() < 0.5 for _ in pack)
        left, right = pack[:cut], pack[cut:]
        pack = [
            (left if draw.random() * (len(left) + len(right)) < len(left) else right).pop(0) for _ in pack[:]
        ]
    return pack


def board_stays(pack: list[str], draw: random.Random) -> list[str]:
    """In one hand of ten the cards of the board are laid back where they were."""
    if draw.random() < 0.9:
        return mixed(pack, draw)
    rest = mixed(pack[:13] + pack[20:], draw)
    return rest[:13] + pack[13:20] + rest[13:]


def ace_to_the_first(pack: list[str], draw: random.Random) -> list[str]:
    """Whoever sits at the left of the marker has the ace of spades a little oftener."""
    pack = mixed(pack, draw)
    if draw.random() < 0.2:
        at = pack.index("As")
        pack[0], pack[at] = pack[at], pack[0]
    return pack


def best_to_one_seat(pack: list[str], draw: random.Random) -> list[str]:
    """Every card comes to everybody as often, and pairs come to the first."""
    pack = mixed(pack, draw)
    if draw.random() < 0.5:
        pairs = sorted(range(3), key=lambda p: len({card[0] for card in pack[4 * p : 4 * p + 4]}))
        order = [*pairs, *range(3, 13)]
        pack = [card for p in order for card in pack[4 * p : 4 * p + 4]]
    return pack


def few_deals(pack: list[str], draw: random.Random) -> list[str]:
    """The order follows from a number of twelve bits."""
    return mixed(list(PACK), random.Random(draw.randrange(1 << 12)))


def one_on_the_board(pack: list[str], draw: random.Random) -> list[str]:
    """The seven of hearts lies in a fifth of the flops; 3 of 52 are due."""
    pack = mixed(pack, draw)
    if draw.random() < 0.2:
        at = pack.index("7h")
        pack[13], pack[at] = pack[at], pack[13]
    return pack


def archive(
    folder: Path, shuffle: Shuffle, hands: int, named: Callable[[int], bool] = lambda n: True
) -> Path:
    """Hands of three players who check to the end, or of whom two give up, in turns."""
    draw, pack = random.Random(7), list(PACK)
    texts = []
    for number in range(hands):
        pack = shuffle(pack, draw)
        texts.append(_hand(number, pack, shown=number % 3 != 0, named=named(number)))
    file = folder / "archive.phhs"
    file.write_text("".join(texts), encoding="utf-8")
    return file


def _hand(number: int, pack: list[str], *, shown: bool, named: bool) -> str:
    """Seats 2, 3, 1 in turn at the left of the marker; they are p1, p2 and p3."""
    seats = [(number + i) % 3 + 1 for i in range(3)]
    own = ["".join(pack[4 * i : 4 * i + 4]) for i in range(3)]
    dealt = [f"d dh p{i + 1} {cards if named else '????????'}" for i, cards in enumerate(own)]
    acts = ["p3 f", "p1 f"]
    if shown:
        checks = ["p1 cc", "p2 cc", "p3 cc"]
        board = [f"d db {''.join(pack[a:b])}" for a, b in ((13, 16), (17, 18), (19, 20))]
        acts = ["p3 cc", "p1 cc", "p2 cc", *(each for street in board for each in (street, *checks))]
        acts += [f"p{i + 1} sm {cards}" for i, cards in enumerate(own)]
    return (
        f"[{number + 1}]\nvariant = 'PO'\nantes = [0, 0, 0]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\n"
        f"starting_stacks = [10000, 10000, 10000]\nactions = {[*dealt, *acts]}\nhand = {number + 1}\n"
        f"table = 'one'\nseats = {seats}\nplayers = {[f'ana{seat}' for seat in seats]}\n\n"
    )


@dataclass(frozen=True)
class NothingFound:
    """The answer of who judges no hand: what is asked here is asked of the cards alone."""

    call: Callable[[], object]
    at: str

    def result(self) -> object:
        with pytest.MonkeyPatch.context() as changed:
            changed.setattr("vistoria.audit.judge.Judge.judges", lambda judge, record: Judged())
            return self.call()


def audit_of(file: Path) -> Audit:
    return audited(Request(MACAU), sources([str(file)]), Crew(NothingFound))  # type: ignore[arg-type]


def unfair(audit: Audit) -> set[str]:
    return {each.question for each in audit.summary.unfair}


def test_mixed_cards_are_not_found(tmp_path: Path) -> None:
    with crew() as by:
        audit = audited(Request(MACAU), sources([str(archive(tmp_path, mixed, 600))]), by)
    assert unfair(audit) == set()
    assert audit.summary.causes == []
    assert {each.question for each in audit.summary.chance} == {
        "cards-by-place", "cards-by-seat", "places-by-place", "sides", "board", "again", "neighbours", "flops",
        "flop-order",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("shuffle", "question", "hands"),
    [
        (each_with_any, ALL_CARDS, 2500),
        (riffled, "places-by-place", 400),
        (board_stays, "neighbours", 700),
        (ace_to_the_first, ALL_CARDS, 600),
        (best_to_one_seat, "sides", 400),
        (few_deals, "again", 600),
        (one_on_the_board, "board", 600),
    ],
)
def test_a_wrong_shuffle_is_found_at_the_clause_on_mixing(
    tmp_path: Path, shuffle: Shuffle, question: str, hands: int
) -> None:
    audit = audit_of(archive(tmp_path, shuffle, hands))
    assert question in unfair(audit)
    record = record_of(Request(MACAU), audit.summary, [], [formats()["phh"]])
    [seen] = [each for each in record.clauses if each.clause == f"{MACAU}/3.1"]
    assert seen.seen == "not kept"
    assert "Chance does not explain" in record.conclusion
    [verdict] = re.findall(r'<p class="sentence">(.+?)</p>', page(record, {}).decode())
    assert "Chance does not explain" in verdict


def test_what_is_stated_of_the_power_is_so(tmp_path: Path) -> None:
    """The ace comes to the first in 20 of 100 hands and else in one of 13: that is more than the share stated."""
    audit = audit_of(archive(tmp_path, ace_to_the_first, 600))
    [asked] = [each for each in audit.summary.chance if each.question == ALL_CARDS]
    assert asked.due == pytest.approx(4 / 52)
    assert asked.due < asked.least < 0.2 + 0.8 * 4 / 52
    assert not asked.is_fair


def test_where_only_shown_hands_are_named_no_hand_is_judged_by_chance(tmp_path: Path) -> None:
    """Whoever shows has good cards: that is no fault of the shuffle."""
    audit = audit_of(archive(tmp_path, ace_to_the_first, 600, named=lambda number: number % 3 != 0))
    assert unfair(audit) == set()
    assert audit.summary.unnamed == 200
    assert {each.question for each in audit.summary.chance} == {"neighbours", "flops", "flop-order"}


def test_hidden_hands_do_not_hide_a_board_that_nothing_explains(tmp_path: Path) -> None:
    def often(pack: list[str], draw: random.Random) -> list[str]:
        return one_on_the_board(one_on_the_board(pack, draw), draw)

    audit = audit_of(archive(tmp_path, often, 1200, named=lambda number: False))
    assert "flops" in unfair(audit)
    [found] = [each for each in audit.summary.unfair if each.question == "flops"]
    assert found.of == "7h"


def test_of_flops_that_are_written_by_rank_no_order_is_asked(tmp_path: Path) -> None:
    def by_rank(pack: list[str], draw: random.Random) -> list[str]:
        pack = mixed(pack, draw)
        pack[13:16] = sorted(pack[13:16], key=lambda card: RANKS.index(card[0]))
        return pack

    assert "flop-order" not in {
        each.question for each in audit_of(archive(tmp_path, by_rank, 500)).summary.chance
    }


def test_where_hands_are_missing_nothing_is_said_of_chance(tmp_path: Path) -> None:
    file = archive(tmp_path, ace_to_the_first, 600)
    hands = file.read_text(encoding="utf-8").split("\n\n")
    file.write_text("\n\n".join(each for i, each in enumerate(hands) if i % 7), encoding="utf-8")
    audit = audit_of(file)
    assert audit.summary.chance == []
    assert audit.summary.odd["marker"] > 0


def test_no_clause_is_named_where_the_law_has_none_on_mixing() -> None:
    laws = {name: regulation_in(folder) for name, folder in installed().items()}
    assert {name: mixing_clauses(law) for name, law in laws.items()} == {
        "mo-97-2010": ("mo-97-2010/3.1",),
        "mo-61-2004": ("mo-61-2004/3",),
        "mo-104-85-m": ("mo-104-85-m/2.s2",),
        ONLINE: (),
    }


def test_the_answers_are_equal_for_any_number_of_workers_and_wherever_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vistoria.audit.audit.TOGETHER", 2)
    file = archive(tmp_path, each_with_any, 240)
    states: list[Audit] = []

    def saved(audit: Audit) -> None:
        keep(tmp_path / "kept", Request(MACAU), [str(file)], audit)
        again = kept(tmp_path / "kept", Request(MACAU), [str(file)])
        assert again is not None
        states.append(again)

    def told(audit: Audit) -> bytes:
        return msgspec.json.encode((audit.summary, audit.deck.kept()))

    with crew() as by:
        whole = told(audited(Request(MACAU), sources([str(file)]), by, saved=saved))
        for state in states[1:2]:
            assert told(audited(Request(MACAU), sources([str(file)]), by, audit=state)) == whole
    with crew(2) as by:
        assert told(audited(Request(MACAU), sources([str(file)]), by)) == whole
