"""What a record leaves out is never guessed: a hand is broken only if every completion breaks the law."""

from __future__ import annotations

from tests.audit.one_hand import HAND, MACAU, changed, found, judged

HIDDEN = (("p2 7h6h5s4s", "p2 ????????"), ("'p2 sm 7h6h5s4s'", "'p2 sm'"))
OPEN = (("p2 7h6h5s4s", "p2 ????????"), ("'p2 sm 7h6h5s4s', ", ""))
TO_THE_OTHER = ("finishing_stacks = [9950, 9300, 10750]", "winnings = [0, 1450, 0]")
TO_THE_KNOWN = ("finishing_stacks = [9950, 9300, 10750]", "winnings = [0, 0, 1450]")


def clauses(*changes: tuple[str, str]) -> set[str]:
    return {name for each in found(changed(*changes)) for name in each.clauses}


def test_unknown_cards_of_who_folded_change_nothing() -> None:
    seen = judged(changed(("p1 AsAhKsKh", "p1 ????????")))
    assert (seen.broken, seen.is_whole) == ((), True)


def test_an_unknown_hand_may_have_won() -> None:
    assert clauses(*OPEN, TO_THE_OTHER) == set()


def test_an_unknown_hand_may_have_lost() -> None:
    assert clauses(*OPEN, TO_THE_KNOWN) == set()


def test_a_known_hand_that_another_known_one_beats_wins_on_no_completion() -> None:
    third = (
        ("'p1 f', ", "'p1 cc', "),
        ("'p2 cc',\n", "'p2 cc',\n"),
        ("'d db 9c8d2h', ", "'d db 9c8d2h', 'p1 cc', "),
    )
    more = (*third, ("'p3 cbr 400', 'p2 cc'", "'p3 cbr 400', 'p1 cc', 'p2 cc'"))
    all_in = (
        *more,
        ("'d db Jc', ", "'d db Jc', 'p1 cc', "),
        ("'d db 3s', ", "'d db 3s', 'p1 cc', "),
        ("p1 AsAhKsKh", "p1 AsAhKs4c"),
        ("'p2 sm 7h6h5s4s'", "'p1 sm AsAhKs4c'"),
        ("p2 7h6h5s4s", "p2 ????????"),
    )
    won = ("finishing_stacks = [9950, 9300, 10750]", "winnings = [2100, 0, 0]")
    assert clauses(*all_in, won) == {f"{MACAU}/10.2"}


def test_a_mucked_hand_was_not_shown_whatever_its_cards_are() -> None:
    [seen] = found(changed(*HIDDEN))
    assert seen.clauses == (f"{MACAU}/8.5",)
    assert seen.expected == "Seat 2 must open ?? ?? ?? ??."


def test_the_end_is_not_judged_where_the_record_breaks_off() -> None:
    shown = ("\n  'p2 sm 7h6h5s4s', 'p3 sm QdQcJdTh']", "]")
    seen = judged(changed(shown, ("finishing_stacks = [9950, 9300, 10750]\n", "")))
    assert (seen.broken, seen.is_whole) == ((), True)


def test_straddles_antes_and_other_games_are_classed_and_not_failed() -> None:
    assert judged(changed(("[50, 100, 0]", "[50, 100, 200]"))).other == "straddle"
    assert judged(changed(("antes = [0, 0, 0]", "antes = [0, 100, 0]"))).other == "ante of one player"
    two = HAND.replace("AsAhKsKh", "AsAh").replace("7h6h5s4s", "7h6h").replace("QdQcJdTh", "QdQc")
    assert judged(two.replace("'PO'", "'NT'")).other == "another game: hold'em"


SHORT_BLINDS = """\
variant = "PO"
antes = [0, 0, 0, 0, 0]
blinds_or_straddles = [10, 100, 0, 0, 0]
min_bet = 0
starting_stacks = [10, 100, 329105, 106150, 4900]
actions = [
  "d dh p1 4hQd6c4d", "d dh p2 7hQs3hJh", "d dh p3 Kd6h2h5d", "d dh p4 6sJs7s9s", "d dh p5 Qc2c8c2d",
  "p3 cc", "p4 cbr 200", "p5 cc", "p3 cc", "d db Ah5h3c", "p3 cc", "p4 cbr 450", "p5 f", "p3 cc", "d db Ks", "p3 cc",
  "p4 cc", "d db 4c", "p3 cc", "p4 cbr 1610", "p3 cc", "p1 sm 4hQd6c4d", "p2 sm 7hQs3hJh", "p3 sm Kd6h2h5d",
  "p4 sm 6sJs7s9s",
]
finishing_stacks = [0, 0, 326845, 108620, 4700]
"""
"""Both blinds are all that their players had, and the house kept 100 of 4,830: its cap, of which nothing is said."""


def test_a_house_s_commission_shows_once_its_blinds_are_known() -> None:
    assert found(SHORT_BLINDS) == []
