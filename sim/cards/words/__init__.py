"""The card language: what a card definition is made of, in the words of the game.

A definition reads like the card:

    creature("Bronze-Arm Tribe", NATURE, 3, 1000, "Beast Folk",
             when_put(charge_from_deck(1)))

    spell("Terror Pit", DARKNESS, 6,
          shield_trigger,
          destroy(choose(1, your_opponents(CREATURES))))

Every piece has rows (`write`, with the protocol of `rows`) and English (`words`, for `sim.cards.wording`). There are no
pieces without rows: it is impossible to define an ability that the engine does not play. `docs/words.md` teaches the
language; `sim.engine.record.tables` describes the rows.

The files, in reading order; each imports only from those before it:

    codes          named numbers: FIRE, HAND, ACT_CAST, YOUR_NEXT_TURN
    english        articles, plurals, sentences
    misuse         what happens to a word that is used wrongly; `@word`
    descriptions   which cards a phrase refers to: your opponent's untapped creatures
    amounts        numbers and conditions: if you have no shields
    rows           the protocol that the pieces below write themselves with
    mentions       what a text has spoken of last: it, they, that creature
    nouns          the cards that an effect acts on: choose(1, ...), every(...), THIS
    keywords       the paragraphs of a card, and those that are only present or absent: blocker
    effects        the sentences of a text: what they have in common
    casting        where a spell goes after it has been cast
    verbs          sentences that do something to cards: destroy, give_power
    plain_effects  sentences without a noun: draw, win the game
    prohibitions   sentences that forbid something for a while: prohibit
    clauses        sentences made of other sentences: may, when, one_of, for_each
    triggers       abilities that wait for one event or several
    event_words    the events, each declared once: when_put, at_end_of_your_turn
    declared       abilities that trigger in the hand and are declared: invasion, ninja_strike
    tap_abilities  what a creature does instead of attacking: tap_ability
    statics        static abilities and replacements of events: gets_power, sympathy
    lasting        abilities that an effect begins for a while: for_a_while
    ways           how a card can be used: evolution, other costs, Strike Back
    gears          cross gears: generating, crossing, what that costs: cross, gears_cost_less
    auras          what happens when an aura is attached: when_attached, great_sin
    fields         Denjara Switch, which turns a field upside down
    gods           god_link
    faces          cards with several sides: release, psychic_link, when_dragsolved
    king_cells     what a King Creature is combined of: combines
    added_rules    what a rule plus card adds to the rules: starts_with_more_in_deck
    definitions    whole cards: creature, spell, impulse, cross_gear, field, weapon, fortress, twinpact

This file defines nothing. It gathers the public words of the others, their `__all__`, for
`from sim.cards.words import *`.
"""

# ruff: noqa: F403 - gathering names is what this file is for

from sim.cards.words import (
    added_rules,
    amounts,
    auras,
    casting,
    clauses,
    codes,
    declared,
    definitions,
    descriptions,
    effects,
    event_words,
    faces,
    fields,
    gears,
    gods,
    keywords,
    king_cells,
    lasting,
    mana,
    misuse,
    nouns,
    once,
    plain_effects,
    prohibitions,
    statics,
    tap_abilities,
    triggers,
    verbs,
    ways,
)
from sim.cards.words.added_rules import *
from sim.cards.words.amounts import *
from sim.cards.words.auras import *
from sim.cards.words.casting import *
from sim.cards.words.clauses import *
from sim.cards.words.codes import *
from sim.cards.words.declared import *
from sim.cards.words.definitions import *
from sim.cards.words.descriptions import *
from sim.cards.words.effects import *
from sim.cards.words.event_words import *
from sim.cards.words.faces import *
from sim.cards.words.fields import *
from sim.cards.words.gears import *
from sim.cards.words.gods import *
from sim.cards.words.keywords import *
from sim.cards.words.king_cells import *
from sim.cards.words.lasting import *
from sim.cards.words.mana import *
from sim.cards.words.misuse import *
from sim.cards.words.nouns import *
from sim.cards.words.once import *
from sim.cards.words.plain_effects import *
from sim.cards.words.prohibitions import *
from sim.cards.words.statics import *
from sim.cards.words.tap_abilities import *
from sim.cards.words.triggers import *
from sim.cards.words.verbs import *
from sim.cards.words.ways import *

__all__: list[str] = []
__all__ += added_rules.__all__
__all__ += amounts.__all__
__all__ += auras.__all__
__all__ += casting.__all__
__all__ += clauses.__all__
__all__ += codes.__all__
__all__ += declared.__all__
__all__ += definitions.__all__
__all__ += descriptions.__all__
__all__ += effects.__all__
__all__ += event_words.__all__
__all__ += fields.__all__
__all__ += faces.__all__
__all__ += gears.__all__
__all__ += gods.__all__
__all__ += keywords.__all__
__all__ += king_cells.__all__
__all__ += lasting.__all__
__all__ += mana.__all__
__all__ += misuse.__all__
__all__ += nouns.__all__
__all__ += once.__all__
__all__ += plain_effects.__all__
__all__ += prohibitions.__all__
__all__ += statics.__all__
__all__ += tap_abilities.__all__
__all__ += triggers.__all__
__all__ += verbs.__all__
__all__ += ways.__all__
