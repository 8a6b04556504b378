"""Group 6B of the rules catalogue: two spells that go to the bottom of the deck, and what else they say.

Catcher In The Climb limits how often the opponent attacks and blocks; Daydream Dark Matter has an infinite cost, and
the opponent may skip a turn.
"""

import pytest

from sim.cards.words import (
    ACT_CAST,
    FIRE,
    HAND,
    LIGHT,
    OPPONENT_SKIPS_NEXT_TURN,
    OPPONENTS,
    SPELLS,
    WATER,
    YOUR_NEXT_TURN,
    blocker,
    cast_for_no_cost,
    choose,
    creature,
    limit_attacks,
    prohibit,
    speed_attacker,
    spell,
    spells_cost_less,
    take_an_extra_turn,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler
from tests.rules.situations import BYSTANDER, bottom_of_deck, turns

CATCHER, DAYDREAM = "Catcher In The Climb", "Daydream Dark Matter"
RUNNERS: list[Thing] = [creature(f"Runner {number}", FIRE, 2, 1000, "", speed_attacker) for number in range(4)]
WALLS: list[Thing] = [creature(f"Wall {number}", LIGHT, 2, 9000, "", blocker) for number in range(3)]
CLIMBERS: list[Thing] = [creature(f"Climber {number}", WATER, 2, 1000, "") for number in range(4)]
SKIP = spell("Skip", WATER, 1, OPPONENT_SKIPS_NEXT_TURN)
AGAIN = spell("Again", WATER, 1, take_an_extra_turn())


# --- 6B.04: Catcher In The Climb ---
@pytest.mark.phrase("limit_attacks_and_blocks")
@pytest.mark.rule("6B.04")
def test_6b_04_catcher_in_the_climb_lets_the_opponent_attack_twice_each_turn() -> None:
    game = Scenario(
        you=Side(hand=[CATCHER], mana=filler(water=5), battle=[BYSTANDER], shields=7), opponent=Side(battle=RUNNERS)
    )
    game.use(CATCHER)
    assert bottom_of_deck(game, YOU) == CATCHER
    game.next_turn().until("attack with").attack("Runner 0").choose("Filler").attack("Runner 1").choose("Filler")
    assert "as often as an effect allows" in game.refused("Runner 2", "attack")
    # It lasts until the start of your next turn.
    game.next_turn().next_turn().until("attack with")
    for number in range(3):
        game.attack(f"Runner {number}").choose("Filler")
    assert len(game.zone(YOU, "shields")) == 2


@pytest.mark.rule("6B.04")
def test_6b_04_it_lets_the_opponent_block_twice_each_turn() -> None:
    game = Scenario(
        you=Side(hand=[CATCHER], mana=filler(water=5), battle=RUNNERS), opponent=Side(battle=WALLS, shields=5)
    )
    game.use(CATCHER).attack("Runner 0").block("Wall 0").attack("Runner 1").block("Wall 1")
    game.attack("Runner 2")
    assert "as often as an effect allows" in game.refused("Wall 2", "block")
    game.choose("Filler")
    assert len(game.zone(OPPONENT, "shields")) == 4


@pytest.mark.rule("6B.04")
def test_6b_04_attacks_of_the_turn_before_it_was_cast_count() -> None:
    """It is a shield trigger: the attack that broke the shield is one of the two."""
    game = Scenario(you=Side(shields=[CATCHER, "Corile"]), opponent=Side(battle=RUNNERS), turn=OPPONENT)
    game.attack("Runner 0").choose(CATCHER).declare(CATCHER)
    assert bottom_of_deck(game, YOU) == CATCHER
    game.attack("Runner 1")
    assert "as often as an effect allows" in game.refused("Runner 2", "attack")


@pytest.mark.rule("6B.04")
@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_6b_04_its_mugen_climb_taps_two_creatures_in_the_hand_and_in_the_graveyard(zone: str) -> None:
    side = Side(hand=[CATCHER]) if zone == "hand" else Side(graveyard=[CATCHER])
    game = Scenario(you=Side(hand=side.hand, graveyard=side.graveyard, mana=filler(water=2), battle=CLIMBERS))
    game.use(CATCHER).choose("Climber 0", "Climber 1")
    assert [game.is_tapped(f"Climber {number}") for number in range(4)] == [True, True, False, False]
    assert bottom_of_deck(game, YOU) == CATCHER


@pytest.mark.phrase("limit_attacks")
def test_a_limit_of_attacks_does_not_limit_blocks() -> None:
    only = spell("Only", WATER, 1, limit_attacks(1))
    game = Scenario(
        you=Side(hand=[only], mana=filler(water=1), battle=RUNNERS, shields=5),
        opponent=Side(battle=WALLS, shields=5),
    )
    game.use("Only")
    for number in range(3):
        game.attack(f"Runner {number}").block(f"Wall {number}")
    game.next_turn().until("attack with").attack("Wall 0").choose("Filler")
    assert game.refused("Wall 1", "attack") != ""


# --- 6B.05: Daydream Dark Matter ---
def daydreaming(opponent: Side = Side(battle=["Corile"], hand=["Torcon"])) -> Scenario:  # noqa: B008
    you = Side(hand=[DAYDREAM, "Aqua Hulcus", "Fear Fang"], mana=filler(water=2, darkness=2), battle=CLIMBERS)
    return Scenario(you=you, opponent=opponent).use(DAYDREAM).choose(*(f"Climber {number}" for number in range(3)))


@pytest.mark.rule("6B.05")
def test_6b_05_daydream_dark_matter_lets_the_opponent_skip_their_turn_or_lose_two_cards() -> None:
    game = daydreaming()
    assert len(game.zone(YOU, "hand")) == 3
    game.expect(OPPONENT, "may").accept()
    assert game.zone(OPPONENT, "battle") == ["Corile"] and game.zone(OPPONENT, "hand") == ["Torcon"]
    assert bottom_of_deck(game, YOU) == DAYDREAM
    # Not the rest of this turn is skipped, but the opponent's next one.
    assert game.refused("Aqua Hulcus", "use") != "it is the other player's turn"
    assert turns(game, 3) == [YOU, OPPONENT, YOU]


@pytest.mark.phrase("OPPONENT_PUTS_THEM_ON_BOTTOM")
@pytest.mark.rule("6B.05")
def test_6b_05_otherwise_the_opponent_puts_a_creature_and_a_card_of_the_hand_on_the_bottom() -> None:
    """The creature that you may put then belongs to this branch (dmwiki: the opponent chooses one of the two)."""
    game = daydreaming(Side(battle=["Corile", BYSTANDER], hand=["Torcon"]))
    game.decline().choose("Corile").expect(OPPONENT, "order", "Corile", "Torcon").choose("Torcon")
    game.expect(YOU, "choose", "no", "Aqua Hulcus").choose("Aqua Hulcus")
    assert game.zone(OPPONENT, "deck")[-2:] == ["Torcon", "Corile"]
    assert "Aqua Hulcus" in game.zone(YOU, "battle")
    assert bottom_of_deck(game, YOU) == DAYDREAM
    assert turns(game, 2) == [OPPONENT, YOU]


@pytest.mark.rule("6B.05")
def test_6b_05_an_infinite_cost_cannot_be_paid_and_no_reduction_makes_it_finite() -> None:
    """108.1c: infinity is more than every number, and stays so whatever is taken from it."""
    cheap = creature("Cheap", WATER, 2, 1000, "", spells_cost_less(your(SPELLS), 999999, 1))
    game = Scenario(you=Side(hand=[DAYDREAM], mana=filler(water=20, darkness=20), battle=[cheap, BYSTANDER]))
    assert "not enough mana" in game.refused(DAYDREAM, "use")
    # It can be cast for no cost, but not where a cost of at most a number is asked for.
    for wanted, castable in ((SPELLS, True), (SPELLS.cost(at_most=999999), False), (SPELLS.cost(at_least=8), True)):
        free = spell("Free", WATER, 1, cast_for_no_cost(choose(1, your(wanted.in_zone(HAND)))))
        game = Scenario(you=Side(hand=[free, DAYDREAM], mana=filler(water=1), battle=[BYSTANDER])).use("Free")
        assert (game.player_asked == OPPONENT) == castable


# --- Skipped turns ---
def test_a_turn_that_does_not_come_has_no_start_and_lets_effects_go_on() -> None:
    """What lasts until the start of the opponent's next turn lasts beyond it, and no card is drawn."""
    lock = spell("Lock", FIRE, 1, prohibit(ACT_CAST, OPPONENTS, YOUR_NEXT_TURN))
    game = Scenario(
        you=Side(hand=["Aqua Hulcus"], mana=filler(water=1)),
        opponent=Side(hand=[lock, SKIP], mana=filler(fire=1, water=1)),
        turn=OPPONENT,
    )
    hand = len(game.zone(YOU, "hand"))
    game.use("Lock").use("Skip").next_turn()
    assert game.record.turn_player == OPPONENT
    assert len(game.zone(YOU, "hand")) == hand


@pytest.mark.phrase("OPPONENT_SKIPS_NEXT_TURN")
def test_skipped_turns_add_up() -> None:
    again = spell("Twice", WATER, 1, OPPONENT_SKIPS_NEXT_TURN, OPPONENT_SKIPS_NEXT_TURN)
    game = Scenario(you=Side(hand=[again], mana=filler(water=1))).use("Twice")
    assert turns(game, 4) == [YOU, YOU, OPPONENT, YOU]


def test_an_extra_turn_can_be_the_one_that_is_skipped() -> None:
    """The next turn of a player is skipped, whatever turn it is; an extra turn of the other comes before."""
    game = Scenario(you=Side(hand=[SKIP, AGAIN], mana=filler(water=2))).use("Skip").use("Again")
    assert turns(game, 4) == [YOU, YOU, OPPONENT, YOU]
    theirs = spell("Theirs", WATER, 1, take_an_extra_turn())
    game = Scenario(
        you=Side(hand=[SKIP], mana=filler(water=1)), opponent=Side(hand=[theirs], mana=filler(water=1)), turn=OPPONENT
    )
    game.use("Theirs")
    assert turns(game, 2) == [OPPONENT, YOU]
