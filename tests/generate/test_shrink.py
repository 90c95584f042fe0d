"""Counter-examples made smaller: the simplest choices that still fail, the same in every run."""

from __future__ import annotations

import pytest

from vistoria.client.scene import SceneFault
from vistoria.generate.choose import Chance, Source, several, shuffled, some_of
from vistoria.generate.shrink import shrink
from vistoria.model.outcome import Reason


class Played:
    """Plays lists of numbers; one whose sum reaches the bound fails."""

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.failed: list[tuple[int, ...]] = []
        self.asked = 0

    def __call__(self, source: Source) -> bool:
        self.asked += 1
        numbers = several(source, range(20), 1, 6)
        if sum(numbers) >= self.bound:
            self.failed.append(numbers)
            return False
        return True


def no_messages() -> int:
    """Numbers alone are played."""
    return 0


def found(played: Played) -> list[int]:
    """The choices of the first example of chance that fails."""
    for seed in range(1000):
        chance = Chance(seed)
        if not played(chance):
            return chance.given
    raise AssertionError("nothing failed")


def test_what_is_left_is_the_simplest_that_fails() -> None:
    played = Played(30)
    shrink(found(played), played, no_messages)
    assert played.failed[-1] == (19, 11)


def test_the_same_choices_shrink_by_the_same_way() -> None:
    ways = []
    for _ in range(2):
        played = Played(30)
        shrink([4, 9, 7, 15, 3, 12], played, no_messages)
        ways.append(played.failed)
    assert ways[0] == ways[1]
    assert ways[0][0] == (12, 3, 15, 7, 9)


@pytest.mark.parametrize("most", ["tries", "messages"])
def test_the_search_ends_after_so_many_tries_or_messages(most: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(30)
    monkeypatch.setattr(f"vistoria.generate.shrink.MOST_{most.upper()}", 7)
    shrink([4, 9, 7, 15, 3, 12], played, lambda: played.asked if most == "messages" else 0)
    assert played.asked == 7
    assert sum(played.failed[-1]) >= 30


def test_a_hand_that_fails_once_only_ends_the_search() -> None:
    asked: list[Source] = []
    shrink([2, 19, 19, 19], lambda source: asked.append(source) is None, no_messages)
    assert len(asked) == 1


def test_a_hand_that_comes_to_pass_on_the_way_ends_the_search_with_what_failed() -> None:
    played = Played(30)
    shrink([4, 9, 7, 15, 3, 12], lambda source: played(source) or played.asked > 3, no_messages)
    assert sum(played.failed[-1]) >= 30


def test_a_smaller_hand_that_cannot_be_played_is_passed_over() -> None:
    played = Played(30)

    def passes(source: Source) -> bool:
        passed = played(source)
        if not passed and len(played.failed[-1]) < 3:
            played.failed.pop()
            raise SceneFault(Reason.COURSE_REFUSED, "two numbers are too few")
        return passed

    shrink([4, 9, 7, 15, 3, 12], passes, no_messages)
    assert len(played.failed[-1]) == 3
    assert sum(played.failed[-1]) == 30


def test_chance_follows_from_the_seed_and_keeps_what_it_gave() -> None:
    first, second, other = Chance(7), Chance(7), Chance(8)
    decks = [shuffled(chance, range(52)) for chance in (first, second, other)]
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == list(range(52))
    assert first.given == second.given
    assert len(first.given) == 51


def test_every_choice_of_some_is_equally_likely() -> None:
    chance = Chance(1)
    drawn = [some_of(chance, "abcd", 1, 2) for _ in range(2000)]
    counts = [drawn.count(choice) for choice in sorted(set(drawn))]
    assert len(counts) == 10
    assert all(150 <= count <= 250 for count in counts)
