"""A ruling file is answered in its own words: no Python, and where a line stands."""

from pathlib import Path

import pytest

from sim.cards.library.shown_names import using_names
from sim.games.scenario.ruling_files import RulingError, read_ruling
from sim.games.scenario.rulings import play_ruling


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "player A:\n battle zone: Q-tronic Gargantua\n",
            "here.txt, line 2: Q-tronic Gargantua in the battle zone: what it was put on is missing: write (on CARD)"
            ' after it. "Evolution: Put on one of your Survivors."',
        ),
        (
            "player A:\n battle zone: Soul Phoenix, Avatar of Unity\n",
            "write (on CARD; on CARD) after it.",
        ),
        ("player A:\n deck: Torcon\nturn: player A\n", '"turn:" stands above "player A:" and "player B:".'),
        ("player A:\n deck: Torcon\nstep: attack\n", '"step:" stands above "player A:" and "player B:".'),
        ("battle zone: Torcon\n", '"battle zone:" stands below "player A:" or "player B:".'),
        (
            "player A:\n hand: Torcon\nplay:\n battle zone: Torcon\n",
            '"battle zone:" is part of the situation: it stands above "play:".',
        ),
        ("player A:\n hand: Torcon\nplay:\n use Corile\n", "there is no card called Corile in this situation."),
        (
            "player A:\n hand: Torcon\nplay:\n use Torcon#2\n",
            "there is no Torcon#2 in this situation: there is 1 copy.",
        ),
    ],
)
def test_what_cannot_be_read_is_told_in_the_words_of_the_file(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "here.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RulingError) as refused:
        play_ruling(read_ruling(file))
    message = str(refused.value)
    assert said in message.replace(str(file), "here.txt")
    assert "pile(" not in message and "armed(" not in message


@pytest.mark.parametrize(
    ("hand", "mana", "use", "offered"),
    [
        (
            "ボン・キゴマイム",
            "3 water fillers",
            "♪やせ蛙 ラッキーナンバー ここにあり",
            (
                "no",
                "ボン・キゴマイム / ♪やせ蛙 ラッキーナンバー ここにあり (ボン・キゴマイム)",
                "ボン・キゴマイム / ♪やせ蛙 ラッキーナンバー ここにあり (♪やせ蛙 ラッキーナンバー ここにあり)",
            ),
        ),
        (
            "神聖龍 エモーショナル・ハードコア",
            "7 light fillers",
            "神聖龍 エモーショナル・ハードコア",
            ("コーライル", "ダミー", "ダミー（光）"),
        ),
    ],
)
def test_halves_and_names_that_can_be_chosen_are_shown_in_japanese(
    hand: str, mana: str, use: str, offered: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "here.txt"
    shown = f"player A:\n hand: {hand}\n mana zone: {mana}\nplayer B:\n battle zone: コーライル\nplay:\n use {use}\n"
    file.write_text(shown, encoding="utf-8")
    with using_names("ja"):
        outcome = play_ruling(read_ruling(file))
    asked = [*(question for step in outcome.steps for question in step.asked), outcome.open_question]
    assert offered in [question.options for question in asked if question is not None]
