"""What a game that is recorded writes down; and how a card lies, as the parts of one number."""

from typing import Final

NOTHING: Final = 0
LINES: Final = 1  # the log (`sim.engine.record.codes.log`)
LINES_AND_PLACES: Final = 2  # also where cards have come to lie when each line is written

# The lowest bit of each part of `sim.engine.record.state.how_it_lies`, and the first bit after the last one.
ZONE: Final = 0
TAPPED: Final = 4
FACE_UP: Final = 5
UPSIDE_DOWN: Final = 6
PLACE: Final = 7  # in the battle zone or the shield zone, + 1; 0 elsewhere
HOST: Final = 14  # the card that it is linked to, + 1; 0 for none
LINK: Final = 22  # how
KIND: Final = 26  # + 1
END: Final = 42
