"""The Forbidden cards: an impulse that starts the game sealed, and the creature on its other face."""

from sim.cards.words import (
    CREATURES,
    FIRE,
    FORBIDDEN,
    SPELLS,
    cant_be_chosen_by,
    cant_leave,
    creature,
    every,
    impulse,
    liberates,
    loses_outside,
    seal,
    starts_sealed,
    triple_breaker,
    when_liberated,
    your_opponents,
)

# A card's facts stay together on its first line, as they stand on the card.
# fmt: off
FORBIDDEN_CARDS = (
    impulse(
        "Forbidden ~The Sealed X~", FIRE, 0,
        starts_sealed(6),
        cant_leave,
        liberates,
        other_face=creature(
            "Dokindam X, The Legendary Forbidden", FIRE, 99, 99999, "",
            triple_breaker,
            when_liberated(seal(every(your_opponents(CREATURES)))),
            cant_be_chosen_by(SPELLS.cost(at_most=4)),
            loses_outside,
            types=FORBIDDEN,
        ),
    ),
)
