"""What a card is worth at the start: the same games with one copy of it in the opening hand, and at the bottom.

The deck is shuffled as usual; then the copy swaps places with the card that would be drawn first, or with the bottom
card. All other cards stay where they were, and the opponent's luck stays the same. The experiment thus decides whether
the card is drawn. In observed games the course of the game decides it.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict

from decks.naming import ImpossibleCards
from decks.reading import Deck
from sim.engine.record.codes import course, placing
from sim.experiments.kinds.odds import ShuffledDeck, shuffled_deck
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.kind import Kind
from sim.experiments.runs.labels import lettered
from sim.games.matchups.matchup import seated, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP
from sim.language import gettext


def lift_experiment(
    deck: Deck,
    opponent: Deck,
    *,
    cards: Sequence[str] | None = None,
    players: tuple[str, str] = ("rush", "rush"),
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
) -> Experiment:
    """`games` games as shuffled, then as many with each card in the opening hand, and with each card at the bottom.

    `cards` are names of cards of the deck, by default all; `settings["cards"]` has them in the order of the cells. Cell
    0 has the games of a match of the two decks.

    Raises UnknownPlayer, and ImpossibleCards for a card that is not shuffled into the deck, or a deck that is so small
    that all of it is dealt.
    """
    side, other = seated(side_of(deck, players[0]), side_of(opponent, players[1]))
    shuffled = shuffled_deck(side)
    in_deck = sorted(name for name, copies in shuffled.cards if copies)
    names = in_deck if cards is None else list(dict.fromkeys(cards))
    _check_cards(names, shuffled)
    # The last copy: of cards that start the game in the battle zone, it is the first one that does.
    last_slot = {name: slot for slot, name in enumerate(side.slots)}
    arranged = [
        replace(side, fixed=(last_slot[name], place))
        for name in names
        for place in (placing.PLACED_IN_HAND, placing.PLACED_AT_BOTTOM)
    ]
    cells = ((side, other), *((one, other) for one in arranged))
    return Experiment(KIND.name, cells, games, seed, rules, turn_cap, {"cards": names})


def _check_cards(cards: Sequence[str], deck: ShuffledDeck) -> None:
    known = dict(deck.cards)
    for name in cards:
        if name not in known:
            raise ImpossibleCards(gettext("{name} has no {name2}.", name=deck.name, name2=name))
        if not known[name]:
            raise ImpossibleCards(
                gettext("{name} starts the game in the battle zone: it cannot be placed elsewhere.", name=name)
            )
    dealt = deck.seals + course.SHIELDS_AT_START + course.HAND_AT_START
    if deck.size <= dealt:
        raise ImpossibleCards(
            gettext(
                "{name} is too small: {dealt} of its {size} shuffled cards are dealt before the first"
                " turn, so none is left at the bottom of the deck.",
                name=deck.name,
                dealt=dealt,
                size=deck.size,
            )
        )


class _Settings(TypedDict):
    cards: list[str]


def _settings() -> type:
    return _Settings


def _fits(experiment: Experiment) -> bool:
    cards, sides = experiment.settings["cards"], [side for side, _ in experiment.cells]
    placed = [(side.slots[side.fixed[0]], side.fixed[1]) for side in sides[1:]]
    wanted = [(card, place) for card in cards for place in (placing.PLACED_IN_HAND, placing.PLACED_AT_BOTTOM)]
    return len(cards) == len(set(cards)) > 0 and placed == wanted and sides[0].fixed[1] == placing.NOT_PLACED


KIND = Kind(name="lift", fits=_fits, settings=_settings, labels=lettered)
