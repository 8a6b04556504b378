"""The search for a better playbook: rounds that try many edits at once, and test on fresh luck what seems to gain.

A round tries random bundles of edits (`sim.statistics.screening`) and goes on with the better part of the edits, until
few are left. Those that still seem to gain are tested together, as one playbook against the one so far, on pairs that
nothing was chosen by. Only a gain that this test shows is kept, and the next round starts from there. The search stops
when round after round shows nothing, or when its budget is spent. No pair of games is played for two purposes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from sim.cards.words import DefinitionError
from sim.games.versions import Cell
from sim.statistics.comparison import Difference, Verdict
from sim.statistics.intervals import Floats
from sim.statistics.screening import Screening, draw_bundles
from sim.tuning import rounds
from sim.tuning.field import Field
from sim.tuning.rounds import Rounds
from strategies.playbooks.edits import Edit, all_applied
from strategies.playbooks.lines import Playbook
from strategies.playbooks.vocabulary import Vocabulary

IDLE_PAIRS = 8  # against each of two opponents: an edit that changes no game of them is left out
BUNDLE_SIZE = 8  # edits
STAGE_BLOCKS = 12  # of the first round
STAGE_SHARE = 0.4  # of the edits goes on to the next stage
FINALISTS = 16
LEAST_GAIN = 0.002  # of scores: a fifth of a point is worth looking for
LEAST_CHANCE = 0.1  # that an edit gains so much, to try it again
ROUNDS_WITHOUT_GAIN = 3  # and the search stops; after each of them a round plays twice the games


@dataclass(frozen=True)
class Step:
    """A round: what was tried, and whether it was kept."""

    number: int
    edits: int  # that were tried
    tested: tuple[str, ...]  # the edits of the new playbook, in words
    gain: Difference | None  # None: no edit seemed to gain, or every pair had an error
    is_kept: bool
    games: int  # so far


@dataclass
class Found:
    """What a search has found so far."""

    base: Playbook
    book: Playbook
    steps: list[Step] = field(default_factory=list)
    stopped: str = "interrupted"

    @property
    def has_changed(self) -> bool:
        """Whether any round was kept."""
        return self.book != self.base


class Search:
    """A search in progress. `found` holds the best confirmed playbook at any time, also after Ctrl-C."""

    def __init__(
        self,
        field: Field[Playbook],
        vocabulary: Vocabulary,
        base: Playbook,
        seed: int,
        tell: Callable[[Step], None],
        shares: Floats | None = None,
    ) -> None:
        """`tell` is called after every round; `shares` are those of the opponents, parts of 1, equal if not given."""
        self.found = Found(base, base)
        self._field, self._vocabulary, self._seed, self._tell = field, vocabulary, seed, tell
        self._generator = np.random.default_rng(seed)
        self._rounds = Rounds(field, seed, shares)
        self._shares = np.full(field.opponents, 1 / field.opponents) if shares is None else shares
        self._blocks = np.zeros(field.opponents)  # against each of them so far
        self._edits: dict[Edit, int] = {}  # all edits so far, with their places in the screening
        self._idle: set[Edit] = set()
        self._screening = Screening()

    def run(self) -> Found:
        """Search until nothing gains, or until the budget of the field is spent."""
        self._rounds.go_on(self.found, self._round, self._tell, ROUNDS_WITHOUT_GAIN)
        return self.found

    @property
    def games_of_first_round(self) -> int:
        """About how many games the first round needs, with its test.

        Which edits change no game is not known before. It was half of them or fewer for the eight shipped decks.
        """
        edits = len(self._vocabulary.edits_of(self.found.base))
        idle = 2 * IDLE_PAIRS * (self._field.opponents + 2 * edits)
        edits //= 2
        stages = 1
        while edits > FINALISTS:
            edits = max(FINALISTS, int(STAGE_SHARE * edits))
            stages += 1
        return idle + rounds.games_of_blocks(stages * STAGE_BLOCKS) + rounds.games_of_first_look(self._field.opponents)

    # --- A round ------------------------------------------------------------------------------------------------------
    def _round(self) -> Step:
        """Race the edits of the playbook, and test the best ones together."""
        pool = self._pool()
        tried = len(pool)
        while len(pool) > FINALISTS:
            self._stage(pool)
            pool = self._best(pool, max(FINALISTS, int(STAGE_SHARE * len(pool))))
        chosen = self._finals(pool)
        new = all_applied(self.found.book, chosen)
        number = len(self.found.steps) + 1
        words = tuple(edit.words for edit in chosen)
        if new == self.found.book:
            return Step(number, tried, (), None, False, self._field.games)
        gain = self._rounds.tested(self.found.book, new)
        is_kept = gain is not None and gain.verdict is Verdict.BETTER
        if is_kept:
            self.found.book = new
            self._screening.fade(rounds.FADING)
        return Step(number, tried, words, gain, is_kept, self._field.games)

    def _pool(self) -> list[Edit]:
        """The edits that are worth trying: those that change games, and are not known to gain nothing."""
        edits = [edit for edit in self._vocabulary.edits_of(self.found.book) if edit not in self._idle]
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
        book = self.found.book
        pairs = self._rounds.take(IDLE_PAIRS)
        at = [self._generator.permutation(self._field.opponents)[:2].tolist() for _ in edits]
        base = [Cell(other, book, pairs) for other in range(self._field.opponents)]
        digests = [games.digest for games in self._field.play(base, self._seed)]
        idle = []
        fitting = []
        for edit, others in zip(edits, at, strict=True):
            try:
                self._field.matchups[others[0]].played_by(edit.applied(book))
                fitting.append((edit, others))
            except DefinitionError:
                idle.append(edit)
        cells = [Cell(other, edit.applied(book), pairs) for edit, others in fitting for other in others]
        games = iter(self._field.play(cells, self._seed))
        for edit, others in fitting:
            same = [next(games).digest == digests[other] for other in others]
            if all(same):
                idle.append(edit)
        return idle

    def _stage(self, pool: Sequence[Edit]) -> None:
        """Play bundles of these edits, in blocks against one opponent after the other, with fresh luck each."""
        blocks = self._rounds.effort * STAGE_BLOCKS
        about = [edit.about for edit in pool]
        places = [self._edits[edit] for edit in pool]
        cells, designs = [], []
        for _ in range(blocks):
            bundles = draw_bundles(self._generator, about, rounds.BUNDLES, BUNDLE_SIZE)
            design = np.zeros((rounds.BUNDLES, len(self._edits)), dtype=np.bool_)
            design[:, places] = bundles
            designs.append(design)
            pairs = self._rounds.take(rounds.BLOCK_PAIRS)
            # The opponents take turns, as often as their shares say.
            other = int(np.argmax(self._shares * (self._blocks.sum() + 1) - self._blocks))
            self._blocks[other] += 1
            for bundle in bundles:
                book = all_applied(self.found.book, (pool[at] for at in np.flatnonzero(bundle).tolist()))
                cells.append(Cell(other, book, pairs))
        self._rounds.learn(cells, designs, self._screening)

    def _best(self, pool: Sequence[Edit], count: int) -> list[Edit]:
        """The edits that are worth most, as far as is known."""
        mean = self._screening.worth().mean
        return sorted(pool, key=lambda edit: -mean[self._edits[edit]])[:count]

    def _finals(self, pool: Sequence[Edit]) -> list[Edit]:
        """The finalists that gain more than their error, after a last stage; one about each thing."""
        self._stage(pool)
        worth = self._screening.worth()
        chosen: dict[tuple[object, ...], Edit] = {}
        for edit in sorted(pool, key=lambda edit: -worth.mean[self._edits[edit]]):
            place = self._edits[edit]
            if worth.mean[place] > worth.error[place]:
                chosen.setdefault(edit.about, edit)
        return list(chosen.values())
