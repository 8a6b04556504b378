"""What happens instead of an event, under which condition, and what follows."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import rules_text
from sim.cards.words import (
    CARDS,
    CREATURES,
    DECK,
    DRAGONS,
    FIRE,
    HAND,
    MANA,
    THIS_IS_TAPPED,
    at_least,
    choose,
    creature,
    destroy,
    discard,
    draw,
    every,
    evolves_from,
    instead_of_being_destroyed,
    instead_of_graveyard,
    return_to_hand,
    spell,
    wave_striker,
    when_leaves,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, pile, tapped

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
