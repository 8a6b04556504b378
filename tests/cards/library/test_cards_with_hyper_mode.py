"""Cards with a Hyper Mode, cards that unleash one, and Dream creatures: what each of their abilities does, played."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    HAND,
    WATER,
    blocker,
    choose,
    creature,
    destroy,
    draw,
    put,
    spell,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, ability, exactly, filler, sick, tapped

ALCADEIAS = "Hyper Alcadeias, Super Lord of Spirits"
DHAMMA = "Gostunma = Dhamma, Soul Abyss"
SHINBELLOM = "Shinbellom, Night of Sorrowful Tree"
CLAW = "Blaze Hyper Claw"
ZEN = "Drache der'Zen, Elegant Blue Moon"
HATTER = "Hatter Lupia"
GRIFFA = "Griffa, Sorrowful Tree Priest"
VIANDES = "Viandes the Cooking Dog"
AKANE = "Akane, Forest Green Moon"
ARCZEOS = "Bolshack Hyper Arczeos"
BRONZE_ARM = "Bronze-Arm, Forest Green Moon"
BOLMETEUS = "Dream Bolmeteus White Dragon"
MOMOKING = "Momoking DM, Dream Hero"
PANESCO = "Panesco = Teles, Hyper Soul Abyss"
KOHAKU = "Kohaku, Lunar Sunlight"
SPECIA = "Cocco Specia Lupia"
REINE = "Eine k'Reine, Elegant Blue Moon"
HELPER = "Fear Fang"
MANA = filler(light=3, water=3, darkness=3, fire=3, nature=3)
BOLT = spell("Bolt", FIRE, 1, draw(1))


def with_helper(name: str, *others: object, shields: int = 0, **of_opponent: object) -> Scenario:
    """A turn of yours with this creature and one to tap for it."""
    return Scenario(
        you=Side(battle=[name, HELPER, *others], mana=MANA, deck=["Torcon"] * 6),
        opponent=Side(shields=shields, **of_opponent),
    )


@pytest.mark.parametrize(
    ("name", "plain", "unleashed", "gains"),
    [
        (DHAMMA, 3000, 6000, keywords.DOUBLE_BREAKER),
        (SHINBELLOM, 12000, 18000, keywords.QUATTRO_BREAKER),
        (CLAW, 1000, 6000, keywords.DOUBLE_BREAKER),
        (ZEN, 6000, 11000, keywords.BLOCKER | keywords.DOUBLE_BREAKER),
        (HATTER, 3000, 5000, keywords.SPEED_ATTACKER),
        (GRIFFA, 6000, 12000, keywords.TRIPLE_BREAKER),
        (VIANDES, 4000, 6000, keywords.DOUBLE_BREAKER),
        (AKANE, 4000, 9000, keywords.DOUBLE_BREAKER),
        (ARCZEOS, 3000, 7000, keywords.DOUBLE_BREAKER),
        (BRONZE_ARM, 3000, 8000, keywords.DOUBLE_BREAKER),
        (ALCADEIAS, 6500, 12500, keywords.TRIPLE_BREAKER),
        (PANESCO, 7000, 11000, keywords.SPEED_ATTACKER | keywords.DOUBLE_BREAKER),
        (REINE, 4000, 8000, keywords.DOUBLE_BREAKER),
    ],
)
def test_their_powers_and_breakers(name: str, plain: int, unleashed: int, gains: int) -> None:
    game = with_helper(name)
    assert game.power(name) == plain
    game.hyperify(name)
    assert game.power(name) == unleashed
    assert game.has(name, gains)


def test_hyper_alcadeias_draws_and_stops_spells_while_a_creature_of_its_player_is_tapped() -> None:
    game = Scenario(
        you=Side(battle=[HELPER], hand=[ALCADEIAS], mana=filler(light=3, water=3), deck=["Torcon"] * 5),
        opponent=Side(hand=[BOLT, "Torcon"], mana=filler(fire=1, nature=2)),
    )
    game.use(ALCADEIAS).choose(ability(ALCADEIAS, "draw up to"))
    while game.asked == "may":
        game.accept()
    assert len(game.zone(YOU, "hand")) == 3
    assert game.has(ALCADEIAS, keywords.BLOCKER) and game.has(ALCADEIAS, keywords.DOUBLE_BREAKER)
    game.hyperify(ALCADEIAS).end_turn().next_turn().until("use a card")
    with pytest.raises(Illegal):
        game.use("Bolt")


def test_hyper_alcadeias_does_not_stop_spells_without_a_tapped_creature() -> None:
    """The creature that was tapped for it is destroyed."""
    kill = spell("Kill", DARKNESS, 1, destroy(choose(1, CREATURES)))
    game = Scenario(
        you=Side(battle=[ALCADEIAS, HELPER], hand=[kill], mana=MANA), opponent=Side(hand=[BOLT], mana=filler(fire=1))
    )
    game.hyperify(ALCADEIAS).use("Kill", HELPER).end_turn().next_turn().until("use a card").use("Bolt")
    assert "Bolt" in game.zone(OPPONENT, "graveyard")


def test_gostunma_dhamma_taps_mana_and_makes_the_opponent_discard_two() -> None:
    game = with_helper(DHAMMA, hand=["Torcon"] * 3)
    game.hyperify(DHAMMA).attack(DHAMMA).choose("Torcon", "Torcon")
    assert len(game.zone(OPPONENT, "graveyard")) == 2
    game = Scenario(you=Side(battle=[DHAMMA]), opponent=Side(hand=["Torcon"], shields=5))
    game.end_turn().next_turn().choose("Torcon")
    assert game.is_tapped("Torcon")


def test_shinbellom_makes_mach_fighters_and_puts_a_creature_of_the_mana_zone() -> None:
    game = Scenario(
        you=Side(battle=[SHINBELLOM, HELPER, sick("Brawler Zyler")], mana=["Torcon", "Death Smoke"]),
        opponent=Side(battle=["Corile"]),
    )
    assert game.has("Brawler Zyler", keywords.MACH_FIGHTER)
    game.hyperify(SHINBELLOM, HELPER).attack(SHINBELLOM, OPPONENT).choose("Torcon")
    assert "Torcon" in game.zone(YOU, "battle")


def test_blaze_hyper_claw_attacks_only_with_two_tapped_creatures_and_changes_a_card() -> None:
    with pytest.raises(Illegal):
        Scenario(you=Side(battle=[CLAW, tapped(HELPER)]), opponent=Side(shields=1)).attack(CLAW)
    game = Scenario(
        you=Side(battle=[CLAW, tapped("Torcon"), HELPER], hand=["Corile"], deck=["Death Smoke"] * 3),
        opponent=Side(),
    )
    game.hyperify(CLAW).attack(CLAW)
    assert (game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == (["Death Smoke"], ["Corile"])


def test_drache_der_zen_casts_a_spell_and_then_once_more_from_the_graveyard() -> None:
    drawing = spell("Drawing", WATER, 5, draw(1))
    game = Scenario(you=Side(battle=[ZEN, HELPER], hand=[drawing], deck=["Torcon"] * 5), opponent=Side())
    game.attack(ZEN).choose("Drawing")
    assert game.zone(YOU, "hand") == ["Torcon"]
    game = Scenario(you=Side(battle=[ZEN, HELPER], hand=[drawing], deck=["Torcon"] * 5), opponent=Side())
    game.hyperify(ZEN).attack(ZEN).choose("Drawing").accept()
    assert game.zone(YOU, "hand") == ["Torcon"] * 2
    assert game.zone(YOU, "graveyard") == ["Drawing"]


@pytest.mark.parametrize(("mana", "left"), [(2, []), (3, ["Fear Fang"])])
def test_hatter_lupia_destroys_what_costs_more_than_the_mana(mana: int, left: list[str]) -> None:
    """Fear Fang costs 3."""
    cheat = spell("Cheat", DARKNESS, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
    game = Scenario(you=Side(hand=[cheat, HELPER], mana=filler(darkness=mana)), opponent=Side(battle=[HATTER]))
    game.use("Cheat")
    assert game.zone(YOU, "battle") == left


def test_hatter_lupia_uses_a_fire_bird_from_three_cards() -> None:
    game = Scenario(
        you=Side(battle=[HATTER, HELPER], deck=exactly("Torcon", SPECIA, "Corile", "Torcon")), opponent=Side()
    )
    game.hyperify(HATTER).attack(HATTER).choose(SPECIA)
    assert SPECIA in game.zone(YOU, "battle")


def test_griffa_keeps_two_creatures_and_puts_one_of_the_mana_zone() -> None:
    game = Scenario(
        you=Side(battle=[HELPER], hand=[GRIFFA], mana=filler(water=3, nature=2)),
        opponent=Side(battle=["Torcon", "Brawler Zyler", "Corile"]),
    )
    game.use(GRIFFA).choose(ability(GRIFFA, "up to 2"), "Torcon", "Brawler Zyler")
    assert game.has("Torcon", keywords.CANT_ATTACK) and game.has("Brawler Zyler", keywords.CANT_BLOCK)
    assert not game.has("Corile", keywords.CANT_ATTACK)
    game = Scenario(you=Side(battle=[GRIFFA, HELPER], mana=["Torcon"], deck=["Corile"] * 3), opponent=Side())
    game.hyperify(GRIFFA).attack(GRIFFA).choose("Torcon")
    assert "Torcon" in game.zone(YOU, "battle")  # it costs 2, as many as there are cards
    assert game.zone(YOU, "mana") == ["Corile"]


def test_viandes_puts_a_dreammate_that_it_finds() -> None:
    friend = creature("Friend", WATER, 2, 2000, "Dreammate")
    game = Scenario(
        you=Side(battle=[sick(VIANDES), HELPER], deck=exactly(friend, "Torcon")), opponent=Side(battle=["Torcon"])
    )
    game.hyperify(VIANDES).attack(VIANDES, "Torcon").accept()
    assert "Friend" in game.zone(YOU, "battle")


def test_akane_puts_a_creature_into_the_mana_zone_and_cannot_be_blocked_by_weaker_ones() -> None:
    game = Scenario(you=Side(hand=[AKANE], mana=filler(nature=5)), opponent=Side(battle=["Torcon", "Corile"]))
    game.use(AKANE, "Torcon")
    assert game.zone(OPPONENT, "mana") == ["Torcon"]
    for power, blocks in ((8000, False), (9000, True)):
        wall = creature("Wall", WATER, 3, power, "Guardian", blocker)
        game = with_helper(AKANE, battle=[wall])
        game.hyperify(AKANE).attack(AKANE)
        assert (game.asked == "block with") == blocks


def test_bolshack_hyper_arczeos_destroys_two_and_then_a_blocker() -> None:
    game = Scenario(
        you=Side(hand=[ARCZEOS], mana=filler(fire=5)), opponent=Side(battle=["Torcon", "Fear Fang", "Corile"])
    )
    game.use(ARCZEOS).choose("Torcon", "Fear Fang")
    assert game.zone(OPPONENT, "battle") == ["Corile"]
    game = with_helper(ARCZEOS, battle=["Emerald Grass", "Corile"])
    game.hyperify(ARCZEOS).attack(ARCZEOS)
    assert game.zone(OPPONENT, "battle") == ["Corile"]


def test_dream_bolmeteus_costs_less_and_burns_shields() -> None:
    game = Scenario(
        you=Side(
            battle=["Torcon", HELPER, "Corile"],
            hand=[BOLMETEUS],
            mana=filler(light=1, water=1, darkness=1, fire=1),
            deck=["Death Smoke"] * 3,
        ),
        opponent=Side(battle=["Brawler Zyler"], hand=["Emerald Grass"], shields=3),
    )
    game.use(BOLMETEUS, "Torcon", HELPER)
    assert BOLMETEUS in game.zone(YOU, "battle")
    assert game.zone(OPPONENT, "hand") == []
    assert game.zone(YOU, "hand") == ["Death Smoke"]
    game.attack(BOLMETEUS).choose("Brawler Zyler")
    assert game.zone(OPPONENT, "battle") == []
    game.choose("Filler", "Filler", "Filler")
    assert len(game.zone(OPPONENT, "graveyard")) == 4


def test_momoking_puts_two_evolutions_and_then_mana() -> None:
    game = Scenario(you=Side(hand=[MOMOKING], mana=filler(fire=3, nature=2), deck=["Torcon"] * 3), opponent=Side())
    game.use(MOMOKING)
    assert game.zone(YOU, "mana").count("Torcon") == 2
    assert game.is_tapped("Torcon")


def test_panesco_leaves_another_behind_and_destroys_what_is_not_summoned() -> None:
    kill = spell("Kill", DARKNESS, 1, destroy(choose(1, CREATURES)))
    cheat = spell("Cheat", DARKNESS, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
    game = Scenario(
        you=Side(battle=[PANESCO, HELPER], mana=MANA),
        opponent=Side(hand=[kill, cheat, "Torcon", "Brawler Zyler"], mana=MANA),
    )
    game.hyperify(PANESCO).end_turn().next_turn().until("use a card")
    game.use("Cheat", "Brawler Zyler")
    assert "Brawler Zyler" in game.zone(OPPONENT, "graveyard")
    game.use("Torcon")
    assert "Torcon" in game.zone(OPPONENT, "battle")
    game.use("Kill", PANESCO).accept()
    assert game.zone(YOU, "battle") == [PANESCO]


@pytest.mark.parametrize("name", [KOHAKU, REINE])
def test_they_unleash_a_hyper_mode_as_they_are_put(name: str) -> None:
    game = Scenario(
        you=Side(battle=[DHAMMA], hand=[name], mana=filler(water=3, nature=3), deck=["Torcon"] * 3), opponent=Side()
    )
    game.use(name)
    assert game.power(DHAMMA if name == KOHAKU else REINE) == (6000 if name == KOHAKU else 8000)


def test_kohaku_fills_the_mana_zone_when_it_is_tapped() -> None:
    game = Scenario(you=Side(battle=[KOHAKU, DHAMMA], deck=["Torcon"] * 3), opponent=Side())
    game.hyperify(DHAMMA)
    assert game.zone(YOU, "mana") == ["Torcon"]


def test_cocco_specia_lupia_unleashes_a_hyper_mode_as_it_attacks() -> None:
    game = Scenario(you=Side(battle=[sick(SPECIA), DHAMMA, BRONZE_ARM]), opponent=Side())
    game.attack(SPECIA).choose(BRONZE_ARM)
    assert (game.power(BRONZE_ARM), game.power(DHAMMA)) == (8000, 3000)
