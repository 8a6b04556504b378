"""The Jokers of Jhot Gun Joragon: they come back for it, and do what they do when put as they are discarded."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, exactly, filler
from tests.cards.written import card

JHOT, JOE = "Jhot Gun Joragon", "Jhot Gun Joragon joe"
YATTARE = "Yattareman"


def joker(name: str, text: str = "", cost: int = 3) -> object:
    return card(f"{name}\nCreature - colorless - cost {cost} - power 3000 - Jokers\n{text}")


DRAWS = joker("Drawer", "When you put this creature into the battle zone, draw 2 cards.")
PLAIN = [joker(f"Plain {number}") for number in range(1, 8)]
ANY = filler(fire=1)


@pytest.mark.phrase("may_summon_for_less_by_returning")
@pytest.mark.parametrize(("returned", "mana"), [(1, 6), (2, 5), (3, 4), (7, 0)])
def test_it_costs_less_for_each_jokers_that_is_returned(returned: int, mana: int) -> None:
    for short in (0, 1):
        side = Side(hand=[JHOT, "Terror Pit"], mana=ANY * (mana - short) if mana else [], battle=PLAIN[:returned])
        game = Scenario(you=side)
        if short:
            assert mana == 0 or game.refused(JHOT)
            continue
        game.use(JHOT, way=f"{returned} less")
        while game.asked == "choose":
            game.choose(game.options[0])
        assert len(game.zone(YOU, "hand")) == 1 + returned
        assert game.zone(YOU, "battle") == [JHOT] and game.untapped_mana(YOU) == 0


def test_no_jokers_need_be_returned_and_nothing_else_can_be() -> None:
    human = card("Ada\nCreature - fire - cost 1 - power 1000 - Human")
    game = Scenario(you=Side(hand=[JHOT], mana=ANY * 7, battle=[PLAIN[0], human]))
    game.use(JHOT)
    assert sorted(game.zone(YOU, "battle")) == sorted(["Ada", JHOT, "Plain 1"])
    game = Scenario(you=Side(hand=[JHOT], mana=ANY * 6, battle=[human], deck=filler(3)), opponent=Side(battle=PLAIN))
    assert game.refused(JHOT)


def test_yattaremen_that_are_returned_make_it_cheaper_first() -> None:
    """The cost is counted before they are returned: three of them leave one mana to pay."""
    game = Scenario(you=Side(hand=[JHOT], mana=ANY, battle=[YATTARE] * 3))
    game.use(JHOT, way="3 less")
    while game.asked == "choose":
        game.choose(game.options[0])
    assert game.zone(YOU, "battle") == [JHOT] and game.zone(YOU, "hand") == [YATTARE] * 3


@pytest.mark.phrase("USE_ITS_PUT_ABILITY")
def test_the_discarded_jokers_does_what_it_does_when_it_is_put() -> None:
    side = Side(hand=[DRAWS], battle=[JHOT], deck=exactly("Torcon", "Corile", "Fear Fang", "Aqua Hulcus"))
    game = Scenario(you=side, opponent=Side(shields=2)).attack(JHOT, OPPONENT)
    game.choose("Drawer").choose("Drawer")
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Fear Fang", "Torcon"]
    assert game.zone(YOU, "graveyard") == ["Drawer"]


def test_its_player_need_not_use_it_and_other_cards_do_nothing() -> None:
    side = Side(hand=[DRAWS], battle=[JHOT], deck=exactly("Torcon", "Corile", "Fear Fang"))
    game = Scenario(you=side, opponent=Side(shields=2)).attack(JHOT, OPPONENT).choose("Drawer").decline()
    assert game.zone(YOU, "hand") == ["Torcon"]
    other = card(
        "Ada\nCreature - fire - cost 1 - power 1000 - Human\n"
        "When you put this creature into the battle zone, draw a card."
    )
    side = Side(hand=[other], battle=[JHOT], deck=exactly("Torcon", "Corile", "Fear Fang"))
    game = Scenario(you=side, opponent=Side(shields=2)).attack(JHOT, OPPONENT).choose("Ada")
    assert game.zone(YOU, "hand") == ["Torcon"]


def test_a_discard_by_the_opponent_counts_too_and_one_of_the_opponent_does_not() -> None:
    rip = card("Rip\nSpell - darkness - cost 1\nYour opponent discards a card at random from their hand.")
    game = Scenario(
        you=Side(hand=[rip], mana=filler(darkness=1)),
        opponent=Side(hand=[DRAWS], battle=[JHOT], deck=exactly("Torcon", "Corile", "Fear Fang")),
    )
    game.use("Rip").choose("Drawer")
    assert sorted(game.zone(OPPONENT, "hand")) == ["Corile", "Torcon"]
    game = Scenario(
        you=Side(hand=[rip], battle=[JHOT], mana=filler(darkness=1)),
        opponent=Side(hand=[DRAWS], deck=exactly("Torcon", "Corile", "Fear Fang")),
    )
    assert game.use("Rip").zone(OPPONENT, "hand") == []


def test_each_of_two_joragons_lets_it_be_used() -> None:
    side = Side(hand=[DRAWS], battle=[JHOT, JHOT], deck=exactly(*["Torcon"] * 9))
    game = Scenario(you=side, opponent=Side(shields=2)).attack(f"{JHOT}#1", OPPONENT).choose("Drawer")
    while game.asked in ("resolve", "order"):
        game.choose(game.options[-1])
    assert len(game.zone(YOU, "hand")) == 1 + 2 + 2


def test_of_several_abilities_one_is_used() -> None:
    both = joker(
        "Both",
        "When you put this creature into the battle zone, draw 2 cards.\n"
        "When you put this creature into the battle zone, destroy one of your opponent's creatures.",
    )
    side = Side(hand=[both], battle=[JHOT], deck=exactly(*["Torcon"] * 9))
    game = Scenario(you=side, opponent=Side(shields=2, battle=["Corile"])).attack(JHOT, OPPONENT).choose("Both")
    game.choose(ability("Both", "destroy"))
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and len(game.zone(YOU, "hand")) == 1


# --- joe ---
@pytest.mark.phrase("costs_to_summon")
def test_joe_costs_one_with_six_jokers() -> None:
    for number in (5, 6):
        game = Scenario(you=Side(hand=[JOE, "Terror Pit"], mana=ANY * 2, battle=PLAIN[:number], deck=filler(5)))
        assert bool(game.refused(JOE)) == (number == 5)
    assert game.use(JOE).untapped_mana(YOU) == 1
    assert Scenario(you=Side(hand=[JOE], mana=ANY * 9, deck=filler(5))).use(JOE).zone(YOU, "battle") == [JOE]


def put_joe(*battle: object, deck: tuple[str, str] = ("Torcon", "Corile")) -> Scenario:
    you = Side(hand=[JOE], mana=ANY * 9, deck=exactly(*deck, "Fear Fang"))
    return Scenario(you=you, opponent=Side(battle=list(battle), deck=filler(3))).use(JOE)  # type: ignore[arg-type]


def costing(cost: int) -> object:
    return card(f"Costing {cost}\nCreature - fire - cost {cost} - power 1000 - Human")


@pytest.mark.phrase("TOTAL_COST_OF_THEM")
def test_joe_puts_cards_under_the_deck_up_to_the_cost_of_those_revealed() -> None:
    game = put_joe(costing(4), costing(3), costing(8))  # Torcon costs 2, and Corile 5
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Torcon"]
    assert not game.can_choose("Costing 8")
    game.choose("Costing 4")
    assert game.can_choose("Costing 3")
    game.choose("Costing 3")
    game.expect(OPPONENT, "order", "Costing 4", "Costing 3").choose("Costing 3")
    assert game.zone(OPPONENT, "battle") == ["Costing 8"]
    assert sorted(game.zone(OPPONENT, "deck")[-2:]) == ["Costing 3", "Costing 4"]


def test_joe_need_not_choose_any() -> None:
    game = put_joe(costing(4)).enough()
    assert game.zone(OPPONENT, "battle") == ["Costing 4"]


# --- Burning Dead Sword ---
SWORD = "Burning Dead Sword"


def put_sword(jokers: int, **theirs: object) -> Scenario:
    you = Side(hand=[SWORD], mana=ANY * 9, battle=PLAIN[:jokers], deck=filler(9))
    return Scenario(you=you, opponent=Side(deck=filler(3), **theirs)).use(SWORD)  # type: ignore[arg-type]


@pytest.mark.phrase("opponent_picks_from_each")
def test_the_opponent_puts_a_card_of_each_of_three_zones_under_the_deck_in_their_order() -> None:
    game = put_sword(
        3, battle=["Corile", "Torcon"], mana=["Fear Fang", "Terror Pit"], hand=["Aqua Hulcus", "Bronze-Arm Tribe"]
    )
    game.expect(OPPONENT, "choose", "Corile", "Torcon").choose("Corile")
    game.expect(OPPONENT, "choose", "Fear Fang", "Terror Pit").choose("Terror Pit")
    game.choose("Aqua Hulcus")
    while game.asked == "order":
        game.choose(game.options[0])
    assert sorted(game.zone(OPPONENT, "deck")[-3:]) == ["Aqua Hulcus", "Corile", "Terror Pit"]
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "mana")) == (["Torcon"], ["Fear Fang"])
    assert game.zone(OPPONENT, "hand") == ["Bronze-Arm Tribe"] and len(game.zone(YOU, "hand")) == 3


def test_zones_without_a_card_are_left_out() -> None:
    game = put_sword(3, mana=["Fear Fang"])
    assert game.zone(OPPONENT, "deck")[-1] == "Fear Fang" and len(game.zone(YOU, "hand")) == 3


def test_four_jokers_are_needed_and_the_sword_is_one() -> None:
    game = put_sword(2, battle=["Corile"])
    assert game.zone(OPPONENT, "battle") == ["Corile"] and game.zone(YOU, "hand") == []


# --- King the Slotton 7 ---
SLOTTON, SEVENS = "King the Slotton 7", "Seventh Seven"
WHOLE = f"{SLOTTON} / {SEVENS}"
TWO = card("Two\nSpell - water - cost 2\nDraw a card.")
TRICK = card("Trick\nSpell - colorless - cost 1 - Jokers\nDraw a card.")


def put_slotton(*deck: object) -> Scenario:
    you = Side(hand=[WHOLE], mana=ANY * 7, deck=exactly(*deck, *["Torcon"] * 3))  # type: ignore[arg-type]
    return Scenario(you=you, opponent=Side(shields=1)).use(SLOTTON)


@pytest.mark.phrase("they_all_are")
def test_a_creature_of_three_jokers_is_put_and_may_attack_at_once() -> None:
    game = put_slotton(PLAIN[0], TRICK, PLAIN[1])
    assert not game.can_choose("Trick")
    game.choose("Plain 2")
    while game.asked == "order":
        game.choose(game.options[0])
    assert sorted(game.zone(YOU, "battle")) == [SLOTTON, "Plain 2"]
    assert sorted(game.zone(YOU, "deck")[-2:]) == ["Plain 1", "Trick"]
    game.attack("Plain 2", OPPONENT)
    assert len(game.zone(OPPONENT, "hand")) == 1


@pytest.mark.phrase("they_all_are")
def test_with_another_card_among_them_all_three_go_under_the_deck() -> None:
    game = put_slotton(PLAIN[0], "Corile", PLAIN[1])
    while game.asked == "order":
        game.choose(game.options[0])
    assert game.zone(YOU, "battle") == [SLOTTON]
    assert sorted(game.zone(YOU, "deck")[-3:]) == ["Corile", "Plain 1", "Plain 2"]


def test_of_three_jokers_that_are_no_creatures_all_go_under_the_deck() -> None:
    game = put_slotton(TRICK, TRICK, TRICK)
    while game.asked == "order":
        game.choose(game.options[0])
    assert game.zone(YOU, "battle") == [SLOTTON] and game.zone(YOU, "deck")[-3:] == ["Trick"] * 3


@pytest.mark.phrase("opponent_puts_on_bottom_with_revealed")
def test_sevens_puts_creatures_of_the_cost_of_a_revealed_card_under_the_deck_with_them() -> None:
    theirs = Side(battle=["Torcon", "Corile", costing(2)], deck=exactly("Fear Fang", "Aqua Hulcus", TWO, "Terror Pit"))
    game = Scenario(you=Side(hand=[WHOLE], mana=ANY * 3), opponent=theirs).use(SEVENS)  # type: ignore[arg-type]
    game.choose("Two")  # it costs 2, as do Torcon and Costing 2
    assert game.player_asked == OPPONENT and game.asked == "order"
    while game.asked == "order":
        game.choose(game.options[0])
    assert game.zone(OPPONENT, "battle") == ["Corile"]
    assert game.zone(OPPONENT, "deck")[0] == "Terror Pit"
    assert sorted(game.zone(OPPONENT, "deck")[1:]) == ["Aqua Hulcus", "Costing 2", "Fear Fang", "Torcon", "Two"]


# --- Royal Jolly and RinRin Kids ---
JOLLY, KIDS = "Jolly the Johnny, Royal Bullet", "RinRin Kids"


@pytest.mark.parametrize(("jokers", "mana"), [(0, 11), (4, 7), (6, 5)])
def test_jolly_costs_less_for_jokers_in_the_battle_zone_and_the_mana_zone(jokers: int, mana: int) -> None:
    there, below = PLAIN[: jokers // 2], PLAIN[jokers // 2 : jokers]
    for short in (0, 1):
        game = Scenario(you=Side(hand=[JOLLY], mana=[*below, *ANY * (mana - len(below) - short)], battle=there))
        assert bool(game.refused(JOLLY)) == bool(short)


def test_jolly_forbids_spells_of_a_civilization_for_a_turn() -> None:
    ray, rip = (
        card(f"{name}\nSpell - {color} - cost 1\nShield trigger\nDraw a card.")
        for name, color in (("Ray", "light"), ("Rip", "darkness"))
    )
    you = Side(hand=[JOLLY], mana=ANY * 7, battle=PLAIN[:4])
    game = Scenario(you=you, opponent=Side(shields=[ray, rip, "Corile"], deck=filler(9))).use(JOLLY)
    game.choose("light")
    assert game.power("Plain 1") == 7000 and game.power(JOLLY) == 16000
    game.attack(JOLLY, OPPONENT)
    assert not game.can_choose("Ray") and game.can_choose("Rip")
    game.choose("Rip")
    assert game.zone(OPPONENT, "graveyard") == ["Rip"] and "Ray" in game.zone(OPPONENT, "hand")


def test_jolly_alone_forbids_nothing() -> None:
    game = Scenario(you=Side(hand=[JOLLY], mana=ANY * 11, battle=[])).use(JOLLY)
    assert game.asked == "attack with"


@pytest.mark.phrase("players_cant_lose")
def test_kids_used_as_a_shield_trigger_after_two_broken_shields_keep_players_in_the_game() -> None:
    breaker = [
        card(f"{name}\nCreature - fire - cost 1 - power 1000 - Human\n{text}")
        for name, text in (("Ada", "Double breaker"), ("Bob", ""))
    ]
    for shields in (["Corile", KIDS], [KIDS]):
        game = Scenario(you=Side(battle=breaker), opponent=Side(shields=shields, deck=filler(5)))
        game.attack("Ada", OPPONENT).choose(KIDS)
        if game.asked == "resolve":
            game.choose(ability(KIDS, "lose"))
        assert KIDS in game.zone(OPPONENT, "battle")
        game.attack("Bob", OPPONENT)
        assert game.over == (len(shields) == 1)


def test_kids_put_a_cheap_element_under_the_deck_with_three_jokers() -> None:
    for jokers in (1, 2):
        you = Side(hand=[KIDS], mana=ANY * 4, battle=PLAIN[:jokers])
        game = Scenario(you=you, opponent=Side(battle=["Torcon", "Corile"], deck=filler(3))).use(KIDS)
        assert (game.zone(OPPONENT, "battle") == ["Corile"]) == (jokers == 2)
