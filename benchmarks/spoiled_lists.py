"""Whether `duelsim improve` finds its way back: shipped lists, spoiled in four slots, are improved and compared.

    python benchmarks/spoiled_lists.py --games 300000 --seed 1

takes ten lists, the shipped decks in their order and then from the first again. In each, four slots that are drawn at
random get creatures without abilities that cost 4 or more, of the deck's civilizations. The search then has this many
games to improve the spoiled list against all shipped decks, with the cards that `duelsim improve` lets come in by
default: among them are those that were taken out. At the end the spoiled list, the one that was found and the original
play the same pairs with a seed that nothing was chosen with, all three by the playbook of the deck.

Intervals are 95 % confidence intervals of pairs. The exit code is 1 if a list that was found is worse than the original
one, beyond doubt.
"""

import json
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass, replace

import click
import joblib
import numpy as np

from decks.alignment import differing_cards
from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import cards_in_use, find_card, known_names
from sim.games.matchups.matchup import Side, side_of
from sim.searches.budget import Budget
from sim.searches.field import Field, valid
from sim.searches.lists import ListSearch, Names, changes_of_list, changes_of_step
from sim.searches.other_lists import matchups_with
from sim.searches.search import Step
from sim.searches.swaps import Limits, Swap, fitting_cards
from sim.searches.tuned_text import points
from sim.statistics.comparison import compare
from sim.statistics.intervals import Interval

SLOTS = 4  # that are spoiled
LEAST_COST = 4  # of a card that spoils a list
MOST_CHANGED = 12  # as the command has it


@dataclass(frozen=True)
class Restored:
    """What the search made of a spoiled list; all win rates are those on held-out luck, over the field."""

    deck: str
    seed: int
    spoiled: dict[str, int]  # how many more copies of each card than in the original list
    changed: dict[str, int]  # the list that was found against the spoiled one
    rates: tuple[float, float, float]  # spoiled, found, original
    over_spoiled: Interval
    over_original: Interval
    games: int  # of the search
    seconds: float  # of the search
    stopped: str


def weak_cards(side: Side) -> list[str]:
    """The cards that spoil a list: creatures without abilities of its civilizations, and not among its cards."""
    civilizations = 0
    for name in side.slots:
        civilizations |= side.card(name).civilizations
    plain = (
        entry.name
        for entry in cards_in_use().entries
        if not entry.imported
        and len(entry.faces) == 1
        and entry.faces[0].type == "Creature"
        and not entry.faces[0].rules_text
        and entry.faces[0].cost >= LEAST_COST
    )
    return sorted(
        name for name in plain if name not in side.slots and not find_card(name).civilizations & ~civilizations
    )


def spoiled_slots(side: Side, seed: int) -> Names:
    """The cards of a deck with weak ones in four slots."""
    generator = np.random.default_rng(seed)
    weak = weak_cards(side)
    names = list(side.slots)
    for slot in generator.choice(len(names), SLOTS, replace=False):
        names[slot] = weak[int(generator.integers(len(weak)))]
    return tuple(names)


def restored(name: str, seed: int, games: int, pairs: int, jobs: int, own: bool = False) -> Restored:
    """Spoil a shipped deck, improve it, and compare the three lists. `own` lets only cards of the original come in."""
    original = read_deck(name, known_names())
    whole = side_of(original, "auto")
    opponents = [side_of(read_deck(other, known_names()), "auto") for other in shipped_decks()]
    copies = Counter(spoiled_slots(whole, seed))
    deck = replace(original, name=f"{original.name}, spoiled", cards=tuple(sorted(copies.items())))
    side = side_of(deck, "auto")
    pool = [card for card in fitting_cards(side, opponents) if not own or card.name in whole.slots]
    shares = np.full(len(opponents), 1 / len(opponents))
    play = Field(matchups_with(side, opponents, pool), jobs=jobs)

    def told(step: Step[Swap]) -> None:
        gain = "" if step.gain is None else f"{100 * step.gain.difference.estimate:+.2f}"
        kept = "kept" if step.is_kept else ""
        print(
            f"  round {step.number}: {step.games:,} games {gain} {kept} {dict(changes_of_step(step))}", file=sys.stderr
        )

    limits = Limits(side.slots, {card.name: 4 for card in pool}, (), MOST_CHANGED)
    search = ListSearch(play, limits, shares, seed, told)
    play.begin(Budget(games=games))
    began = time.monotonic()
    found = search.run()
    searched, seconds = play.games, time.monotonic() - began
    play.limit = Budget()
    versions = (side.slots, found.best, whole.aligned_to(side).slots)
    first, second, third = valid(play.scores(versions, range(pairs), seed + 1))
    over_spoiled, over_original = (compare(base, second, shares).field for base in (first, third))
    return Restored(
        name,
        seed,
        dict(differing_cards(side.slots, whole.slots)),
        dict(changes_of_list(found)),
        (over_spoiled.base, over_spoiled.variant, over_original.base),
        over_spoiled.difference,
        over_original.difference,
        searched,
        seconds,
        found.stopped,
    )


HEAD = f"{'deck':<20}{'spoiled, %':>11}{'found, %':>10}{'original, %':>13}{'over spoiled':>15}{'over original':>15}"
HEAD += f"{'games':>10}{'seconds':>9}"


def row(one: Restored) -> str:
    """A line of the table."""
    spoiled, found, original = (100 * rate for rate in one.rates)
    gains = "".join(f"{points(interval):>15}" for interval in (one.over_spoiled, one.over_original))
    return f"{one.deck:<20}{spoiled:>11.1f}{found:>10.1f}{original:>13.1f}{gains}{one.games:>10,}{one.seconds:>9.0f}"


@click.command(help=__doc__)
@click.option("--lists", default=10, show_default=True)
@click.option("--games", default=300_000, show_default=True, help="of the search, for each list")
@click.option("--pairs", default=1_000, show_default=True, help="of the comparison, against each opponent")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=joblib.cpu_count(), show_default=True)
@click.option("--own", is_flag=True, help="Let only the cards of the original list come in.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.argument("decks", nargs=-1)
def main(
    lists: int, games: int, pairs: int, seed: int, jobs: int, own: bool, as_json: bool, decks: tuple[str, ...]
) -> None:
    """Print the table."""
    decks = decks or shipped_decks()
    results = []
    if not as_json:
        print(HEAD)
    for at in range(lists):
        results.append(restored(decks[at % len(decks)], 1000 * seed + 2 * at, games, pairs, jobs, own))
        if not as_json:
            print(row(results[-1]), flush=True)
    if as_json:
        print(json.dumps([asdict(one) for one in results], indent=2))
    lost = [one.deck for one in results if one.over_original.high < 0]
    if lost:
        sys.exit(f"Worse than the original: {', '.join(lost)}")


if __name__ == "__main__":
    main()
