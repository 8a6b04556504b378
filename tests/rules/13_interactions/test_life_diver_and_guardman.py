"""EX Life, Justdiver and Guardman (docs/keywords.md), where something breaks, leaves, is chosen, counted or tapped."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, sealed, tapped
from tests.rules.made_up import KILL, card, cast, human, size

EX_LIFE = (
    "EX Life: As you put this creature into the battle zone, add the top card of your deck to your shields face down."
    " When this creature would leave the battle zone, put that shield into your graveyard instead."
)
JUSTDIVER = (
    "Justdiver: When you put this creature into the battle zone, it can't be chosen by your opponent until the start of"
    " your next turn. This creature can't be attacked until the start of your next turn."
)
ALIVE = human("Alive", EX_LIFE)
DIVER = human("Diver", JUSTDIVER)
OVER = card("Over", "Evolution Creature - fire - cost 4 - power 5000 - Human", "Evolution: Put on one of your Humans.")
KILL_ALL = cast("Kill all", "Destroy all creatures.")
KILL_OWN = cast("Kill own", "Destroy one of your creatures.")
PICK = cast("Pick", "Return one of your opponent's cards in the battle zone to their hand.")
PICK_OWN = cast("Pick own", "Return one of your cards in the battle zone to your hand.")
COUNTED = cast(
    "Counted", "Destroy any number of your creatures. For each creature destroyed in this way, draw 2 cards."
)


# --- EX Life ---
def test_609_5_an_ex_life_shield_does_not_go_for_a_creature_that_cant_leave() -> None:
    """The rule is 609.5."""
    fort = human(
        "Fort",
        EX_LIFE,
        "When you put this creature into the battle zone, it can't leave the battle zone until the start of your next"
        " turn.",
    )
    game = Scenario(you=Side(hand=[fort, KILL_ALL], mana=filler(fire=2), shields=0)).use("Fort").use("Kill all")
    assert (game.where("Fort"), size(game, "shields")) == ("battle", 1)


def test_101_5_an_ex_life_shield_goes_whatever_keeps_shields_where_they_are() -> None:
    """101.5: It goes instead of the creature, and that is not replaced again."""
    keep = human(
        "Keep",
        "Whenever one of your shields would be put anywhere but into your hand, it stays in the shield zone instead.",
    )
    game = Scenario(you=Side(hand=[ALIVE, KILL_OWN], mana=filler(fire=2), shields=0, battle=[keep]))
    game.use("Alive").use("Kill own").choose("Alive")
    assert (game.where("Alive"), size(game, "shields")) == ("battle", 0)


def test_603_2d_a_creature_that_ex_life_saves_is_not_counted_as_destroyed() -> None:
    """The rule is 603.2d."""
    game = Scenario(you=Side(hand=[ALIVE, COUNTED], mana=filler(fire=2), shields=0)).use("Alive").use("Counted")
    game.choose("Alive")
    assert (game.where("Alive"), size(game, "hand"), size(game, "shields")) == ("battle", 0, 0)


def test_109_2b_ex_life_does_not_go_for_its_card_under_another_one() -> None:
    """The rule is 109.2b."""
    game = Scenario(you=Side(hand=[ALIVE, OVER, PICK_OWN], mana=filler(fire=8), shields=0)).use("Alive").use("Over")
    game.use("Pick own").choose("Alive")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "battle"), size(game, "shields")) == (["Alive"], ["Over"], 1)


# --- Justdiver ---
def dived(*hand: object, over: bool = False) -> Scenario:
    """The diver came in your turn, perhaps under an evolution; it is the opponent's turn, who has these in hand."""
    game = Scenario(
        you=Side(hand=[DIVER, OVER], mana=filler(fire=8)),
        opponent=Side(hand=list(hand), mana=filler(fire=3), battle=["Torcon"]),  # type: ignore[arg-type]
    )
    game.use("Diver")
    if over:
        game.use("Over")
    return game.end_turn().next_turn().until("use a card", OPPONENT)


@pytest.mark.parametrize("over", [False, True])
def test_801_2_the_opponent_chooses_no_card_of_a_creature_that_has_dived(over: bool) -> None:
    """801.2: Not after it has evolved either, nor the card beneath (109.2c)."""
    game = dived(PICK, KILL, over=over).use("Pick").use("Kill")
    assert game.zone(YOU, "battle") == (["Over"] if over else ["Diver"])
    assert "Diver" not in game.zone(YOU, "hand")


@pytest.mark.parametrize(
    ("spell", "gone"),
    [
        pytest.param(KILL_ALL, True, id="all are destroyed"),
        pytest.param(cast("Edict", "Your opponent destroys one of their creatures."), True, id="its player chooses"),
        pytest.param(KILL, False, id="the opponent chooses"),
    ],
)
def test_605_2b_what_does_not_choose_it_for_the_opponent_reaches_it(spell: object, gone: bool) -> None:
    """The rule is 605.2b."""
    game = dived(spell)
    game.use(spell)  # type: ignore[arg-type]
    assert game.where("Diver") == ("graveyard" if gone else "battle")


def test_605_2b_all_are_tapped_and_it_is_none_of_them_that_can_be_attacked() -> None:
    """The rule is 605.2b."""
    game = dived(cast("Tap all", "Tap all your opponent's creatures.")).use("Tap all")
    assert game.is_tapped("Diver")
    assert game.refused("Diver", "be attacked") != ""


def test_605_2b_its_own_player_can_choose_it() -> None:
    """The rule is 605.2b."""
    game = Scenario(you=Side(hand=[DIVER, KILL_OWN], mana=filler(fire=2))).use("Diver").use("Kill own")
    assert game.where("Diver") == "graveyard"


# --- Guardman ---
GUARD = human("Guard", "Guardman")


def test_700_4_a_guardman_takes_the_attack_of_a_creature_that_cant_be_blocked() -> None:
    """700.4: That is no block (507.2b)."""
    sneak = human("Sneak", "This creature can't be blocked.")
    game = Scenario(you=Side(battle=[sneak]), opponent=Side(battle=[GUARD, tapped("Torcon")]))
    game.attack("Sneak", "Torcon").block("Guard")
    assert (game.where("Guard"), game.where("Torcon")) == ("graveyard", "battle")


@pytest.mark.parametrize("kind", ["tapped", "sealed"])
def test_507_1a_a_guardman_that_is_tapped_or_sealed_takes_no_attack(kind: str) -> None:
    """The rule is 507.1a."""
    guard = tapped(GUARD) if kind == "tapped" else sealed(GUARD, 1)
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[guard, tapped("Emeral")]))
    game.attack("Torcon", "Emeral")
    assert game.where("Emeral") == "graveyard"


def test_507_1a_a_guardman_that_cant_be_attacked_takes_the_attack_on_another() -> None:
    """The rule is 507.1a."""
    guard = human("Diving guard", "Guardman", JUSTDIVER)
    game = Scenario(
        you=Side(battle=["Torcon"]),
        opponent=Side(battle=[tapped("Emeral")], hand=[guard], mana=filler(fire=1)),
        turn=OPPONENT,
    )
    game.use("Diving guard").end_turn().next_turn().until("attack with", YOU)
    game.attack("Torcon", "Emeral").block("Diving guard")
    assert game.where("Emeral") == "battle"


def test_609_1_a_guardman_that_loses_the_battle_may_go_elsewhere_instead() -> None:
    """The rule is 609.1."""
    guard = human("Soft guard", "Guardman", "When this creature would be destroyed, return it to your hand instead.")
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[guard, tapped("Emeral")]))
    game.attack("Torcon", "Emeral").block("Soft guard")
    assert (game.where("Soft guard"), game.where("Emeral")) == ("hand", "battle")
