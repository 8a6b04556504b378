"""For players in Python who look at a game: everything that one player may see, card by card."""

from typing import Any, Final

from sim.compiler.decorators import cold
from sim.engine.facts import view
from sim.engine.facts.links import count_seals, host_of, is_seal, link_of
from sim.engine.record.codes import zones
from sim.engine.record.search_scratch import SearchScratch
from sim.engine.record.state import SEAT, Game, card_of
from sim.engine.record.tables import Tables

# Columns of what is seen: a card, what it is, where it lies, and what is true of it now.
LOOK_COLUMNS: Final = 14
(
    CARD, KIND, ZONE, PLACE, HOST, LINK, POWER, KEYWORDS, IS_TAPPED, IS_SICK, SEALS, IS_FACE_UP, CIVILIZATIONS, SEEN
) = range(LOOK_COLUMNS)  # fmt: skip
# What SEEN says: that the card lies open to the player, or that it lies hidden and the player remembers it.
LIES_OPEN: Final = 1
IS_REMEMBERED: Final = 2


@cold
def look(g: Game, t: Tables, s: SearchScratch, player: int, remembered: int, seen: Any) -> int:
    """Write the cards that a player may see into `seen` (CARDS, LOOK_COLUMNS), and return how many there are.

    With `remembered`, those that it does not see, but whose faces the scratch says it knows: without their places.
    """
    count = 0
    for seat in range(2):
        for slot in range(SEAT):
            card = card_of(seat, slot)
            if g.printed[card] < 0:
                continue
            is_open = g.zone[card] == zones.MANA or view.may_see(
                g, player, card
            )  # there its kind says what is open (405.4)
            if is_open == (remembered != 0) or (not is_open and s.known[player, card] == 0):
                continue
            fights = is_open and g.zone[card] == zones.BATTLE and g.place[card] >= 0 and view.fights(g, t, card)
            seen[count, CARD] = card
            seen[count, KIND] = g.kind[card]
            seen[count, ZONE] = g.zone[card]
            seen[count, PLACE] = g.place[card] if is_open else -1
            seen[count, HOST] = host_of(g, card) if is_open or is_seal(g, card) else -1
            seen[count, LINK] = link_of(g, card)
            seen[count, POWER] = view.power(g, t, card) if fights else t.power[g.kind[card]]
            seen[count, KEYWORDS] = view.keywords_of(g, t, card) if fights else t.keywords[g.kind[card]]
            seen[count, IS_TAPPED] = g.tapped[card] if is_open else 0
            seen[count, IS_SICK] = 1 if fights and view.is_sick(g, t, card) else 0
            seen[count, SEALS] = count_seals(g, card) if is_open else 0
            seen[count, IS_FACE_UP] = g.face_up[card] if is_open else 0
            seen[count, CIVILIZATIONS] = view.civilizations(g, t, card)
            seen[count, SEEN] = LIES_OPEN if is_open else IS_REMEMBERED
            count += 1
    return count
