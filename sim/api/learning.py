"""Learning decks at first use, for experiments and single games: before a lookahead plays a deck without a value.

The values of the decks that ship come with the package (`sim.training.shipped_values`). Any other is learned once, and
cached for the user (`sim.training.cached_values`). A run that is kept has the texts of its values, so one that is
resumed learns nothing. One that waits for its first game learns when that is played.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from decks.reading import Deck
from sim.api import defaults
from sim.api.observer import Observer
from sim.api.options import RunOptions
from sim.cards.library import cards_in_use
from sim.cards.library.in_use import CardsInUse
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import MANIFEST, RunFolder
from sim.experiments.runs.kind import kind_of
from sim.games.matchups.matchup import Side, prepare_sides, side_of
from sim.games.matchups.rule_options import RuleOptions
from sim.json_types import JsonObject
from sim.language import gettext
from sim.training.cached_values import cached_text, file_of, keep, key_of, learns, script_of
from sim.training.shipped_values import shipped_file, shipped_text
from strategies.thinkers import LOOKAHEAD
from strategies.values.finding import value_beside


def with_values(
    experiment: Experiment, options: RunOptions, observer: Observer, kept: Path | None = None
) -> Experiment:
    """The experiment, whose players who look ahead judge by values of their decks' own.

    Those of the run in the folder `kept`, if it has games. Otherwise they are learned now, unless they were before. Of
    the options of a run, `learning` and `jobs` are read.
    """
    if not kind_of(experiment).meets_opponents or not defaults.learning(options.get("learning", True)):
        return experiment
    sides = list(dict.fromkeys(side for cell in experiment.cells for side in cell))
    run = RunFolder.read(kept) if kept is not None and (kept / MANIFEST).exists() else None
    if run is not None and run.parts():
        found = _of_run(sides, run.manifest)
    else:
        found = learned(sides, experiment.rules, observer, options.get("jobs"))
    if found == sides:
        return experiment
    new = dict(zip(sides, found, strict=True))
    return replace(experiment, cells=tuple((new[one], new[other]) for one, other in experiment.cells))


def learned(
    sides: Sequence[Side], rules: RuleOptions, observer: Observer | None, jobs: int | None = None
) -> list[Side]:
    """The sides, each with the value of its deck if its player looks ahead: learned now, unless it was before.

    A deck that ships has the value that ships with it, whatever is cached. A variant of another of these decks has the
    value of that one. Without an observer nothing is learned now. Raises what
    `sim.games.matchups.matchup.prepare_sides` raises.
    """
    originals = {(side.hash, script_of(side), side.playbook): side for side in reversed(sides)}
    original_of = {
        side: originals.get((side.variant_of, script_of(side), side.playbook), side) for side in sides if learns(side)
    }
    keys = {side: value_key(original, rules) for side, original in original_of.items()}
    texts = {key: shipped_text(original_of[side], rules) or cached_text(key) for side, key in keys.items()}
    if observer is not None:
        lacking = {keys[side]: original for side, original in original_of.items() if not texts[keys[side]]}
        for number, (key, original) in enumerate(lacking.items(), start=1):
            texts[key] = _learned_now(original, rules, key, observer, jobs, (number, len(lacking)))
    return [_judging_by(side, texts[keys[side]]) if side in keys else side for side in sides]


def value_in_use(deck: Deck, rules: RuleOptions) -> tuple[Side, Path | None]:
    """The side of a player who looks ahead with a deck, as it judges now, and the file that its value is in.

    That is the file next to the deck, that of a deck that ships, or what was learned of it before; None where the
    universal value is used.
    """
    side, file = side_of(deck, LOOKAHEAD), value_beside(deck.path)
    if file is not None:
        return side, file
    (found,) = learned((side,), rules, None)
    if found == side:
        return side, None
    return found, shipped_file(side, rules) or file_of(value_key(side, rules))


def _learned_now(
    side: Side, rules: RuleOptions, key: str, observer: Observer, jobs: int | None, place: tuple[int, int]
) -> str:
    """Learn a deck, which has this place among those that are learned: its number, and how many there are."""
    number, count = place
    name = side.called
    if count > 1:
        name = gettext("{deck} (deck {number} of {count})", deck=side.called, number=number, count=count)
    observer.load_engine(prepare_sides((side, side), rules))
    import joblib  # slow to import, as is what trains

    from sim.training.at_first_use import learn

    text = learn(
        side,
        _field(cards_in_use()),
        rules,
        jobs=jobs or joblib.cpu_count(),
        progress=lambda done, total: observer.learning(name, done, total),
    )
    observer.learned(side.called, text)
    if obstacle := keep(key, text):
        observer.not_kept(obstacle)
    return text


def _of_run(sides: Sequence[Side], manifest: JsonObject) -> list[Side]:
    """The sides with the values of a run."""
    values = {
        (side["hash"], side["player"], side.get("playbook", "")): side.get("value", "") for side in manifest["sides"]
    }
    texts = [values.get((side.hash, side.player, side.playbook), "") if learns(side) else "" for side in sides]
    return [_judging_by(side, text) for side, text in zip(sides, texts, strict=True)]


def _judging_by(side: Side, text: str) -> Side:
    return replace(side, value=text, own_value=text) if text else side


def value_key(side: Side, rules: RuleOptions) -> str:
    """The cache key of the value that is learned for a deck."""
    return key_of(side, rules, _field(cards_in_use()))


@lru_cache(1)
def _field(cards: CardsInUse) -> tuple[Side, ...]:
    from sim.training.deck_course import default_field

    return default_field(cards.deck_names)
