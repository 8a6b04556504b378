"""Between whom a result holds."""

import pytest

from reports.summaries.players import between, by_whom


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
        (("general", "goldfish"), "general players"),
        (("goldfish",), "scripted players"),
    ],
)
def test_between_whom(players: tuple[str, ...], words: str) -> None:
    assert between(players) == words


def test_by_whom() -> None:
    assert by_whom(["rush", "goldfish"]) == "a scripted player"
    assert by_whom(["general", "rush"]) == "the general player and a scripted player"
    assert by_whom(["general"]) == "the general player"
