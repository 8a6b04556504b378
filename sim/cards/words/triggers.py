"""Triggered abilities: when and whenever something happens, effects follow.

Abilities that must be declared are in `declared`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import (
    CARDS_OF_THIS,
    ON_OPPONENTS_TURN,
    THIS_IS_ATTACKING,
    THIS_IS_BLOCKING,
    Amount,
    Condition,
    both,
)
from sim.cards.words.clauses import If, NamingForThis, when_declared
from sim.cards.words.descriptions import CARDS, CREATURES, Cards, your, your_opponents
from sim.cards.words.effects import Effect, clause, in_context, sentences
from sim.cards.words.keywords import Feature
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, FromOne, word
from sim.cards.words.nouns import THIS_CREATURE
from sim.cards.words.plain_effects import plain
from sim.cards.words.rows import Known, Rows
from sim.cards.words.verbs import Act
from sim.engine.record.codes import (
    amounts,
    card_types,
    comparisons,
    counted,
    descriptions,
    entering,
    events,
    owners,
    programs,
    tags,
    traits,
    verbs,
    zones,
)

__all__ = [
    "FinalRevolution",
    "EVOLVED_FROM_TAMASEED",
    "PUT_ON_NON_EVOLUTION",
    "Trigger",
    "after_each_attack",
    "after_it_battles",
    "at_end_of_each_turn",
    "at_end_of_opponents_turn",
    "at_end_of_your_turn",
    "at_start_of_each_turn",
    "at_start_of_opponents_turn",
    "at_start_of_your_turn",
    "before_it_breaks_any_shields",
    "before_it_breaks_shields",
    "final_revolution",
    "silent_skill",
    "when_attacks_blocks_or_leaves",
    "when_attacks_or_leaves",
    "when_destroyed",
    "when_ex_life_leaves",
    "when_evolves",
    "when_fortifies",
    "when_big_bang",
    "when_corner_is_unsealed",
    "when_four_are_linked",
    "when_last_seal_leaves",
    "when_leaves",
    "when_leaves_for_use",
    "when_liberated",
    "when_put",
    "when_put_face_up",
    "when_put_into_graveyard",
    "when_put_into_graveyard_from_anywhere",
    "when_put_into_your_mana",
    "when_put_into_your_mana_from_hand",
    "when_put_on_non_evolution",
    "when_put_onto_another",
    "when_put_or_attacks",
    "when_put_or_attacks_or_put_face_up",
    "when_put_or_chosen",
    "when_put_or_destroyed",
    "when_put_or_discarded_by_opponent",
    "when_put_or_put_face_up",
    "when_summoned",
    "when_this_comes_to_consist_of",
    "when_wins_battle",
    "when_wins_battle_against",
    "whenever_a_player_casts",
    "whenever_a_player_draws_first",
    "whenever_attacks",
    "whenever_attacks_creature",
    "whenever_attacks_player",
    "whenever_battles",
    "whenever_one_battles",
    "whenever_becomes_blocked",
    "whenever_becomes_blocked_at_player",
    "whenever_becomes_tapped",
    "whenever_blocks",
    "whenever_blocks_and_wins",
    "whenever_breaks_shield",
    "whenever_chosen",
    "whenever_broken_shield_triggers",
    "whenever_destroyed",
    "whenever_destroyed_or_from_under",
    "whenever_discards",
    "whenever_enters_graveyard",
    "whenever_is_attacked",
    "whenever_leaves",
    "whenever_one_attacks",
    "whenever_one_attacks_player",
    "whenever_one_becomes_blocked",
    "whenever_one_becomes_blocked_at_player",
    "whenever_one_becomes_tapped",
    "whenever_one_attacks_or_blocks",
    "whenever_one_blocks",
    "whenever_one_breaks_shield",
    "whenever_one_breaks_your_shield",
    "whenever_one_is_unblocked",
    "whenever_one_is_unblocked_at_player",
    "whenever_one_untaps",
    "whenever_one_wins_battle",
    "whenever_one_is_attacked",
    "whenever_opponent_casts",
    "whenever_opponent_puts_unsummoned",
    "whenever_opponent_draws",
    "whenever_opponent_draws_for_the_turn",
    "whenever_opponent_draws_more",
    "whenever_opponent_puts_mana_into_graveyard",
    "whenever_opponent_puts_without_summoning",
    "whenever_opponent_summons_or_casts",
    "whenever_opponent_summons_or_casts_for_no_cost",
    "whenever_opponent_uses",
    "whenever_opponent_uses_or_charges",
    "whenever_opponents_shield_is_broken",
    "whenever_opponent_uses_shield_trigger",
    "whenever_you_use_guard_strike",
    "whenever_you_use_ninja_strike",
    "whenever_your_shield_enters_graveyard",
    "whenever_a_card_is_put_into_your_shields",
    "whenever_first_creature_is_put",
    "whenever_first_put_into_your_shields",
    "whenever_put",
    "whenever_put_into_graveyard",
    "whenever_put_into_mana",
    "whenever_put_into_your_shields",
    "whenever_unblocked",
    "whenever_unblocked_at_player",
    "whenever_first_becomes_tapped",
    "whenever_one_first_becomes_tapped",
    "whenever_untaps",
    "whenever_you_cast",
    "whenever_you_cast_from_hand",
    "whenever_you_draw_for_the_turn",
    "whenever_you_put_from_graveyard",
    "whenever_you_summon",
    "whenever_your_face_up_shield_is_broken",
    "whenever_your_shield_is_broken",
    "whenever_your_shield_leaves",
]

# Events at which the engine asks the players to declare abilities (603.2e).
CAN_BE_DECLARED_AT = (
    events.ATTACKS
    | events.ATTACKED
    | events.BLOCKS
    | events.END_OF_ATTACK
    | events.START_OF_TURN
    | events.END_OF_TURN
    | events.PUT
    | events.CAST
    | events.SUMMONED
    | events.DRAWS
)


# Events whose card need not be a creature.
ABOUT_CARDS = (
    events.INTO_GRAVEYARD
    | events.FROM_UNDER
    | events.CAST
    | events.CAST_FROM_HAND
    | events.USED
    | events.PUT_INTO_MANA
    | events.MANA_TO_GRAVEYARD
    | events.DRAWS
    | events.DISCARDED
    | events.USES_SHIELD_TRIGGER
    | events.USES_GUARD_STRIKE
    | events.PUT_INTO_SHIELDS
    | events.FROM_GRAVEYARD
)


@dataclass(frozen=True)
class Trigger(Feature):
    """A triggered ability (603)."""

    event: int
    english: str  # "when you put this creature into the battle zone"
    effects: tuple[Effect, ...]
    subject: Cards | None = None  # None: this card itself
    no_subject: bool = False
    zones: tuple[int, ...] = (zones.BATTLE,)
    whose: int = owners.ANYONES
    condition: Condition | None = None  # part of the trigger: without it the ability does not trigger
    needs: Condition | None = None  # part of the effect that a rule option already reads when it is declared
    declared: bool = False  # required if it can trigger in a hidden zone (603.2e)
    # ACT_SUMMON or ACT_CAST, if the ability does that: a prohibition can apply (`sim.games.matchups.rule_options`)
    act: int = 0
    tag: int = tags.NO_TAG
    label: str = ""
    given_to: Cards | None = None  # the creatures that have it; None: this one
    given_while: Condition | None = None  # of the card that gives it

    @property
    def number_of_triggers(self) -> int:
        """One."""
        return 1

    @property
    def names_for_this(self) -> frozenset[int]:
        """Of what effects of it have one chosen."""
        return frozenset(effect.names for effect in self.effects if isinstance(effect, NamingForThis))

    def write(self, rows: Rows) -> None:
        """Write its program and its row."""
        self._check(rows)
        subject = descriptions.SUBJECT_IS_NONE if self.no_subject else descriptions.SUBJECT_IS_SELF
        others = None if self.no_subject else self.subject
        with rows.at_event(self.event, self.label.endswith("Awaken: ")):
            program = rows.program(when_declared(self.effects) if self.declared else self.effects, knows=self._knows())
            rows.trigger(
                event=self.event,
                zones=sum(1 << zone for zone in self.zones),
                subject=subject if others is None else rows.filter(others, of_event=True),
                condition=rows.plain_condition(self.condition, knows=("its use",) if self._is_own_entry else ()),
                needs=rows.plain_condition(self.needs),
                whose=self.whose,
                program=program,
                declared=self.declared,
                act=self.act,
                tag=self.tag,
                named=bool(self.label),
                given_to=-1 if self.given_to is None else rows.plain_filter(self.given_to),
                given_while=rows.plain_condition(self.given_while),
            )

    @property
    def _is_own_entry(self) -> bool:
        return self.event == events.PUT and self.subject is None and not self.no_subject and self.given_to is None

    def _knows(self) -> set[Known]:
        """What its program knows because of the event."""
        knows: set[Known] = set()
        if self.subject is not None and not self.no_subject:  # of this card's own events it is "this creature"
            # That player is the owner of the event's creature.
            knows.update(("that card",) if self.event & ABOUT_CARDS else ("that creature", "player"))
        if self.subject is None and not self.declared:
            knows.add("this attacks")
            if self.event == events.DESTROYED or self.condition == _TO_GRAVEYARD:
                knows.add("this in the graveyard")
            elif self.event == events.LEAVES:
                knows.add("this anywhere")
        if self.event == events.BECOMES_BLOCKED:
            knows.add("blocker")
        if self.event == events.BATTLES and self.subject is None and not self.no_subject:
            knows.add("battled")
        if self.event in (events.CREATURE_ATTACKED, events.BLOCKS) and self.condition is None:
            knows.add("attacker")
        return knows

    def _check(self, rows: Rows) -> None:
        """Refuse what the engine would ignore, or would not ask about."""
        if self.declared and self.event & ~CAN_BE_DECLARED_AT:
            raise rows.error("the engine does not ask for declarations at this event")
        arrives = self.event & (events.INTO_GRAVEYARD | events.INTO_MANA_FROM)
        if (
            not self.declared
            and not set(self.zones) <= {zones.BATTLE, zones.SHIELD, zones.UNDERNEATH, zones.HYPERSPATIAL}
            and not arrives
        ):
            raise rows.error("an ability that triggers in a hidden zone must be declared")
        flips = any(isinstance(effect, Act) and effect.verb in (verbs.FLIP, verbs.FLIP_BACK) for effect in self.effects)
        if self.zones == (zones.MANA,) and flips:
            raise rows.error("it never happens: a card is flipped in the battle zone")
        subject = self.subject
        comparison = None if subject is None else subject.comparison
        with_this = comparison is not None and (comparison.what, comparison.to) == (descriptions.POWER, programs.THIS)
        stays = with_this and not self.event & (ABOUT_CARDS | events.DESTROYED | events.LEAVES) and not self.declared
        never = (descriptions.WAS_UNDER_THIS, descriptions.CAN_ATTACK, descriptions.EVOLVES_FROM_THIS)
        wrong = never if stays else (*never, descriptions.COMPARED)
        if subject is not None and subject.relation in wrong:
            raise rows.error(f"an ability can't wait for {subject.words()}")
        if subject is not None and subject.types and not self.event & ABOUT_CARDS:
            if not card_types.traits_of(subject.types) & (traits.ELEMENT | traits.ATTACHES):
                raise rows.error(f'it never happens: "{subject.words()}" are never in the battle zone')
        if (
            subject is not None
            and subject.types
            and self.event in (events.CAST, events.CAST_FROM_HAND)
            and not card_types.traits_of(subject.types) & traits.RESOLVES
        ):
            raise rows.error("it never happens: only spells are cast")
        of_castles = subject is not None and self.event == events.PUT_INTO_SHIELDS and subject.looks_for != 0
        if subject is not None and subject.zones != (zones.BATTLE,) and not of_castles:
            raise rows.error("an ability can't refer to the zone of the event's card")

    def event_words(self) -> str:
        """The event and the condition in English: "whenever one of your creatures attacks"."""
        condition = ""
        if self.condition is not None and self.condition.english:
            during = self.condition.english.startswith("during ")
            condition = " " + (self.condition.english if during else self.condition.as_if)
        about_this = self.subject is None and not self.no_subject
        if about_this:
            condition = condition.replace("this creature", "it")
        return self.english + condition

    def words(self) -> str:
        """The paragraph in English."""
        about_this = self.subject is None and not self.no_subject
        effects, _ = in_context(self.effects, THIS_CREATURE if about_this else None)
        text = sentences(effects, f"{self.event_words()}, ")
        return self.label + (text.replace("this creature", "this card") if self.zones == (zones.MANA,) else text)


@dataclass(frozen=True)
class TakeThat(Effect):
    """Let the text go on about the card of the event; no sentence says so."""

    def write(self, rows: Rows) -> None:
        """Write the step."""
        rows.needs("that card", "the event has no card")
        rows.step(programs.THAT, how=programs.AS_IT_IS)


@dataclass(frozen=True)
class AboutThat(Trigger):
    """An ability whose text goes on about the card of its event: "if that card is ..., put it into your hand"."""

    def write(self, rows: Rows) -> None:
        """Write its program and its row."""
        Trigger.write(Trigger(**{**vars(self), "effects": (TakeThat(), *self.effects)}), rows)

    def words(self) -> str:
        """The paragraph in English."""
        effects, _ = in_context(self.effects, Mention(owners.YOURS, False))
        return self.label + sentences(effects, f"{self.event_words()}, ")


@word
def when_put(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """When you put this creature into the battle zone."""
    return Trigger(events.PUT, "when you put this creature into the battle zone", effects, condition=condition)


@word
def when_fortifies(*effects: Effect) -> Trigger:
    """When this castle is put into the shield zone to fortify a shield."""
    return Trigger(events.PUT_INTO_SHIELDS, "when this castle is put into the shield zone to fortify a shield", effects)


def _put_face_up(event: int, more: str, zones: tuple[int, ...], effects: tuple[Effect, ...]) -> Trigger:
    english = f"when you put this creature into your shield zone face up{more}"
    return Trigger(events.PUT_INTO_SHIELDS | event, english, effects, zones=zones)


@word
def when_put_face_up(*effects: Effect) -> Trigger:
    """When you put this creature into your shield zone face up."""
    return _put_face_up(0, "", (zones.SHIELD,), effects)


@word
def when_put_or_put_face_up(*effects: Effect) -> Trigger:
    """When you put this creature into your shield zone face up, or into the battle zone."""
    return _put_face_up(events.PUT, " or into the battle zone", (zones.BATTLE, zones.SHIELD), effects)


@word
def when_put_or_attacks_or_put_face_up(*effects: Effect) -> Trigger:
    """When you put this creature into your shield zone face up, or into the battle zone, or whenever it attacks."""
    more = " or into the battle zone, or whenever it attacks"
    return _put_face_up(events.PUT | events.ATTACKS, more, (zones.BATTLE, zones.SHIELD), effects)


@word
def whenever_your_face_up_shield_is_broken(*effects: Effect) -> Trigger:
    """Whenever a shield of yours is broken that lies face up."""
    english = "whenever one of your face-up shields is broken"
    return Trigger(events.FACE_UP_BROKEN, english, effects, no_subject=True, whose=owners.YOURS)


@word
def whenever_put_into_your_shields(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a card that fits is put into your shield zone, in whatever way."""
    english = f"whenever {cards.anywhere().one_of()} is put into your shield zone"
    return Trigger(events.PUT_INTO_SHIELDS, english, effects, subject=cards, whose=owners.YOURS)


@word
def whenever_a_card_is_put_into_your_shields(*effects: Effect) -> Trigger:
    """Whenever a card is put into your shield zone, in whatever way, a castle too."""
    return Trigger(
        events.PUT_INTO_SHIELDS,
        "whenever a card is put into your shield zone",
        effects,
        subject=CARDS,
        whose=owners.YOURS,
    )


@word
def whenever_first_put_into_your_shields(*effects: Effect) -> Trigger:
    """Whenever a card is put into your shield zone that is the first one in the turn."""
    first = Condition(Amount(amounts.PUT_INTO_SHIELDS, "", argument=owners.YOURS), comparisons.IS_EQUAL, 1, "")
    english = "whenever a card is put into your shield zone for the first time in a turn"
    return Trigger(events.PUT_INTO_SHIELDS, english, effects, subject=CARDS, whose=owners.YOURS, condition=first)


@word
def whenever_you_put_from_graveyard(*effects: Effect) -> Trigger:
    """Whenever a card, an aura too, is put into the battle zone from your graveyard, by whatever effect of yours."""
    english = "whenever you put a card from your graveyard into the battle zone"
    return Trigger(events.FROM_GRAVEYARD, english, effects, subject=CARDS, whose=owners.YOURS)


@word
def whenever_put(cards: Cards, *effects: Effect, condition: Condition | None = None) -> Trigger:
    """Whenever a creature that fits is put into the battle zone."""
    english = f"whenever {cards.anywhere().one_of()} is put into the battle zone"
    return Trigger(events.PUT, english, effects, subject=cards, condition=condition)


@word
def whenever_first_creature_is_put(*effects: Effect) -> Trigger:
    """Whenever a creature is put into the battle zone that is the first one in the turn, whoever puts it."""
    first = Condition(Amount(amounts.CREATURES_PUT, ""), comparisons.IS_EQUAL, 1, "")
    english = "whenever a creature is put into the battle zone for the first time in a turn"
    return Trigger(events.PUT, english, effects, subject=CREATURES, condition=first)


@word
def whenever_attacks(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """Whenever this creature attacks."""
    return Trigger(events.ATTACKS, "whenever this creature attacks", effects, condition=condition)


@word
def whenever_one_attacks(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature attacks that fits when it is chosen to attack (506.3a)."""
    return Trigger(events.ATTACKS, f"whenever {cards.anywhere().one_of()} attacks", effects, subject=cards)


@word
def after_each_attack(*effects: Effect) -> Trigger:
    """After each attack of this creature."""
    return Trigger(events.END_OF_ATTACK, "after this creature attacks", effects)


@word
def when_put_or_attacks(*effects: Effect) -> Trigger:
    """When you put this creature, or whenever it attacks."""
    return Trigger(
        events.PUT | events.ATTACKS,
        "when you put this creature into the battle zone or whenever it attacks",
        effects,
    )


@word
def when_put_or_destroyed(*effects: Effect) -> Trigger:
    """When you put this creature, or when it is destroyed."""
    return Trigger(
        events.PUT | events.DESTROYED,
        "when you put this creature into the battle zone or when it is destroyed",
        effects,
    )


@word
def when_put_or_discarded_by_opponent(*effects: Effect) -> Trigger:
    """When you put this creature, or when an opponent's effect discards it."""
    return Trigger(
        events.PUT | events.DISCARDED,
        "when you put this creature into the battle zone or when it is discarded by your opponent's effect",
        effects,
        whose=owners.OPPONENTS,
    )


@word
def when_destroyed(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """When this creature is destroyed."""
    return Trigger(events.DESTROYED, "when this creature is destroyed", effects, condition=condition)


@word
def whenever_destroyed(cards: Cards, *effects: Effect, condition: Condition | None = None) -> Trigger:
    """Whenever a creature that fits is destroyed; once for each of several (603.2b)."""
    english = f"whenever {cards.anywhere().one_of()} is destroyed"
    return Trigger(events.DESTROYED, english, effects, subject=cards, condition=condition)


@word
def when_leaves(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """When this card leaves the battle zone."""
    return Trigger(events.LEAVES, "when this card leaves the battle zone", effects, condition=condition)


@word
def whenever_leaves(cards: Cards, *effects: Effect, condition: Condition | None = None) -> Trigger:
    """Whenever a creature that fits leaves the battle zone, wherever it goes."""
    english = f"whenever {cards.anywhere().one_of()} leaves the battle zone"
    return Trigger(events.LEAVES, english, effects, subject=cards, condition=condition)


_TO_GRAVEYARD = Condition(Amount(amounts.EVENT_NUMBER, ""), comparisons.IS_EQUAL, zones.GRAVEYARD, "")


@word
def when_put_into_graveyard(*effects: Effect) -> Trigger:
    """When this creature is put into the graveyard from the battle zone, destroyed or not."""
    english = "when this creature is put into your graveyard from the battle zone"
    return Trigger(events.LEAVES, english, effects, condition=_TO_GRAVEYARD)


@word
def when_leaves_for_use(*effects: Effect) -> Trigger:
    """When this creature leaves the battle zone for a zone from which it can be used (Mega Last Burst)."""
    number = Amount(amounts.EVENT_NUMBER, "")
    from_there = Condition(
        number, comparisons.IS_AT_LEAST, zones.HAND, "", also=Condition(number, comparisons.IS_AT_MOST, zones.MANA, "")
    )
    english = "when this creature leaves the battle zone for your hand, mana zone or graveyard"
    return Trigger(events.LEAVES, english, effects, condition=from_there)


@word
def when_put_into_graveyard_from_anywhere(*effects: Effect) -> Trigger:
    """When this creature is put into the graveyard, from whichever zone."""
    english = "when this creature is put into your graveyard from anywhere"
    return Trigger(events.INTO_GRAVEYARD, english, effects, zones=(zones.GRAVEYARD,))


@word
def whenever_enters_graveyard(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a card that fits is put into its owner's graveyard, from whichever zone: once for each."""
    whose = {owners.YOURS: "your", owners.OPPONENTS: "your opponent's"}.get(cards.whose, "a player's")
    what = replace(cards, whose=owners.ANYONES).anywhere().words(plural=False, article=True)
    english = f"whenever {what} is put into {whose} graveyard from anywhere"
    return Trigger(events.INTO_GRAVEYARD, english, effects, subject=cards)


@word
def whenever_your_shield_enters_graveyard(*effects: Effect) -> Trigger:
    """Whenever a card of your shield zone is put into the graveyard, for whatever reason: once for each."""
    from_shields = Condition(Amount(amounts.EVENT_NUMBER, ""), comparisons.IS_EQUAL, zones.SHIELD, "")
    english = "whenever a card is put into your graveyard from your shield zone"
    return AboutThat(events.INTO_GRAVEYARD, english, effects, subject=your(CARDS), condition=from_shields)


@word
def when_put_into_your_mana(*effects: Effect) -> Trigger:
    """When this card is put into the mana zone, from whichever zone."""
    return Trigger(events.INTO_MANA_FROM, "when this card is put into your mana zone", effects, zones=(zones.MANA,))


@word
def when_put_into_your_mana_from_hand(*effects: Effect) -> Trigger:
    """When this card is put into the mana zone from the hand."""
    from_hand = Condition(Amount(amounts.EVENT_NUMBER, ""), comparisons.IS_EQUAL, zones.HAND, "")
    english = "when this card is put into your mana zone from your hand"
    return Trigger(events.INTO_MANA_FROM, english, effects, zones=(zones.MANA,), condition=from_hand)


@word
def whenever_destroyed_or_from_under(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits is destroyed, or such a card goes to the graveyard from under a creature."""
    one = cards.anywhere().one_of()
    english = f"whenever {one} is destroyed or put into the graveyard from under a creature"
    return Trigger(events.DESTROYED | events.FROM_UNDER, english, effects, subject=cards)


@word
def when_put_or_chosen(*effects: Effect) -> Trigger:
    """When you put this creature, or whenever the opponent chooses it."""
    english = "when you put this creature into the battle zone or whenever your opponent chooses it"
    return Trigger(events.PUT | events.CHOSEN, english, effects)


@word
def whenever_chosen(*effects: Effect) -> Trigger:
    """Whenever your opponent chooses this creature for an effect (605.2b); attacking it is not choosing it."""
    return Trigger(events.CHOSEN, "whenever your opponent chooses this creature", effects)


@word
def whenever_put_into_graveyard(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits is put into the graveyard from the battle zone, destroyed or not."""
    english = f"whenever {cards.anywhere().one_of()} is put into the graveyard from the battle zone"
    return Trigger(events.LEAVES, english, effects, subject=cards, condition=_TO_GRAVEYARD)


@word
def when_attacks_or_leaves(*effects: Effect) -> Trigger:
    """Whenever this creature attacks, or when it leaves the battle zone."""
    return Trigger(events.ATTACKS | events.LEAVES, "whenever this creature attacks or leaves the battle zone", effects)


@word
def when_attacks_blocks_or_leaves(*effects: Effect) -> Trigger:
    """Whenever this creature attacks or blocks, or when it leaves the battle zone."""
    english = "whenever this creature attacks, blocks or leaves the battle zone"
    return Trigger(events.ATTACKS | events.BLOCKS | events.LEAVES, english, effects)


@word
def when_wins_battle(*effects: Effect) -> Trigger:
    """When this creature wins a battle."""
    return Trigger(events.WINS_BATTLE, "when this creature wins a battle", effects)


@word
def when_liberated(*effects: Effect) -> Trigger:
    """When this creature is liberated."""
    return Trigger(events.LIBERATED, "when this creature is liberated", effects)


@word
def when_ex_life_leaves(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """When this creature's EX Life shield leaves the shield zone, wherever it goes."""
    english = 'when this creature\'s "EX Life" shield leaves your shield zone'
    return Trigger(events.LIFE_LEAVES, english, effects, condition=condition)


@word
def whenever_is_attacked(*effects: Effect) -> Trigger:
    """Whenever this creature is attacked."""
    return Trigger(events.CREATURE_ATTACKED, "whenever this creature is attacked", effects)


@word
def whenever_one_is_attacked(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits is attacked."""
    english = f"whenever {cards.anywhere().one_of()} is attacked"
    return Trigger(events.CREATURE_ATTACKED, english, effects, subject=cards)


@word
def whenever_battles(*effects: Effect) -> Trigger:
    """Whenever this creature battles, before powers are compared (115.2)."""
    return Trigger(events.BATTLES, "whenever this creature battles", effects)


@word
def whenever_one_battles(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits battles, before powers are compared."""
    return Trigger(events.BATTLES, f"whenever {cards.anywhere().one_of()} battles", effects, subject=cards)


@word
def after_it_battles(*effects: Effect) -> Trigger:
    """After this creature has battled, whatever the result."""
    return Trigger(events.AFTER_BATTLE, "after this creature battles", effects)


@word
def whenever_blocks(*effects: Effect) -> Trigger:
    """Whenever this creature blocks."""
    return Trigger(events.BLOCKS, "whenever this creature blocks", effects)


@word
def whenever_becomes_blocked(*effects: Effect) -> Trigger:
    """Whenever this creature becomes blocked."""
    return Trigger(events.BECOMES_BLOCKED, "whenever this creature becomes blocked", effects)


@word
def whenever_becomes_tapped(*effects: Effect) -> Trigger:
    """Whenever this creature becomes tapped, by an attack, a block or an effect (105.6)."""
    return Trigger(events.TAPS, "whenever this creature becomes tapped", effects)


@word
def whenever_one_becomes_tapped(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits becomes tapped."""
    return Trigger(events.TAPS, f"whenever {cards.anywhere().one_of()} becomes tapped", effects, subject=cards)


_FOR_THE_FIRST_TIME = Condition(Amount(amounts.EVENT_NUMBER, ""), comparisons.IS_EQUAL, 1, "")


@word
def whenever_first_becomes_tapped(*effects: Effect) -> Trigger:
    """Whenever this creature becomes tapped that was not tapped before in the turn."""
    english = "whenever this creature becomes tapped for the first time in a turn"
    return Trigger(events.TAPS, english, effects, condition=_FOR_THE_FIRST_TIME)


@word
def whenever_one_first_becomes_tapped(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits becomes tapped that was not tapped before in the turn."""
    english = f"whenever {cards.anywhere().one_of()} becomes tapped for the first time in a turn"
    return Trigger(events.TAPS, english, effects, subject=cards, condition=_FOR_THE_FIRST_TIME)


@word
def whenever_untaps(*effects: Effect) -> Trigger:
    """Whenever this creature untaps, at the start of your turn or by an effect."""
    return Trigger(events.UNTAPS, "whenever this creature untaps", effects)


@word
def whenever_one_untaps(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits untaps, at the start of a turn or by an effect."""
    return Trigger(events.UNTAPS, f"whenever {cards.anywhere().one_of()} untaps", effects, subject=cards)


@word
def whenever_unblocked(*effects: Effect) -> Trigger:
    """Whenever this creature attacks and is not blocked."""
    return Trigger(events.UNBLOCKED, "whenever this creature attacks and isn't blocked", effects)


_AT_A_PLAYER = Condition(Amount(amounts.EVENT_NUMBER, ""), comparisons.IS_EQUAL, 1, "")


def _at_a_player(condition: Condition | None) -> Condition:
    """The condition, and that the attack is on a player, which the trigger says by itself."""
    if condition is None:
        return _AT_A_PLAYER
    return replace(both(condition, _AT_A_PLAYER), english=condition.english)


@word
def whenever_unblocked_at_player(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """Whenever this creature attacks the opponent and is not blocked."""
    english = "whenever this creature is attacking your opponent and isn't blocked"
    return Trigger(events.UNBLOCKED, english, effects, condition=_at_a_player(condition))


@word
def whenever_becomes_blocked_at_player(*effects: Effect, condition: Condition | None = None) -> Trigger:
    """Whenever this creature attacks the opponent and becomes blocked."""
    english = "whenever this creature is attacking your opponent and becomes blocked"
    return Trigger(events.BECOMES_BLOCKED, english, effects, condition=_at_a_player(condition))


@word
def whenever_attacks_player(*effects: Effect) -> Trigger:
    """Whenever this creature attacks a player, blocked or not."""
    return Trigger(events.ATTACKED, "whenever this creature attacks a player", effects)


@word
def whenever_one_attacks_player(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits attacks a player."""
    player = "you" if cards.whose == owners.OPPONENTS else "a player"  # nobody attacks themselves
    return Trigger(events.ATTACKED, f"whenever {cards.anywhere().one_of()} attacks {player}", effects, subject=cards)


@word
def whenever_attacks_creature(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever this creature attacks a creature that fits; "that creature" is the one attacked (506.3a)."""
    english = f"whenever this creature attacks {cards.anywhere().one_of()}"
    return Trigger(
        events.CREATURE_ATTACKED, english, effects, subject=cards, condition=replace(THIS_IS_ATTACKING, english="")
    )


@word
def whenever_one_blocks(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits blocks."""
    return Trigger(events.BLOCKS, f"whenever {cards.anywhere().one_of()} blocks", effects, subject=cards)


@word
def whenever_one_attacks_or_blocks(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits attacks or blocks."""
    english = f"whenever {cards.anywhere().one_of()} attacks or blocks"
    return Trigger(events.ATTACKS | events.BLOCKS, english, effects, subject=cards)


@word
def whenever_one_becomes_blocked(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits becomes blocked."""
    return Trigger(
        events.BECOMES_BLOCKED, f"whenever {cards.anywhere().one_of()} becomes blocked", effects, subject=cards
    )


@word
def whenever_one_becomes_blocked_at_player(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits attacks the opponent and becomes blocked."""
    english = f"whenever {cards.anywhere().one_of()} is attacking your opponent and becomes blocked"
    return Trigger(events.BECOMES_BLOCKED, english, effects, subject=cards, condition=_AT_A_PLAYER)


@word
def whenever_one_is_unblocked(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits attacks and is not blocked."""
    english = f"whenever {cards.anywhere().one_of()} attacks and isn't blocked"
    return Trigger(events.UNBLOCKED, english, effects, subject=cards)


@word
def whenever_one_is_unblocked_at_player(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits attacks the opponent and is not blocked."""
    english = f"whenever {cards.anywhere().one_of()} is attacking your opponent and isn't blocked"
    return Trigger(events.UNBLOCKED, english, effects, subject=cards, condition=_AT_A_PLAYER)


@word
def whenever_one_wins_battle(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits wins a battle."""
    return Trigger(events.WINS_BATTLE, f"whenever {cards.anywhere().one_of()} wins a battle", effects, subject=cards)


@word
def when_wins_battle_against(cards: Cards, *effects: Effect) -> Trigger:
    """When this creature wins a battle against a creature that fits."""
    such = Condition(Amount(amounts.BATTLING_SUCH, "", cards), comparisons.IS_EQUAL, 1, "")
    english = f"when this creature wins a battle against {cards.anywhere().one_of()}"
    return Trigger(events.WINS_BATTLE, english, effects, condition=such)


@word
def whenever_blocks_and_wins(*effects: Effect) -> Trigger:
    """Whenever this creature wins the battle of an attack that it has blocked."""
    blocking = replace(THIS_IS_BLOCKING, english="")
    return Trigger(events.WINS_BATTLE, "whenever this creature blocks and wins the battle", effects, condition=blocking)


@word
def whenever_breaks_shield(*effects: Effect) -> Trigger:
    """Whenever this creature breaks a shield: once for each."""
    return Trigger(events.BREAKS, "whenever this creature breaks a shield", effects)


@word
def whenever_broken_shield_triggers(*effects: Effect) -> Trigger:
    """Whenever the opponent uses a card of a shield that this creature broke by its shield trigger."""
    english = 'whenever your opponent uses the "shield trigger" ability of a shield that this creature broke'
    return Trigger(events.TRIGGERED_BREAK, english, effects, whose=owners.OPPONENTS)


@word
def whenever_one_breaks_shield(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits breaks a shield: once for each."""
    return Trigger(events.BREAKS, f"whenever {cards.anywhere().one_of()} breaks a shield", effects, subject=cards)


@word
def whenever_one_breaks_your_shield(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a creature that fits breaks one of your shields: once for each."""
    english = f"whenever {cards.anywhere().one_of()} breaks one of your shields"
    return Trigger(events.BREAKS, english, effects, subject=cards, whose=owners.YOURS)


@word
def whenever_your_shield_is_broken(*effects: Effect) -> Trigger:
    """Whenever one of your shields is broken, by whatever: once for each."""
    english = "whenever one of your shields is broken"
    return Trigger(events.SHIELD_BROKEN, english, effects, no_subject=True, whose=owners.YOURS)


@word
def whenever_your_shield_leaves(*effects: Effect) -> Trigger:
    """Whenever a card leaves your shield zone, broken or not: once for each, wherever it goes (Oshiokimoon)."""
    english = "whenever a card leaves your shield zone"
    return Trigger(events.SHIELD_LEAVES, english, effects, no_subject=True, whose=owners.YOURS)


@word
def whenever_opponents_shield_is_broken(*effects: Effect) -> Trigger:
    """Whenever one of your opponent's shields is broken, by whatever: once for each."""
    english = "whenever one of your opponent's shields is broken"
    return Trigger(events.SHIELD_BROKEN, english, effects, no_subject=True, whose=owners.OPPONENTS)


@word
def before_it_breaks_shields(*effects: Effect) -> Trigger:
    """When an attack of this creature is about to break the shields chosen (509.4)."""
    return Trigger(events.BEFORE_BREAK, "whenever this creature's attack would break shields", effects)


@word
def before_it_breaks_any_shields(*effects: Effect) -> Trigger:
    """When this creature is about to break shields, in an attack (509.4) or by an effect (603.7)."""
    english = "before this creature breaks one or more shields"
    return Trigger(events.BEFORE_BREAK | events.BEFORE_EFFECT_BREAKS, english, effects)


@word
def whenever_you_summon(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever you summon a creature that fits."""
    english = f"whenever you summon {cards.anywhere().words(plural=False, article=True)}"
    return Trigger(events.SUMMONED, english, effects, subject=your(cards))


@word
def when_summoned(*effects: Effect) -> Trigger:
    """When you summon this creature, and not when it is put into the battle zone in another way."""
    return Trigger(events.SUMMONED, "when you summon this creature", effects)


@word
def whenever_you_cast(cards: Cards, *effects: Effect, condition: Condition | None = None) -> Trigger:
    """Whenever you cast a spell that fits; the spell resolves first."""
    english = f"whenever you cast {cards.anywhere().words(plural=False, article=True)}"
    return Trigger(events.CAST, english, effects, subject=your(cards), condition=condition)


@word
def whenever_you_cast_from_hand(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever you cast a spell that fits from your hand; the spell resolves first."""
    english = f"whenever you cast {cards.anywhere().words(plural=False, article=True)} from your hand"
    return Trigger(events.CAST_FROM_HAND, english, effects, subject=your(cards))


@word
def whenever_opponent_puts_without_summoning(*effects: Effect) -> Trigger:
    """Whenever the opponent puts a creature on their own turn without summoning it."""
    not_summoned = Condition(
        Amount(amounts.PUT_HOW, ""), comparisons.IS_AT_LEAST, entering.BY_USE + 1, "", also=ON_OPPONENTS_TURN
    )
    return Trigger(
        events.PUT,
        "whenever your opponent puts a creature into the battle zone in any way except by summoning during their turn",
        effects,
        subject=your_opponents(CREATURES),
        condition=not_summoned,
    )


@word
def whenever_opponent_uses(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever the opponent uses a card that fits, from wherever."""
    english = f"whenever your opponent uses {cards.anywhere().words(plural=False, article=True)}"
    return Trigger(events.USED, english, effects, subject=your_opponents(cards), whose=owners.OPPONENTS)


@word
def whenever_opponent_uses_or_charges(*effects: Effect) -> Trigger:
    """Whenever the opponent uses a card, or puts one into their mana zone, on their own turn."""
    return Trigger(
        events.USED | events.PUT_INTO_MANA,
        "whenever your opponent uses a card or puts a card into their mana zone during their turn",
        effects,
        subject=your_opponents(CARDS),
        whose=owners.OPPONENTS,
        condition=replace(ON_OPPONENTS_TURN, english=""),
    )


@dataclass(frozen=True)
class SilentSkill(Trigger):
    """A silent skill: the rules check its condition, that the creature stays tapped."""

    def words(self) -> str:
        """The paragraph in English."""
        return self.label + sentences(in_context(self.effects, None)[0])


@word
def silent_skill(*effects: Effect) -> Trigger:
    """Silent skill: instead of untapping it at the start of your turn, use this (501.1a)."""
    return SilentSkill(events.SILENT_SKILL, "", effects, label="Silent skill: ")


@word
def whenever_opponent_summons_or_casts(*effects: Effect) -> Trigger:
    """Whenever the opponent summons a creature or casts a spell."""
    english = "whenever your opponent summons a creature or casts a spell"
    return Trigger(events.SUMMONED | events.CAST, english, effects, subject=your_opponents(CARDS))


_FOR_NO_COST = Condition(Amount(amounts.USED_FOR_NO_COST, ""), comparisons.IS_EQUAL, 1, "")


@word
def whenever_opponent_summons_or_casts_for_no_cost(*effects: Effect) -> Trigger:
    """Whenever the opponent summons a creature or casts a spell, and pays nothing for it."""
    english = "whenever your opponent summons a creature or casts a spell for no cost"
    return Trigger(
        events.SUMMONED | events.CAST, english, effects, subject=your_opponents(CARDS), condition=_FOR_NO_COST
    )


@word
def whenever_opponent_casts(cards: Cards, *effects: Effect, condition: Condition | None = None) -> Trigger:
    """Whenever the opponent casts a spell that fits; the spell resolves first."""
    english = f"whenever your opponent casts {cards.anywhere().words(plural=False, article=True)}"
    return Trigger(events.CAST, english, effects, subject=your_opponents(cards), condition=condition)


@word
def whenever_a_player_casts(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a player casts a spell that fits; the spell resolves first."""
    english = f"whenever a player casts {cards.anywhere().words(plural=False, article=True)}"
    return Trigger(events.CAST, english, effects, subject=replace(cards, whose=owners.ANYONES))


@word
def whenever_opponent_draws(*effects: Effect) -> Trigger:
    """Whenever the opponent draws a card: once for each card (114.2), and only for drawing (114.3)."""
    return Trigger(events.DRAWS, "whenever your opponent draws a card", effects, subject=your_opponents(CARDS))


_OF_THE_STEP = Condition(Amount(amounts.EVENT_NUMBER, ""), comparisons.IS_EQUAL, 1, "")
_OF_NO_STEP = Condition(Amount(amounts.EVENT_NUMBER, ""), comparisons.IS_EQUAL, 0, "")


@word
def whenever_you_draw_for_the_turn(*effects: Effect) -> Trigger:
    """Whenever you draw the card that the draw step gives you (502.1)."""
    english = "whenever you draw the card of your draw step"
    return Trigger(events.DRAWS, english, effects, subject=your(CARDS), condition=_OF_THE_STEP)


@word
def whenever_a_player_draws_first(*effects: Effect) -> Trigger:
    """Whenever a player draws the first card in a turn of their own, mostly the card of the draw step."""
    return Trigger(
        events.FIRST_DRAW, "whenever a player draws the first card in a turn of their own", effects, no_subject=True
    )


@word
def whenever_opponent_draws_for_the_turn(*effects: Effect) -> Trigger:
    """Whenever the opponent draws the card that their draw step gives them (502.1)."""
    english = "whenever your opponent draws the card of their draw step"
    return Trigger(events.DRAWS, english, effects, subject=your_opponents(CARDS), condition=_OF_THE_STEP)


@word
def whenever_opponent_draws_more(*effects: Effect) -> Trigger:
    """Whenever the opponent draws a card that is not the one of their draw step."""
    english = "whenever your opponent draws a card except the card of their draw step"
    return Trigger(events.DRAWS, english, effects, subject=your_opponents(CARDS), condition=_OF_NO_STEP)


_DISCARDS = {owners.YOURS: "you discard", owners.OPPONENTS: "your opponent discards"}


@word
def whenever_discards(cards: Cards, *effects: Effect, condition: Condition | None = None) -> Trigger:
    """Whenever the owner of the cards discards one of them: once for each (603.2b)."""
    who = _DISCARDS.get(cards.whose, "a player discards")
    english = f"whenever {who} {cards.anywhere().words(plural=False, article=True)}"
    return Trigger(events.DISCARDED, english, effects, subject=cards, condition=condition)


@word
def whenever_put_into_mana(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever a card that fits is put into its owner's mana zone, by whomever."""
    zone = {owners.YOURS: "your", owners.OPPONENTS: "your opponent's"}.get(cards.whose, "a player's")
    english = f"whenever {cards.anywhere().words(plural=False, article=True)} is put into {zone} mana zone"
    return Trigger(events.PUT_INTO_MANA, english, effects, subject=cards)


@word
def whenever_opponent_puts_mana_into_graveyard(*effects: Effect) -> Trigger:
    """Whenever an effect of the opponent puts a card of your mana zone into your graveyard: once for each (603.2b)."""
    english = "whenever your opponent puts a card from your mana zone into your graveyard"
    return Trigger(events.MANA_TO_GRAVEYARD, english, effects, subject=your(CARDS), whose=owners.OPPONENTS)


@word
def whenever_opponent_uses_shield_trigger(*effects: Effect) -> Trigger:
    """Whenever the opponent uses a card by its shield trigger; the card is used first."""
    english = 'whenever your opponent uses a "shield trigger" ability'
    return Trigger(events.USES_SHIELD_TRIGGER, english, effects, subject=your_opponents(CARDS))


@word
def whenever_you_use_guard_strike(*effects: Effect) -> Trigger:
    """Whenever you use the guard strike of a card that comes to your hand from the shields."""
    return Trigger(events.USES_GUARD_STRIKE, 'whenever you use "guard strike"', effects, subject=your(CARDS))


@word
def whenever_you_use_ninja_strike(cards: Cards, *effects: Effect) -> Trigger:
    """Whenever you have summoned one of the creatures by its Ninja Strike."""
    english = f'whenever you use the "Ninja Strike" ability of {your(cards).one_of()}'
    return Trigger(events.USES_NINJA_STRIKE, english, effects, subject=your(cards))


@word
def at_start_of_each_turn(*effects: Effect) -> Trigger:
    """At the start of each player's turns."""
    return Trigger(events.START_OF_TURN, "at the start of each turn", effects, no_subject=True)


@word
def at_end_of_each_turn(*effects: Effect) -> Trigger:
    """At the end of each player's turns."""
    return Trigger(events.END_OF_TURN, "at the end of each turn", effects, no_subject=True)


@word
def at_start_of_your_turn(*effects: Effect) -> Trigger:
    """At the start of each of your turns."""
    return Trigger(events.START_OF_TURN, "at the start of your turn", effects, no_subject=True, whose=owners.YOURS)


@word
def at_start_of_opponents_turn(*effects: Effect) -> Trigger:
    """At the start of each of your opponent's turns."""
    english = "at the start of your opponent's turn"
    return Trigger(events.START_OF_TURN, english, effects, no_subject=True, whose=owners.OPPONENTS)


@word
def at_end_of_your_turn(*effects: Effect) -> Trigger:
    """At the end of each of your turns."""
    return Trigger(events.END_OF_TURN, "at the end of your turn", effects, no_subject=True, whose=owners.YOURS)


EVOLVED_FROM_TAMASEED = Condition(
    Amount(amounts.PUT_ON, ""), comparisons.IS_EQUAL, entering.A_TAMASEED, "if this creature evolved from a tamaseed"
)
PUT_ON_NON_EVOLUTION = Condition(
    Amount(amounts.PUT_ON, ""), comparisons.IS_EQUAL, entering.A_NON_EVOLUTION, "onto a non-evolution creature"
)


@word
def at_end_of_opponents_turn(*effects: Effect) -> Trigger:
    """At the end of each of your opponent's turns."""
    return Trigger(
        events.END_OF_TURN, "at the end of your opponent's turn", effects, no_subject=True, whose=owners.OPPONENTS
    )


@word
def when_put_on_non_evolution(*effects: Effect) -> Trigger:
    """When you put this creature onto a non-evolution creature."""
    return Trigger(
        events.PUT,
        "when you put this creature",
        effects,
        condition=PUT_ON_NON_EVOLUTION,
    )


@word
def when_last_seal_leaves(*effects: Effect) -> Trigger:
    """When this card has no seals on it any more."""
    return Trigger(events.LAST_SEAL_LEAVES, "when the last seal leaves this creature", effects)


CORNER_NAMES = ("upper left", "upper right", "lower left", "lower right")


@word
def when_corner_is_unsealed(corner: FromOne, *effects: Effect) -> Trigger:
    """When the seal leaves this corner of this field: 1 to 4, from the upper left to the lower right."""
    if corner > len(CORNER_NAMES):
        raise DefinitionError(f"a field has {len(CORNER_NAMES)} corners")
    there = Condition(Amount(amounts.EVENT_NUMBER, ""), comparisons.IS_EQUAL, corner, "")
    english = f"when the seal leaves the {CORNER_NAMES[corner - 1]} corner of this creature"
    return Trigger(events.SEAL_LEAVES, english, effects, condition=there)


@word
def when_big_bang(*effects: Effect) -> Trigger:
    """When the cards of this creature have been flipped to it."""
    return Trigger(events.LIBERATED, "when this creature comes about", effects)


@word
def when_four_are_linked(*effects: Effect) -> Trigger:
    """When four nebulae are linked with this ceremony."""
    five = Condition(CARDS_OF_THIS, comparisons.IS_EQUAL, 5, "")
    return Trigger(
        events.CARDS_UNDER_CHANGE, "when the fourth nebula is linked with this creature", effects, condition=five
    )


@word
def when_this_comes_to_consist_of(number: FromOne, *effects: Effect) -> Trigger:
    """When this creature consists of that many cards, because one was put under it or left from there."""
    many = Condition(CARDS_OF_THIS, comparisons.IS_EQUAL, number, "")
    return Trigger(
        events.CARDS_UNDER_CHANGE, f"when this creature comes to consist of {number} cards", effects, condition=many
    )


@word
def whenever_opponent_puts_unsummoned(*effects: Effect) -> Trigger:
    """Whenever the opponent puts a creature without summoning it, in any turn."""
    english = "whenever your opponent puts a creature into the battle zone in any way except by summoning"
    not_summoned = Condition(Amount(amounts.PUT_HOW, ""), comparisons.IS_AT_LEAST, entering.BY_USE + 1, "")
    return Trigger(events.PUT, english, effects, subject=your_opponents(CREATURES), condition=not_summoned)


@word
def when_evolves(*effects: Effect) -> Trigger:
    """When a card is put on this creature and it evolves; "this creature" is then the evolved one (801.2)."""
    return Trigger(events.EVOLVES, "when this creature evolves", effects)


@word
def when_put_onto_another(*effects: Effect) -> Trigger:
    """When you put this creature onto another creature, wherever it came from."""
    return Trigger(events.LAID_ON, "when you put this creature onto another creature", effects)


@word
def final_revolution(*effects: Effect) -> Trigger:
    """Final Revolution: when put by Revolution Change, if it is the first Final Revolution this turn."""
    by_change = Condition(Amount(amounts.PUT_HOW, ""), comparisons.IS_EQUAL, entering.BY_REVOLUTION_CHANGE, "")
    first = Condition(
        Amount(amounts.KEYWORD_USES, "", argument=counted.FINAL_REVOLUTION),
        comparisons.IS_EQUAL,
        0,
        'if you haven\'t used another "Final Revolution" this turn',
    )
    used = plain(programs.COUNT_KEYWORD, "", keyword=counted.FINAL_REVOLUTION)
    return Trigger(
        events.PUT,
        'when you put this creature into the battle zone with "Revolution Change"',
        (FinalRevolution(first, (used, *effects)),),
        condition=by_change,
        label="Final Revolution: ",
    )


@dataclass(frozen=True)
class FinalRevolution(If):
    """The condition of a Final Revolution; counting its uses has no English."""

    def words(self) -> str:
        """The sentence in English."""
        return f"{self.condition.english}, {clause(self.effects[1:])}"
