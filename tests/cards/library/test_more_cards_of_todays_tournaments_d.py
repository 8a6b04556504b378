"""More cards of the lists that tournaments are won with today: what is special about each, played."""

import pytest

from sim.cards.words import DARKNESS, FIRE, NATURE, WATER, Card, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, tapped
from tests.cards.written import card

FANG, MANE, LIGER = "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos"
PIT, TOUCH, SERUM, HULCUS, GATE = "Terror Pit", "Ghost Touch", "Brain Serum", "Aqua Hulcus", "Spiral Gate"
WEAK = creature("Weak", DARKNESS, 2, 1000, "Human")


def nature(name: str, cost: int, power: int = 3000) -> Card:
    """A nature creature of this cost."""
    return card(f"{name}\nCreature - nature - cost {cost} - power {power} - Human")


# --- Costs that differ by a number ---
@pytest.mark.phrase("costing_exactly_less")
def test_chainrex_puts_what_costs_exactly_two_less() -> None:
    name = "Chainrex, Super Chainkind"
    eight, six, seven = nature("Eight", 8), nature("Six", 6), nature("Seven", 7)
    fiery = creature("Fiery", FIRE, 8, 3000, "Human")
    game = Scenario(
        you=Side(hand=[name, WEAK], mana=[*filler(nature=10), eight, six, seven, fiery, "Torcon"], battle=[MANE])
    )
    game.use(name)
    assert game.options == ["no", "Eight"]
    game.choose("Eight").choose("Six")
    assert game.zone(YOU, "battle") == [MANE, name, "Eight", "Six"]


def test_chainrex_sees_nature_creatures_of_its_player_alone() -> None:
    name = "Chainrex, Super Chainkind"
    game = Scenario(
        you=Side(hand=[creature("Fiery", FIRE, 4, 3000, "Human")], battle=[name], mana=[*filler(fire=4), "Torcon"])
    )
    game.use("Fiery")
    assert game.zone(YOU, "battle") == [name, "Fiery"]


@pytest.mark.phrase("costing_exactly_more")
@pytest.mark.parametrize(("cost", "comes"), [(3, True), (2, False), (4, False)])
def test_shocking_dantal_puts_what_costs_exactly_one_more(cost: int, comes: bool) -> None:
    other = creature("Other", DARKNESS, cost, 3000, "Human")
    game = Scenario(you=Side(hand=["Shocking Dantal"], battle=[WEAK], graveyard=[other], mana=filler(darkness=3)))
    game.use("Shocking Dantal")
    assert game.zone(YOU, "battle") == (["Other"] if comes else []) and "Weak" in game.zone(YOU, "graveyard")


CABBAGE = "Cabbage Sessions / Soilpimp Cabbage"


def test_cabbage_sessions_may_be_put_on_a_creature_and_is_followed_by_great_ones() -> None:
    eight, small, seven = nature("Eight", 8, 12000), nature("Small", 8, 11000), nature("Seven", 7, 12000)
    game = Scenario(
        you=Side(hand=[CABBAGE], battle=[nature("Base", 2)], mana=[*filler(nature=9), eight, small, seven]),
        opponent=Side(shields=5),
    )
    game.use("Cabbage Sessions").choose("Base")
    assert game.under(CABBAGE) == ["Base"] and game.options == ["no", "Eight"]
    game.choose("Eight").choose("Seven")
    assert game.zone(YOU, "battle")[1:] == ["Eight", "Seven"]
    assert game.refused(CABBAGE, "attack") == ""  # on a creature it is an evolution creature


def test_cabbage_sessions_is_a_creature_by_itself_too() -> None:
    game = Scenario(you=Side(hand=[CABBAGE], battle=[nature("Base", 2)], mana=filler(nature=9)))
    game.use("Cabbage Sessions").decline()
    assert len(game.zone(YOU, "battle")) == 2 and "sickness" in game.refused(CABBAGE, "attack")


@pytest.mark.parametrize(("power", "cheap"), [(12000, True), (11000, False)])
def test_soilpimp_cabbage_helps_the_next_great_nature_creature(power: int, cheap: bool) -> None:
    game = Scenario(
        you=Side(
            hand=[CABBAGE, nature("Great", 9, power), nature("Next", 9, 12000)], mana=filler(nature=7), battle=[MANE]
        )
    )
    game.use("Soilpimp Cabbage")
    assert (game.refused("Great") == "") == cheap
    if cheap:
        game.use("Great").choose(1)
        assert game.refused("Next") and game.untapped_mana(YOU) == 1


# --- Neo creatures with a spell ---
@pytest.mark.parametrize(
    ("civilizations", "free"), [("light water darkness fire nature", True), ("light water darkness fire", False)]
)
def test_team_usagi_comes_for_nothing_with_all_civilizations(civilizations: str, free: bool) -> None:
    whole = "Team Usagi, Rare Card Hunter / Rabbit Hand"
    mana = filler(**dict.fromkeys(civilizations.split(), 1))
    game = Scenario(you=Side(hand=[whole], mana=[tapped(one) for one in mana]))
    assert (game.refused("Team Usagi, Rare Card Hunter") == "") == free


def test_team_usagi_is_put_on_a_multicolored_creature() -> None:
    whole = "Team Usagi, Rare Card Hunter / Rabbit Hand"
    both = creature("Both", FIRE | NATURE, 4, 3000, "Human")
    game = Scenario(you=Side(hand=[whole], mana=filler(nature=4), battle=[both, WEAK]), opponent=Side(shields=5))
    game.use("Team Usagi, Rare Card Hunter")
    assert game.options == ["no", "Both"]
    game.choose("Both").attack(whole).choose("shield 1", "shield 2")
    assert len(game.zone(OPPONENT, "shields")) == 3


@pytest.mark.parametrize(("hand", "draws"), [(MANE, True), (SERUM, False)])
def test_rabbit_hand_draws_for_a_creature(hand: str, draws: bool) -> None:
    whole = "Team Usagi, Rare Card Hunter / Rabbit Hand"
    game = Scenario(you=Side(hand=[whole], mana=filler(darkness=3)), opponent=Side(hand=[hand]))
    game.use("Rabbit Hand")
    assert game.zone(OPPONENT, "graveyard") == [hand] and len(game.zone(YOU, "hand")) == draws


# --- Cards that change zones ---
CASABLANCA = 'Casablanca, Phantom Thief Faerie / "I can\'t believe I was betrayed after trusting them!"'


@pytest.mark.phrase("whenever_put_into_mana_from_hand")
def test_casablanca_untaps_what_comes_from_the_hand_alone() -> None:
    both = creature("Both", FIRE | WATER, 4, 3000, "Human")
    plant = card("Plant\nSpell - nature - cost 1\nPut a card from your hand into your mana zone tapped.")
    grow = card("Grow\nSpell - nature - cost 1\nPut the top card of your deck into your mana zone tapped.")
    game = Scenario(
        you=Side(hand=[plant, grow, both], battle=[CASABLANCA, MANE], mana=filler(nature=2), deck=[both]),
        opponent=Side(hand=[plant, both], mana=filler(nature=1)),
    )
    game.use("Plant", "Both")
    assert not game.is_tapped("Both#1")
    game.use("Grow")
    assert game.is_tapped("Both#2")
    game.end_turn().next_turn().until("use a card").use("Plant", "Both")
    assert game.untapped_mana(OPPONENT) == 0


def test_casablanca_gives_mana_every_civilization_and_its_spell_returns_what_costs_five() -> None:
    game = Scenario(you=Side(hand=[HULCUS], battle=[CASABLANCA], mana=filler(nature=3)))
    assert not game.refused(HULCUS)
    game = Scenario(you=Side(hand=[CASABLANCA], mana=filler(nature=3), deck=[MANE]))
    game.use("Casablanca, Phantom Thief Faerie")
    assert MANE in game.zone(YOU, "mana")
    game = Scenario(
        you=Side(hand=[CASABLANCA], mana=filler(water=6), battle=[LIGER]),
        opponent=Side(battle=[creature("Five", FIRE, 5, 5000, "Human"), MANE]),
    )
    game.use(CASABLANCA.split(" / ")[1])
    assert game.zone(YOU, "hand") == [LIGER] and game.zone(OPPONENT, "hand") == ["Five"]
    assert game.zone(OPPONENT, "battle") == [MANE]


@pytest.mark.phrase("whenever_put_into_mana_from_battle")
def test_infelstarge_draws_for_cards_that_come_from_the_battle_zone() -> None:
    seed = card("Seed\nTamaseed - fire - cost 2 - RexStars")
    move = card("Move\nSpell - nature - cost 1\nPut one of your creatures into your mana zone.")
    plant = card("Plant\nSpell - nature - cost 1\nPut a card from your hand into your mana zone.")
    game = Scenario(
        you=Side(hand=["Infelstarge", move, plant, FANG, SERUM], battle=[seed, WEAK, MANE], mana=filler(nature=7)),
        opponent=Side(battle=[seed, HULCUS], hand=[move], mana=filler(nature=1)),
    )
    game.use("Infelstarge")
    assert game.options == ["no", "Seed", "Seed"]
    game.choose("Seed#1").choose("Seed")
    assert game.is_tapped("Seed#1") and game.zone(OPPONENT, "mana")[-1] == "Seed"
    assert len(game.zone(YOU, "hand")) == 5  # one card of yours came from the battle zone
    game.use("Move", "Weak")
    assert len(game.zone(YOU, "hand")) == 5
    game.use("Plant", FANG)
    assert len(game.zone(YOU, "hand")) == 3


NAGA = "Naga's Ring"


@pytest.mark.phrase("whenever_leaves_graveyard")
@pytest.mark.phrase("first_time_each_turn")
def test_nagas_ring_answers_the_first_card_that_leaves_the_graveyard() -> None:
    lift = card("Lift\nSpell - darkness - cost 1\nReturn a card from your graveyard to your hand.")
    game = Scenario(
        you=Side(hand=[lift, lift], battle=[NAGA, MANE], graveyard=[FANG, HULCUS], mana=filler(darkness=2)),
        opponent=Side(hand=[SERUM, PIT], graveyard=[SERUM]),
    )
    game.use("Lift", FANG).choose(1)
    assert len(game.zone(YOU, "hand")) == 3
    game.use("Lift", HULCUS)
    assert len(game.zone(OPPONENT, "hand")) == 2


@pytest.mark.parametrize("way", ["battle", "deck"])
def test_nagas_ring_sees_cards_go_to_any_zone(way: str) -> None:
    back = card("Back\nSpell - darkness - cost 1\nPut a creature from your graveyard into the battle zone.")
    under = card("Under\nSpell - darkness - cost 1\nPut a card from your graveyard on the bottom of your deck.")
    game = Scenario(
        you=Side(hand=[back, under], battle=[NAGA, MANE], graveyard=[FANG], mana=filler(darkness=1)),
        opponent=Side(hand=[SERUM]),
    )
    game.use("Back" if way == "battle" else "Under")
    game.choose(0)
    assert game.zone(OPPONENT, "hand") == []


def test_nagas_ring_does_not_see_the_opponents_graveyard_and_fills_its_own() -> None:
    lift = card("Lift\nSpell - darkness - cost 1\nReturn a card from your graveyard to your hand.")
    game = Scenario(
        you=Side(battle=[NAGA]),
        opponent=Side(hand=[lift, PIT], graveyard=[FANG], mana=filler(darkness=1), battle=[MANE]),
        turn=OPPONENT,
    )
    game.use("Lift")
    assert len(game.zone(OPPONENT, "hand")) == 2
    game = Scenario(
        you=Side(hand=[NAGA], mana=filler(water=2, darkness=2), deck=[MANE, HULCUS, FANG], battle=[MANE]),
        opponent=Side(hand=[SERUM]),
    )
    game.use(NAGA).accept()
    game.choose(0)  # Aqua Hulcus is the one card of these civilizations
    assert game.zone(OPPONENT, "hand") == [] and game.zone(YOU, "hand") == [HULCUS]


REPLAY = "Aqua Replay / Legend Chance"


@pytest.mark.phrase("whenever_you_draw_second")
@pytest.mark.parametrize(("cards", "drawn"), [(1, 1), (2, 3), (3, 4)])
def test_aqua_replay_draws_for_the_second_card_of_a_turn(cards: int, drawn: int) -> None:
    think = card(
        f"Think\nSpell - water - cost 1\nDraw {cards} cards."
        if cards > 1
        else "Think\nSpell - water - cost 1\nDraw a card."
    )
    game = Scenario(you=Side(hand=[think], battle=[REPLAY], mana=filler(water=1)), opponent=Side(battle=[REPLAY]))
    game.use("Think")
    assert len(game.zone(YOU, "hand")) == drawn and game.zone(OPPONENT, "hand") == []


def test_legend_chance_stops_a_creature_for_a_round() -> None:
    game = Scenario(you=Side(hand=[REPLAY], mana=filler(water=3)), opponent=Side(battle=[MANE, FANG], shields=3))
    game.use("Legend Chance", MANE)
    assert len(game.zone(YOU, "hand")) == 1
    game.end_turn().next_turn().until("attack with")
    assert game.refused(MANE, "attack") and not game.refused(FANG, "attack")


JAGAIST = "Jagaist, Wicked Quiet"


def abyss(name: str, cost: int) -> Card:
    """An Abyss of this cost."""
    return card(f"{name}\nCreature - darkness - cost {cost} - power 3000 - Abyss Royale")


@pytest.mark.phrase("whenever_put_from_deck")
def test_jagaist_follows_what_comes_from_the_deck_with_an_abyss_of_the_graveyard() -> None:
    find = card(
        "Find\nSpell - water - cost 1\nReveal the top card of your deck. If that card is a creature, put it into the \
battle zone."
    )
    help_ = card("Help\nSpell - water - cost 1\nPut a creature from your hand into the battle zone.")
    four = creature("Four", FIRE, 4, 4000, "Human")
    game = Scenario(
        you=Side(
            hand=[help_, MANE, find, find],
            battle=[JAGAIST],
            graveyard=[abyss("Low", 4), abyss("High", 5), abyss("Third", 3), WEAK],
            mana=filler(water=3),
            deck=[four, four],
        ),
        opponent=Side(shields=5),
    )
    game.use("Help")
    assert game.asked == "use a card"
    game.use("Find").accept()
    assert game.options == ["Low", "Third"]
    game.choose("Low")
    assert game.refused("Low", "attack") == ""
    game.use("Find")  # once each turn
    assert game.zone(YOU, "battle") == [JAGAIST, MANE, "Four", "Low", "Four"]
    game.attack("Low").choose("shield 1").settle().end_turn()
    assert game.zone(YOU, "deck")[-1] == "Low" and "Four" in game.zone(YOU, "battle")


def test_what_jagaist_puts_stays_if_it_did_not_attack() -> None:
    find = card(
        "Find\nSpell - water - cost 1\nReveal the top card of your deck. If that card is a creature, put it into the \
battle zone."
    )
    game = Scenario(
        you=Side(hand=[find], battle=[JAGAIST], graveyard=[abyss("Low", 2)], mana=filler(water=1), deck=[MANE]),
        opponent=Side(shields=5),
    )
    game.use("Find").accept().end_turn()
    assert "Low" in game.zone(YOU, "battle")
    game.next_turn().end_turn().next_turn().until("attack with").attack("Low").choose("shield 1").settle().end_turn()
    assert "Low" in game.zone(YOU, "battle")


def test_jagaist_discards_two_and_uses_an_abyss_of_three_cards() -> None:
    five, six = abyss("Five", 5), abyss("Six", 6)
    game = Scenario(
        you=Side(hand=[JAGAIST, SERUM, PIT, MANE], mana=filler(darkness=5), deck=exactly(five, six, HULCUS, FANG)),
        opponent=Side(shields=5),
    )
    game.use(JAGAIST).accept().choose(SERUM, PIT)
    assert game.options == ["no", "Five"]
    game.choose("Five")
    assert game.zone(YOU, "battle") == [JAGAIST, "Five"] and game.zone(YOU, "hand") == [MANE]
    assert game.zone(YOU, "graveyard") == [SERUM, PIT]
