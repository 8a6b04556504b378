"""The result of coaching a deck's player: what it found, as JSON, as a document, and as a report with games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from reports.summaries.coach import CoachSummary, summarize_coaching
from sim.api.notebooks import as_html
from sim.experiments.runs.experiment import Experiment
from sim.games.narration.replay import record_game
from sim.games.narration.transcript import lines_of_choices
from sim.games.playing.coaching import Coached
from sim.json_types import JsonObject
from sim.language import gettext

if TYPE_CHECKING:
    from reports.writing.document import CardFacts, Document
    from sim.games.matchups.matchup import Side


@dataclass(frozen=True)
class CoachResult:
    """What a coach has found, and what can be made of it.

    `experiment` has a matchup with each opponent, played by scripts; `found` are the games, and `wanted` is how many
    were asked for. `value` is the text of the value that a coach who looks ahead uses.
    """

    experiment: Experiment
    found: tuple[Coached, ...]
    wanted: int
    by: str
    rollouts: int
    fresh: int
    value: str = ""

    def __repr__(self) -> str:
        """The verdict."""
        return f"<CoachResult: {self.verdict}>"

    @property
    def verdict(self) -> str:
        """The result in a sentence."""
        return self.document().verdict.text

    def _repr_html_(self) -> str:
        """What a notebook shows: the verdict and the tables, as the command prints them."""
        return as_html(self.document())

    @property
    def seed(self) -> int:
        """The seed, which gives the same games again."""
        return self.experiment.seed

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended it before all games had been played."""
        return self.summary.games < self.wanted

    @cached_property
    def summary(self) -> CoachSummary:
        """The decisions that cost most, and how many there were in all."""
        cells = self.experiment.cells
        return summarize_coaching(
            [(own.name, other.name) for own, other in cells],
            (cells[0][0].player, cells[0][1].player),
            self.found,
            seed=self.seed,
            by=self.by,
            rollouts=self.rollouts,
            fresh=self.fresh,
            wanted=self.wanted,
        )

    def to_json(self) -> JsonObject:
        """What was found as JSON."""
        from reports.values_shown import values_json

        return {**self.summary.to_json(), "values": values_json([(self._coached.name, self._coached)])}

    def document(self) -> Document:
        """The result as a document, without games."""
        from reports.sections.coach import document

        return self._with_value(document(self.summary))

    @property
    def _coached(self) -> Side:
        """The deck whose player is coached, as the coach plays it."""
        own, _ = self.experiment.cells[0]
        return replace(own, player=f"{self.by}:{self.rollouts}/{own.player}", value=self.value) if self.value else own

    def _with_value(self, document: Document) -> Document:
        """The document, which says by what the coach judges."""
        if not self.value:
            return document
        from reports.values_shown import value_in_words
        from reports.writing.document import Paragraph, Section

        said = gettext("The coach judges by {value}.", value=value_in_words(self.value))
        return document.with_sections(Section("", (Paragraph(said),)))

    def report(
        self,
        replay: Callable[[int, int], str] = lambda opponent, game: "",
        progress: Callable[[int], None] = lambda done: None,
    ) -> Document:
        """The whole report: with the games of the costliest decisions, turn by turn, and remarks next to the moves.

        `replay` returns the command that shows a game with an opponent, by their numbers; `progress` is called with the
        number of games that have been told. Raises RuntimeError if a game cannot be told.
        """
        from reports.decks_shown import with_cards_of
        from reports.recounting import recounted
        from reports.sections.coach import document
        from reports.writing.document import Transcript

        done = 0
        cards: list[Sequence[CardFacts]] = []

        def retell(opponent: int, game: int, choices: Sequence[int]) -> tuple[Transcript, dict[int, int]]:
            nonlocal done
            played = record_game(self.experiment.matchups[opponent], self.seed, game, self.experiment.turn_cap)
            told = recounted(played)
            done += 1
            progress(done)
            cards.append(told.cards)
            command = replay(opponent, game)
            transcript = Transcript("", told.lines, command, board=told.board, recording=told.recording)
            return transcript, lines_of_choices(played, choices)

        found = self._with_value(document(self.summary, retell))
        return replace(found, cards=with_cards_of((), *cards))
