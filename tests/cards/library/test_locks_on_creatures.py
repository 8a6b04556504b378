"""What lasts for a while is about the creatures that are there, not about those that come later (110.2e)."""

import pytest

from sim.cards.words import FIRE, LIGHT, WATER, Card, creature, speed_attacker
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, Scenario, Side, exactly, filler

FAST = creature("Fast", FIRE, 3, 3000, "Human/Demon Command", speed_attacker)
SLOW = creature("Slow", FIRE, 3, 3000, "Human/Demon Command")


@pytest.mark.parametrize(
    ("name", "mana"),
    [
        ("【Immediate】Wow...my opponent's attack stopped too much..? 【Click】", filler(water=7)),
        ("♪ Rising up, Demon and Angel, will they fall", filler(water=4)),
        ("Miracle Miradante", filler(light=7)),
    ],
)
def test_creatures_that_come_after_a_lock_attack(name: str, mana: list[Card]) -> None:
    you = Side(hand=[name], mana=mana, battle=[creature("Light", LIGHT, 1, 1000, "Human")], shields=5)
    game = Scenario(you=you, opponent=Side(battle=[SLOW], hand=[FAST], mana=filler(fire=3))).use(name)
    if "Rising" in name:
        game.choose(3)
    game.next_turn().until("use a card").use("Fast").settle()
    assert (game.refused("Slow", "attack") == "") == ("Rising" in name)
    assert game.refused("Fast", "attack") == ""


@pytest.mark.parametrize("name", ["Insight Indigo Kaiser", 'Aqua Titaaans, Zenith of "Combine"'])
def test_creatures_that_come_after_the_one_that_locks_has_left_attack(name: str) -> None:
    heavy = creature("Heavy", WATER, 12, 12000, "Human")
    you = Side(battle=[name], deck=[heavy] * 4, shields=5)
    opponent = Side(
        battle=[SLOW], hand=[SLOW, "Terror Pit", FAST], mana=filler(darkness=6, fire=6), deck=exactly(*["Corile"] * 9)
    )
    game = Scenario(you=you, opponent=opponent, turn=OPPONENT)
    game.use("Slow").settle().use("Terror Pit").use("Fast").settle()
    assert game.refused("Slow#1", "attack") != "" and game.refused("Slow#2", "attack") != ""
    assert game.refused("Fast", "attack") == ""


@pytest.mark.parametrize("accepts", [True, False])
def test_kesshing_zero_may_ignore_abilities(accepts: bool) -> None:
    you = Side(hand=["Kesshing Zero"], battle=["Corile"], mana=filler(5))
    game = Scenario(you=you, opponent=Side(battle=[FAST], shields=3)).use("Kesshing Zero")
    game = game.accept() if accepts else game.decline()
    assert game.has("Fast", keywords.SPEED_ATTACKER) != accepts
