"""The light cards."""

from sim.language import (
    CARDS,
    CREATURES,
    DARKNESS,
    DRAGONS,
    LIGHT,
    SHIELDS,
    SPELLS,
    THIS,
    YOURS_CAN_ATTACK_PLAYERS_ANYWAY,
    at_most,
    blocker,
    choose,
    choose_up_to,
    civilization_blocker,
    creature,
    double_breaker,
    draw,
    each_gets_power,
    each_has,
    every,
    give_power,
    goes_to_mana_after_casting,
    instead_of_being_destroyed,
    instead_of_graveyard,
    may,
    return_to_hand,
    shield_trigger,
    shieldify_from_deck,
    silent_skill,
    spell,
    survives_losing_to,
    tap,
    they_are,
    they_cant_attack,
    wave_striker,
    when,
    when_put,
    whenever_a_player_casts,
    whenever_one_attacks,
    whenever_put,
    your,
    your_opponents,
)
from sim.vocabulary import BATTLE, HAND, MANA, SHIELD

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
LIGHT_CARDS = (
    # --- creatures ---
    creature("Aless, the Oracle", LIGHT, 6, 1000, "Light Bringer", instead_of_graveyard(SHIELD)),
    creature(
        "Amnis, Holy Elemental", LIGHT, 7, 5000, "Angel Command",
        civilization_blocker(DARKNESS),
        survives_losing_to(CREATURES.civilization(DARKNESS)),
    ),
    creature("Chilias, the Oracle", LIGHT, 4, 2500, "Light Bringer", instead_of_being_destroyed(HAND)),
    creature(
        "Flohdani, the Spydroid", LIGHT, 4, 4000, "Soltrooper",
        silent_skill(tap(choose_up_to(2, your_opponents(CREATURES)))),
    ),
    creature(
        "Holy, Flash Guardian", LIGHT, 9, 3500, "Guardian",
        shield_trigger,
        blocker,
        when_put(tap(every(your_opponents(CREATURES)))),
    ),
    creature("Kaemira, the Oracle", LIGHT, 4, 1000, "Light Bringer", silent_skill(shieldify_from_deck(1))),
    creature(
        "Kilstine, Nebula Elemental", LIGHT, 7, 5000, "Angel Command",
        wave_striker(
            each_gets_power(your(CREATURES), 5000),
            each_has(your(CREATURES), blocker),
            each_has(your(CREATURES), double_breaker),
        ),
    ),
    creature(
        "Merlee, the Oracle", LIGHT, 2, 1500, "Light Bringer",
        wave_striker(each_gets_power(your(CREATURES), 1000)),
    ),
    creature(
        "Mihail, Celestial Elemental", LIGHT, 8, 4000, "Angel Command",
        instead_of_being_destroyed(BATTLE, CREATURES.other()),
    ),
    creature("Mist Rias, Sonic Guardian", LIGHT, 5, 2000, "Guardian", whenever_put(CREATURES.other(), may(draw(1)))),
    creature("Nariel, the Oracle", LIGHT, 4, 1000, "Light Bringer", they_cant_attack(CREATURES.power(at_least=3000))),
    creature(
        "Sol Galla, Halo Guardian", LIGHT, 2, 1000, "Guardian",
        blocker,
        whenever_a_player_casts(SPELLS, give_power(3000, THIS)),
    ),
    creature(
        "Thrumiss, Zephyr Guardian", LIGHT, 6, 3000, "Guardian",
        whenever_one_attacks(your(CREATURES), may(tap(choose(1, your_opponents(CREATURES))))),
    ),
    # --- spells ---
    spell("Diamond Cutter", LIGHT, 5, YOURS_CAN_ATTACK_PLAYERS_ANYWAY),
    spell(
        "Boomerang Comet", LIGHT, 6,
        shield_trigger,
        return_to_hand(choose(1, your(CARDS.in_zone(MANA)))),
        goes_to_mana_after_casting,
    ),
    spell(
        "DNA Spark", LIGHT, 6,
        shield_trigger,
        tap(every(your_opponents(CREATURES))),
        when(at_most(2, your(SHIELDS)), may(shieldify_from_deck(1))),
    ),
    spell(
        "Dracobarrier", LIGHT, 3,
        shield_trigger,
        tap(choose(1, your_opponents(CREATURES))),
        when(they_are(DRAGONS), shieldify_from_deck(1)),
    ),
    spell("Solar Ray", LIGHT, 2, shield_trigger, tap(choose(1, your_opponents(CREATURES)))),
)
