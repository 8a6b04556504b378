"""Questions that were asked: each in a folder of `runs/asked`, with its words and its lists, until it is deleted.

What is played is what was asked, whatever becomes of the decks in the meantime: lists are copied, with the playbooks
and values next to them. Nothing is lost with the server, since what has not ended can be asked again in the same words.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from decks.checking import DeckError
from decks.formats import FormatError
from decks.formats.finding import find_format
from decks.shipped import deck_called
from sim.files import delete_file, replace_file
from sim.foreign import WrongValue, plain, read_json, typed
from sim.language import gettext
from sim.web.deck_facts import differences
from sim.web.decklists import FIELD, SHIPPED, DeckFolder, check_list, file_name, in_problems, name_in, named
from sim.web.errors import in_words
from sim.web.kept_games import GAME
from sim.web.questions import LISTED, Field, Problem, Question, Values

RUNS, ASKED = "runs", "asked"  # the folder of runs in that of the decks, and that of questions in it
QUESTION, OUTCOME, PAGE = "question.json", "outcome.json", "report.html"
LISTS = (".txt", ".play", ".csv")  # the endings of lists and what belongs to them
STOPPED = 130  # how a command ends after Ctrl-C
_NAME = re.compile(r"[\w-]{1,150}")


class Refusal(Exception):
    """A form cannot be played. `problems` are what is wrong with its fields, as (field, message)."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(problems)
        self.problems = tuple(problems)


@dataclass(frozen=True)
class Outcome:
    """How a question ended: the exit code of its command, what went wrong, and the first lines that it printed."""

    code: int
    problem: str = ""
    said: str = ""


@dataclass(frozen=True)
class _Kept:
    """What the file of a question holds."""

    question: str
    title: str
    about: str
    words: tuple[str, ...]
    values: dict[str, tuple[str, ...]]
    asked: Annotated[int, Meta(ge=0, lt=1 << 37)]


@dataclass(frozen=True)
class Asked:
    """A question that was asked: its folder, the name of its command, what it is called, and the deck it is about.

    `words` are those of the command, and `values` what the form had.
    """

    place: Path
    question: str
    title: str
    about: str
    words: tuple[str, ...]
    values: Mapping[str, Sequence[str]]
    asked: int

    @property
    def name(self) -> str:
        """What its address calls it."""
        return self.place.name

    @property
    def run(self) -> Path:
        """The folder of its run, if it is no game."""
        return _run_of(self.place)

    @property
    def page(self) -> Path:
        """The replay of its game, if it is one."""
        return self.place / PAGE

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None where it has not, or was stopped by force."""
        try:
            return typed(read_json((self.place / OUTCOME).read_bytes()), Outcome)
        except (OSError, WrongValue):
            return None

    def keep_outcome(self, outcome: Outcome) -> None:
        """Write down how it ended. Raises OSError."""
        replace_file(self.place / OUTCOME, _json(outcome))

    @staticmethod
    def read(place: Path) -> Asked:
        """The question in a folder. Raises OSError, and WrongValue if it is damaged."""
        kept = typed(read_json((place / QUESTION).read_bytes()), _Kept)
        return Asked(place, kept.question, kept.title, kept.about, kept.words, kept.values, kept.asked)


@dataclass(frozen=True)
class AskedFolder:
    """The questions that were asked about the decks of a folder; `extra` words are added to all of them."""

    decks: DeckFolder
    extra: tuple[str, ...] = ()

    @property
    def _runs(self) -> Path:
        return self.decks.path / RUNS

    def all(self) -> list[Asked]:
        """Those that can be read, the newest first."""
        found = []
        with contextlib.suppress(OSError):
            for place in (self._runs / ASKED).iterdir():
                with contextlib.suppress(OSError, WrongValue):
                    found.append(Asked.read(place))
        return sorted(found, key=lambda one: (-one.asked, one.name))

    def named(self, name: str) -> Asked | None:
        """The one that an address names."""
        if _NAME.fullmatch(name) is None:
            return None
        with contextlib.suppress(OSError, WrongValue):
            return Asked.read(self._runs / ASKED / name)
        return None

    def of_run(self, run: Path) -> Asked | None:
        """The one whose run is in a folder."""
        return self.named(run.name) if run.parent == self._runs else None

    def forget(self, asked: Asked) -> None:
        """Delete what was written into the folder of a question, and leave its run. Raises OSError."""
        for file in asked.place.iterdir():
            if file.name in (QUESTION, OUTCOME, PAGE, GAME) or file.suffix in LISTS:
                delete_file(file)
        with contextlib.suppress(OSError):  # something else is there
            asked.place.rmdir()

    def ask(self, question: Question, form: Values) -> Asked:
        """Keep a question with what a form has. Raises Refusal, and OSError."""
        values = question.values_of(form)
        self._drop_what_is_the_same(question, values)
        problems = [*question.missing(values), *self._wrong_lists(question, values)]
        if problems:
            raise Refusal(problems)
        deck = self._deck_name(question, values)
        place = self._free(f"{file_name(deck) or 'deck'}-{question.name}")
        added = [*([] if question.is_game else ["--out", str(_run_of(place))]), *self.extra]
        if problems := question.wrong(values, partial(self._words_of, place=place, files={}), added):
            raise Refusal(problems)
        files: dict[Path, bytes] = {}
        words = [*question.words(values, partial(self._words_of, place=place, files=files)), *added]
        about = next(iter(values.get(question.about, ())), "")
        asked = _Kept(
            question=question.name,
            title=self._title(deck_called(deck), question, values),
            about="" if about.startswith(LISTED) or question.about == "results" else about,
            words=tuple(words),
            values={name: tuple(given) for name, given in values.items()},
            asked=int(time.time()),
        )
        place.mkdir(parents=True)
        for file, content in files.items():
            replace_file(file, content)
        replace_file(place / QUESTION, _json(asked))
        return Asked.read(place)

    def _drop_what_is_the_same(self, question: Question, values: dict[str, list[str]]) -> None:
        """Leave out other versions of a deck that have the same cards. Raises Refusal if none is left."""
        base, others = values.get("base", []), values.get("variants", [])
        with contextlib.suppress(DeckError):
            if question.about == "base" and base and others:
                left = [one for one in others if differences(self._text(base[0]), self._text(one))]
                if not left:
                    raise Refusal([("variants", gettext("It has the same cards as your deck. Change some."))])
                values["variants"] = left

    def _text(self, value: str) -> str:
        return value.removeprefix(LISTED) if value.startswith(LISTED) else self.decks.text(value)

    def _wrong_lists(self, question: Question, values: Values) -> Iterator[Problem]:
        """What is wrong with the decks of a form, by its format."""
        try:
            given = [next(iter(values.get(name, ())), None) for name in ("format", "date")]
            format = find_format(given[0] or "standard", given[1])
        except (FormatError, DeckError) as error:
            yield "format", str(error)
            return
        for field in (one for one in question.fields if one.sort == "deck"):
            for value in values.get(field.name, ()):
                try:
                    if value.startswith(LISTED):
                        check_list(value.removeprefix(LISTED), format=format)
                    else:
                        self.decks.read(value, format)
                except DeckError as error:
                    yield field.name, self._in_problems(field, value, error)

    def _in_problems(self, field: Field, value: str, error: DeckError) -> str:
        """What is wrong with a deck; of several decks also which one. Where its file is matters to nobody here."""
        if value.startswith(FIELD):
            return str(error)
        return f"{deck_called(self._called(value))}: {in_problems(error)}" if field.many else in_problems(error)

    def _deck_name(self, question: Question, values: Values) -> str:
        """What the deck is called that a question is about."""
        field = next(one for one in question.fields if one.name == question.about)
        given = values.get(question.about, ())
        if field.sort != "deck" or not given or given[0].startswith(FIELD):
            return gettext("The field")
        return self._called(given[0])

    def _called(self, choice: str) -> str:
        """What a deck of a form is called."""
        if choice.startswith(LISTED):
            return name_in(choice.removeprefix(LISTED)) or gettext("My list")
        return self.decks.name(choice)

    def _title(self, deck: str, question: Question, values: Values) -> str:
        """What a question is called where it is listed."""
        if question.is_game:
            return gettext(
                "{deck} against {opponent}", deck=deck, opponent=deck_called(self._called(values["opponent"][0]))
            )
        return gettext("{deck}: {question}", deck=deck, question=gettext(question.title))

    def _words_of(self, field: Field, value: str, place: Path, files: dict[Path, bytes]) -> Sequence[str]:
        """The words that name a deck or a text, which is added to the `files` that are to be written."""
        if field.sort == "text":
            file = _another(place / f"{field.name}.csv", files)
            files[file] = f"{value}\n".encode()
            files.update(self._named_in(value, place))
            return [str(file)]
        if value.startswith(FIELD):
            return self.decks.words_of_field(value)
        if value.startswith(SHIPPED):
            return [value.removeprefix(SHIPPED)]
        if value.startswith(LISTED):
            text = value.removeprefix(LISTED)
            name = name_in(text) or gettext("My list")
            file = _another(place / f"{file_name(name) or 'list'}.txt", files)
            files[file] = named(text, name).encode()
            return [str(file)]
        source = self.decks.file(value)
        if source is None:
            raise Refusal([(field.name, gettext("This deck is not there any more. Choose another one."))])
        try:
            file = _another(place / source.name, files)
            files[file] = source.read_bytes()
            for ending, beside in self.decks.beside(source).items():
                files[file.with_name(file.stem + ending)] = beside.read_bytes()
        except OSError as error:
            raise Refusal([(field.name, in_words(error))]) from None
        return [str(file)]

    def _named_in(self, text: str, place: Path) -> dict[Path, bytes]:
        """My decks that the results of a tournament name, as files next to them."""
        words = {word.strip() for line in text.split("\n") for word in line.split(",")}
        found: dict[Path, bytes] = {}
        for name in self.decks.names():
            source = self.decks.path / name
            if name in words:
                with contextlib.suppress(OSError):
                    found[place / name] = source.read_bytes()
                    beside = self.decks.beside(source)
                    found |= {place / (source.stem + ending): file.read_bytes() for ending, file in beside.items()}
        return found

    def _free(self, name: str) -> Path:
        """The folder of a new question: neither it nor its run is there."""
        number = 1
        while True:
            place = self._runs / ASKED / (name if number == 1 else f"{name}-{number}")
            if not (os.path.lexists(place) or os.path.lexists(_run_of(place))):
                return place
            number += 1


def _run_of(place: Path) -> Path:
    return place.parent.parent / place.name


def _another(file: Path, files: Mapping[Path, bytes]) -> Path:
    """The file, or one like it, if another text is to have its name."""
    number = 1
    found = file
    while found in files:
        number += 1
        found = file.with_stem(f"{file.stem}-{number}")
    return found


def _json(value: object) -> bytes:
    return json.dumps(plain(value), indent=2).encode()
