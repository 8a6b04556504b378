"""An experiment: its matchups, games, seed and rules, and its manifest. Nothing is played here."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import version

import numpy as np

from sim.cards.library import CardFileError, OwnCard
from sim.experiments.runs.folder import RunMismatch, game_hash
from sim.experiments.runs.manifest import OWN_CARDS
from sim.games.matchups.matchup import Matchup, Side, prepare_sides
from sim.games.matchups.rule_history import UnknownRule
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.playing.batch import GAMES_IN_CHUNK, GAMES_IN_LOOKED_AHEAD_CHUNK, GAMES_IN_SEARCHED_CHUNK, TURN_CAP
from sim.json_types import JsonObject
from sim.language import gettext
from sim.version import VERSION
from strategies.playbooks.reading import PlaybookError
from strategies.registry import Thinker, UnknownPlayer, thinker_of
from strategies.values.reading import UnusableValue


class ImpossibleExperiment(ValueError):
    """An experiment cannot be played as asked; the message says why, and what to do."""


@dataclass(frozen=True)
class Experiment:
    """Everything that decides the games of a run, and how many are wanted.

    `kind` is "match", "compare", ...; `cells` are its matchups, and `games` is the maximum number for each of them.
    `settings` are the other settings of the kind, such as a stopping rule or shares of a field, as JSON values. `luck`
    numbers the luck of each matchup: those with the same number share it; without numbers, all do.
    """

    kind: str
    cells: tuple[tuple[Side, Side], ...]
    games: int
    seed: int
    rules: RuleOptions = DEFAULT_RULES
    turn_cap: int = TURN_CAP
    settings: JsonObject = field(default_factory=dict)
    luck: tuple[int, ...] = ()

    @cached_property
    def seeds(self) -> tuple[int, ...]:
        """The seed of each matchup. Luck number 0 is that of the experiment; the others are independent of it."""
        return tuple(
            int(np.random.SeedSequence([self.seed, number]).generate_state(1, np.uint64)[0]) if number else self.seed
            for number in self.luck or [0] * len(self.cells)
        )

    @cached_property
    def matchups(self) -> tuple[Matchup, ...]:
        """The matchups, prepared for playing.

        Raises UnknownCard or DefinitionError for decks that cannot be played.
        """
        prepared = {cell: prepare_sides(cell, self.rules) for cell in dict.fromkeys(self.cells)}
        return tuple(prepared[cell] for cell in self.cells)

    @property
    def unprepared(self) -> tuple[Matchup, ...]:
        """The matchups for reading their games: each is prepared when something of it is asked for."""
        known = {cell: Matchup(cell, self.rules) for cell in dict.fromkeys(self.cells)}
        return tuple(known[cell] for cell in self.cells)

    @property
    def players(self) -> tuple[str, ...]:
        """The different players."""
        return tuple(dict.fromkeys(side.played_by for cell in self.cells for side in cell))

    @property
    def thinkers(self) -> tuple[Thinker | None, ...]:
        """What each of the players is, if it searches or looks ahead."""
        sides = {side.played_by: side for cell in self.cells for side in cell}
        return tuple(None if sides[name].python else thinker_of(name) for name in self.players)

    @property
    def in_python(self) -> tuple[bool, ...]:
        """Whether each of the players is one in Python."""
        names = {side.python for cell in self.cells for side in cell}
        return tuple(name in names for name in self.players)

    @property
    def chunk(self) -> int:
        """How many games are kept in a file, and decided on together."""
        slowest = [not one.looks_ahead for one in self.thinkers if one is not None]
        if any(slowest) or any(self.in_python):
            return GAMES_IN_SEARCHED_CHUNK
        return GAMES_IN_LOOKED_AHEAD_CHUNK if slowest else GAMES_IN_CHUNK

    @property
    def own_cards(self) -> tuple[OwnCard, ...]:
        """The cards of the user's own in the decks, by name."""
        found = {card.name: card for cell in self.cells for side in cell for card in side.own_cards}
        return tuple(card for _, card in sorted(found.items()))

    def manifest(self) -> JsonObject:
        """The experiment as JSON, with the checksum of the engine and the cards."""
        sides = list(dict.fromkeys(side for cell in self.cells for side in cell))
        number = {side: at for at, side in enumerate(sides)}
        own = [card.to_json() for card in self.own_cards]
        return {
            "experiment": self.kind,
            "engine": game_hash(),
            "seed": self.seed,
            "rules": self.rules.settings(),
            "turn_cap": self.turn_cap,
            "chunk": self.chunk,
            "sides": [side.to_json() for side in sides],
            "cells": [[number[side] for side in cell] for cell in self.cells],
            **({"luck": list(self.luck)} if self.luck else {}),
            **({OWN_CARDS: own} if own else {}),
            "games": self.games,
            "settings": dict(self.settings),
            "versions": {"duelsim": VERSION, **{name: version(name) for name in ("numba", "numpy", "polars")}},
        }

    @staticmethod
    def from_manifest(manifest: JsonObject) -> Experiment:
        """The experiment that `manifest` described.

        Raises RunMismatch if it is damaged, and UnknownPlayer, PlaybookError, UnusableValue, UnknownRule or
        CardFileError for what this version does not know.
        """
        try:
            own = [OwnCard.from_json(card) for card in manifest.get(OWN_CARDS, [])]
            sides = [Side.from_json(side, own) for side in manifest["sides"]]
            return Experiment(
                kind=manifest["experiment"],
                cells=tuple((sides[first], sides[second]) for first, second in manifest["cells"]),
                games=manifest["games"],
                seed=manifest["seed"],
                rules=RuleOptions.read(manifest["rules"]),
                turn_cap=manifest["turn_cap"],
                settings=manifest["settings"],
                luck=tuple(manifest.get("luck", ())),
            )
        except (UnknownPlayer, PlaybookError, UnusableValue, UnknownRule, CardFileError):
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise RunMismatch(gettext("The manifest of the run is damaged: {error!r}.", error=error)) from None


def parts_of_one(shares: Sequence[float], count: int, of: str) -> list[float]:
    """Shares of a field, in any unit, as fractions of 1. `of` names what they are shares of: "decks", "opponents".

    Raises ImpossibleExperiment if there are not `count` of them, one is negative or infinite, or all are 0.
    """
    if len(shares) != count:
        raise ImpossibleExperiment(
            gettext(
                "Give one share for each of the {of} ({count}), in their order, not {shares}.",
                of=of,
                count=count,
                shares=len(shares),
            )
        )
    if not (all(share >= 0 for share in shares) and 0 < sum(shares) < math.inf):
        raise ImpossibleExperiment(
            gettext("The shares of the field must be finite numbers, none of them negative and not all of them 0.")
        )
    return [share / sum(shares) for share in shares]


def are_parts_of_one(shares: Sequence[float]) -> bool:
    """Whether these can be what `parts_of_one` returns."""
    return math.isclose(sum(shares), 1, abs_tol=1e-6)
