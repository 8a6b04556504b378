"""Values as text: what is written reads to the same weights again, and every error names its line."""

from pathlib import Path

import pytest

from decks.matching import match_key
from sim.language import speaking
from strategies.player_files import about
from strategies.registry import UnknownPlayer
from strategies.values.finding import own_value, value_beside
from strategies.values.reading import UnusableValue, read_value
from strategies.values.weights import Value, ValueWords
from strategies.values.writing import written

CARDS = ("Corile", 'Gear "Zero"', "Number #1 Dragon", "Horrid Worm in hand")
WORDS = ValueWords(
    ("own-shields", "own-hand", "always"), ("own hand", "their battle zone"), {match_key(name): name for name in CARDS}
)
GOOD = "own-shields 1\nown-hand 3\nalways 5\n"


def test_what_is_written_is_read_again() -> None:
    value = Value(
        {"own-shields": -1e-05, "own-hand": 123456.0, "always": -0.333333},
        {(card, place): 0.25 for card in CARDS for place in WORDS.places},
        (("version", "0.2.0"), ("trained on", "fn-rush: against itself"), ("seed", "7")),
    )
    text = written(value, "What it is", {"own-shields": "shields # 1"})
    assert read_value(text, WORDS) == value
    assert written(read_value(text, WORDS), "What it is", {"own-shields": "shields # 1"}) == text
    assert about(text) == "What it is"


def test_weights_are_rounded_to_six_digits() -> None:
    value = Value(dict.fromkeys(WORDS.features, 1 / 3) | {"always": 2e6 / 3})
    assert [*read_value(written(value), WORDS).features.values()] == [0.333333, 0.333333, 666667.0]


def test_a_text_may_have_other_spaces_and_comments() -> None:
    text = '# what\n\n  own-shields\t  +.5 # more\nown-hand -3.\nalways 1e-2\n  "CORILE"  in own hand  1#\n'
    value = read_value(text, WORDS)
    assert value.features == {"own-shields": 0.5, "own-hand": -3.0, "always": 0.01}
    assert value.cards == {("Corile", "own hand"): 1.0}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("own-hnd 1", 'line 4: no feature is called "own-hnd". Did you mean "own-hand"?'),
        ("nothing of this 1", 'line 4: no feature is called "nothing of this". Cards are written so: "Corile" in own'),
        ("own-hand 1", "line 4: own-hand has a weight already. Delete one of the two lines."),
        ("own-hand 1 2", 'line 4: no feature is called "own-hand 1".'),
        ("own-hand", 'line 4: "own-hand" has no number at its end. Write a feature, and its weight after it.'),
        ("own-hand x", 'line 4: "own-hand x" has no number at its end.'),
        ("own-hand nan", 'line 4: "own-hand nan" has no number at its end.'),
        ('"Corile" in own hand', 'line 4: ""Corile" in own hand" has no number at its end.'),
        ('"Corile" in own hand 1e999', "line 4: 1e999 is no weight: weights go from -1,000,000 to 1,000,000."),
        ('"Corile" in own hand 1000001', "line 4: 1000001 is no weight"),
        ('"Corile" in graveyard 1', 'line 4: "graveyard" is no place of cards. Write in own hand or in their battle'),
        ('"Corille" in own hand 1', 'line 4: no card is known by the name "Corille". Did you mean "Corile"?'),
        ("seed: 7", 'line 4: write "seed:" before the features.'),
        ("\x1b[31m 1", "line 4: it has characters that cannot be shown."),
        ("x" * 1001, "line 4: it has more than 1,000 letters."),
    ],
)
def test_what_is_wrong_is_said_with_its_line(line: str, message: str) -> None:
    with pytest.raises(UnusableValue) as raised:
        read_value(f"{GOOD}{line}\n", WORDS, "mine.value.txt")
    first, problem = str(raised.value).split("\n  ")
    assert first == "The value mine.value.txt cannot be used:"
    assert problem.startswith(message)
    with speaking("ja"), pytest.raises(UnusableValue, match=r"使えません：\n  4行目：.*[ぁ-ん]"):
        read_value(f"{GOOD}{line}\n", WORDS, "mine.value.txt")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it has no line for own-shields, own-hand, always. Train it again: duelsim train."),
        ("version: 0.1.0\nalways 1\n", "it has no line for own-shields, own-hand. It was trained by duelsim 0.1.0."),
        ("seed: 1\nseed: 2\n", 'line 2: "seed:" stands above it already. Delete one of the two lines.'),
        ("#\n" * 5_001, "it has more than 5,000 lines. Is it the right file?"),
        (
            "x\n" * 30,
            'line 20: "x" has no number at its end. Write a feature, and its weight after it.\n  and 10 more',
        ),
    ],
)
def test_what_is_wrong_with_a_whole_value_is_said(text: str, message: str) -> None:
    with pytest.raises(UnusableValue) as raised:
        read_value(text, WORDS)
    assert message in str(raised.value)


def test_the_value_of_a_deck_lies_beside_it(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    assert value_beside(deck) is None
    assert own_value(deck) == own_value(None) == own_value(Path()) == ""
    (tmp_path / "mine.value.txt").write_bytes(b"\xef\xbb\xbfalways 1\r\n")
    assert own_value(deck) == "always 1\n"
    (tmp_path / "mine.value.txt").write_bytes(b"")
    assert own_value(deck) == "\n"  # it is one, and cannot be used
    (tmp_path / "mine.value.txt").write_bytes(b"\xff")
    with pytest.raises(UnknownPlayer, match=r"the value .* is not text in UTF-8"):
        own_value(deck)
