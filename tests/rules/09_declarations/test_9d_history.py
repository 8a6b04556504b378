"""Group 9D of the rules catalogue: what was declared differently by older rulings, played as it is today."""

import pytest

from sim.cards.words import FIRE, LIGHT, at_end_of_your_turn, creature, plain, shieldify_from_deck
from sim.engine.record.codes import events, owners, programs
from sim.games.scenario import OPPONENT, Scenario, Side
from tests.rules.situations import from_hand


@pytest.mark.phrase("at_end_of_your_turn")
@pytest.mark.rule("9.56")
def test_9_56_a_card_drawn_by_the_turn_players_end_of_turn_effect_can_be_declared_by_the_other_player() -> None:
    """Formerly the other player had to declare before these effects; now (511.1) afterwards, from the hand as it is
    then.
    """
    gift = at_end_of_your_turn(
        plain(programs.DRAW, "your opponent draws a card", amount=1, whose=owners.OPPONENTS, up_to=0, add_to_them=0)
    )
    host = creature("Host", FIRE, 3, 1000, "", gift)
    late = creature(
        "Latecomer", LIGHT, 5, 5000, "", from_hand(events.END_OF_TURN, shieldify_from_deck(1), cards="none",
                                                   whose=owners.OPPONENTS),
    )  # fmt: skip
    game = Scenario(you=Side(battle=[host]), opponent=Side(deck=[late], shields=2))
    game.decline().expect(OPPONENT, "declare", "no", "Latecomer").declare("Latecomer")
    assert len(game.zone(OPPONENT, "shields")) == 3


@pytest.mark.rule("9.57")
def test_9_57_a_player_who_may_cast_one_spell_declares_every_trigger_that_is_broken() -> None:
    """X.24: since 2021-09-24 the number is checked as they are cast."""
    johnny = "Golden the Johnny"
    game = Scenario(you=Side(battle=[johnny]), opponent=Side(shields=["Brain Serum", "Solar Ray", "Torcon"]))
    game.attack(johnny).choose("Brain Serum", "Solar Ray").declare("Brain Serum", "Solar Ray")
    game.choose("Solar Ray")
    assert game.zone(OPPONENT, "graveyard") == ["Solar Ray"]
    assert "Brain Serum" in game.zone(OPPONENT, "hand")
