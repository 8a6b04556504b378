"""The result of coaching a deck's player: what it found, as JSON, as a document, and as a report with games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta

from decks.shown_names import in_english, names_chosen
from reports.summaries.coach import CoachSummary, summarize_coaching
from sim.api import limits
from sim.api.notebooks import as_html
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.kept_folder import SEARCH, RunMismatch
from sim.foreign import WrongValue, typed
from sim.games.narration.replay import record_game
from sim.games.narration.transcript import lines_of_choices
from sim.games.playing.coaching import Watched, coached
from sim.json_types import JsonObject
from sim.language import gettext, language

if TYPE_CHECKING:
    from reports.writing.document import CardFacts, Document
    from sim.experiments.runs.index import Outcome
    from sim.games.matchups.matchup import Side

COACH: Final = "coach"
Deals = Annotated[int, Meta(ge=limits.ROLLOUTS.least, le=limits.ROLLOUTS.most)]


@dataclass(frozen=True)
class Coaching:
    """How a coach judges: who it is, on how many deals it tries an answer, and on how many others it judges one.

    `value` is the text of the value that a coach who looks ahead uses.
    """

    by: Annotated[str, Meta(pattern=r"\A(lookahead|search)\Z")]
    rollouts: Deals
    fresh: Deals
    value: str = ""


def coaching_of(manifest: JsonObject) -> Coaching:
    """How the coach judges whose folder has this manifest. Raises RunMismatch if it does not say that."""
    try:
        return typed(manifest.get(SEARCH), Coaching)
    except WrongValue as error:
        raise RunMismatch(gettext("The manifest of the search is damaged: {error}.", error=error)) from None


def watched_by(experiment: Experiment, coaching: Coaching) -> Experiment:
    """The experiment with a coach who looks over the shoulder of the first player."""

    def watched(own: Side) -> Side:
        player = f"{coaching.by}:{coaching.rollouts}/{own.player}"
        return replace(own, player=player, value=coaching.value, own_value=coaching.value or own.own_value)

    return replace(experiment, cells=tuple((watched(own), other) for own, other in experiment.cells))


@dataclass(frozen=True)
class CoachResult:
    """What a coach has found, and what can be made of it.

    `experiment` has a matchup with each opponent, played by scripts; `found` are the games, and `wanted` is how many
    were asked for. `coaching` says how they were judged.
    """

    experiment: Experiment
    found: tuple[Watched, ...]
    wanted: int
    coaching: Coaching
    kind = COACH

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

    @property
    def has_numbers(self) -> bool:
        """Whether a game was played, and with it anything to report."""
        return bool(self.found)

    @property
    def outcome(self) -> Outcome:
        """What the list of runs says of it."""
        from sim.experiments.runs.index import Outcome

        return Outcome(self.summary.games, not self.interrupted, self.verdict)

    @property
    def summary(self) -> CoachSummary:
        """The decisions that cost most, and how many there were in all."""
        spoken = language(), names_chosen()
        if spoken not in self._summaries:
            self._summaries[spoken] = self._summarize()
        return self._summaries[spoken]

    @cached_property
    def _summaries(self) -> dict[tuple[str, str], CoachSummary]:
        """The summary in each language in which somebody has asked for it: decisions are words."""
        return {}

    def _summarize(self) -> CoachSummary:
        cells, matchups = self.experiment.cells, self.experiment.matchups
        return summarize_coaching(
            [(own.called, other.called) for own, other in cells],
            (cells[0][0].player, cells[0][1].player),
            [coached(part, matchups[part.opponent].cards) for part in self.found],
            seed=self.seed,
            by=self.coaching.by,
            rollouts=self.coaching.rollouts,
            fresh=self.coaching.fresh,
            wanted=self.wanted,
        )

    def to_json(self) -> JsonObject:
        """What was found as JSON, in English."""
        from reports.values_shown import values_json

        with in_english():
            return {**self.summary.to_json(), "values": values_json([(self._coached.name, self._coached)])}

    def document(self) -> Document:
        """The result as a document, without games."""
        from reports.sections.coach import document

        return self._with_value(document(self.summary))

    @property
    def _coached(self) -> Side:
        """The deck whose player is coached, as the coach plays it."""
        experiment = watched_by(self.experiment, self.coaching) if self.coaching.value else self.experiment
        return experiment.cells[0][0]

    def _with_value(self, document: Document) -> Document:
        """The document, which says by what the coach judges."""
        if not self.coaching.value:
            return document
        from reports.values_shown import value_in_words
        from reports.writing.document import Paragraph, Section

        said = gettext("The coach judges by {value}.", value=value_in_words(self.coaching.value))
        first, *others = document.sections
        return replace(document, sections=(first, Section("", (Paragraph(said),)), *others))

    def report(
        self,
        replay: Callable[[int, int], str] = lambda opponent, game: "",
        progress: Callable[[int], None] = lambda done: None,
        *,
        numbers_only: bool = False,
    ) -> Document:
        """The whole report: with the games of the costliest decisions, turn by turn, and remarks next to the moves.

        `replay` returns the command that shows a game with an opponent, by their numbers; `progress` is called with the
        number of games that have been told. With `numbers_only` no game is told. Raises RuntimeError if a game cannot
        be told.
        """
        if numbers_only:
            return self.document()
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
