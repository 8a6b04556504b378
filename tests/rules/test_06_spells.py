"""Group 6 of the rules catalogue: where spells are cast from, and where they go (409.2, 605.2f, 609.8)."""

from dataclasses import replace

import pytest

from sim.cards.words import (
    ACT_CAST,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    SPELLS,
    Card,
    cast_for_no_cost,
    charger,
    choose,
    creature,
    destroy,
    draw,
    each_gets_power,
    for_a_while,
    goes_to_deck_bottom_after_casting,
    may_cast_from,
    prohibits,
    shield_trigger,
    spell,
    whenever_one_attacks,
    whenever_you_cast,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, pile
from tests.rules.situations import BYSTANDER, PERFECT_DARKNESS, PERFECT_NATURE, bottom_of_deck


@pytest.mark.rule("6A.14")
def test_6a_14_a_spell_with_its_own_permission_costs_its_mana() -> None:
    you = Side(graveyard=[PERFECT_DARKNESS], battle=[BYSTANDER])
    poor, rich = (Scenario(you=replace(you, mana=filler(darkness=mana))) for mana in (4, 5))
    assert poor.refused(PERFECT_DARKNESS) == "not enough mana: it costs 5, and there is 4"
    rich.use(PERFECT_DARKNESS, 0, 0)
    assert rich.untapped_mana(YOU) == 0


@pytest.mark.phrase("goes_to_mana_after_casting", "goes_to_mana_tapped_after_casting", "returns_to_hand_after_casting")
@pytest.mark.parametrize(
    ("card", "you", "choices", "zone", "is_tapped"),
    [
        pytest.param(
            PERFECT_NATURE, Side(hand=[PERFECT_NATURE]), (0, 0), "graveyard", False,
            marks=pytest.mark.rule("6B.01", "6B.09"), id="Perfect Nature from the hand",
        ),
        pytest.param(
            PERFECT_NATURE, Side(), (0, 0), "deck", False,
            marks=pytest.mark.rule("6B.09"), id="Perfect Nature from the mana zone",
        ),
        pytest.param(
            PERFECT_DARKNESS, Side(hand=[PERFECT_DARKNESS]), (2, 2), "graveyard", False,
            marks=pytest.mark.rule("6B.01", "6B.08"), id="Perfect Darkness from the hand",
        ),
        pytest.param(
            PERFECT_DARKNESS, Side(graveyard=[PERFECT_DARKNESS]), (2, 2), "deck", False,
            marks=pytest.mark.rule("6B.08"), id="Perfect Darkness from the graveyard",
        ),
        pytest.param(
            "Eternal Brain", Side(hand=["Eternal Brain"], deck=["Corile", "Torcon"]), ("Torcon",), "hand", False,
            marks=pytest.mark.rule("6B.25"), id="Eternal Brain",
        ),
        pytest.param(
            "Boomerang Comet", Side(hand=["Boomerang Comet"]), ("Corile",), "mana", False,
            marks=pytest.mark.rule("6B.39"), id="Boomerang Comet",
        ),
        pytest.param(
            "Pixie Cocoon", Side(hand=["Pixie Cocoon"]), ("Corile",), "mana", True,
            marks=pytest.mark.rule("6B.40"), id="Pixie Cocoon",
        ),
    ],
)  # fmt: skip
def test_6b_01_where_a_spell_goes_after_it_is_cast(
    card: str, you: Side, choices: tuple[str | int, ...], zone: str, is_tapped: bool
) -> None:
    mana = [*filler(nature=5, darkness=5, water=2, light=6), "Corile"]
    if card == PERFECT_NATURE and not you.hand:
        mana.append(PERFECT_NATURE)
    game = Scenario(you=replace(you, mana=mana, battle=[BYSTANDER])).use(card, *choices)
    assert (game.where(card), game.is_tapped(card)) == (zone, is_tapped)
    if zone == "deck":
        assert bottom_of_deck(game) == card


@pytest.mark.rule("6B.02", "6B.37")
def test_6b_02_a_charger_spell_goes_to_the_mana_zone_after_resolving_and_takes_nothing_with_it() -> None:
    game = Scenario(
        you=Side(hand=["Slash Charger"], mana=filler(darkness=3), deck=["Torcon"], battle=["Fear Fang"]),
    )
    game.use("Slash Charger").choose(YOU)
    assert game.where("Slash Charger") == "pending"
    game.choose("Torcon")
    assert (game.where("Slash Charger"), game.zone(YOU, "graveyard")) == ("mana", ["Torcon"])


@pytest.mark.rule("6B.02", "6B.42")
def test_6b_02_of_two_destinations_exactly_one_applies_and_the_player_chooses() -> None:
    """Both are the spell's own text; a Charger beats what another card's effect says (609.8a)."""
    loop = spell(
        "Loop Charger", FIRE, 1, draw(1), charger, may_cast_from(zones.GRAVEYARD, goes_to_deck_bottom_after_casting)
    )
    for where, zone in ((0, "mana"), (1, "deck")):
        game = Scenario(you=Side(graveyard=[loop], mana=filler(fire=1), battle=[BYSTANDER])).use("Loop Charger")
        assert game.where("Loop Charger") == "pending" and len(game.zone(YOU, "hand")) == 1
        game.choose(game.expect(YOU, "instead").options[where])
        assert game.where("Loop Charger") == zone
        assert len(game.zone(YOU, "graveyard")) == 0
    from_hand = Scenario(you=Side(hand=[loop], mana=filler(fire=1), battle=[BYSTANDER])).use("Loop Charger")
    assert from_hand.where("Loop Charger") == "mana"


@pytest.mark.rule("6B.25")
def test_6b_25_eternal_brain_puts_the_top_two_cards_back_in_any_order() -> None:
    game = Scenario(
        you=Side(
            hand=["Eternal Brain"], mana=filler(water=2), deck=["Corile", "Torcon", "Fear Fang"], battle=[BYSTANDER]
        )
    )
    game.use("Eternal Brain").expect(YOU, "order", "Corile", "Torcon").choose("Corile")
    assert game.zone(YOU, "deck")[:3] == ["Torcon", "Corile", "Fear Fang"]


@pytest.mark.rule("6B.37", "10.17")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_6b_37_slash_charger_searches_either_deck_and_goes_to_mana(player: int) -> None:
    side = Side(deck=["Fear Fang", "Torcon"])
    game = Scenario(you=Side(hand=["Slash Charger"], mana=filler(darkness=3), deck=side.deck), opponent=side)
    game.use("Slash Charger", player).choose(opponents("Torcon") if player == OPPONENT else "Torcon")
    assert game.zone(player, "graveyard") == ["Torcon"]
    assert game.where("Slash Charger") == "mana"
    assert not game.is_tapped("Slash Charger")


@pytest.mark.rule("6B.37", "10.17")
@pytest.mark.parametrize(("civilizations", "tapped"), [(FIRE, False), (LIGHT | FIRE, True)])
def test_6b_37_a_charger_of_several_civilizations_is_tapped_in_the_mana_zone(civilizations: int, tapped: bool) -> None:
    """405.1."""
    card = spell("Some Charger", civilizations, 2, charger, draw(1))
    game = Scenario(you=Side(hand=[card], mana=filler(light=1, fire=1), battle=[BYSTANDER])).use("Some Charger")
    assert (game.where("Some Charger"), game.is_tapped("Some Charger")) == ("mana", tapped)


@pytest.mark.rule("6B.37", "10.17")
def test_6b_37_a_charger_goes_to_its_owners_mana_zone_however_it_is_cast() -> None:
    card = spell("Some Charger", FIRE, 2, charger, shield_trigger, draw(1))
    trapped = Scenario(you=Side(shields=[card]), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT)
    trapped.attack("Fear Fang").declare("Some Charger")
    assert (trapped.zone(YOU, "mana"), trapped.is_tapped("Some Charger")) == (["Some Charger"], False)
    for side in (YOU, OPPONENT):
        again = spell("Again", FIRE, 1, cast_for_no_cost(choose(1, SPELLS.in_zone(zones.GRAVEYARD))))
        graveyards: list[list[Card]] = [[], []]
        graveyards[side] = [card]
        game = Scenario(
            you=Side(hand=[again], mana=filler(fire=1), battle=[BYSTANDER], graveyard=[*graveyards[YOU]]),
            opponent=Side(graveyard=[*graveyards[OPPONENT]]),
        )
        game.use("Again")
        assert "Some Charger" in game.zone(side, "mana")
        assert len(game.zone(YOU, "hand")) == 1  # you have cast it


@pytest.mark.phrase("may_cast_from")
def test_409_2b_a_charger_cast_from_the_graveyard_goes_to_the_mana_zone() -> None:
    """409.2b."""
    again = spell("Again Charger", DARKNESS, 1, charger, may_cast_from(zones.GRAVEYARD), draw(1))
    game = Scenario(you=Side(graveyard=[again], mana=filler(darkness=1), battle=[BYSTANDER]))
    assert game.use("Again Charger").where("Again Charger") == "mana"


# --- 6A.11 Spells of the other player's shields ---------------------------------------------------------------
ERKIS = "Bluum Erkis, Flare Guardian"


@pytest.mark.phrase("casts_broken_spells")
@pytest.mark.rule("6A.11", "6A.12", "6A.13", "6B.01", "8F.14")
def test_6a_11_bluum_erkis_casts_the_spells_of_the_shields_that_it_breaks() -> None:
    """The caster is you, the spell stays your opponent's, and the other cards come to the hand with their triggers."""
    watcher = creature("Watcher", FIRE, 3, 1000, "", whenever_you_cast(SPELLS, draw(1)))
    game = Scenario(
        you=Side(battle=[ERKIS, watcher, "Torcon"]),
        opponent=Side(shields=["Terror Pit", "Aqua Surfer", "Torcon"], battle=[watcher, "Fear Fang"]),
    )
    game.attack(ERKIS).choose("Terror Pit", "Aqua Surfer")
    # Terror Pit is yours now: it chooses among your opponent's creatures.
    game.expect(YOU, "choose", "Watcher", "Fear Fang").choose("Fear Fang")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Fear Fang", "Terror Pit"]
    game.expect(OPPONENT, "declare", "no", "Aqua Surfer").declare("Aqua Surfer")
    game.choose(ERKIS)
    assert game.where("Aqua Surfer") == "battle"
    assert (len(game.zone(YOU, "hand")), len(game.zone(OPPONENT, "hand"))) == (2, 0)


@pytest.mark.rule("6A.11")
def test_6a_11_a_spell_without_shield_trigger_comes_to_the_hand() -> None:
    harmless = spell("Harmless", FIRE, 3, destroy(choose(1, your_opponents(CREATURES))))
    game = Scenario(you=Side(battle=[ERKIS, "Torcon"]), opponent=Side(shields=[harmless], battle=["Fear Fang"]))
    game.attack(ERKIS)
    assert (game.zone(OPPONENT, "hand"), game.zone(OPPONENT, "battle")) == (["Harmless"], ["Fear Fang"])


@pytest.mark.rule("6A.11")
def test_6a_11_of_a_shield_of_several_cards_the_spell_is_cast_and_the_others_come_to_the_hand() -> None:
    """113.2."""
    game = Scenario(
        you=Side(battle=[ERKIS, BYSTANDER]), opponent=Side(shields=[pile("Corile", "Terror Pit")], battle=["Fear Fang"])
    )
    game.attack(ERKIS)
    assert (game.zone(OPPONENT, "hand"), game.zone(OPPONENT, "battle")) == (["Corile"], [])
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Fear Fang", "Terror Pit"]


@pytest.mark.rule("6A.11")
def test_6a_11_a_spell_that_cannot_be_cast_goes_to_the_graveyard_all_the_same() -> None:
    """Only "the other cards" come to the hand; the cast is not a choice of either player."""
    silence = creature("Silence", LIGHT, 3, 1000, "", prohibits(ACT_CAST, SPELLS))
    game = Scenario(
        you=Side(battle=[ERKIS, "Torcon"]), opponent=Side(shields=["Terror Pit"], battle=[silence, "Fear Fang"])
    )
    game.attack(ERKIS)
    assert game.zone(OPPONENT, "graveyard") == ["Terror Pit"]
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.rule("6A.11", "10.17")
def test_6a_11_what_lasts_and_where_it_goes_is_the_casters_and_the_owners() -> None:
    """Its static effect is for your creatures; a charger goes to its owner's mana zone."""
    strength = spell(
        "Strength Charger", FIRE, 3, shield_trigger, charger, for_a_while(each_gets_power(your(CREATURES), 2000))
    )
    game = Scenario(you=Side(battle=[ERKIS, "Torcon"]), opponent=Side(shields=[strength], battle=["Fear Fang"]))
    game.attack(ERKIS)
    assert game.zone(OPPONENT, "mana") == ["Strength Charger"]
    assert (game.power("Torcon"), game.power("Fear Fang")) == (3000, 3000)


@pytest.mark.rule("6A.11")
def test_6a_11_bluum_erkis_casts_both_spells_in_the_order_of_your_choice() -> None:
    game = Scenario(
        you=Side(battle=[ERKIS, "Torcon"], mana=filler(1)),
        opponent=Side(shields=["Terror Pit", "Spiral Gate"], battle=["Fear Fang", "Corile"]),
    )
    game.attack(ERKIS)
    game.expect(YOU, "resolve", "Terror Pit", "Spiral Gate").choose("Spiral Gate").choose(ERKIS)
    assert (game.where(ERKIS), game.where("Spiral Gate")) == ("hand", "graveyard")
    game.expect(YOU, "choose", "Fear Fang", "Corile").choose("Corile")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Spiral Gate", "Terror Pit"]


@pytest.mark.rule("6A.11")
def test_6a_11_a_trigger_that_the_cast_spell_leaves_behind_is_the_casters() -> None:
    zeal = spell("Zeal", FIRE, 3, shield_trigger, for_a_while(whenever_one_attacks(your(CREATURES), draw(1))))
    game = Scenario(you=Side(battle=[ERKIS, "Torcon"]), opponent=Side(shields=[zeal], battle=["Fear Fang"]))
    game.attack(ERKIS).attack("Torcon")
    assert (len(game.zone(YOU, "hand")), len(game.zone(OPPONENT, "hand"))) == (1, 0)
    assert game.winner == YOU
