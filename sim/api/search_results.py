"""The results of searches: what was found, as numbers, as JSON, as a document, and as the file to play with."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, Protocol, TypeVar

from decks.reading import Deck
from decks.shown_names import in_english
from reports.cards_noted import cards_noted_json, with_cards_noted
from reports.decks_shown import cards_of, deck_tables
from reports.sections import improve as improve_section
from reports.sections import train as train_section
from reports.sections import tune as tune_section
from reports.summaries.improve import ImproveSummary
from reports.summaries.train import TrainSummary
from reports.summaries.tune import TuneSummary
from reports.values_shown import values_json, values_lines
from reports.writing.document import Document, Paragraph, Section
from sim.api.notebooks import as_html
from sim.cards.library.shown_names import with_japanese_names
from sim.experiments.runs.index import Outcome
from sim.experiments.runs.run import Run
from sim.json_types import JsonObject
from sim.language import gettext


class _Summary(Protocol):
    @property
    def interrupted(self) -> bool: ...

    @property
    def games(self) -> int: ...

    def to_json(self) -> JsonObject: ...


SummaryType = TypeVar("SummaryType", bound=_Summary)


@dataclass(frozen=True)
class SearchResult(ABC, Generic[SummaryType]):
    """What a search has found: `summary` has every number of it."""

    summary: SummaryType
    kind: ClassVar[str]  # the command

    def __repr__(self) -> str:
        """The verdict."""
        return f"<{type(self).__name__}: {self.verdict}>"

    @property
    def verdict(self) -> str:
        """The result in a sentence."""
        return self.document().verdict.text

    def _repr_html_(self) -> str:
        """What a notebook shows: what the command prints."""
        return as_html(self.document())

    @property
    @abstractmethod
    def seed(self) -> int:
        """The seed: the same budget of games with it finds the same again."""

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended it."""
        return self.summary.interrupted

    @property
    def has_numbers(self) -> bool:
        """Whether there is anything to report, which there always is: what was found may be that nothing was."""
        return True

    @property
    def outcome(self) -> Outcome:
        """What the list of runs says of it."""
        return Outcome(self.summary.games, not self.interrupted, self.verdict)

    def to_json(self) -> JsonObject:
        """Everything as JSON, in English, as the command prints it."""
        with in_english():
            json: JsonObject = with_japanese_names(self._json())
        return json

    def _json(self) -> JsonObject:
        return self.summary.to_json()

    @abstractmethod
    def document(self) -> Document:
        """The result as a document, which `reports.writing.page` and others write."""

    def report(self, *, numbers_only: bool = False) -> Document:
        """The whole report, which is the document: a search has no games that are worth watching."""
        return self.document()


@dataclass(frozen=True, repr=False)
class ImproveResult(SearchResult[ImproveSummary]):
    """The list that was found for a deck, or the deck itself where nothing better was found.

    `worth` is the run of `duelsim slots` that measured its slots; None where Ctrl-C came before.
    """

    worth: Run | None = None
    kind = "improve"

    @property
    def seed(self) -> int:
        """The seed: the same budget of games with it finds the same again."""
        return self.summary.seed

    @property
    def deck(self) -> Deck:
        """The list to play."""
        return self.summary.list

    @property
    def text(self) -> str:
        """The list as a file."""
        return improve_section.list_text(self.summary)

    @property
    def playbook(self) -> str:
        """The playbook that was tuned for the list, as a file; "" without `tune`, and where no list was found."""
        return "" if self.summary.tuned is None else self.summary.tuned.tune.playbook

    def _json(self) -> JsonObject:
        noted = {} if self.worth is None else cards_noted_json(self.worth)
        values = values_json(self.summary.pilots)
        return {**self.summary.to_json(), "values": values, **noted, "text": self.text}

    def document(self) -> Document:
        """The result as a document, which `reports.writing.page` and others write."""
        found = improve_section.document(self.summary)
        changes, *others = found.sections
        judging = Section("", tuple(map(Paragraph, values_lines(self.summary.pilots))))
        found = replace(found, sections=(changes, judging, *others))
        return found if self.worth is None else with_cards_noted(found, self.worth)

    def report(self, *, numbers_only: bool = False) -> Document:
        """The whole report, with the lists of the decks and what the cards of the new one are worth."""
        found = self.document()
        if self.worth is None:
            return found
        decks = Section(gettext("The decks"), tuple(deck_tables(self.worth, found.worths)))
        return replace(found.with_sections(decks), cards=() if numbers_only else cards_of(self.worth))


@dataclass(frozen=True, repr=False)
class TuneResult(SearchResult[TuneSummary]):
    """The playbook that was found for a deck, or the base where nothing better was found."""

    kind = "tune"

    @property
    def seed(self) -> int:
        """The seed: the same budget of games with it finds the same again."""
        return self.summary.seed

    @property
    def playbook(self) -> str:
        """The playbook as a file, with what each of its lines is worth."""
        return self.summary.playbook

    def document(self) -> Document:
        """The result as a document, which `reports.writing.page` and others write."""
        return tune_section.document(self.summary)


@dataclass(frozen=True, repr=False)
class TrainResult(SearchResult[TrainSummary]):
    """The value that was trained for a deck, if one was found that is better than the universal one."""

    kind = "train"

    @property
    def seed(self) -> int:
        """The seed: the same budget of games with it finds the same again."""
        return self.summary.origin.seed

    @property
    def value(self) -> str:
        """The value as a file; "" if nothing better was found."""
        return self.summary.value

    def document(self) -> Document:
        """The result as a document, which `reports.writing.page` and others write."""
        return train_section.document(self.summary)
