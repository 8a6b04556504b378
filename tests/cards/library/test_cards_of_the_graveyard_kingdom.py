"""Cards with Fushigiverse, Assisters, and more cards with a Hyper Mode: what each of their abilities does, played."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    WATER,
    choose,
    creature,
    destroy,
    draw,
    spell,
    whenever_put,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, ability, exactly, filler, sick, tapped

KUUZEN = "Kuuzen, Sinister General of Thunderbolt"
GIGANDYDANOS = "Gigandydanos, Big Tree King"
BRACHIO = "Brachiodrange"
UNDERKANE = "Underkane, Fearless Monster"
SHIVANRINNE = "Shivanrinne, Gravekeeper of Undead"
SAEPOYO = "Saepoyo X, Idol Faerie"
VAMILIA = "Vamilia Barrel, Maid Doll"
PETROVA = "Petrova, Capturing Silver Moon"
DOGIRAGON = "Dogiragon Hyper, Blue Royal Road"
AGAROOM = "Agaroom = Proof, Soul Abyss"
HYPERDRAGON = "Bolshack Hyperdragon, Dragon Emperor of Final Flame"
HELPER = "Fear Fang"
MANA = filler(light=3, water=3, darkness=4, fire=3, nature=4)
KILL = spell("Kill", DARKNESS, 1, destroy(choose(1, CREATURES)))


@pytest.mark.parametrize(
    ("name", "cost", "mana"),
    [
        (KUUZEN, 3, 5),
        (GIGANDYDANOS, 3, 11),
        (BRACHIO, 3, 10),
        (UNDERKANE, 3, 5),
        (SHIVANRINNE, 3, 9),
    ],
)
def test_their_fushigiverse_costs(name: str, cost: int, mana: int) -> None:
    """Fear Fang costs 3."""
    for number in (mana - 1, mana):
        lands = [*filler(darkness=number // 2), *filler(nature=number - number // 2)]
        whole = f"{KUUZEN} / Dark Life" if name == KUUZEN else name
        game = Scenario(you=Side(battle=[HELPER], graveyard=[whole], mana=lands, deck=["Torcon"] * 9))
        if number < mana:
            with pytest.raises(Illegal):
                game.use(whole)
        else:
            game.use(whole)


def test_kuuzen_fights_at_once_and_casts_its_spell_as_it_is_destroyed() -> None:
    game = Scenario(
        you=Side(battle=[sick(f"{KUUZEN} / Dark Life")], deck=exactly("Torcon", "Corile", "Fear Fang")),
        opponent=Side(battle=[creature("Giant", FIRE, 9, 20000, "Giant")]),
    )
    game.attack(KUUZEN, "Giant").choose(ability(KUUZEN, "Last Burst")).accept().choose("Corile")
    assert game.zone(YOU, "mana") == ["Corile"]
    assert "Torcon" in game.zone(YOU, "graveyard")
    assert game.zone(OPPONENT, "battle") == []  # it is a slayer
    assert Scenario(you=Side(battle=[f"{KUUZEN} / Dark Life"])).has(KUUZEN, keywords.DOUBLE_BREAKER)


def test_gigandydanos_takes_the_hand_and_keeps_weaker_creatures_from_attacking_its_player() -> None:
    game = Scenario(
        you=Side(hand=[GIGANDYDANOS], mana=filler(darkness=6, nature=6)), opponent=Side(hand=["Torcon", "Corile"])
    )
    game.use(GIGANDYDANOS)
    assert (game.zone(OPPONENT, "hand"), sorted(game.zone(OPPONENT, "mana"))) == ([], ["Corile", "Torcon"])
    assert game.has(GIGANDYDANOS, keywords.WORLD_BREAKER)
    game = Scenario(you=Side(battle=[GIGANDYDANOS]), opponent=Side(battle=[HELPER]), turn=OPPONENT)
    with pytest.raises(Illegal):
        game.attack(HELPER)


def test_brachiodrange_mutes_what_creatures_of_the_opponent_do_as_they_are_put() -> None:
    game = Scenario(you=Side(battle=[BRACHIO]), opponent=Side(hand=["Corile"], mana=filler(water=5)), turn=OPPONENT)
    game.use("Corile")
    assert game.zone(YOU, "battle") == [BRACHIO]
    assert game.has(BRACHIO, keywords.QUATTRO_BREAKER)


@pytest.mark.parametrize(("name", "drawn"), [(BRACHIO, 0), ("Wald Brachio, Absolute World King", 1)])
def test_brachiodrange_mutes_the_opponents_other_creatures_too(name: str, drawn: int) -> None:
    watcher = creature("Watcher", WATER, 1, 1000, "Human", whenever_put(your(CREATURES.other()), draw(1)))
    them = Side(hand=["Torcon"], battle=[watcher], mana=filler(nature=2))
    game = Scenario(you=Side(battle=[name]), opponent=them, turn=OPPONENT).use("Torcon")
    assert len(game.zone(OPPONENT, "hand")) == drawn


def test_underkane_puts_a_small_creature() -> None:
    game = Scenario(you=Side(hand=[UNDERKANE], graveyard=["Corile", HELPER], mana=filler(darkness=6)))
    game.use(UNDERKANE)
    assert game.zone(YOU, "battle") == [UNDERKANE, HELPER]


def test_shivanrinne_fills_the_graveyard_and_puts_all_small_creatures_as_it_leaves() -> None:
    game = Scenario(
        you=Side(
            hand=[SHIVANRINNE, KILL],
            mana=filler(darkness=9),
            deck=exactly(HELPER, "Corile", "Torcon", HELPER, "Torcon"),
        )
    )
    game.use(SHIVANRINNE).accept()
    assert len(game.zone(YOU, "graveyard")) == 4
    game.use("Kill").accept()
    assert sorted(game.zone(YOU, "battle")) == [HELPER, HELPER, "Torcon"]


@pytest.mark.parametrize(
    ("name", "race", "has"),
    [
        ("Assister Alde", "Mecha Thunder", keywords.BLOCKER | keywords.CANT_ATTACK_PLAYERS),
        ("Assister Coppi", "Armored Dragon", 0),
        ("Assister Mogiringo", "Magic Merfolk", 0),
        ("Assister Cineraria", "Giant Insect", keywords.GUARDMAN | keywords.CANT_ATTACK),
        ("Do:Norateppu", "Noir Abyss", keywords.SLAYER),
    ],
)
def test_assisters_let_one_card_of_their_race_cost_less(name: str, race: str, has: int) -> None:
    """Of any type, once in a turn."""
    trick = spell("Trick", WATER, 2, draw(1), races=race)
    mate = creature("Mate", WATER, 2, 1000, race)
    game = Scenario(you=Side(battle=[name], hand=[trick, mate], mana=filler(water=1), deck=["Torcon"] * 3))
    assert not has or game.has(name, has)
    game.use("Trick")
    game = Scenario(you=Side(battle=[name], hand=[trick, mate], mana=filler(water=2), deck=["Torcon"] * 3))
    game.use("Mate").choose(1)
    assert game.zone(YOU, "battle") == [name, "Mate"]
    assert game.refused("Trick")


def test_assister_coppi_and_mogiringo_have_an_ability_of_their_own() -> None:
    game = Scenario(you=Side(battle=["Assister Coppi"]), opponent=Side(battle=[tapped("Corile")]))
    game.attack("Assister Coppi", "Corile")
    assert game.zone(OPPONENT, "battle") == []  # 5000 beats 2000
    game = Scenario(
        you=Side(hand=["Assister Mogiringo"], mana=filler(water=2)), opponent=Side(hand=[KILL], mana=filler(darkness=1))
    )
    game.use("Assister Mogiringo").end_turn().next_turn().until("use a card").use("Kill")
    assert game.zone(YOU, "battle") == ["Assister Mogiringo"]


def test_saepoyo_helps_a_snow_faerie_and_then_summons_from_the_mana_zone() -> None:
    faerie = creature("Faerie", WATER, 2, 1000, "Snow Faerie")
    game = Scenario(you=Side(battle=[SAEPOYO, HELPER], hand=[faerie], mana=filler(water=1)))
    game.use("Faerie")
    assert "Faerie" in game.zone(YOU, "battle")
    game.hyperify(SAEPOYO, HELPER)
    assert game.power(SAEPOYO) == 5000
    game = Scenario(you=Side(battle=[SAEPOYO, HELPER], mana=[faerie, faerie, *filler(water=3)]))
    game.hyperify(SAEPOYO).use("Faerie")
    while game.asked in ("pay with", "cost to pay"):
        game.choose(game.options[-1] if game.asked == "pay with" else 2)
    assert "Faerie" in game.zone(YOU, "battle")
    assert "Faerie" not in game.options  # once each turn


def test_vamilia_barrel_returns_an_element_and_punishes_drawing_more_than_one_card() -> None:
    two = spell("Two", WATER, 1, draw(2))
    game = Scenario(
        you=Side(hand=[VAMILIA], battle=[HELPER], mana=filler(water=2, darkness=1)),
        opponent=Side(battle=["Torcon"], hand=[two], mana=filler(water=2), deck=["Corile"] * 6),
    )
    game.use(VAMILIA)
    assert game.zone(OPPONENT, "battle") == [] and len(game.zone(OPPONENT, "graveyard")) == 1
    assert game.has(VAMILIA, keywords.BLOCKER)
    game = Scenario(
        you=Side(battle=[VAMILIA, HELPER]),
        opponent=Side(hand=[two], mana=filler(water=1), deck=["Corile"] * 6),
    )
    game.hyperify(VAMILIA).end_turn().next_turn().until("use a card").use("Two")
    game.choose("Corile")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Two"] or game.asked == "choose"
    assert game.power(VAMILIA) == 6000 and game.has(VAMILIA, keywords.DOUBLE_BREAKER)


def test_petrova_cannot_leave_at_first_and_puts_a_creature_as_it_attacks() -> None:
    game = Scenario(
        you=Side(hand=[PETROVA], mana=filler(light=3)),
        opponent=Side(hand=[KILL, "Torcon"], mana=filler(darkness=3, nature=2)),
    )
    game.use(PETROVA).end_turn().next_turn().until("use a card").use("Kill")
    assert game.zone(YOU, "battle") == [PETROVA]
    game = Scenario(
        you=Side(battle=[PETROVA, HELPER], hand=["Corile", "Torcon"], shields=2, deck=["Fear Fang"] * 3),
        opponent=Side(),
    )
    game.hyperify(PETROVA).attack(PETROVA).accept()
    assert len(game.zone(YOU, "shields")) == 3
    assert not game.can_choose("Corile")  # it costs 5
    game.choose("Torcon")
    assert "Torcon" in game.zone(YOU, "battle")
    assert game.power(PETROVA) == 7500 and game.has(PETROVA, keywords.DOUBLE_BREAKER | keywords.BLOCKER)


def test_dogiragon_hyper_puts_away_a_creature_and_brings_cheaper_ones() -> None:
    game = Scenario(you=Side(hand=[DOGIRAGON], mana=filler(fire=3, nature=3)), opponent=Side(battle=["Torcon"]))
    game.use(DOGIRAGON)
    assert game.zone(OPPONENT, "mana") == ["Torcon"]
    both = creature("Both", FIRE | WATER, 3, 2000, "Human")
    game = Scenario(
        you=Side(battle=[DOGIRAGON, HELPER, sick(both)], mana=["Torcon", HELPER, "Corile"]), opponent=Side()
    )
    assert game.power(DOGIRAGON) == 6000
    game.hyperify(DOGIRAGON, HELPER)
    assert game.power(DOGIRAGON) == 13000 and game.has(DOGIRAGON, keywords.TRIPLE_BREAKER)
    assert game.has("Both", keywords.SPEED_ATTACKER)
    game.attack("Both")
    assert game.can_choose("Torcon") and not game.can_choose("Corile")
    game.choose("Torcon")
    assert "Torcon" in game.zone(YOU, "battle")


def test_agaroom_attacks_with_five_cards_in_the_graveyard_and_mills_for_tapped_creatures() -> None:
    with pytest.raises(Illegal):
        Scenario(you=Side(battle=[AGAROOM], graveyard=["Torcon"] * 4), opponent=Side(shields=1)).attack(AGAROOM)
    game = Scenario(
        you=Side(battle=[AGAROOM, HELPER, tapped("Torcon")], graveyard=["Torcon"] * 5, deck=["Corile"] * 9),
        opponent=Side(),
    )
    assert game.has(AGAROOM, keywords.BLOCKER)
    game.hyperify(AGAROOM)
    assert game.power(AGAROOM) == 4000
    game.until("may").accept()
    assert game.zone(YOU, "graveyard").count("Corile") == 2


def test_bolshack_hyperdragon_speeds_up_small_creatures_and_untaps_all_after_an_attack() -> None:
    game = Scenario(
        you=Side(battle=[HYPERDRAGON, sick(HELPER)], deck=exactly("Torcon", "Corile", "Corile")), opponent=Side()
    )
    assert game.has(HELPER, keywords.SPEED_ATTACKER)
    game.attack(HYPERDRAGON).accept()
    assert "Torcon" in game.zone(YOU, "battle")
    game = Scenario(
        you=Side(battle=[HYPERDRAGON, "Torcon", HELPER, *[tapped("Brawler Zyler")] * 2], deck=["Terror Pit"] * 5),
        opponent=Side(shields=2),
    )
    game.hyperify(HYPERDRAGON, "Torcon")
    assert game.power(HYPERDRAGON) == 11000 and game.has(HYPERDRAGON, keywords.DOUBLE_BREAKER)
    game.attack(HYPERDRAGON)
    assert not game.is_tapped(HYPERDRAGON) and not game.is_tapped("Torcon")
