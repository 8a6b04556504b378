"""Train the universal value, which players who look ahead use for any deck.

    python -m sim.tools.train_value --minutes 15 --seed 1 --output strategies/values/universal.txt --overwrite

It is trained on decks that ship, on lists of players (`training_lists.txt`) and on lists drawn at random from all
cards, those that nobody has reviewed among them; never on those that `benchmarks/unseen_lists` names. The file says
from what, and is written after each round that was an advance. Progress goes to stderr. docs/training.md explains it.
"""

import random
import re
import sys
import time
from collections.abc import Sequence
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Final

import click
import joblib
import numpy as np

from decks.reading import Deck, deck_of_text, read_deck
from decks.shipped import GROUPS, all_shipped
from sim.cards.library import cards_in_use
from sim.files import obstacle, write_file
from sim.games.matchups.matchup import prepare_sides, seated, side_of
from sim.games.playing.warming import wait_for_engine
from sim.searches.budget import Budget
from sim.tools.exhaustive import DeckBuilder, helpers_of
from sim.tools.pool import Pool
from sim.training.collecting import Lesson, Notes
from sim.training.columns import Columns, Weights
from sim.training.fitting import scales
from sim.training.rounds import Mirror, Trained, Training
from sim.training.trained_text import Origin, round_in_words, trained_text, verdict

ALL_CARDS: Final = Pool(with_unreviewed=True)
PLAYER: Final = "lookahead:4/general"
# Decks that ship and are kept to try players with, or are the same as one that is; `benchmarks/unseen_lists/lists.toml`
# names them, too.
HELD_OUT: Final = (
    "cyberdice-control",
    "death-phoenix",
    "hyperspatial-2014",
    "jaoumon",
    "kokujos-darkness-deck",
    "malt-next",
    "windmill-mutants",
    "zen-and-aku",
)
WITH_PLAYBOOKS: Final = 3  # times as often as any other
RANDOM_LISTS: Final = 60
MOST_MIRRORS: Final = 40
SECONDS_BETWEEN_LINES: Final = 10.0
RIDGE: Final = 100.0  # towards 0, on columns with a mean square of 1


def lists_of_players() -> list[Deck]:
    """The lists of `training_lists.txt`."""
    text = (resources.files("sim.tools") / "training_lists.txt").read_text(encoding="utf-8")
    names = cards_in_use().deck_names
    blocks = re.split(r"\n(?=# name: )", text)[1:]
    return [deck_of_text(block.encode(), Path("training_lists.txt"), names, "open") for block in blocks]


def decks_that_ship() -> list[Deck]:
    """The decks that ship, except those held out; those with playbooks several times."""
    names = cards_in_use().deck_names
    found: list[Deck] = []
    for one in all_shipped():
        if one.key not in HELD_OUT:
            times = WITH_PLAYBOOKS if one.group == GROUPS[""] else 1
            found += times * [read_deck(one.file, names, "open")]
    return found


def random_lists(count: int, seed: int, pool: Pool = ALL_CARDS) -> list[Deck]:
    """Lists around cards drawn from a pool; reading all cards takes half a minute."""
    luck = random.Random(seed)
    builder = DeckBuilder(luck, pool)
    names = pool.names
    targets = [luck.choice(names) for _ in range(count)]
    return [builder.build(one, helpers_of(one, pool).own, luck.sample(names, len(names) // 4)) for one in targets]


class UniversalCourse:
    """The training of a value for all decks: each lesson is a pair of decks drawn from a pool, played by one script."""

    begins_with_nothing: Final = True
    columns: Final = Columns()

    def __init__(self, decks: Sequence[Deck], seed: int, games_in_round: int, games_in_lesson: int = 20) -> None:
        self.games_in_round, self.games_in_lesson = games_in_round, games_in_lesson
        self.most_pairs = max(2, games_in_round // 10)
        self.prior = np.zeros(self.columns.count)
        self._seed = seed
        self._sides = [side_of(deck, PLAYER) for deck in decks]
        self._different = list({side.hash: side for side in self._sides}.values())

    def lesson(self, number: int) -> Lesson:
        """The lesson of this number."""
        luck = random.Random(f"{self._seed} {number}")
        first, second = luck.choice(self._sides), luck.choice(self._sides)
        return Lesson(prepare_sides(seated(first, second)), (True, True))

    def ridge(self, notes: Notes) -> Weights:
        """How strongly each weight is held to 0: a column of larger numbers has a smaller weight."""
        return RIDGE * np.square(scales(notes.rows))

    def mirrors(self) -> Sequence[Mirror]:
        """Some decks of the pool, each against itself."""
        return self._mirrors

    @cached_property
    def _mirrors(self) -> Sequence[Mirror]:
        count = min(MOST_MIRRORS, len(self._different), self.most_pairs)
        sides = random.Random(f"{self._seed} held out").sample(self._different, count)
        return [Mirror(prepare_sides((side, side)), self.columns) for side in sides]


class _Told:
    """Writes the file after each advance, and says on stderr how far the training is."""

    def __init__(self, course: UniversalCourse, origin: Origin, output: Path, overwrite: bool) -> None:
        self._course, self._origin, self._output, self._overwrite = course, origin, output, overwrite
        self._next = time.monotonic()

    def round(self, trained: Trained) -> None:
        """A round is over."""
        one = trained.rounds[-1]
        print(round_in_words(one, self._origin), file=sys.stderr, flush=True)
        loss = f"log-loss {one.fitted.log_loss:.4f}, {100 * one.fitted.right:.1f} % of the pairs told rightly"
        print(f"  {loss}", file=sys.stderr, flush=True)
        if one.is_advance:
            self.write(trained)

    def write(self, trained: Trained) -> None:
        """Write the best value so far."""
        text = trained_text(trained, self._course.columns, self._origin)
        write_file(self._output, text.encode(), overwrite=self._overwrite)
        self._overwrite = True  # from now on it is ours

    def progress(self, games: int, remark: str) -> None:
        """Say every ten seconds how many games were played."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + SECONDS_BETWEEN_LINES
            print(f"{games:,} games, {remark}", file=sys.stderr, flush=True)


@click.command(help=__doc__)
@click.option("--minutes", default=15.0, show_default=True, help="How long to train.")
@click.option("--games", type=int, help="Number of training games, instead of a time.")
@click.option("--games-in-round", default=4_000, show_default=True)
@click.option("--random-lists", "count", default=RANDOM_LISTS, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=joblib.cpu_count(), show_default=True)
@click.option("--output", type=click.Path(path_type=Path), required=True)
@click.option("--overwrite", is_flag=True)
def main(
    minutes: float,
    games: int | None,
    games_in_round: int,
    count: int,
    seed: int,
    jobs: int,
    output: Path,
    overwrite: bool,
) -> None:
    """Train, and write the file."""
    if problem := obstacle(output, overwrite=overwrite):
        raise click.ClickException(f"--output: {problem}.")
    print("Reading the decks ...", file=sys.stderr, flush=True)
    shipped, of_players = decks_that_ship(), lists_of_players()
    drawn = random_lists(count, seed) if count else []
    course = UniversalCourse([*shipped, *of_players, *drawn], seed, games_in_round)
    different = len({deck.name for deck in shipped})
    origin = Origin(
        "any deck",
        f"{different} decks that ship (those with playbooks {WITH_PLAYBOOKS} times as often), {len(of_players)} lists"
        f" of players, and {len(drawn)} lists drawn from all cards; on none of benchmarks/unseen_lists",
        PLAYER,
        "no value",
        PLAYER.partition("/")[2],
        seed,
    )
    told = _Told(course, origin, output, overwrite)
    wait_for_engine()
    training = Training(course, seed, jobs=jobs, told=told.round, progress=told.progress)
    try:
        training.run(Budget(games=games) if games is not None else Budget(seconds=60 * minutes))
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
    trained = training.trained
    if trained.advances:
        told.write(trained)
    print(f"{verdict(trained, origin)}. {training.games:,} games, {training.errors:,} errors.")
    sys.exit(0 if trained.advances else 1)


if __name__ == "__main__":
    main()
