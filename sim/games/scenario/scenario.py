"""Set up any situation by card names, play it, and ask what can be done, what cannot, and why not.

    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=["Aqua Hulcus", tapped("Corile")]),
    )
    game.use("Terror Pit", "Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]

The test answers every question of the game, yours and your opponent's. A choice that the rules do not allow is an
error; it says what was asked, what could be chosen, and why this could not. Questions with only one answer are not
asked, and mana is tapped for you. `docs/scenarios.md` teaches the kit.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np

from decks.matching import match_key
from sim.cards.library import cards_in_use
from sim.cards.library.lookup import library_names
from sim.cards.library.shown_names import japanese_name, word_in_english
from sim.cards.words import Card, Hyperify, TapAbility
from sim.cards.words.ways import ways_of
from sim.engine.entry_point import copy_record, survey
from sim.engine.record.codes import choices, keywords, links, log, steps, traits, uses, zones
from sim.engine.record.state import CARDS, SEAT, cards_linked, new_records
from sim.engine.survey import FACTS, IS_SICK, POWER, SEEN_BY, keywords_found
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.narration.questions import Option, Question, named
from sim.games.scenario.pieces import (
    OPPONENT,
    WHO,
    YOU,
    ZONES,
    Name,
    Named,
    Side,
    sides_of,
)
from sim.games.scenario.reasons import because
from sim.games.scenario.refusals import ACTS, RefusalsNow
from sim.games.scenario.ruling_forms import SHIELD, pattern, said
from sim.games.scenario.setting import Table
from sim.games.scenario.sources import surveyed
from sim.games.sessions.session import NoQuestion, Session
from sim.language import gettext, ngettext
from strategies.playbooks.finding import FoundPlayer, PreparedPlayer, find_player, prepare_player

# Acts of one player's creatures alone: 0 of the turn player's, 1 of the other player's.
BY_TURN: Final = {"attack": 0, "attack the player": 0, "be attacked": 1, "block": 1}
# Which of several copies is the one to use, by its zone; others come between.
_FROM_HAND: Final[Mapping[int, int]] = {zones.HAND: 0, zones.BATTLE: 2}
_NAMELESS: Final = (choices.OPTION_NO, choices.OPTION_YES, choices.OPTION_NUMBER)  # options that stand for no card


def _player(words: str | None) -> PreparedPlayer | None:
    """The player of these words, or of this text of a playbook; None for one whom the test answers for."""
    if words is None:
        return None
    found = FoundPlayer("a playbook", words) if "\n" in words else find_player(words)
    player = prepare_player(found, library_names(), highest_cost=10)
    if player.script.rollouts:
        raise ValueError(f"{words}: nobody searches or looks ahead in a scenario")
    return player


class Illegal(AssertionError):
    """The rules do not allow this; the message says what was asked, what could be chosen, and why this could not.

    `why` is the reason alone, where the kit knows one.
    """

    def __init__(self, message: str, why: str = "") -> None:
        super().__init__(message)
        self.why = why


class _Keys(NamedTuple):
    """What a face of a card is found by."""

    whole: frozenset[str]  # its name, and that of its other side
    halves: frozenset[str]

    @classmethod
    def of(cls, face: Card) -> "_Keys":
        """Those of a face."""
        faces = (face, face.other_face) if face.other_face else (face,)
        return cls(*(frozenset(match_key(one.name) for one in some) for some in (faces, face.halves)))


# ---------------------------------------------------------------------------------------------------------
# Playing
# ---------------------------------------------------------------------------------------------------------
class Scenario:
    """A situation, and what the players do in it.

    Methods that do something return the scenario for chaining, and raise Illegal if the rules do not allow it. The game
    stops at the end of the turn; `next_turn` starts the next one.
    """

    _owners = ("your", "the opponent's")  # how messages name whose a card, or a turn, is

    def __init__(  # noqa: PLR0913 - what a situation has, by keyword
        self,
        you: Side | None = None,
        opponent: Side | None = None,
        *,
        turn: int = YOU,
        step: int = steps.MAIN,
        turn_number: int = 10,
        seed: int = 0,
        you_are: str | None = None,
        opponent_is: str | None = None,
        choose_mana: bool = False,
        rules: RuleOptions = DEFAULT_RULES,
    ) -> None:
        """Set up the game; `turn` is whose turn it is, and `you_are` and `opponent_is` name players.

        A text of several lines is the playbook of a player. Raises ValueError for a situation that no game can come to.
        """
        if turn not in (YOU, OPPONENT) or step not in range(len(steps.NAMES)) or turn_number < 1:
            raise ValueError(
                f"turn {turn!r}, step {step!r}, turn_number {turn_number!r}: it is the turn of YOU or OPPONENT, in one"
                f" of the steps 0 to {len(steps.NAMES) - 1} ({', '.join(steps.NAMES)}), and turns count from 1"
            )
        table = Table((you or Side(), opponent or Side()), (_player(you_are), _player(opponent_is)))
        rules.write(table.tables[0])
        record = table.record
        record.luck[:] = np.random.SeedSequence(seed).generate_state(6, np.uint64).reshape(2, 3)
        record.turn = turn_number
        record.turn_cap = turn_number + 1000
        record.turn_player = turn
        record.next_player = 1 - turn
        record.step = step
        record.checking = record.recording = 1
        self._tables = table.tables
        self._cards = table.cards
        self._pays = not choose_mana
        self._attacks_matched = 0  # by calls of `attack`
        survey(table.state, table.tables, np.zeros((CARDS, FACTS), np.int64))
        self.beginning = new_records()  # the situation, before anything is done
        copy_record(self.beginning, table.state)
        self.session = Session(table.tables, table.cards, table.state, next_turn=False, pausing=True)
        self._pay()

    # --- the state of the game ---------------------------------------------------------------------------
    @property
    def question(self) -> Question | None:
        """The open question, and who is asked; None between two turns and after the game."""
        return self.session.question

    @property
    def options(self) -> list[str]:
        """The options of the question: names of cards, "no", "yes", numbers, "you" and "the opponent".

        Options of one card are distinguished by their text: "Fear Fang (Whenever ...)".
        """
        return [self._words(option) for option in self.question.options] if self.question else []

    @property
    def asked(self) -> str:
        """The question in a word, as "use a card" or "block with"; empty when nothing is asked."""
        return choices.ASK_NAMES[self.question.ask] if self.question else ""

    @property
    def player_asked(self) -> int | None:
        """Who is asked: YOU, OPPONENT, or None."""
        return self.question.player if self.question else None

    @property
    def turn_player(self) -> int:
        """Whose turn it is: YOU or OPPONENT."""
        return int(self.record.turn_player)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.over

    @property
    def turn_is_over(self) -> bool:
        """Whether the game is at the end of a turn."""
        return self.session.turn_is_over

    @property
    def winner(self) -> int:
        """YOU, OPPONENT, `DRAWN`, or `NOBODY` while the game is being played."""
        return self.session.winner

    @property
    def reason(self) -> str:
        """Why the game ended: "direct attack", "deck out", "card effect"; empty while it is being played."""
        return self.session.reason

    @property
    def record(self) -> Any:
        """The record, for everything that has no method here."""
        return self.session.record

    @property
    def tables(self) -> Any:
        """The tables of the cards, an array of one."""
        return self._tables

    @property
    def cards(self) -> tuple[Card, ...]:
        """The definition of each kind of card."""
        return self._cards

    def zone(self, player: int, zone: str) -> list[str]:
        """The names of a player's cards in a zone: "deck" from the top down, "hand", "battle", "mana" ...

        A pile is named by its top card; `under` names the others.
        """
        if player not in (YOU, OPPONENT) or zone not in ZONES:
            raise LookupError(f"zone({player!r}, {zone!r}): the zones of YOU and OPPONENT are {', '.join(ZONES)}")
        where = ZONES[zone]
        count = int(self.record.zone_count[player, where])
        names = [self._name(int(card)) for card in self.record.zone_cards[player, where, :count]]
        return names[::-1] if where in (zones.DECK, zones.GR) else names

    def where(self, name: Named) -> str:
        """The zone that a card is in: "hand", "battle", "pending" ..."""
        zone = int(self.record.zone[self._find(name)])
        return next((word for word, number in ZONES.items() if number == zone), zones.NAMES[zone])

    def under(self, name: Named) -> list[str]:
        """The names of the cards under a card, from the top down."""
        names = []
        under = cards_linked(self.record, self._find(name), links.UNDER)
        while under:
            names.append(self._name(under[0]))
            under = cards_linked(self.record, under[0], links.UNDER)
        return names

    def equipped(self, name: Named) -> list[str]:
        """The names of the weapons that a creature is equipped with."""
        return [self._name(card) for card in cards_linked(self.record, self._find(name), links.EQUIPPED)]

    def auras(self, name: Named) -> list[str]:
        """The names of the auras that are attached to a creature, from the first to the newest."""
        auras = cards_linked(self.record, self._find(name), links.ATTACHED_TO)
        return [self._name(card) for card in sorted(auras, key=lambda card: int(self.record.object[card]))]

    def seals(self, name: Named) -> int:
        """How many seals are on a card."""
        return len(cards_linked(self.record, self._find(name), links.SEAL))

    def castles(self, shield: Named) -> list[str]:
        """The names of the castles on a shield."""
        return [self._name(castle) for castle in cards_linked(self.record, self._find(shield), links.FORTIFIES)]

    def is_face_up(self, name: Named) -> bool:
        """Whether a card lies face up in the shield zone."""
        return bool(self.record.face_up[self._find(name)])

    def gears(self, name: Named) -> list[str]:
        """The names of the cross gears that a creature is crossed with, in the order of setting up."""
        return [self._name(gear) for gear in cards_linked(self.record, self._find(name), links.CROSSED)]

    def is_tapped(self, name: Named) -> bool:
        """Whether a card is tapped; of linked Gods, whether the creature that they are is."""
        return bool(self.record.tapped[self._creature(name)])

    def is_upside_down(self, name: Named) -> bool:
        """Whether the field has been turned upside down."""
        return self.where(name) == "battle" and bool(self.record.upside_down[self._find(name)])

    def is_sick(self, name: Named) -> bool:
        """Whether a creature has summoning sickness now."""
        return bool(self._survey()[self._creature(name), IS_SICK])

    def untapped_mana(self, player: int) -> int:
        """How many untapped cards a player has in the mana zone."""
        count = int(self.record.zone_count[player, zones.MANA])
        return sum(not self.record.tapped[card] for card in self.record.zone_cards[player, zones.MANA, :count])

    def power(self, name: Named) -> int:
        """The power of a creature now; of linked Gods, whichever is named, that of the creature that they are."""
        return max(int(self._survey()[self._creature(name), POWER]), 0)

    def has(self, name: Named, keyword: int) -> bool:
        """Whether a card has a keyword (`BLOCKER` ...) now, printed or given; of linked Gods, as of `power`."""
        return bool(keywords_found(self._survey()[self._creature(name)]) & keyword)

    def sees(self, player: int, name: Named) -> bool:
        """Whether the player may look at the face of a card where it is; False for a card under another one."""
        return bool(self._survey()[self._find(name), SEEN_BY + player])

    def can_choose(self, name: "Named | int") -> bool:
        """Whether a card, or a number, is among the options of the question."""
        return self._option(name) is not None

    def expect(self, player: int, asked: str, *options: str) -> "Scenario":
        """Assert that the player is asked this, with these options, in any order, if any are given.

        Options of one card can be named with the text that tells them apart, or without. The AssertionError says what
        is asked instead.
        """
        meant = self.player_asked == player and self.asked == asked
        offered = self.question.options if self.question else ()
        names = [self._words(replace(option, text=None)) for option in offered]
        if not meant or (options and sorted(options) not in (sorted(self.options), sorted(names))):
            wanted = f"{WHO[player]} to be asked: {asked}: {', '.join(options) or '...'}"
            raise AssertionError(f"expected {wanted}\nbut {self._situation()}")
        return self

    # --- acting -----------------------------------------------------------------------------------------------
    def use(self, name: Named, *answers: "Named | int", way: str | None = None) -> "Scenario":
        """Summon or cast a card, usually from the hand, then make the choices one after the other.

        `way` chooses another way of using the card, by a part of its rules text: "3 less". A half of a twinpact is
        used by its own name, as the card or as the way.
        """
        name = self._known(name)
        half = match_key(name.text if way is None else self._in_english(way))
        if not self._is_asked(choices.ASK_MAIN):
            raise self._illegal(f"{name} cannot be used", self.refused(name, "use"))
        for index, option in self._matching(name):
            if option.text is not None and match_key(option.text) == half:
                self._answer(index)
                return self.choose(*answers)
        for index, option in self._matching(name):
            if option.what in (choices.OPTION_CROSS, choices.OPTION_HYPERIFY):
                continue
            if match_key(self._half_used(option)) != half and half in self._halves(option.card):
                continue
            pays = option.number == uses.PAY_COST or option.number >= uses.SPELL_HALF
            # Without a `way`, the first option is taken: paying the cost comes first if it is possible.
            if way is None or (not pays and way in self._ways(option.card)[option.number - 1]):
                self._answer(index)
                return self.choose(*answers)
        why = self.refused(name, "use")
        if way is not None and not any(way in text for card in self._copies(name) for text in self._ways(card)):
            why = because("way")
        elif way is not None and not why:
            why = because("way now")
        raise self._illegal(f"{name} cannot be used" + (f" ({way})" if way else ""), why)

    def cross(self, gear: Named, creature: Named) -> "Scenario":
        """Cross a cross gear of the battle zone with a creature, by paying its cost once more."""
        gear, creature = self._known(gear), self._known(creature)
        found = [at for at, option in self._matching(gear) if option.what == choices.OPTION_CROSS]
        if not found or not self._is_asked(choices.ASK_MAIN):
            raise self._illegal(f"{gear} cannot be crossed", self.refused(gear, "cross"))
        before = self.session.copy()
        self._answer(found[0])
        if self._is_asked(choices.ASK_CROSS):
            return self.choose(creature)
        if self._name(self._find(gear)) not in self.gears(creature):
            self.session = before
            raise self._illegal(f"{gear} cannot be crossed with {creature}")
        return self

    def attack(self, name: Named, target: Named | int | None = None) -> "Scenario":
        """Attack with a creature: the other player (None, or YOU or OPPONENT), or a creature. Ends the main step first.

        A forced attack, for which no question was asked, is written the same way. Raises ValueError for the player
        whose turn it is.
        """
        if isinstance(target, int):
            if target != 1 - self.turn_player:
                raise ValueError(f"attack({name!r}, {target!r}): the attacked player is {WHO[1 - self.turn_player]}")
            target = None
        name = self._of(self.turn_player, self._known(name))
        target = None if target is None else self._of(1 - self.turn_player, self._known(target))
        why = self.refused(name, "attack")
        if self._is_asked(choices.ASK_MAIN):
            self.decline()
        made = self._next_attack(name)
        if made is None:
            self._choose_attacker(name, why)
            if self._next_attack(name) is None and self.question is not None:
                self.choose(1 - self.question.player if target is None else target)
            made = self._next_attack(name)
        if made is None or made[1] not in ([-1] if target is None else self._copies(target)):
            refusal = self.refused(name, "attack the player") if target is None else self.refused(target, "be attacked")
            raise self._illegal(f"{name} cannot attack {target or 'the player'}", refusal)
        self._attacks_matched = made[0] + 1
        return self

    def _choose_attacker(self, name: Name, why: str) -> None:
        """Answer which creature attacks, unless it is this one by force and only its target is asked."""
        if self._is_asked(choices.ASK_TARGET) and int(self.record.ask_card) in self._copies(name):
            return
        index = next((at for at, option in self._matching(name) if option.what == choices.OPTION_CARD), None)
        if index is None or not self._is_asked(choices.ASK_ATTACK):
            raise self._illegal(f"{name} cannot attack", why or self._too_early_to_attack())
        self._answer(index)

    def _too_early_to_attack(self) -> str:
        """The reason that only the step is, if it is: the creature may attack later."""
        step = int(self.record.step)
        if self.question is None or step >= steps.MAIN:
            return ""
        return because("step", step=steps.NAMES[step], acts="creatures attack", wanted=steps.NAMES[steps.ATTACK])

    def tap_ability(self, name: Named, *answers: "Named | int") -> "Scenario":
        """Use the tap ability of a creature instead of attacking. Ends the main step first."""
        name = self._known(name)
        why = self.refused(name, "attack")
        if not any(isinstance(part, TapAbility) for part in self._definition(self._find(name)).features):
            why = because("tap ability")
        elif not why and self.has(name, keywords.MUST_ATTACK):
            why = because("must attack")
        if self._is_asked(choices.ASK_MAIN):
            self.decline()
        found = [at for at, option in self._matching(name) if option.what == choices.OPTION_TAP_ABILITY]
        if not found:
            why = why or self._too_early_to_attack()
            raise self._illegal(f"the tap ability of {name} cannot be used", why)
        self._answer(found[0])
        return self.choose(*answers)

    def hyperify(self, name: Named, *answers: "Named | int") -> "Scenario":
        """Use the Hyperify ability of a creature in the main step; the answers are the creatures tapped for it."""
        name = self._known(name)
        found = [at for at, option in self._matching(name) if option.what == choices.OPTION_HYPERIFY]
        if not found:
            card = self._find(name)
            has = any(isinstance(part, Hyperify) for part in self._definition(card).features)
            why = because("hyperify") if not has else "" if self._others_untapped(card) else because("hyperify with")
            raise self._illegal(f"{name} cannot be hyperified", why)
        self._answer(found[0])
        return self.choose(*answers)

    def _others_untapped(self, card: int) -> bool:
        """Whether its player has another untapped creature."""
        g, t = self.record, self._tables[0]
        return any(
            other != card
            and g.zone[other] == zones.BATTLE
            and g.place[other] >= 0
            and not g.tapped[other]
            and bool(t.traits[g.kind[other]] & traits.FIGHTS)
            for other in range(card // SEAT * SEAT, card // SEAT * SEAT + SEAT)
        )

    def choose(self, *choices: "Named | int") -> "Scenario":
        """Answer a question with each of these: a card by its name, a number, or a player (YOU, OPPONENT).

        One of `options` is an answer as it is written there.
        """
        for choice in choices:
            if (index := self._option(choice)) is None:
                why = "" if isinstance(choice, int) else self._not_chosen(choice)
                said = choice if isinstance(choice, int) else self._meant(choice)
                raise self._illegal(f"{said} cannot be chosen", why)
            self._answer(index)
        return self

    def _not_chosen(self, name: Named) -> str:
        """Why a card is not among the options of a question, or was not when it would have been asked."""
        question = self.question
        if question is not None and question.ask not in (choices.ASK_MAIN, choices.ASK_ATTACK):
            return self.refused(name)
        return self.refused(name, "choose")

    def declare(self, *names: Named) -> "Scenario":
        """Declare these, and no more; without names, nothing."""
        for name in map(self._known, names):
            if not self._is_asked(choices.ASK_DECLARE):
                raise self._illegal(f"{name} cannot be declared", self.refused(name, "declare"))
            before = self._cards_offered()
            self.choose(name)
            if not (self._is_asked(choices.ASK_DECLARE) and self._cards_offered() <= before):
                before = set()  # nothing was left to declare: this is another question
        if not names and not self._is_asked(choices.ASK_DECLARE):
            raise self._illegal("nothing can be declared")
        return self.decline() if not names or before else self

    def block(self, *names: Named) -> "Scenario":
        """Block with these, and no more."""
        for name in (self._of(1 - self.turn_player, self._known(one)) for one in names):
            if not self._is_asked(choices.ASK_BLOCK):
                raise self._illegal(f"{name} cannot block", self.refused(name, "block"))
            self.choose(name)
        return self.decline() if self._is_asked(choices.ASK_BLOCK) else self

    def accept(self) -> "Scenario":
        """Answer yes to "you may", or let the one replacement happen that there is."""
        options = self.question.options if self.question else ()
        others = [at for at, option in enumerate(options) if option.what != choices.OPTION_NO]
        if self._is_asked(choices.ASK_REPLACE) and len(others) == 1:
            self._answer(others[0])
            return self
        return self._take(choices.OPTION_YES, "accepted")

    def decline(self) -> "Scenario":
        """Answer no: nothing, no more, or end the step."""
        return self._take(choices.OPTION_NO, "declined")

    enough = decline

    def until(self, asked: str, player: int | None = None) -> "Scenario":
        """Decline everything until this is asked, as "attack with" or "declare": of the player, if one is named.

        Raises Illegal if the turn ends before, or a question in between cannot be declined.
        """
        if asked not in choices.ASK_NAMES[1:]:
            raise ValueError(f'no question is called "{asked}"; the questions are: {", ".join(choices.ASK_NAMES[1:])}')
        while self.question is not None and not (self.asked == asked and player in (None, self.player_asked)):
            self.decline()
        if self.question is None:
            who = "" if player is None else f" of {WHO[player]}"
            raise self._illegal(f'"{asked}" is not asked{who}')
        return self

    def settle(self) -> "Scenario":
        """Decline everything until the turn player is asked what to do next, or the turn is over."""
        while self.question is not None and self.question.ask not in (
            choices.ASK_CHARGE,
            choices.ASK_MAIN,
            choices.ASK_ATTACK,
        ):
            self.decline()
        return self

    def end_turn(self) -> "Scenario":
        """Decline everything until the turn is over."""
        while self.question is not None:
            self.decline()
        return self

    def next_turn(self) -> "Scenario":
        """Decline everything for the rest of this turn, and begin the next one."""
        self.end_turn()
        if not self.over:
            self.session.go_on()
            self._pay()
        return self

    # --- why not ------------------------------------------------------------------------------------------------
    def refused(self, name: Named, act: str | None = None) -> str:
        """Why a card cannot be chosen now, as text; empty if it can.

        `act` is "use", "cross", "attack", "attack the player", "be attacked", "block", "declare" or "choose"; the
        default is what is asked now, or what such a card usually does. If the act is asked of nobody, because it was
        not possible, the answer is about the moment since the last answer at which it would have been asked.
        """
        if act in BY_TURN:
            name = self._of(abs(BY_TURN[act] - self.turn_player), self._meant(name))
        asked_for = act or (ACTS.get(self.question.ask) if self.question is not None else None)
        card = self._find(name, outside=asked_for in ("use", "declare"))
        refusals = RefusalsNow(self.session, self._owners)
        act = act or refusals.act_of(card)
        if self.question is not None and ACTS.get(self.question.ask) == act and self._is_offered(name):
            return ""
        return refusals.why_not(card, act, self._half(self._meant(name), card))

    def _is_offered(self, name: Named) -> bool:
        """Whether a card, or the half of this name, is among the options."""
        index = self._option(name)
        if index is None or self.question is None:
            return False
        key = match_key(self._meant(name).text)
        halves = self._halves(self.question.options[index].card)
        return key not in halves or any(
            match_key(self._half_used(one)) == key for _, one in self._matching(self._meant(name))
        )

    def _half(self, name: Name, card: int) -> int | None:
        """The kind of the spell half of a twinpact that has this name; None for another name."""
        half = int(self._tables[0].resolving_half[int(self.record.kind[card])])
        return half if half >= 0 and match_key(self._cards[half].name) == match_key(name.text) else None

    # --- inside ---------------------------------------------------------------------------------------------------
    def _answer(self, index: int) -> None:
        if self.question is None:
            raise NoQuestion(self._situation())
        self.session.answer(index)
        self._pay()

    def _pay(self) -> None:
        """Tap the first mana that can be tapped: which one rarely matters."""
        while self._pays and self.question is not None and self.question.ask == choices.ASK_PAY:
            self.session.answer(0)

    def _take(self, what: int, done: str) -> "Scenario":
        options = self.question.options if self.question else ()
        index = next((at for at, option in enumerate(options) if option.what == what), None)
        if index is None:
            raise self._illegal(f"this cannot be {done}")
        self._answer(index)
        return self

    def _cards_offered(self) -> set[int]:
        return {option.card for option in self.question.options} if self.question else set()

    def _is_asked(self, ask: int) -> bool:
        return self.question is not None and self.question.ask == ask

    def _meant(self, name: Named) -> Name:
        """The name in English, if a card of this scenario, a side or a half of one is called so or spelt like that."""
        found = Name.of(name)
        return replace(found, text=self._in_english(found.text, found.side))

    def _in_english(self, text: str, side: int | None = None) -> str:
        """What the faces that have this name are called in English; the text itself if there are none."""
        key = match_key(text)
        if self._called(key, None):
            return text
        faces = [each for card in self._cards for face in sides_of(card) for each in (face, *face.halves)]
        named_so = (face.name for face in faces if match_key(japanese_name(face.name)) == key)
        meant = next(named_so, None) or "".join(cards_in_use().deck_names.cards_called(text)[:1])
        return meant if self._called(match_key(meant), side) else text

    def _known(self, name: Named) -> Name:
        """The name of a card of this scenario. Raises LookupError for any other."""
        found = self._meant(name)
        self._copies(found)
        return found

    def _of(self, side: int, name: Name) -> Name:
        """The name of a card that only this player's can be, where both players have such a card."""
        owners = {card // SEAT for card in self._copies(name)}
        return replace(name, side=side) if name.side is None and len(owners) > 1 else name

    def _illegal(self, what: str, why: str = "") -> Illegal:
        """The error that says what cannot be done, why, and what is asked instead."""
        return Illegal(f"{what}: {why}\n{self._situation()}" if why else f"{what} now: {self._situation()}", why)

    def _halves(self, card: int) -> list[str]:
        """The names of the halves of a card, as they are compared; empty for one that has none."""
        return [match_key(half.name) for half in self._cards[int(self.record.kind[card])].halves]

    def _half_used(self, option: Option) -> str:
        """The name of the half that an option uses."""
        halves = self._cards[int(self.record.kind[option.card])].halves
        return halves[1 if option.number == uses.SPELL_HALF else 0].name if halves else ""

    def _ways(self, card: int) -> list[str]:
        """The texts of a card's own ways of using it."""
        return [way.line() for way in ways_of(self._definition(card).features)]

    def _survey(self) -> Any:
        """What the rules say of each card."""
        return surveyed(self.session.state, self._tables)

    def _definition(self, card: int) -> Card:
        kind = int(self.record.kind[card])
        half = int(self._tables[0].element_half[kind])
        return self._cards[half if half >= 0 else kind]

    def _creature(self, name: Named) -> int:
        """The card of this name, or the top card of the creature of which it is a linked God."""
        card, record = self._find(name), self.record
        top, above = card, 0
        while record.host[top] >= 0 and record.link_kind[top] == links.UNDER:
            top, above = int(record.host[top]), above + 1
        gods = int(self._tables[0].god_bits[record.kind[top]]).bit_count()
        return top if above < gods else card

    def _name(self, card: int) -> str:
        return self._cards[int(self.record.kind[card])].name

    def _words(self, option: Option) -> str:
        if option.what == choices.OPTION_PLAYER:
            return WHO[option.number]
        return (
            option.words() if option.what in _NAMELESS else named(option.name or self._name(option.card), option.text)
        )

    def _situation(self) -> str:
        """Who is asked what, and the options; for messages."""
        if self.over:
            return f"the game is over ({self.reason})"
        if self.question is None:
            return "the turn is over"
        source = f" (by {self.question.source})" if self.question.source else ""
        options = ", ".join(self.options)
        return f"{WHO[self.question.player]} must answer: {self.asked}{source}: {options}"

    def _next_attack(self, name: Named) -> tuple[int, int] | None:
        """The creature's next attack that no call of `attack` has matched: its number, and its target."""
        attacks = [event for event in self.session.events if event[0] == log.ATTACK]
        copies = self._copies(self._meant(name))
        for number in range(self._attacks_matched, len(attacks)):
            if attacks[number][2] in copies:
                return number, attacks[number][3]
        return None

    def _copies(self, name: Name) -> list[int]:
        """The cards of this name in the order of setting up, your own first."""
        if (shield := pattern(SHIELD).fullmatch(name.text)) and not any(card.name == name.text for card in self._cards):
            return self._shields(int(shield["number"]), name)
        found = self._called(match_key(name.text), name.side)
        if not found:
            raise LookupError(gettext("there is no card called {name} in this situation", name=name))
        if name.copy is not None:
            mine = [card for card in found if card // SEAT == found[0] // SEAT]
            if not 1 <= name.copy <= len(mine):
                raise LookupError(
                    ngettext(
                        "there is no {name} in this situation: there is {count} copy",
                        "there is no {name} in this situation: there are {count} copies",
                        len(mine),
                        name=name,
                    )
                )
            return [mine[name.copy - 1]]
        return found

    def _called(self, key: str, side: int | None) -> list[int]:
        """The cards with this name, of one player or both; if none is a whole card, those with such a half."""
        whole = {kind for kind, keys in enumerate(self._keys) if key in keys.whole}
        halves = {kind for kind, keys in enumerate(self._keys) if key in keys.halves}
        faces = list(zip(self.record.printed.tolist(), self.record.kind.tolist(), strict=True))
        # A twinpact in the battle zone is its creature half: that is no whole card of this name.
        kinds = whole if any(printed in whole for printed, _ in faces) or not halves else whole | halves
        return [
            card
            for card, (printed, kind) in enumerate(faces)
            if printed >= 0 and (printed in kinds or kind in kinds) and side in (None, card // SEAT)
        ]

    @cached_property
    def _keys(self) -> list["_Keys"]:
        """The names that find a card of each kind."""
        return list(map(_Keys.of, self._cards))

    def _shields(self, number: int, name: Name) -> list[int]:
        """The shields with this number, counted from the left; your own first."""
        record = self.record
        found = [
            int(record.zone_cards[side, zones.SHIELD, number - 1])
            for side in (YOU, OPPONENT)
            if name.side in (None, side) and 1 <= number <= record.zone_count[side, zones.SHIELD]
        ]
        if not found:
            shield = replace(name, text=said(SHIELD).format(number=number))
            raise LookupError(gettext("there is no {name} in this situation", name=shield))
        return found

    def _find(self, name: Named, *, outside: bool = False) -> int:
        """The card of this name. Your own come first, then copies in the battle zone, on top of their piles.

        `outside`, those of the hand come before others, and those of the battle zone last.
        """
        record = self.record
        copies = self._copies(self._meant(name))
        owner = copies[0] // SEAT
        return min(
            copies,
            key=lambda card: (
                card // SEAT != owner,
                _FROM_HAND.get(int(record.zone[card]), 1) if outside else record.zone[card] != zones.BATTLE,
                record.place[card] < 0,
                card,
            ),
        )

    def _matching(self, name: Name) -> list[tuple[int, Option]]:
        """The options of the question that are cards (or the ability) of this name, your own first."""
        options = [
            (index, option)
            for index, option in enumerate(self.question.options if self.question else ())
            if (option.what not in _NAMELESS and option.what != choices.OPTION_PLAYER)
            or (option.what == choices.OPTION_YES and self._is_asked(choices.ASK_REPLACE))
        ]
        return [
            pair
            for card in self._copies(name)
            for pair in options
            if pair[1].card == card and name.ability in (pair[1].text or "")
        ]

    def _with_text(self, choice: str) -> int | None:
        """The option that is written just so, if it stands for no card or its text tells it apart."""
        options = self.question.options if self.question else ()
        written = (
            at
            for at, option in enumerate(options)
            if (option.text or option.what in _NAMELESS or option.what == choices.OPTION_PLAYER)
            and self._words(option) == choice
        )
        return next(written, None)

    def _named(self, choice: str) -> str:
        """The English word of what is named in Japanese, where the question asks for a name."""
        if self._is_asked(choices.ASK_RACE) or self._is_asked(choices.ASK_CIVILIZATION):
            return word_in_english(choice)
        return self._in_english(choice) if self._is_asked(choices.ASK_CARD_NAME) else choice

    def _option(self, choice: "Named | int") -> int | None:
        if isinstance(choice, int):
            options = self.question.options if self.question else ()
            numbers = (choices.OPTION_NUMBER, choices.OPTION_PLAYER)
            return next(
                (at for at, option in enumerate(options) if option.what in numbers and option.number == choice),
                None,
            )
        if not isinstance(choice, Card) and (found_text := self._with_text(self._named(str(choice)))) is not None:
            return found_text
        found = self._matching(self._meant(choice))
        return found[0][0] if found else None
