"""The board of a game that was played again, and the page of a single game."""

import functools
import itertools
import re
from dataclasses import replace
from typing import Any

import pytest

from decks.reading import read_deck
from decks.shown_names import JAPANESE
from reports.recounting import RecountedGame, board_of, document_of, recounted
from reports.writing.document import Transcript
from reports.writing.page import page
from reports.writing.text_formats import markdown
from sim.cards.library import known_names
from sim.cards.library.shown_names import using_names
from sim.games.matchups.matchup import prepare_matchup
from sim.games.narration.replay import Replay, record_game
from sim.games.narration.transcript import lines


@functools.cache
def replay_of(deck_a: str, deck_b: str, game: int = 0, turn_cap: int = 100) -> Replay:
    names = known_names()
    matchup = prepare_matchup(read_deck(deck_a, names), read_deck(deck_b, names), ("rush", "control"))
    return record_game(matchup, seed=4, game=game, turn_cap=turn_cap)


MATCH = ("removal-bombazar", "dogiragon-buster")
MIRROR = ("fn-rush", "fn-rush", 1)


@pytest.mark.parametrize("played", [MATCH, MIRROR])
def test_the_board_says_what_the_text_says(played: Any) -> None:
    replay = replay_of(*played)
    board, told = board_of(replay), list(lines(replay))
    assert board.players == replay.players
    assert [turn.number for turn in board.turns] == list(range(len(replay.turns)))
    for turn, end in zip(board.turns[1:], [*(turn.line for turn in board.turns[2:]), len(told)], strict=True):
        assert told[turn.line].removesuffix(" (going first)") == f"Turn {turn.number} - {turn.player}"
        standing = [line for line in told[turn.line : end] if line.startswith("  > ")]
        for player, side, line in zip(board.players, turn.sides, standing, strict=True):
            mana = sum(count for _, count in side.mana)
            shields = "1 shield" if side.shields == 1 else f"{side.shields} shields"
            assert line.startswith(f"  > {player}: {shields}, {side.hand} in hand, {mana} mana,")
            in_battle = re.sub(r"^.*Battle zone: ", "", line)
            assert sum(tile.count for tile in side.battle) == sum(
                int((re.match(r"\d+(?= )", name) or ["1"])[0]) for name in in_battle.split("; ") if name != "empty"
            )
            assert all(tile.name in in_battle for tile in side.battle)


def test_events_are_those_of_the_turn_by_the_player_whose_they_are() -> None:
    replay = replay_of(*MATCH)
    last = board_of(replay).turns[-1]
    assert last.player == replay.winner == "Dogiragon Buster"
    loser, winner = last.sides
    assert loser.events == ("used Cyber Brain", "4 shields broken", "Dimension Splitter destroyed")
    assert winner.events[-1] == "wins: direct attack"
    assert all(not side.events for side in board_of(replay).turns[0].sides)


def test_power_is_what_the_rules_give_a_creature_and_a_sealed_one_has_none() -> None:
    tiles = [tile for turn in board_of(replay_of(*MATCH)).turns for tile in turn.sides[1].battle]
    sealed = [tile for tile in tiles if "seal" in " ".join(tile.marks)]
    assert {tile.name for tile in sealed} == {"Forbidden ~The Sealed X~"}
    assert all(tile.power is None for tile in sealed)
    assert {tile.power for tile in tiles if tile.name == "Dogiragon Buster, Blue Leader"} == {13000}


def test_the_first_side_is_the_player_that_goes_first_also_in_a_mirror_match() -> None:
    board = board_of(replay_of(*MIRROR))
    assert board.players == ("FN Rush (B)", "FN Rush (A)")
    assert [turn.player for turn in board.turns[1:4]] == ["FN Rush (B)", "FN Rush (A)", "FN Rush (B)"]


def test_mana_is_counted_by_civilizations() -> None:
    mana = [side.mana for turn in board_of(replay_of(*MATCH)).turns for side in turn.sides]
    assert ((("darkness",), 1), (("fire",), 1), (("nature",), 1), (("water", "fire"), 1)) in mana


def test_a_game_that_the_turn_cap_ends_has_the_columns_that_were_played() -> None:
    board = board_of(replay_of("fn-rush", "liquid-beast", turn_cap=3))
    assert [turn.title for turn in board.turns] == ["Opening", "Turn 1", "Turn 2", "Turn 3"]
    assert not any("wins" in event for side in board.turns[-1].sides for event in side.events)


def test_the_page_of_a_game_shows_it_unfolded_with_its_command_and_its_result() -> None:
    replay = replay_of(*MATCH)
    document = document_of(replay, "duelsim replay run 0")
    written = page([document])
    assert document.title == "Removal Bombazar against Dogiragon Buster, game 0"
    assert document.verdict.text == "Dogiragon Buster wins on turn 12: direct attack."
    assert '<details class="game" open>' in written
    assert "duelsim replay run 0" in written
    for turn in replay.turns:
        assert written.count(f'id="game-0-turn-{turn.number}"') == written.count(f'"#game-0-turn-{turn.number}"') == 1
    assert page([document_of(replay, "duelsim replay run 0")]) == written


def test_a_board_is_small_beside_the_text_of_its_game() -> None:
    game = recounted(replay_of(*MATCH))
    document = document_of(replay_of(*MATCH))
    intro, told = document.sections[0].blocks
    assert isinstance(told, Transcript)
    sizes, texts = [], set()
    for shown in (told, replace(told, recording=None), replace(told, recording=None, board=None)):
        sections = (replace(document.sections[0], blocks=(intro, told, shown)),)  # the first brings the script
        sizes.append(len(page([replace(document, sections=sections)])))
        texts.add(markdown([replace(document, sections=sections)]))
    for larger, smaller in itertools.pairwise(sizes):  # with the moves, without them, without the board
        assert larger - smaller < 1000 * len(game.board.turns)
    assert len(texts) == 1


@pytest.mark.parametrize("played", [MATCH, MIRROR])
def test_the_moves_lead_to_the_board_after_each_turn_and_are_the_events_of_the_text(played: Any) -> None:
    replay = replay_of(*played)
    game = recounted(replay)
    recording = game.recording
    assert recording is not None
    spots = dict(recording.opening)
    ends = [*(before for _, _, before in recording.turns[1:]), len(recording.moves)]
    for turn, first, end in zip(game.board.turns, [0, *ends], ends, strict=False):
        for move in recording.moves[first:end]:
            spots |= dict(move.changes)
            assert str(recording_event(game, move.line))
        for seat, side in enumerate(turn.sides):
            own = [spot for card, spot in spots.items() if card // 64 == seat and spot.host < 0]
            assert sum(spot.zone == "hand" for spot in own) == side.hand
            assert sum(spot.zone == "shield zone" for spot in own) == side.shields
            assert sum(spot.zone == "mana zone" for spot in own) == sum(count for _, count in side.mana)
            assert sum(spot.zone == "battle zone" for spot in own) == sum(tile.count for tile in side.battle)
    assert recording.turns[1][2] == 0
    assert [title for title, _, _ in recording.turns] == [turn.title for turn in game.board.turns]


def recording_event(game: RecountedGame, line: int) -> str:
    """The words of the line of an event."""
    found = re.fullmatch(r"  .{8}(.+)", game.lines[line])
    assert found is not None, game.lines[line]
    return found[1]


def test_no_card_is_named_that_has_not_left_its_deck() -> None:
    replay = replay_of(*MATCH)
    recording = recounted(replay).recording
    assert recording is not None
    boards = [recording.opening, *(move.changes for move in recording.moves)]
    seen = {card for board in boards for card, spot in board if spot.zone != "deck"}
    assert all((spot.face is None) == (spot.zone == "deck") or spot.link == 1 for board in boards for _, spot in board)
    names = {replay.kinds[lying.kind].name for card, lying in replay.opening.items() if card not in seen}
    faces = {face.name for face in recording.faces}
    assert names - faces  # some stay in their decks all along
    assert {card.name for card in recounted(replay).cards} == faces


def test_a_card_that_is_leaving_the_battle_zone_is_on_its_way() -> None:
    recording = recounted(replay_of("dokindam-redzone", "rainbow-connection", 1)).recording
    assert recording is not None
    in_battle = [spot for move in recording.moves for _, spot in move.changes if spot.zone == "battle zone"]
    assert in_battle
    assert all(spot.place >= 0 or spot.host >= 0 for spot in in_battle)


def test_japanese_names_are_those_of_the_moves_too() -> None:
    with using_names(JAPANESE):
        recording = recounted(replay_of(*MATCH)).recording
    assert recording is not None
    assert all(face.name == face.text_of for face in recording.faces)
    assert sum(not face.name.isascii() for face in recording.faces) > 10
