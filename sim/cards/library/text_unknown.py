"""Cards that exist and cannot be played: no source that we know says their whole text, or what it means.

They are not guessed.
A card that becomes known leaves this list and comes into the library; `tests/cards/library` sees to it.
"""

from collections.abc import Mapping
from typing import Final

TEXT_UNKNOWN: Final[Mapping[str, str]] = {
    "Bio Kick": "no source that we know says its text",
    "Code:Heaven": "no source that we know says the power that it adds",
    "Double Evolution Burst": "no source that we know says its text",
    "Humanity, Nameless God": "no source that we know says which Gods link with it, and how many",
    "Jogranma, Shimbatsushikou": "no source that we know says the power that it adds",
    "Kaiser Flame, Secret Flame Dragon": "no source that we know says which cards are Victory cards",
    "卍∞ The Endezark ∞卍": "no source that we know says the power that it adds",
}
