"""What play distinguishes, the English distinguishes: random definitions, and the same with one change.

Two definitions whose rows differ are played differently, so their texts must differ too. `drawing` draws them over all
words of the language.
"""

from collections.abc import Iterator

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import card_text
from sim.cards.words import (
    CREATURES,
    Card,
    DefinitionError,
    ability_word,
    creature,
    draw,
    evolves_from,
    gets_power,
    spell,
    twinpact,
    wave_striker,
)
from tests.cards.words.drawing import ALL_DRAWN, EXAMPLES, NOT_DRAWN, WORDS, Drawing, Piece, read

CHANGES = 4  # of each definition


def _others() -> Iterator[Card]:
    """Cards next to the one in question: descriptions that differ fit different ones of them."""
    civilizations = (0, 1, 2, 4, 8, 16, 3, 12, 24, 31)
    races = ("Human", "Armored Dragon", "Beast Folk", "Angel Command", "RexStars", "Dark Lord", "Dragon/Human")
    abilities = (
        (),
        (ability_word("Mana Arms 3", gets_power(1000)),),
        (wave_striker(gets_power(1000)),),
        (evolves_from(CREATURES),),
    )
    for number in range(66):
        name = f"{('Aqua', 'Bolshack', 'Plain')[number % 3]} {number}"
        civilization, cost, race = civilizations[number % 10], number * 7 % 11, races[number % 7]
        if number % 11 == 5:
            half = spell(f"{name} Half", civilizations[number % 4], cost // 2, draw(1))
            yield twinpact(creature(name, civilization, cost, 3000, race), half)
        elif number % 4 == 1:
            yield spell(name, civilization, cost, draw(1), races=("", "Magic Tool")[number % 2])
        else:
            yield creature(name, civilization, cost, 3000, race, *abilities[number // 3 % 4])


OTHERS = tuple(_others())


def accepted(piece: Piece) -> Card | None:
    """The card, or None if the language refuses it. Any other error fails the test."""
    try:
        card = piece.made()
        tabulate([card])
    except DefinitionError:
        return None
    except Exception as error:
        raise AssertionError(f"{piece.source()}: {error!r}") from error
    return card


def rows_of(card: Card) -> bytes:
    """All rows of the card among the others."""
    return bytes(tabulate([card, *OTHERS])[0].array.tobytes())


def compared(seed: int, pairs: int) -> Drawing:
    """Compare that many pairs of definitions; the words that were drawn."""
    drawing = Drawing(seed)
    done = 0
    while done < pairs:
        piece = drawing.card()
        card = accepted(piece)
        if card is None:
            continue
        drawing.note(piece)
        text = card_text(card)
        for _ in range(CHANGES):
            other_piece = drawing.changed(piece)
            other = accepted(other_piece)
            if other is None or other == card:
                continue
            drawing.note(other_piece)
            done += 1
            same = text == card_text(other) and rows_of(card) != rows_of(other)
            assert not same, f"two meanings of one text:\n{piece.source()}\n{other_piece.source()}\n\n{text}"
    return drawing


@pytest.mark.slow(3, "writes the rows of 800 definitions")
def test_definitions_that_play_differently_read_differently() -> None:
    compared(seed=20, pairs=400)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_definitions_that_play_differently_read_differently_at_length(seed: int) -> None:
    drawing = compared(seed, pairs=6000)
    assert ALL_DRAWN <= set(drawing.used), "words that no accepted definition had"


@pytest.mark.slow(5, "draws thousands of definitions")
def test_every_word_is_drawn() -> None:
    """A word that the generator can't draw, or that no definition accepts, would be compared with nothing."""
    drawing = Drawing(seed=17, patience=1)  # needs the fewest of some
    for piece in EXAMPLES:
        assert accepted(piece) is not None, piece.source()
        drawing.note(piece)
    for _ in range(40_000):
        if ALL_DRAWN <= drawing.used.keys():
            return
        piece = drawing.card()
        is_new = any(part.word not in drawing.used for part in piece.pieces())
        if not is_new or accepted(piece) is not None:  # of no use otherwise, and slow
            drawing.note(piece)
    assert not ALL_DRAWN - drawing.used.keys()


def test_only_types_and_tools_are_not_drawn() -> None:
    assert {"Cards", "Card", "Effect", "Feature", "Amount", "DefinitionError"} <= NOT_DRAWN
    assert not {name for name in NOT_DRAWN if name[0].islower()}
    assert "plain" not in WORDS
    assert {"FIRE", "ACT_PUT", "REST_OF_GAME", "choose", "impulse", "twinpact", "THE_BLOCKER"} <= set(WORDS)


def test_a_definition_can_be_read_from_its_source() -> None:
    for piece in EXAMPLES:
        assert read(piece.source()).made() == piece.made()
