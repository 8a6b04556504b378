"""Group 12 of the rules catalogue: cards that change zones (400, 409).

A card that moves is a new object without a past, goes to its owner's zone, and is seen by those whom the new zone lets
see it.
"""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    LIGHT,
    Effect,
    add_to_shields,
    charge_from_deck,
    choose,
    creature,
    destroy,
    draw,
    give,
    give_power,
    put,
    put_into_mana,
    put_on_bottom_of_deck,
    put_on_top_of_deck,
    return_to_hand,
    speed_attacker,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, fortified, pile, tapped
from tests.rules.situations import BYSTANDER, DEL_FIN, KUROZU, SWINE_SNOUT, cast_effects

THEIRS = choose(1, your_opponents(CREATURES))
COME_BACK = put(choose(1, your(CREATURES.in_zone(zones.HAND))))
FROM_BATTLE = pytest.mark.parametrize(
    ("effect", "zone"),
    [
        pytest.param(destroy(THEIRS), "graveyard", id="destroyed"),
        pytest.param(return_to_hand(THEIRS), "hand", id="returned"),
        pytest.param(put_into_mana(THEIRS), "mana", id="into mana"),
        pytest.param(put_on_top_of_deck(THEIRS), "deck", id="on the deck"),
        pytest.param(put_on_bottom_of_deck(THEIRS), "deck", id="under the deck"),
        pytest.param(add_to_shields(THEIRS), "shields", id="into the shields"),
    ],
)


# --- A new object --------------------------------------------------------------------------------------
TAPPED = choose(1, your(CREATURES.tapped()))


@pytest.mark.rule("12.01", "12.02", "12.05", "12.18")
@pytest.mark.parametrize("comes_back", [False, True], ids=["stays", "leaves and comes back"])
def test_12_01_a_creature_that_comes_back_has_no_past(comes_back: bool) -> None:
    """Tapped, no longer sick, stronger and a speed attacker: all of that is gone with the old object.

    X.13: no state is carried over, as the Japanese rule says.
    """
    effects = [give_power(2000, TAPPED), give(speed_attacker, TAPPED)]
    if comes_back:
        effects += [return_to_hand(TAPPED), COME_BACK]
    game = cast_effects(*effects, battle=[tapped("Corile"), BYSTANDER])
    assert game.is_tapped("Corile") != comes_back
    assert game.power("Corile") == (2000 if comes_back else 4000)
    assert game.refused("Corile", "attack") == ("it has summoning sickness" if comes_back else "it is tapped")


@pytest.mark.rule("12.03")
@FROM_BATTLE
def test_12_03_a_card_that_everybody_saw_is_hidden_in_a_private_zone(effect: Effect, zone: str) -> None:
    """Owners still see their own hand; nobody looks into a deck or at a shield.

    X.13: it cannot be looked at any more, as the Japanese rule says.
    """
    game = cast_effects(return_to_hand(choose(1, your(CREATURES.cost(at_least=9)))), opponent=Side(battle=["Corile"]))
    assert game.sees(YOU, "Corile") and game.sees(OPPONENT, "Corile")
    game = cast_effects(effect, opponent=Side(battle=["Corile"]))
    public = zone in ("graveyard", "mana")
    assert game.sees(YOU, "Corile") == public
    assert game.sees(OPPONENT, "Corile") == (public or zone == "hand")


@pytest.mark.rule("12.03", "5B.01")
def test_12_03_a_shield_that_stands_by_is_seen_only_by_its_owner() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=["Terror Pit"])).attack("Fear Fang")
    game.expect(OPPONENT, "declare")
    assert game.where("Terror Pit") == "pending"
    assert game.sees(OPPONENT, "Terror Pit") and not game.sees(YOU, "Terror Pit")


@pytest.mark.phrase("opponent_plays_with_open_hand")
def test_spell_del_fins_opponent_plays_with_an_open_hand_and_its_spells_make_it_stronger() -> None:
    game = Scenario(
        you=Side(battle=[DEL_FIN], hand=["Torcon"]), opponent=Side(hand=["Comet Missile", "Terror Pit", "Fear Fang"])
    )
    assert game.power(DEL_FIN) == 10000
    assert game.sees(YOU, "Comet Missile") and game.sees(YOU, "Fear Fang")
    assert not game.sees(OPPONENT, "Torcon")
    assert not Scenario(opponent=Side(hand=["Comet Missile"])).sees(YOU, "Comet Missile")


@pytest.mark.phrase("cost")
@pytest.mark.rule("12.04")
def test_12_04_a_tapped_card_in_mana_enters_the_battle_zone_untapped() -> None:
    game = cast_effects(put(choose(1, your(CREATURES.in_zone(zones.MANA).cost(at_most=5)))), mana=[tapped("Corile")])
    assert (game.where("Corile"), game.is_tapped("Corile")) == ("battle", False)


@pytest.mark.rule("12.05")
def test_12_05_swine_snouts_power_is_gone_when_it_leaves_and_returns() -> None:
    game = Scenario(
        you=Side(hand=["Fear Fang", "Spiral Gate", SWINE_SNOUT], mana=filler(nature=5, water=2), battle=[SWINE_SNOUT])
    )
    game.use("Fear Fang").use("Spiral Gate", SWINE_SNOUT).use(SWINE_SNOUT)
    assert game.power(SWINE_SNOUT) == 1000


@pytest.mark.rule("12.07", "11.62")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        pytest.param(destroy(THEIRS), "graveyard", id="destroyed"),
        pytest.param(return_to_hand(THEIRS), "hand", id="returned"),
        pytest.param(put_into_mana(THEIRS), "mana", id="into mana"),
    ],
)
def test_12_07_a_pile_moves_together_and_becomes_single_cards(effect: Effect, zone: str) -> None:
    game = cast_effects(effect, opponent=Side(battle=[pile("Crystal Lancer", "Aqua Vehicle", "Aqua Guard")]))
    assert game.zone(OPPONENT, zone) == ["Crystal Lancer", "Aqua Vehicle", "Aqua Guard"]
    assert game.under("Crystal Lancer") == []
    assert game.zone(OPPONENT, "battle") == []
    if zone == "mana":
        assert game.untapped_mana(OPPONENT) == 3


@pytest.mark.phrase("put_on_top_of_deck")
@pytest.mark.rule("12.11")
@FROM_BATTLE
def test_12_11_a_card_goes_to_its_owners_zone(effect: Effect, zone: str) -> None:
    game = cast_effects(effect, opponent=Side(battle=["Corile"]))
    assert game.zone(OPPONENT, zone).count("Corile") == 1
    assert "Corile" not in game.zone(YOU, zone)


# --- Which zones, and their order ----------------------------------------------------------------------
ZONES = ("deck", "hand", "shields", "battle", "mana", "graveyard")


@pytest.mark.parametrize("zone", ZONES)
def test_which_zones_are_public(zone: str) -> None:
    """12.14, but for the hyperspatial zone. Shields that lie face up: tests/cards/words/test_face_up_shields.py."""
    game = Scenario(you=Side(**{zone: [BYSTANDER]}))
    mine, theirs = game.sees(YOU, "Bystander"), game.sees(OPPONENT, "Bystander")
    assert (mine, theirs) == (zone not in ("deck", "shields"), zone in ("battle", "mana", "graveyard"))


@pytest.mark.parametrize(("theirs", "taken"), [("Corile", True), pytest.param(KUROZU, False, id="Kurozu")])
@pytest.mark.rule("12.16")
def test_12_16_under_kurozu_no_effect_moves_a_card_out_of_the_graveyard(theirs: str, taken: bool) -> None:
    game = Scenario(
        you=Side(hand=["Dark Reversal"], mana=filler(darkness=2), graveyard=["Fear Fang"]),
        opponent=Side(battle=[theirs]),
    )
    game.use("Dark Reversal")
    assert ("Fear Fang" in game.zone(YOU, "hand")) == taken
    # Cards still enter it.
    assert "Dark Reversal" in game.zone(YOU, "graveyard")


@pytest.mark.rule("12.17")
@pytest.mark.parametrize(
    ("effects", "deck"),
    [
        pytest.param([draw(1)], ["Torcon", "Corile", "Fear Fang"], id="drawn from"),
        pytest.param([charge_from_deck(2)], ["Corile", "Fear Fang"], id="into mana"),
        pytest.param(
            [put_on_top_of_deck(choose(1, your(CARDS.in_zone(zones.GRAVEYARD))))],
            ["Aqua Guard", "Aqua Hulcus", "Torcon", "Corile", "Fear Fang"],
            id="one more on top",
        ),
        pytest.param(
            [put_on_bottom_of_deck(choose(1, your(CARDS.in_zone(zones.GRAVEYARD))))],
            ["Aqua Hulcus", "Torcon", "Corile", "Fear Fang", "Aqua Guard"],
            id="one more under it",
        ),
        pytest.param(
            [return_to_hand(choose(1, your(CREATURES.in_zone(zones.DECK).cost(at_least=5))))],
            ["Aqua Hulcus", "Torcon", "Fear Fang"],
            id="one taken from the middle",
        ),
    ],
)
def test_12_17_a_deck_keeps_its_order(effects: list[Effect], deck: list[str]) -> None:
    order = exactly("Aqua Hulcus", "Torcon", "Corile", "Fear Fang")
    game = cast_effects(*effects, graveyard=["Aqua Guard"], deck=order)
    if game.asked == "choose":
        game.choose("Corile")
    assert game.zone(YOU, "deck") == deck


@pytest.mark.rule("12.18")
def test_12_18_a_creature_that_comes_again_in_the_same_turn_is_sick_again_until_the_next_one() -> None:
    corile = choose(1, your(CREATURES.cost(at_least=5)))
    game = cast_effects(return_to_hand(corile), COME_BACK, battle=["Corile", BYSTANDER])
    assert game.refused("Corile", "attack") == "it has summoning sickness"
    assert game.next_turn().next_turn().refused("Corile", "attack") == ""


@pytest.mark.phrase("when_discarded_by_opponent")
def test_ryusei_triggers_when_the_opponent_makes_its_owner_discard_it() -> None:
    game = Scenario(
        you=Side(hand=["Lost Soul"], mana=filler(darkness=7)),
        opponent=Side(hand=["Ryusei the Earth"], deck=["Torcon"]),
    )
    game.use("Lost Soul").expect(OPPONENT, "choose one", "0", "1").choose(1)
    assert game.zone(OPPONENT, "mana") == ["Torcon"]


def test_ryusei_does_not_trigger_when_its_owner_discards_it() -> None:
    card = "Scale of Bravery and Love"
    game = Scenario(you=Side(hand=[card, "Ryusei the Earth"], mana=filler(fire=2))).use(card).choose(0)
    assert game.turn_is_over


@pytest.mark.parametrize(
    "shield", [["First God", "Corile"], ["Corile", "First God"], ["Corile", "First God", "Second God"]]
)
def test_113_2_creatures_are_put_from_a_shield_of_several_cards_and_the_others_stay(shield: list[str]) -> None:
    """113.2: God Bringer."""
    gods = {name: creature(name, LIGHT, 5, 5000, "God") for name in ("First God", "Second God")}
    cards = [gods.get(name, name) for name in shield]
    game = Scenario(
        you=Side(
            hand=["God Bringer"],
            mana=filler(light=10),
            shields=[fortified(pile(*cards), "Saint Castle"), "Torcon"],
            battle=[BYSTANDER],
        )
    )
    wanted = [name for name in shield if name in gods]
    game.use("God Bringer").accept().expect(YOU, "choose", "no", *wanted).choose(*wanted)
    assert game.zone(YOU, "battle") == ["Bystander", *wanted]
    assert game.zone(YOU, "shields") == ["Corile", "Torcon"]
    assert (game.under("Corile"), game.castles("Corile")) == ([], ["Saint Castle"])
