"""The cards that a player never used, although it saw them often.

Nothing can be concluded about such a card from the games of this player: neither what it is worth nor what its shield
trigger does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from decks.shown_names import called
from reports.measures.cards import SEEN
from reports.summaries.players import IDLE
from reports.writing.words import cards_in_words
from sim.engine.record.codes import card_marks
from sim.experiments.runs.kind import kind_of
from sim.experiments.runs.run import Run
from sim.games.playing.batch import Games
from sim.json_types import JsonObject
from sim.language import comma, gettext, semicolon

SEEN_OFTEN = 50  # copies in the hand: a player who uses the card at all has done so by then


@dataclass(frozen=True)
class UnusedCards:
    """The cards of a deck that its player never cast nor put anywhere, by name, and how many copies it saw of each.

    `of_field` is whether the deck is only an opponent of what the experiment is about.
    """

    deck: str
    player: str
    seen: dict[str, int]
    of_field: bool = False

    def in_words(self) -> str:
        """The sentence of a report."""
        cards = semicolon().join(
            gettext("{card} (seen {count:,} times)", card=called(card), count=count)
            for card, count in self.seen.items()
        )
        return gettext(
            "The player of {deck} ({player}) never used: {cards}.", deck=self.deck, player=self.player, cards=cards
        )

    def to_json(self) -> JsonObject:
        """The card, its player and how often it was seen, ready for `json.dumps`."""
        opponent = {"opponent": True} if self.of_field else {}
        return {"deck": self.deck, "player": self.player, "seen": self.seen} | opponent


def unused_in_words(unused: Sequence[UnusedCards]) -> list[str]:
    """The sentences of a report: the cards of each deck that it is about, then how many opponents have such cards."""
    said = [one.in_words() for one in unused if not one.of_field]
    others = [f"{one.deck} ({cards_in_words(len(one.seen))})" for one in unused if one.of_field]
    if others:
        said.append(
            gettext(
                "Opponents with cards that their own players never used: {names}. Against a player"
                " who uses them, your deck may win less.",
                names=comma().join(others),
            )
        )
    return said


def unused_cards(run: Run) -> tuple[UnusedCards, ...]:
    """The cards of which fifty copies or more were seen in the games of a run and none was used, deck by deck.

    A deck counts once, in all its matchups together. A player who uses no card at all is no news.
    """
    kind = kind_of(run.experiment)
    labels = kind.labels(run.experiment)
    own = {labels[side.name, side.hash] for side, _ in run.experiment.cells}
    tallies: dict[tuple[str, str], dict[str, list[int]]] = {}
    for games in run.cells:
        for deck, (side, player) in enumerate(zip(games.matchup.sides, games.matchup.players, strict=True)):
            if player == IDLE:
                continue
            tally = tallies.setdefault((labels[side.name, side.hash], player), {})
            for card, seen, used in _counts(games, deck):
                of_card = tally.setdefault(card, [0, 0])
                of_card[0] += seen
                of_card[1] += used
    found = (
        UnusedCards(
            name,
            player,
            {card: seen for card, (seen, used) in tally.items() if seen >= SEEN_OFTEN and not used},
            kind.against_a_field and name not in own,
        )
        for (name, player), tally in tallies.items()
        if any(used for _, used in tally.values())
    )
    return tuple(one for one in found if one.seen)


def _counts(games: Games, deck: int) -> Iterator[tuple[str, int, int]]:
    """Each card of a deck, how many copies came into the hand, and whether one was used (1) or none (0).

    A card that is played without its shield trigger is the same card; a slot that is played as a blank is none.
    """
    ever = int(np.bitwise_or.reduce(games.marks(deck, card_marks.PLAYED), initial=0))
    side = games.matchup.sides[deck]
    slots: dict[str, int] = {}
    for slot, card in enumerate(side.slots):
        if slot not in side.blanks:
            slots[card] = slots.get(card, 0) | 1 << slot
    yield from ((card, 0, 1) for card, bits in slots.items() if ever & bits)
    unused = {card: bits for card, bits in slots.items() if not ever & bits}
    if unused:  # decoding the marks of millions of games takes time
        seen = np.bitwise_or.reduce([games.marks(deck, mark) for mark in SEEN])
        yield from ((card, int(np.bitwise_count(seen & bits).sum()), 0) for card, bits in unused.items())
