"""Between whom a result holds."""

import pytest

from reports.summaries.players import between, between_deck_and_field, by_whom


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (("fn-rush.play", "mine.play"), "playbooks"),
        (("fn-rush.play", "general"), "a playbook and the general player"),
        (("general", "general"), "general players"),
        (("general", "fn-rush.play", "mine.play"), "playbooks and general players"),
        (("general", "rush"), "the general player and a scripted player"),
        (("rush", "control:hand_kept=1"), "scripted players"),
        (("rush", "mine.play"), "a playbook and a scripted player"),
        (("rush", "control", "general"), "general players and scripted players"),
        (("rush", "mine.play", "general"), "playbooks, general players and scripted players"),
        (("search:20/rush", "search:5/mine.play"), "players who search"),
        (("search:20/mine.play", "mine.play"), "a player who searches and a playbook"),
        (("search:20/rush", "rush"), "a player who searches and a scripted player"),
        (("search:20/rush", "rush", "general"), "players of whom some search"),
        (("lookahead:8/rush", "lookahead:8/mine.play"), "players who look ahead"),
        (("lookahead:8/rush", "rush"), "a player who looks ahead and a scripted player"),
        (("lookahead:8/rush", "search:20/rush"), "a player who looks ahead and a player who searches"),
        (("lookahead:8/rush", "search:20/rush", "rush"), "players of whom some look ahead or search"),
        (("general", "goldfish"), "general players"),
        (("goldfish",), "scripted players"),
    ],
)
def test_between_whom(players: tuple[str, ...], words: str) -> None:
    assert between(players) == words


@pytest.mark.parametrize(
    ("player", "field", "words"),
    [
        ("general", ("a.play", "b.play"), "the general player and playbooks"),
        ("general", ("a.play",), "the general player and a playbook"),
        ("a.play", ("general", "general"), "a playbook and the general player"),
        ("a.play", ("general", "b.play"), "a playbook and playbooks or general players"),
        ("a.play", ("b.play", "c.play"), "playbooks"),
        ("rush", ("rush", "control"), "scripted players"),
        ("search:5/rush", ("rush", "rush"), "a player who searches and a scripted player"),
    ],
)
def test_the_player_of_a_deck_comes_before_those_of_its_field(player: str, field: tuple[str, ...], words: str) -> None:
    assert between_deck_and_field(player, field) == words


def test_by_whom() -> None:
    assert by_whom(["rush", "goldfish"]) == "a scripted player"
    assert by_whom(["general", "rush"]) == "the general player and a scripted player"
    assert by_whom(["general"]) == "the general player"
