"""What a card is paid with besides its cost: which conditions, civilizations and payments its text may name.

The words that use them are in `ways` and the files after it.
"""

from sim.cards.words.amounts import Condition
from sim.cards.words.effects import Effect
from sim.cards.words.english import listed
from sim.cards.words.misuse import DefinitionError
from sim.cards.words.nouns import Choose, Several, choose
from sim.cards.words.plain_effects import mill_from_deck
from sim.cards.words.verbs import Act
from sim.engine.record.codes import civilizations, owners, verbs

civilization_bits = tuple(civilizations.NAMES)  # a name that words can be given hides the module

# Verbs that always succeed with the cards chosen; tapping succeeds with untapped ones.
PAYMENTS = (
    verbs.REVEAL,
    verbs.DESTROY,
    verbs.DISCARD,
    verbs.TAP,
    verbs.TO_HAND,
    verbs.TO_MANA,
    verbs.TO_GRAVEYARD,
    verbs.TO_DECK_TOP,
    verbs.TO_DECK_BOTTOM,
)


def check_condition(condition: Condition | None) -> None:
    """Refuse a condition about this creature where it is not in the battle zone yet."""
    if condition is not None and condition.about_this:
        raise DefinitionError(f'"{condition.words()}": it never happens: the card is not in the battle zone then')


def all_named(bits: int) -> str:
    """Civilizations in English, each of which is needed."""
    if bits & ~sum(civilizations.NAMES):
        raise DefinitionError(f"{bits} is not a civilization")
    return listed([name for bit, name in civilizations.NAMES.items() if bits & bit], "and")


def check_payment(payment: tuple[Effect, ...]) -> None:
    """Raise DefinitionError unless the engine can check in advance that the whole payment is possible."""
    taken: set[tuple[int, int]] = set()
    for effect in payment:
        if effect == mill_from_deck(1):
            continue  # nobody has an empty deck
        noun = effect.noun if isinstance(effect, Act) else None
        verb = effect.verb if isinstance(effect, Act) else verbs.NO_VERB
        for choice in noun.choices if isinstance(noun, Several) else (noun,):
            # Before anything is paid, the engine counts the cards for each choice separately.
            number = choice.most if isinstance(choice, Choose) else None
            if not isinstance(choice, Choose) or type(number) is not int or choice != choose(number, choice.cards):
                raise DefinitionError(f'"{effect.words()}": a payment is made of choose(...)')
            places = {(zone, choice.cards.whose) for zone in choice.cards.zones}
            if choice.cards.whose != owners.YOURS or choice.cards.also or places & taken:
                raise DefinitionError(f'"{effect.words()}": each choice needs one of your zones to itself')
            taken |= places
            if verb not in PAYMENTS or (verb == verbs.TAP and choice.cards.is_tapped is not False):
                raise DefinitionError(f'"{effect.words()}": it may turn out to be impossible')
