"""The light cards."""

from sim.language import (
    CREATURES,
    LIGHT,
    SHIELDS,
    at_most,
    blocker,
    creature,
    every,
    may,
    shield_trigger,
    shieldify_from_deck,
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
        "Holy, Flash Guardian", LIGHT, 9, 3500, "Guardian",
        shield_trigger,
        blocker,
        when_put(tap(every(your_opponents(CREATURES)))),
    ),
    # --- spells ---
    spell(
        "DNA Spark", LIGHT, 6,
        shield_trigger,
        tap(every(your_opponents(CREATURES))),
        when(at_most(2, your(SHIELDS)), may(shieldify_from_deck(1))),
    ),
)
