"""Groups 7F, 7J and 10 of the rules catalogue: the spells and creatures that put psychic creatures."""

import pytest

from sim.cards.words import DARKNESS, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, filler

SMALL = ["Untouchable, Temporal Hero", "Caiman, Temporal Flower", "Aqua Cutlass, Temporal Swordsman"]
GANVEET = "Black Ganveet, Temporal Wicked Soldier"
LARGE = ["Gaial Kaiser, the Victorious", "Dravita, Temporal Pressure Elemental"]


def hole(name: str, *hyperspatial: str, **zones: object) -> Scenario:
    """You are about to cast this spell."""
    mana = filler(light=2, water=2, darkness=2, fire=2, nature=2)
    opponent = Side(battle=["Corile", "Fear Fang"], hand=1)
    return Scenario(you=Side(hand=[name], mana=mana, hyperspatial=hyperspatial, **zones), opponent=opponent)  # type: ignore[arg-type]


@pytest.mark.rule("7F.01", "7J.05", "10.30", "5B.21")
def test_7f_01_a_hyperspatial_spell_puts_several_cheap_psychic_creatures_or_one_of_its_civilization() -> None:
    """Hyperspatial Bolshack Hole: total cost 5 or less, or one fire creature that costs 7 or less."""
    several = hole("Hyperspatial Bolshack Hole", *SMALL, *LARGE).use("Hyperspatial Bolshack Hole", "Corile")
    several.expect(YOU, "choose one", "0", "1")
    several.choose(0)
    several.expect(YOU, "choose", "no", *SMALL)
    several.choose("Untouchable, Temporal Hero")
    assert several.zone(YOU, "battle") == ["Untouchable, Temporal Hero"]  # nothing else fits into the remaining 3
    one = hole("Hyperspatial Bolshack Hole", *SMALL, *LARGE).use("Hyperspatial Bolshack Hole", "Corile")
    one.choose(1)  # of the two that cost 7, only one is fire
    assert one.zone(YOU, "battle") == ["Gaial Kaiser, the Victorious"]
    assert sorted(one.zone(YOU, "hyperspatial")) == sorted([*SMALL, "Dravita, Temporal Pressure Elemental"])


@pytest.mark.rule("7F.01", "7J.05")
@pytest.mark.parametrize(
    ("spell", "large", "effect"),
    [
        ("Hyperspatial Energy Hole", "Aqua Cutlass, Temporal Swordsman", lambda game: len(game.zone(YOU, "hand")) == 1),
        ("Hyperspatial Faerie Hole", "Caiman, Temporal Flower", lambda game: len(game.zone(YOU, "mana")) == 11),
        ("Hyperspatial Shiny Hole", LARGE[1], lambda game: game.is_tapped("Corile")),
        ("Hyperspatial Dravita Hole", LARGE[1], lambda game: game.zone(YOU, "hand") == ["Bloody Cross"]),
        ("Hyperspatial Revive Hole", GANVEET, lambda game: game.where("Torcon") == "hand"),
    ],
)  # fmt: skip
def test_7f_01_each_hole_has_an_effect_of_its_own_and_a_civilization(spell: str, large: str, effect: object) -> None:
    psychics = ["Aqua Cutlass, Temporal Swordsman", "Caiman, Temporal Flower", LARGE[1]]
    game = hole(spell, *psychics, "Black Ganveet, Temporal Wicked Soldier", graveyard=["Bloody Cross", "Torcon"])
    game.use(spell)
    if game.asked == "choose":  # the creature to tap
        game.choose("Corile")
    assert effect(game)  # type: ignore[operator]
    game.choose(1)
    assert game.zone(YOU, "battle") == [large]


@pytest.mark.rule("7F.11", "7J.05")
def test_7f_11_a_creature_puts_psychic_creatures_too() -> None:
    """Geo Baribari Miranda, Retisha and Come On Pippi; the cost is that of the lower side."""
    game = hole("Geo Baribari Miranda", *SMALL, *LARGE, "Ryusei Kaiser, the Victorious").use("Geo Baribari Miranda")
    game.expect(YOU, "choose", "Untouchable, Temporal Hero", "Caiman, Temporal Flower", "Ryusei Kaiser, the Victorious")
    game = hole("Retisha, Guide of Victory", *SMALL, "Prin Prin, the Victorious").use("Retisha, Guide of Victory")
    assert "Prin Prin, the Victorious" in game.zone(YOU, "battle")
    game = hole("Come On Pippi", *SMALL, *LARGE).use("Come On Pippi").choose(1)
    assert len(game.zone(YOU, "battle")) == 1  # no fire psychic creature costs 6 or less


PRIN, RYUSEI, GAIAL = "Prin Prin, the Victorious", "Ryusei Kaiser, the Victorious", "Gaial Kaiser, the Victorious"
ORE = "Gaial Ore Dragon, the Vainglory"


def link(last: str) -> Scenario:
    """You have two of the three and put the last one."""
    spell = "Hyperspatial Gallows Hole" if last == RYUSEI else "Hyperspatial Bolshack Hole"
    game = hole(spell, last, battle=[part for part in (PRIN, RYUSEI, GAIAL) if part != last]).use(spell, "Corile")
    if game.asked == "choose one":
        game.choose(0 if last == PRIN else 1)
    if game.asked == "choose" and game.options[0] == "no":
        game.choose(last)
    if game.asked == "resolve":
        game.choose(ability(PRIN, "Victory Psychic Link") if last == PRIN else PRIN)
    return game


@pytest.mark.rule("7F.05", "7F.06", "10.34")
@pytest.mark.parametrize("last", [PRIN, RYUSEI, GAIAL])
def test_7f_05_victory_psychic_link_happens_as_soon_as_the_last_part_is_there(last: str) -> None:
    """In the middle of a turn, whichever is the last. What it said of its arrival is still resolved (110.5)."""
    game = link(last)
    assert game.zone(YOU, "battle") == [ORE]
    assert (game.power(ORE), game.under(ORE)) == (26000, [f"{ORE} (cell)"] * 2)


@pytest.mark.rule("7F.07", "10.35", "7F.10")
def test_7f_07_the_linked_creature_attacks_at_once_and_leaves_one_cell() -> None:
    """Gaial Ore Dragon breaks all shields; destroyed, it leaves Prin Prin, and the others stay, tapped as it was."""
    terror = Scenario(
        you=Side(battle=[PRIN, RYUSEI], hyperspatial=[GAIAL], hand=["Hyperspatial Bolshack Hole"], mana=filler(fire=5)),
        opponent=Side(shields=["Terror Pit", *filler(3)], battle=["Fear Fang"]),
    )
    terror.use("Hyperspatial Bolshack Hole").choose(1)
    while terror.asked == "resolve":
        terror.choose(PRIN)
    terror.attack(ORE)
    terror.declare("Terror Pit")
    assert (terror.player_asked, terror.asked) == (YOU, "let leave")
    assert len(terror.zone(OPPONENT, "hand")) == 3  # a world breaker breaks all four
    terror.session.answer(0)
    assert (terror.player_asked, terror.asked) == (YOU, "attack with")  # 806.2a: which of the two is still attacking
    terror.choose(GAIAL)
    assert sorted(terror.zone(YOU, "battle") + terror.zone(YOU, "hyperspatial")) == sorted([PRIN, RYUSEI, GAIAL])
    assert (len(terror.zone(YOU, "hyperspatial")), terror.zone(YOU, "graveyard")) == (1, ["Hyperspatial Bolshack Hole"])
    assert all(terror.is_tapped(name) for name in terror.zone(YOU, "battle"))


REDZONE = "Redzone X, Temporal Forbidden"


@pytest.mark.rule("7F.09", "7F.01", "10.33")
def test_7f_09_an_evolution_psychic_creature_comes_by_parallel_invasion_and_awakens_without_its_base() -> None:
    """Redzone X: the cards under it go, and as it is no evolution creature then, it stays by itself."""
    commander = creature("Commander", DARKNESS, 5, 4000, "Demon Command")
    game = Scenario(
        you=Side(battle=[commander], hyperspatial=[REDZONE], hand=["Torcon"]),
        opponent=Side(battle=["Fear Fang"], shields=5),
        turn_number=9,
    )
    game.attack("Commander").accept()
    assert (game.zone(YOU, "battle"), game.under(REDZONE)) == ([REDZONE], ["Commander"])
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "battle")) == (["Torcon"], [])  # -9000
    for _ in range(2):
        while not game.turn_is_over:
            if game.asked == "break":
                game.choose(game.options[-1])
            else:
                game.decline()
        game.next_turn()
    assert game.zone(YOU, "battle") == ["Redzone Basara, Final Awakened"]
    assert (game.under("Redzone Basara, Final Awakened"), sorted(game.zone(YOU, "graveyard"))) == (
        [],
        ["Commander", "Torcon"],
    )
