"""Importing published wordings of psychic creatures: awakening, linking, and what else stands on them."""

import json
from pathlib import Path

import pytest

from sim.cards.imported import import_cards, read_published

HIGHER = "flip this creature to its higher cost side."
LOWER = "Release: When this creature would leave the battle zone, flip it to its lower cost side instead."
FACTS = {"Civilization": "Water", "Cost": "3", "Type": "Psychic Creature", "Race": "Hunter", "Power": "2000"}


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        (
            "Awaken - At the start of your turn, if your opponent has 2 shields or less, flip this creature.",
            "Awaken: At the start of your turn, if your opponent has 2 or fewer shields, " + HIGHER,
        ),
        (
            'Awaken—At the start of your turn, if you have 2 or more Dragons or creatures with "NEX" in its name '
            "in the "
            "battle zone, flip this creature to its higher cost side.",
            'Awaken: At the start of your turn, if you have 2 or more Dragons, or creatures with "NEX" in their names, '
            + HIGHER,
        ),
        (
            "Psychic Link—At the start of your turn, if you have Aqua Attack (BAGOOON Panzer) and Aqua Cascade "
            "(ZABUUUN "
            "Cruiser) in the battle zone, link them to this creature and flip this creature.",
            'Psychic Link: At the start of your turn, if you have "Aqua Attack <BAGOOON Panzer>" and "Aqua Cascade '
            '<ZABUUUN Cruiser>" in the battle zone, link them to this creature and ' + HIGHER,
        ),
        (
            "Psychic Link - At the start of your turn, if you have Volg Thunder in the battle zone, link that creature "
            "to this creature and flip this creature to its higher cost side.",
            'Psychic Link: At the start of your turn, if you have "Volg Thunder" in the battle zone, link it to this '
            "creature and " + HIGHER,
        ),
        (
            "Psychic Link—At the start of your turn, if you have a Zero Kaiser in the battle zone, link it to this "
            "creature and flip this creature.",
            'Psychic Link: At the start of your turn, if you have "Zero Kaiser" in the battle zone, link it to this '
            "creature and " + HIGHER,
        ),
        (
            "Psychic Link - At the start of your turn, if you have a Gallows Cebu Kaiser and a Hydra Gilsaurus in the "
            "battle zone, link them to this creature and flip this creature to its higher cost side..",
            'Psychic Link: At the start of your turn, if you have "Gallows Cebu Kaiser" and "Hydra Gilsaurus" in the '
            "battle zone, link them to this creature and " + HIGHER,
        ),
        ("Release", LOWER),
        ("When this creature is awakened, draw a card.", "When this creature awakens, draw a card."),
        ("{WORLD BREAKER}}", "World breaker"),
        (
            "Whenever this creature attacks, destroy all your opponent's creatures that have less power than it.",
            "Whenever this creature attacks, destroy all your opponent's creatures with less power than this creature.",
        ),
        (
            "Each turn, you may untap this creature the first time it is tapped.",
            "Whenever this creature becomes tapped for the first time in a turn, you may untap it.",
        ),
        (
            "Your opponent can't cast spells or summon creatures for no cost.",
            "Your opponent can't cast spells for no cost or summon creatures for no cost.",
        ),
        (
            "During your opponent's turn, whenever any of your psychic creatures would be returned to your hand "
            "by one of "
            "your opponent's spells or the ability of one of your opponent's creatures in the battle zone, that "
            "creature "
            "stays in the battle zone instead.",
            "Whenever one of your psychic creatures would be returned to your hand by your opponent's spell or "
            "creature "
            "ability, if it is your opponent's turn, it stays in the battle zone instead.",
        ),
        (
            "Whenever your shields break, look at that shield. You may put it into your graveyard instead of "
            "your hand. If "
            "you do, you may put a Hunter psychic creature from your hyperspatial zone into the battle zone that "
            "costs the "
            "same as the card that you put into your graveyard this way.",
            "Whenever one of your shields is broken, look at it. You may put it into your graveyard instead of "
            "your hand. "
            "If you do, you may put a psychic Hunter that costs as much as that card from your hyperspatial zone "
            "into the "
            "battle zone.",
        ),
        (
            "Your opponent's psychic creatures can't attack or block.",
            "Your opponent's psychic creatures can't attack.\nYour opponent's psychic creatures can't block.",
        ),
        (
            "When this creature would leave the battle zone, you may discard a card instead.",
            "When this creature would leave the battle zone, you may instead discard a card from your hand.",
        ),
        (
            "Whenever this creature attacks, your opponent puts all but the bottom 2 cards of their deck into their "
            "graveyard.",
            "Whenever this creature attacks, your opponent puts all but the bottom 2 cards of their deck into their "
            "graveyard.",
        ),
    ],
)
def test_a_published_psychic_creature_in_our_english(tmp_path: Path, published: str, ours: str) -> None:
    back = {**FACTS, "name": "Test Back", "Rules": "{DOUBLE BREAKER}"}
    card = {**FACTS, "name": "Test Card", "Rules": published, "alternates": [back], "sets": ["DMX-01"]}
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps(card), encoding="utf-8")
    (result,) = import_cards(read_published(file))
    assert result.card, result.missed
    front = result.text.partition("\nOther side:")[0].split("\n")
    assert "\n".join(front[4:]) == ours


def test_a_published_rule_plus_card_in_our_english(tmp_path: Path) -> None:
    wins = "if you have 30 or more cards in the battle zone and/or mana zone, you win the game."
    back = {**FACTS, "name": "Test Back", "Rules": f"■ At the end of your turn, {wins}"}
    rules = "■ You must start the game with an additional 3 cards in your deck."
    facts = {"Civilization": "Water", "Cost": "0", "Type": "Rule Plus", "Rules": rules, "sets": ["DMX-01"]}
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps({**facts, "name": "Test Card", "alternates": [back]}), encoding="utf-8")
    (result,) = import_cards(read_published(file))
    assert result.card, result.missed
    assert "\nRule Plus - water - cost 0\nYou start the game with 3 more cards in your deck.\n" in result.text
    assert result.text.rstrip().endswith(
        "At the end of your turn, if you have 30 or more cards in your battle zone or mana zone, you win the game."
    )
