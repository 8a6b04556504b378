"""`duelsim replay`: the same game in words that a player can follow."""

import json
from pathlib import Path
from typing import Any

import pytest

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.engine.record.codes import endings, log
from sim.engine.record.luck import root_key
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.matchups.rule_options import DEFAULT_RULES, RuleOptions
from sim.games.narration.narration import CODE_NAMES
from sim.games.narration.replay import Replay, record_game
from sim.games.narration.transcript import lines
from sim.games.playing.batch import deck_labels, play_chunk

SILENT = {"choice", "turn", "step"}  # shown by headings, or by what follows


def matchup(
    deck_a: str, deck_b: str, players: tuple[str, str] = ("rush", "control"), rules: RuleOptions = DEFAULT_RULES
) -> Matchup:
    names = known_names()
    return prepare_matchup(read_deck(deck_a, names), read_deck(deck_b, names), players, rules)


def replays(deck_a: str, deck_b: str, games: int) -> list[Replay]:
    return [record_game(matchup(deck_a, deck_b), seed=4, game=game) for game in range(games)]


@pytest.mark.parametrize("deck", shipped_decks())
def test_a_replay_is_the_game_of_the_match(deck: str) -> None:
    pairing = matchup(deck, "liquid-beast")
    rows, digests = play_chunk(pairing, root_key(4)[1], 0, 2)
    for game, (row, digest) in enumerate(zip(rows, digests, strict=True)):
        replay = record_game(pairing, seed=4, game=game)
        assert replay.digest == int(digest)
        assert replay.turns[-1].number == row[4]
        assert replay.reason == endings.NAMES[row[3]]
        # Game 0: deck A goes first; game 1: deck B does.
        assert replay.players[game] == deck_labels(pairing.names)[0]


def test_a_replay_takes_the_rules_of_the_match() -> None:
    usual, other = (
        matchup("dokindam-redzone", "liquid-beast", rules=rules)
        for rules in (RuleOptions(), RuleOptions(breaking="one-by-one"))
    )
    digests = play_chunk(other, root_key(3)[1], 0, 6)[1]
    assert [record_game(other, seed=3, game=game).digest for game in range(6)] == [int(digest) for digest in digests]
    assert [record_game(usual, seed=3, game=game).digest for game in range(6)] != [int(digest) for digest in digests]


@pytest.mark.parametrize("deck", shipped_decks())
def test_every_event_is_told_in_words(deck: str) -> None:
    for replay in replays(deck, "mono-red-rush", 2):
        for turn in replay.turns:
            assert [event.turn for event in turn.events] == [turn.number] * len(turn.events)
            for event in turn.events:
                # A destroyed card's way to the graveyard, a tap to attack, and untapping together are one line.
                if event.what not in SILENT | {"move", "tap", "untap"}:
                    assert event.text, event


def test_every_code_of_the_log_has_words() -> None:
    from sim.games.narration.narration import Narrator

    assert all(hasattr(Narrator, f"_{name}") for name in set(CODE_NAMES.values()) - {"turn", "step"})
    assert CODE_NAMES[log.EXTRA_TURN] == "extra_turn"


def test_the_text_names_turns_players_cards_and_the_end() -> None:
    replay = replays("liquid-beast", "fn-rush", 1)[0]
    text = "\n".join(lines(replay))
    assert text.startswith("Liquid Beast (going first, rush player) against FN Rush (control player)")
    assert "Turn 1 - Liquid Beast (going first)" in text
    assert "Turn 2 - FN Rush\n" in text
    assert "  draw    FN Rush draws " in text
    assert " for 2 mana" in text
    assert text.endswith(f"{replay.winner} wins on turn {replay.turns[-1].number}: {replay.reason}.")


def test_shield_triggers_are_declared_and_used_by_name() -> None:
    found = [line for replay in replays("murky-riptide", "fn-rush", 6) for line in lines(replay)]
    assert any(line.strip().startswith("Murky Riptide declares shield trigger: ") for line in found)
    assert any(line.endswith(" by shield trigger") for line in found)


def test_positions_count_the_cards_in_each_place() -> None:
    opening = replays("liquid-beast", "fn-rush", 1)[0].turns[0].after
    for position in opening:
        assert len(position.zones["hand"]) == len(position.zones["shield zone"]) == 5
        assert position.deck == 30


def test_a_mirror_match_tells_the_players_apart() -> None:
    assert replays("fn-rush", "fn-rush", 2)[1].players == ("FN Rush (B)", "FN Rush (A)")


def test_the_turn_cap_ends_a_replay_too() -> None:
    replay = record_game(matchup("liquid-beast", "fn-rush"), seed=4, game=0, turn_cap=3)
    assert (replay.winner, replay.reason, replay.turns[-1].number) == (None, "turn cap", 3)
    assert list(lines(replay))[-1] == "Nobody wins: turn cap after turn 3."


def test_as_json(run: Any) -> None:
    result = run("replay", "liquid-beast", "fn-rush", "--seed", "4", "--game", "1", "--json")
    assert result.exit_code == 0
    replay = json.loads(result.stdout)
    assert replay["going_first"] == "FN Rush"
    assert replay["winner"] in ("FN Rush", "Liquid Beast")
    assert {event["what"] for event in replay["events"]} >= {"turn", "draw", "charge", "use", "attack", "end"}
    assert len(replay["opening"][0]["hand"]) == 5


def test_the_json_has_the_position_after_each_turn(run: Any) -> None:
    replay = json.loads(run("replay", "liquid-beast", "fn-rush", "--seed", "4", "--game", "1", "--json").stdout)
    assert [turn["turn"] for turn in replay["positions"]] == list(range(1, replay["turns"] + 1))
    assert {turn["player"] for turn in replay["positions"]} == {"FN Rush", "Liquid Beast"}
    last = replay["positions"][-1]["after"]
    assert [side["player"] for side in last] == ["FN Rush", "Liquid Beast"]
    cards = [card for side in last for card in side["battle_zone"]]
    assert cards
    assert all(set(card) == {"card", "japanese_name", "power", "marks"} and card["power"] >= 1000 for card in cards)


def test_as_a_page_to_share(run: Any, tmp_path: Path) -> None:
    words = ("replay", "liquid-beast", "fn-rush", "--seed", "4", "--game", "1", "--turn-cap", "9")
    result = run(*words, "--page", str(tmp_path / "game.html"))
    assert (result.exit_code, result.stdout) == (0, f"{tmp_path / 'game.html'}\n")
    written = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert "<code>duelsim replay liquid-beast fn-rush --seed 4 --turn-cap 9 --game 1</code>" in written
    assert 'id="game-1-turn-9"' in written
    both = run(*words, "--json", "--page", str(tmp_path / "again.html"))
    assert json.loads(both.stdout)["game"] == 1
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == written


def test_a_page_that_cannot_be_written_is_refused_first(run: Any, tmp_path: Path) -> None:
    result = run("replay", "liquid-beast", "fn-rush", "--seed", "4", "--page", str(tmp_path / "no" / "game.html"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "there is no folder" in result.stderr


def test_in_the_terminal_as_a_separate_program(run: Any, program: Any) -> None:
    """The program plays the game interpreted; it is the same game."""
    words = ("replay", "liquid-beast", "fn-rush", "--seed", "4", "--game", "3", "--players", "control,rush")
    process = program(*words)
    stdout, stderr = process.communicate(timeout=120)
    assert (process.returncode, stderr) == (0, "")
    assert stdout == run(*words).stdout
