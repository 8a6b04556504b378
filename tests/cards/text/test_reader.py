"""Reading is the inverse of wording: random definitions over all words of the language, and texts that are refused."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

import pytest

from sim.cards.text.chart import Chart, Grammar, Phrase, Text
from sim.cards.text.reader import NotUnderstood, Parts, read_rules_text
from sim.cards.wording import MULTICOLORED, in_words_of_creatures, rules_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    IT,
    SHIELDS_BROKEN_THIS_TURN,
    THAT_MANY,
    Card,
    Cards,
    Effect,
    Feature,
    all_but,
    at_random,
    blocker,
    choose,
    choose_a_race_for_this,
    creature,
    destroy,
    draw,
    draw_up_to,
    give_race,
    may,
    mill_from_deck,
    one_more_at_random,
    opponent_chooses,
    pick,
    put_on_bottom_of_deck,
    return_shields,
    spell,
    tap,
    together,
    when_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import card_types
from tests.cards.words.drawing import EXAMPLES, Drawing, Piece
from tests.cards.words.test_english_and_play import accepted, rows_of


def with_parts(card: Card, parts: Parts) -> Card:
    """The card with these abilities and effects."""
    features = tuple(part for part in parts if isinstance(part, Feature))
    return replace(card, features=features, effects=tuple(part for part in parts if isinstance(part, Effect)))


def read(card: Card, text: str) -> Card:
    """The card as it is read from a rules text."""
    text = in_words_of_creatures(card, text)
    return with_parts(
        card, read_rules_text(text, card.types == card_types.SPELL, lambda parts: with_parts(card, parts))
    )


def drawn(seed: int) -> Iterator[Piece]:
    """The examples, and then random definitions without end."""
    yield from EXAMPLES
    drawing = Drawing(seed)
    while True:
        yield drawing.card()


def unread(seed: int, number: int) -> list[str]:
    """Of this many definitions those that are not read as what they are."""
    cards = (card for piece in drawn(seed) if (card := accepted(piece)) is not None)
    wrong = []
    for card in islice((card for card in cards if not card.halves and card.other_face is None), number):
        text = "\n".join(line for line in rules_text(card).split("\n") if line != MULTICOLORED)
        try:
            if rows_of(read(card, text)) != rows_of(card):
                wrong.append(f"differs: {text}")
        except NotUnderstood as error:
            wrong.append(f"{error}\n{text}")
    return wrong


def test_what_can_be_written_can_be_read() -> None:
    """Nothing is read as something else; one of the longest sentences may not be read."""
    wrong = unread(seed=1, number=200)
    assert [text for text in wrong if text.startswith("differs")] == []
    assert wrong == []


@pytest.mark.soak
def test_what_can_be_written_can_be_read_of_many_definitions() -> None:
    """Of ten thousand, nothing is read as something else; a few of the longest sentences are not read."""
    wrong = unread(seed=2, number=10_000)
    assert [text for text in wrong if text.startswith("differs")] == []
    assert len(wrong) < 20


def test_three_creatures_that_are_tapped_together_are_read() -> None:
    kept = opponent_chooses(2, your_opponents(CREATURES))
    song = spell("Song", FIRE, 3, destroy(all_but(kept)), tap(together(choose(3, CREATURES))))
    assert rows_of(read(song, rules_text(song))) == rows_of(song)


@pytest.mark.parametrize("cards", [CARDS, your(CARDS), your(CARDS.in_zone(HAND)), CREATURES])
def test_one_more_at_random_is_read_wherever_it_is(cards: Cards) -> None:
    chosen = at_random(1, your(CARDS.evolution())), one_more_at_random(cards)
    song = spell("Song", FIRE, 1, pick(chosen[0]), put_on_bottom_of_deck(chosen[1]))
    assert read(song, rules_text(song)) == song


def test_a_card_at_random_that_costs_no_more_than_its_owners_mana_is_read_in_the_battle_zone() -> None:
    chosen = at_random(1, CARDS.costing_at_most_their_mana())
    song = spell("Song", FIRE, 1, put_on_bottom_of_deck(chosen))
    assert "mana zone in the battle zone at random" in rules_text(song)
    assert read(song, rules_text(song)) == song


@pytest.mark.parametrize("other_than", ["", "Human"])
def test_choosing_a_race_for_this_creature_can_be_offered(other_than: str) -> None:
    seer = creature("Seer", FIRE, 1, 1000, "", when_put(may(choose_a_race_for_this(other_than))))
    assert "you may choose a race" in rules_text(seer)
    assert read(seer, rules_text(seer)) == seer


@pytest.mark.parametrize("whose", [your, your_opponents, lambda cards: cards])
def test_as_many_cards_at_random_are_read_in_the_battle_zone(whose: Callable[[Cards], Cards]) -> None:
    for number in (SHIELDS_BROKEN_THIS_TURN, THAT_MANY):
        chosen = at_random(number, whose(CARDS))
        song = spell("Song", FIRE, 1, draw_up_to(2), put_on_bottom_of_deck(chosen))
        assert "in the battle zone at random" in rules_text(song)
        assert read(song, rules_text(song)) == song


def test_the_opponents_choice_of_what_gets_a_race_is_read() -> None:
    song = spell("Song", FIRE, 1, give_race("Dragon", opponent_chooses(1, your_opponents(CREATURES))))
    assert read(song, rules_text(song)) == song


def test_shields_that_were_spoken_of_have_abilities_and_one_has_an_ability() -> None:
    for number, said in ((2, 'their "shield trigger" abilities'), (1, 'its "shield trigger" ability')):
        song = spell("Song", FIRE, 1, mill_from_deck(number), return_shields(IT, shield_triggers=False))
        assert said in rules_text(song)


def test_a_text_with_two_meanings_is_told_from_a_text_with_one() -> None:
    """Two ways to one meaning are one; two meanings are two."""
    phrases = [
        Phrase("text", "{one} {one}", lambda first, second: first + second),
        Phrase("one", "a", lambda: "x"),
        Phrase("one", "a a", lambda: "y"),
        Phrase("one", "[a] b", lambda: "z"),
    ]
    toy = Grammar(phrases, {})
    assert Chart(toy, Text("a a")).meanings("text") == ["xx"]
    assert sorted(Chart(toy, Text("a a b")).meanings("text")) == ["xz", "yz"]
    with pytest.raises(ValueError, match="no phrase is a two"):
        Grammar([Phrase("one", "{two}", str)], {})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Draw a cards.", "understood up to"),
        ("Draw 2 cards. If you do, draw a card", "write"),
        ("Summon it twice.", "understood up to"),
        ("Summon a creature.", "is not a whole ability"),
        ("Destroy all creatures. For each Dragon that died, draw a card.", 'not "died'),
        ('Destroy all creatures that have "speed atacker".', "is not a whole ability"),
        ("Destroy all Dragns.", 'not "Dragns"'),
        ("Draw ² cards.", 'not "² cards"'),
        ("Draw 99999999999999999999 cards.", "not"),
        ("Draw a card. " * 300, "the paragraph is too long"),
        ("You may draw a card. If you do, draw 2 cards. " * 8, "could mean too many things"),
    ],
)
def test_a_text_with_no_one_meaning_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotUnderstood, match=reason):
        read(spell("Test Card", FIRE, 3, draw(1)), text)


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("Guard Strike", 'is not a whole ability; what may follow: ":"'),
        ("Saver", 'is a name: write ":" behind it, and what it does'),
        ("Whenever this creature attacks.", "is not a whole ability; what happens is missing"),
        ("When you put this creature into the battle zone, choose one of the following:", 'what may follow: "►"'),
        ("Draw 2", 'is not a whole ability; what may follow: "cards"'),
        ("Destroy one of your opponent's creatures with power", 'what may follow: "no", a number'),
        ("Power attacker 2000", 'not "2000"; what may follow: "+1000"'),
        ("Search your deck. You may sing a song.", '; what may follow: "for"; no phrase has the word "sing"'),
        ("Draw a card Bolshack.", 'not "Bolshack"'),
        ('Draw a card "sing', "not"),
    ],
)
def test_what_is_missing_is_said(text: str, missing: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        read(spell("Test Card", FIRE, 3, draw(1)), text)
    assert missing in str(error.value)


def test_an_effect_of_a_creature_without_its_time_is_told_so() -> None:
    with pytest.raises(NotUnderstood, match="it is not said when this happens"):
        read(creature("Test Card", FIRE, 3, 3000, "", blocker), "Destroy one of your opponent's creatures.")


def test_a_name_is_not_called_a_word_that_no_phrase_has() -> None:
    with pytest.raises(NotUnderstood) as error:
        read(spell("Test Card", FIRE, 3, draw(1)), 'Search your deck. You may take a card named "Xyzzy, of Zyxx".')
    assert "no phrase has" not in str(error.value)


@pytest.mark.parametrize(
    "text",
    [
        "If you have no shields: When you put this creature into the battle zone, draw a card.",
        "At the end of your turn, destroy this creature: This creature gets +9000 power.",
        "Wave Striker: This creature gets +3000 power.",
        "Turbo rush: This creature gets +3000 power.",
    ],
)
def test_what_stands_before_an_ability_is_a_name_without_a_meaning(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read(creature("Test Card", FIRE, 3, 3000, "", blocker), text)


def test_an_ability_after_a_list_is_a_paragraph_of_its_own() -> None:
    put = "When you put this creature into the battle zone, choose one of the following:"
    text = f"Blocker\n{put}\n► Draw a card.\n► Draw 2 cards.\n\nDouble breaker"
    card = read(creature("Test Card", FIRE, 3, 3000, "", blocker), text)
    assert [feature.words().split("\n")[0] for feature in card.features] == ["Blocker", put, "Double breaker"]
    with pytest.raises(NotUnderstood) as caught:
        read(card, text.replace("breaker", "braker"))
    assert caught.value.line == 5
