"""What a card is worth at the start: the same games with one copy of it in the opening hand, and at the bottom.

The deck is shuffled as ever; then the copy changes places with the card that would be drawn first, or with the one that
lies at the bottom. All other cards stay where they were, and so does the opponent's luck. Whether a card was drawn is
thereby decided by the experiment and not by how the game went, as it is where games are only observed.
"""

from collections.abc import Sequence
from dataclasses import replace

from decks import Deck, ImpossibleCards
from sim.engine.record.codes.play import HAND_AT_START, SHIELDS_AT_START
from sim.engine.record.codes.results import PLACED_AT_BOTTOM, PLACED_IN_HAND
from sim.experiments.kinds.odds import ShuffledDeck, shuffled_deck
from sim.experiments.runs.experiment import Experiment
from sim.games.batch import TURN_CAP
from sim.games.matchup import seated, side_of
from sim.games.rule_options import DEFAULT_RULES, RuleOptions


def lift_experiment(
    deck: Deck,
    opponent: Deck,
    *,
    cards: Sequence[str] = (),
    players: tuple[str, str] = ("rush", "rush"),
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
) -> Experiment:
    """So many games as shuffled, and for each card as many with it in the opening hand, and with it at the bottom.

    `cards` are names of cards of the deck, all of them if not given; `settings["cards"]` has them in the order of the
    cells. Those of cell 0 are the games of a match of the two decks.

    Raises UnknownPlayer, and ImpossibleCards for a card that is not shuffled into the deck, or a deck of so few cards
    that all of them are dealt.
    """
    side, other = seated(side_of(deck, players[0]), side_of(opponent, players[1]))
    shuffled = shuffled_deck(side)
    _check_cards(cards, shuffled)
    names = list(dict.fromkeys(cards or sorted(name for name, copies in shuffled.cards if copies)))
    # The last copy: of cards that start the game in the battle zone, it is the first one that does.
    last_slot = {name: slot for slot, name in enumerate(side.slots)}
    arranged = [
        replace(side, fixed=(last_slot[name], place)) for name in names for place in (PLACED_IN_HAND, PLACED_AT_BOTTOM)
    ]
    cells = ((side, other), *((one, other) for one in arranged))
    return Experiment("lift", cells, games, seed, rules, turn_cap, {"cards": names})


def _check_cards(cards: Sequence[str], deck: ShuffledDeck) -> None:
    known = dict(deck.cards)
    for name in cards:
        if name not in known:
            raise ImpossibleCards(f"{deck.name} has no {name}.")
        if not known[name]:
            raise ImpossibleCards(f"{name} starts the game in the battle zone: it cannot be put anywhere else.")
    dealt = deck.seals + SHIELDS_AT_START + HAND_AT_START
    if deck.size <= dealt:
        raise ImpossibleCards(
            f"{deck.name} is too small: {dealt} cards are dealt before the first turn, and there are {deck.size}, so"
            " that none is left at the bottom of the deck."
        )
