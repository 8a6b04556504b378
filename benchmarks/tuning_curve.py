"""What tuning gains by its budget: the playbooks that one search has found after this many games, on held-out luck.

    python benchmarks/tuning_curve.py mono-red-rush liquid-beast --budgets 100000 --budgets 1000000

tunes each deck against all shipped decks, as `duelsim tune DECK --games N --seed S` does for each of the budgets: a
longer search begins with the games of a shorter one. Then the playbook of each budget plays the base against the same
field with a seed that nothing was tuned with. The last column is the share of what the largest budget gains, with the
games and seconds of the search. `--books DIR` keeps the playbooks.

Intervals are 95 % confidence intervals of pairs. The exit code is 1 if a playbook is worse than its base, beyond doubt.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path

import click
import joblib
import numpy as np

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import cards_in_use, known_names
from sim.games.matchups.matchup import side_of
from sim.games.matchups.other_playbooks import matchups_by_playbook
from sim.searches.budget import Budget
from sim.searches.field import Field, valid
from sim.searches.playbooks import PlaybookSearch
from sim.searches.search import Step
from sim.statistics.comparison import Difference, compare
from strategies.playbooks.edits import Edit
from strategies.playbooks.lines import Playbook
from strategies.playbooks.reading import read_playbook
from strategies.playbooks.vocabulary import Vocabulary
from strategies.playbooks.writing import written


@dataclass
class Curve:
    """A search, and what it had found after each round: games, seconds, playbook."""

    search: PlaybookSearch
    play: Field[Playbook]
    points: list[tuple[int, float, Playbook]] = field(default_factory=list)

    def told(self, step: Step[Edit]) -> None:
        """A round is over."""
        self.points.append((step.games, self.play.seconds, self.search.found.best))
        gain = "" if step.gain is None else f"{100 * step.gain.difference.estimate:+.2f}"
        print(f"  round {step.number}: {step.games:,} games {gain} {'kept' if step.is_kept else ''}", file=sys.stderr)

    def at(self, games: int) -> Playbook:
        """The playbook that was found with this many games."""
        found = [book for played, _, book in self.points if played <= games]
        return found[-1] if found else self.search.found.base

    def seconds(self, games: int) -> float:
        """About how long this many games took, by the end of the round in which they were played."""
        later = [seconds for played, seconds, _ in self.points if played >= games]
        return later[0] if later else self.play.seconds


def searched(name: str, base: str, seed: int, games: int, jobs: int) -> Curve:
    """Tune a deck against all shipped decks."""
    names = cards_in_use().deck_names.known
    side = side_of(read_deck(name, known_names()), base)
    others = [side_of(read_deck(other, known_names()), "auto") for other in shipped_decks()]
    play = Field(matchups_by_playbook(side, others), jobs=jobs)
    book = read_playbook(side.playbook or f"base: {side.player}", names)
    rounds: list[Curve] = []
    search = PlaybookSearch(play, Vocabulary(side.cards(), names), book, seed, lambda step: rounds[0].told(step))
    rounds.append(Curve(search, play))
    play.begin(Budget(games=games))
    search.run()
    return rounds[0]


def gain(play: Field[Playbook], base: Playbook, book: Playbook, pairs: int, seed: int) -> Difference | None:
    """A playbook against its base on held-out luck; None for the base itself."""
    if book == base:
        return None
    play.limit = Budget()
    scores = valid(np.array(play.scores((base, book), range(pairs), seed)))
    return compare(scores[0], scores[1]).field


@click.command(help=__doc__)
@click.option("--budgets", multiple=True, type=int, default=(100_000, 300_000, 1_000_000), show_default=True)
@click.option("--base", default="auto", show_default=True)
@click.option("--pairs", default=1_000, show_default=True, help="of the held-out test, against each opponent")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=joblib.cpu_count(), show_default=True)
@click.option("--books", type=click.Path(path_type=Path, file_okay=False))
@click.argument("decks", nargs=-1, required=True)
def main(
    budgets: tuple[int, ...], base: str, pairs: int, seed: int, jobs: int, books: Path | None, decks: tuple[str, ...]
) -> None:
    """Print the curve."""
    budgets = tuple(sorted(budgets))
    lost = []
    print(f"{'deck':<20}{'base':<22}{'games':>12}{'seconds':>9}{'won, %':>16}  gain, points")
    for name in decks:
        curve = searched(name, base, seed, budgets[-1], jobs)
        own = curve.search.found.base
        found = {games: gain(curve.play, own, curve.at(games), pairs, seed + 1) for games in budgets}
        last = found[budgets[-1]]
        for games, one in found.items():
            words = "  0"
            if one is not None:
                share = one.difference.estimate / last.difference.estimate if last is not None else 0.0
                words = (
                    f"{100 * one.base:>7.1f} to {100 * one.variant:.1f}  {100 * one.difference.estimate:+.1f}"
                    f" ± {100 * one.difference.reach:.1f}, {100 * share:.0f} % of the last"
                )
                if one.difference.high < 0:
                    lost.append(name)
            print(f"{name:<20}{base:<22}{games:>12,}{curve.seconds(games):>9.0f}{words}", flush=True)
            if books is not None:
                books.mkdir(parents=True, exist_ok=True)
                (books / f"{name}.{games}.play").write_text(written(curve.at(games)), encoding="utf-8")
        print(f"  {curve.search.found.stopped} after {curve.play.games:,} games", file=sys.stderr, flush=True)
    if lost:
        sys.exit(f"Worse than its base: {', '.join(lost)}")


if __name__ == "__main__":
    main()
