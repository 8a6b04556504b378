"""The features of a position that a value weighs: what each is called, what it says, and its place among them."""

from dataclasses import dataclass
from typing import Final

from sim.engine.record.codes import numbers


@dataclass(frozen=True)
class Feature:
    """A number that is read from a position: its name in files of values, and a sentence about it."""

    name: str
    sentence: str


_of_a_side: list[Feature] = []
_of_the_position: list[Feature] = []


def _side(name: str, sentence: str) -> int:
    """A feature of each player; returns its place among them."""
    _of_a_side.append(Feature(name, sentence))
    return len(_of_a_side) - 1


def _steps(name: str, sentence: str, first: int, last: int) -> int:
    """A feature for each number from `first` to `last`: whether there are at least this many."""
    place = len(_of_a_side)
    for number in range(first, last + 1):
        _side(f"{name}-{number}", sentence.format(number))
    return place


# --- Features of a side: counts ---
SHIELDS: Final = _steps("shields", "{} shields or more", 1, 7)
HAND_CARDS: Final = _steps("hand", "{} cards in the hand or more", 1, 7)
MANA_CARDS: Final = _steps("mana", "{} cards in the mana zone or more", 1, 10)
DECK_CARDS: Final = _side("deck", "cards in the deck, in tens")
DECK_LOW: Final = _side("deck-8", "8 cards in the deck or fewer")
DECK_LOWER: Final = _side("deck-3", "3 cards in the deck or fewer")
OUTLASTS: Final = _side(
    "outlasts", "by how many cards its deck is larger, up to 5, in fives, as the smaller one runs out"
)
GRAVE: Final = _side("graveyard", "cards in the graveyard, in tens")
SHIELD_TRIGGERS: Final = _side("shield-triggers", "cards with a shield trigger among the shields, known or as dealt")
SHIELDS_FACE_UP: Final = _side("face-up-shields", "cards that lie face up in the shield zone, castles among them")
HYPERSPATIAL_CARDS: Final = _side("hyperspatial", "cards in the hyperspatial zone, in tens")
GR_CARDS: Final = _side("ultra-gr", "cards in the ultra-GR zone, in tens")
CIVILIZATIONS: Final = _side("civilizations", "civilizations in the mana zone")
MANA_COST: Final = _side("mana-cost", "what the cards in the mana zone cost, in tens")
MANA_TRIGGERS: Final = _side("mana-triggers", "cards with a shield trigger in the mana zone")
MANA_SPELLS: Final = _side("mana-spells", "spells in the mana zone")

# --- Its creatures ---
CREATURES: Final = _side("creatures", "creatures in the battle zone, without sealed ones")
POWER: Final = _side("power", "their power, up to 15000 each, in 5000s")
POWER_3000: Final = _side("power-3000", "creatures with 3000 power or more")
POWER_5000: Final = _side("power-5000", "creatures with 5000 power or more")
POWER_7000: Final = _side("power-7000", "creatures with 7000 power or more")
POWER_10000: Final = _side("power-10000", "creatures with 10000 power or more")
COST: Final = _side("cost", "what the creatures cost, up to 12 each, in fives")
ATTACKERS: Final = _side("attackers", "creatures that can attack a player")
WALLS: Final = _side("walls", "creatures that cannot attack at all")
BREAKS: Final = _side("breaks", "shields that the attackers break, up to 4 each")
DOUBLE: Final = _side("double-breakers", "attackers that break two shields or more")
TRIPLE: Final = _side("triple-breakers", "attackers that break three shields or more")
BLOCKERS: Final = _side("blockers", "blockers")
READY_BLOCKERS: Final = _side("untapped-blockers", "blockers that are untapped")
TAPPED: Final = _side("tapped", "creatures that are tapped")
TAPPED_COST: Final = _side("tapped-cost", "what the tapped creatures cost, in fives")
SLAYERS: Final = _side("slayers", "slayers")
UNBLOCKABLE: Final = _side("unblockable", "attackers that cannot be blocked")
SPEED: Final = _side("speed-attackers", "speed attackers")
EVOLVED: Final = _side("evolution-creatures", "evolution creatures")
WAITING: Final = _side("triggered-abilities", "creatures with abilities that wait for something")
STATIC: Final = _side("static-abilities", "creatures and other cards in the battle zone with static abilities")
TAP_ABILITIES: Final = _side("tap-abilities", "creatures with a tap ability")
SEALED: Final = _side("sealed", "cards that are sealed")
SEALS: Final = _side("seals", "seals that lie on them")
LINKED: Final = _side("linked-gods", "creatures that consist of linked Gods")
UNDER: Final = _side("cards-under", "cards that lie under its creatures, up to 4 each")
GEARS: Final = _side("gears", "cross gears")
CROSSED: Final = _side("crossed", "cross gears that are crossed")
OTHERS: Final = _side("other-cards", "other cards in the battle zone that are no creatures")

# --- ... next to the creatures of the other side ---
PREY: Final = _side("prey", "tapped creatures of the other player that an attacker of this side would beat")
PREY_COST: Final = _side("prey-cost", "what these cost, in fives")
RULES_BATTLES: Final = _side("strongest", "whether its strongest creature is stronger than the other player's")
UNBEATEN: Final = _side("unbeaten", "creatures that are stronger than all creatures of the other player")
FREE_ATTACKERS: Final = _side("free-attackers", "attackers more than the other player has untapped blockers")
PRESSURE: Final = _side("pressure", "attackers times shields of the other player, in tens")
WINS: Final = _side("wins", "its attackers can win in its next turn against every block of the blockers untapped now")
SHORT_1: Final = _side("wins-with-1", "... or could if one shield fewer were left")
SHORT_2: Final = _side("wins-with-2", "... or two fewer")
SHORT_4: Final = _side("wins-with-4", "... or four fewer")

# --- The hand, and what mana pays next turn ---
HAND_CHEAP: Final = _side("hand-creatures-1-2", "creatures in the hand that cost 1 or 2")
HAND_3: Final = _side("hand-creatures-3", "creatures in the hand that cost 3")
HAND_4: Final = _side("hand-creatures-4", "creatures in the hand that cost 4")
HAND_5: Final = _side("hand-creatures-5", "creatures in the hand that cost 5")
HAND_6: Final = _side("hand-creatures-6", "creatures in the hand that cost 6")
HAND_DEAR: Final = _side("hand-creatures-7", "creatures in the hand that cost 7 or more")
HAND_SPELLS: Final = _side("hand-spells", "spells in the hand")
HAND_TRIGGERS: Final = _side("hand-triggers", "cards with a shield trigger in the hand")
HAND_BLOCKERS: Final = _side("hand-blockers", "blockers in the hand")
HAND_SPEED: Final = _side("hand-speed-attackers", "speed attackers in the hand that mana pays next turn")
HAND_EVOLVES: Final = _side("hand-evolutions", "evolution creatures in the hand that have a base in the battle zone")
HAND_BASELESS: Final = _side("hand-baseless", "evolution creatures in the hand that have none")
HAND_OFF: Final = _side("hand-off-color", "cards in the hand of a civilization that the mana zone lacks")
HAND_COST: Final = _side("hand-cost", "what the cards in the hand cost, up to 10 each, in twenties")
PAYS_NOW: Final = _side("pays", "cards in the hand that mana pays next turn, up to 4")
PAYS_DEAR: Final = _side("pays-most", "the cost of the most expensive of them, in fives")
PAYS_ALL: Final = _side("pays-in-all", "the mana that can be spent on them next turn, in fives")
PAYS_LATER: Final = _side("pays-later", "cards in the hand that one mana more than that pays")
PAYS_MUCH_LATER: Final = _side("pays-two-turns-later", "cards in the hand that two mana more than that pays")
SIDE_FEATURES: Final = len(_of_a_side)
FEATURES: Final[tuple[Feature, ...]] = (
    *(Feature(f"own-{one.name}", one.sentence) for one in _of_a_side),
    *(Feature(f"their-{one.name}", one.sentence) for one in _of_a_side),
    Feature("late", "mana of both players, up to 16, in sixteens"),
    Feature("always", "1 in every position"),
)
WIDTH: Final = len(FEATURES)
LATE: Final = WIDTH - 2
ALWAYS: Final = WIDTH - 1

# --- Weights of cards: how many of a kind lie in each of these places ---
CARD_PLACES: Final = ("own battle zone", "own hand", "own mana zone", "their battle zone")
OWN_BATTLE: Final = 0
OWN_HAND: Final = numbers.KINDS
OWN_MANA: Final = 2 * numbers.KINDS
THEIR_BATTLE: Final = 3 * numbers.KINDS
CARD_COLUMNS: Final = len(CARD_PLACES) * numbers.KINDS
WEIGHTS: Final = WIDTH + CARD_COLUMNS  # those of the features, and those of the cards
