"""Rule options: questions that the documents leave open or answer differently over time, and the default answers.

Each option is a field of the tables (`sim.engine.record.tables`): a game is played under the options that its matchup
was prepared with. Every run and report records them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any


class UnknownRule(ValueError):
    """No rule option, or no choice of one, has this name."""


@dataclass(frozen=True)
class Choice:
    """One way to rule, and what it means."""

    name: str
    meaning: str


@dataclass(frozen=True)
class Option:
    """A question that rulings answer differently; the first choice is the default."""

    name: str
    question: str
    field: str  # of the tables: the number of the choice
    choices: tuple[Choice, ...]


OPTIONS = (
    Option(
        "breaking",
        "How are several shields broken?",
        "breaks_one_by_one",
        (
            Choice("simultaneous", "together; triggers are declared for all of them (509.5, since March 2017)"),
            Choice("one-by-one", "one after the other, each with its own declarations (before March 2017)"),
        ),
    ),
    Option(
        "prohibited-declarations",
        "Can an ability be declared that would summon or cast while an effect forbids that?",
        "forbidden_declarations",
        (
            Choice(
                "by-ability",
                "what summons, shield triggers and Strike Back: no (ruling of 2021-05-21); other abilities that cast, "
                "such as Attack Chance: yes (ruling of 2023-02-17)",
            ),
            Choice("misfire", "all but Strike Back: yes; it does nothing unless the effect is gone when it resolves"),
            Choice("strict", "no"),
        ),
    ),
    Option(
        "invasion",
        "Must the creature still be one that the Invasion names when it resolves?",
        "invades_as_named",
        (
            Choice("once", "no; only the evolution must be possible (rulings on Deddam, and of 2021-09-24 on Octopa)"),
            Choice("checked-again", "yes"),
        ),
    ),
    Option(
        "skipped-turn",
        "What becomes of effects that wait when the rest of the turn is skipped?",
        "skipping_resolves",
        (
            Choice("lapse", "they lapse: the next turn starts immediately, as the cards say"),
            Choice("resolve", "they are resolved, then the next turn starts"),
        ),
    ),
)


@dataclass(frozen=True)
class RuleOptions:
    """The rules that a matchup is played under, by the names of the choices."""

    breaking: str = "simultaneous"
    prohibited_declarations: str = "by-ability"
    invasion: str = "once"
    skipped_turn: str = "lapse"

    def __post_init__(self) -> None:
        """Raise UnknownRule for an unknown choice."""
        for option in OPTIONS:
            self._number(option)

    def _number(self, option: Option) -> int:
        chosen = getattr(self, option.name.replace("-", "_"))
        names = [choice.name for choice in option.choices]
        if chosen not in names:
            raise UnknownRule(f"{option.name} has no choice {chosen!r}; there are {' and '.join(names)}")
        return names.index(chosen)

    @staticmethod
    def of(settings: Iterable[str]) -> RuleOptions:
        """The options from settings such as "breaking=one-by-one"; the others keep their defaults.

        Raises UnknownRule.
        """
        known = [option.name for option in OPTIONS]
        chosen: dict[str, str] = {}
        for setting in settings:
            name, sign, choice = setting.partition("=")
            if not sign or name not in known:
                raise UnknownRule(f"{setting!r} sets no rule; write NAME=CHOICE, with one of {', '.join(known)}")
            chosen[name.replace("-", "_")] = choice
        return RuleOptions(**chosen)

    def write(self, tables: Any) -> None:
        """Write the options into a record of tables."""
        for option in OPTIONS:
            tables[option.field] = self._number(option)

    def settings(self) -> dict[str, str]:
        """All options by name, for records of a run."""
        return {name.replace("_", "-"): choice for name, choice in asdict(self).items()}

    def changed(self) -> list[str]:
        """The settings that differ from the defaults, as `of` reads them."""
        default = DEFAULT_RULES.settings()
        return [f"{name}={choice}" for name, choice in self.settings().items() if choice != default[name]]


DEFAULT_RULES = RuleOptions()
