"""What each slot of a deck is worth: the same games with one copy of a card, two, ... all of them replaced by a blank.

A blank has the civilizations and the cost of its card, so it can be charged for the same mana, and does nothing when it
is used. All other cards stay in their slots, so the same pair deals every version of the deck the same cards. The
experiment thus decides what the card does; in observed games the course of the game decides whether it is seen.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict

from decks.naming import ImpossibleCards
from decks.reading import Deck
from sim.experiments.kinds.distinct_labels import with_distinct_labels
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment, are_parts_of_one, parts_of_one
from sim.experiments.runs.kind import Kind, opponents_by_share
from sim.games.matchups.matchup import Side, seated, side_of
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import TURN_CAP
from sim.language import gettext


def slots_experiment(
    deck: Deck,
    field: Sequence[Deck],
    *,
    cards: Sequence[str] | None = None,
    shares: Sequence[float] | None = None,
    players: tuple[str, str] = ("rush", "rush"),
    games: int,
    seed: int,
    rules: RuleOptions = DEFAULT_RULES,
    turn_cap: int = TURN_CAP,
) -> Experiment:
    """`games` games of the deck against each opponent, and as many of each version of it with blanks.

    `cards` are names of cards of the deck, by default all; `settings["cards"]` has them in the order of the versions,
    each with one blank, then two, and so on. `shares` say how common each opponent is, equally by default. The first of
    the `players` plays the deck, the second the field.

    Raises UnknownPlayer, ImpossibleExperiment for no opponent or shares that do not fit, and ImpossibleCards for a card
    that is not in the deck.
    """
    if not field:
        raise ImpossibleExperiment(gettext("The slots of a deck are measured against at least one opponent."))
    weights = parts_of_one([1.0] * len(field) if shares is None else shares, len(field), "opponents")
    opponents = [side_of(other, players[1]) for other in field]
    (own,), opponents = with_distinct_labels([side_of(deck, players[0])], opponents, (deck,), field, ["own"])
    names = sorted(set(own.slots)) if cards is None else list(dict.fromkeys(cards))
    for name in names:
        if name not in own.slots:
            raise ImpossibleCards(gettext("{name} has no {name2}.", name=deck.name, name2=name))
    cells = tuple(
        (version, opponent)
        for first, opponent in (seated(own, other) for other in opponents)
        for version in versions(first, names)
    )
    return Experiment(KIND.name, cells, games, seed, rules, turn_cap, {"cards": names, "shares": weights})


def versions(side: Side, cards: Sequence[str]) -> list[Side]:
    """The deck as it is, then for each card with one copy replaced by a blank, two, ... and all of them."""
    found = [side]
    for name in cards:
        slots = tuple(slot for slot, card in enumerate(side.slots) if card == name)
        found += [replace(side, blanks=slots[-copies:]) for copies in range(1, len(slots) + 1)]
    return found


def _fits(experiment: Experiment) -> bool:
    shares, cards, cells = experiment.settings["shares"], experiment.settings["cards"], experiment.cells
    if not are_parts_of_one(shares) or len(cells) % len(shares) or len(set(cards)) != len(cards):
        return False
    of_one = len(cells) // len(shares)
    wanted = [
        (version, opponent)
        for at in range(0, len(cells), of_one)
        for (first, opponent) in cells[at : at + 1]
        for version in versions(first, cards)
    ]
    own_cards = {card for side, _ in cells[:1] for card in side.slots}
    return own_cards.issuperset(cards) and list(cells) == wanted and not any(own.blanks for own, _ in cells[::of_one])


def _settings() -> type:
    from sim.experiments.kinds.settings import Names, Shares

    class Settings(TypedDict):
        cards: Names
        shares: Shares

    return Settings


KIND = Kind(name="slots", fits=_fits, settings=_settings, against_a_field=True, field=opponents_by_share)
