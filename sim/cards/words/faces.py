"""Cards with several sides: awakening and dragsolution, flipping back, linking, and the creature of a weapon."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace

from sim.cards.words.amounts import at_least, both, number_reaches
from sim.cards.words.descriptions import CREATURES, FORTRESSES, THE_EQUIPPED, Cards, your
from sim.cards.words.effects import Effect
from sim.cards.words.english import listed
from sim.cards.words.keywords import Keyword
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, word
from sim.cards.words.nouns import THIS, Noun, choose, every
from sim.cards.words.rows import Rows
from sim.cards.words.triggers import Trigger, trigger
from sim.cards.words.verbs import Act
from sim.engine.record.codes import amounts, card_types, events, keywords, owners, verbs

FLIP_TO_HIGHER_SIDE = Act(verbs.FLIP, THIS, "flip {} to its higher cost side")
FLIP_TO_LOWER_SIDE = Act(verbs.FLIP_BACK, THIS, "flip {} to its lower cost side")
DRAGSOLVE_THIS = Act(verbs.FLIP, THIS, "flip {} to its creature side and untap it", card_types.CREATURE)
DRAGSOLVE_ONTO_THE_EQUIPPED = Act(
    verbs.FLIP, THIS, "flip {} to its creature side, which evolves from the equipped creature", card_types.CREATURE
)
FLIP_TO_FORTRESS = Act(verbs.FLIP, THIS, "flip {} to its fortress side", card_types.FORTRESS)
PSYCHIC_CREATURE_AWAKENED = number_reaches(
    amounts.AWAKENED, 1, "if another of your psychic creatures awakened this turn"
)
EQUIPPED_IS_TAPPED = replace(at_least(1, THE_EQUIPPED.tapped()), english="if the equipped creature is tapped")


@word
def dragsolve_all(cards: Cards) -> Act:
    """Flip all draghearts to their creature side, and untap those that flip."""
    return Act(verbs.FLIP, every(cards), "flip {} to their creature side and untap them", card_types.CREATURE)


BIG_BANG_WITH_CORES = Act(verbs.BIG_BANG, THIS, "if no seals are on {}, flip it with its cores to one creature")
BIG_BANG_WITH_NEBULAE = Act(verbs.BIG_BANG, THIS, "flip {} with its nebulae to one creature")
LINK_THIS_NEBULA = Act(verbs.LINK_NEBULA, THIS, "link {} with your ceremony")

release = Keyword(
    keywords.FLIPS_BACK,
    "Release: When this creature would leave the battle zone, flip it to its lower cost side instead",
    is_sentence=True,
)
dragon_evade = Keyword(
    keywords.FLIPS_BACK,
    "Dragon Evade: When this creature would leave the battle zone, flip it to its fortress side instead",
    is_sentence=True,
)
link_release = Keyword(
    keywords.LINK_RELEASE,
    "Link Release: When this creature would leave the battle zone, only one of its cells of your choice leaves it, and "
    "the other cells flip and are creatures of their own again",
    is_sentence=True,
)


@word
def return_to_hyperspatial(noun: Noun) -> Act:
    """Return draghearts of the battle zone to your hyperspatial zone."""
    return Act(verbs.TO_HYPERSPATIAL, noun, "return {} to your hyperspatial zone")


@word
def have_the_equipped_battle(noun: Noun) -> Act:
    """Have the creature that this weapon is equipped to battle it (115.1a)."""
    return Act(verbs.FIGHT, noun, "have the equipped creature battle {}")


# --- Linking ---
@dataclass(frozen=True)
class LinkThem(Effect):
    """Link cards of these names with this one; they flip and are one creature (805.1c, 808.1)."""

    names: tuple[str, ...]
    described: Cards
    english: str
    tells_whether_done = True
    asks_for = verbs.LINK

    def write(self, rows: Rows) -> None:
        """Write the steps: one card of each name is "them"."""
        for at, name in enumerate(self.names):
            noun = choose(1, replace(self.described, name_in_full=name))
            replace(noun, in_addition=at > 0).write(rows, verbs.LINK)
        Act(verbs.LINK, THIS, "").write_action(rows)

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The effect itself, in any text; what was mentioned stays so."""
        return self, mention

    def words(self) -> str:
        """The sentence in English."""
        return self.english


SUPER_DRAGSOLUTION = "Super Dragsolution: "
TO_CREATURE = "flip them and this card one by one to their creature side and link them"


def _linking(label: str, event: int, english: str, names: tuple[str, ...], cards: Cards, done: str) -> Trigger:
    if not names or len(set(names)) < len(names):
        raise DefinitionError("it takes the names of the other cards, each once")
    conditions = [at_least(1, replace(cards, name_in_full=name)) for name in names]
    quoted = listed([f'"{name}"' for name in names], "and")
    condition = replace(functools.reduce(both, conditions), english=f"if you have {quoted} in the battle zone")
    effects = (LinkThem(names, cards, done),)
    whose = owners.YOURS if event == events.START_OF_TURN else 0
    others = None if event == events.START_OF_TURN else cards
    return trigger(
        event, english, effects, others, event == events.START_OF_TURN, whose=whose, condition=condition, label=label
    )


HIGHER_SIDE = "to this creature and flip this creature to its higher cost side"


def _to_higher_side(names: tuple[str, ...]) -> str:
    """What a psychic link does."""
    return f"link {'it' if len(names) == 1 else 'them'} {HIGHER_SIDE}"


@word
def psychic_link(*names: str) -> Trigger:
    """Psychic Link: at the start of your turn, this creature links with others of these names if you have them all."""
    return _linking(
        "Psychic Link: ",
        events.START_OF_TURN,
        "at the start of your turn,",
        names,
        your(CREATURES.psychic()),
        _to_higher_side(names),
    )


@word
def victory_psychic_link(*names: str) -> Trigger:
    """Victory Psychic Link: this creature links as soon as you have the others of these names."""
    return _as_soon_as_put("Victory Psychic Link: ", names)


@word
def ganpar_psychic_link(*names: str) -> Trigger:
    """Ganpar Psychic Link: the same as Victory Psychic Link; the creatures become a field."""
    return _as_soon_as_put("Ganpar Psychic Link: ", names)


def _as_soon_as_put(label: str, names: tuple[str, ...]) -> Trigger:
    cards = your(CREATURES.psychic())
    event = f"whenever {cards.anywhere().one_of()} is put into the battle zone,"
    return _linking(label, events.PUT, event, names, cards, _to_higher_side(names))


@word
def super_dragsolution(*names: str) -> Trigger:
    """Super Dragsolution: this card and the others of these names link as soon as you have them all."""
    cards = your(FORTRESSES)
    event = f"whenever {cards.anywhere().one_of()} is put into the battle zone,"
    return _linking(SUPER_DRAGSOLUTION, events.PUT, event, names, cards, TO_CREATURE)
