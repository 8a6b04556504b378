"""How a card can be linked to another one: on it, under it or next to it. The record has one table of links for all."""

from typing import Final

UNDER: Final = 0  # a part of the pile: under an evolution creature (801), or under a shield (113.2)
SEAL: Final = 1  # face down on it (116); no part of it
FORTIFIES: Final = 2  # a castle on a shield (113.4, 304.2): face up, and no part of it
EQUIPPED: Final = 3  # a weapon with a creature (305); it lies in the battle zone next to it and is no part of it
CROSSED: Final = 4  # a cross gear with its creature (303.3a): a card of its own in the battle zone, no part of it
ATTACHED_TO: Final = 5  # an aura to a creature, a part of which it is (310.8); it is in the list of the battle zone too
LINKS: Final = 6
CORNERS: Final = 4  # of a final forbidden field: a core and a seal at each
