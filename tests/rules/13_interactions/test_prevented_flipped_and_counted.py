"""What can't happen, what flips instead, and what is counted, where two rules meet."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, flipped, fortified, pile, tapped
from tests.rules.made_up import DORMAGEDDON, FIVE, KILL, PERFECT, card, cast, human, size

TOUGH = card(
    "Tough",
    "Evolution Creature - fire - cost 4 - power 5000 - Human",
    "Evolution: Put on one of your Humans.",
    "This creature can't be destroyed.",
)
OVER = card("Over", "Evolution Creature - fire - cost 4 - power 5000 - Human", "Evolution: Put on one of your Humans.")
FORT = human("Fort", "This card can't leave the battle zone.")
CHAKRA = "Chakra, Temporal Thunder Dragon"  # its other side flips back instead of leaving
GREAT_CHAKRA = "Great Chakra, the Storm Awakened"
VOLG = "Volg Tiger, Thunder Beast"
BACK = cast("Back", "Return any number of your creatures to your hand. Draw that many cards.")


# --- Prevention ---
@pytest.mark.parametrize("chosen", ["Tough", "Under"])
def test_109_2c_no_card_of_a_creature_that_cant_be_destroyed_is_put_into_the_graveyard(chosen: str) -> None:
    """The rule is 109.2c."""
    bury = cast("Bury", "Put one of your opponent's cards in the battle zone into their graveyard.")
    game = Scenario(you=Side(hand=[bury], mana=filler(fire=1)), opponent=Side(battle=[pile(TOUGH, human("Under"))]))
    game.use("Bury").choose(chosen)
    assert (game.zone(OPPONENT, "graveyard"), game.under("Tough")) == ([], ["Under"])


def test_101_2_a_creature_that_cant_leave_can_evolve() -> None:
    """The rule is 101.2."""
    game = Scenario(you=Side(hand=[OVER], mana=filler(fire=4), battle=[FORT])).use("Over")
    assert game.under("Over") == ["Fort"]


def test_101_2_a_creature_that_cant_leave_can_be_chosen() -> None:
    """101.2: Nothing happens to it then."""
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1)), opponent=Side(battle=[FORT, "Torcon"])).use("Kill")
    assert "Fort" in game.options
    game.choose("Fort")
    assert game.zone(OPPONENT, "battle") == ["Fort", "Torcon"]


def test_609_4_a_saver_that_cant_leave_saves_nothing() -> None:
    """The rule is 609.4."""
    saver = human(
        "Saver",
        "This card can't leave the battle zone.",
        "When one of your other creatures would be destroyed, you may destroy this creature instead.",
    )
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1)), opponent=Side(battle=[saver, "Torcon"])).use("Kill")
    game.choose("Torcon")
    assert (game.asked == "instead", game.where("Torcon")) == (False, "graveyard")


def test_509_6_of_two_shields_only_the_one_that_can_be_broken_is() -> None:
    """509.6: The other one stays."""
    attacker = human("Attacker", "Double breaker")
    shields = [fortified("Corile", PERFECT), "Emeral"]
    game = (
        Scenario(you=Side(battle=[attacker]), opponent=Side(battle=FIVE, shields=shields)).attack("Attacker").settle()
    )
    assert (game.zone(OPPONENT, "shields"), game.zone(OPPONENT, "hand")) == (["Corile"], ["Emeral"])


def test_101_3_who_would_break_what_cant_be_broken_has_not_done_it() -> None:
    """The rule is 101.3."""
    smash = human(
        "Smash",
        "When you put this creature into the battle zone, break one of your opponent's shields. If you do, draw a"
        " card.",
    )
    game = Scenario(
        you=Side(hand=[smash], mana=filler(fire=1)),
        opponent=Side(battle=FIVE, shields=[fortified("Corile", PERFECT)]),
    )
    assert size(game.use("Smash"), "hand") == 0


def test_101_2_a_shield_that_cant_be_broken_can_be_put_into_the_graveyard() -> None:
    """The rule is 101.2."""
    burn = cast("Burn", "Put one of your opponent's shields into their graveyard.")
    game = Scenario(
        you=Side(hand=[burn], mana=filler(fire=1)),
        opponent=Side(battle=FIVE, shields=[fortified("Corile", PERFECT)]),
    )
    assert sorted(game.use("Burn").zone(OPPONENT, "graveyard")) == ["Corile", PERFECT]


def test_101_2_a_creature_that_the_opponent_cant_tap_is_not_counted_as_tapped_and_still_guards() -> None:
    """101.2: Its own player taps it to take an attack."""
    guard = human("Guard", "Guardman", "Your opponent can't tap this creature.")
    hold = cast("Hold", "Tap one of your opponent's creatures. Draw that many cards.")
    game = Scenario(
        you=Side(hand=[hold], mana=filler(fire=1), battle=["Torcon"]),
        opponent=Side(battle=[guard, tapped("Emeral")]),
    )
    game.use("Hold").choose("Guard")
    assert (size(game, "hand"), game.is_tapped("Guard")) == (0, False)
    game.attack("Torcon", "Emeral").block("Guard")
    assert game.where("Emeral") == "battle"


def test_101_3_cards_that_enter_instead_of_being_discarded_are_not_counted() -> None:
    """The rule is 101.3."""
    terradragon = "Terradragon Arque Delacerna"
    tell = cast("Tell", "Your opponent discards 2 cards from their hand. Draw that many cards.")
    game = Scenario(you=Side(hand=[tell], mana=filler(fire=1)), opponent=Side(hand=[terradragon, "Emeral"])).use("Tell")
    while game.asked in ("choose", "instead"):
        game.accept() if game.asked == "instead" else game.choose(game.options[0])
    assert (game.where(terradragon), size(game, "hand")) == ("battle", 1)


# --- Flipping instead of leaving ---
def test_805_1b_a_creature_that_flips_instead_of_leaving_has_not_been_returned() -> None:
    """805.1b: It counts as none."""
    game = Scenario(you=Side(hand=[BACK], mana=filler(fire=1), battle=[flipped(CHAKRA)])).use("Back")
    game.choose(GREAT_CHAKRA)
    assert (game.zone(YOU, "battle"), size(game, "hand")) == ([CHAKRA], 0)


@pytest.mark.parametrize("is_tapped", [False, True])
def test_806_2_what_is_left_of_a_creature_with_link_release_flips_and_stays_as_it_was(is_tapped: bool) -> None:
    """806.2: Tapped if the whole was; that no creature was destroyed is 806.1e."""
    counted = cast(
        "Counted", "Destroy any number of your creatures. For each creature destroyed in this way, draw a card."
    )
    battle = [tapped(VOLG) if is_tapped else VOLG]
    game = Scenario(you=Side(hand=[counted], mana=filler(fire=1), battle=battle)).use("Counted").choose(VOLG)
    game.choose(game.options[0])
    left = game.zone(YOU, "battle")
    assert (len(left), VOLG in left, game.is_tapped(left[0]), size(game, "hand")) == (1, False, is_tapped, 0)


# --- Counting cards in the battle zone ---
def test_109_2a_every_card_of_a_creature_counts_where_cards_are_counted() -> None:
    """109.2a: Four cores and the card in the middle, an evolution creature and what lies under it."""
    count = cast("Count", "Draw as many cards as the number of your opponent's cards in the battle zone.")
    game = Scenario(
        you=Side(hand=[count], mana=filler(fire=1), deck=20),
        opponent=Side(battle=[DORMAGEDDON, pile(OVER, human("Under"))]),
    )
    assert size(game.use("Count"), "hand") == 5 + 2
