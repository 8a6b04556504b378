"""What a creature's player may do while it can attack, and Dynamo, which can also be used as battles begin."""

from __future__ import annotations

from dataclasses import dataclass

from sim.cards.words.amounts import THIS_IS_UNTAPPED, Amount, Condition, count
from sim.cards.words.clauses import May, when, when_declared
from sim.cards.words.descriptions import CREATURES, your
from sim.cards.words.effects import clause, in_context
from sim.cards.words.english import sentence
from sim.cards.words.event_words import whenever_a_battle_begins
from sim.cards.words.keywords import Feature
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.nouns import THIS, THIS_CREATURE, Choose, choose
from sim.cards.words.plain_effects import plain
from sim.cards.words.rows import Rows
from sim.cards.words.verbs import Act, tap
from sim.engine.record.codes import amounts, comparisons, counted, descriptions, programs, statics, verbs, zones


@dataclass(frozen=True)
class BeforeAttacking(Feature):
    """What its player may do while it (or one of theirs) can attack, as often as that can be done (506.1a)."""

    offer: May
    label: str = ""
    for_any: bool = False

    def write(self, rows: Rows) -> None:
        """Write the row: it is offered with the attacks, and choosing it is saying yes."""
        effects = when_declared((self.offer,))
        first = self.offer.effects[0]
        noun = first.noun if isinstance(first, Act) else None
        possible = None
        if isinstance(noun, Choose):
            # How many lie under it is a number of this creature; which of them fit is seen when they are chosen.
            under = noun.cards.relation == descriptions.IS_UNDER_THIS
            number = Amount(amounts.UNDER_THIS, "") if under else count(noun.cards)
            possible = Condition(number, comparisons.IS_AT_LEAST, noun.number_in_full, "")
        rows.static(
            head=statics.BEFORE_ATTACKING,
            amount=statics.FOR_ANY_ATTACKER if self.for_any else 0,
            condition=rows.plain_condition(possible),
            program=rows.program(effects),
        )

    def words(self) -> str:
        """The paragraph in English."""
        (offer,), _ = in_context((self.offer,), THIS_CREATURE)
        who = "one of your creatures" if self.for_any else "this creature"
        return self.label + sentence(f"whenever {who} can attack, {clause((offer,))}")


def _ending(offer: May) -> May:
    """The offer, if it begins with moving cards of the battle zone: otherwise it would never end."""
    noun = offer.effects[0].noun if isinstance(offer.effects[0], Act) else None
    moves = isinstance(noun, Choose) and offer.effects[0].asks_for in verbs.MOVES_CARDS
    if not moves or not isinstance(noun, Choose) or noun.number_in_full == 0 or noun.cards.zones != (zones.BATTLE,):
        raise DefinitionError(f'"{offer.words()}": it begins with moving a card, so that it ends')
    return offer


@word
def whenever_able_to_attack(offer: May) -> BeforeAttacking:
    """Something that the player may do whenever this creature could attack, as often as it is possible."""
    return BeforeAttacking(_ending(offer))


@word
def whenever_yours_able_to_attack(offer: May) -> BeforeAttacking:
    """Something that the player may do whenever one of their creatures could attack, as often as it is possible."""
    return BeforeAttacking(_ending(offer), for_any=True)


_USES = plain(programs.COUNT_KEYWORD, "", keyword=counted.DYNAMOS)


@dataclass(frozen=True)
class Dynamo(Feature):
    """Dynamo: tapping this creature adds its power and abilities to another Dynamo (docs/keywords.md)."""

    number_of_triggers = 1  # for battles

    def _lends(self) -> Act:
        others = choose(1, your(CREATURES.race("Dynamo").other()))
        return Act(verbs.LEND, others, "add this creature's power and abilities to {} until the end of the turn")

    def write(self, rows: Rows) -> None:
        """Write the rows: instead of attacking, and whenever a battle begins."""
        rows.static(
            head=statics.TAP_ABILITY,
            program=rows.program((_USES, self._lends())),
        )
        lends = May((tap(THIS),), (_USES, self._lends()))
        whenever_a_battle_begins(when(THIS_IS_UNTAPPED, lends)).write(rows)

    def words(self) -> str:
        """The keyword."""
        return "Dynamo"


dynamo = Dynamo()
"""While it could attack, or as a battle begins, it may be tapped: another Dynamo has its power and abilities too."""
