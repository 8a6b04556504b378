"""EX Life: a shield that comes with a creature, and goes instead of it (docs/keywords.md)."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    HAND,
    LIGHT,
    ON_OPPONENTS_TURN,
    SHIELDS,
    Card,
    break_shields,
    choose,
    creature,
    destroy,
    draw,
    every,
    evolves_from,
    ex_life,
    give_power,
    goes_onto_shield_after_casting,
    instead_of_being_destroyed,
    opponents_creatures_go_to_graveyard,
    put_into_mana,
    put_on_bottom_of_deck,
    put_top_card_into_graveyard,
    return_to_hand,
    revolution_change,
    shield_trigger,
    speed_attacker,
    spell,
    vortex_evolves_from,
    when_ex_life_leaves,
    when_put,
    your,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler

HUMANS = CREATURES.race("Human")
ALIENS = CREATURES.race("Alien")
KILL = spell("Kill", FIRE, 2, destroy(choose(1, CREATURES)))
KILL_ALL = spell("Kill All", FIRE, 2, destroy(every(CREATURES)))
UNSUMMON = spell("Unsummon", FIRE, 2, return_to_hand(choose(1, CREATURES)))
BURY = spell("Bury", FIRE, 2, put_into_mana(choose(1, CREATURES)))
SINK = spell("Sink", FIRE, 2, put_on_bottom_of_deck(choose(1, CREATURES)))
STRIP = spell("Strip", FIRE, 2, put_top_card_into_graveyard(choose(1, CREATURES)))
BREAK = spell("Break", FIRE, 2, break_shields(choose(1, your(SHIELDS))))


def lives(*features: object, name: str = "Lives", power: int = 3000) -> Card:
    """A creature with EX Life."""
    return creature(name, FIRE, 2, power, "Human", ex_life, *features)  # type: ignore[arg-type]


def put(*hand: Card, life: Card | None = None, **side: object) -> Scenario:
    """You have summoned a creature with EX Life, and have the spells in hand; Burning Mane was on top of the deck."""
    card = life or lives()
    you = Side(
        hand=[card, *hand],
        mana=filler(fire=2 * len(hand) + 2),
        battle=["Fear Fang"],
        deck=["Burning Mane", "Corile"],
        shields=0,
        **side,  # type: ignore[arg-type]
    )
    return Scenario(you=you).use(card.name)


@pytest.mark.phrase("ex_life")
@pytest.mark.rule("10.52")
def test_10_52_ex_life_brings_a_shield_before_the_creature_is_put() -> None:
    """What triggers when it is put comes after its shield (docs/keywords.md)."""
    game = put(life=lives(when_put(draw(1))))
    assert game.zone(YOU, "shields") == ["Burning Mane"]
    assert game.zone(YOU, "hand") == ["Corile"]


@pytest.mark.phrase("ex_life")
@pytest.mark.rule("10.52")
@pytest.mark.parametrize("removal", [KILL, UNSUMMON, BURY, SINK, STRIP])
def test_10_52_the_ex_life_shield_goes_instead_of_the_creature_once(removal: Card) -> None:
    """Whatever zone it would go to; without the shield nothing happens instead (609.1, 609.4)."""
    game = put(removal, removal)
    game.use(removal.name, "Lives")
    assert game.zone(YOU, "battle") == ["Fear Fang", "Lives"]
    assert game.zone(YOU, "shields") == []
    assert "Burning Mane" in game.zone(YOU, "graveyard")
    game.use(removal.name, "Lives")
    assert game.zone(YOU, "battle") == ["Fear Fang"]


def test_ex_life_its_shield_is_an_ordinary_shield_and_protects_only_its_creature() -> None:
    """It can be broken, and then the creature leaves; other creatures and other shields do not count."""
    game = put(BREAK, KILL)
    game.use("Break")
    assert "Burning Mane" in game.zone(YOU, "hand")
    game.use("Kill", "Lives")
    assert game.zone(YOU, "battle") == ["Fear Fang"]
    game = put(KILL)
    game.use("Kill", "Fear Fang")
    assert game.zone(YOU, "battle") == ["Lives"]
    assert game.zone(YOU, "shields") == ["Burning Mane"]


@pytest.mark.rule("10.52")
def test_10_52_whose_last_card_becomes_an_ex_life_shield_has_lost() -> None:
    """104.2b."""
    game = Scenario(you=Side(hand=[lives()], mana=filler(fire=2), deck=exactly("Corile"), battle=["Fear Fang"]))
    game.use("Lives")
    assert (game.winner, game.reason) == (OPPONENT, "deck out")


@pytest.mark.rule("10.52")
def test_10_52_an_ex_life_shield_of_several_cards_goes_as_a_whole() -> None:
    """113.2: a Judgment Emblem lies on it."""
    emblem = spell("Emblem", FIRE, 2, goes_onto_shield_after_casting, draw(1), races="Judgment Emblem")
    game = put(emblem, KILL).use("Emblem")
    assert game.under("Burning Mane") == ["Emblem"]
    game.use("Kill", "Lives")
    assert game.zone(YOU, "battle") == ["Fear Fang", "Lives"]
    assert (game.zone(YOU, "shields"), sorted(game.zone(YOU, "graveyard"))) == ([], ["Burning Mane", "Emblem", "Kill"])


@pytest.mark.rule("10.52")
@pytest.mark.parametrize("cast", ["Note", "Emblem"])
def test_10_52_what_is_left_of_an_ex_life_shield_saves_its_creature(cast: str) -> None:
    """113.2: one of its cards is cast by Cosmic Darts, the other stays that shield."""
    emblem = spell("Emblem", FIRE, 2, goes_onto_shield_after_casting, draw(1), races="Judgment Emblem")
    note = spell("Note", FIRE, 2, draw(1))
    you = Side(
        hand=[lives(), emblem, "Cosmic Darts", KILL],
        mana=filler(fire=6, light=1),
        battle=["Fear Fang"],
        deck=[note],
        shields=0,
    )
    game = Scenario(you=you).use("Lives").use("Emblem").use("Cosmic Darts").choose(cast).enough()
    assert (game.where(cast), len(game.zone(YOU, "shields"))) == ("graveyard", 1)
    game.use("Kill", "Lives")
    assert (game.where("Lives"), game.zone(YOU, "shields")) == ("battle", [])


def test_609_8_ex_life_of_creatures_that_leave_together() -> None:
    """Each has its own shield (609.8)."""
    game = put(lives(name="Other"), KILL_ALL)
    game.use("Other")
    assert game.zone(YOU, "shields") == ["Burning Mane", "Corile"]
    game.use("Kill All")
    assert game.zone(YOU, "battle") == ["Lives", "Other"]
    assert sorted(game.zone(YOU, "graveyard")) == ["Burning Mane", "Corile", "Fear Fang", "Kill All"]


def test_703_4c_ex_life_does_not_save_a_creature_without_power_for_long() -> None:
    """703.4c: it is destroyed again."""
    weaken = spell("Weaken", FIRE, 2, give_power(-3000, choose(1, CREATURES)))
    game = put(weaken).use("Weaken", "Lives")
    assert game.zone(YOU, "battle") == ["Fear Fang"]
    assert sorted(game.zone(YOU, "graveyard")) == ["Burning Mane", "Lives", "Weaken"]


def test_609_8_the_owner_picks_ex_life_or_another_replacement() -> None:
    """609.8: the event is replaced once."""
    game = put(KILL, life=lives(instead_of_being_destroyed(HAND)))
    game.use("Kill", "Lives")
    game.expect(YOU, "instead", "Burning Mane", "Lives")
    game.choose("Lives")
    assert game.zone(YOU, "hand") == ["Lives"]
    assert game.zone(YOU, "shields") == ["Burning Mane"]


def test_609_4_ex_life_brings_no_shield_if_something_else_happens_than_being_put() -> None:
    """609.4: it goes to the graveyard instead, so it is not put (110.4f)."""
    warden = creature("Warden", LIGHT, 5, 5000, "Guardian", opponents_creatures_go_to_graveyard)
    game = Scenario(
        you=Side(shields=[lives(shield_trigger)], deck=["Burning Mane"]),
        opponent=Side(battle=[warden]),
        turn=OPPONENT,
    )
    game.attack("Warden").declare("Lives")
    assert game.zone(YOU, "graveyard") == ["Lives"]
    assert game.zone(YOU, "shields") == []


def test_701_26b_a_creature_with_an_ex_life_shield_does_not_change_places() -> None:
    """701.26b: it would not move as usual, so nothing moves, and the shield stays."""
    new = creature("New", FIRE, 5, 5000, "Dragon", revolution_change(HUMANS))
    game = put(new, life=lives(speed_attacker))
    game.attack("Lives").declare("New")
    assert "New" in game.zone(YOU, "hand")
    assert "Lives" in game.zone(YOU, "battle")
    assert game.zone(YOU, "shields") == ["Burning Mane"]


def test_801_2_ex_life_counts_while_its_card_is_on_top() -> None:
    """801.2, 801.4c: an evolved creature without EX Life leaves; what remains of it has its shield again."""
    lord = creature("Lord", FIRE, 2, 6000, "Human", evolves_from(HUMANS))
    game = put(lord, KILL).use("Lord").use("Kill", "Lord")
    assert game.zone(YOU, "battle") == ["Fear Fang"]
    assert game.zone(YOU, "shields") == ["Burning Mane"]
    game = put(lord, STRIP, KILL).use("Lord").use("Strip", "Lord").use("Kill", "Lives")
    assert game.zone(YOU, "battle") == ["Fear Fang", "Lives"]
    assert game.zone(YOU, "shields") == []


def test_801_2_ex_life_of_a_creature_that_becomes_part_of_another() -> None:
    """801.2: whatever was about either creature is about the one that they are now."""
    lord = creature("Lord", FIRE, 2, 6000, "Human", vortex_evolves_from(HUMANS, ALIENS))
    alien = creature("Alien", FIRE, 2, 1000, "Alien")
    game = put(alien, lord, STRIP, STRIP, KILL)
    game.use("Alien").use("Lord")
    while game.asked == "evolve":
        game.choose("Alien")
    assert game.under("Lord") == ["Alien", "Lives"]
    game.use("Strip", "Lord").use("Strip", "Alien").use("Kill", "Lives")
    assert game.zone(YOU, "battle") == ["Fear Fang", "Lives"]
    assert game.zone(YOU, "shields") == []


@pytest.mark.phrase("when_ex_life_leaves")
def test_when_its_ex_life_shield_leaves_the_creature_does_something() -> None:
    """Broken, or put into the graveyard instead of the creature; other shields do not count (docs/keywords.md)."""
    watcher = lives(when_ex_life_leaves(draw(1)))
    game = put(BREAK, life=watcher)
    game.use("Break")
    assert sorted(game.zone(YOU, "hand")) == ["Burning Mane", "Corile"]
    game = put(KILL, life=watcher)
    game.use("Kill", "Lives")
    assert game.zone(YOU, "hand") == ["Corile"]
    assert game.where("Lives") == "battle"
    game = put(lives(name="Other"), KILL, life=watcher)
    game.use("Other").use("Kill", "Other")
    assert game.zone(YOU, "hand") == []


def test_603_1_when_its_ex_life_shield_leaves_during_the_opponents_turn() -> None:
    """The condition is part of the trigger (603.1)."""
    game = put(BREAK, life=lives(when_ex_life_leaves(draw(1), condition=ON_OPPONENTS_TURN)))
    game.use("Break")
    assert game.zone(YOU, "hand") == ["Burning Mane"]


def test_113_6_ex_life_has_left_when_its_shield_trigger_is_used() -> None:
    """113.6: the shield is in the hand by then, so it saves no creature."""
    killer = spell("Burst", FIRE, 2, shield_trigger, destroy(choose(1, your(CREATURES.race("Human")))))
    you = Side(hand=[lives()], mana=filler(fire=2), deck=[killer], shields=0)
    game = Scenario(you=you, opponent=Side(battle=["Fear Fang"])).use("Lives").next_turn()
    game.until("attack with", OPPONENT)
    game.attack("Fear Fang").declare("Burst")
    assert game.zone(YOU, "battle") == []
