"""The rules that a matchup is played by: an era, and choices of rule options that differ from it.

Each option is a field of the tables (`sim.engine.record.tables`): a game is played under the options that its matchup
was prepared with. Every run and report records them. `rule_history` has the options and eras themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from sim.games.matchups.rule_history import ERAS, OPTIONS, TODAY, Era, UnknownRule, listed
from sim.language import gettext

ERA: Final = "era"  # next to the names of options, where rules are written down


@dataclass(frozen=True)
class RuleOptions:
    """The rules that a matchup is played under: an era, and the choices by name. An empty choice is the era's."""

    era: str = TODAY
    breaking: str = ""
    prohibited_declarations: str = ""
    limited_declarations: str = ""
    invasion: str = ""
    skipped_turn: str = ""
    turn_start: str = ""
    blockers: str = ""
    end_of_turn_declarations: str = ""
    reconstruction: str = ""
    reconstructed_sickness: str = ""
    exchange: str = ""
    ninja_strike_mana: str = ""
    pending_cards: str = ""
    looked_at_cards: str = ""
    destroying: str = ""
    counting: str = ""
    empty_decks: str = ""

    def __post_init__(self) -> None:
        """Fill in the choices of the era. Raise UnknownRule for an unknown era or choice."""
        era = _era(self.era)
        for option in OPTIONS:
            chosen = getattr(self, option.attribute) or option.in_era(era)
            option.number(chosen)
            object.__setattr__(self, option.attribute, chosen)

    @staticmethod
    def of(settings: Iterable[str], era: str = TODAY) -> RuleOptions:
        """The rules of an era, changed by settings such as "breaking=one-by-one". Raises UnknownRule."""
        known = [option.name for option in OPTIONS]
        chosen: dict[str, str] = {}
        for setting in settings:
            name, sign, choice = setting.partition("=")
            if not sign or name not in known:
                raise UnknownRule(
                    gettext(
                        "{setting!r} sets no rule; write NAME=CHOICE, with one of {names}",
                        setting=setting,
                        names=", ".join(known),
                    )
                )
            if not choice:
                raise UnknownRule(
                    gettext(
                        "{setting!r} names no choice; the choices are {choices}",
                        setting=setting,
                        choices=listed(_choices(name)),
                    )
                )
            chosen[name.replace("-", "_")] = choice
        return RuleOptions(era=era, **chosen)

    @staticmethod
    def read(rules: str | Mapping[str, str]) -> RuleOptions:
        """The rules as they are written down: an era, or choices by the names of options, and perhaps an era.

        >>> RuleOptions.read("2017") == RuleOptions.read({"era": "2017"}) == RuleOptions(era="2017")
        True

        Raises UnknownRule.
        """
        if isinstance(rules, str):
            return RuleOptions(era=rules)
        if not isinstance(rules, Mapping):
            raise UnknownRule(
                gettext(
                    "{rules!r} do not name rules; give an era, or choices by the names of rule options", rules=rules
                )
            )
        settings = (f"{name}={choice}" for name, choice in rules.items() if name != ERA)
        return RuleOptions.of(settings, rules.get(ERA, TODAY))

    def write(self, tables: Any) -> None:
        """Write the options into a record of tables."""
        for option in OPTIONS:
            tables[option.field] = option.number(getattr(self, option.attribute))

    def settings(self) -> dict[str, str]:
        """The era and all options by name, for records of a run; `read` reads them."""
        return {field.name.replace("_", "-"): getattr(self, field.name) for field in fields(self)}

    def changed(self) -> list[str]:
        """The settings that differ from those of the era, as `of` reads them."""
        usual = RuleOptions(era=self.era).settings()
        return [f"{name}={choice}" for name, choice in self.settings().items() if choice != usual[name]]

    def in_words(self) -> str:
        """How games were played, after the word "played"; empty for today's rules.

        >>> RuleOptions(era="2017", blockers="several").in_words()
        'by the rules of 2017, with blockers=several'
        """
        era = f"by the rules of {self.era}" if self.era != TODAY else ""
        changed = self.changed()
        return ", ".join(filter(None, (era, f"with {' and '.join(changed)}" if changed else "")))

    def differing(self) -> list[str]:
        """The settings that differ from today's rules, by the era or one by one."""
        today = DEFAULT_RULES.settings()
        return [f"{name}={choice}" for name, choice in self.settings().items() if choice != today[name] and name != ERA]


def _era(name: str) -> Era:
    for era in ERAS:
        if era.name == name:
            return era
    raise UnknownRule(
        gettext("there is no era {name!r}; the eras are {value}", name=name, value=listed([era.name for era in ERAS]))
    )


def _choices(name: str) -> list[str]:
    return [choice.name for option in OPTIONS if option.name == name for choice in option.choices]


DEFAULT_RULES = RuleOptions()
