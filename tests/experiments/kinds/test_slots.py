"""Which versions of a deck play for `duelsim slots`, and what a blank is."""

from itertools import pairwise
from pathlib import Path

import pytest

from decks.naming import ImpossibleCards
from decks.reading import read_deck
from sim.cards.library import find_card, known_names
from sim.engine.record.codes import card_types
from sim.experiments.conduct import conduct, read_run
from sim.experiments.kinds.match import match_experiment
from sim.experiments.kinds.slots import slots_experiment
from sim.experiments.runs.experiment import Experiment, ImpossibleExperiment
from sim.experiments.runs.folder import RunFolder

NAMES = known_names()
LIQUID, FN, MONO = (read_deck(name, NAMES) for name in ("liquid-beast", "fn-rush", "mono-red-rush"))


def small(cards: tuple[str, ...] = ("Corile",), games: int = 4) -> Experiment:
    return slots_experiment(LIQUID, [FN, MONO], cards=cards, players=("rush", "rush"), games=games, seed=3)


@pytest.mark.parametrize("name", ["Corile", "Terror Pit", "Crystal Lancer"])
def test_a_blank_has_the_mana_and_the_cost_of_its_card_and_no_text(name: str) -> None:
    card = find_card(name)
    blank = card.blank()
    assert (blank.name, blank.types) == (f"{name} (blank)", card_types.SPELL)
    assert (blank.cost, blank.civilizations, blank.mana_number) == (card.cost, card.civilizations, card.mana_number)
    assert (blank.features, blank.effects, blank.power, blank.races) == ((), (), 0, ())
    assert not blank.has_shield_trigger


def test_copies_become_blanks_one_after_the_other_in_their_slots() -> None:
    experiment = small(("Corile", "Spiral Gate"))
    assert [other.name for _, other in experiment.cells] == ["FN Rush"] * 9 + ["Mono-red Rush"] * 9
    own = [side for side, _ in experiment.cells[:9]]
    assert [len(side.blanks) for side in own] == [0, 1, 2, 3, 4, 1, 2, 3, 4]
    assert len({side.slots for side in own}) == 1
    for before, after in pairwise(own[:5]):
        assert set(before.blanks) < set(after.blanks)
    played = [card.name for card in own[4].cards()]
    assert [name for name in own[0].slots if name != "Corile"] == [name for name in played if name[:6] != "Corile"]
    assert played.count("Corile (blank)") == 4
    assert experiment.settings == {"cards": ["Corile", "Spiral Gate"], "shares": [0.5, 0.5]}


def test_all_cards_are_measured_by_default() -> None:
    experiment = slots_experiment(LIQUID, [FN], games=2, seed=1)
    assert experiment.settings["cards"] == sorted({name for name, _ in LIQUID.cards})
    assert len(experiment.cells) == 1 + 40


def test_without_blanks_the_games_are_those_of_the_match(tmp_path: Path) -> None:
    experiment = small()
    run = conduct(experiment, RunFolder.open(tmp_path / "run", experiment.manifest()))
    match = conduct(match_experiment(LIQUID, FN, players=("rush", "rush"), games=4, seed=3))
    assert (run.cells[0].digests == match.cells[0].digests).all()
    again = read_run(tmp_path / "run")
    assert again.experiment == experiment
    assert all((one.digests == other.digests).all() for one, other in zip(run.cells, again.cells, strict=True))


def test_a_card_that_is_not_in_the_deck_and_no_opponent_are_refused() -> None:
    with pytest.raises(ImpossibleCards, match=r"Liquid Beast has no Terror Pit\."):
        small(("Terror Pit",))
    with pytest.raises(ImpossibleExperiment, match="at least one opponent"):
        slots_experiment(LIQUID, [], games=2, seed=1)
