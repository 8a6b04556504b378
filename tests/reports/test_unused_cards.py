"""The cards that their player never used are named by every result."""

from dataclasses import replace

import numpy as np
import pytest

from reports.cards_noted import cards_noted_json, with_cards_noted
from reports.unused_cards import SEEN_OFTEN, unused_cards, unused_in_words
from reports.writing.document import Document, Paragraph
from reports.writing.verdict import Verdict
from sim.api.result import Result
from sim.engine.record.codes import card_marks, columns
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side
from sim.games.playing.batch import Games

SPELL, CREATURE, OTHER = "Terror Pit", "Aqua Hulcus", "Aqua Guard"
LIST = (SPELL,) * 4 + (CREATURE,) * 36
ALL_CREATURES = sum(1 << slot for slot in range(4, 40))


def _run(marks: list[dict[int, int]], *, side: Side | None = None, player: str = "rush") -> Run:
    """A match of as many games, with these marks of the slots of deck A."""
    first = side or Side("mine", player, LIST)
    other = Side("theirs", "goldfish", (OTHER,) * 40)
    experiment = Experiment("match", ((first, other),), len(marks), 1)
    rows = np.zeros((len(marks), columns.COLUMNS), np.int64)
    rows[:, columns.TURNS] = 9
    for game, of_game in enumerate(marks):
        for mark, slots in of_game.items():
            rows[game, columns.FIRST_MARK + mark] = slots
    games = Games(experiment.matchups[0], 1, 100, rows, np.zeros(len(marks), np.uint64), 1.0)
    return Run(experiment, (games,))


def test_a_card_that_was_seen_fifty_times_and_never_used_is_named():
    """Two copies a game, one drawn and one from the shields; the same copy counts once."""
    game = {card_marks.FROM_DECK: 0b0001, card_marks.FROM_SHIELDS: 0b0011, card_marks.PLAYED: ALL_CREATURES}
    (found,) = unused_cards(_run([game] * (SEEN_OFTEN // 2)))
    assert (found.deck, found.player, found.seen) == ("mine", "rush", {SPELL: SEEN_OFTEN})
    assert found.in_words() == "The player of mine (rush) never used: Terror Pit (seen 50 times)."


@pytest.mark.parametrize("change", [{card_marks.PLAYED: ALL_CREATURES | 0b1000}, {card_marks.FROM_SHIELDS: 0}])
def test_a_card_that_was_used_once_or_seen_less_often_is_not_named(change: dict[int, int]):
    game = {card_marks.FROM_DECK: 0b0001, card_marks.FROM_SHIELDS: 0b0011, card_marks.PLAYED: ALL_CREATURES}
    assert not unused_cards(_run([game] * (SEEN_OFTEN // 2 - 1) + [game | change]))


@pytest.mark.parametrize(("player", "played"), [("goldfish", ALL_CREATURES), ("rush", 0)])
def test_a_player_who_uses_nothing_at_all_is_no_news(player: str, played: int):
    assert not unused_cards(
        _run([{card_marks.FROM_DECK: 0b1111, card_marks.PLAYED: played}] * SEEN_OFTEN, player=player)
    )


def test_a_card_without_its_shield_trigger_is_the_same_card_and_a_blank_is_none():
    game = {card_marks.FROM_DECK: 0b0011, card_marks.PLAYED: ALL_CREATURES}
    plain = Side("mine", "rush", LIST, without_triggers=(SPELL,))
    assert unused_cards(_run([game] * SEEN_OFTEN, side=plain))[0].seen == {SPELL: 2 * SEEN_OFTEN}
    blank = Side("mine", "rush", LIST, blanks=(0,))
    assert unused_cards(_run([game] * SEEN_OFTEN, side=blank))[0].seen == {SPELL: SEEN_OFTEN}
    assert not unused_cards(_run([game] * SEEN_OFTEN, side=Side("mine", "rush", LIST, blanks=(0, 1, 2, 3))))


def test_the_matchups_of_a_deck_count_together():
    run = _run([{card_marks.FROM_DECK: 0b0001, card_marks.PLAYED: ALL_CREATURES}] * (SEEN_OFTEN // 2))
    twice = replace(run, cells=run.cells * 2)
    assert not unused_cards(run)
    assert unused_cards(twice)[0].seen == {SPELL: SEEN_OFTEN}


def test_cards_of_the_field_are_counted_and_said_to_be_the_opponents():
    """What an opponent does not use says nothing of the user's cards, but of how strong the field is."""
    game = {card_marks.MARKS + card_marks.FROM_DECK: 0b0001, card_marks.MARKS + card_marks.PLAYED: ALL_CREATURES}
    run = _run([game] * SEEN_OFTEN)
    [(mine, _)] = run.experiment.cells
    experiment = replace(run.experiment, kind="gauntlet", cells=((mine, replace(mine, name="theirs")),))
    games = replace(run.cells[0], matchup=experiment.matchups[0])
    (found,) = unused_cards(Run(experiment, (games,)))
    assert (found.deck, found.of_field, found.to_json()["opponent"]) == ("theirs", True, True)
    assert not unused_cards(Run(replace(experiment, kind="match"), (games,)))[0].of_field
    own_cards = replace(found, deck="mine", of_field=False)
    assert unused_in_words([found, own_cards, replace(found, deck="fourth")]) == [
        "The player of mine (rush) never used: Terror Pit (seen 50 times).",
        "Opponents with cards that their own players never used: theirs (1 card), fourth (1 card). Against a player who"
        " uses them, your deck may win less.",
    ]


def test_a_report_says_it_first_and_programs_read_it():
    run = _run([{card_marks.FROM_DECK: 0b0001, card_marks.PLAYED: ALL_CREATURES}] * SEEN_OFTEN)
    document = with_cards_noted(Document("a title", Verdict("a verdict"), ()), run)
    note = document.sections[0].blocks[0]
    assert note == Paragraph("The player of mine (rush) never used: Terror Pit (seen 50 times).", warning=True)
    assert cards_noted_json(run) == {"never_used": [{"deck": "mine", "player": "rush", "seen": {SPELL: 50}}]}
    assert Result(run).document().sections[0].blocks[0] == note
    assert Result(run).to_json()["never_used"] == cards_noted_json(run)["never_used"]
