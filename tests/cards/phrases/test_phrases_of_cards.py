"""The phrases of cards, their proofs, and mutants: what a test notices if a phrase means something else."""

import random
from pathlib import Path

import pytest

from sim.cards.library import find_card
from sim.cards.tabulation import tabulate
from sim.cards.text.phrase_book import phrase_book, phrases_of
from sim.cards.wording import card_text
from sim.games.scenario import Scenario, Side, filler
from sim.tools.catalogue import Marks
from sim.tools.phrases import read_proofs
from tests.cards.phrases import proofs
from tests.cards.phrases.mutants import MUTANTS, Mutant, Refused

ROOT = Path(__file__).parents[3]
SAMPLE = 12  # phrases, whose proofs are tried on mutants in CI


@pytest.mark.parametrize(
    ("name", "uses", "does_not"),
    [
        (
            "Terror Pit",
            {"shield_trigger", "destroy", "choose", "your_opponents", "CREATURES"},
            {"put_into_graveyard", "your", "every", "CARDS", "in_zone", "power", "may"},
        ),
        (
            "Barkwhip, the Smasher",
            {"evolves_from", "race", "each_gets_power", "THIS_IS_TAPPED", "your", "other"},
            {"IF_THIS_IS_TAPPED", "gets_power", "vortex_evolves_from", "tapped"},
        ),
        (
            "Soulswap",
            {"may", "if_you_do", "put_into_mana", "put", "that_players", "in_zone", "costing_at_most_their_mana"},
            {"when", "if_you_dont", "your"},
        ),
    ],
)
def test_the_phrases_of_a_card(name: str, uses: set[str], does_not: set[str]) -> None:
    found = phrases_of(find_card(name))
    assert uses <= found
    assert not does_not & found


# --- The proofs -------------------------------------------------------------------------------------------------
def test_tests_name_only_phrases_of_the_book() -> None:
    unknown = [f"{place}: {name}" for name, place in read_proofs(ROOT).places.items() if name not in phrase_book()]
    assert not unknown, f"duelsim cards phrases lists all phrases; correct {'; '.join(unknown)}"


def test_every_mark_is_written_where_it_can_be_read() -> None:
    assert not read_proofs(ROOT).problems, "\n".join(read_proofs(ROOT).problems)


@pytest.mark.slow(3, "plays the proofs of each mutant")
def test_the_proofs_of_some_phrases_notice_if_these_mean_something_else() -> None:
    """All of them: `pytest -m mutation`."""
    names = random.Random(1).sample(sorted(set(read_proofs(ROOT).proofs) & set(phrase_book())), SAMPLE)
    passed, said = proofs.run(names, seconds=300)
    assert passed, said


@pytest.mark.mutation
def test_all_proofs_notice_if_their_phrases_mean_something_else() -> None:
    passed, said = proofs.run(read_proofs(ROOT).proofs, seconds=3600)
    assert passed, said


@pytest.mark.parametrize("number", range(len(MUTANTS)))
def test_a_scenario_with_a_mutant_plays_something_else(number: int) -> None:
    with Mutant("destroy", number).installed():
        game = Scenario(
            you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=["Corile", "Torcon"])
        )
        game.use("Terror Pit", "Corile")
    assert game.where("Corile") != "graveyard"
    assert card_text(find_card("Terror Pit")).endswith("Destroy one of your opponent's creatures.")


def test_what_the_language_refuses_is_no_mutant() -> None:
    """Without the cards looked at, nobody could choose from among them."""
    with pytest.raises(Refused):
        Mutant("look_at_top", 0).played([find_card("Gogo Jigocchi")], tabulate)


UNMARKED = """
import pytest
from sim.games.scenario import Scenario, Side, filler


@pytest.mark.phrase("destroy")
def test_it():
    Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=["Corile"])).use("Terror Pit")
"""


def test_a_proof_that_shows_nothing_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "test_nothing.py"
    file.write_text(UNMARKED, encoding="utf-8")
    monkeypatch.setattr(proofs, "read_proofs", lambda root: Marks({"destroy": [f"{file}::test_it"]}))
    passed, said = proofs.run(["destroy"], seconds=60)
    assert not passed
    assert "test_it shows nothing about destroy" in said
    assert [f"destroy {mutant}" in said for mutant in MUTANTS] == [True, True]


def test_a_phrase_without_a_test_fails() -> None:
    assert proofs.run(["flies"], seconds=60) == (False, "No test is marked with flies.")
