"""Cards that exist, and whose whole text no source says that we know. They are not guessed, so they cannot be played.

A card that becomes known leaves this list and comes into the library; `tests/cards/library` sees to it.
"""

from collections.abc import Mapping
from typing import Final

TEXT_UNKNOWN: Final[Mapping[str, str]] = {
    "Bio Kick": "no source that we know says its text",
    "Code:Heaven": "no source that we know says the power that it adds",
    "Double Evolution Burst": "no source that we know says its text",
    "Jogranma, Shimbatsushikou": "no source that we know says the power that it adds",
    "卍∞ The Endezark ∞卍": "no source that we know says the power that it adds",
}
