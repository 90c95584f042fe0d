"""What one scenario has in its hands: an engine, the tables it opened, what was said, and the checks made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Literal, NoReturn, TypeVar

import msgspec

from vistoria.checks import apply_check
from vistoria.checks.forced import deck_fault, laid_fault
from vistoria.checks.refused_act import beyond_the_house, refused_act
from vistoria.model.answer import Accepted, Answer, Refused, Unsupported
from vistoria.model.attempts import attempt
from vistoria.model.choice import value_in
from vistoria.model.clause import Regulation, ScenarioEntry, ScenarioId
from vistoria.model.command import Act, Command, Join, Move, Proceed, Start
from vistoria.model.evidence import CheckMade, Fault, RefusedAct, Sample
from vistoria.model.history import History
from vistoria.model.outcome import Reason
from vistoria.model.place import Seat
from vistoria.model.rate import NotARate, read_rate
from vistoria.model.request import Ask, Close, Look, Open, Play, Rank
from vistoria.protocol.errors import EngineError
from vistoria.table import table_of

from .aliases import Aliases, table_label
from .conversation import Caller, Conversation, Tried
from .reply_difference import ReplyDifference
from .stops import (
    ADAPTER_REFUSED,
    BEYOND_THE_HOUSE,
    LACKS_ABILITY,
    NOT_REACHED,
    STEP_REFUSED,
    TABLE_REFUSED,
    THE_OPENING,
    CheckFailed,
    OfferRefused,
    SceneFault,
    offer_alone,
    why,
)

__all__ = ["CheckFailed", "OfferRefused", "Scene", "SceneFault"]

T = TypeVar("T")

MOST_PROCEEDS = 200
"""A hand that waits for its croupier more often than this never goes on."""


FEWER_PLACES = "fewer-places"
"""Under which a scene keeps how many places the product's tables have, if fewer than asked for; and how it said so."""


@dataclass
class Scene:
    """One scenario under way.

    Steps speak to the engine through it and call checks by name; it keeps what both leave behind.
    """

    link: Caller
    regulation: Regulation
    entry: ScenarioEntry
    seed: int
    examples: int = 100
    """Per cent of a sample of chance that is played; below 100 none is."""
    readings: Mapping[str, str] = field(default_factory=dict)
    """Choices in force by reading id; an engine is told nothing of them but a rate that a step declares."""
    aliases: Aliases | None = field(default_factory=Aliases.by_chance)
    """What the engine hears in place of tables and players; None where what is stored answers."""
    talk: Conversation = field(init=False)
    checks: list[CheckMade] = field(default_factory=list)
    sample: Sample | None = None
    undeclared: list[str] = field(default_factory=list)
    table: str | None = None
    opened: int = 0
    laid: dict[str, Mapping[int | str, Sequence[str]]] = field(default_factory=dict)
    """By table, the cards that were laid where some come after rounds of betting."""
    seen: dict[str, Any] = field(default_factory=dict)
    """What the steps of the game saw of the product and need later in the scenario."""
    kept: dict[str, Tried] = field(default_factory=dict)
    """What was tried of the product apart, by name: the same for all scenarios with its engine."""
    tried: dict[str, Tried] = field(default_factory=dict)
    """What of it this scenario rests on; its transcript has these conversations too."""
    answers: Callable[[str], Caller] | None = None
    """Who answers what is tried apart, by name; None where the engine does."""

    def __post_init__(self) -> None:
        self.talk = self.last = Conversation(self.link, self.aliases)
        """The conversation of the scenario, and the one in which something was said last."""

    @property
    def history(self) -> History:
        """What was asked and answered so far."""
        return self.talk.history

    @property
    def offers(self) -> frozenset[str]:
        """What the engine declares to offer under the regulation."""
        return frozenset(self.link.hello.offered(self.regulation.id))

    def rate(self, reading: str) -> list[int]:
        """The rate named with the option in force of a reading of this regulation, [numerator, denominator].

        Raises SceneFault (our-fault) where the option takes none: the scenario lacks the tag of one that does.
        """
        choice = self.readings.get(f"{self.regulation.id}/{reading}", "")
        try:
            return list(read_rate(value_in(choice)).as_integer_ratio())
        except NotARate as error:
            raise SceneFault(Reason.OUR_FAULT, f"the reading {reading} names no rate: {error}") from None

    def need(self, ability: str, word: str = "") -> None:
        """Raise SceneFault (no-ability) when the adapter does not have the test hook, or not for this word of it."""
        has = getattr(self.link.hello.abilities, ability.replace("-", "_"))
        if not (word in has if word else has):
            raise LACKS_ABILITY.fault(ability=f"{ability}: {word}" if word else ability)

    def fresh_table(self) -> str:
        """The name of a table that was not opened yet."""
        self.opened += 1
        return table_label(self.opened)

    def open(self, request: Open) -> Answer:
        """Open a table; it becomes the table that `play` and `look` speak to.

        Raise SceneFault (no-ability) where the engine has none.
        """
        self.need("tables")
        answer = self._answer(self.talk.ask(request))
        if isinstance(answer, Accepted):
            self.table = request.table
            for offer in self._of_the_table():
                self._made(offer)
        return answer

    def must_open(self, request: Open) -> None:
        """Open a table or raise why the scenario cannot go on."""
        answer = self.open(request)
        if not isinstance(answer, Accepted):
            self.not_opened(answer)

    def apart(self, what: str, key: object, play: Callable[[Scene], T]) -> T:
        """What `play` finds out in a conversation of its own, once for all scenarios that ask with the same `key`.

        Whatever is said there follows from the key alone. What `play` raises is raised: then nothing was found out, and
        the next scenario tries again.
        """
        name = f"{what}-{sha256(msgspec.json.encode(key)).hexdigest()[:16]}"
        if name not in self.kept:
            scope = f"{self.regulation.id}/{name}"
            one = replace(
                self, link=self.link if self.answers is None else self.answers(name),
                entry=replace(self.entry, id=ScenarioId(scope)),
                aliases=self.aliases and self.aliases.of(scope),
                checks=[], sample=None, undeclared=[], table=None, opened=0, laid={}, seen={}, tried={},
            )  # fmt: skip
            try:
                found = play(one)
            except EngineError:
                self.last = one.last
                raise
            finally:
                self.tried |= one.tried | {name: Tried.of(one.talk)}
            self.kept[name] = Tried.of(one.talk, found, one.tried)
        self.tried |= self.kept[name].rests_on | {name: self.kept[name]}
        return self.kept[name].found  # type: ignore[no-any-return]

    def offers_missing(self) -> list[str]:
        """The offers that the scenario's table needs and that the engine does not declare."""
        return [offer for offer in self._of_the_table() if offer not in self.offers]

    def not_opened(self, answer: Answer) -> NoReturn:
        """Raise why the scenario cannot go on without this table."""
        missing = self.offers_missing()
        if isinstance(answer, Refused) and answer.by == "engine":
            if missing:
                raise OfferRefused(missing[0], f"the table was refused: {why(answer)}")
            raise TABLE_REFUSED.fault(why=why(answer))
        self._not_on_the_way(THE_OPENING, answer)

    def play(self, *commands: Command) -> tuple[Answer, ...]:
        """Send commands to the table; the engine stops at the first that it does not accept.

        Raises SceneFault (own-terms) for a place that the product's tables have not.
        """
        if self.table is None:
            raise SceneFault(
                Reason.OUR_FAULT, "a step plays before any table is open; put a Given table first"
            )
        places, refused = self.seen.get(FEWER_PLACES, (None, ""))
        if places and any(isinstance(each, Join | Move) and each.seat > places for each in commands):
            raise TABLE_REFUSED.fault(why=refused)
        answers = self._played(self.table, commands)
        done = len(answers) if isinstance(answers[-1], Accepted) else len(answers) - 1
        if done and self._continued(self.table) and done < len(commands):
            return answers[:done] + self.play(*commands[done:])
        return answers

    def _played(self, table: str, commands: tuple[Command, ...]) -> tuple[Answer, ...]:
        answers = self.talk.ask(Play(table, commands))
        assert isinstance(answers, tuple), "read_reply returns nothing else"
        return answers

    def _continued(self, table: str) -> bool:
        """Let the croupier continue while a hand waits for nobody else; whether that brought anything about.

        A product that needs no croupier never stands so, or takes no notice. Who is asked though he is all-in checks.
        """
        events = False
        for _ in range(MOST_PROCEEDS):
            hand = self.history.last_hand
            if hand is None or hand.table != table:
                break
            now = table_of(hand)
            if not now.running or not (now.asked is None or now.asks_in_vain):
                break
            goes_on = Proceed() if now.asked is None else Act(now.asked.seat, "check")
            answer = self._played(table, (goes_on,))[0]
            if not isinstance(answer, Accepted) or not answer.events:
                break
            events = True
        return events

    def play_offered(self, offer: str, command: Command) -> None:
        """Send a command that only an engine with the offer takes.

        Raises OfferRefused when the engine refuses what it does not declare to offer, SceneFault when the
        adapter does not reach it. What an engine takes undeclared is noted; a refusal of what it declares
        is left to the checks that follow.
        """
        answer = self.play(command)[0]
        if isinstance(answer, Accepted):
            self._made(offer)
        elif not isinstance(answer, Refused) or answer.by == "adapter":
            self._not_on_the_way(offer_alone(offer), answer)
        elif offer not in self.offers:
            raise OfferRefused(offer, f"it was refused: {why(answer)}")

    def shown(self, offer: str, seen: bool) -> None:
        """Note an offer that the course of play shows; raises OfferRefused when it was not seen there."""
        if not seen:
            raise OfferRefused(offer, f"nothing of {offer} was seen in play")
        self._made(offer)

    def _of_the_table(self) -> list[str]:
        """The offers that the scenario needs and that the opening of its table shows."""
        return [offer for offer in self.entry.offers if offer not in self.regulation.shown_in_play]

    def _made(self, offer: str) -> None:
        """Note an offer that the engine makes without having declared it."""
        if offer not in self.offers and offer not in self.undeclared:
            self.undeclared.append(offer)

    def must_play(self, *commands: Command) -> None:
        """Send commands that the scenario needs on its way; raise SceneFault when one is not accepted."""
        answers = self.play(*commands)
        if not isinstance(answers[-1], Accepted):
            self.not_on_the_way(commands[len(answers) - 1], answers[-1])

    def play_once(self, command: Command) -> None:
        """Send a command that a product may refuse, for it holds that it is so already.

        Raises SceneFault where the adapter does not reach it, or refuses it itself.
        """
        answer = self.play(command)[-1]
        if not isinstance(answer, Accepted) and not (isinstance(answer, Refused) and answer.by == "engine"):
            self._not_on_the_way(attempt(command), answer)

    def not_on_the_way(self, command: Command, answer: Answer) -> NoReturn:
        """Raise why the scenario cannot go on after a command that was not accepted."""
        self._within_own_terms(command, answer)
        refused = refused_act(self.history, command)
        self._not_on_the_way(attempt(command), answer, refused)

    def try_out(self, command: Command) -> None:
        """Send a command that is itself in question; raise SceneFault (own-terms) where no clause grants it."""
        self._within_own_terms(command, self.play(command)[-1])

    def _within_own_terms(self, command: Command, answer: Answer) -> None:
        """Raise SceneFault (own-terms) where the house refused what is beyond its own bounds, and no clause grants."""
        granted = {grant.act for grant in self.regulation.grants}
        if (
            not isinstance(answer, Refused)
            or answer.by != "engine"
            or getattr(command, "act", None) in granted
        ):
            return
        if beyond_the_house(self.history, command):
            raise BEYOND_THE_HOUSE.fault(what=attempt(command), why=why(answer))

    def look(self, viewer: Seat | Literal["public", "house"]) -> object:
        """See the table with a viewer's eyes; raise SceneFault (no-ability) where the adapter has no views."""
        self.need("views")
        return self.talk.ask(Look(self.table or "", viewer))

    def ask(self, what: str, player: str) -> object:
        """Have a player ask for information."""
        return self.talk.ask(Ask(self.table or "", what, player))

    def rank(self, request: Rank) -> object:
        """Have hands put in order."""
        return self.talk.ask(request)

    def judge(self, check: str, **literals: object) -> None:
        """Call a check by name on what was said so far; raise CheckFailed unless it passed."""
        history = self.history
        finding = apply_check(check, literals, history)
        self.checks.append(CheckMade(check, literals, history.length, finding))
        if finding.verdict != "passed":
            raise CheckFailed(finding)

    def forced_fault(self) -> Fault | None:
        """A fault when a forced deck was not dealt, or a later card, but of drawn hands, went elsewhere than laid."""
        detail = deck_fault(self.history) or ("" if self.sample else self._laid_elsewhere())
        return Fault(Reason.DECK_NOT_DEALT, detail) if detail else None

    def _laid_elsewhere(self) -> str | None:
        forced = [h for h in self.history.hands if h.start is not None and h.start.deck is not None]
        found = (laid_fault(h, self.laid.get(h.table, {}), so_far=True) for h in forced)
        return next(filter(None, found), None)

    def repeat(self) -> Fault | None:
        """Say everything again on fresh tables; a fault when the answers differ though every deck was forced."""
        starts = [d.command for d in self.history.done if isinstance(d.command, Start)]
        if not starts or any(start.deck is None for start in starts):
            return None
        found = self.talk.say_again()
        return (
            None if found is None else Fault(Reason.NOT_REPEATABLE, _unequal(found), len(self.talk.messages))
        )

    def close(self) -> None:
        """Close the table that is open, so that an engine may forget it."""
        if self.table is not None:
            self.talk.ask(Close(self.table))
            self.table = None

    @staticmethod
    def _answer(reply: object) -> Answer:
        assert isinstance(reply, Accepted | Refused | Unsupported), "read_reply returns nothing else"
        return reply

    @staticmethod
    def _not_on_the_way(what: str, answer: Answer, refused: RefusedAct | None = None) -> NoReturn:
        match answer:
            case Unsupported(what=function):
                raise NOT_REACHED.fault(function=function, what=what)
            case Refused(by="adapter"):
                raise ADAPTER_REFUSED.fault(what=what, why=why(answer))
            case Refused():
                raise STEP_REFUSED.fault(refused, what=what, why=why(answer))
        raise AssertionError(f"{what} was accepted")


def _unequal(found: ReplyDifference) -> str:
    return f"the same requests were answered differently the second time: {found}"
