"""Cards that came into the library with ready-made decks: what is special about each of them, played."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

ZODIAC = "Zodiac, Chanting Cathedral"
CROSSFIRE = "Crossfire, Millionaire"
REVIVER = "Startdash Reviver, Crystalline Shadow"
RABIRIPIT = "Rabiripit, Remembrance Doll"
GRAVES = ["Fear Fang", "Fear Fang", "Burning Mane", "Burning Mane", "Torcon", "Torcon"]


@pytest.mark.parametrize(("light", "stays_tapped"), [(5, True), (4, False)])
def test_zodiac_holds_down_what_it_taps_if_there_are_five_light_cards(light: int, stays_tapped: bool) -> None:
    game = Scenario(
        you=Side(hand=[ZODIAC], mana=filler(light=light, fire=5)),
        opponent=Side(battle=["Corile", "Aqua Hulcus", "Torcon", "Fear Fang"]),
    )
    game.use(ZODIAC).choose("Corile", "Aqua Hulcus", "Torcon").settle()
    assert game.is_tapped("Corile") and not game.is_tapped("Fear Fang")
    game.next_turn()
    assert (game.turn_player, game.is_tapped("Corile"), game.is_tapped("Torcon")) == (
        OPPONENT,
        stays_tapped,
        stays_tapped,
    )


@pytest.mark.parametrize(
    ("side", "free"),
    [
        (Side(hand=[CROSSFIRE], graveyard=GRAVES), True),
        (Side(hand=[CROSSFIRE], graveyard=GRAVES[1:]), False),
        (Side(hand=[CROSSFIRE], graveyard=GRAVES, battle=[CROSSFIRE]), False),
    ],
)
def test_crossfire_is_free_with_six_creatures_in_the_graveyard_and_none_in_the_battle_zone(
    side: Side, free: bool
) -> None:
    game = Scenario(you=side)
    if free:
        assert game.use(CROSSFIRE).zone(YOU, "battle") == [CROSSFIRE]
    else:
        assert game.refused(CROSSFIRE, "use")


def test_crossfire_has_a_million_more_power_while_it_attacks() -> None:
    game = Scenario(you=Side(battle=[CROSSFIRE]), opponent=Side(battle=[tapped("Deathliger, Lion of Chaos")]))
    game.attack(CROSSFIRE, "Deathliger, Lion of Chaos").settle()
    assert game.zone(OPPONENT, "graveyard") == ["Deathliger, Lion of Chaos"]
    assert game.power(CROSSFIRE) == 7000


def test_startdash_reviver_brings_back_a_creature_that_costs_three_or_less() -> None:
    game = Scenario(
        you=Side(
            hand=[REVIVER],
            mana=filler(water=3, darkness=2),
            battle=["Corile"],
            graveyard=["Aqua Hulcus", "Crystal Lancer"],
        )
    )
    game.use(REVIVER)
    assert not game.can_choose("Crystal Lancer")
    game.choose("Aqua Hulcus").settle()
    assert sorted(game.zone(YOU, "battle")) == ["Aqua Hulcus", REVIVER]


def test_evol_meracchi_finds_an_evolution_creature_among_four_cards() -> None:
    deck = ["Torcon", "Crystal Lancer", "Corile", "Fear Fang", "Crystal Paladin"]
    game = Scenario(you=Side(hand=["Evol Meracchi"], mana=filler(fire=3), deck=deck))
    game.use("Evol Meracchi")
    assert not game.can_choose("Corile") and not game.can_choose("Crystal Paladin")
    game.choose("Crystal Lancer").expect(YOU, "order", "Torcon", "Corile", "Fear Fang")
    assert game.zone(YOU, "hand") == ["Crystal Lancer"]


@pytest.mark.parametrize(("card", "costs"), [("Chaos Worm", ("4", "5")), ("Photocide, Lord of the Wastes", ())])
def test_fuuma_ravaal_takes_one_off_darkness_evolution_creatures_alone(card: str, costs: tuple[str, ...]) -> None:
    game = Scenario(you=Side(hand=[card], battle=["Fuuma Ravaal, the Reaper", "Horrid Worm"], mana=filler(darkness=5)))
    game.use(card)
    if costs:
        game.expect(YOU, "cost to pay", *costs).choose(4)
    assert game.untapped_mana(YOU) == (1 if costs else 0)


@pytest.mark.parametrize("own_turn", [True, False])
def test_rabiripit_empties_the_hand_for_a_card_of_eight_on_the_own_turn(own_turn: bool) -> None:
    game = Scenario(
        you=Side(hand=["Lost Soul"], battle=[RABIRIPIT], mana=filler(darkness=10)),
        opponent=Side(hand=["Corile", "Torcon", "Fear Fang"]),
    )
    if own_turn:
        game.use("Lost Soul").settle()
    assert len(game.zone(OPPONENT, "hand")) == (0 if own_turn else 3)
