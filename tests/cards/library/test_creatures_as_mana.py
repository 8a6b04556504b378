"""Birds of Paradise, which is tapped as mana and flies, and Frog, which is tapped as mana of its own civilization."""

import pytest

from sim.cards.words import FIRE, LIGHT, blocker, creature, draw, spell
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, sick, tapped
from tests.cards.written import card as written

BIRDS, FROG = "Birds of Paradise", "Frog, Jumping Jack"
NOTE = spell("Note", FIRE, 2, draw(1))
EXTRA = (
    "you may tap 1 more darkness card in your mana zone. If you do, use its Over Drive ability when you put it into "
    "the battle zone: Draw a card."
)
MIXED = written("Mixed\nSpell - light/water - cost 3\n(This card is put into your mana zone tapped.)\nDraw a card.")


# --- Paying ---
@pytest.mark.phrase("taps_as_mana_of_all_civilizations", "taps_as_mana")
@pytest.mark.parametrize(("name", "possible"), [(BIRDS, True), (FROG, False), ("Torcon", False)])
def test_birds_yield_mana_of_any_civilization_and_frog_of_its_own(name: str, possible: bool) -> None:
    fire_missing = Scenario(you=Side(hand=[NOTE], mana=filler(nature=1), battle=[name], deck=filler(3)))
    assert (fire_missing.refused("Note") == "") is possible
    one_missing = Scenario(you=Side(hand=[NOTE], mana=filler(fire=1), battle=[name], deck=filler(3)))
    assert (one_missing.refused("Note") == "") is (name != "Torcon")
    if name != "Torcon":
        game = one_missing.use("Note")
        assert game.is_tapped(name) and game.untapped_mana(YOU) == 0


@pytest.mark.parametrize("how", [tapped, sick])
def test_birds_can_be_used_at_once_but_not_while_they_are_tapped(how: object) -> None:
    you = Side(hand=[NOTE], mana=filler(fire=1), battle=[how(BIRDS)], deck=filler(3))  # type: ignore[operator]
    assert (Scenario(you=you).refused("Note") == "") is (how is sick)


@pytest.mark.parametrize(("mana", "possible"), [({"light": 2}, True), ({"water": 2}, True), ({"fire": 2}, False)])
def test_birds_supply_one_civilization_and_not_two(mana: dict[str, int], possible: bool) -> None:
    game = Scenario(you=Side(hand=[MIXED], mana=filler(**mana), battle=[BIRDS], deck=filler(3)))
    assert (game.refused("Mixed") == "") is possible


@pytest.mark.parametrize(("mana", "possible"), [(4, True), (3, True), (2, False)])
@pytest.mark.parametrize("other", [False, True])
def test_birds_that_are_tapped_for_a_card_are_no_mana_for_it(mana: int, possible: bool, other: bool) -> None:
    """A creature is tapped once: for two less, or as one mana."""
    big = written(
        "Big\nCreature - fire - cost 5 - power 5000 - Human\nHyper Energy: While you are summoning this creature, you "
        "may tap any number of your creatures that have different costs. For each creature tapped in this way, it "
        "costs 2 less to summon. It can't cost less than 1."
    )
    more = [creature("Helper", FIRE, 4, 1000, "")] if other else []
    you = Side(hand=[big], mana=filler(fire=mana - (2 if other else 0)), battle=[BIRDS, *more])
    game = Scenario(you=you)
    assert (game.refused("Big") == "") is possible
    if possible:
        game.use("Big")
        while game.asked == "choose":
            game.choose(game.options[-1])
        assert game.where("Big") == "battle" and game.is_tapped(BIRDS)


def test_two_birds_supply_two_civilizations() -> None:
    game = Scenario(you=Side(hand=[MIXED], mana=filler(fire=1), battle=[BIRDS, BIRDS], deck=filler(3)))
    game.use("Mixed")
    assert game.is_tapped(f"{BIRDS}#1") and game.is_tapped(f"{BIRDS}#2")


def test_it_is_a_choice_what_is_tapped() -> None:
    you = Side(hand=[NOTE], mana=filler(fire=2), battle=[BIRDS], deck=filler(3))
    game = Scenario(you=you, choose_mana=True).use("Note")
    assert game.asked == "pay with" and game.can_choose(BIRDS)
    game.choose(BIRDS)
    assert game.is_tapped(BIRDS) and game.untapped_mana(YOU) == 1


def test_the_opponents_birds_are_no_mana_of_yours() -> None:
    game = Scenario(you=Side(hand=[NOTE], mana=filler(fire=1)), opponent=Side(battle=[BIRDS]))
    assert game.refused("Note") != ""


def test_birds_are_tapped_for_over_drive() -> None:
    drive = written(f"""
        Drive
        Creature - fire - cost 1 - power 1000 - Human
        Over Drive: While you are summoning this creature, {EXTRA}
    """)
    you = Side(hand=[drive], mana=filler(fire=1), battle=[BIRDS], deck=filler(3))
    game = Scenario(you=you).use("Drive", way="1 more darkness")
    assert game.is_tapped(BIRDS) and len(game.zone(YOU, "hand")) == 1


# --- Flying, and breaking nothing ---
WALL = creature("Wall", LIGHT, 2, 4000, "Human", blocker)


@pytest.mark.phrase("flying")
def test_a_flying_creature_is_attacked_and_blocked_by_flying_creatures_alone() -> None:
    flier = written("Flier\nCreature - fire - cost 2 - power 2000 - Human\nFlying\nBlocker")
    game = Scenario(you=Side(battle=["Torcon", flier]), opponent=Side(battle=[tapped(BIRDS), tapped("Corile")]))
    with pytest.raises(Illegal, match="can't attack it"):
        game.attack("Torcon", BIRDS)
    game = Scenario(you=Side(battle=["Torcon", flier]), opponent=Side(battle=[tapped(BIRDS)]))
    assert game.attack("Flier", BIRDS).where(BIRDS) == "graveyard"
    game = Scenario(you=Side(battle=[BIRDS]), opponent=Side(battle=[WALL, flier], shields=0))
    game.attack(BIRDS, OPPONENT).expect(OPPONENT, "block with", "no", "Flier")
    assert game.refused("Wall", "block") == "the attacking creature can't be blocked by creatures without flying"
    assert Scenario(you=Side(battle=[flier]), opponent=Side(battle=[WALL], shields=0)).attack("Flier").winner == YOU


@pytest.mark.phrase("cant_break_shields")
@pytest.mark.parametrize("shields", [1, 0])
def test_birds_break_no_shield_but_win_against_a_player_without_shields(shields: int) -> None:
    game = Scenario(you=Side(battle=[BIRDS]), opponent=Side(shields=shields)).attack(BIRDS, OPPONENT)
    assert game.over is (shields == 0) and len(game.zone(OPPONENT, "shields")) == shields


def test_no_effect_has_it_break_shields_either() -> None:
    hook = written("""
        Hook
        Creature - fire - cost 2 - power 2000 - Human
        This creature can't break shields.
        When you put this creature into the battle zone, break one of your opponent's shields.
    """)
    game = Scenario(you=Side(hand=[hook], mana=filler(fire=2), battle=["Torcon"]), opponent=Side(shields=1)).use("Hook")
    assert len(game.zone(OPPONENT, "shields")) == 1 and game.where("Hook") == "battle"
