"""The darkness cards."""

from sim.language import (
    CARDS,
    CREATURES,
    DARKNESS,
    DRAGONS,
    PICK_A_PLAYER,
    SHUFFLE_THAT_DECK,
    THIS,
    at_random,
    blocker,
    cant_attack,
    cant_attack_players,
    charger,
    choose,
    creature,
    destroy,
    discard,
    every,
    may,
    put_into_graveyard,
    return_to_hand,
    shield_trigger,
    spell,
    that_players,
    when_put,
    when_wins_battle,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.vocabulary import DECK, GRAVEYARD, HAND

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
THEIR_HAND = your_opponents(CARDS.in_zone(HAND))

DARKNESS_CARDS = (
    # --- creatures ---
    creature(
        "Bloody Squito", DARKNESS, 2, 4000, "Brain Jacker",
        blocker,
        cant_attack,
        when_wins_battle(destroy(THIS)),
    ),
    creature(
        "Dimension Splitter", DARKNESS, 3, 1000, "Brain Jacker",
        when_put(may(return_to_hand(every(your(DRAGONS.in_zone(GRAVEYARD)))))),
    ),
    creature("Gray Balloon, Shadow of Greed", DARKNESS, 3, 3000, "Ghost", blocker, cant_attack_players),
    creature(
        "Horrid Worm", DARKNESS, 3, 2000, "Parasite Worm",
        whenever_attacks(discard(at_random(1, THEIR_HAND))),
    ),
    creature(
        "Locomotiver", DARKNESS, 4, 1000, "Hedrian",
        shield_trigger,
        when_put(discard(at_random(1, THEIR_HAND))),
    ),
    # --- spells ---
    spell("Death Smoke", DARKNESS, 4, destroy(choose(1, your_opponents(CREATURES.untapped())))),
    spell("Lost Soul", DARKNESS, 7, discard(every(THEIR_HAND))),
    spell("Skeleton Vice", DARKNESS, 4, discard(at_random(2, THEIR_HAND))),
    spell(
        "Slash Charger", DARKNESS, 3,
        PICK_A_PLAYER,
        may(put_into_graveyard(choose(1, that_players(CARDS.in_zone(DECK))))),
        SHUFFLE_THAT_DECK,
        charger,
    ),
    spell("Terror Pit", DARKNESS, 6, shield_trigger, destroy(choose(1, your_opponents(CREATURES)))),
)
