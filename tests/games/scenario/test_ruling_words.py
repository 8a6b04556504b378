"""A ruling file is answered in its own words: no Python, and where a line stands."""

from pathlib import Path

import pytest

from sim.cards.library.shown_names import using_names
from sim.games.scenario.ruling_files import RulingError, read_ruling, read_situation
from sim.games.scenario.ruling_forms import FORMS, MARKS, form_of
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


@pytest.mark.parametrize(
    ("words", "form"),
    [
        ("Block with Nothing", "do not block"),
        ("do not block", "do not block"),
        ("declare nothing", "declare nothing"),
        ("use the tap ability of Raider", "use the tap ability of {card}"),
        ("attack with Raider->B's Corile", "attack with {card} -> {target}"),
    ],
)
def test_an_action_is_of_the_form_with_most_words(words: str, form: str) -> None:
    found = form_of(words, FORMS)
    assert found is not None
    assert found[0] == form


@pytest.mark.parametrize(
    ("mark", "form"), [("summoning sick", "sick"), ("1 seal", "{count} seals"), ("12 Seals", "{count} seals")]
)
def test_a_mark_may_be_written_in_another_way(mark: str, form: str) -> None:
    found = form_of(mark, MARKS)
    assert found is not None
    assert found[0] == form


@pytest.mark.parametrize(
    ("zone", "marks", "kept"),
    [
        ("battle zone: Corile", "crossed with Crimson Rifle; crossed with Demonic Protector", "gears"),
        ("battle zone: Poktamatama", "aura Dejilmukade, Mushura; aura Zaha Elha, Kyokugenku", "auras"),
        ("shields: Corile", "castle Balzark, Sword Flash Fortress; castle Dalmandy, Snow Fortress", "castles"),
        ("battle zone: Corile", "sealed with Torcon; sealed with Fear Fang", "seals"),
        ("battle zone: Crystal Lancer", "tapped; on Aqua Hulcus; on Aqua Hulcus", "under"),
    ],
)
def test_several_marks_with_cards_add_up(zone: str, marks: str, kept: str) -> None:
    side = read_situation(f"player A:\n {zone} ({marks})\nplay:\n pass\n", "x").sides[0]
    (piece,) = side.battle or side.shields  # type: ignore[misc]
    assert len(getattr(piece, kept)) == 2
