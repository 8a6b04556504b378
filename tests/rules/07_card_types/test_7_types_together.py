"""Group 7 of the rules catalogue: cards of one type next to, on or under cards of another (made-up cards)."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    D2,
    DG,
    DRAGHEART,
    DRAGONS,
    FIELDS,
    FIRE,
    FORBIDDEN,
    GRAVEYARD,
    NATURE,
    PSYCHIC,
    STAR_MAX_EVOLUTION,
    SUPER,
    THE_EQUIPPED,
    TURN_THIS_UPSIDE_DOWN,
    WATER,
    Card,
    at_start_of_your_turn,
    choose,
    creature,
    creature_if,
    denjara_switch,
    destroy,
    draw,
    each_gets_power,
    enters_sealed,
    every,
    evolves_from,
    field,
    give_power,
    god_link,
    impulse,
    liberates,
    link_release,
    may,
    psychic_link,
    put,
    release,
    return_to_hand,
    revolution_change,
    seal,
    spell,
    star_evolves_from,
    tamaseed,
    twinpact,
    weapon,
    when_liberated,
    when_put,
    you_have_with_tamaseeds,
    your,
)
from sim.engine.record.codes import steps
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, armed, crossed, filler, flipped, pile, sealed, tapped
from tests.rules.situations import BYSTANDER

CLAW = "Emerald Claw"  # +2000
COMMAND = creature("Command", FIRE, 1, 1000, "Flame Command")
SUBJECT = creature("Subject", FIRE, 1, 3000, "Dragon")
SEAL_IT = spell("Bind", FIRE, 1, seal(choose(1, your(CREATURES.named("Subject")))))
BOUNCE = spell("Bounce", FIRE, 1, return_to_hand(choose(1, your(CREATURES))))
DESTROY = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
SWORD = weapon(
    "Sword",
    FIRE,
    2,
    each_gets_power(THE_EQUIPPED, 2000),
    other_face=creature("Blade", FIRE, 7, 7000, "Dragon", types=DRAGHEART),
)
STAR = creature("Star", FIRE, 1, 5000, "", star_evolves_from(CREATURES))


def gods() -> tuple[Card, Card]:
    """A left and a right God."""
    left = creature("Left", FIRE, 1, 1000, "God", god_link(right=("Right",)))
    return left, creature("Right", FIRE, 1, 2000, "God", god_link(left=("Left",)))


def parts() -> list[Card]:
    """Three psychic creatures that link to one with Link Release."""
    whole = creature("Whole", FIRE | NATURE, 20, 12000, "Dragon", link_release, types=PSYCHIC | SUPER)
    others = [creature(name, NATURE, 4, 2000, "", types=PSYCHIC, other_face=whole) for name in ("One", "Two")]
    return [creature("Head", FIRE, 5, 3000, "", psychic_link("One", "Two"), types=PSYCHIC, other_face=whole), *others]


# --- What lies next to a creature --------------------------------------------------------------------------
@pytest.mark.rule("7D.07", "7I.10")
def test_7d_07_a_gear_stays_crossed_with_a_sealed_creature_and_can_be_moved() -> None:
    """116.2a, 303.5: the creature has not left; freed, it has what the gear gives."""
    side = Side(hand=[SEAL_IT, COMMAND], battle=[crossed(SUBJECT, CLAW), "Corile"], mana=filler(fire=2, nature=1))
    game = Scenario(you=side).use("Bind")
    assert game.gears("Subject") == [CLAW]
    moved = Scenario(you=side).use("Bind").cross(CLAW, "Corile")
    assert (moved.gears("Subject"), moved.power("Corile")) == ([], 4000)
    game.use("Command")
    assert (game.seals("Subject"), game.power("Subject")) == (0, 5000)


@pytest.mark.rule("7G.07", "7I.10")
def test_7g_07_a_weapon_stays_equipped_to_a_sealed_creature() -> None:
    """116.2a; official answer of 2015-12-18: only the creature is ignored, and it has not left."""
    game = Scenario(you=Side(hand=[SEAL_IT, COMMAND], battle=[armed(SUBJECT, SWORD), BYSTANDER], mana=filler(fire=2)))
    game.use("Bind")
    assert (game.equipped("Subject"), game.zone(YOU, "hyperspatial")) == (["Sword"], [])
    assert game.use("Command").power("Subject") == 5000


@pytest.mark.rule("7D.07", "7G.07")
def test_7d_07_a_creature_that_changes_places_leaves_its_gear_uncrossed_and_its_weapon_goes_home() -> None:
    """701.26a: what comes for it has nothing but its orientation."""
    change = creature("Change", FIRE, 5, 6000, "Dragon", revolution_change(DRAGONS.civilization(FIRE)))
    game = Scenario(you=Side(hand=[change], battle=[crossed(armed(SUBJECT, SWORD), CLAW)]), opponent=Side(shields=2))
    game.attack("Subject").declare("Change")
    assert (game.zone(YOU, "hyperspatial"), game.gears("Change"), game.where(CLAW)) == (["Sword"], [], "battle")


@pytest.mark.rule("7F.05", "7F.07", "7D.07")
@pytest.mark.parametrize("cell", [0, 1])
def test_7f_05_a_gear_of_a_part_is_the_gear_of_the_linked_creature_and_stays_with_what_is_left(cell: int) -> None:
    """303.5, 806.2: it is the same creature, before and after."""
    head, one, two = parts()
    kill = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(
        you=Side(battle=[head, crossed(one, CLAW), two], hand=[kill], mana=filler(fire=1)), step=steps.START
    )
    assert (game.gears("Whole"), game.power("Whole")) == ([CLAW], 14000)
    game.until("use a card").use("Kill")
    game.session.answer(cell)
    left = [name for name in game.zone(YOU, "battle") if name != CLAW]
    assert sum(game.gears(name) == [CLAW] for name in left) == 1 and len(left) == 2


@pytest.mark.rule("7J.04", "7D.07", "7G.07")
@pytest.mark.parametrize("leaves", ["Left", "Right"])
def test_7j_04_what_lies_beside_a_linked_god_stays_with_the_one_that_is_left(leaves: str) -> None:
    """804.3, 804.4: linked and parted it is the same creature."""
    left, right = gods()
    game = Scenario(
        you=Side(hand=[right, DESTROY], battle=[crossed(armed(left, SWORD), CLAW)], mana=filler(fire=2)),
    )
    game.use("Right").choose("Left")
    assert game.power("Left") == 3000 + 2000 + 2000
    stays = "Right" if leaves == "Left" else "Left"
    game.use("Kill").choose(leaves)
    assert (game.equipped(stays), game.gears(stays), game.zone(YOU, "hyperspatial")) == (["Sword"], [CLAW], [])


# --- Gods -------------------------------------------------------------------------------------------------
@pytest.mark.rule("7J.04", "7I.10")
def test_7j_04_a_sealed_god_is_no_partner_and_linked_gods_are_sealed_and_freed_together() -> None:
    """116.2a: it is treated as if it were not there."""
    left, right = gods()
    alone = Scenario(you=Side(hand=[right], battle=[sealed(left, 1), BYSTANDER], mana=filler(fire=1))).use("Right")
    assert alone.asked == "attack with" and len(alone.zone(YOU, "battle")) == 3
    bind = spell("Bind", FIRE, 1, seal(choose(1, your(CREATURES.named("Left")))))
    game = Scenario(you=Side(hand=[right, bind, COMMAND], battle=[left, BYSTANDER], mana=filler(fire=3)))
    game.use("Right").choose("Left").use("Bind")
    assert "sealed" in game.refused("Left", "attack")
    assert (game.use("Command").power("Left"), game.refused("Left", "attack")) == (3000, "")


@pytest.mark.rule("7J.04")
def test_7j_04_what_lasts_on_linked_gods_lasts_on_the_one_that_is_left() -> None:
    """804.4a."""
    left, right = gods()
    rise = spell("Rise", FIRE, 1, give_power(3000, every(your(CREATURES))))
    game = Scenario(you=Side(hand=[right, rise, DESTROY, COMMAND], battle=[left], mana=filler(fire=4)))
    game.use("Right").choose("Left").use("Rise").use("Kill").choose("Left")
    assert game.power("Right") == 5000


@pytest.mark.rule("7J.04", "7B.19")
def test_7j_04_linked_gods_under_an_evolution_creature_are_linked_again_when_it_leaves() -> None:
    """801.4, 804.3: all of them together are its base; with an ordinary evolution creature all of them leave."""
    left, right = gods()
    plain = creature("Plain", FIRE, 1, 5000, "", evolves_from(CREATURES))
    for top, stays, gone in ((STAR, ["Left / Right"], ["Star"]), (plain, [], ["Left", "Plain", "Right"])):
        game = Scenario(you=Side(hand=[right, top, DESTROY], battle=[left], mana=filler(fire=3)))
        game.use("Right").choose("Left").use(top.name).use("Kill")
        assert game.zone(YOU, "battle") == stays
        assert sorted(set(game.zone(YOU, "graveyard")) - {"Kill"}) == gone


# --- Psychic creatures ------------------------------------------------------------------------------------
@pytest.mark.rule("7F.03", "7B.09")
def test_7f_03_a_psychic_creature_under_another_card_goes_home_too() -> None:
    """117.1, 109.2b."""
    psychic = creature("Psychic", FIRE, 5, 2000, "Human", types=PSYCHIC)
    plain = creature("Plain", FIRE, 1, 5000, "", evolves_from(CREATURES))
    game = Scenario(you=Side(hand=[BOUNCE], battle=[pile(plain, psychic)], mana=filler(fire=1))).use("Bounce")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "hyperspatial")) == (["Plain"], ["Psychic"])


@pytest.mark.rule("7F.09")
def test_7f_09_an_awakened_creature_is_still_awake_when_what_lay_on_it_has_left() -> None:
    """801.4, 805.5."""
    awake = creature("Awake", FIRE, 9, 9000, "Dragon", types=PSYCHIC)
    front = creature("Asleep", FIRE, 5, 2000, "Human", types=PSYCHIC, other_face=awake)
    game = Scenario(you=Side(hand=[STAR, BOUNCE], battle=[flipped(front)], mana=filler(fire=2)))
    game.use("Star").use("Bounce")
    assert (game.zone(YOU, "battle"), game.power("Awake")) == (["Awake"], 9000)


@pytest.mark.rule("7F.09")
@pytest.mark.parametrize(("loss", "stays"), [(-3000, []), (-1500, ["Asleep", "Bystander"])])
def test_7f_09_release_saves_from_power_0_only_if_the_other_side_has_more(loss: int, stays: list[str]) -> None:
    """703.3, 805.5: what lowers the power lasts on the flipped creature, which is checked again."""
    awake = creature("Awake", FIRE, 9, 1500, "Dragon", release, types=PSYCHIC)
    front = creature("Asleep", FIRE, 5, 2000, "Human", types=PSYCHIC, other_face=awake)
    weaken = spell("Weaken", FIRE, 1, give_power(loss, every(your(CREATURES.psychic()))))
    game = Scenario(you=Side(hand=[weaken], battle=[flipped(front), BYSTANDER], mana=filler(fire=1))).use("Weaken")
    assert game.zone(YOU, "battle") == (stays or ["Bystander"])


@pytest.mark.rule("7F.06", "7I.10")
def test_7f_06_a_sealed_partner_is_not_there_to_link() -> None:
    """116.2a."""
    head, one, two = parts()
    game = Scenario(you=Side(battle=[head, sealed(one, 1), two]), step=steps.START)
    assert game.zone(YOU, "battle") == ["Head", "One", "Two"]


# --- Seals, fields ----------------------------------------------------------------------------------------
@pytest.mark.rule("7I.05", "7I.04")
def test_7i_05_two_impulses_that_lose_their_last_seals_at_once_are_both_liberated() -> None:
    first, second = (
        impulse(
            f"{name} Moment",
            FIRE,
            4,
            enters_sealed(2),
            liberates,
            other_face=creature(f"{name} Beast", FIRE, 9, 9999, "", when_liberated(draw(1)), types=FORBIDDEN),
        )
        for name in ("Low", "High")
    )
    burn = spell("Burn", FIRE, 1, destroy(choose(2, your(CARDS.cost(at_most=0)))))
    game = Scenario(
        you=Side(
            hand=[burn],
            battle=[sealed(first, ["Corile"]), sealed(second, ["Torcon"]), BYSTANDER],
            mana=filler(fire=1),
        )
    ).use("Burn", "Corile")
    game.choose("Low Beast")  # both have triggered
    assert game.zone(YOU, "battle") == ["Low Beast", "High Beast", "Bystander"]
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.rule("7I.03")
def test_7i_03_a_tamaseed_that_is_a_command_removes_a_seal_too() -> None:
    """116.4; official answer of 2022-04-08: whatever enters with such a race."""
    idol = tamaseed("Idol", FIRE, 1, "Flame Command")
    game = Scenario(you=Side(hand=[idol], battle=[sealed(SUBJECT, 1), BYSTANDER], mana=filler(fire=1))).use("Idol")
    assert game.seals("Subject") == 0


@pytest.mark.rule("7J.02", "7I.10")
def test_7j_02_a_tamaseed_that_is_sealed_as_a_creature_stays_ignored() -> None:
    """116.2a: so is the text that would make it a tamaseed alone; it does not count itself. Freed, it counts again."""
    ruler = tamaseed(
        "Subject", FIRE, 4, "", creature_if(you_have_with_tamaseeds(3, CREATURES.civilization(FIRE))), power=9000
    )
    seed = tamaseed("Seed", FIRE, 1, "")
    side = Side(hand=[SEAL_IT, COMMAND, DESTROY], battle=[ruler, seed, seed], mana=filler(fire=3))
    game = Scenario(you=side).use("Bind")
    assert game.seals("Subject") == 1
    game.use("Command")
    assert (game.seals("Subject"), game.refused("Subject", "attack")) == (0, "")
    game.use("Kill").choose("Command")
    assert game.refused("Subject", "attack") == ""  # three are enough


@pytest.mark.rule("7H.05", "7H.04")
def test_7h_05_of_two_d2_fields_that_one_effect_puts_the_second_replaces_the_first() -> None:
    """409.1f, 703.4l: they enter one after the other."""
    first = field("First", FIRE, 2, when_put(draw(1)), types=D2)
    second = field("Second", WATER, 2, when_put(draw(1)), types=D2)
    both = spell("Both", FIRE, 1, put(every(your(FIELDS.in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[both], graveyard=[first, second], battle=[BYSTANDER], mana=filler(fire=1)))
    game.use("Both").expect(YOU, "resolve", "First", "Second").choose("First")
    assert game.zone(YOU, "battle") == ["Bystander", "Second"]
    assert "First" in game.zone(YOU, "graveyard")
    assert len(game.zone(YOU, "hand")) == 2


@pytest.mark.rule("7H.07")
def test_7h_07_two_switches_that_wait_for_the_same_are_turned_one_after_the_other() -> None:
    """101.4a, 701.28a."""
    switch = denjara_switch(at_start_of_your_turn(may(TURN_THIS_UPSIDE_DOWN, if_you_do=(draw(1),))))
    low, high = (field(name, WATER, 2, switch, types=DG) for name in ("Low", "High"))
    game = Scenario(you=Side(battle=[low, high, BYSTANDER]), turn=OPPONENT).next_turn()
    game.expect(YOU, "resolve", "Low", "High").choose("High").accept().decline()
    assert (game.is_upside_down("Low"), game.is_upside_down("High")) == (False, True)


def test_815_1a_an_s_max_creature_that_is_freed_of_its_seal_counts_again() -> None:
    """815.1a, 116.2a: sealed it was not there."""
    first, second = (creature(name, FIRE, 3, 9000, "RexStars", STAR_MAX_EVOLUTION) for name in ("First", "Second"))
    game = Scenario(you=Side(hand=[COMMAND], battle=[sealed(first, 1), second], mana=filler(fire=1)))
    assert game.zone(YOU, "battle") == ["First", "Second"]
    game.use("Command").expect(YOU, "choose", "First", "Second").choose("Second")
    assert (game.zone(YOU, "hand"), game.where("Second")) == (["First"], "battle")


# --- Twinpacts --------------------------------------------------------------------------------------------
@pytest.mark.rule("7J.06")
@pytest.mark.parametrize("cards", [CARDS.civilization(NATURE), CARDS.cost(at_most=2)])
def test_7j_06_under_a_creature_a_twinpact_is_a_card_with_both_halves(cards: object) -> None:
    """200.3a, 810.3: a description of cards finds its spell; as a creature it would be its creature alone."""
    giant = twinpact(creature("Giant", FIRE, 3, 3000, "Giant"), spell("Path", NATURE, 2, draw(1)))
    plain = creature("Plain", FIRE, 9, 5000, "", evolves_from(CREATURES))
    take = spell("Take", FIRE, 1, return_to_hand(choose(1, your(cards))))  # type: ignore[arg-type]
    game = Scenario(you=Side(hand=[take], battle=[pile(plain, giant)], mana=filler(fire=1))).use("Take")
    assert (game.zone(YOU, "hand"), game.under("Plain")) == (["Giant / Path"], [])
    alone = Scenario(you=Side(hand=[take], battle=[tapped(giant)], mana=filler(fire=1))).use("Take")
    assert alone.zone(YOU, "hand") == []
