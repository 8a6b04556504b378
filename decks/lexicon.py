"""The cards that a piece of text may name, for a reader that asks about many pieces of the same list."""

import difflib
import re
from dataclasses import dataclass, field

from decks.matching import match_key
from decks.names import CardNames, UnplayableCard
from decks.outside import MAIN

_LONGEST_NAME = 150  # letters; the longest published name, with both halves, has fewer
_LETTER = re.compile(r"[^\W_]")
# What may stand around and in a name of which the marks are not exactly those of the card. A reader takes off numbers
# and brackets at the ends before it asks, because spellings that are nearly right may lack them.
_NEARLY_A_NAME = re.compile(
    "(?:∞(?=\\w))?[\\w“\"「『'’♪～~$*-][\\w \u3000・･.,'’‘´`\"“”「」『』～~〜‐‑–—―−ー:;!?！？&/+=＝*♪★☆°$…、。∞<>-]*"
    "[\\w”\"」』'’!?！？♪～~〜ー―*.$>-]|\\w"
)
_NO_PART_OF_A_NAME = re.compile(r"\([^()]*\d[^()]*\)|\", ?|, ?\"")
_DIGITS = re.compile(r"\d")
_CLOSE = 0.85  # how like a face of the card its spelling must be
_BETWEEN_FACES = re.compile(r" ?[/／] ?")


@dataclass(frozen=True)
class Named:
    """A real card: the name under which it is played, or its name and why it cannot be played."""

    name: str
    unplayable: UnplayableCard | None = None


@dataclass
class Lexicon:
    """All names of cards. Each piece of text is looked up once."""

    names: CardNames
    _found: dict[str, tuple[Named, ...]] = field(default_factory=dict)

    def exactly(self, text: str) -> Named | None:
        """The playable card that has this name; looking for it is quick."""
        card = self.names.known.get(match_key(text))
        return None if card is None else Named(card)

    def find(self, text: str) -> tuple[Named, ...]:
        """The cards that a text may name: one if it is clear, several if it is not, none for another text."""
        if text not in self._found:
            self._found[text] = self._look_up(text)
        return self._found[text]

    def section_of(self, card: Named) -> str:
        """Where the card begins the game."""
        if card.unplayable is None:
            return self.names.section_of(card.name)
        return card.unplayable.section

    def _look_up(self, text: str) -> tuple[Named, ...]:
        if not 0 < len(text) <= _LONGEST_NAME:
            return ()
        if exact := self.exactly(text):
            return (exact,)
        if not _LETTER.search(text) or text.isdecimal():
            return ()
        if _NEARLY_A_NAME.fullmatch(text) and not _NO_PART_OF_A_NAME.search(text):
            if called := self.names.cards_called(text):
                return tuple(Named(name, self.names.unplayable_card(name)) for name in called)
            if real := self.names.unplayable_card(text):
                return (Named(real.name, real),)
        elif real := self.names.unplayable().get(match_key(text)):
            return (Named(real.name, real),)
        return self._by_faces(text)

    def _by_faces(self, text: str) -> tuple[Named, ...]:
        """The card whose faces or halves are written side by side."""
        faces = [face.strip(" 《》") for face in _BETWEEN_FACES.split(text)]
        if len(faces) < 2 or not all(faces):
            return ()
        if exact := self.exactly(" / ".join(faces)):
            return (exact,)
        found = [self.find(face) for face in faces]
        if not all(found):
            return self._with_a_face_like(faces, found)
        every = tuple(dict.fromkeys(card for cards in found for card in cards))
        if whole := [card for card in every if _has_faces(card, found)]:
            return tuple(whole)
        # Psychic creatures that link share their other side, which may be counted as a card of its own.
        outside = all(self.section_of(card) != MAIN for card in every)
        return found[0] if outside else every

    def _with_a_face_like(self, faces: list[str], found: list[tuple[Named, ...]]) -> tuple[Named, ...]:
        """The card of which one face is written right, and the others nearly so."""
        known = [cards for cards in found if len(cards) == 1]
        if not known or any(cards != known[0] for cards in known):
            return ()
        (card,) = known[0]
        right = {match_key(face) for face, cards in zip(faces, found, strict=True) if cards}
        others = [key for key, name in self.names.faces() if name == card.name and key not in right]
        unknown = [face for face, cards in zip(faces, found, strict=True) if not cards]
        return known[0] if all(_is_like_one(face, others) for face in unknown) else ()


def _is_like_one(face: str, others: list[str]) -> bool:
    """Whether a face is nearly one of the others; a number or a mark in it may be that of copies."""
    if not _NEARLY_A_NAME.fullmatch(face):
        return False
    key = match_key(face)
    like = difflib.get_close_matches(key, others, 1, _CLOSE)
    return bool(like) and _DIGITS.findall(key) == _DIGITS.findall(like[0]) and key.split(" ")[0] != "x"


def _has_faces(card: Named, found: list[tuple[Named, ...]]) -> bool:
    """Whether these are the faces of a card; a half may have the name of another card that is that half alone."""
    halves = _BETWEEN_FACES.split(card.name)
    return all(
        card in cards or (at < len(halves) and halves[at] in [one.name for one in cards])
        for at, cards in enumerate(found)
    )
