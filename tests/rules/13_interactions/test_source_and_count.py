"""An event keeps its source, and counts what really moved, through replacements (110.5, answer of 2023-07-21)."""

import pytest

from sim.cards.words import Card
from sim.games.scenario import YOU, Scenario, Side, Thing, attached, filler, pile, tapped
from tests.rules.made_up import KILL, card, cast, human, size

RYUSEI = "Ryusei the Earth"  # its ability triggers when it is discarded by the opponent's effect
DISCARDS = human(
    "Discards", "When this creature would leave the battle zone, you may instead discard a card from your hand."
)
FOUR_CARDS = human(
    "Four cards",
    "When this creature would leave the battle zone, you may instead put 4 cards from your graveyard on the bottom of"
    " your deck in any order.",
)
TUCK = cast(
    "Tuck",
    "Put one of your creatures on the bottom of your deck. Add that many cards from the top of your deck to your"
    " shields face down.",
)


# --- What really moved ---
def test_110_5_four_cards_that_go_to_the_bottom_instead_count_as_four() -> None:
    """The rule is 110.5."""
    game = Scenario(you=Side(hand=[TUCK], mana=filler(fire=1), battle=[FOUR_CARDS], graveyard=["Torcon"] * 5))
    game.use("Tuck").choose("Four cards")
    while game.asked in ("choose", "order"):
        game.choose("Torcon")
    assert (size(game, "shields"), game.where("Four cards")) == (1 + 4, "battle")
    assert sorted(game.zone(YOU, "graveyard")) == ["Torcon", "Tuck"]


def test_110_5_if_that_is_declined_the_creature_counts_as_one() -> None:
    """The rule is 110.5."""
    game = Scenario(you=Side(hand=[TUCK], mana=filler(fire=1), battle=[FOUR_CARDS], graveyard=["Torcon"] * 5))
    game.use("Tuck").decline()
    assert (size(game, "shields"), game.where("Four cards")) == (1 + 1, "deck")


@pytest.mark.parametrize(
    "instead",
    [
        pytest.param(DISCARDS, id="a discard is no card on the bottom"),
        pytest.param(
            human("Fades", "When this creature would leave the battle zone, return it to your hand instead."),
            id="nor is one that goes to the hand",
        ),
    ],
)
def test_110_5_what_goes_elsewhere_instead_does_not_count(instead: Card) -> None:
    """The rule is 110.5."""
    game = Scenario(you=Side(hand=[TUCK, "Torcon"], mana=filler(fire=1), battle=[instead])).use("Tuck")
    if game.asked == "instead":
        game.choose("Discards")
    assert size(game, "shields") == 1


COUNTED = cast(
    "Counted", "Destroy any number of your creatures. For each creature destroyed in this way, draw 2 cards."
)
SAVER = human("Saver", "When one of your other creatures would be destroyed, you may destroy this creature instead.")


@pytest.mark.parametrize("saved", [True, False])
def test_110_5_a_saver_that_is_destroyed_instead_was_destroyed_in_this_way(saved: bool) -> None:
    """The rule is 110.5."""
    game = Scenario(you=Side(hand=[COUNTED], mana=filler(fire=1), battle=[SAVER, "Torcon"]))
    game.use("Counted").choose("Torcon").enough()
    game.choose("Saver") if saved else game.decline()
    assert (size(game, "hand"), game.where("Torcon")) == (2, "battle" if saved else "graveyard")


def test_110_5_two_creatures_destroyed_with_one_saver_count_as_two() -> None:
    """The rule is 110.5."""
    game = Scenario(you=Side(hand=[COUNTED], mana=filler(fire=1), battle=[SAVER, "Torcon", "Emeral"]))
    game.use("Counted").choose("Torcon").choose("Emeral").enough()
    while game.asked == "instead":
        game.choose("Saver") if "Saver" in game.options else game.decline()
    assert size(game, "hand") == 4


def test_310_8a_an_aura_that_comes_along_is_not_counted() -> None:
    """310.8a: The rule moves it, not the effect (answer of 2022-09-20)."""
    gacha = card("Gacha", "GR Creature - fire - cost 3 - power 1000 - Jokers")
    glow = card("Glow", "Orega Aura - water - cost 2 - power +2000 - Tricks")
    game = Scenario(you=Side(hand=[TUCK], mana=filler(fire=1), battle=[attached(gacha, glow, glow)]))
    game.use("Tuck")
    while game.asked == "order":
        game.choose(game.options[0])
    assert size(game, "shields") == 1 + 1


# --- Whose effect it is ---
@pytest.mark.parametrize("by_opponent", [True, False])
def test_110_5_a_discard_instead_of_a_destruction_is_by_the_effect_that_destroys(by_opponent: bool) -> None:
    """The rule is 110.5."""
    own = cast("Kill own", "Destroy one of your creatures.")
    payer = Side(battle=[DISCARDS], hand=[RYUSEI] if by_opponent else [own, RYUSEI], mana=filler(fire=1))
    if by_opponent:
        game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1)), opponent=payer).use("Kill").choose("Discards")
    else:
        game = Scenario(you=payer).use("Kill own").choose("Discards")
    assert (game.where(RYUSEI), game.where("Discards")) == ("graveyard", "battle")
    assert (game.asked == "choose one") == by_opponent


def test_110_5_a_discard_instead_of_losing_a_battle_is_by_no_effect() -> None:
    """The rule is 110.5."""
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[tapped(DISCARDS)], hand=[RYUSEI]))
    game.attack("Torcon", "Discards").choose("Discards")
    assert (game.where(RYUSEI), game.asked == "choose one") == ("graveyard", False)


def test_110_5_a_discard_instead_of_a_break_by_the_opponents_effect_is_by_that_effect() -> None:
    """The rule is 110.5."""
    saver = human("Saving", "When one of your shields would be broken, you may discard 2 cards from your hand instead.")
    smash = human("Smash", "When you put this creature into the battle zone, break one of your opponent's shields.")
    game = Scenario(
        you=Side(hand=[smash], mana=filler(fire=1), battle=["Torcon"]),
        opponent=Side(battle=[saver], hand=[RYUSEI, "Emeral"], shields=["Corile"]),
    )
    game.use("Smash").accept()
    while game.asked == "choose":
        game.choose(game.options[0])
    assert (game.where(RYUSEI), game.asked) == ("graveyard", "choose one")


def test_110_5_cards_drawn_instead_count_as_drawn() -> None:
    """110.5: The first of two draws is replaced by two."""
    draws = human(
        "Draws",
        "Whenever you would draw a card for the first time in a turn, if you have a multicolored creature, you may draw"
        " 2 cards instead. If you do, discard a card from your hand.",
    )
    both = card(
        "Both",
        "Creature - water/fire - cost 2 - power 1000 - Human",
        "(This card is put into your mana zone tapped.)",
    )
    two = cast(
        "Two", "Draw 2 cards. For each card drawn in this way, put the top card of your deck into your mana zone."
    )
    game = Scenario(you=Side(hand=[two], mana=filler(fire=1), battle=[draws, both], deck=20)).use("Two").accept()
    game.choose("Filler")
    assert size(game, "mana") == 1 + 3


DESTROYS_OTHER = human(
    "Other", "When this creature would leave the battle zone, you may instead destroy one of your other creatures."
)


@pytest.mark.parametrize(
    ("spell", "cards"),
    [
        pytest.param(COUNTED, 2, id="a creature destroyed instead was destroyed"),
        pytest.param(
            cast("Back", "Return any number of your creatures to your hand. Draw that many cards."),
            0,
            id="but not returned",
        ),
    ],
)
def test_110_5_another_creature_destroyed_instead_counts_where_creatures_are_destroyed(spell: Card, cards: int) -> None:
    """The rule is 110.5."""
    game = Scenario(you=Side(hand=[spell], mana=filler(fire=1), battle=[DESTROYS_OTHER, "Torcon"]))
    game.use(spell).choose("Other").enough().choose("Other")
    assert (game.where("Other"), game.where("Torcon"), size(game, "hand")) == ("battle", "graveyard", cards)


def test_110_5_two_tamaseeds_on_the_bottom_instead_of_a_creature_count_as_two() -> None:
    """The rule is 110.5."""
    savark, seed = "Savark <Galaxy Star>", "Jenny's Shadow"
    battle = [pile(savark, "Chen Treg, Vizier of Blades"), seed, seed, "Torcon"]
    game = Scenario(you=Side(hand=[TUCK], mana=filler(fire=1), battle=battle, deck=20)).use("Tuck").choose("Torcon")
    game.choose(savark)
    while game.asked in ("choose", "order"):
        game.choose(seed)
    assert (size(game, "shields"), game.where("Torcon"), size(game, "battle")) == (1 + 2, "battle", 2)


# --- What the source of an effect is given ---
@pytest.mark.parametrize("gives", [True, False])
def test_106_4_an_effect_is_that_of_a_multicolored_creature_if_it_is_given_a_civilization(gives: bool) -> None:
    """106.4: what only multicolored creatures can choose is chosen with one that has a second civilization there."""
    momoking = "Momoking, Jonetsu Hero"
    paint = human("Paint", "Each of your fire creatures is also a light creature.")
    kill = human("Kill", "When you put this creature into the battle zone, destroy one of your opponent's creatures.")
    painted: list[Thing] = [paint] if gives else []
    you = Side(hand=[kill], mana=filler(fire=9), battle=painted)
    game = Scenario(you=you, opponent=Side(battle=[momoking, "Torcon"])).use("Kill")
    assert game.can_choose(momoking) == gives
