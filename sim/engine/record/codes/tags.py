"""What a declared ability is, for logs and players."""

from typing import Final

NO_TAG: Final = 0
# Instead of a tag, in the log: what is declared and is no trigger.
DECLARED_SHIELD_TRIGGER: Final = -1
DECLARED_STRIKE_BACK: Final = -2
DECLARED_SABAKI_Z: Final = -3
DECLARED_GUARD_STRIKE: Final = -4
INVASION: Final = 1
REVOLUTION_CHANGE: Final = 2
REVOLUTION_ZERO: Final = 3
KIRIFUDASH: Final = 4
NINJA_STRIKE: Final = 5
ATTACK_CHANCE: Final = 6
GATE: Final = 7
ZERO: Final = 8
ONIEND: Final = 9
NINJA_CHANGE: Final = 10
COUNTERATTACK: Final = 11
NAMES: Final = (
    "",
    "Invasion",
    "Revolution Change",
    "Revolution 0 Trigger",
    "Kirifudash",
    "Ninja Strike",
    "Attack Chance",
    "Gate of Moonless Night",
    "ZERO",
    "Oniend",
    "Ninja Change",
    "Counterattack",
)
