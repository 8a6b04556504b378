"""The cards without a civilization."""

from sim.cards.words import (
    ACT_CAST,
    ACT_PUT_UNSUMMONED,
    BATTLE,
    CARDS,
    CREATURES,
    MANA,
    ON_OPPONENTS_TURN,
    SPELLS,
    ability_word,
    allows_only,
    at_least,
    choose,
    creature,
    double_breaker,
    prohibits,
    put_on_bottom_of_deck,
    speed_attacker,
    when,
    whenever_attacks,
    your,
    your_opponents,
)

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
COLORLESS_CARDS = (
    creature(
        "Golden the Johnny", 0, 7, 10000, "Jokers",
        speed_attacker,
        double_breaker,
        ability_word(
            "Master Blaster",
            whenever_attacks(
                when(
                    at_least(4, your(CARDS.race("Jokers").in_zone(BATTLE, MANA))),
                    put_on_bottom_of_deck(choose(1, your_opponents(CARDS))),
                )
            ),
        ),
        allows_only(1, ACT_CAST, your_opponents(SPELLS)),
    ),
    creature(
        "Senno, Brainwash", 0, 3, 4000, "Jokers",
        prohibits(ACT_PUT_UNSUMMONED, your_opponents(CREATURES), condition=ON_OPPONENTS_TURN),
    ),
)
