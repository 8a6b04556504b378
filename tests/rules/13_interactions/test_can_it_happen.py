"""Can it happen? is asked before any replacement is offered (101.2, 609.4, 609.5): break, leave, put, discard, draw."""

from typing import Any

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, face_up, filler, fortified, pile, tapped
from tests.rules.made_up import BOUNCE, FIVE, KILL, PERFECT, cast, human, size

TREE = "Pulsar Tree"
KEEPER = human(
    "Keeper",
    "Whenever one of your shields would be put anywhere but into your hand, it stays in the shield zone instead.",
)


# --- Breaking ---
BREAKERS = [
    pytest.param("Bolmeteus Steel Dragon", id="burns shields"),
    pytest.param("Adamski, S-Rank Space", id="mills instead"),
]


def ready(breaker: str) -> Any:
    """The attacker as a piece: an evolution creature lies on another one."""
    return pile(breaker, "Aqua Hulcus") if breaker.startswith("Adamski") else breaker


def unbreakable(attacker: Any, *, shields: int = 0, battle: tuple[str, ...] = ()) -> Scenario:
    """The opponent has a shield that can't be broken, and this many others."""
    side = [fortified("Corile", PERFECT), *["Emeral"] * shields]
    return Scenario(you=Side(battle=[attacker]), opponent=Side(battle=[*FIVE, *battle], shields=side, deck=12))


@pytest.mark.parametrize("breaker", BREAKERS)
def test_609_5_nothing_happens_instead_of_breaking_a_shield_that_cant_be_broken(breaker: str) -> None:
    """The rule is 609.5."""
    game = unbreakable(ready(breaker)).attack(breaker).settle()
    assert (game.zone(OPPONENT, "shields"), game.zone(OPPONENT, "graveyard")) == (["Corile"], [])
    assert size(game, "deck", OPPONENT) == 12


@pytest.mark.parametrize(
    ("breaker", "shields", "graveyard"),
    [
        pytest.param("Bolmeteus Steel Dragon", ["Corile"], ["Emeral"], id="burns shields"),
        pytest.param("Adamski, S-Rank Space", ["Corile", "Emeral"], ["Filler", "Filler"], id="mills instead"),
    ],
)
def test_609_5_for_the_other_shields_of_the_same_break_it_does(
    breaker: str, shields: list[str], graveyard: list[str]
) -> None:
    """The rule is 609.5."""
    game = unbreakable(ready(breaker), shields=1).attack(breaker).settle()
    assert (game.zone(OPPONENT, "shields"), game.zone(OPPONENT, "graveyard")) == (shields, graveyard)


def test_609_5_nothing_is_destroyed_for_a_shield_that_cant_be_broken() -> None:
    """The rule is 609.5."""
    game = unbreakable("Torcon", battle=(TREE,)).attack("Torcon")
    assert game.asked != "instead"
    assert (game.where(TREE), game.zone(OPPONENT, "shields")) == ("battle", ["Corile"])


def test_609_5_a_castle_gives_no_other_shield_for_one_that_cant_be_broken() -> None:
    """The rule is 609.5."""
    shields = [fortified("Corile", "Hustle Castle"), fortified("Emeral", PERFECT)]
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=FIVE, shields=shields))
    game.attack("Torcon").choose("Corile")
    assert game.asked != "instead"
    assert game.zone(OPPONENT, "shields") == ["Corile", "Emeral"]


def test_609_5_the_first_break_of_a_turn_that_cannot_happen_is_not_returned() -> None:
    """The rule is 609.5."""
    game = unbreakable("Torcon", battle=("Jogirasta the Johnny",)).attack("Torcon").settle()
    assert (size(game, "shields"), game.zone(OPPONENT, "shields")) == (1, ["Corile"])


def test_609_5_an_effect_does_not_break_it_and_nothing_is_asked() -> None:
    """The rule is 609.5."""
    smash = human("Smash", "When you put this creature into the battle zone, break one of your opponent's shields.")
    game = Scenario(
        you=Side(hand=[smash], mana=filler(fire=1)),
        opponent=Side(battle=[*FIVE, TREE], shields=[fortified("Corile", PERFECT)]),
    )
    game.use("Smash")
    assert (game.asked == "instead", game.zone(OPPONENT, "shields")) == (False, ["Corile"])


def test_101_5_shields_that_are_burned_do_not_stay_instead() -> None:
    """101.5: The break has been replaced: what keeps shields where they are does not replace that again."""
    game = Scenario(you=Side(battle=["Bolmeteus Steel Dragon"]), opponent=Side(battle=[KEEPER], shields=["Corile"]))
    game.attack("Bolmeteus Steel Dragon").settle()
    assert (game.zone(OPPONENT, "shields"), game.zone(OPPONENT, "graveyard")) == ([], ["Corile"])


def test_609_8_the_turn_players_shields_are_saved_before_the_other_players_creature_burns_them() -> None:
    """The rule is 609.8."""
    burner = human(
        "Burner",
        "Whenever this creature would break a shield, your opponent puts that shield into their graveyard instead.",
        "Whenever your opponent casts a spell, break one of your opponent's shields.",
    )
    ping = cast("Ping", "Draw a card.")
    game = Scenario(
        you=Side(hand=[ping], mana=filler(fire=1), battle=[TREE], shields=["Corile"]),
        opponent=Side(battle=[burner]),
    )
    game.use("Ping").expect(YOU, "instead", "no", "yes")
    game.accept()
    assert (game.zone(YOU, "shields"), game.where(TREE)) == (["Corile"], "graveyard")


def test_101_5_a_creature_destroyed_instead_of_a_break_is_not_returned_to_the_hand_instead() -> None:
    """101.5: What happens instead of the break is not replaced again."""
    saver = human(
        "Saver",
        "When one of your shields would be broken, you may destroy this creature instead.",
        "When this creature would be destroyed, return it to your hand instead.",
    )
    game = Scenario(you=Side(battle=["Torcon"]), opponent=Side(battle=[saver], shields=["Corile"]))
    game.attack("Torcon").accept()
    assert (game.where("Saver"), game.zone(OPPONENT, "shields")) == ("graveyard", ["Corile"])


# --- Leaving ---
STAYS = (
    "When you put this creature into the battle zone, it can't leave the battle zone until the start of your next turn."
)
OTHERS = {
    "a price": "When this creature would leave the battle zone, you may instead discard a card from your hand.",
    "the hand": "When this creature would leave the battle zone, return it to your hand instead.",
    "the mana zone": "When this creature would be destroyed, put it into your mana zone instead.",
}


@pytest.mark.parametrize("instead", OTHERS)
def test_609_5_nothing_happens_instead_of_leaving_for_a_creature_that_cant_leave(instead: str) -> None:
    """609.5: It is the opponent's turn after it came: nothing is asked, and it stays."""
    fort = human("Fort", STAYS, OTHERS[instead])
    game = Scenario(
        you=Side(hand=[fort, "Torcon"], mana=filler(fire=1)),
        opponent=Side(hand=[KILL, BOUNCE], mana=filler(fire=2)),
    )
    game.use("Fort").end_turn().next_turn().until("use a card")
    game.use("Kill").use("Bounce")
    assert (game.asked == "instead", game.where("Fort"), game.zone(YOU, "hand")) == (False, "battle", ["Torcon"])


def test_609_4_what_cant_be_destroyed_is_not_destroyed_instead() -> None:
    """The rule is 609.4."""
    saver = human(
        "Saver",
        "This creature can't be destroyed.",
        "When one of your other creatures would be destroyed, you may destroy this creature instead.",
    )
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1)), opponent=Side(battle=[saver, "Torcon"]))
    game.use("Kill").choose("Torcon")
    assert (game.asked == "instead", game.where("Torcon")) == (False, "graveyard")


def test_609_4_a_creature_that_cant_be_destroyed_is_no_price() -> None:
    """The rule is 609.4."""
    payer = human(
        "Payer", "When this creature would leave the battle zone, you may instead destroy one of your other creatures."
    )
    rock = human("Rock", "This creature can't be destroyed.")
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1)), opponent=Side(battle=[payer, rock]))
    game.use("Kill").choose("Payer")
    assert (game.asked == "instead", game.where("Payer"), game.where("Rock")) == (False, "graveyard", "battle")
    # With another creature there it is not among those that can be chosen: otherwise it would be paid again and again.
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1)), opponent=Side(battle=[payer, rock, "Torcon", "Corile"]))
    game.use("Kill").choose("Payer", "Payer").expect(OPPONENT, "choose", "Corile", "Torcon").choose("Torcon")
    assert (game.where("Payer"), game.where("Torcon")) == ("battle", "graveyard")


def test_609_4_a_creature_that_cant_leave_can_be_tapped_instead() -> None:
    """The rule is 609.4."""
    payer = human("Payer", "When this creature would be destroyed, you may instead tap one of your untapped creatures.")
    rock = human("Rock", "This card can't leave the battle zone.")
    game = Scenario(you=Side(hand=[KILL], mana=filler(fire=1)), opponent=Side(battle=[tapped(payer), rock]))
    game.use("Kill").choose("Payer", "Payer")
    assert (game.where("Payer"), game.is_tapped("Rock")) == ("battle", True)


def test_609_4_cards_that_cant_leave_the_graveyard_are_no_price() -> None:
    """The rule is 609.4."""
    payer = human(
        "Payer",
        "When this creature would be destroyed, you may instead put 2 cards from your graveyard on the bottom of your"
        " deck in any order.",
    )
    game = Scenario(
        you=Side(hand=[KILL], mana=filler(fire=1), battle=["Kurozu, Blockade's Oath"]),
        opponent=Side(battle=[payer], graveyard=filler(4)),
    )
    game.use("Kill")
    assert (game.asked == "instead", game.where("Payer")) == (False, "graveyard")


# --- Putting ---
MAGNUM = "Magnum, Shortshot"  # in its player's turn, what the opponent would put goes to the graveyard instead
CALL = human(
    "Call", "Whenever your opponent casts a spell, you may put a creature from your hand into the battle zone."
)
PING = cast("Ping", "Draw a card.")
BAN = human("Ban", "Your opponent can't put creatures into the battle zone.")


@pytest.mark.parametrize("forbidden", [False, True])
def test_609_5_a_card_that_cant_be_put_does_not_go_to_the_graveyard_instead(forbidden: bool) -> None:
    """609.5: What is forbidden is not replaced: the card stays where it is."""
    battle = [MAGNUM, BAN] if forbidden else [MAGNUM]
    game = Scenario(
        you=Side(hand=[PING], mana=filler(fire=1), battle=battle), opponent=Side(battle=[CALL], hand=["Torcon"])
    )
    game.use("Ping")
    if not forbidden:
        game.choose("Torcon")
    assert game.asked != "instead"
    assert game.where("Torcon") == ("hand" if forbidden else "graveyard")


def test_101_5_a_creature_put_instead_of_being_discarded_does_not_go_to_the_graveyard_instead() -> None:
    """101.5: The discard has been replaced, and what happens instead is not replaced again."""
    tell = cast("Tell", "Your opponent discards a card from their hand.")
    game = Scenario(
        you=Side(hand=[tell], mana=filler(fire=1), battle=[MAGNUM]),
        opponent=Side(hand=["Terradragon Arque Delacerna"]),
    )
    game.use("Tell").accept()
    assert game.where("Terradragon Arque Delacerna") == "battle"


def test_609_4_a_creature_that_cant_be_put_is_discarded() -> None:
    """The rule is 609.4."""
    tell = cast("Tell", "Your opponent discards a card from their hand.")
    game = Scenario(
        you=Side(hand=[tell], mana=filler(fire=1), battle=[BAN]),
        opponent=Side(hand=["Terradragon Arque Delacerna"]),
    )
    game.use("Tell")
    assert (game.asked == "instead", game.where("Terradragon Arque Delacerna")) == (False, "graveyard")


# --- Discarding ---
TIGUNUS = "Tigunus, Saint Bell Wings"  # the opponent's spells and creatures make its player discard nothing


def test_609_5_a_card_that_cant_be_discarded_does_not_enter_instead() -> None:
    """The rule is 609.5."""
    tell = cast("Tell", "Your opponent discards a card from their hand.")
    game = Scenario(
        you=Side(hand=[tell], mana=filler(fire=1)),
        opponent=Side(hand=["Terradragon Arque Delacerna"], battle=[TIGUNUS]),
    )
    game.use("Tell")
    assert (game.asked == "instead", game.where("Terradragon Arque Delacerna")) == (False, "hand")


@pytest.mark.parametrize("protected", [False, True])
def test_609_4_a_hand_that_cant_be_discarded_is_no_price(protected: bool) -> None:
    """609.4: What happens instead of the destruction by the opponent's spell is that spell's doing."""
    payer = human(
        "Payer", "When this creature would leave the battle zone, you may instead discard a card from your hand."
    )
    game = Scenario(
        you=Side(hand=[KILL], mana=filler(fire=1)),
        opponent=Side(battle=[payer, TIGUNUS] if protected else [payer, "Torcon"], hand=["Emeral"]),
    )
    game.use("Kill").choose("Payer")
    if not protected:
        game.choose("Payer")
    assert (game.where("Payer"), game.where("Emeral")) == (
        ("graveyard", "hand") if protected else ("battle", "graveyard")
    )


def test_101_5_a_card_discarded_instead_does_not_enter_instead() -> None:
    """The rule is 101.5."""
    payer = human(
        "Payer", "When this creature would leave the battle zone, you may instead discard a card from your hand."
    )
    game = Scenario(
        you=Side(hand=[KILL], mana=filler(fire=1)),
        opponent=Side(battle=[payer], hand=["Terradragon Arque Delacerna"]),
    )
    game.use("Kill").choose("Payer")
    assert (game.where("Payer"), game.where("Terradragon Arque Delacerna")) == ("battle", "graveyard")


# --- Drawing ---
def test_114_6_a_draw_from_an_empty_deck_may_be_replaced_all_the_same() -> None:
    """114.6: Its player can't lose for having no cards in the deck, and puts a creature instead."""
    raiser = "Black Bigbang, Sutured Phoenix"
    game = Scenario(you=Side(battle=[raiser], hand=[PING], mana=filler(fire=1), deck=0, graveyard=["Torcon"]))
    game.use("Ping").accept()
    assert (game.where("Torcon"), game.over) == ("battle", False)


def test_101_5_a_creature_put_instead_of_a_draw_does_not_go_to_the_graveyard_instead() -> None:
    """The rule is 101.5."""
    raiser = human(
        "Raiser",
        "Whenever you would draw a card, if you have no cards in your deck, you may put a creature from your graveyard"
        " into the battle zone instead.",
        "You can't lose the game for having no cards in your deck.",
    )
    dorago = "Dorago the Great, Dragon World"  # a non-Dragon that would be put goes to the graveyard instead
    game = Scenario(
        you=Side(battle=[raiser], hand=[PING], mana=filler(fire=1), deck=0, graveyard=["Torcon"]),
        opponent=Side(battle=[dorago]),
    )
    game.use("Ping").accept()
    if game.asked == "choose":
        game.choose("Torcon")
    assert game.where("Torcon") == "battle"


def test_101_3_who_would_discard_what_cant_be_discarded_has_not_done_it() -> None:
    """The rule is 101.3."""
    tell = cast("Tell", "Your opponent discards a card from their hand. If they do, draw a card.")
    game = Scenario(you=Side(hand=[tell], mana=filler(fire=1)), opponent=Side(battle=[TIGUNUS], hand=["Emeral"]))
    assert size(game.use("Tell"), "hand") == 0


@pytest.mark.parametrize(("by", "asked"), [("an effect", False), ("an attack", True)])
def test_609_4_a_hand_that_cant_be_discarded_saves_no_shield_from_the_opponents_effect(by: str, asked: bool) -> None:
    """609.4: From an attack it does: that is no effect."""
    saver = human("Saver", "When one of your shields would be broken, you may discard 2 cards from your hand instead.")
    smash = human("Smash", "When you put this creature into the battle zone, break one of your opponent's shields.")
    game = Scenario(
        you=Side(hand=[smash], mana=filler(fire=1), battle=["Torcon"]),
        opponent=Side(battle=[saver, tapped(TIGUNUS)], hand=["Emeral", "Torcon"], shields=["Corile"]),
    )
    if by == "an effect":
        game.use("Smash")
    else:
        game.attack("Torcon").until("instead")
    assert (game.asked == "instead") == asked


def test_101_5_a_face_up_shield_that_is_put_into_mana_instead_of_being_broken_goes_there() -> None:
    """101.5: Shield Go does not replace that again."""
    go = human(
        "Go",
        "Shield Go: When this creature is destroyed, put it into your shield zone face up. When it would leave your"
        " shield zone face up, put it into your graveyard instead.",
    )
    digger = human(
        "Digger",
        "Whenever this creature would break a shield, your opponent puts that shield into their mana zone instead.",
    )
    game = Scenario(you=Side(battle=[digger]), opponent=Side(shields=[face_up(go)])).attack("Digger")
    assert (game.zone(OPPONENT, "mana"), game.zone(OPPONENT, "graveyard")) == (["Go"], [])
