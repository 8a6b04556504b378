"""Which event a replacement effect has replaced (609), as the log says it: see `sim.engine.record.codes.log.REPLACED`.

The number of a zone means that a card would have been put there.
"""

from typing import Final

from sim.engine.record.codes import zones

DESTROYED: Final = 20  # a card would have been destroyed
DISCARDED: Final = 21
BROKEN: Final = 22  # a shield would have been broken
DRAWN: Final = 23  # a card would have been drawn
TRIGGERED: Final = 24  # an ability would have triggered, which it does not
TRIGGERED_ONCE: Final = 25  # an ability would have triggered once, and triggers twice
assert DESTROYED > zones.DECK_SHUFFLED
