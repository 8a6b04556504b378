"""The light cards."""

from sim.language import (
    CREATURES,
    LIGHT,
    SHIELDS,
    at_most,
    blocker,
    choose_up_to,
    creature,
    every,
    may,
    shield_trigger,
    shieldify_from_deck,
    silent_skill,
    spell,
    tap,
    when,
    when_put,
    your,
    your_opponents,
)

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
LIGHT_CARDS = (
    # --- creatures ---
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
    # --- spells ---
    spell(
        "DNA Spark", LIGHT, 6,
        shield_trigger,
        tap(every(your_opponents(CREATURES))),
        when(at_most(2, your(SHIELDS)), may(shieldify_from_deck(1))),
    ),
)
