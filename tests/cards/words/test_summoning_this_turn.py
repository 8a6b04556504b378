"""Creatures of the mana zone that may be summoned from there this turn."""

import pytest

from sim.cards.wording import rules_text
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler
from tests.cards.written import FACTS, card

CHOSEN = card(
    f"Guide\n{FACTS}\nWhen you put this creature into the battle zone, choose a creature from your mana zone. "
    "You may summon it from your mana zone this turn."
)
ALL = card("Chief\nSpell - fire - cost 2\nThis turn, you may summon creatures from your mana zone.")
HUMAN, OTHER = "Torcon", "Fear Fang"
MANA = [*filler(fire=2, nature=6), HUMAN, OTHER]


@pytest.mark.parametrize(
    "text",
    [
        "When you put this creature into the battle zone, choose a creature from your mana zone. You may summon it "
        "from your mana zone this turn.",
        "When you put this creature into the battle zone, this turn, you may summon creatures from your mana zone.",
    ],
)
def test_it_is_read_and_written(text: str) -> None:
    assert rules_text(card(f"Test Card\n{FACTS}\n{text}")) == text


@pytest.mark.phrase("MAY_SUMMON_IT_THIS_TURN")
def test_only_the_chosen_creature_may_be_summoned() -> None:
    game = Scenario(you=Side(hand=[CHOSEN], mana=MANA))
    assert not game.can_choose(HUMAN)
    game.use("Guide").choose(HUMAN)
    assert game.can_choose(HUMAN) and not game.can_choose(OTHER)
    game.use(HUMAN)
    assert HUMAN in game.zone(YOU, "battle") and HUMAN not in game.zone(YOU, "mana")


def test_the_cost_is_paid() -> None:
    game = Scenario(you=Side(hand=[CHOSEN], mana=[*filler(fire=2), HUMAN]))
    game.use("Guide").choose(HUMAN)
    assert not game.can_choose(HUMAN)


@pytest.mark.phrase("MAY_SUMMON_IT_THIS_TURN")
def test_one_of_two_of_a_name_is_meant() -> None:
    game = Scenario(you=Side(hand=[CHOSEN], mana=[*filler(fire=2, nature=6), HUMAN, HUMAN]))
    game.use("Guide").choose(HUMAN).use(HUMAN)
    assert game.zone(YOU, "mana").count(HUMAN) == 1 and not game.can_choose(HUMAN)


@pytest.mark.phrase("MAY_SUMMON_IT_THIS_TURN")
def test_400_5_what_has_left_the_mana_zone_is_another_card() -> None:
    """400.5: the creature that has been summoned once and has come back is another one."""
    back = card("Back\nSpell - fire - cost 1\nPut one of your creatures with power 1000 or less into your mana zone.")
    game = Scenario(you=Side(hand=[CHOSEN, back], mana=[*filler(fire=8, nature=6), HUMAN]))
    game.use("Guide").choose(HUMAN).use(HUMAN).use("Back")
    assert HUMAN in game.zone(YOU, "mana") and not game.can_choose(HUMAN)


def test_nothing_is_chosen_from_an_empty_mana_zone() -> None:
    ruin = card(
        "Ruin\nSpell - fire - cost 1\nPut all cards from your mana zone into your graveyard. Put a creature from your "
        "hand into the battle zone."
    )
    game = Scenario(you=Side(hand=[CHOSEN, ruin], mana=[*filler(fire=1)]))
    game.use("Ruin")
    assert game.zone(YOU, "battle") == ["Guide"]


def test_it_ends_with_the_turn() -> None:
    game = Scenario(you=Side(hand=[CHOSEN], mana=MANA, deck=filler(4)), opponent=Side(deck=filler(4)))
    game.use("Guide").choose(HUMAN).end_turn()
    game.end_turn()
    assert not game.can_choose(HUMAN)


@pytest.mark.phrase("for_a_while", "may_summon_others_from")
def test_a_spell_lets_all_creatures_be_summoned_from_the_mana_zone() -> None:
    game = Scenario(you=Side(hand=[ALL], mana=MANA), opponent=Side(battle=["Corile"]))
    assert not game.can_choose(HUMAN)
    game.use("Chief").use(HUMAN).use(OTHER)
    assert {HUMAN, OTHER} <= set(game.zone(YOU, "battle"))
    assert game.zone(OPPONENT, "battle") == ["Corile"]
