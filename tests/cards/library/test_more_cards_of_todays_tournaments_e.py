"""More cards of the lists that tournaments are won with today: what is special about each, played."""

import pytest

from sim.cards.words import DARKNESS, FIRE, LIGHT, WATER, Card, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, tapped
from tests.cards.written import card

FANG, MANE, LIGER = "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos"
PIT, TOUCH, SERUM, HULCUS, GATE = "Terror Pit", "Ghost Touch", "Brain Serum", "Aqua Hulcus", "Spiral Gate"
WEAK = creature("Weak", DARKNESS, 2, 1000, "Human")
RAY = creature("Ray", LIGHT, 4, 4000, "Human")
COMMAND = creature("Command", FIRE, 5, 5000, "Flame Command")
OTHER = creature("Other", FIRE, 5, 5000, "Human")


def dragon(name: str, cost: int, civilizations: int = FIRE) -> Card:
    """A Dragon of this cost."""
    return creature(name, civilizations, cost, 6000, "Armored Dragon")


# --- Miracle Miradante ---
MIRADANTE = "Miracle Miradante"


@pytest.mark.parametrize(("top", "comes"), [(RAY, True), (MANE, False)])
def test_miracle_miradante_is_put_on_a_light_creature_of_the_deck(top: object, comes: bool) -> None:
    game = Scenario(
        you=Side(hand=[MIRADANTE], shields=0, deck=[top]),  # type: ignore[list-item]
        opponent=Side(battle=[COMMAND, OTHER]),
        turn=OPPONENT,
    )
    game.attack("Command").declare(MIRADANTE)
    while game.asked == "may":
        game.accept()
    assert (game.where(MIRADANTE) == "battle") == comes
    if comes:
        assert game.under(MIRADANTE) == ["Ray"]
        game.block(MIRADANTE)
        assert game.zone(OPPONENT, "graveyard") == ["Command"]


def test_miracle_miradante_blocks_and_stops_commands_that_are_there_for_a_round() -> None:
    late = creature("Late", FIRE, 1, 5000, "Flame Command")
    rush = card('Rush\nSpell - fire - cost 1\nAll your creatures get "speed attacker" until the end of the turn.')
    game = Scenario(
        you=Side(hand=[MIRADANTE], battle=[RAY], mana=filler(light=7), shields=5),
        opponent=Side(battle=[COMMAND, OTHER], hand=[late, rush], mana=filler(fire=2), shields=5),
    )
    game.use(MIRADANTE).end_turn().next_turn().until("use a card").use("Late").use("Rush")
    assert game.refused("Command", "attack") and not game.refused("Other", "attack")
    assert not game.refused("Late", "attack")  # it was not there (110.2e)
    game.attack("Other").block(MIRADANTE)
    assert game.zone(OPPONENT, "graveyard") == ["Rush", "Other"]


# --- Redzone X ---
REDZONE = "Redzone X, Forbidden Lightning Sonic"


@pytest.mark.parametrize("zone", ["hand", "graveyard", "battle"])
def test_redzone_x_invades_from_three_zones_and_seals(zone: str) -> None:
    mine: dict[str, list[object]] = {"battle": [COMMAND, OTHER], "hand": [], "graveyard": []}
    mine[zone] = [*mine[zone], pile(REDZONE, WEAK) if zone == "battle" else REDZONE]
    game = Scenario(you=Side(**mine), opponent=Side(battle=[LIGER, MANE], shields=5))  # type: ignore[arg-type]
    game.attack("Command").declare(REDZONE)
    if zone == "battle":
        assert "Weak" in game.zone(YOU, "battle")  # and it was not put into the battle zone
    else:
        game.choose(LIGER)
    assert game.under(REDZONE) == ["Command"] and game.seals(LIGER) == (zone != "battle")
    game.choose("shield 1", "shield 2")
    assert len(game.zone(OPPONENT, "shields")) == 3


def test_redzone_x_does_not_invade_an_attack_of_another_creature() -> None:
    game = Scenario(you=Side(battle=[OTHER], hand=[REDZONE]), opponent=Side(shields=5))
    game.attack("Other").choose("shield 1").settle()
    assert game.zone(YOU, "hand") == [REDZONE]


# --- Cyber K Wozurek ---
PLAIN = card("Plain Draw\nSpell - water - cost 1\nDraw a card.")
WOZUREK = "Cyber K Wozurek / Wozurek's Inquisition"


def test_cyber_k_wozurek_casts_spells_of_both_graveyards() -> None:
    dear = card("Dear\nSpell - water - cost 4\nDraw a card.")
    two = card("Two\nSpell - water - cost 3\nDraw 2 cards.")
    game = Scenario(
        you=Side(hand=[WOZUREK], graveyard=[PLAIN, dear], mana=filler(water=6), deck=[FANG] * 5),
        opponent=Side(graveyard=[two, PLAIN]),
    )
    game.use("Cyber K Wozurek")
    assert not game.can_choose("Dear") and game.can_choose("Two")
    game.choose("Plain Draw#1", "Two")
    assert len(game.zone(YOU, "hand")) == 3
    assert game.zone(YOU, "deck")[-1] == "Plain Draw" and game.zone(OPPONENT, "deck")[-1] == "Two"


def test_wozureks_inquisition_discards_a_cheap_card() -> None:
    game = Scenario(you=Side(hand=[WOZUREK], mana=filler(darkness=2)), opponent=Side(hand=[LIGER, MANE, HULCUS]))
    game.use("Wozurek's Inquisition")
    assert not game.can_choose(LIGER)
    game.choose(HULCUS)
    assert game.zone(OPPONENT, "graveyard") == [HULCUS]


# --- Isekai Program ---
@pytest.mark.parametrize("mine", [True, False])
def test_isekai_program_gives_the_owner_a_cheaper_creature_of_their_deck(mine: bool) -> None:
    name = "Isekai Program"
    six = creature("Six", FIRE, 6, 6000, "Human")
    deck = exactly(LIGER, SERUM, HULCUS, FANG)
    game = Scenario(
        you=Side(hand=[name], mana=filler(water=5), battle=[six] if mine else [], deck=deck if mine else 5),
        opponent=Side(battle=[] if mine else [six], deck=deck if not mine else 5),
    )
    owner = YOU if mine else OPPONENT
    game.use(name)
    assert game.zone(owner, "graveyard")[0] == "Six" and game.zone(owner, "battle") == [HULCUS]
    assert len(game.zone(1 - owner, "battle")) == 0


def test_isekai_program_finds_nothing_as_dear_as_the_destroyed_one() -> None:
    game = Scenario(
        you=Side(hand=["Isekai Program"], mana=filler(water=5)),
        opponent=Side(battle=[HULCUS], deck=exactly(LIGER, HULCUS, "Corile")),
    )
    game.use("Isekai Program")
    assert game.zone(OPPONENT, "battle") == [] and len(game.zone(OPPONENT, "deck")) == 3


# --- Bolshack Secret Dragon ---
SECRET = "Bolshack Secret Dragon"


@pytest.mark.phrase("attack_chance_of_creature")
def test_bolshack_secret_dragon_is_summoned_when_a_great_dragon_attacks() -> None:
    game = Scenario(
        you=Side(battle=[dragon("Great", 7), dragon("Small", 6), dragon("Cold", 7, WATER)], hand=[SECRET]),
        opponent=Side(shields=5, battle=[LIGER]),
    )
    for name in ("Small", "Cold"):
        game.attack(name).choose("shield 1").settle()
    assert game.zone(YOU, "hand") == [SECRET]
    game.attack("Great").declare(SECRET)
    assert SECRET in game.zone(YOU, "battle") and game.zone(YOU, "hand") == []
    game.choose("shield 1").settle()
    assert game.refused(SECRET, "attack") == ""  # a creature, as a Mach fighter


@pytest.mark.parametrize(("top", "returns"), [("Dragon", True), ("Human", False)])
def test_bolshack_secret_dragon_charges_and_takes_a_card_for_a_dragon(top: str, returns: bool) -> None:
    first = dragon("Top", 4) if top == "Dragon" else OTHER
    game = Scenario(you=Side(battle=[SECRET], deck=[first], mana=[MANE]), opponent=Side(shields=5))
    game.attack(SECRET)
    assert game.can_choose(MANE) == returns and len(game.zone(YOU, "mana")) == 2


# --- Crystal Tune ---
CRYSTAL = "Crystal Tune / Crystal Doom"


@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_crystal_tune_lets_a_player_draw_three_and_discard_two(player: int) -> None:
    game = Scenario(
        you=Side(hand=[CRYSTAL, LIGER], mana=filler(water=3), deck=[MANE, FANG, HULCUS]),
        opponent=Side(hand=[LIGER], deck=[MANE, FANG, HULCUS]),
    )
    game.use("Crystal Tune").choose(player)
    assert game.player_asked == player
    game.choose(MANE, FANG)
    assert sorted(game.zone(player, "hand")) == sorted([LIGER, HULCUS])
    assert len(game.zone(player, "graveyard")) == 2
    assert len(game.zone(1 - player, "hand")) == 1
    game.choose(game.options[1])
    assert int(game.record.upside_down.sum()) == 1  # a card of the mana zone lies face down


def test_crystal_doom_summons_zeniths_and_unknowns() -> None:
    zenith = card(
        "Top\nCreature - colorless - cost 11 - power 9000 - Zenith\nWhen you summon this creature, draw a card."
    )
    unknown = card("Strange\nCreature - colorless - cost 8 - power 9000 - Unknown")
    game = Scenario(
        you=Side(hand=[CRYSTAL, zenith, unknown, MANE], mana=filler(water=11), deck=[FANG, HULCUS, SERUM, PIT])
    )
    game.use("Crystal Doom")
    assert not game.can_choose(MANE)
    game.choose("Top", "Strange")
    assert sorted(game.zone(YOU, "battle")) == ["Strange", "Top"] and len(game.zone(YOU, "hand")) == 5


# --- Snow Faeries ---
STEJURA, KALMIA = "Stejura, Samuraikind", "Kalmia Dydanos, World Tree Faerie"
FAIRY = card("Fairy\nCreature - nature - cost 2 - power 2000 - Snow Faerie")


@pytest.mark.parametrize(("fairies", "free"), [(3, True), (2, False)])
def test_stejura_comes_for_nothing_with_three_snow_faeries_and_returns_more(fairies: int, free: bool) -> None:
    game = Scenario(you=Side(hand=[STEJURA], battle=[FAIRY] * fairies, graveyard=[FAIRY, MANE], mana=[tapped(FAIRY)]))
    assert (game.refused(STEJURA) == "") == free
    if free:
        game.use(STEJURA).accept()
        assert not game.can_choose(MANE)
        game.choose(f"Fairy#{fairies + 1}").choose(f"Fairy#{fairies + 2}")
        assert game.zone(YOU, "hand") == ["Fairy", "Fairy"] and game.zone(YOU, "mana") == []


@pytest.mark.parametrize("name", [STEJURA, KALMIA])
def test_they_battle_for_snow_faeries(name: str) -> None:
    game = Scenario(you=Side(battle=[name, FAIRY, WEAK]), opponent=Side(battle=[tapped(LIGER), tapped(MANE)]))
    game.attack("Fairy", LIGER).accept()
    assert game.zone(OPPONENT, "graveyard") == [LIGER] and "Fairy" in game.zone(YOU, "battle")
    game.attack("Weak", MANE)
    assert "Weak" in game.zone(YOU, "graveyard")


def test_kalmia_makes_snow_faeries_blockers_that_untap_and_cannot_be_chosen() -> None:
    game = Scenario(
        you=Side(battle=[KALMIA, FAIRY, WEAK]),
        opponent=Side(battle=[MANE], hand=[PIT], mana=filler(darkness=6), shields=5),
    )
    assert "players" in game.refused(KALMIA, "attack the player") or game.refused(KALMIA, "attack")
    game.attack("Fairy").choose("shield 1").settle()
    game.attack("Weak").choose("shield 1").settle().end_turn()
    assert not game.is_tapped("Fairy") and game.is_tapped("Weak")
    game.next_turn().until("use a card").use(PIT)
    assert game.can_choose(KALMIA) and game.can_choose("Weak") and not game.can_choose("Fairy")
    game.choose("Weak").attack(MANE).block("Fairy")
    assert game.asked == "may" or game.asked == "instead"


@pytest.mark.parametrize(("fairies", "cost"), [(1, 10), (4, 4), (6, 3)])
def test_kalmia_costs_two_less_for_each_snow_faerie_but_never_less_than_three(fairies: int, cost: int) -> None:
    mana = filler(light=1, water=1, nature=max(cost - 2, 1))
    assert not Scenario(you=Side(hand=[KALMIA], battle=[FAIRY] * fairies, mana=mana)).refused(KALMIA)
    assert Scenario(you=Side(hand=[KALMIA], battle=[FAIRY] * fairies, mana=mana[:-1])).refused(KALMIA)
