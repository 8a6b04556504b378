"""The water cards."""

from sim.language import (
    CREATURES,
    WATER,
    blocker,
    cant_attack,
    cant_be_blocked,
    choose,
    choose_up_to,
    creature,
    double_breaker,
    draw,
    draw_up_to,
    every,
    evolves_from,
    may,
    put_on_top_of_deck,
    return_to_hand,
    shield_trigger,
    spell,
    when_put,
    your_opponents,
)
from sim.vocabulary import BLOCKER

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
LIQUID_PEOPLE = CREATURES.race("Liquid People")

WATER_CARDS = (
    # --- creatures ---
    creature("Aqua Guard", WATER, 1, 2000, "Liquid People", blocker, cant_attack),
    creature("Aqua Hulcus", WATER, 3, 2000, "Liquid People", when_put(may(draw(1)))),
    creature(
        "Aqua Sniper", WATER, 8, 5000, "Liquid People",
        when_put(return_to_hand(choose_up_to(2, CREATURES))),
    ),
    creature(
        "Aqua Surfer", WATER, 6, 2000, "Liquid People",
        shield_trigger,
        when_put(may(return_to_hand(choose(1, CREATURES)))),
    ),
    creature("Aqua Vehicle", WATER, 2, 1000, "Liquid People"),
    creature(
        "Corile", WATER, 5, 2000, "Cyber Lord",
        when_put(put_on_top_of_deck(choose(1, your_opponents(CREATURES)))),
    ),
    creature("Hunter Fish", WATER, 2, 3000, "Fish", blocker, cant_attack),
    creature("Phantom Fish", WATER, 3, 4000, "Gel Fish", blocker, cant_attack),
    # --- evolution creatures ---
    creature(
        "Crystal Lancer", WATER, 6, 8000, "Liquid People",
        evolves_from(LIQUID_PEOPLE),
        cant_be_blocked,
        double_breaker,
    ),
    creature(
        "Crystal Paladin", WATER, 4, 5000, "Liquid People",
        evolves_from(LIQUID_PEOPLE),
        when_put(return_to_hand(every(CREATURES.having(BLOCKER)))),
    ),
    # --- spells ---
    spell("Brain Serum", WATER, 4, shield_trigger, draw_up_to(2)),
    spell("Cyber Brain", WATER, 4, shield_trigger, draw_up_to(3)),
    spell("Energy Stream", WATER, 3, draw(2)),
    spell("Spiral Gate", WATER, 2, shield_trigger, return_to_hand(choose(1, CREATURES))),
    spell("Teleportation", WATER, 5, return_to_hand(choose_up_to(2, CREATURES))),
)
