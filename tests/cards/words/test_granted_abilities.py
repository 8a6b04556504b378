"""Abilities that other cards or a condition give: power attacker, triggers, tap abilities."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    ACT_TAP_ABILITY,
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    HAND,
    IT,
    MANA,
    ON_OPPONENTS_TURN,
    SPELLS,
    THIS,
    THIS_IS_TAPPED,
    YOU_HAVE_NO_SHIELDS,
    Card,
    DefinitionError,
    Feature,
    Trigger,
    at_end_of_your_turn,
    at_least,
    attacks_untapped,
    charge_from_deck,
    choose,
    cost_less,
    creature,
    destroy,
    double_breaker,
    draw,
    each_has,
    every,
    for_each_of,
    gets_power,
    give,
    give_power,
    give_power_while_attacking,
    has,
    instead_of_being_destroyed,
    invasion,
    opponent_plays_with_open_hand,
    power_attacker,
    prohibits,
    put,
    silent_skill,
    spell,
    tap,
    tap_ability,
    untap,
    wave_striker,
    when_destroyed,
    when_put,
    whenever_attacks,
    whenever_destroyed,
    whenever_you_cast,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, opponents, sick, tapped
from tests.cards.written import paragraph

WALL = creature("Wall", FIRE, 3, 5000, "")
STAYS = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn does not end


def hero(*features: Feature, power: int = 3000, name: str = "Hero", races: str = "Human") -> Card:
    return creature(name, FIRE, 1, power, races, *features)


# --- Power attacker ----------------------------------------------------------------------------------------------
def test_power_attacker_given_to_others_counts_only_while_they_attack() -> None:
    leader = hero(each_has(your(CREATURES.other()), power_attacker(3000)))
    game = Scenario(you=Side(battle=[leader, "Fear Fang"]), opponent=Side(battle=[tapped(WALL)]))
    assert game.power("Fear Fang") == 3000
    game.attack("Fear Fang", "Wall")
    assert game.zone(OPPONENT, "graveyard") == ["Wall"]


def test_the_creature_that_gives_power_attacker_to_others_has_none_itself() -> None:
    leader = hero(each_has(your(CREATURES.other()), power_attacker(3000)))
    game = Scenario(you=Side(battle=[leader, STAYS]), opponent=Side(battle=[tapped(WALL)]))
    game.attack("Hero", "Wall")
    assert game.zone(YOU, "graveyard") == ["Hero"]


def test_power_attacker_given_to_your_creatures_does_not_help_the_attacking_opponent() -> None:
    leader = hero(each_has(your(CREATURES), power_attacker(3000)))
    game = Scenario(you=Side(battle=[tapped(leader)]), opponent=Side(battle=["Fear Fang"]), turn=OPPONENT)
    game.attack("Fear Fang", "Hero")
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "graveyard")) == (["Hero"], ["Fear Fang"])


@pytest.mark.parametrize(("leader_is_tapped", "wins"), [(True, True), (False, False)])
def test_power_attackers_add_up_under_their_conditions(leader_is_tapped: bool, wins: bool) -> None:
    """110.7: each of several counts; one is given only while the creature that gives it is tapped."""
    leader = hero(each_has(your(CREATURES), power_attacker(2000), condition=THIS_IS_TAPPED))
    striker = hero(power_attacker(1000), name="Striker")
    game = Scenario(
        you=Side(battle=[tapped(leader) if leader_is_tapped else leader, striker, STAYS]),
        opponent=Side(battle=[tapped(WALL)]),
    )
    game.attack("Striker", "Wall")
    assert ("Wall" in game.zone(OPPONENT, "graveyard")) == wins


def test_power_attacker_for_a_turn_ends_with_it() -> None:
    boost = spell("Boost", FIRE, 1, give(power_attacker(3000), choose(1, your(CREATURES))), give(double_breaker, IT))
    striker, second = hero(attacks_untapped), creature("Second Wall", FIRE, 3, 5000, "")
    game = Scenario(you=Side(hand=[boost], mana=filler(fire=1), battle=[striker]), opponent=Side(battle=[WALL, second]))
    game.use("Boost").attack("Hero", "Wall")
    assert game.zone(OPPONENT, "battle") == ["Second Wall"]
    game.next_turn().decline().next_turn().decline()
    game.attack("Hero", "Second Wall")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == ([], ["Second Wall"])


def test_power_attacker_for_a_turn_is_for_the_creatures_that_are_there() -> None:
    """110.2e: a creature that is put later gets nothing."""
    boost = spell("Boost", FIRE, 1, give(power_attacker(3000), every(your(CREATURES))))
    late = creature("Late", FIRE, 1, 3000, "", power_attacker(1000))
    game = Scenario(
        you=Side(hand=[boost, late], mana=filler(fire=2), battle=["Fear Fang", STAYS]),
        opponent=Side(battle=[tapped(WALL), tapped(creature("Other Wall", FIRE, 3, 4000, ""))]),
    )
    game.use("Boost").use("Late")
    game.attack("Fear Fang", "Wall")
    assert game.zone(OPPONENT, "graveyard") == ["Wall"]
    game.attack("Bystander", "Other Wall")
    assert game.zone(OPPONENT, "graveyard") == ["Wall", "Other Wall"]
    assert game.zone(YOU, "graveyard") == ["Boost", "Bystander"]


@pytest.mark.phrase("give_power_while_attacking")
def test_power_attacker_by_a_number_counts_it_during_the_attack() -> None:
    mana = CARDS.civilization(DARKNESS).in_zone(MANA)
    boost = spell("Boost", FIRE, 1, give_power_while_attacking(for_each_of(your(mana), 1000), every(your(CREATURES))))
    game = Scenario(
        you=Side(hand=[boost], mana=filler(fire=1, darkness=2), battle=["Fear Fang", STAYS]),
        opponent=Side(battle=[tapped(WALL)]),
    )
    game.use("Boost").attack("Fear Fang", "Wall")
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Bystander"], [])


def test_power_attacker_under_wave_striker() -> None:
    others = [hero(wave_striker(power_attacker(1000)), name=name) for name in ("A", "B")]
    striker = hero(wave_striker(power_attacker(3000)))
    for number, left in ((2, ["Hero"]), (1, [])):
        game = Scenario(
            you=Side(battle=[striker, STAYS]),
            opponent=Side(battle=[tapped(WALL), *map(tapped, others[:number])]),
        )
        game.attack("Hero", "Wall")
        assert [name for name in game.zone(YOU, "battle") if name == "Hero"] == left


def test_power_attacker_under_a_condition_reads_like_a_keyword() -> None:
    assert has(power_attacker(4000), condition=THIS_IS_TAPPED).words() == (
        'While this creature is tapped, it has "power attacker +4000".'
    )
    assert give(power_attacker(2000), IT).words() == 'it gets "power attacker +2000" until the end of the turn'


# --- Triggers given to others --------------------------------------------------------------------------------------
SURVIVORS = CREATURES.race("Survivor")


def sharer(*abilities: Trigger, name: str = "Sharer", power: int = 1000) -> Card:
    shared = [each_has(your(SURVIVORS), ability) for ability in abilities]
    return hero(*shared, name=name, power=power, races="Survivor")


def survivor(name: str, power: int = 3000) -> Card:
    return hero(name=name, power=power, races="Survivor")


def test_a_trigger_that_is_given_is_that_of_each_of_them() -> None:
    """Each attacker has it, and the one who gives it too; other creatures and the opponent's have not."""
    battle = [sharer(whenever_attacks(draw(1))), survivor("Kin"), STAYS]
    game = Scenario(you=Side(battle=battle), opponent=Side(shields=4))
    for attacker, drawn in (("Kin", 1), ("Bystander", 1), ("Sharer", 2)):
        game.attack(attacker)
        while game.asked == "break":
            game.choose(game.options[0])
        assert len(game.zone(YOU, "hand")) == drawn
    game = Scenario(you=Side(battle=battle), opponent=Side(battle=[survivor("Theirs"), STAYS]), turn=OPPONENT)
    game.attack("Theirs")
    assert len(game.zone(OPPONENT, "hand")) == 0


def test_this_creature_is_the_one_that_has_the_ability() -> None:
    ability = whenever_attacks(give_power(2000, THIS))
    game = Scenario(
        you=Side(battle=[sharer(ability), survivor("Kin"), STAYS]), opponent=Side(battle=[tapped(hero_of(4500))])
    )
    game.attack("Kin", "Guard")
    assert (game.power("Kin"), game.power("Sharer")) == (5000, 1000)
    assert game.zone(OPPONENT, "graveyard") == ["Guard"]


def hero_of(power: int) -> Card:
    return creature("Guard", FIRE, 3, power, "")


def test_two_that_give_the_same_ability_give_it_twice() -> None:
    ability = whenever_attacks(draw(1))
    battle = [sharer(ability), sharer(ability, name="Second"), survivor("Kin"), STAYS]
    game = Scenario(you=Side(battle=battle))
    game.attack("Kin")
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert len(game.zone(YOU, "hand")) == 2


def test_a_creature_has_the_ability_as_it_enters() -> None:
    ability = when_put(charge_from_deck(1))
    game = Scenario(
        you=Side(battle=[sharer(ability), STAYS], hand=[survivor("Kin"), hero(name="Stranger")], mana=filler(fire=2))
    )
    game.use("Stranger")
    assert len(game.zone(YOU, "mana")) == 2
    game = Scenario(you=Side(battle=[sharer(ability), STAYS], hand=[survivor("Kin")], mana=filler(fire=2)))
    game.use("Kin")
    assert len(game.zone(YOU, "mana")) == 3


def test_creatures_that_leave_together_still_give_each_other_their_abilities() -> None:
    """603.5d: leaving looks back; each of them had the ability, and sees only itself."""
    ability = when_destroyed(draw(1))
    sweep = spell("Sweep", FIRE, 1, destroy(every(CREATURES)))
    game = Scenario(
        you=Side(battle=[sharer(ability), survivor("Kin"), STAYS], hand=[sweep], mana=filler(fire=1)),
    )
    game.use("Sweep")
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert len(game.zone(YOU, "hand")) == 2


def test_an_ability_is_given_only_while_its_condition_holds() -> None:
    ability = each_has(your(CREATURES.other()), whenever_attacks(draw(1)), condition=THIS_IS_TAPPED)
    for is_tapped, drawn in ((True, 1), (False, 0)):
        leader = tapped(hero(ability)) if is_tapped else hero(ability)
        game = Scenario(you=Side(battle=[leader, "Fear Fang", STAYS]))
        game.attack("Fear Fang")
        assert len(game.zone(YOU, "hand")) == drawn


def test_an_ability_given_to_the_opponents_creatures_is_theirs() -> None:
    """The ability speaks to the player whose creature has it."""
    leader = hero(each_has(your_opponents(CREATURES), whenever_attacks(draw(1))))
    game = Scenario(you=Side(battle=[leader]), opponent=Side(battle=["Fear Fang", STAYS]), turn=OPPONENT)
    before = len(game.zone(YOU, "hand"))
    game.attack("Fear Fang").block()
    assert len(game.zone(OPPONENT, "hand")) == 1
    assert len(game.zone(YOU, "hand")) == before + 1  # the shield


def test_an_ability_at_the_end_of_the_turn_is_used_for_each() -> None:
    ability = at_end_of_your_turn(untap(THIS))
    game = Scenario(
        you=Side(battle=[tapped(sharer(ability)), tapped(survivor("Kin")), tapped(hero(name="Stranger")), STAYS])
    )
    game.decline()
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert [game.is_tapped(name) for name in ("Sharer", "Kin", "Stranger")] == [False, False, True]


# --- Tap abilities given to others ---------------------------------------------------------------------------------
def test_others_can_be_tapped_for_the_ability() -> None:
    leader = hero(each_has(your(CREATURES.civilization(FIRE)), tap_ability(draw(1))))
    game = Scenario(you=Side(battle=[leader, STAYS, "Corile"]))
    game.tap_ability("Bystander")
    assert game.is_tapped("Bystander")
    assert len(game.zone(YOU, "hand")) == 1
    with pytest.raises(Illegal):
        game.tap_ability("Corile")
    game.tap_ability("Hero")
    assert len(game.zone(YOU, "hand")) == 2


def test_a_creature_can_use_its_own_tap_ability_or_the_one_that_it_is_given() -> None:
    leader = hero(each_has(your(CREATURES), tap_ability(draw(1))))
    own = hero(tap_ability(charge_from_deck(1)), name="Own")
    for wanted, hand, mana in (("Draw", 1, 0), ("mana", 0, 1)):
        game = Scenario(you=Side(battle=[leader, own, STAYS]))
        game.choose(next(option for option in game.options if option.startswith("Own") and wanted in option))
        assert (len(game.zone(YOU, "hand")), len(game.zone(YOU, "mana"))) == (hand, mana)


def test_a_sick_creature_cannot_use_a_tap_ability_that_it_is_given() -> None:
    """602.3a: it is used instead of attacking."""
    leader = hero(each_has(your(CREATURES), tap_ability(draw(1))))
    game = Scenario(you=Side(battle=[leader, sick("Fear Fang")]))
    with pytest.raises(Illegal):
        game.tap_ability("Fear Fang")


# --- Abilities under a condition -----------------------------------------------------------------------------------
def test_a_trigger_under_wave_striker() -> None:
    others = [hero(wave_striker(power_attacker(1000)), name=name) for name in ("A", "B")]
    finder = hero(wave_striker(when_put(draw(1))), name="Finder")
    for number, drawn in ((2, 1), (1, 0)):
        game = Scenario(you=Side(battle=[STAYS, *others[:number]], hand=[finder], mana=filler(fire=1)))
        game.use("Finder")
        assert len(game.zone(YOU, "hand")) == drawn


def test_triggers_and_statics_together_under_wave_striker() -> None:
    others = [hero(wave_striker(power_attacker(1000)), name=name) for name in ("A", "B")]
    striker = hero(wave_striker(gets_power(4000), whenever_attacks(draw(1)), when_destroyed(draw(1))))
    game = Scenario(you=Side(battle=[*others, striker]), opponent=Side(battle=[tapped(hero_of(9000))]))
    assert game.power("Hero") == 7000
    game.attack("Hero", "Guard")
    assert len(game.zone(YOU, "hand")) == 2


def test_a_trigger_under_a_condition_is_checked_at_the_event() -> None:
    ability = has(whenever_you_cast(SPELLS, draw(1)), condition=at_least(3, your(CARDS.in_zone(MANA))))
    cast = spell("Bolt", FIRE, 1, tap(every(your_opponents(CREATURES))))
    for mana, drawn in ((3, 1), (2, 0)):
        game = Scenario(you=Side(battle=[hero(ability), STAYS], hand=[cast], mana=filler(fire=mana)))
        game.use("Bolt")
        assert len(game.zone(YOU, "hand")) == drawn


def test_a_replacement_under_a_condition() -> None:
    ability = has(instead_of_being_destroyed(HAND), condition=at_least(2, your(CARDS.in_zone(MANA))))
    sweep = spell("Sweep", FIRE, 1, destroy(every(your(CREATURES))))
    for mana, where in ((2, "hand"), (1, "graveyard")):
        game = Scenario(you=Side(battle=[hero(ability)], hand=[sweep], mana=filler(fire=mana)))
        game.use("Sweep")
        assert "Hero" in game.zone(YOU, where)


def test_a_tap_ability_under_a_condition() -> None:
    ability = has(tap_ability(draw(1)), condition=YOU_HAVE_NO_SHIELDS)
    game = Scenario(you=Side(battle=[hero(ability), STAYS], shields=0)).tap_ability("Hero")
    assert len(game.zone(YOU, "hand")) == 1
    with pytest.raises(Illegal):
        Scenario(you=Side(battle=[hero(ability), STAYS], shields=1)).tap_ability("Hero")


@pytest.mark.parametrize(
    "ability",
    [
        invasion(CREATURES),
        silent_skill(draw(1)),
        paragraph(
            "When you put this creature into the battle zone or when it is discarded by your "
            "opponent's effect, draw a card."
        ),
    ],
    ids=["declared in the hand", "instead of untapping", "in the hand"],
)
def test_what_others_cannot_be_given(ability: Trigger) -> None:
    with pytest.raises(DefinitionError, match="can't be given"):
        hero(each_has(your(CREATURES), ability))


def test_a_static_whose_condition_is_not_asked_for_is_refused() -> None:
    with pytest.raises(DefinitionError, match="condition"):
        tabulate([hero(has(opponent_plays_with_open_hand, condition=YOU_HAVE_NO_SHIELDS))])


# --- Switched off --------------------------------------------------------------------------------------------------
@pytest.mark.phrase("ACT_TAP_ABILITY")
def test_no_tap_ability_can_be_used_against_a_prohibition() -> None:
    lock = creature("Lock", FIRE, 3, 1000, "", prohibits(ACT_TAP_ABILITY, CARDS))
    leader = hero(tap_ability(draw(1)), each_has(your(CREATURES.other()), tap_ability(draw(1))))
    for battle in ([], [lock]):
        game = Scenario(you=Side(battle=[leader, STAYS]), opponent=Side(battle=battle))
        offered = sum("you may tap it" in option for option in game.options)
        assert offered == (0 if battle else 2)


# --- Events --------------------------------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_opponent_summons")
def test_whenever_the_opponent_summons_or_casts() -> None:
    watcher = hero(paragraph("Whenever your opponent summons a creature or casts a spell, draw a card."))
    bolt = spell("Bolt", FIRE, 1, tap(every(your_opponents(CREATURES))))
    late = creature("Late", FIRE, 1, 3000, "")
    bring = spell("Bring", FIRE, 1, put(choose(1, your(CREATURES.in_zone(HAND)))))
    for card, drawn in ((bolt, 1), (late, 1), (bring, 1)):
        game = Scenario(
            you=Side(battle=[STAYS], hand=[card, hero(name="Put")], mana=filler(fire=1)),
            opponent=Side(battle=[watcher]),
        )
        game.use(card.name)
        assert len(game.zone(OPPONENT, "hand")) == drawn  # what is put is not summoned


def test_whenever_one_is_destroyed_in_the_opponents_turn() -> None:
    watcher = hero(whenever_destroyed(your(CREATURES.other()), draw(1), condition=ON_OPPONENTS_TURN))
    sweep = spell("Sweep", FIRE, 1, destroy(every(CREATURES.other().power(at_most=1000))))
    for turn, drawn in ((OPPONENT, 1), (YOU, 0)):
        mine = Side(battle=[watcher, STAYS], hand=[sweep], mana=filler(fire=1))
        theirs = Side(battle=["Fear Fang"], hand=[sweep], mana=filler(fire=1))
        game = Scenario(you=mine, opponent=theirs, turn=turn)
        before = len(game.zone(YOU, "hand")) - (1 if turn == YOU else 0)
        game.use("Sweep" if turn == YOU else opponents("Sweep"))
        assert len(game.zone(YOU, "hand")) == before + drawn


def test_creatures_cost_less_under_a_condition() -> None:
    helper = hero(cost_less(your(CREATURES), 1, 1, condition=YOU_HAVE_NO_SHIELDS))
    dear = creature("Dear", FIRE, 3, 3000, "")
    for shields in (0, 1):
        game = Scenario(you=Side(battle=[helper], hand=[dear], mana=filler(fire=2), shields=shields))
        if shields:
            with pytest.raises(Illegal):
                game.use("Dear")
        else:
            game.use("Dear")
            assert "Dear" in game.zone(YOU, "battle")
