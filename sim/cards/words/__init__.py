"""The card language: what a card definition is made of, in the words of the game.

A definition reads like the card:

    creature("Bronze-Arm Tribe", NATURE, 3, 1000, "Beast Folk",
             when_put(charge_from_deck(1)))

    spell("Terror Pit", DARKNESS, 6,
          shield_trigger,
          destroy(choose(1, your_opponents(CREATURES))))

Every piece has rows (`write`, into those of `rows`) and English (`words`, for `sim.cards.wording`). There are no
pieces without rows: it is impossible to define an ability that the engine does not play. `docs/words.md` teaches the
language; `sim.engine.record.tables` describes the rows.

The files, in reading order; each imports only from those before it:

    codes          named numbers: FIRE, HAND, ACT_CAST, YOUR_NEXT_TURN
    english        articles, plurals, sentences
    misuse         what happens to a word that is used wrongly; `@word`
    descriptions   which cards a phrase refers to: your opponent's untapped creatures
    amounts        numbers and conditions: if you have no shields
    rows           the rows that the pieces below write: programs and abilities
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
    before_attacking  what its player may do while a creature can attack: dynamo, whenever_able_to_attack
    tap_abilities  what a creature does instead of attacking: tap_ability
    hyper_mode     what a creature has while its Hyper Mode is unleashed, and what unleashes it: hyperify
    statics        static abilities: gets_power, has, prohibits
    costs          what lets cards cost less or more: cost_less, sympathy
    battles        who attacks, blocks or battles whom, and breaks how much: cant_be_blocked_by
    replacements   what happens instead: instead_of_leaving, saves
    losing         who can't lose, and what saves from it: you_cant_lose
    shields        who chooses shields, and where they go: shields_go_to_mana
    lasting        abilities that an effect begins for a while: for_a_while
    payments       which payments and conditions other costs may have
    ways           how a card can be used: other costs, other zones: recycle, vividdraw
    evolving       what a creature is put on: evolves_from
    more_mana      what more mana is paid for: buzzrender, over_drive
    cheaper        what a card costs less for besides its cost: soul_shift
    kizuna_abilities  Kizuna: kizuna_plus
    around_shields  what a card does in the shield zone and on its way from there: strike_back
    sealing        cards with seals on them: starts_sealed
    ability_words  the name before an ability
    once           abilities that can be used once each turn, and what only they say
    mana           cards that lie face down in the mana zone, and how much mana cards yield
    gears          cross gears: generating, crossing, what that costs: cross, gears_cost_less
    auras          what happens when an aura is attached: when_attached, great_sin
    fields         Denjara Switch, which turns a field upside down
    gods           god_link
    faces          cards with several sides: release, psychic_link, when_dragsolved
    king_cells     what a King Creature is combined of: combines
    added_rules    what a rule plus card adds to the rules: starts_with_more_in_deck
    definitions    whole cards: creature, spell, impulse, cross_gear, field, weapon, fortress, twinpact

The words of a file are the public pieces and functions that it defines, and their types. This file gathers them, for
`from sim.cards.words import *`.
"""

# ruff: noqa: F403, F405 - gathering names is what this file is for

import importlib
import inspect
import pkgutil
from types import ModuleType
from typing import TYPE_CHECKING

from sim.cards.words.definitions import Card as Card
from sim.cards.words.misuse import DefinitionError as DefinitionError
from sim.cards.words.misuse import Misuse as Misuse
from sim.cards.words.misuse import Spoken

if TYPE_CHECKING:
    from sim.cards.words.ability_words import *
    from sim.cards.words.added_rules import *
    from sim.cards.words.amounts import *
    from sim.cards.words.around_shields import *
    from sim.cards.words.auras import *
    from sim.cards.words.battles import *
    from sim.cards.words.before_attacking import *
    from sim.cards.words.casting import *
    from sim.cards.words.cheaper import *
    from sim.cards.words.clauses import *
    from sim.cards.words.codes import *
    from sim.cards.words.costs import *
    from sim.cards.words.declared import *
    from sim.cards.words.definitions import *
    from sim.cards.words.descriptions import *
    from sim.cards.words.effects import *
    from sim.cards.words.event_words import *
    from sim.cards.words.evolving import *
    from sim.cards.words.faces import *
    from sim.cards.words.fields import *
    from sim.cards.words.gears import *
    from sim.cards.words.gods import *
    from sim.cards.words.hyper_mode import *
    from sim.cards.words.keywords import *
    from sim.cards.words.king_cells import *
    from sim.cards.words.kizuna_abilities import *
    from sim.cards.words.lasting import *
    from sim.cards.words.losing import *
    from sim.cards.words.mana import *
    from sim.cards.words.more_mana import *
    from sim.cards.words.nouns import *
    from sim.cards.words.once import *
    from sim.cards.words.plain_effects import *
    from sim.cards.words.prohibitions import *
    from sim.cards.words.replacements import *
    from sim.cards.words.sealing import *
    from sim.cards.words.shields import *
    from sim.cards.words.statics import *
    from sim.cards.words.tap_abilities import *
    from sim.cards.words.triggers import *
    from sim.cards.words.verbs import *
    from sim.cards.words.ways import *


def _is_word(thing: object, file: ModuleType) -> bool:
    """Whether a public name of a file is a word of the language, and not what words are made with."""
    if isinstance(thing, type):
        return issubclass(thing, Spoken | Card | Misuse | DefinitionError)
    if inspect.isfunction(thing):
        return hasattr(thing, "__wrapped__")
    return isinstance(thing, Spoken) or (isinstance(thing, int) and file.__name__.endswith(".codes"))


def _defined(file: ModuleType) -> dict[str, object]:
    """The public names that a file defines."""
    return {
        name: thing
        for name, thing in sorted(vars(file).items())
        if not name.startswith("_")
        and getattr(thing, "__module__", None) in (file.__name__, type(thing).__module__, None)
        and not isinstance(thing, ModuleType)
    }


WORDS: dict[str, object] = {}
for _file in pkgutil.iter_modules(__path__, f"{__name__}."):
    _module = importlib.import_module(_file.name)
    globals().update(_defined(_module))
    WORDS.update((name, thing) for name, thing in _defined(_module).items() if _is_word(thing, _module))
globals()["__all__"] = [*WORDS]
