"""Cards of lists of 2005 to 2009 that replace something, play Rock-Paper-Scissors, or find cards by their names."""

import pytest

from sim.cards.altering import as_altered
from sim.cards.library import find_card
from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    NATURE,
    cant_attack,
    choose,
    creature,
    cross_gear,
    destroy,
    evolves_from,
    spell,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, crossed, exactly, filler, pile, tapped
from tests.cards.written import card as written

BIG = "Deathliger, Lion of Chaos"  # darkness, 9000
KILL = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))


def in_any_order(game: Scenario) -> Scenario:
    """Put cards in the order in which they are offered."""
    while game.asked == "order":
        game.choose(game.options[0])
    return game


# --- Creatures with different names ---
@pytest.mark.phrase("choose_of_different_names")
def test_soul_calling_finds_three_of_a_race_with_different_names() -> None:
    humans = [creature(f"Human {number}", FIRE, 2, 2000, "Human") for number in range(3)]
    game = Scenario(
        you=Side(
            hand=["Soul Calling"],
            mana=filler(nature=3),
            battle=["Immortal Baron, Vorg"],
            deck=exactly(humans[0], humans[0], "Corile", humans[1], humans[2], "Torcon"),
        )
    )
    game.use("Soul Calling").choose("Human").choose("Human 0")
    assert not game.can_choose("Human 0") and not game.can_choose("Corile")
    game.choose("Human 1")
    if game.asked == "choose":
        game.choose("Human 2")
    in_any_order(game)
    assert sorted(game.zone(YOU, "deck")[:3]) == ["Human 0", "Human 1", "Human 2"]


# --- Evolution on anything ---
LEOPARD = "Leopard Glory Sword"


@pytest.mark.phrase("evolves_into_any_civilization", "evolves_into_any_race")
@pytest.mark.parametrize("gear", [LEOPARD, "Sword"])
def test_leopard_lets_any_evolution_gear_and_creature_be_put(gear: str) -> None:
    sword = cross_gear("Sword", LIGHT, 2)
    under = LEOPARD if gear == LEOPARD else sword
    lancer = "Crystal Lancer"  # on a Liquid People
    game = Scenario(
        you=Side(
            hand=["Prominence Catastrophe", lancer],
            battle=[crossed("Corile", under)],
            mana=filler(fire=3, nature=3, water=6),
        )
    )
    assert bool(game.refused(lancer, "use")) is (gear != LEOPARD)
    if gear == LEOPARD:
        assert game.use(lancer).under(lancer) == ["Corile"]


@pytest.mark.phrase("evolves_into_any_civilization")
@pytest.mark.parametrize("there", [True, False])
def test_leopard_is_a_base_of_gears_of_other_civilizations(there: bool) -> None:
    holy = written(
        """Holy Gear
        Evolution Cross Gear - light - cost 2
        Evolution: Put on one of your light cross gears.
        The crossed creature gets +1000 power."""
    )
    game = Scenario(
        you=Side(hand=[holy], battle=[LEOPARD if there else cross_gear("Sword", NATURE, 2)], mana=filler(light=2))
    )
    assert bool(game.refused("Holy Gear", "use")) is not there


# --- Cards of the deck under a creature ---
TIME = "Time Changer, Space-Time Engineer"
LORD = creature("Lord", FIRE, 4, 6000, "Human", evolves_from(your(CREATURES)))


@pytest.mark.phrase("choose_and_put_under")
@pytest.mark.parametrize("number", [0, 2])
def test_time_changer_puts_creatures_of_the_deck_under_an_evolution_creature(number: int) -> None:
    game = Scenario(
        you=Side(
            hand=[TIME],
            mana=filler(water=3),
            battle=[pile(LORD, "Corile")],
            deck=exactly("Torcon", "Fear Fang", "Terror Pit"),
        )
    )
    game.use(TIME)
    assert not game.can_choose("Terror Pit")
    for name in ("Torcon", "Fear Fang")[:number]:
        game.choose(name)
    if game.asked == "choose":
        game.decline()
    assert game.under("Lord") == ["Corile", "Torcon", "Fear Fang"][: 1 + number]


@pytest.mark.phrase("choose_and_put_under")
def test_time_changer_does_not_search_without_an_evolution_creature() -> None:
    game = Scenario(you=Side(hand=[TIME], mana=filler(water=3), battle=["Corile"], deck=exactly("Torcon", "Fear Fang")))
    assert game.use(TIME).zone(YOU, "deck") == ["Torcon", "Fear Fang"] and game.asked != "choose"


# --- Untapping ---
BELFEGIUS = "Belfegius, Emperor of Death"


@pytest.mark.phrase("creatures_may_stay_tapped")
@pytest.mark.parametrize("stays", [True, False])
def test_belfegius_destroys_what_untaps_and_everybody_may_leave_it_tapped(stays: bool) -> None:
    game = Scenario(
        you=Side(battle=[pile(BELFEGIUS, BIG)], shields=3), opponent=Side(battle=[tapped("Torcon")], shields=3)
    )
    game.end_turn().next_turn() if game.asked else game
    game.until("instead", OPPONENT)
    game = game.choose("Torcon") if stays else game.decline()
    game.settle()
    assert (game.where("Torcon") == "battle") is stays
    if stays:
        assert game.is_tapped("Torcon")


@pytest.mark.phrase("creatures_may_stay_tapped")
def test_belfegius_is_asked_about_effects_too() -> None:
    wake = written("Wake\nSpell - light - cost 1\nUntap all creatures.")
    game = Scenario(
        you=Side(battle=[tapped(pile(BELFEGIUS, BIG)), tapped("Torcon")], hand=[wake], mana=filler(light=1))
    )
    game.use("Wake")
    while game.asked == "instead":
        game = game.choose("Torcon") if game.can_choose("Torcon") else game.decline()
    assert game.where("Torcon") == "battle" and game.is_tapped("Torcon") and not game.is_tapped(BELFEGIUS)


# --- Elsewhere instead of the graveyard ---
PALORO = "Paloro, God of the Cycle"


@pytest.mark.phrase("hand_instead_of_graveyard_from_mana")
@pytest.mark.parametrize("returned", [True, False])
def test_paloro_returns_cards_of_the_mana_zone_to_the_hand(returned: bool) -> None:
    blast = "Blast\nSpell - fire - cost 1\nPut a card from your opponent's mana zone into their graveyard."
    game = Scenario(
        you=Side(battle=[PALORO], mana=["Corile"]),
        opponent=Side(
            hand=[written(blast)],
            mana=filler(fire=1),
        ),
        turn=OPPONENT,
    )
    game.use("Blast").expect(YOU, "instead")
    game = game.choose("Corile") if returned else game.decline()
    assert game.zone(YOU, "hand" if returned else "graveyard") == ["Corile"]


@pytest.mark.parametrize("linked", [True, False])
def test_paloro_charges_a_card_as_it_wins_while_it_is_linked(linked: bool) -> None:
    aloro = "Aloro, War God"
    game = Scenario(
        you=Side(hand=[PALORO], battle=[aloro], mana=filler(darkness=4, nature=4, fire=4), deck=["Corile"]),
        opponent=Side(battle=[tapped("Torcon")]),
    )
    game.use(PALORO)
    game = game.choose(aloro) if linked else game.decline()
    before = len(game.zone(YOU, "mana"))
    game.attack(aloro, "Torcon")
    while game.asked in ("may", "resolve", "choose"):
        game = game.accept() if game.asked == "may" else game.choose(game.options[0])
    assert (len(game.zone(YOU, "mana")) > before) is linked


SHALLOT = "Shallot, Knight of Valor"


@pytest.mark.phrase("mana_instead_of_graveyard_from_hand_or_battle")
@pytest.mark.parametrize("driven", [True, False])
def test_shallot_sends_cards_to_the_mana_zone_instead_this_turn(driven: bool) -> None:
    lose = written("Lose\nSpell - fire - cost 1\nDiscard a card from your hand.")
    game = Scenario(
        you=Side(
            hand=[SHALLOT, lose, KILL, "Corile"],
            battle=["Torcon"],
            mana=filler(light=2, nature=2, fire=3),
        )
    )
    game.use(SHALLOT, way="1 more light" if driven else None).use("Lose").choose("Corile")
    if driven:
        game.choose("Corile").decline()  # the spell itself stays one that goes to the graveyard
    assert ("Corile" in game.zone(YOU, "mana")) is driven
    game.use("Kill").choose("Torcon")
    if driven:
        game.choose("Torcon").decline()
    assert ("Torcon" in game.zone(YOU, "mana")) is driven


@pytest.mark.phrase("mana_instead_of_graveyard_from_hand_or_battle")
def test_shallot_may_be_declined() -> None:
    game = Scenario(
        you=Side(hand=[SHALLOT, KILL], battle=["Torcon"], mana=filler(light=2, nature=2, fire=1)),
    )
    game.use(SHALLOT, way="1 more light").use("Kill").choose("Torcon").decline().decline()
    assert "Torcon" in game.zone(YOU, "graveyard")


# --- Another card's ability ---
YAMATO, MUSHA = "Bolshack Yamato Dragon", "Bolmeteus Musha Dragon"


@pytest.mark.phrase("destroys_stronger")
@pytest.mark.parametrize("there", [True, False])
def test_yamato_lets_musha_dragon_destroy_stronger_creatures(there: bool) -> None:
    game = Scenario(
        you=Side(battle=[MUSHA, *[YAMATO] * there], hand=[] if there else [YAMATO], shields=2),
        opponent=Side(battle=[BIG, "Corile"], shields=4),
    )
    game.attack(MUSHA, OPPONENT)
    while game.asked in ("may", "choose") and not game.can_choose("Corile"):
        game = game.accept() if game.asked == "may" else game.choose(game.options[-1])
    if there:
        assert game.can_choose(BIG)
        game.choose(BIG)
    assert (game.where(BIG) == "graveyard") is there


@pytest.mark.phrase("destroys_stronger")
def test_without_yamato_no_text_is_changed() -> None:
    cards = [find_card("Corile"), find_card("Torcon")]
    assert as_altered(cards) == cards


def test_yamato_is_stronger_in_attacks_for_fire_cards_of_the_graveyard() -> None:
    seven = creature("Seven", FIRE, 7, 7500, "Human")
    for buried in (1, 2):
        game = Scenario(
            you=Side(battle=[YAMATO], graveyard=["Immortal Baron, Vorg"] * buried + ["Corile"]),
            opponent=Side(battle=[tapped(seven)]),
        )
        assert game.power(YAMATO) == 6000 and game.has(YAMATO, keywords.DOUBLE_BREAKER)
        assert (game.attack(YAMATO, "Seven").where(YAMATO) == "battle") is (buried == 2)


# --- Effects that keep creatures from attacking ---
KOALA = "Colonel Koala, Forest Commander"


@pytest.mark.phrase("attacks_despite_effects")
@pytest.mark.parametrize("driven", [True, False])
def test_koala_lets_a_creature_attack_that_an_effect_keeps_from_it(driven: bool) -> None:
    wall = creature("Wall", LIGHT, 2, 5000, "Human", cant_attack)
    game = Scenario(
        you=Side(hand=[KOALA], battle=[wall, "Torcon"], mana=filler(nature=3, light=1, fire=1)),
        opponent=Side(shields=3),
    )
    game.use(KOALA, way="1 more light card in" if driven else None)
    if driven:
        game.choose("Wall")
    assert bool(game.refused("Wall", "attack")) is not driven
    assert game.refused(KOALA, "attack")  # summoning sickness is no effect


def test_koala_gives_double_breaker() -> None:
    game = Scenario(you=Side(hand=[KOALA], battle=["Torcon"], mana=filler(nature=3, fire=1)), opponent=Side(shields=3))
    game.use(KOALA, way="1 more fire card in").choose("Torcon")
    assert game.has("Torcon", keywords.DOUBLE_BREAKER)


def test_nocturne_dragoon_discards_all_cards_of_a_name_that_is_known() -> None:
    name = "Nocturne Dragoon"
    game = Scenario(
        you=Side(hand=[name], mana=filler(darkness=5)),
        opponent=Side(hand=["Corile", "Corile", "Torcon"], graveyard=["Corile"]),
    )
    game.use(name).choose("Corile")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] * 3 and game.zone(OPPONENT, "hand") == ["Torcon"]


# --- Others battle ---
PAKONEKO = "Prisoned Pakoneko"
MATE = creature("Mate", NATURE, 5, 5000, "Dreammate")


@pytest.mark.phrase("may_have_others_battle")
@pytest.mark.parametrize("replaced", [True, False])
def test_pakoneko_lets_another_dreammate_battle(replaced: bool) -> None:
    game = Scenario(you=Side(battle=[PAKONEKO, MATE, "Torcon"]), opponent=Side(battle=[tapped("Corile")]))
    assert (game.power("Mate"), game.power("Torcon")) == (6000, 1000)
    game.attack(PAKONEKO, "Corile").expect(YOU, "instead", "no", "Mate")
    game = game.choose("Mate") if replaced else game.decline()
    assert (game.where("Corile") == "graveyard") is replaced
    assert (game.where(PAKONEKO) == "battle") is replaced and game.where("Mate") == "battle"
    assert not game.is_tapped("Mate")


@pytest.mark.phrase("may_have_others_battle")
def test_pakoneko_is_replaced_as_it_is_attacked_too() -> None:
    game = Scenario(
        you=Side(battle=[tapped(PAKONEKO), MATE], shields=2), opponent=Side(battle=["Corile"]), turn=OPPONENT
    )
    game.attack("Corile", PAKONEKO).expect(YOU, "instead").choose("Mate")
    assert game.where("Corile") == "graveyard" and game.where(PAKONEKO) == "battle"


@pytest.mark.parametrize("bee", [True, False])
def test_pakoneko_is_not_chosen_with_a_vehicle_bee(bee: bool) -> None:
    one = creature("Bee", FIRE, 2, 2000, "Vehicle Bee")
    game = Scenario(
        you=Side(battle=[PAKONEKO, "Torcon", *[one] * bee]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    assert game.can_choose(PAKONEKO) is not bee


# --- Rock-Paper-Scissors ---
SPAN = "Scissorspan, JK Sergeant"


@pytest.mark.phrase("ROCK_PAPER_SCISSORS", "whenever_opponent_throws_rock")
@pytest.mark.parametrize(
    ("mine", "theirs", "wins"),
    [
        ("rock", "scissors", True),
        ("scissors", "paper", True),
        ("paper", "rock", True),
        ("scissors", "rock", False),
        ("paper", "scissors", False),
        ("rock", "paper", False),
    ],
)
def test_scissorspan_attacks_at_once_if_it_wins(mine: str, theirs: str, wins: bool) -> None:
    game = Scenario(you=Side(hand=[SPAN], mana=filler(fire=2)), opponent=Side(battle=["Torcon", BIG], shields=2))
    game.use(SPAN).expect(YOU, "throw", "rock", "scissors", "paper").choose(mine)
    game.expect(OPPONENT, "throw", "rock", "scissors", "paper").choose(theirs)
    assert bool(game.refused(SPAN, "attack")) is not wins or game.over
    assert (game.where("Torcon") == "graveyard") is (theirs == "rock")


@pytest.mark.phrase("ROCK_PAPER_SCISSORS", "whenever_opponent_throws_rock")
def test_players_throw_until_one_has_won_and_each_throw_counts() -> None:
    game = Scenario(
        you=Side(hand=[SPAN], mana=filler(fire=2)), opponent=Side(battle=["Torcon", "Corile", "Fear Fang"], shields=2)
    )
    game.use(SPAN).choose("rock").choose("rock").choose("rock").choose("rock").choose("paper").choose("scissors")
    while game.asked == "choose":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "graveyard")) == 2


@pytest.mark.phrase("whenever_opponent_throws_paper")
@pytest.mark.parametrize("theirs", ["paper", "scissors"])
def test_bokko_rock_weakens_a_creature_or_takes_a_card(theirs: str) -> None:
    bokko = "Bokko Rock, JK Doll"
    game = Scenario(you=Side(battle=[bokko]), opponent=Side(battle=["Corile", BIG], hand=["Torcon"], shields=2))
    game.tap_ability(bokko).choose("rock").choose(theirs)
    if theirs == "scissors":
        game.choose("Corile")
    assert game.zone(OPPONENT, "graveyard") == (["Corile"] if theirs == "scissors" else ["Torcon"])


@pytest.mark.parametrize(("mine", "theirs"), [("scissors", "paper"), ("rock", "paper"), ("rock", "scissors")])
def test_rockderian_puts_a_creature_or_returns_one(mine: str, theirs: str) -> None:
    name = "JK Darkness Rockderian"
    game = Scenario(you=Side(hand=[name], mana=filler(darkness=5), graveyard=["Corile", BIG, "Torcon"]))
    game.use(name).choose(mine).choose(theirs)
    wins = (mine, theirs) != ("rock", "paper")
    while game.asked in ("resolve", "choose"):
        put = game.asked == "choose" and game.where("Corile") == "graveyard" and wins
        game.choose("Corile" if put and game.can_choose("Corile") else game.options[-1])
    assert (game.where("Corile") == "battle") is wins and (game.where("Torcon") == "hand") is (theirs == "paper")


@pytest.mark.phrase("whenever_opponent_throws_scissors")
@pytest.mark.parametrize("theirs", ["paper", "scissors"])
def test_an_ability_waits_for_scissors(theirs: str) -> None:
    judge = written(
        """Judge
        Creature - fire - cost 1 - power 1000 - Human
        When you put this creature into the battle zone, you and your opponent play Rock-Paper-Scissors.
        Whenever your opponent throws scissors, draw a card."""
    )
    game = Scenario(you=Side(hand=[judge], mana=filler(fire=1), deck=["Corile"]))
    game.use("Judge").choose("rock").choose(theirs)
    assert game.zone(YOU, "hand") == (["Corile"] if theirs == "scissors" else [])
