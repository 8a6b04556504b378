"""The questions that the page asks for people: the fields of each, and from a form that was filled in to a command.

A question is a command. Its fields are made of the parameters that the command declares
(`sim.command_line.questions`), so that the page offers what the command takes and nothing else.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sim.language import gettext

Values = Mapping[str, Sequence[str]]
Problem = tuple[str, str]  # the field, "" for the whole form; and what is wrong with it
LISTED = "list:"  # how a list begins that was pasted into a field for a deck


@dataclass(frozen=True)
class Field:
    """A field of a form: a parameter of the command.

    `name` is that of the parameter, `option` what it is called in the command; "" for one that has only its place.
    `sort` says what is filled in, and so how it is drawn: "deck", "text" (of a file), "lines" (a value each), "choice",
    "player", "players" (two, joined by a comma), "flag", "number", "day" or "words". `default` is what the command
    takes where nothing is filled in, and `seats` what each of two players does. `many` says that there may be several
    values, `needed` that there must be one, and `first` that it does not wait below "More". `example` is what may be
    filled in.
    """

    name: str
    label: str
    hint: str
    sort: str
    option: str = ""
    default: str = ""
    choices: tuple[str, ...] = ()
    seats: tuple[str, str] = ("", "")
    many: bool = False
    needed: bool = False
    first: bool = False
    example: str = ""

    @property
    def key(self) -> str:
        """Its name in a form, where "matches" and others would hide what every form of a browser has."""
        return f"of-{self.name}"

    @property
    def usual_players(self) -> list[str]:
        """The two players whom the command takes where none are named."""
        return (2 * self.default.partition(";")[0].split(","))[:2]

    @property
    def default_in_words(self) -> str:
        """Its default in the language that holds now, also with the player whom an environment variable names."""
        player, otherwise, _ = self.default.partition("; auto with ")
        if otherwise:
            return gettext("{player}; auto with “Games with better players”", player=player)
        return gettext(self.default)


@dataclass(frozen=True)
class Question:
    """A question: the name of its command, what it is called on a button, what it finds out, and its fields.

    `is_game` says that the person plays a game, and the queue plays nothing; all others keep what they find.
    `about` is the field of the deck that it is about. `check` says what is wrong with the words of the command.
    """

    name: str
    title: str
    hint: str
    fields: tuple[Field, ...]
    is_game: bool
    about: str
    check: Callable[[Sequence[str]], list[Problem]]

    def is_about_one_deck(self, decks: Sequence[str]) -> bool:
        """Whether the first of the decks of an answer is what was asked about, and all others are its opponents."""
        about = next(field for field in self.fields if field.name == self.about)
        return about.sort == "deck" and (len(decks) == 1 or not about.many)

    @property
    def first(self) -> tuple[Field, ...]:
        """The fields that matter most."""
        return tuple(field for field in self.fields if field.first)

    @property
    def more(self) -> tuple[Field, ...]:
        """The other fields."""
        return tuple(field for field in self.fields if not field.first)

    def values_of(self, form: Values) -> dict[str, list[str]]:
        """What a form has for its fields; nothing for those that are left empty."""
        found: dict[str, list[str]] = {}
        for field in self.fields:
            given = [one.replace("\r\n", "\n").strip("\n") for one in form.get(field.key, ())]
            if field.sort == "lines":
                given = [line.strip() for one in given for line in one.split("\n")]
            kept = [one for one in given if one.strip()]
            if field.sort == "deck":  # the text of a list has several lines
                kept = [LISTED + one if "\n" in one and not one.startswith(LISTED) else one for one in kept]
            if field.sort == "players" and len(kept) > 1:
                # Another question about the deck takes over who was chosen, but not the usual players of this one.
                kept = [] if kept[:2] == field.usual_players else [",".join(kept[:2])]
            if field.sort == "number":
                kept = [one.replace(",", "").strip() for one in kept]
            if kept:
                found[field.name] = kept if field.many else kept[:1]
        return found

    def missing(self, values: Values) -> list[Problem]:
        """The fields that must be filled in and are not."""
        return [(one.name, gettext("Fill this in.")) for one in self.fields if one.needed and not values.get(one.name)]

    def wrong(
        self, values: Values, place: Callable[[Field, str], Sequence[str]], added: Sequence[str]
    ) -> list[Problem]:
        """What the command says of these values, and of words that are added to them.

        A command names its first mistake alone: each field that is wrong is left out of the next try.
        """
        found: list[Problem] = []
        left = dict(values)
        may_be_empty = {field.name for field in self.fields if not field.needed}
        while problems := self.check([*self.words(left, place), *added]):
            found += problems
            names = {name for name, _ in problems}
            if not names <= left.keys() & may_be_empty:
                break
            left = {name: given for name, given in left.items() if name not in names}
        return found

    def problems_in(self, words: str) -> list[Problem]:
        """What the command says is wrong: by the first field whose option it names, and with labels for options."""
        at = {field.name: found.start() for field in self.fields if (found := _named(field, words))}
        return [(min(at, key=lambda name: at[name], default=""), self.with_labels(words))]

    def with_labels(self, words: str) -> str:
        """Words that name options of the command, with the labels of the form instead."""
        for field in self.fields:
            if (found := _named(field, words)) is not None:
                label = gettext("“{label}”", label=gettext(field.label))
                words = f"{words[: found.start()]}{label}{words[found.end() :]}"
        return words

    def words(self, values: Values, place: Callable[[Field, str], Sequence[str]]) -> list[str]:
        """The words of the command for these values. `place` makes words of a deck or of a text."""
        arguments: list[str] = []  # before the options: that of the field takes all words up to the next one
        options: list[str] = []
        for field in self.fields:
            given = list(values.get(field.name, ()))
            if field.sort in ("deck", "text"):
                given = [word for one in given for word in place(field, one)]
            if not field.option:
                arguments += given
            elif field.sort == "flag":
                options += [field.option] * bool(given)
            elif given not in ([field.default], [f"{field.default},{field.default}"]):
                options += [word for one in given for word in (field.option, one)]
        return [self.name, *arguments, *options]


def _named(field: Field, words: str) -> re.Match[str] | None:
    """Where words name the option of a field."""
    return re.search(rf"(?<![\w-]){field.option}(?![\w-])", words) if field.option else None
