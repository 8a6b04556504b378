"""What the common luck of pairs, and of compared lists, is worth: the ratios of variances in docs/common-luck.md.

    python benchmarks/common_luck.py --seed 1

plays almost two million games, which takes a minute on two cores. A ratio of 0.25 means that a quarter of the games is
enough. A row is the median over several matchups, with the lowest and the highest ratio. It measures no times.
"""

import functools
import itertools
import statistics
from collections.abc import Iterable
from dataclasses import replace

import click
import joblib

from decks.alignment import aligned
from decks.reading import Deck, read_deck
from reports.summaries.match import summarize
from sim.cards.library import known_names
from sim.games.matchups.matchup import Side, prepare_sides, seated, side_of
from sim.games.playing.batch import Games, play_match
from sim.statistics.comparison import compare
from sim.statistics.intervals import Floats

CLASSIC = ("fn-rush", "liquid-beast", "murky-riptide", "rainbow-connection", "removal-bombazar")
MODERN = ("dogiragon-buster", "dokindam-redzone", "mono-red-rush")

# Swaps that a player might try, four copies of a card for four of one with a similar job; and the list's opponents.
SWAPS = {
    "fn-rush": (
        ("Pyrofighter Magnus", "Missile Soldier Ultimo"),
        ("Torcon", "Burning Mane"),
        ("Rikabu's Screwdriver", "Brawler Zyler"),
    ),
    "liquid-beast": (
        ("Burning Mane", "Torcon"),
        ("Fear Fang", "Mighty Shouter"),
        ("Aqua Guard", "Hunter Fish"),
    ),
    "murky-riptide": (
        ("Horrid Worm", "Gray Balloon, Shadow of Greed"),
        ("Brain Serum", "Cyber Brain"),
        ("Aqua Guard", "Hunter Fish"),
    ),
    "dokindam-redzone": (
        ("DNA Spark", "Burst Shot"),
        ("Mega Blade Dragon", "Valchuris, Dragon Armored"),
        ("Scale of Bravery and Love", "Volcanic Arrows"),
    ),
}
OPPONENTS = {
    "fn-rush": ("liquid-beast", "murky-riptide"),
    "liquid-beast": ("fn-rush", "murky-riptide"),
    "murky-riptide": ("fn-rush", "liquid-beast"),
    "dokindam-redzone": ("dogiragon-buster", "mono-red-rush"),
}
SIZES = (1, 4, 12)  # cards that are swapped


def swapped(deck: Deck, cards: int) -> Deck:
    """The deck after its first swaps, `cards` cards in all."""
    copies = dict(deck.cards)
    left = cards
    for out, into in SWAPS[deck.path.stem]:
        number = min(left, copies[out])
        copies[out] -= number
        copies[into] = copies.get(into, 0) + number
        left -= number
    return replace(deck, cards=tuple((name, number) for name, number in copies.items() if number))


class Measuring:
    """Plays matchups, all with the same number of games."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._names = known_names()

    def deck(self, name: str) -> Deck:
        """A deck that ships with duelsim."""
        return read_deck(name, self._names)

    def play(self, sides: tuple[Side, Side], seed: int) -> Games:
        """The games of a matchup; the rush player plays both decks."""
        return play_match(prepare_sides(sides), self._games, seed, jobs=joblib.cpu_count())

    @functools.cache  # noqa: B019 - the base lists are played once
    def scores(self, sides: tuple[Side, Side], seed: int) -> Floats:
        """The pair scores of a matchup."""
        scores: Floats = self.play(sides, seed).valid_pair_scores
        return scores

    def pairs(self, one: Deck, other: Deck, seed: int) -> float:
        """The variance ratio of seat-swapped pairs in a match of two decks."""
        found = summarize(self.play(seated(side_of(one, "rush"), side_of(other, "rush")), seed)).pairing
        assert found is not None and found.variance_ratio is not None
        return found.variance_ratio

    def lists(self, base: Side, variant: Side, opponent: Side, seeds: tuple[int, int]) -> float:
        """The variance ratio of common luck for a list and its variant against an opponent."""
        sides = ((base, opponent), (variant, opponent))
        base_scores, variant_scores = map(self.scores, sides, seeds)
        ratio = compare(base_scores, variant_scores).field.variance_ratio
        assert ratio is not None
        return ratio


def show(words: str, ratios: Iterable[float]) -> None:
    """Print a row: the median, the lowest and the highest ratio."""
    found = list(ratios)
    middle = f"{statistics.median(found):.3f} ({min(found):.3f} - {max(found):.3f})"
    click.echo(f"{words:<52}{middle:>24}{len(found):>10}")


@click.command()
@click.option("--games", default=20_000, show_default=True, help="Games of each matchup.")
@click.option("--seed", default=1, show_default=True, help="The seed of all but the independent games.")
def main(games: int, seed: int) -> None:
    """Measure the ratios and print them."""
    measuring = Measuring(games)
    lists = {name: measuring.deck(name) for name in SWAPS}

    click.echo(f"{'variance of a pair / of two independent games':<52}{'ratio':>24}{'matchups':>10}")
    for words, names in (("classic", CLASSIC), ("modern", MODERN)):
        decks = [measuring.deck(name) for name in names]
        show(f"different decks, {words}", (measuring.pairs(*two, seed) for two in itertools.combinations(decks, 2)))
    for cards in reversed(SIZES):
        words = f"a list and itself with {cards} other {'card' if cards == 1 else 'cards'}"
        show(words, (measuring.pairs(deck, swapped(deck, cards), seed) for deck in lists.values()))
    show("mirrors", (measuring.pairs(deck, deck, seed) for deck in map(measuring.deck, (*CLASSIC, *MODERN))))

    click.echo(f"\n{'variance of a difference / with independent luck':<52}{'ratio':>24}{'matchups':>10}")
    for cards in SIZES:
        for words in ("common slots", "slots sorted separately", "another seed"):
            ratios = []
            for name, deck in lists.items():
                base, variant = (side_of(one, "rush") for one in (deck, swapped(deck, cards)))
                if words == "common slots":
                    variant = replace(variant, slots=aligned(variant.slots, base.slots))
                seeds = (seed, seed + 1000 if words == "another seed" else seed)
                opponents = (side_of(measuring.deck(opponent), "rush") for opponent in OPPONENTS[name])
                ratios += [measuring.lists(base, variant, opponent, seeds) for opponent in opponents]
            show(f"{cards:>2} {'card' if cards == 1 else 'cards'} swapped, {words}", ratios)


if __name__ == "__main__":
    main()
