"""What an effect begins for later: at the end of the turn, and abilities that work for a while."""

from collections.abc import Callable

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import rules_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    GRAVEYARD,
    HAND,
    IT,
    MANA,
    THEM,
    THIS,
    YOUR_NEXT_TURN,
    DefinitionError,
    Effect,
    Trigger,
    at_end_of_turn,
    blocker,
    choose,
    choose_up_to,
    count,
    creature,
    destroy,
    does_not_untap,
    draw,
    each_gets_power,
    each_has,
    enter_tapped,
    enters_tapped,
    every,
    evolves_from,
    for_a_while,
    for_those_there,
    give,
    instead_of_being_destroyed,
    may,
    opponent_plays_with_open_hand,
    pick,
    put,
    return_to_hand,
    saves,
    speed_attacker,
    spell,
    untap,
    up_to_a_cost_cant_attack_or_block,
    when_destroyed,
    when_leaves,
    when_put,
    when_put_into_graveyard,
    whenever_attacks,
    whenever_destroyed,
    whenever_one_attacks,
    whenever_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import owners
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

KILL_ALL = spell("Kill All", FIRE, 1, destroy(every(CREATURES)))
ONE = filler(fire=1)
HUMAN = creature("Human", FIRE, 3, 2000, "Human")
KILL = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
HELP_IN = spell(
    "Help In",
    FIRE,
    1,
    put(choose(1, your(CREATURES.in_zone(HAND)))),
    give(speed_attacker, IT),
    at_end_of_turn(destroy(IT)),
)


# --- At the end of the turn --------------------------------------------------------------------------------
@pytest.mark.phrase("at_end_of_turn")
def test_at_the_end_of_the_turn_everything_that_is_there_then() -> None:
    late = spell("Late", FIRE, 1, at_end_of_turn(untap(every(your(CREATURES)))))
    assert rules_text(late) == "At the end of the turn, untap all your creatures."
    game = Scenario(you=Side(hand=[late], mana=ONE, battle=["Fear Fang", HUMAN]))
    game.use(late).attack("Fear Fang").end_turn()
    assert not game.is_tapped("Fear Fang")


def test_it_is_the_creature_that_the_effect_was_about() -> None:
    assert rules_text(HELP_IN).endswith(
        'It gets "speed attacker" until the end of the turn. At the end of the turn, destroy it.'
    )
    game = Scenario(you=Side(hand=[HELP_IN, HUMAN], mana=ONE, battle=["Fear Fang"]))
    game.use(HELP_IN).attack(HUMAN).end_turn()
    assert game.zone(YOU, "battle") == ["Fear Fang"]
    assert "Human" in game.zone(YOU, "graveyard")


def test_a_creature_that_left_and_came_back_is_another_one() -> None:
    back = spell("Back", FIRE, 1, destroy(choose(1, your(CREATURES.race("Human")))), put(choose(1, your(HUMANS))))
    game = Scenario(you=Side(hand=[HELP_IN, back, HUMAN], mana=filler(fire=2), battle=["Fear Fang"]))
    game.use(HELP_IN)
    game.use(back).end_turn()
    assert sorted(game.zone(YOU, "battle")) == ["Fear Fang", "Human"]


HUMANS = CREATURES.race("Human").in_zone(3)


def test_an_evolution_creature_put_onto_it_is_the_same_creature() -> None:
    top = creature("Top", FIRE, 1, 5000, "Human", evolves_from(CREATURES.race("Human")))
    game = Scenario(you=Side(hand=[HELP_IN, HUMAN, top], mana=filler(fire=2), battle=["Fear Fang"]))
    game.use(HELP_IN, HUMAN).use(top).end_turn()
    assert game.zone(YOU, "battle") == ["Fear Fang"]


def test_several_creatures_at_the_end_of_the_turn() -> None:
    charge = spell("Charge", FIRE, 1, pick(choose_up_to(2, your(CREATURES))), at_end_of_turn(may(untap(THEM))))
    assert rules_text(charge) == "Choose up to 2 of your creatures. At the end of the turn, you may untap them."
    game = Scenario(
        you=Side(hand=[charge], mana=ONE, battle=[tapped("Fear Fang"), tapped(HUMAN), tapped("Corile"), "Torcon"])
    )
    game.use(charge, "Fear Fang", HUMAN).until("may").accept()
    assert [game.is_tapped(name) for name in ("Fear Fang", "Human", "Corile")] == [False, False, True]


def test_this_creature_at_the_end_of_the_turn() -> None:
    waker = creature(
        "Waker", FIRE, 3, 2000, "", whenever_one_attacks(your_opponents(CREATURES), at_end_of_turn(untap(THIS)))
    )
    assert rules_text(waker) == (
        "Whenever one of your opponent's creatures attacks, at the end of the turn, untap this creature."
    )
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(battle=[tapped(waker)]))
    game.attack("Fear Fang").end_turn()
    assert not game.is_tapped(waker)


def test_an_ability_for_a_while_may_begin_another_one() -> None:
    """Neither is an ability of the card: both work for the turn only."""
    stronger = for_a_while(each_gets_power(your(CREATURES), 1000))
    song = spell("Song", FIRE, 1, for_a_while(whenever_destroyed(your(CREATURES), stronger)))
    deck = Side(hand=[song, KILL], mana=filler(fire=2), battle=["Fear Fang", HUMAN])
    game = Scenario(you=deck).use(song)
    before = game.power("Fear Fang")
    game.use(KILL, HUMAN)
    assert game.power("Fear Fang") == before + 1000
    assert game.next_turn().power("Fear Fang") == before


# --- This creature, when it has been destroyed ---------------------------------------------------------------
@pytest.mark.parametrize("ability", [when_destroyed, when_put_into_graveyard])
def test_603_5c_a_creature_that_is_destroyed_finds_its_card_in_the_graveyard(
    ability: Callable[[Effect], Trigger],
) -> None:
    """The ability looks back to the creature that has left, and what it does is done to the card that it became."""
    hero = creature("Hero", FIRE, 1, 3000, "Human", ability(return_to_hand(THIS)))
    game = Scenario(you=Side(hand=[KILL], mana=ONE, battle=[hero, "Fear Fang"])).use(KILL, hero)
    assert game.zone(YOU, "hand") == ["Hero"]


def test_603_5c_a_destroyed_creature_comes_back_at_the_end_of_the_turn_unless_its_card_has_moved() -> None:
    hero = creature("Hero", FIRE, 1, 3000, "Human", when_destroyed(at_end_of_turn(put(THIS))))
    assert rules_text(hero) == ("When this creature is destroyed, at the end of the turn, put it into the battle zone.")
    fetch = spell("Fetch", FIRE, 1, return_to_hand(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    for fetched in (False, True):
        game = Scenario(you=Side(hand=[KILL, fetch], mana=filler(fire=2), battle=[hero, "Fear Fang"]))
        game.use(KILL, hero)
        assert game.zone(YOU, "battle") == ["Fear Fang"]
        if fetched:
            game.use(fetch)
        game.end_turn()
        assert sorted(game.zone(YOU, "battle")) == (["Fear Fang"] if fetched else ["Fear Fang", "Hero"])


def test_a_creature_that_may_have_gone_anywhere_is_not_found() -> None:
    with pytest.raises(DefinitionError, match="only what waits for it to be destroyed can find it"):
        tabulate([creature("Hero", FIRE, 1, 3000, "Human", when_leaves(return_to_hand(THIS)))])


@pytest.mark.phrase("enters_tapped")
def test_a_creature_that_enters_tapped_however_it_comes() -> None:
    sleeper = creature("Sleeper", FIRE, 1, 9000, "Human", enters_tapped)
    assert rules_text(sleeper) == "This creature is put into the battle zone tapped."
    game = Scenario(you=Side(hand=[sleeper, HELP_IN, HUMAN], mana=filler(fire=2), battle=["Fear Fang"]))
    assert game.use(sleeper).is_tapped(sleeper)
    game = Scenario(you=Side(hand=[sleeper, HELP_IN], mana=ONE, battle=["Fear Fang"]))
    assert game.use(HELP_IN).is_tapped(sleeper)
    with pytest.raises(DefinitionError, match="can't be given"):
        tabulate([creature("Test Card", FIRE, 1, 1000, "", each_has(CREATURES, enters_tapped))])


# --- Abilities for a while ---------------------------------------------------------------------------------
WATCH = spell("Watch", FIRE, 1, for_a_while(whenever_one_attacks(your(CREATURES), may(draw(1)))))
FRUIT = spell("Fruit", FIRE, 1, for_a_while(instead_of_being_destroyed(MANA, your(CREATURES))))


def test_a_trigger_for_a_turn_triggers_each_time_and_then_no_more() -> None:
    assert rules_text(WATCH) == "This turn, whenever one of your creatures attacks, you may draw a card."
    targets = [tapped(creature(f"Target {number}", FIRE, 1, 1000, "", does_not_untap)) for number in range(3)]
    game = Scenario(you=Side(hand=[WATCH], mana=ONE, battle=["Fear Fang", HUMAN]), opponent=Side(battle=targets))
    game.use(WATCH).attack("Fear Fang", "Target 0").accept()
    game.attack(HUMAN, "Target 1").accept()
    assert len(game.zone(YOU, "hand")) == 2
    game.next_turn().next_turn().until("attack with", YOU).attack("Fear Fang", "Target 2")
    assert game.asked != "may"


def test_a_replacement_for_a_turn_is_for_creatures_that_come_later_too() -> None:
    assert rules_text(FRUIT) == (
        "This turn, whenever one of your creatures would be destroyed, put it into your mana zone instead."
    )
    game = Scenario(you=Side(hand=[FRUIT, KILL_ALL, HUMAN], mana=filler(fire=5), battle=["Fear Fang"]))
    game.use(FRUIT).use(HUMAN).use(KILL_ALL)
    assert sorted(game.zone(YOU, "mana"))[-1] == "Human" and "Fear Fang" in game.zone(YOU, "mana")


def test_it_ends_with_the_turn() -> None:
    game = Scenario(
        you=Side(hand=[FRUIT], mana=ONE, battle=["Fear Fang"]),
        opponent=Side(hand=[KILL_ALL], mana=filler(fire=1)),
    )
    game.use(FRUIT).next_turn().until("use a card", OPPONENT)
    game.use(KILL_ALL)
    assert "Fear Fang" in game.zone(YOU, "graveyard")


@pytest.mark.phrase("for_a_while")
def test_an_ability_until_the_start_of_your_next_turn() -> None:
    net = spell("Net", FIRE, 1, for_a_while(enter_tapped(your_opponents(CREATURES)), until=YOUR_NEXT_TURN))
    assert rules_text(net) == (
        "Until the start of your next turn, your opponent's creatures are put into the battle zone tapped."
    )
    game = Scenario(
        you=Side(hand=[net, net], mana=ONE, battle=["Torcon"]), opponent=Side(hand=[HUMAN], mana=filler(fire=3))
    )
    game.use(net).next_turn().until("use a card", OPPONENT)
    game.use(HUMAN)
    assert game.is_tapped(HUMAN)


def test_a_triggered_ability_that_begins_one_does_not_have_it_itself() -> None:
    """The static ability is none of the creature's: without the trigger nothing happens."""
    raiser = creature("Raiser", FIRE, 1, 1000, "", when_put(for_a_while(each_gets_power(your(CREATURES), 2000))))
    game = Scenario(you=Side(hand=[raiser], mana=ONE, battle=[raiser, HUMAN]))
    assert game.power(HUMAN) == 2000
    game.use(raiser)
    assert game.power(HUMAN) == 4000 and game.power("Raiser#2") == 3000
    game.next_turn()
    assert game.power(HUMAN) == 2000


def test_creatures_whose_power_it_lowers_to_0_are_destroyed() -> None:
    curse = spell("Curse", FIRE, 1, for_a_while(each_gets_power(your_opponents(CREATURES), -2000)))
    game = Scenario(you=Side(hand=[curse], mana=ONE, battle=["Torcon"]), opponent=Side(battle=["Corile", HUMAN]))
    game.use(curse)
    assert "Human" in game.zone(OPPONENT, "graveyard")


# --- Creatures that are there, and what is asked at every moment (110.2e) --------------------------------
CARDS_IN_HAND = count(your(CARDS.in_zone(HAND)))
HAIKU = spell(
    "Haiku",
    FIRE,
    1,
    for_those_there(up_to_a_cost_cant_attack_or_block(your_opponents(CREATURES), CARDS_IN_HAND), until=YOUR_NEXT_TURN),
)
COST_3 = creature("Cost 3", FIRE, 3, 2000, "")
COST_5 = creature("Cost 5", FIRE, 5, 2000, "")
QUICK = creature("Quick", FIRE, 1, 2000, "", speed_attacker)


@pytest.mark.phrase("for_those_there", "up_to_a_cost_cant_attack_or_block")
@pytest.mark.parametrize(
    ("cards", "attackers"),
    [
        pytest.param(2, ["Cost 3", "Cost 5", "Quick"], id="the hand is smaller now"),
        pytest.param(3, ["Cost 5", "Quick"], id="the hand is as it was"),
        pytest.param(5, ["Quick"], id="the hand is larger now"),
    ],
)
def test_a_creature_that_was_there_is_kept_by_the_hand_as_it_is_now(cards: int, attackers: list[str]) -> None:
    """As the wiki says of Ameijin: those that come later attack, the others are asked what they cost all the time."""
    more = spell("More", FIRE, 1, draw(2, whose=owners.OPPONENTS))
    game = Scenario(
        you=Side(hand=[HAIKU, *["Torcon"] * 3], mana=ONE),
        opponent=Side(battle=[COST_3, COST_5], hand=[QUICK, more, "Ghost Touch"], mana=filler(fire=2, darkness=2)),
    )
    game.use(HAIKU).next_turn().decline().use(QUICK)
    if cards != 3:
        game.use("Ghost Touch" if cards == 2 else more)
    game.until("attack with").expect(OPPONENT, "attack with", "no", *attackers)


@pytest.mark.phrase("for_those_there", "up_to_a_cost_cant_attack_or_block")
def test_such_a_creature_cannot_block_either_until_the_next_turn() -> None:
    guards = [creature(f"Guard {cost}", FIRE, cost, 2000, "", blocker) for cost in (3, 4)]
    game = Scenario(
        you=Side(hand=[HAIKU, *["Torcon"] * 3], mana=ONE, battle=[COST_3]),
        opponent=Side(battle=guards),
    )
    game.use(HAIKU).attack(COST_3).expect(OPPONENT, "block with", "no", "Guard 4")
    game.block().next_turn().next_turn().decline().attack(COST_3)
    game.expect(OPPONENT, "block with", "no", "Guard 3", "Guard 4")


@pytest.mark.phrase("up_to_a_cost_cant_attack_or_block")
def test_a_card_keeps_creatures_that_cost_no_more_than_a_number_from_attacking() -> None:
    warden = creature("Warden", FIRE, 3, 1000, "", up_to_a_cost_cant_attack_or_block(CREATURES, CARDS_IN_HAND))
    game = Scenario(you=Side(battle=[warden], hand=3), opponent=Side(battle=[COST_3, COST_5]))
    game.next_turn().decline().expect(OPPONENT, "attack with", "no", "Cost 5")


@pytest.mark.parametrize(
    ("build", "phrase"),
    [
        (lambda: for_a_while(whenever_attacks(draw(1))), "waits for cards of a description"),
        (lambda: for_a_while(when_put(draw(1))), "waits for cards of a description"),
        (lambda: for_a_while(opponent_plays_with_open_hand), "about cards of a description"),
        (lambda: for_a_while(saves(CREATURES)), "only a creature in the battle zone can have it"),
        (lambda: for_a_while(whenever_put(CREATURES, draw(1)), until=YOUR_NEXT_TURN), "only wait this turn"),
        (lambda: at_end_of_turn(destroy(THEM)), 'nothing before says what "them" refers to'),
    ],
)
def test_what_cannot_begin_is_refused(build: Callable[[], object], phrase: str) -> None:
    with pytest.raises(DefinitionError, match=phrase):
        tabulate([spell("Test Card", FIRE, 3, build())])  # type: ignore[arg-type]


# --- Players ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("player", ["rush", "control"])
def test_players_cast_what_only_begins_something(player: str) -> None:
    for effect in (
        for_a_while(whenever_one_attacks(your(CREATURES), draw(1))),
        at_end_of_turn(untap(every(CREATURES))),
    ):
        begins = spell("Begins", FIRE, 1, effect)
        game = Scenario(you=Side(hand=[begins], mana=ONE, battle=["Fear Fang"], deck=30), you_are=player)
        assert "Begins" in game.zone(YOU, "graveyard")
