"""The search for a better playbook: a change is an edit of `strategies.playbooks.edits`.

A round tries all edits that change games, and continues with the better part of them, until few are left.
"""

from collections.abc import Callable, Sequence

import numpy as np

from sim.cards.words import DefinitionError
from sim.games.playing.versions import Cell
from sim.searches import search
from sim.searches.field import Field
from sim.searches.search import Block, Search, Step, games_of_blocks, games_of_first_look
from sim.statistics.intervals import Floats
from sim.statistics.screening import draw_bundles
from strategies.playbooks.edits import Edit, all_applied
from strategies.playbooks.lines import Playbook
from strategies.playbooks.vocabulary import Vocabulary

IDLE_PAIRS = 8  # against each of two opponents: an edit that changes no game of them is left out
BUNDLE_SIZE = 8  # edits
STAGE_BLOCKS = 12  # of the first round
STAGE_SHARE = 0.4  # of the edits advances to the next stage
FINALISTS = 16
LEAST_GAIN = 0.002  # of scores: a fifth of a point is worth looking for
LEAST_CHANCE = 0.1  # that an edit gains so much, to try it again
ROUNDS_WITHOUT_GAIN = 3  # and the search stops; after each of them a round plays twice the games


class PlaybookSearch(Search[Playbook, Edit]):
    """A search for a playbook, in the words of a vocabulary."""

    def __init__(
        self,
        play: Field[Playbook],
        vocabulary: Vocabulary,
        base: Playbook,
        seed: int,
        tell: Callable[[Step[Edit]], None],
        shares: Floats | None = None,
    ) -> None:
        """`tell` is called after every round; `shares` are those of the opponents, parts of 1, equal if not given."""
        super().__init__(play, base, seed, tell, shares, ROUNDS_WITHOUT_GAIN)
        self._vocabulary = vocabulary
        self._blocks = np.zeros(play.opponents)  # against each of them so far
        self._edits: dict[Edit, int] = {}  # all edits so far, with their places in the screening
        self._idle: set[Edit] = set()

    @property
    def games_of_first_round(self) -> int:
        """About how many games the first round needs, with its test.

        Which edits change no game is not known before. It was half of them or fewer for the eight shipped decks.
        """
        edits = len(self._vocabulary.edits_of(self.found.base))
        idle = 2 * IDLE_PAIRS * (self._play.opponents + 2 * edits)
        edits //= 2
        stages = 1
        while edits > FINALISTS:
            edits = max(FINALISTS, int(STAGE_SHARE * edits))
            stages += 1
        return idle + games_of_blocks(stages * STAGE_BLOCKS) + games_of_first_look(self._play.opponents)

    # --- A round ------------------------------------------------------------------------------------------------------
    def _choose(self) -> tuple[int, Sequence[Edit]]:
        """Race the edits of the playbook."""
        pool = self._pool()
        tried = len(pool)
        while len(pool) > FINALISTS:
            self._try(pool)
            pool = self._best(pool, max(FINALISTS, int(STAGE_SHARE * len(pool))))
        return tried, self._finals(pool)

    def _changed(self, changes: Sequence[Edit]) -> Playbook:
        return all_applied(self.found.best, changes)

    def _pool(self) -> list[Edit]:
        """The edits that are worth trying: those that change games, and are not known to gain nothing."""
        edits = [edit for edit in self._vocabulary.edits_of(self.found.best) if edit not in self._idle]
        self._idle.update(self._without_effect([edit for edit in edits if edit not in self._edits]))
        edits = [edit for edit in edits if edit not in self._idle]
        for edit in edits:
            self._edits.setdefault(edit, len(self._edits))
        self._screening.grow(len(self._edits))
        chances = self._screening.worth().chance_above(LEAST_GAIN)
        likely = [edit for edit in edits if chances[self._edits[edit]] > LEAST_CHANCE]
        return likely if len(likely) >= FINALISTS else self._best(edits, FINALISTS)

    def _without_effect(self, edits: Sequence[Edit]) -> list[Edit]:
        """Those edits that change no game of a few, or do not fit into the tables."""
        book = self.found.best
        pairs = self._take(IDLE_PAIRS)
        at = [self._generator.permutation(self._play.opponents)[:2].tolist() for _ in edits]
        base = [Cell(other, book, pairs) for other in range(self._play.opponents)]
        digests = [games.digest for games in self._play.play(base, self._seed)]
        idle = []
        fitting = []
        for edit, others in zip(edits, at, strict=True):
            try:
                self._play.matchups[others[0]].played_by(edit.applied(book))
                fitting.append((edit, others))
            except DefinitionError:
                idle.append(edit)
        cells = [Cell(other, edit.applied(book), pairs) for edit, others in fitting for other in others]
        games = iter(self._play.play(cells, self._seed))
        for edit, others in fitting:
            same = [next(games).digest == digests[other] for other in others]
            if all(same):
                idle.append(edit)
        return idle

    def _try(self, pool: Sequence[Edit]) -> None:
        """Play bundles of these edits, in blocks against one opponent after the other."""
        self._stage(STAGE_BLOCKS, lambda: self._block(pool), self._screening)

    def _block(self, pool: Sequence[Edit]) -> Block[Playbook]:
        bundles = draw_bundles(self._generator, [edit.about for edit in pool], search.BUNDLES, BUNDLE_SIZE)
        design = np.zeros((search.BUNDLES, len(self._edits)), dtype=np.bool_)
        design[:, [self._edits[edit] for edit in pool]] = bundles
        # The opponents take turns, as often as their shares say.
        opponent = int(np.argmax(self._shares * (self._blocks.sum() + 1) - self._blocks))
        self._blocks[opponent] += 1
        books = [self._changed([pool[at] for at in np.flatnonzero(bundle).tolist()]) for bundle in bundles]
        return Block(opponent, design, books)

    def _best(self, pool: Sequence[Edit], count: int) -> list[Edit]:
        """The edits that are worth most, as far as is known."""
        mean = self._screening.worth().mean
        return sorted(pool, key=lambda edit: -mean[self._edits[edit]])[:count]

    def _finals(self, pool: Sequence[Edit]) -> list[Edit]:
        """The finalists that gain more than their error, after a last stage; one about each thing."""
        self._try(pool)
        worth = self._screening.worth()
        chosen: dict[tuple[object, ...], Edit] = {}
        for edit in sorted(pool, key=lambda edit: -worth.mean[self._edits[edit]]):
            place = self._edits[edit]
            if worth.mean[place] > worth.error[place]:
                chosen.setdefault(edit.about, edit)
        return list(chosen.values())
