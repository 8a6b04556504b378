"""Cards of DM26-RP1 and DM26-RP2 that were read from Japanese: what is special about each, played."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, face_up, filler, fortified, pile, tapped
from tests.cards.written import card

SAEPOYO, MARINYAN, TOWER = "雪精 サエポヨ。", "雪精 マリニャン。", "インビンシブル・タワー"
ADVENT, DECISION, PUCHOHENZA = "アドベント・チャージャー", "宝魂剣と獄門盾の決断", "百族の団長 プチョヘンザ斧"
VERMUT, BOXER = "鎧亜目邪王類 デス＝ヴェルムート", "鎧亜寄生パラス・ボクサー"
NAGA, BOND = "蛇王のL ナーガ", "叛逆の絆"


def sized(name: str, power: int, civilization: str = "fire") -> str:
    """A creature that costs 3."""
    return card(f"{name}\nCreature - {civilization} - cost 3 - power {power} - Human")


CHARGE = card("Charge\nSpell - water - cost 1\nPut a card from your hand into your mana zone.")
SMALL, BIG, FOE = sized("Small", 1000), sized("Big", 9000), sized("Foe", 5000)


@pytest.mark.phrase("super_guardman")
@pytest.mark.parametrize("replaced", [True, False])
def test_609_saepoyo_is_tapped_and_battles_instead_of_another_creature(replaced: bool) -> None:
    game = Scenario(you=Side(battle=[SAEPOYO, SMALL]), opponent=Side(battle=[tapped(FOE)]))
    game.attack("Small", "Foe").expect(YOU, "instead", "no", SAEPOYO)
    game = game.choose(SAEPOYO) if replaced else game.decline()
    assert (game.where("Foe") == "graveyard") is replaced
    assert (game.where("Small") == "battle") is replaced and game.is_tapped(SAEPOYO) is replaced


@pytest.mark.phrase("super_guardman")
def test_609_a_super_guardman_protects_an_attacked_creature_but_not_while_it_is_tapped() -> None:
    game = Scenario(you=Side(battle=[SAEPOYO, tapped(SMALL)]), opponent=Side(battle=[FOE]), turn=OPPONENT)
    game.attack("Foe", "Small").choose(SAEPOYO)
    assert game.where("Foe") == "graveyard" and game.where("Small") == "battle"
    game = Scenario(you=Side(battle=[tapped(SAEPOYO), tapped(SMALL)]), opponent=Side(battle=[FOE]), turn=OPPONENT)
    assert game.attack("Foe", "Small").where("Small") == "graveyard"


def test_saepoyo_costs_less_for_your_creatures() -> None:
    game = Scenario(you=Side(hand=[SAEPOYO], battle=[SMALL, SMALL, SMALL], mana=filler(nature=4)))
    assert game.use(SAEPOYO).where(SAEPOYO) == "battle"


@pytest.mark.phrase("super_guardman")
@pytest.mark.parametrize(("power", "replaced"), [(9000, True), (14000, False)])
def test_a_player_taps_a_super_guardman_only_to_win_the_battle(power: int, replaced: bool) -> None:
    game = Scenario(
        you=Side(battle=[SAEPOYO, tapped(SMALL)]),
        opponent=Side(battle=[sized("Foe", power)]),
        turn=OPPONENT,
        you_are="control",
    )
    game.attack("Foe", "Small")
    assert (game.where("Small") == "battle") is replaced and game.is_tapped(SAEPOYO) is replaced


def test_marinyan_attacks_only_after_another_of_your_creatures() -> None:
    game = Scenario(you=Side(battle=[MARINYAN, SMALL]), opponent=Side(shields=4))
    assert game.refused(MARINYAN, "attack")
    game.attack("Small", OPPONENT).choose("shield 1")
    assert not game.refused(MARINYAN, "attack")


@pytest.mark.phrase("battles_for_others")
def test_609_what_must_battle_for_others_asks_nobody_and_only_against_the_opponents() -> None:
    guard = card(
        "Guard\nCreature - light - cost 3 - power 9000 - Human\nWhenever one of your other creatures would battle one"
        " of your opponent's creatures, this creature battles instead."
    )
    game = Scenario(you=Side(battle=[guard, SMALL]), opponent=Side(battle=[tapped(FOE)]))
    assert game.attack("Small", "Foe").where("Foe") == "graveyard" and game.where("Small") == "battle"
    clash = card(
        "Clash\nSpell - fire - cost 1\nChoose one of your creatures. Choose another creature, and those 2 creatures"
        " battle."
    )
    game = Scenario(you=Side(hand=[clash], battle=[guard, SMALL, FOE], mana=filler(fire=1)))
    assert game.use("Clash").choose("Small").choose("Foe").where("Small") == "graveyard"


@pytest.mark.phrase("may_battle_for_others")
def test_609_what_may_battle_against_the_opponents_creatures_is_not_asked_about_your_own() -> None:
    guard = card(
        "Guard\nCreature - light - cost 3 - power 9000 - Human\nWhenever one of your other creatures that has"
        ' "speed attacker" would battle one of your opponent\'s creatures, you may have this creature battle instead.'
    )
    fast = card("Fast\nCreature - fire - cost 3 - power 1000 - Human\nSpeed attacker")
    game = Scenario(you=Side(battle=[guard, fast, SMALL]), opponent=Side(battle=[tapped(FOE), tapped(FOE)]))
    game.attack("Fast", "Foe").choose("Guard")
    assert game.where("Fast") == "battle" and len(game.zone(OPPONENT, "graveyard")) == 1
    assert game.attack("Small", "Foe").where("Small") == "graveyard"


@pytest.mark.phrase("this_spell_costs_less_for_each")
@pytest.mark.parametrize(("mana", "castable"), [(7, True), (6, False)])
def test_invincible_tower_costs_3_less_for_each_cheap_element(mana: int, castable: bool) -> None:
    dear = card("Dear\nCreature - fire - cost 4 - power 1000 - Human")
    game = Scenario(you=Side(hand=[TOWER], battle=[SMALL, BIG, dear], mana=filler(nature=mana)))
    assert bool(game.refused(TOWER)) is not castable
    if castable:
        game.use(TOWER)
        assert [game.power(one) for one in ("Small", "Big", "Dear")] == [10000, 18000, 10000]


def test_invincible_tower_lets_each_break_three_shields() -> None:
    game = Scenario(you=Side(hand=[TOWER], battle=[SMALL], mana=filler(nature=10)), opponent=Side(shields=4))
    game.use(TOWER).attack("Small", OPPONENT).choose("shield 1", "shield 2", "shield 3")
    assert len(game.zone(OPPONENT, "shields")) == 1


def test_advent_charger_uses_a_card_that_is_no_creature_and_goes_to_the_mana_zone() -> None:
    draws = card("Draws\nSpell - water - cost 3\nDraw 2 cards.")
    gear = card("Gear\nCross Gear - fire - cost 3\nThe crossed creature gets +1000 power.")
    dear = card("Dear\nSpell - water - cost 4\nDraw 2 cards.")
    for name, zone in (("Draws", "graveyard"), ("Gear", "battle")):
        game = Scenario(you=Side(hand=[ADVENT, draws, gear, dear, SMALL], mana=filler(light=4), deck=5))
        game.use(ADVENT)
        assert not game.can_choose("Small") and not game.can_choose("Dear")
        assert game.choose(name).where(name) == zone and game.where(ADVENT) == "mana"


@pytest.mark.parametrize(("power", "triggers"), [(5000, True), (4000, False)])
def test_113_6b_the_decision_is_a_shield_trigger_with_a_strong_creature(power: int, triggers: bool) -> None:
    game = Scenario(
        you=Side(shields=[DECISION], battle=[sized("Mine", power)], graveyard=[SMALL]),
        opponent=Side(battle=[FOE], shields=2),
        turn=OPPONENT,
    )
    game.attack("Foe", YOU)
    assert (DECISION in game.options) is triggers
    if triggers:
        game.declare(DECISION).choose(0, 2).choose("shield 1")
        assert game.where("Small") == "battle" and len(game.zone(OPPONENT, "shields")) == 1


def test_puchohenza_puts_an_element_a_shield_and_mana_after_attacking() -> None:
    game = Scenario(
        you=Side(battle=[PUCHOHENZA], shields=1, deck=exactly("Torcon", "Fear Fang", SMALL, "Corile")),
        opponent=Side(shields=5),
    )
    game.attack(PUCHOHENZA, OPPONENT).choose("shield 1", "shield 2", "shield 3", "shield 4")
    game.choose("Torcon").choose("Fear Fang")
    assert game.where("Torcon") == "battle" and game.zone(YOU, "mana") == ["Small"]
    assert "Fear Fang" in game.zone(YOU, "shields") and game.zone(YOU, "deck") == ["Corile"]


@pytest.mark.phrase("may")
@pytest.mark.parametrize("accepted", [True, False])
def test_vermut_may_have_the_opponent_discard_for_a_darkness_card(accepted: bool) -> None:
    game = Scenario(
        you=Side(battle=[VERMUT], hand=["Terror Pit", CHARGE], mana=filler(water=1)),
        opponent=Side(hand=["Torcon", "Corile"]),
    )
    game.use("Charge")
    if accepted:
        game.accept().expect(OPPONENT, "choose", "Torcon", "Corile").choose("Corile")
    else:
        game.decline()
    assert game.zone(OPPONENT, "graveyard") == (["Corile"] if accepted else [])


def test_boxer_makes_a_creature_attack_until_your_next_turn() -> None:
    game = Scenario(
        you=Side(battle=[BOXER], hand=["Bolshack Dragon", CHARGE], mana=filler(water=1), shields=3),
        opponent=Side(battle=[SMALL], shields=3, deck=5),
    )
    game.use("Charge").choose("Small").next_turn().decline()  # charges nothing: the only creature attacks
    assert game.asked == "block with" and game.block(BOXER).where("Small") == "graveyard"
    assert game.where(BOXER) == "battle"


@pytest.mark.phrase("opponent_chooses_one_of")
@pytest.mark.parametrize(("mode", "zone"), [(0, "graveyard"), (1, "deck")])
def test_700_2_the_opponent_chooses_what_becomes_of_the_creature_that_naga_has_chosen(mode: int, zone: str) -> None:
    game = Scenario(
        you=Side(battle=[pile(NAGA, sized("Base", 1000, "water"))]),
        opponent=Side(battle=[FOE, BIG], shields=3, deck=exactly("Torcon")),
    )
    game.attack(NAGA, OPPONENT).choose("Foe").expect(OPPONENT, "choose one", "0", "1").choose(mode)
    assert game.where("Foe") == zone and game.where("Big") == "battle"


@pytest.mark.parametrize(("mode", "deck"), [(0, ["Foe", "Torcon"]), (1, ["Torcon", "Foe"])])
def test_bond_puts_a_creature_on_the_top_or_bottom_as_the_opponent_wants(mode: int, deck: list[str]) -> None:
    base = sized("Base", 1000, "water")
    game = Scenario(
        you=Side(hand=[BOND], battle=[base], mana=filler(water=4)),
        opponent=Side(battle=[FOE], deck=exactly("Torcon")),
    )
    assert game.use(BOND).choose(mode).zone(OPPONENT, "deck") == deck


@pytest.mark.parametrize(("top", "comes"), [("water", True), ("fire", False)])
def test_bond_comes_onto_a_water_creature_of_the_deck_without_shields(top: str, comes: bool) -> None:
    game = Scenario(
        you=Side(hand=[BOND], shields=0, deck=exactly(sized("Top", 1000, top), "Torcon")),
        opponent=Side(battle=[FOE], deck=exactly("Torcon")),
        turn=OPPONENT,
    )
    game.attack("Foe", YOU).declare(BOND)
    assert (game.under(BOND) if comes else game.where(BOND)) == (["Top"] if comes else "hand")


@pytest.mark.phrase("YOUR_FACE_UP_SHIELDS")
def test_304_2_michelangelo_counts_shields_that_lie_face_up_and_no_castles() -> None:
    """304.2, 113.2: a castle is not part of the shield that it fortifies; a shield counts once for all its cards."""
    name = "熱血美刃 ミケランジェロ"
    both = pile(face_up("Torcon"), face_up("Corile"))
    game = Scenario(
        you=Side(
            hand=[name],
            mana=filler(light=3, water=3),
            shields=[fortified("Fear Fang", "Rose Castle"), both, face_up("Burning Mane"), "Aqua Guard"],
            deck=["Torcon"] * 10,
        ),
    )
    game.use(name).decline()
    while game.asked == "may":
        game.accept()
    assert game.zone(YOU, "hand") == ["Torcon"] * 2
