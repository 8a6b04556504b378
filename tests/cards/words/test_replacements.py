"""What happens instead of an event, under which condition, and what follows."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import rules_text
from sim.cards.words import (
    ACT_CHARGE,
    ALL_FIVE_CIVILIZATIONS,
    CARDS,
    CREATURES,
    DARKNESS,
    DECK,
    DRAGONS,
    FIRE,
    HAND,
    LIGHT,
    MANA,
    NATURE,
    SHIELDS,
    THIS,
    THIS_IS_TAPPED,
    WATER,
    YOUR_NEXT_TURN,
    DefinitionError,
    at_least,
    at_random,
    break_shields,
    charge_from_deck,
    choose,
    choose_up_to,
    creature,
    destroy,
    discard,
    double_breaker,
    draw,
    every,
    evolves_from,
    for_each,
    instead_of_being_destroyed,
    instead_of_breaking,
    instead_of_graveyard,
    may_summon_for_no_cost,
    must_enter_instead_of_being_discarded,
    prohibit,
    put_into_mana,
    return_to_hand,
    shields_go_to_graveyard,
    spell,
    wave_striker,
    when_leaves,
    when_put,
    whenever_put_into_mana,
    your,
    your_mana_does_not_untap,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, tapped
from tests.cards.written import paragraph

USES_OR_CHARGES = (
    "Whenever your opponent uses a card or puts a card into their mana zone during their turn, draw a card."
)

KILL = spell("Kill", FIRE, 1, destroy(choose(1, CREATURES)), draw(1))
KILL_ALL = spell("Kill All", FIRE, 1, destroy(every(CREATURES)))
YOUR_HAND = your(CARDS.in_zone(HAND))
DRAGON = creature("Dragon", FIRE, 6, 6000, "Fire Dragon")
TOTEM = creature(
    "Totem",
    FIRE,
    2,
    1000,
    "",
    instead_of_being_destroyed(
        MANA,
        then=(return_to_hand(choose(1, your(DRAGONS.in_zone(MANA)))),),
        condition=at_least(1, your(DRAGONS.in_zone(MANA))),
    ),
)
PIRATE = creature(
    "Pirate", FIRE, 2, 1000, "", instead_of_being_destroyed(HAND, then=(discard(choose(1, YOUR_HAND)),), optional=True)
)


def test_a_replacement_under_a_condition_and_what_follows_it() -> None:
    game = Scenario(you=Side(hand=[KILL], battle=[TOTEM], mana=[*filler(fire=1), DRAGON]))
    game.use(KILL)
    assert "Totem" in game.zone(YOU, "mana")
    assert "Dragon" in game.zone(YOU, "hand")
    game = Scenario(you=Side(hand=[KILL], battle=[TOTEM], mana=filler(fire=1)))
    game.use(KILL)
    assert "Totem" in game.zone(YOU, "graveyard")


def test_603_5_a_creature_that_goes_to_the_mana_zone_instead_is_put_there_with_what_lies_under_it() -> None:
    clerk = creature("Clerk", FIRE, 2, 1000, "", whenever_put_into_mana(your(CARDS), draw(1)))
    base = creature("Base", FIRE, 2, 1000, "Human")
    top = creature("Top", FIRE, 2, 1000, "", evolves_from(CREATURES), instead_of_being_destroyed(MANA))
    slay = spell("Slay", FIRE, 1, destroy(choose(1, CREATURES)))
    deck = exactly("Torcon", "Corile", "Fear Fang")
    game = Scenario(you=Side(battle=[clerk, pile(top, base)], hand=[slay], mana=filler(fire=1), deck=deck))
    game.use(slay, top)
    assert {"Base", "Top"} <= set(game.zone(YOU, "mana"))
    assert len(game.zone(YOU, "hand")) == 2


def test_the_owner_puts_a_creature_into_the_mana_zone_instead() -> None:
    clerk = creature("Clerk", FIRE, 2, 5000, "", paragraph(USES_OR_CHARGES))
    totem = creature("Totem", FIRE, 2, 1000, "", instead_of_being_destroyed(MANA))
    game = Scenario(
        you=Side(battle=[tapped(clerk)], deck=exactly("Torcon", "Corile")), opponent=Side(battle=[totem]), turn=OPPONENT
    )
    game.attack(totem, clerk)
    assert game.zone(OPPONENT, "mana") == ["Totem"]
    assert len(game.zone(YOU, "hand")) == 1


def test_what_follows_comes_before_the_rest_of_the_effect_that_destroys() -> None:
    """It is a part of what happens instead: the card drawn afterwards can't be discarded for it."""
    game = Scenario(you=Side(hand=[KILL, "Corile"], battle=[PIRATE], mana=filler(fire=1), deck=["Torcon"]))
    game.use(KILL).choose(PIRATE)  # instead
    game.expect(YOU, "choose", "Corile", "Pirate").choose("Pirate")
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Torcon"]


def test_declining_means_being_destroyed_without_what_follows() -> None:
    game = Scenario(you=Side(hand=[KILL, "Corile"], battle=[PIRATE], mana=filler(fire=1), deck=["Torcon"]))
    game.use(KILL).decline()
    assert sorted(game.zone(YOU, "graveyard")) == ["Kill", "Pirate"]
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Torcon"]


def test_it_follows_in_a_battle_too() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped(PIRATE)], hand=["Corile"], deck=["Torcon"])
    )
    game.attack("Fear Fang", PIRATE).choose(PIRATE)
    game.expect(OPPONENT, "choose", "Corile", "Pirate").choose("Corile")
    assert game.zone(OPPONENT, "hand")[0] == "Pirate"


def test_each_of_several_creatures_has_its_own_replacement() -> None:
    other = creature("Other Pirate", FIRE, 2, 1000, "", *PIRATE.features)
    game = Scenario(you=Side(hand=[KILL_ALL], battle=[PIRATE, other], mana=filler(fire=1)))
    game.use(KILL_ALL).choose(PIRATE).choose(other)
    game.choose(PIRATE)
    assert "Pirate" in game.zone(YOU, "graveyard") and "Other Pirate" in game.zone(YOU, "graveyard")


def test_shuffled_into_the_deck_with_what_lies_under_it() -> None:
    base = creature("Base", FIRE, 2, 1000, "Human")
    top = creature("Top", FIRE, 2, 1000, "Human", evolves_from(CREATURES), instead_of_being_destroyed(DECK))
    game = Scenario(you=Side(hand=[KILL_ALL], battle=[pile(top, base)], mana=filler(fire=1), deck=exactly("Torcon")))
    game.use(KILL_ALL)
    assert sorted(game.zone(YOU, "deck")) == ["Base", "Top", "Torcon"]


def test_the_state_of_the_creature_can_be_the_condition() -> None:
    guard = creature("Guard", FIRE, 2, 1000, "", instead_of_being_destroyed(HAND, condition=THIS_IS_TAPPED))
    assert (
        rules_text(guard) == "When this creature would be destroyed, if it is tapped, return it to your hand instead."
    )
    game = Scenario(you=Side(hand=[KILL_ALL], battle=[tapped(guard)], mana=filler(fire=1)))
    assert game.use(KILL_ALL).where(guard) == "hand"
    game = Scenario(you=Side(hand=[KILL_ALL], battle=[guard], mana=filler(fire=1)))
    assert game.use(KILL_ALL).where(guard) == "graveyard"


def test_wave_striker_can_give_it() -> None:
    striker = creature("Striker", FIRE, 2, 1000, "", wave_striker(instead_of_being_destroyed(HAND)))
    assert rules_text(striker).endswith(
        'have "wave striker", when this creature would be destroyed, return it to your hand instead.'
    )
    others = [creature(f"Striker {number}", FIRE, 2, 9000, "", *striker.features) for number in (1, 2)]
    game = Scenario(you=Side(hand=[KILL], battle=[striker, *others], mana=filler(fire=1)))
    assert game.use(KILL).choose(striker).where(striker) == "hand"


def test_leaving_still_triggers_if_it_goes_elsewhere() -> None:
    going = creature("Going", FIRE, 2, 1000, "", instead_of_graveyard(DECK), when_leaves(draw(1)))
    game = Scenario(you=Side(hand=[KILL_ALL], battle=[going], mana=filler(fire=1), deck=exactly("Torcon", "Corile")))
    game.use(KILL_ALL)
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.parametrize(
    ("feature", "english"),
    [
        (PIRATE, "you may return it to your hand instead. If you do, discard a card from your hand."),
        (TOTEM, "put it into your mana zone instead. Then return a Dragon from your mana zone to your hand."),
    ],
)
def test_english(feature: object, english: str) -> None:
    text = rules_text(feature)  # type: ignore[arg-type]
    assert text.startswith("When this creature would be destroyed, ") and text.endswith(english)
    tabulate([feature])  # type: ignore[list-item]


# --- Instead of having a shield broken ---------------------------------------------------------------------
TREE = creature("Tree", LIGHT, 5, 1000, "", instead_of_breaking(destroy(THIS)))
SAINT = creature("Saint", LIGHT, 2, 5500, "", instead_of_breaking(discard(choose(2, YOUR_HAND))))
TWIN = creature("Twin", FIRE, 2, 1000, "")
DOUBLE = creature("Double", FIRE, 5, 9000, "", double_breaker)


@pytest.mark.phrase("instead_of_breaking")
def test_a_creature_is_destroyed_instead_of_a_shield_being_broken() -> None:
    assert rules_text(TREE) == "When one of your shields would be broken, you may destroy this creature instead."
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[TREE], shields=["Terror Pit"]))
    game.attack("Fear Fang").expect(OPPONENT, "instead", "no", "yes").accept()
    assert "Tree" in game.zone(OPPONENT, "graveyard") and len(game.zone(OPPONENT, "shields")) == 1
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[TREE], shields=["Corile"]))
    game.attack("Fear Fang").decline()
    assert game.zone(OPPONENT, "hand") == ["Corile"] and game.where(TREE) == "battle"


def test_each_shield_of_a_double_break_is_asked_about_and_the_others_are_broken_together() -> None:
    game = Scenario(you=Side(battle=[DOUBLE]), opponent=Side(battle=[TREE], shields=["Corile", TWIN]))
    game.attack(DOUBLE).decline().accept()
    assert game.zone(OPPONENT, "hand") == ["Corile"] and game.zone(OPPONENT, "shields") == ["Twin"]
    game = Scenario(you=Side(battle=[DOUBLE]), opponent=Side(battle=[TREE, TREE], shields=["Corile", TWIN]))
    game.attack(DOUBLE).accept().accept()
    assert sorted(game.zone(OPPONENT, "shields")) == ["Corile", "Twin"]


def test_what_is_paid_for_one_shield_is_not_there_for_the_next() -> None:
    game = Scenario(
        you=Side(battle=[DOUBLE]),
        opponent=Side(battle=[SAINT], shields=["Corile", TWIN], hand=["Fear Fang", "Aqua Hulcus", "Burning Mane"]),
    )
    game.attack(DOUBLE).accept().choose("Fear Fang", "Aqua Hulcus")
    assert game.zone(OPPONENT, "shields") == ["Corile"]
    assert sorted(game.zone(OPPONENT, "hand")) == ["Burning Mane", "Twin"]


def test_what_cannot_be_carried_out_is_not_offered() -> None:
    """609.4: with one card in the hand nobody discards two."""
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[SAINT], shields=["Corile"], hand=[TWIN]))
    game.attack("Fear Fang")
    assert sorted(game.zone(OPPONENT, "hand")) == ["Corile", "Twin"]


def test_only_the_own_shields_are_saved() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", TREE]), opponent=Side(shields=["Corile"]))
    game.attack("Fear Fang")
    assert game.zone(OPPONENT, "hand") == ["Corile"]


def test_an_effect_that_breaks_a_shield_is_answered_too_and_counts_what_is_broken() -> None:
    breaking = creature(
        "Breaking",
        FIRE,
        1,
        1000,
        "",
        when_put(break_shields(choose(2, your_opponents(SHIELDS))), for_each(BROKEN, draw(1))),
    )
    game = Scenario(
        you=Side(hand=[breaking], mana=filler(fire=1), battle=["Fear Fang"]),
        opponent=Side(battle=[TREE], shields=["Corile", TWIN]),
    )
    game.use(breaking, "Corile").accept()
    assert len(game.zone(OPPONENT, "shields")) == 1 and len(game.zone(YOU, "hand")) == 1


BROKEN = "shield broken in this way"


def test_a_shield_that_goes_elsewhere_is_not_broken() -> None:
    """The attacker's own replacement comes first: its player is the turn player (609.8)."""
    waster = creature("Waster", FIRE, 5, 9000, "", shields_go_to_graveyard)
    game = Scenario(you=Side(battle=[waster]), opponent=Side(battle=[TREE], shields=["Corile"]))
    game.attack(waster)
    assert "Corile" in game.zone(OPPONENT, "graveyard") and game.where(TREE) == "battle"


def test_other_payments_are_refused() -> None:
    with pytest.raises(DefinitionError, match="a payment is made of choose"):
        creature("Test Card", FIRE, 1, 1000, "", instead_of_breaking(draw(1)))


# --- Instead of being discarded, and what stays tapped ------------------------------------------------------
@pytest.mark.phrase("must_enter_instead_of_being_discarded")
def test_a_creature_that_must_enter_instead_of_being_discarded() -> None:
    torey = creature("Torey", LIGHT, 6, 5500, "", must_enter_instead_of_being_discarded)
    rob = spell("Rob", FIRE, 1, discard(at_random(1, your_opponents(CARDS.in_zone(HAND)))))
    game = Scenario(you=Side(hand=[rob], mana=filler(fire=1), battle=["Fear Fang"]), opponent=Side(hand=[torey]))
    assert game.use(rob).where(torey) == "battle"
    own = spell("Own", FIRE, 1, discard(choose(1, your(CREATURES.in_zone(HAND)))))
    game = Scenario(you=Side(hand=[own, torey], mana=filler(fire=1), battle=["Fear Fang"]))
    assert game.use(own).where(torey) == "graveyard"


@pytest.mark.phrase("your_mana_does_not_untap")
def test_mana_that_does_not_untap() -> None:
    thirsty = creature("Thirsty", FIRE, 5, 7000, "", your_mana_does_not_untap)
    game = Scenario(you=Side(battle=[thirsty], mana=[tapped(card) for card in filler(fire=3)]), turn=OPPONENT)
    game.next_turn()
    assert game.untapped_mana(YOU) == 0


@pytest.mark.phrase("ACT_CHARGE")
def test_nothing_goes_from_the_hand_to_the_mana_zone() -> None:
    void = spell("Void", FIRE, 1, prohibit(ACT_CHARGE, until=YOUR_NEXT_TURN))
    assert rules_text(void) == (
        "Your opponent can't put cards from their hand into their mana zone until the start of your next turn."
    )
    tangle = spell("Tangle", FIRE, 1, put_into_mana(choose_up_to(2, YOUR_HAND)), charge_from_deck(1))
    game = Scenario(
        you=Side(hand=[void], mana=filler(fire=1), battle=["Fear Fang"]),
        opponent=Side(hand=[tangle, "Corile", TWIN], mana=filler(fire=1), deck=["Fear Fang"]),
    )
    game.use(void).next_turn().until("use a card", OPPONENT)
    game.use(tangle, "Corile", TWIN)
    assert "Corile" in game.zone(OPPONENT, "hand") and len(game.zone(OPPONENT, "mana")) == 2


@pytest.mark.phrase("ALL_FIVE_CIVILIZATIONS")
def test_a_replacement_that_needs_cards_of_all_five_civilizations() -> None:
    five = instead_of_being_destroyed(HAND, your(CREATURES), condition=ALL_FIVE_CIVILIZATIONS)
    angel = creature("Angel", LIGHT, 5, 5000, "", five, may_summon_for_no_cost(ALL_FIVE_CIVILIZATIONS))
    others = [creature("Two", WATER | DARKNESS, 2, 1000, ""), creature("Other Two", FIRE | NATURE, 2, 1000, "")]
    game = Scenario(you=Side(hand=[KILL], battle=[angel, *others], mana=filler(fire=1)))
    assert game.use(KILL).choose("Two").where("Two") == "hand"
    game = Scenario(you=Side(hand=[KILL, angel], battle=others, mana=filler(fire=1)))
    assert game.refused(angel) != ""
    assert game.use(KILL).choose("Two").where("Two") == "graveyard"
