"""Using and casting a card (601, 701.3-5): groups 5A and 5B of the rules catalogue.

From the declaration of a use to the place where a spell goes afterwards, in the order of the procedure. Made-up
cards play plain parts: a Listener tells that something happened, a Sorcerer casts a spell for no cost.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    NATURE,
    SHIELDS,
    SPELLS,
    WATER,
    YOUR_OPPONENT_HAS_MORE_SHIELDS,
    Card,
    Trigger,
    attack_chance,
    attacks_untapped,
    cant_attack,
    cant_attack_creatures,
    cast_for_no_cost,
    castable_only,
    charge_from_deck,
    charger,
    choose,
    choose_any_number,
    choose_one_of_each_civilization,
    creature,
    destroy,
    discard,
    draw,
    for_each,
    give_power,
    goes_to_deck_bottom_after_casting,
    kirifudash,
    may_cast_from,
    may_cost_less,
    may_summon_for_less,
    may_summon_for_no_cost,
    prohibit,
    return_to_hand,
    shield_trigger,
    some_of,
    speed_attacker,
    spell,
    strike_back,
    sympathy,
    tap,
    twinpact,
    when_put,
    whenever_you_cast,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.engine.record.codes.abilities import ACT_CAST, ACT_SUMMON, ANYONES, CAST
from sim.engine.record.codes.cards import GRAVEYARD, HAND, MANA
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler, tapped

PERFECT_NATURE = "Perfect Nature"
PERFECT_DARKNESS = "Perfect Darkness"
POISON = "Eldritch Poison"
MELTDOWN = "Miraculous Meltdown"
OCCULT = "Forever Occult, Purgatory Demon Dragon"
SEALED_X = "Forbidden ~The Sealed X~"
GONTA = "Gonta, the Warrior Savage"

STAYS = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn goes on
LISTENER = creature(
    "Listener", FIRE, 3, 1000, "", whenever_you_summon(CREATURES, draw(1)), whenever_you_cast(SPELLS, draw(2))
)
SORCERER = creature("Sorcerer", FIRE, 1, 1000, "", when_put(cast_for_no_cost(choose(1, your(SPELLS.in_zone(HAND))))))


def lock(acts: int) -> Card:
    """A spell that forbids acts to both players for the rest of the turn."""
    return spell("Lock", FIRE, 1, prohibit(acts, ANYONES))


def bottom(game: Scenario, player: int = YOU) -> str:
    return game.zone(player, "deck")[-1]


# ---------------------------------------------------------------------------------------------------------
# What "use" is (701.5)
# ---------------------------------------------------------------------------------------------------------
USES_A_CREATURE = creature("Striker", FIRE, 5, 3000, "", strike_back(CARDS.civilization(FIRE)))
USES_A_SPELL = spell("Counterspell", FIRE, 5, strike_back(CARDS.civilization(FIRE)), charge_from_deck(1))


@pytest.mark.parametrize(
    ("card", "act", "zone", "drawn"),
    [
        pytest.param(USES_A_CREATURE, ACT_SUMMON, "battle", 1, marks=pytest.mark.rule("5A.01", "5A.06"), id="summon"),
        pytest.param(USES_A_SPELL, ACT_CAST, "graveyard", 2, marks=pytest.mark.rule("5A.02", "5A.06"), id="cast"),
    ],
)
def test_to_use_a_card_is_to_summon_or_to_cast_it(card: Card, act: int, zone: str, drawn: int) -> None:
    """The text of Strike Back says "use this card": what watches summoning or casting sees it, and can forbid it."""
    for forbidden in (False, True):
        game = Scenario(
            you=Side(battle=["Fear Fang", STAYS], hand=[lock(act)], mana=filler(fire=1)),
            opponent=Side(battle=[LISTENER], hand=[card], shields=[STAYS]),
        )
        if forbidden:
            game.use("Lock")
        game.attack("Fear Fang")
        if forbidden:
            assert game.asked != "declare" and game.where(card) == "hand"
        else:
            game.declare(card)
            assert game.where(card) == zone
            assert len(game.zone(OPPONENT, "hand")) == drawn


@pytest.mark.rule("5A.07")
def test_an_impulse_is_never_used() -> None:
    game = Scenario(you=Side(hand=[SEALED_X, "Torcon"], mana=filler(nature=2), battle=[STAYS]))
    game.expect(YOU, "use a card", "no", "Torcon")
    assert game.refused(SEALED_X, "use") == "it is no card that is used"


# ---------------------------------------------------------------------------------------------------------
# Declaring the use (601.1a-b)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("5B.01", "5B.02", "5B.32", "12.12")
def test_a_declared_card_is_shown_and_is_no_longer_in_the_hand() -> None:
    game = Scenario(you=Side(hand=["Torcon", "Corile"], mana=[*filler(nature=1), "Fear Fang", GONTA]), choose_mana=True)
    assert not game.sees(OPPONENT, "Torcon")
    game.use("Torcon").expect(YOU, "pay with", "Nature Filler", GONTA)
    assert (game.where("Torcon"), game.zone(YOU, "hand")) == ("pending", ["Corile"])
    assert game.sees(OPPONENT, "Torcon") and not game.sees(OPPONENT, "Corile")


@pytest.mark.rule("5B.04")
@pytest.mark.parametrize(("act", "card"), [(ACT_SUMMON, "Torcon"), (ACT_CAST, "Comet Missile")], ids=["summon", "cast"])
def test_what_is_prohibited_cannot_be_declared(act: int, card: str) -> None:
    game = Scenario(you=Side(hand=[lock(act), "Torcon", "Comet Missile"], mana=filler(fire=2, nature=2)))
    assert game.refused(card) == ""
    game.use("Lock")
    assert "forbids" in game.refused(card)
    with pytest.raises(Illegal):
        game.use(card)
    assert (game.where(card), game.untapped_mana(YOU)) == ("hand", 3)


@pytest.mark.rule("5B.41")
@pytest.mark.parametrize(
    ("you", "refused", "act", "reason"),
    [
        pytest.param(
            Side(hand=[creature("Free", FIRE, 5, 1000, "", may_summon_for_no_cost(YOUR_OPPONENT_HAS_MORE_SHIELDS))]),
            "Free", "use", "an effect forbids summoning it", id="may be summoned for no cost",
        ),
        pytest.param(
            Side(graveyard=[PERFECT_DARKNESS]),
            PERFECT_DARKNESS, "use", "an effect forbids casting it", id="may be cast from the graveyard",
        ),
        pytest.param(
            Side(battle=[creature("Fast", FIRE, 5, 1000, "", speed_attacker, cant_attack)]),
            "Fast", "attack", "it can't attack", id="speed attacker",
        ),
        pytest.param(
            Side(battle=[creature("Hunter", FIRE, 5, 1000, "", attacks_untapped, cant_attack_creatures)]),
            "Torcon", "be attacked", "the attacking creature can't attack creatures", id="can attack untapped ones",
        ),
    ],
)  # fmt: skip
def test_cant_beats_can(you: Side, refused: str, act: str, reason: str) -> None:
    everything = lock(ACT_SUMMON | ACT_CAST)
    hand = () if isinstance(you.hand, int) else you.hand
    battle = () if isinstance(you.battle, int) else you.battle
    you = replace(you, hand=[everything, *hand], battle=[STAYS, *battle], mana=filler(fire=1, darkness=5))
    game = Scenario(you=you, opponent=Side(battle=["Torcon"], shields=2)).use("Lock")
    if refused == "Torcon":
        game.attack("Hunter")  # only the player is left: nobody is asked for a target
        game.expect(YOU, "break")
    assert game.refused(refused, act) == reason


@pytest.mark.rule("5B.42", "6A.01")
def test_only_a_spell_that_says_so_is_cast_from_elsewhere_than_the_hand() -> None:
    """X.18: other zones than the hand are possible."""
    game = Scenario(
        you=Side(
            graveyard=[PERFECT_DARKNESS, "Terror Pit", PERFECT_NATURE],
            mana=[PERFECT_NATURE, PERFECT_DARKNESS, "Soulswap", *filler(nature=4, darkness=4)],
            battle=[STAYS],
        )
    )
    game.expect(YOU, "use a card", "no", PERFECT_DARKNESS, PERFECT_NATURE)
    assert game.question is not None
    assert [game.record.zone[option.card] for option in game.question.options[1:]] == [GRAVEYARD, MANA]
    assert game.refused("Terror Pit") == "it is in the graveyard, not in the hand"


def test_an_evolution_creature_without_a_base_cannot_be_declared() -> None:
    """5B.28, but for castles."""
    game = Scenario(you=Side(hand=["Crystal Lancer", "Aqua Vehicle"], mana=filler(water=8)))
    assert game.refused("Crystal Lancer") == "there is no creature that it can be put on"
    game.use("Aqua Vehicle").use("Crystal Lancer")
    assert game.under("Crystal Lancer") == ["Aqua Vehicle"]


# ---------------------------------------------------------------------------------------------------------
# The cost (112, 601.1c-f)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("5B.07", "5B.08", "5B.15")
def test_the_civilization_is_paid_first_and_the_rest_by_any_mana() -> None:
    """X.06: the civilization is a constraint on the payment, and the total is fixed before."""
    game = Scenario(
        you=Side(hand=["Energy Stream"], mana=filler(fire=1, water=1, nature=1, light=1), battle=[STAYS]),
        choose_mana=True,
    )
    game.use("Energy Stream")  # there is one card of water mana: nobody is asked
    assert game.is_tapped("Water Filler")
    game.expect(YOU, "pay with", "Fire Filler", "Nature Filler", "Light Filler")
    game.choose("Fire Filler", "Light Filler").expect(YOU, "attack with")
    assert (game.untapped_mana(YOU), len(game.zone(YOU, "hand"))) == (1, 2)


@pytest.mark.rule("5B.10")
def test_a_card_without_civilization_takes_any_mana() -> None:
    game = Scenario(you=Side(hand=[creature("Stone", 0, 2, 2000, "")], mana=filler(water=1, fire=1), battle=[STAYS]))
    game.use("Stone")
    assert (game.where("Stone"), game.untapped_mana(YOU)) == ("battle", 0)


CHEAP = creature("Cheap", FIRE | NATURE, 3, 3000, "", sympathy(your(CREATURES), 0))


@pytest.mark.rule("5B.11")
def test_a_cost_below_the_number_of_civilizations_still_takes_a_card_for_each() -> None:
    you = Side(hand=[CHEAP], battle=[STAYS, "Corile", "Fear Fang"])
    game = Scenario(you=replace(you, mana=filler(fire=2, nature=1))).use("Cheap")
    assert (game.where("Cheap"), game.untapped_mana(YOU)) == ("battle", 1)
    for mana in (filler(fire=2), [GONTA]):
        assert Scenario(you=replace(you, mana=mana)).refused("Cheap") != ""


GUILD = creature("Guild", FIRE, 3, 1000, "", may_cost_less(your(CREATURES), 2, 2))


@pytest.mark.rule("5B.13", "5B.14")
def test_another_cost_is_settled_before_what_makes_it_less() -> None:
    """3 less than 6 is 3; then the Guild takes off up to 2, but not below 2."""
    hasty = creature("Hasty", FIRE, 6, 6000, "", may_summon_for_less(3))
    game = Scenario(you=Side(hand=[hasty], battle=[GUILD], mana=filler(fire=3))).use("Hasty", way="3 less")
    game.expect(YOU, "cost to pay", "2", "3").choose(2)
    assert (game.where("Hasty"), game.untapped_mana(YOU)) == ("battle", 1)


@pytest.mark.rule("5B.13")
def test_what_is_paid_instead_of_the_cost_can_be_made_less_too() -> None:
    trump = creature("Trump", FIRE, 9, 1000, "", kirifudash(4))
    game = Scenario(you=Side(hand=[trump], battle=[GUILD], mana=filler(fire=2)), opponent=Side(shields=2))
    game.attack("Guild").choose(game.options[0]).declare("Trump")
    assert (game.where("Trump"), game.untapped_mana(YOU)) == ("battle", 0)


@pytest.mark.rule("5B.18")
def test_each_card_of_mana_gives_its_mana_number() -> None:
    double = replace(creature("Double Mana", WATER, 9, 1000, ""), mana_number=2)
    you = Side(hand=["Energy Stream"], battle=[STAYS])
    rich = Scenario(you=replace(you, mana=[double, *filler(fire=2)])).use("Energy Stream")
    assert (rich.untapped_mana(YOU), len(rich.zone(YOU, "hand"))) == (1, 2)
    assert Scenario(you=replace(you, mana=[double])).refused("Energy Stream") == (
        "not enough mana: it costs 3, and there is 2"
    )
    poor = Scenario(you=replace(you, mana=[SEALED_X, *filler(water=2)]))  # an impulse has the mana number 0
    assert poor.refused("Energy Stream") == "not enough mana: it costs 3, and there is 2"


@pytest.mark.rule("5B.17")
@pytest.mark.parametrize(
    ("card", "mana", "reason"),
    [
        ("Energy Stream", filler(water=2), "not enough mana: it costs 3, and there is 2"),
        ("Energy Stream", filler(fire=3), "no water mana"),
        (GONTA, [*filler(water=3), GONTA], "one card of mana gives only one civilization"),
        (POISON, filler(darkness=1), "its additional cost cannot be paid"),
    ],
    ids=["too little", "no civilization", "one card for two", "additional cost"],
)
def test_what_cannot_be_paid_is_not_used_and_nothing_changes(card: str, mana: list[str | Card], reason: str) -> None:
    game = Scenario(you=Side(hand=[card, "Comet Missile"], mana=mana, battle=[STAYS]))
    assert game.refused(card, "use") == reason
    assert (game.zone(YOU, "hand"), game.untapped_mana(YOU)) == ([card, "Comet Missile"], len(mana))


@pytest.mark.rule("5B.15", "5B.16", "5B.19", "5B.23")
def test_mana_is_paid_then_other_costs_and_then_the_spell_chooses_at_once() -> None:
    """Nobody, the opponent least of all, is asked for anything else in between.

    X.09: what must be done on use is done after paying, as the Japanese rule says.
    """
    galamuta = "Galamuta, Matchless Fear Lord"
    game = Scenario(
        you=Side(
            hand=[POISON],
            mana=[galamuta, "Horrid Worm", "Torcon"],
            battle=["Horrid Worm", "Bloody Squito", "Fear Fang"],
        ),
        choose_mana=True,
    )
    game.use(POISON).expect(YOU, "pay with", galamuta, "Horrid Worm").choose(galamuta)
    game.expect(YOU, "choose", "Horrid Worm", "Bloody Squito")
    assert (game.untapped_mana(YOU), game.where(POISON)) == (2, "pending")
    game.choose("Bloody Squito")
    assert (game.where("Bloody Squito"), game.where(POISON)) == ("graveyard", "pending")
    game.expect(YOU, "choose", galamuta, "Horrid Worm", "Torcon").choose("Torcon")
    assert (game.zone(YOU, "hand"), game.where(POISON)) == (["Torcon"], "graveyard")


# ---------------------------------------------------------------------------------------------------------
# A card used from the mana zone (601.1c)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("5B.06", "6A.14", "6B.09")
def test_a_card_used_from_mana_is_there_until_its_cost_is_paid_and_may_pay_for_itself() -> None:
    """Situation 19 of the interactions, second half."""
    game = Scenario(you=Side(mana=[*filler(nature=4, fire=1), PERFECT_NATURE], battle=[STAYS]), choose_mana=True)
    game.use(PERFECT_NATURE).expect(YOU, "pay with", "Nature Filler", PERFECT_NATURE)
    assert game.where(PERFECT_NATURE) == "mana"
    game.choose(PERFECT_NATURE)
    assert game.where(PERFECT_NATURE) == "mana" and game.is_tapped(PERFECT_NATURE)
    game.choose("Nature Filler#1", "Nature Filler#2", "Nature Filler#3", "Nature Filler#4")
    assert game.where(PERFECT_NATURE) == "pending"
    assert (len(game.zone(YOU, "mana")), game.untapped_mana(YOU)) == (5, 1)
    game.choose(0, 0)
    assert bottom(game) == PERFECT_NATURE
    assert (len(game.zone(YOU, "mana")), game.untapped_mana(YOU)) == (7, 1)


@pytest.mark.rule("5B.06")
def test_a_card_in_mana_counts_as_mana_for_its_own_cost() -> None:
    assert Scenario(you=Side(mana=[*filler(4), PERFECT_NATURE])).refused(PERFECT_NATURE) == ""
    assert Scenario(you=Side(mana=[*filler(nature=4), tapped(PERFECT_NATURE)])).refused(PERFECT_NATURE) == (
        "not enough mana: it costs 5, and there is 4"
    )


@pytest.mark.rule("6A.14")
def test_a_spell_with_a_permission_of_its_own_costs_its_mana() -> None:
    you = Side(graveyard=[PERFECT_DARKNESS], battle=[STAYS])
    poor, rich = (Scenario(you=replace(you, mana=filler(darkness=mana))) for mana in (4, 5))
    assert poor.refused(PERFECT_DARKNESS) == "not enough mana: it costs 5, and there is 4"
    rich.use(PERFECT_DARKNESS, 0, 0)
    assert rich.untapped_mana(YOU) == 0


# ---------------------------------------------------------------------------------------------------------
# Modes and choices (601.1f-h, 700.2)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("5B.20", "5B.27")
def test_modes_are_chosen_after_paying_and_before_anything_is_done() -> None:
    """X.04: after the mana; the digest has the choice made on resolution (700.2a), which is the same moment."""
    game = Scenario(
        you=Side(
            hand=[PERFECT_NATURE], mana=["Horrid Worm", *filler(nature=4, fire=1)], battle=["Corile", "Fear Fang"]
        ),
        choose_mana=True,
    )
    game.use(PERFECT_NATURE).expect(YOU, "pay with", "Nature Filler", "Fire Filler", "Horrid Worm")
    game.choose("Fire Filler", "Nature Filler#2", "Nature Filler#3", "Nature Filler#4")
    game.expect(YOU, "choose one", "0", "1", "2").choose(1)
    assert game.where("Horrid Worm") == "mana"
    game.expect(YOU, "choose one", "0", "1", "2").choose(2)
    game.expect(YOU, "choose", "Corile", "Fear Fang", "Horrid Worm")  # the first mode has been done by now


@pytest.mark.rule("5B.27")
def test_modes_are_different_ones_unless_the_card_says_otherwise() -> None:
    three = spell("Three Ways", FIRE, 1, some_of(2, draw(1), charge_from_deck(1), draw(5)))
    game = Scenario(you=Side(hand=[three], mana=filler(fire=1), battle=[STAYS])).use("Three Ways")
    game.expect(YOU, "choose one", "0", "1", "2").choose(1)
    game.expect(YOU, "choose one", "0", "2").choose(0)
    assert (len(game.zone(YOU, "mana")), len(game.zone(YOU, "hand"))) == (2, 1)


@pytest.mark.rule("5B.24")
def test_cards_chosen_at_the_same_time_are_different_ones() -> None:
    game = Scenario(you=Side(hand=["Teleportation"], mana=filler(water=5)), opponent=Side(battle=["Corile", "Torcon"]))
    game.use("Teleportation", "Corile").expect(YOU, "choose", "no", "Torcon")
    assert game.refused("Corile", "choose") == "it is chosen already"


@pytest.mark.rule("5B.25")
def test_choices_for_each_of_something_can_fall_on_the_same_card() -> None:
    song = spell(
        "Song", FIRE, 1,
        discard(choose_any_number(your(CARDS.in_zone(HAND)))),
        for_each("card discarded", give_power(1000, choose(1, your(CREATURES)))),
    )  # fmt: skip
    game = Scenario(you=Side(hand=[song, "Corile", "Torcon"], mana=filler(fire=1), battle=[STAYS, "Fear Fang"]))
    game.use("Song", "Corile", "Torcon", "Fear Fang", "Fear Fang")
    assert game.power("Fear Fang") == 3000 + 2000


@pytest.mark.rule("5B.25")
def test_one_card_can_be_chosen_for_each_of_its_civilizations() -> None:
    tax = spell("Tax", FIRE, 1, tap(choose_one_of_each_civilization(your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[tax], mana=filler(fire=1), battle=[STAYS]),
        opponent=Side(battle=[GONTA, "Fear Fang", "Magnum, Shortshot"]),
    )
    game.use("Tax").expect(YOU, "choose", GONTA, "Magnum, Shortshot").choose(GONTA)
    game.expect(YOU, "choose", GONTA, "Fear Fang").choose(GONTA)
    assert [game.is_tapped(name) for name in (GONTA, "Fear Fang", "Magnum, Shortshot")] == [True, False, False]


@pytest.mark.rule("5B.26", "5B.27")
def test_an_effect_done_several_times_can_choose_the_same_card_each_time() -> None:
    game = Scenario(
        you=Side(hand=[PERFECT_NATURE], mana=filler(nature=5), battle=["Fear Fang", STAYS]),
        opponent=Side(battle=["Corile"]),
    )
    game.use(PERFECT_NATURE, 2, 2, "Fear Fang", "Fear Fang")
    assert game.power("Fear Fang") == 9000
    game.attack("Fear Fang", "Corile")
    assert game.where("Corile") == "graveyard"


# ---------------------------------------------------------------------------------------------------------
# The card resolves
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("5B.22", "6B.43")
def test_what_triggers_on_casting_waits_until_the_spell_has_resolved() -> None:
    """X.10: it goes on standby, as the Japanese rule says."""
    watcher = creature("Watcher", FIRE, 3, 1000, "", whenever_you_cast(SPELLS, return_to_hand(choose(1, CREATURES))))
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[watcher]),
        opponent=Side(battle=["Corile", "Torcon"]),
    )
    game.use("Terror Pit").expect(YOU, "choose", "Corile", "Torcon")
    assert game.where("Terror Pit") == "pending"
    game.choose("Torcon").expect(YOU, "choose", "Watcher", "Corile")
    assert (game.where("Torcon"), game.where("Terror Pit")) == ("graveyard", "graveyard")


@pytest.mark.rule("5B.22")
def test_what_triggers_on_summoning_waits_until_the_creature_is_there() -> None:
    watcher = creature(
        "Watcher", FIRE, 3, 1000, "", whenever_you_summon(CREATURES, give_power(1000, choose(1, your(CREATURES))))
    )
    game = Scenario(
        you=Side(hand=["Crystal Lancer"], mana=filler(water=6), battle=[watcher, "Aqua Guard", "Aqua Hulcus"])
    )
    game.use("Crystal Lancer").expect(YOU, "evolve", "Aqua Guard", "Aqua Hulcus").choose("Aqua Guard")
    game.expect(YOU, "choose", "Watcher", "Crystal Lancer", "Aqua Hulcus")


@pytest.mark.rule("5B.30", "5B.33", "6B.01")
def test_to_cast_is_to_pay_and_then_to_do_what_the_spell_says() -> None:
    game = Scenario(you=Side(hand=["Brain Serum"], mana=filler(water=5), battle=[STAYS]))
    game.use("Brain Serum").expect(YOU, "may", "no", "yes")
    assert (game.untapped_mana(YOU), game.where("Brain Serum")) == (1, "pending")
    game.accept().expect(YOU, "may").accept()
    assert (len(game.zone(YOU, "hand")), game.where("Brain Serum")) == (2, "graveyard")


@pytest.mark.rule("5B.30", "12.11")
def test_a_spell_goes_to_the_graveyard_of_its_owner() -> None:
    """X.19: the owner's, here that of the player who was attacked."""
    game = Scenario(you=Side(battle=["Fear Fang", "Corile"]), opponent=Side(shields=["Terror Pit"]))
    game.attack("Fear Fang").declare("Terror Pit").choose("Corile")
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "graveyard")) == (["Corile"], ["Terror Pit"])


HOLLOW = spell("Hollow Charger", FIRE, 2, destroy(choose(1, your_opponents(CREATURES))), charger)


@pytest.mark.rule("5B.35", "11.53")
def test_a_spell_that_can_do_nothing_is_cast_for_what_comes_with_it() -> None:
    game = Scenario(you=Side(hand=[HOLLOW], mana=filler(fire=2), battle=[LISTENER]), opponent=Side(battle=[]))
    game.use("Hollow Charger")
    assert (game.where("Hollow Charger"), len(game.zone(YOU, "hand"))) == ("mana", 2)


@pytest.mark.rule("5B.45")
def test_nothing_stops_a_spell_that_has_been_paid_for() -> None:
    jailer = Trigger(
        CAST, "whenever your opponent casts a spell", (prohibit(ACT_CAST),), subject=your_opponents(SPELLS)
    )
    game = Scenario(
        you=Side(hand=["Energy Stream", "Comet Missile"], mana=filler(water=3, fire=1), battle=[STAYS]),
        opponent=Side(battle=[creature("Jailer", FIRE, 3, 1000, "", jailer)]),
    )
    game.use("Energy Stream")
    assert (len(game.zone(YOU, "hand")), game.where("Energy Stream")) == (3, "graveyard")
    assert game.refused("Comet Missile", "use") == "an effect forbids casting it"


# ---------------------------------------------------------------------------------------------------------
# Additional costs and conditions of casting, wherever a spell is cast
# ---------------------------------------------------------------------------------------------------------
Cast = Callable[[Card | str, Side, Side], Scenario]


def in_the_main_step(card: Card | str, you: Side, opponent: Side) -> Scenario:
    game = Scenario(you=replace(you, hand=[card], mana=filler(darkness=5, fire=2)), opponent=opponent)
    assert (game.refused(card, "use") == "") == game.can_choose(card)
    return game.use(card) if game.can_choose(card) else game


def as_a_shield_trigger(card: Card | str, you: Side, opponent: Side) -> Scenario:
    """The own shield is broken: it is in addition to those of the situation."""
    shields = 0 if not isinstance(you.shields, int) else you.shields
    game = Scenario(
        you=replace(you, shields=[*filler(shields), card], mana=filler(1)),
        opponent=replace(opponent, battle=["Fear Fang", STAYS]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang")
    if game.asked == "break":
        game.choose(card)
    if game.asked == "declare":
        game.declare(card)
    return game


def for_no_cost(card: Card | str, you: Side, opponent: Side) -> Scenario:
    game = Scenario(you=replace(you, hand=[card, SORCERER], mana=filler(fire=1)), opponent=opponent)
    return game.use("Sorcerer")


def with_cyber_i_choice(card: Card | str, you: Side, opponent: Side) -> Scenario:
    game = Scenario(you=replace(you, hand=[card, "Cyber I Choice"], mana=filler(water=7)), opponent=opponent)
    return game.use("Cyber I Choice", card)


def with_strike_back(card: Card | str, you: Side, opponent: Side) -> Scenario:
    shields = you.shields if isinstance(you.shields, int) else 0
    game = Scenario(
        you=replace(you, hand=[card], shields=[*filler(shields), "Torcon"]),
        opponent=replace(opponent, battle=["Fear Fang", STAYS]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang").choose("Torcon")
    return game.declare(card) if game.can_choose(card) else game


def with_attack_chance(card: Card | str, you: Side, opponent: Side) -> Scenario:
    """It may be declared anyway, and then misfires."""
    game = Scenario(you=replace(you, hand=[card], battle=["Fear Fang", STAYS]), opponent=opponent)
    return game.attack("Fear Fang").declare(card)


CASTING = pytest.mark.parametrize(
    "cast",
    [
        pytest.param(in_the_main_step, id="by its cost"),
        pytest.param(as_a_shield_trigger, marks=pytest.mark.rule("5B.40"), id="shield trigger"),
        pytest.param(for_no_cost, marks=pytest.mark.rule("5B.40"), id="for no cost"),
        pytest.param(with_cyber_i_choice, marks=pytest.mark.rule("5B.40"), id="Cyber I Choice"),
    ],
)


@pytest.mark.rule("5B.36", "11.54")
@CASTING
def test_a_spell_whose_additional_cost_cannot_be_paid_is_not_cast(cast: Cast) -> None:
    """X.26: the Japanese printing of Eldritch Poison decides, where the destruction is a cost."""
    without = cast(POISON, Side(battle=[STAYS], graveyard=["Horrid Worm"]), Side(battle=["Bloody Squito"]))
    assert without.where(POISON) == "hand"
    game = cast(POISON, Side(battle=[STAYS, "Horrid Worm"]), Side(battle=["Bloody Squito"]))
    if game.asked == "choose":
        game.choose(game.options[0])
    assert game.zone(YOU, "graveyard") == ["Horrid Worm", POISON]
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.rule("5B.37", "5B.38", "11.55")
@pytest.mark.parametrize(("yours", "theirs", "cast"), [(1, 3, True), (2, 2, False), (3, 2, False)])
@pytest.mark.parametrize(
    "how",
    [
        pytest.param(in_the_main_step, id="by its cost"),
        pytest.param(for_no_cost, marks=pytest.mark.rule("5B.39", "5B.40"), id="for no cost"),
    ],
)
def test_miraculous_meltdown_needs_an_opponent_with_more_shields(
    how: Cast, yours: int, theirs: int, cast: bool
) -> None:
    game = how(MELTDOWN, Side(shields=yours, battle=[STAYS]), Side(shields=theirs))
    if cast:
        game.expect(OPPONENT, "choose").choose(game.options[0])
        assert game.where(MELTDOWN) == "graveyard"
        assert (len(game.zone(OPPONENT, "shields")), len(game.zone(OPPONENT, "hand"))) == (yours, theirs - yours)
    else:
        assert game.where(MELTDOWN) == "hand"


LAST_CHANCE = spell(
    "Last Chance", FIRE, 3,
    shield_trigger,
    strike_back(CREATURES),
    attack_chance(CREATURES),
    castable_only(YOUR_OPPONENT_HAS_MORE_SHIELDS),
    draw(1),
)  # fmt: skip


@pytest.mark.rule("5B.37", "5B.39")
@pytest.mark.parametrize(("yours", "theirs", "is_cast"), [(1, 3, True), (2, 2, False)])
@pytest.mark.parametrize(
    "cast",
    [in_the_main_step, as_a_shield_trigger, for_no_cost, with_cyber_i_choice, with_strike_back, with_attack_chance],
)
def test_a_condition_of_casting_holds_in_every_way(cast: Cast, yours: int, theirs: int, is_cast: bool) -> None:
    """A shield that has just been broken stands by, and is counted no more (113.6a)."""
    game = cast(LAST_CHANCE, Side(shields=yours, battle=[STAYS]), Side(shields=theirs))
    assert game.where("Last Chance") == ("graveyard" if is_cast else "hand")


@pytest.mark.rule("5B.36", "5B.39")
@pytest.mark.parametrize("card", [POISON, LAST_CHANCE], ids=["additional cost", "condition"])
def test_a_shield_trigger_that_its_own_text_stops_cannot_even_be_declared(card: str | Card) -> None:
    game = Scenario(you=Side(shields=[card]), opponent=Side(battle=["Fear Fang", STAYS], shields=0), turn=OPPONENT)
    game.attack("Fear Fang").expect(OPPONENT, "attack with")
    assert game.where(card) == "hand"


@pytest.mark.rule("5B.39")
def test_a_condition_that_holds_no_more_stops_a_declared_trigger() -> None:
    """Both are declared while it holds; the first one takes a shield from the opponent."""
    thief = spell("Thief", FIRE, 3, shield_trigger, return_to_hand(choose(2, your_opponents(SHIELDS))))
    game = Scenario(
        you=Side(shields=[thief, LAST_CHANCE, *filler(1)]),
        opponent=Side(battle=["Crystal Lancer"], shields=3),
        turn=OPPONENT,
    )
    game.attack("Crystal Lancer").choose("Thief", "Last Chance").declare("Thief", "Last Chance").choose("Thief")
    game.choose(game.options[0], game.options[0])
    assert (game.where("Thief"), game.where("Last Chance")) == ("graveyard", "hand")


def test_miraculous_meltdown_leaves_the_opponent_as_many_shields_of_their_choice() -> None:
    game = Scenario(
        you=Side(hand=[MELTDOWN], mana=filler(darkness=3, fire=3), shields=2, battle=[STAYS]),
        opponent=Side(shields=["Terror Pit", "Torcon", "Corile", "Fear Fang"]),
    )
    game.use(MELTDOWN).choose("Corile", "Fear Fang").expect(OPPONENT, "declare", "no", "Terror Pit", "Torcon")
    game.declare("Torcon")
    assert sorted(game.zone(OPPONENT, "shields")) == ["Corile", "Fear Fang"]
    assert (game.zone(OPPONENT, "hand"), game.zone(OPPONENT, "battle")) == (["Terror Pit"], ["Torcon"])


# ---------------------------------------------------------------------------------------------------------
# An alternative cost under a prohibition
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("10.50")
def test_forever_occult_is_summoned_by_destroying_three_creatures() -> None:
    game = Scenario(you=Side(hand=[OCCULT], battle=[STAYS, "Torcon", "Corile", "Fear Fang"], graveyard=["Aqua Guard"]))
    game.use(OCCULT, "Torcon", "Corile", "Fear Fang", way="destroy 3 of your creatures")
    assert (game.zone(YOU, "battle"), game.untapped_mana(YOU)) == (["Bystander", OCCULT], 0)
    assert game.zone(YOU, "graveyard") == ["Aqua Guard", "Torcon", "Corile", "Fear Fang"]


@pytest.mark.rule("5B.43", "10.50")
def test_where_nothing_can_be_summoned_the_three_creatures_cannot_be_destroyed_either() -> None:
    game = Scenario(
        you=Side(
            hand=[lock(ACT_SUMMON), OCCULT],
            mana=filler(fire=1, darkness=8),
            battle=[STAYS, "Torcon", "Corile", "Fear Fang"],
        )
    )
    game.expect(YOU, "use a card", "no", "Lock", OCCULT, OCCULT).use("Lock")
    assert game.refused(OCCULT, "use") == "an effect forbids summoning it"
    assert len(game.zone(YOU, "battle")) == 4


@pytest.mark.rule("5B.05")
def test_with_two_creatures_forever_occult_costs_its_mana() -> None:
    """X.07: what cannot be paid cannot be declared, as the Japanese rule says."""
    game = Scenario(you=Side(hand=[OCCULT], battle=[STAYS, "Torcon"], mana=filler(darkness=8)))
    game.expect(YOU, "use a card", "no", OCCULT).use(OCCULT)
    assert len(game.zone(YOU, "battle")) == 3


# ---------------------------------------------------------------------------------------------------------
# Where a spell goes after it has been cast (605.2f, 609.8)
# ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "you", "choices", "zone", "is_tapped"),
    [
        pytest.param(
            PERFECT_NATURE, Side(hand=[PERFECT_NATURE]), (0, 0), "graveyard", False,
            marks=pytest.mark.rule("6B.01", "6B.09"), id="Perfect Nature from the hand",
        ),
        pytest.param(
            PERFECT_NATURE, Side(), (0, 0), "deck", False,
            marks=pytest.mark.rule("6B.09"), id="Perfect Nature from the mana zone",
        ),
        pytest.param(
            PERFECT_DARKNESS, Side(hand=[PERFECT_DARKNESS]), (2, 2), "graveyard", False,
            marks=pytest.mark.rule("6B.01", "6B.08"), id="Perfect Darkness from the hand",
        ),
        pytest.param(
            PERFECT_DARKNESS, Side(graveyard=[PERFECT_DARKNESS]), (2, 2), "deck", False,
            marks=pytest.mark.rule("6B.08"), id="Perfect Darkness from the graveyard",
        ),
        pytest.param(
            "Eternal Brain", Side(hand=["Eternal Brain"], deck=["Corile", "Torcon"]), ("Torcon",), "hand", False,
            marks=pytest.mark.rule("6B.25"), id="Eternal Brain",
        ),
        pytest.param(
            "Boomerang Comet", Side(hand=["Boomerang Comet"]), ("Corile",), "mana", False,
            marks=pytest.mark.rule("6B.39"), id="Boomerang Comet",
        ),
        pytest.param(
            "Pixie Cocoon", Side(hand=["Pixie Cocoon"]), ("Corile",), "mana", True,
            marks=pytest.mark.rule("6B.40"), id="Pixie Cocoon",
        ),
    ],
)  # fmt: skip
def test_where_a_spell_goes(card: str, you: Side, choices: tuple[str | int, ...], zone: str, is_tapped: bool) -> None:
    mana = [*filler(nature=5, darkness=5, water=2, light=6), "Corile"]
    if card == PERFECT_NATURE and not you.hand:
        mana.append(PERFECT_NATURE)
    game = Scenario(you=replace(you, mana=mana, battle=[STAYS])).use(card, *choices)
    assert (game.where(card), game.is_tapped(card)) == (zone, is_tapped)
    if zone == "deck":
        assert bottom(game) == card


@pytest.mark.rule("6B.25")
def test_eternal_brain_puts_the_top_two_cards_back_in_any_order() -> None:
    game = Scenario(
        you=Side(hand=["Eternal Brain"], mana=filler(water=2), deck=["Corile", "Torcon", "Fear Fang"], battle=[STAYS])
    )
    game.use("Eternal Brain").expect(YOU, "order", "Corile", "Torcon").choose("Corile")
    assert game.zone(YOU, "deck")[:3] == ["Torcon", "Corile", "Fear Fang"]


def test_perfect_darkness_does_what_its_modes_say() -> None:
    game = Scenario(
        you=Side(
            hand=[PERFECT_DARKNESS],
            mana=filler(darkness=5),
            graveyard=["Horrid Worm", "Corile", OCCULT],
            battle=[STAYS],
        ),
        opponent=Side(hand=["Torcon", "Fear Fang"], battle=["Crystal Lancer"]),
    )
    game.use(PERFECT_DARKNESS, 0, 1).expect(OPPONENT, "choose", "Torcon", "Fear Fang").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert game.zone(YOU, "battle") == ["Bystander", "Horrid Worm"]
    game = Scenario(
        you=Side(hand=[PERFECT_DARKNESS], mana=filler(darkness=5), battle=[STAYS]),
        opponent=Side(battle=["Crystal Lancer", "Corile"]),
    )
    game.use(PERFECT_DARKNESS, 2, 2, "Crystal Lancer", "Crystal Lancer")
    assert game.zone(OPPONENT, "battle") == ["Corile"]


@pytest.mark.rule("6B.02", "6B.42")
def test_of_two_places_exactly_one_applies_and_the_player_chooses() -> None:
    """Both are the spell's own text; a Charger beats what another card's effect says (609.8a)."""
    loop = spell("Loop Charger", FIRE, 1, draw(1), charger, may_cast_from(GRAVEYARD, goes_to_deck_bottom_after_casting))
    for where, zone in ((0, "mana"), (1, "deck")):
        game = Scenario(you=Side(graveyard=[loop], mana=filler(fire=1), battle=[STAYS])).use("Loop Charger")
        assert game.where("Loop Charger") == "pending" and len(game.zone(YOU, "hand")) == 1
        game.choose(int(game.expect(YOU, "instead").options[where]))
        assert game.where("Loop Charger") == zone
        assert len(game.zone(YOU, "graveyard")) == 0
    from_hand = Scenario(you=Side(hand=[loop], mana=filler(fire=1), battle=[STAYS])).use("Loop Charger")
    assert from_hand.where("Loop Charger") == "mana"


def test_the_spell_half_of_a_twinpact_has_costs_and_places_of_its_own() -> None:
    pact = twinpact(
        creature("Fist", FIRE, 9, 4000, "Human"),
        spell("Palm", DARKNESS, 1, draw(1), may_cast_from(GRAVEYARD, goes_to_deck_bottom_after_casting)),
    )
    game = Scenario(you=Side(graveyard=[pact], mana=filler(darkness=1, fire=9), battle=[STAYS]))
    game.expect(YOU, "use a card", "no", "Fist / Palm").use("Fist / Palm")
    assert bottom(game) == "Fist / Palm"
