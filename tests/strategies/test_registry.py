"""Players by name: words name a player and its parameters in one way; and every player sees a game through the view."""

import ast
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.games.matchups.matchup import prepare_matchup
from strategies.registry import PLAYERS, UnknownPlayer, chosen_player

STRATEGIES = Path(__file__).parents[2] / "strategies"


def test_parameters_are_named_and_defaults_are_left_out() -> None:
    chosen = chosen_player(" rush : hand_kept = 1 : mana_most=7")
    assert chosen.words == "rush:hand_kept=1"
    assert chosen_player(chosen.words) == chosen
    assert dict(zip(chosen.player.parameters, chosen.values, strict=True))["hand_kept"] == 1


@pytest.mark.parametrize("name", PLAYERS)
def test_a_name_alone_is_the_player_with_its_defaults(name: str) -> None:
    chosen = chosen_player(name)
    assert chosen.words == name
    assert chosen.values == tuple(chosen.player.parameters.values())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "no player is called ''; the players are random, rush, control, goldfish, search and lookahead"),
        ("search:0", "'0' is not a number of rollouts from 1 to 10,000, such as search:20"),
        ("search:", "'' is not a number of rollouts"),
        ("search:abc", "'abc' is not a number of rollouts"),
        ("search:-5/rush", "'-5' is not a number of rollouts"),
        ("search:10001", "'10001' is not a number of rollouts"),
        ("search:20/nobody", "no player is called 'nobody'"),
        ("search:20/", "no player is called ''"),
        ("search:20/rush:luck=1", "the player rush has no parameter 'luck'"),
        ("search:20/search:5", "search follows a script, such as search:20/rush, and no other search"),
        ("search/lookahead", "search follows a script, such as search:20/rush, and no lookahead"),
        ("lookahead:8/search:5", "lookahead follows a script, such as lookahead:8/rush, and no search"),
        ("lookahead/lookahead/rush", "lookahead follows a script, such as lookahead:8/rush, and no other lookahead"),
        ("lookahead:0", "'0' is not a number of deals from 1 to 10,000, such as lookahead:8"),
        ("lookahead:x/rush", "'x' is not a number of deals"),
        ("lookahead:8/nobody", "no player is called 'nobody'"),
        ("rush/search", "no player is called 'rush/search'"),
        ("Rush", "no player is called 'Rush'"),
        ("clever:hand_kept=1", "no player is called 'clever'"),
        ("rush:", "the player rush has no parameter ''"),
        ("rush:luck=1", "the player rush has no parameter 'luck'; its parameters are mana_enough, mana_most"),
        ("random:hand_kept=1", "the player random has no parameter 'hand_kept'; it has none"),
        ("rush:hand_kept", "'hand_kept' is not a parameter of rush with a whole number"),
        ("rush:hand_kept=", "'hand_kept=' is not a parameter of rush with a whole number"),
        ("rush:hand_kept=1.5", "'hand_kept=1.5' is not a parameter of rush with a whole number"),
        (
            "rush:hand_kept=1000001",
            "'hand_kept=1000001' is not a parameter of rush with a whole number up to 1,000,000",
        ),
    ],
)
def test_an_unknown_player_is_refused_with_the_names_that_exist(words: str, message: str) -> None:
    with pytest.raises(UnknownPlayer) as raised:
        chosen_player(words)
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize(
    ("words", "unique"),
    [
        ("search/rush", "search:20/rush"),
        (" search : 5 / control ", "search:5/control"),
        ("search/rush:hand_kept=1", "search:20/rush:hand_kept=1"),
        ("lookahead/rush", "lookahead:8/rush"),
        (" lookahead : 8 / rush:hand_kept=1", "lookahead:8/rush:hand_kept=1"),
    ],
)
def test_a_thinker_has_rollouts_and_a_script(words: str, unique: str) -> None:
    chosen = chosen_player(words)
    assert chosen.words == unique
    assert chosen_player(unique) == chosen
    assert chosen_player(unique.partition("/")[2]) == replace(chosen, rollouts=0, looks_ahead=False)


def test_a_matchup_carries_the_rollouts() -> None:
    deck = read_deck("fn-rush", known_names())
    matchup = prepare_matchup(deck, deck, ("search:5/control", "rush"))
    assert matchup.rollouts.tolist() == [5, 0]
    assert matchup.policies.tolist() == [chosen_player(name).number for name in ("control", "rush")]


def test_a_matchup_carries_the_parameters() -> None:
    deck = read_deck("fn-rush", known_names())
    matchup = prepare_matchup(deck, deck, ("rush:hand_kept=2", "control"))
    place = list(PLAYERS["rush"].parameters).index("hand_kept")
    assert matchup.players == ("rush:hand_kept=2", "control")
    assert matchup.parameters[:, place].tolist() == [2, PLAYERS["control"].parameters["hand_kept"]]
    assert np.all(matchup.parameters[:, len(PLAYERS["rush"].parameters) :] == 0)


def test_players_see_a_game_through_the_view_alone() -> None:
    """Nothing in strategies/ reads a field of the record. Every player may read the tables: printed cards."""
    read = [
        f"{path.name}:{node.lineno}: {ast.unparse(node)}"
        for path in STRATEGIES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("g", "record")
    ]
    assert read == []
    # ... and the record has no other name there: whatever is typed as the record is called g.
    named = {
        argument.arg
        for path in STRATEGIES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.arguments)
        for argument in node.args
        if argument.annotation is not None and ast.unparse(argument.annotation) in ("Game", "Any")
    }
    assert named == {"g"}
