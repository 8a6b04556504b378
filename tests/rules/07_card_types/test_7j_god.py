"""Gods: linking as they are put, one creature of several cards, and what leaves of it (804)."""

import pytest

from sim.cards.library import find_card
from sim.cards.wording import card_text
from sim.cards.words import (
    CREATURES,
    FIRE,
    Card,
    choose,
    creature,
    destroy,
    draw,
    evolves_from,
    god_link,
    left_god_link,
    return_to_hand,
    spell,
    when_destroyed,
    when_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, sick, tapped
from tests.cards.written import card

ZEN, AKU = "Zen, Transcendent God", "Aku, Ultimate God"
MANA = filler(light=2, nature=2, water=2, darkness=2)


def gods(*more: object) -> tuple[Card, Card, Card]:
    """A left, a right and a middle God, made up."""
    left = creature("Left", FIRE, 1, 1000, "God", god_link(right=("Right", "Middle")), when_put(draw(1)))
    right = creature("Right", FIRE, 1, 2000, "God", god_link(left=("Left", "Middle")), when_destroyed(draw(1)))
    middle = creature("Middle", FIRE, 1, 4000, "God", god_link(left=("Left",), right=("Right",)))
    return left, right, middle


@pytest.mark.rule("7J.04", "10.49")
@pytest.mark.phrase("god_link", "THIS_IS_LINKED")
def test_7j_04_a_god_that_is_put_may_be_linked_and_both_are_one_creature() -> None:
    """804.1, 804.1b: it has the power, the civilizations and the abilities of each."""
    game = Scenario(you=Side(hand=[AKU], battle=[ZEN], mana=MANA), opponent=Side(battle=["Torcon"], shields=5))
    game.use(AKU).expect(YOU, "link with", "no", ZEN)
    game.choose(ZEN)
    assert (len(game.zone(YOU, "battle")), game.under(ZEN), game.power(ZEN)) == (1, [AKU], 17000)
    assert (
        game.has(ZEN, keywords.BLOCKER)
        and game.has(ZEN, keywords.QUATTRO_BREAKER)
        and game.has(ZEN, keywords.DOUBLE_BREAKER)
    )
    game.attack(ZEN).choose("Torcon")
    assert game.zone(OPPONENT, "battle") == []


@pytest.mark.rule("7J.04")
def test_7j_04_it_need_not_be_linked_and_then_both_are_creatures() -> None:
    game = Scenario(you=Side(hand=[AKU], battle=[ZEN], mana=MANA))
    game.use(AKU).decline()
    assert (game.zone(YOU, "battle"), game.power(ZEN), game.has(ZEN, keywords.QUATTRO_BREAKER)) == (
        [ZEN, AKU],
        8000,
        False,
    )


@pytest.mark.rule("7J.03", "3.40", "10.49")
def test_7j_03_linked_gods_are_never_sick() -> None:
    """804.5."""
    for link in (True, False):
        game = Scenario(you=Side(hand=[AKU], battle=[sick(ZEN)], mana=MANA), opponent=Side(shields=5))
        game.use(AKU)
        if link:
            game.choose(ZEN)
            assert game.attack(ZEN).is_tapped(ZEN)
        else:
            game.decline()
            assert game.refused(ZEN, "attack") != ""


@pytest.mark.rule("7J.04")
@pytest.mark.parametrize("leaves", [ZEN, AKU])
def test_7j_04_one_god_leaves_which_its_owner_chooses_and_the_other_stays(leaves: str) -> None:
    """804.7, 703.4f."""
    bounce = spell("Bounce", FIRE, 1, return_to_hand(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[AKU, "Torcon"], battle=[ZEN], mana=MANA),
        opponent=Side(hand=[bounce], mana=filler(fire=1), shields=5),
    )
    game.use(AKU).choose(ZEN).next_turn().decline()
    game.use("Bounce").expect(YOU, "let leave", ZEN, AKU)
    game.choose(leaves)
    stays = AKU if leaves == ZEN else ZEN
    assert (game.zone(YOU, "battle"), game.power(stays)) == ([stays], 8000 if stays == ZEN else 9000)
    assert leaves in game.zone(YOU, "hand")
    assert not game.has(stays, keywords.QUATTRO_BREAKER)


def test_109_2b_the_god_that_is_destroyed_is_destroyed_as_a_creature() -> None:
    """109.2b; "would be destroyed" is decided before it (804.7)."""
    left, right, _ = gods()
    kill = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[left, kill], battle=[right], mana=filler(fire=2)))
    game.use("Left").choose("Right")
    hand = len(game.zone(YOU, "hand"))
    game.use("Kill").choose("Right")
    assert (game.zone(YOU, "battle"), len(game.zone(YOU, "hand"))) == (["Left"], hand)


def test_804_1c_what_triggers_as_a_god_is_put_is_its_own_ability_only() -> None:
    """804.1c."""
    left, right, _ = gods()
    game = Scenario(you=Side(hand=[right], battle=[left], mana=filler(fire=1)))
    game.use("Right").choose("Left")
    assert game.zone(YOU, "hand") == []
    other = Scenario(you=Side(hand=[left], battle=[right], mana=filler(fire=1)))
    other.use("Left").choose("Right")
    assert len(other.zone(YOU, "hand")) == 1


def test_804_3a_it_is_tapped_if_one_of_its_gods_is() -> None:
    """804.3a."""
    left, right, _ = gods()
    game = Scenario(you=Side(hand=[left], battle=[tapped(right)], mana=filler(fire=1)))
    game.use("Left").choose("Right")
    assert game.is_tapped("Right")


@pytest.mark.parametrize(
    "order", [("Left", "Right", "Middle"), ("Left", "Middle", "Right"), ("Middle", "Right", "Left")]
)
def test_804_2_three_gods_link_in_any_order(order: tuple[str, str, str]) -> None:
    """804.2: the third may be the one between the others."""
    named = {card.name: card for card in gods()}
    first, second, third = (named[name] for name in order)
    game = Scenario(you=Side(hand=[second, third], battle=[first], mana=filler(fire=2)))
    game.use(order[1]).choose(order[0]).use(order[2]).choose(order[0])
    assert (game.zone(YOU, "battle"), game.power(order[0])) == (["Left / Middle / Right"], 7000)


@pytest.mark.parametrize(("leaves", "stay"), [("Left", 1), ("Middle", 2), ("Right", 1)])
def test_804_2b_without_the_middle_one_the_others_are_parted(leaves: str, stay: int) -> None:
    """804.2b, 804.4a."""
    left, right, middle = gods()
    kill = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[middle, right, kill], battle=[left], mana=filler(fire=3)))
    game.use("Middle").choose("Left").use("Right").choose("Left")
    game.use("Kill").choose(leaves)
    assert len(game.zone(YOU, "battle")) == stay
    assert sum(game.power(name) for name in game.zone(YOU, "battle")) == 7000 - game_power(leaves)


def game_power(name: str) -> int:
    """The printed power of a made-up God."""
    return {"Left": 1000, "Right": 2000, "Middle": 4000}[name]


def test_804_2a_two_of_a_name_are_not_linked_and_the_kinds_of_wholes_cannot_be_named() -> None:
    """804.2a: a third card of a name that is there is linked with nothing."""
    left, right, _ = gods()
    game = Scenario(you=Side(hand=[left, left], battle=[right], mana=filler(fire=2)))
    game.use("Left").choose("Right").use("Left")
    assert sorted(game.zone(YOU, "battle")) == ["Left", "Left / Right"]


# --- Heavy, Death, Metal ------------------------------------------------------------------------------------
HEAVY, METAL, DEATH = "Heavy, Dragon God", "Metal, Dragon God", "Death, Destruction God"


@pytest.mark.phrase("when_linked")
def test_804_2_a_god_that_links_sees_it() -> None:
    """804.2: Heavy is linked by the link of Metal, too."""
    text = card_text(find_card(HEAVY)) + "\nWhen this creature is linked with a God, draw a card."
    heavy = card(text.replace(HEAVY, HEAVY, 1))
    game = Scenario(you=Side(hand=[METAL], battle=[heavy], mana=filler(fire=9), deck=filler(5)))
    game.use(METAL).choose(HEAVY).choose(METAL).settle()
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("when_linked_with_two", "THIS_IS_LINKED_WITH_TWO")
def test_804_2_death_links_with_heavy_and_metal_and_destroys_what_is_no_god() -> None:
    """804.2."""
    foes = Side(battle=["Torcon", AKU, "Corile"], shields=5)
    game = Scenario(you=Side(hand=[DEATH, METAL], battle=[HEAVY], mana=filler(fire=9, darkness=8)), opponent=foes)
    game.use(METAL).choose(HEAVY)
    while game.asked != "use a card":
        game.decline()
    assert (game.power(HEAVY), game.has(HEAVY, keywords.WORLD_BREAKER)) == (12000, False)
    assert game.zone(OPPONENT, "battle") == ["Torcon", AKU, "Corile"]
    game.use(DEATH).choose(HEAVY)
    assert (game.power(HEAVY), game.has(HEAVY, keywords.WORLD_BREAKER)) == (23000, True)
    assert game.zone(OPPONENT, "battle") == [AKU]


@pytest.mark.phrase("when_parted", "link_with")
@pytest.mark.parametrize("again", [True, False])
def test_804_2b_metal_may_link_with_heavy_when_death_leaves(again: bool) -> None:
    """804.2b: what the text of Metal allows."""
    kill = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[DEATH, METAL, kill], battle=[HEAVY], mana=filler(fire=18, darkness=1)))
    game.use(METAL).choose(HEAVY).use(DEATH).choose(HEAVY)
    game.use("Kill").choose(DEATH)
    game.expect(YOU, "choose", "no", HEAVY)
    if again:
        game.choose(HEAVY)
    else:
        game.decline()
    assert len(game.zone(YOU, "battle")) == (1 if again else 2)
    assert game.power(HEAVY) == (12000 if again else 5000)


@pytest.mark.parametrize("link", [True, False])
def test_506_1b_the_opponents_creatures_attack_heavy_only_while_it_is_linked(link: bool) -> None:
    """506.1b."""
    game = Scenario(
        you=Side(hand=[METAL], battle=[tapped(HEAVY)], mana=filler(fire=7), shields=3),
        opponent=Side(battle=["Corile"]),
    )
    game.use(METAL)
    game.choose(HEAVY) if link else game.decline()
    while game.asked in ("may", "choose", "resolve"):
        game.decline()
    game.next_turn().decline().decline() if game.asked == "use a card" else game.next_turn()
    while game.asked in ("charge mana", "use a card"):
        game.decline()
    assert ("no" in game.options) is not link


LEFT, RIGHT = "Bloody Valentine, Holy Princess Left God", "Glastonbury, Fuuma Right God"


@pytest.mark.phrase("left_god_link", "right_god_link")
def test_804_2_a_left_god_links_with_any_right_god() -> None:
    """804.2, 804.2a: neither names the other; two of one side do not link."""
    game = Scenario(
        you=Side(hand=[RIGHT, RIGHT], battle=[LEFT], mana=filler(darkness=10)),
        opponent=Side(battle=["Torcon"], shields=5),
    )
    game.use(RIGHT).expect(YOU, "link with", "no", LEFT).choose(LEFT)
    # It was put as the card that it is: its own ability has triggered.
    assert (game.zone(OPPONENT, "battle"), game.under(LEFT), game.power(LEFT)) == ([], [RIGHT], 12000)
    game.use(RIGHT)
    assert len(game.zone(YOU, "battle")) == 2
    game.attack(LEFT)
    while game.asked == "break":
        game.choose("Filler")
    assert len(game.zone(OPPONENT, "shields")) == 2  # a double breaker that breaks one more
    game.end_turn()
    assert not game.is_tapped(LEFT)


def test_804_2_gods_of_one_side_and_gods_that_name_others_do_not_link() -> None:
    """804.2."""
    for hand, battle in ((RIGHT, "Daft Punk, Demon Right God"), (RIGHT, ZEN), (LEFT, "Justice, Elemental Left God")):
        game = Scenario(you=Side(hand=[hand, "Torcon"], battle=[battle], mana=filler(darkness=7, nature=3)))
        game.use(hand)
        assert game.asked != "link with" and len(game.zone(YOU, "battle")) == 2


# --- Center God Link ------------------------------------------------------------------------------------------
CENTER = "Izumo, Humanity God"


def with_center(*hand: object, battle: object) -> Scenario:
    """Your main step, with mana for everything."""
    return Scenario(you=Side(hand=[*hand], battle=battle, mana=filler(darkness=12, light=12)))  # type: ignore[list-item, arg-type]


@pytest.mark.phrase("center_god_link")
def test_804_2_a_center_god_links_with_a_left_god_and_a_right_god() -> None:
    """804.2, 804.1: it lies between the two, and all three are one creature."""
    game = with_center(CENTER, battle=[LEFT, "Daft Punk, Demon Right God"])
    game.use(CENTER).expect(YOU, "link with", "no", LEFT, "Daft Punk, Demon Right God")
    game.choose(LEFT).expect(YOU, "link with", "no", "Daft Punk, Demon Right God").choose("Daft Punk, Demon Right God")
    assert game.zone(YOU, "battle") == [f"{LEFT} / {CENTER} / Daft Punk, Demon Right God"]


def test_804_2_a_center_god_joins_two_that_are_linked_or_parts_them_first() -> None:
    """804.2, 804.4: it may lie between them, or be linked with only one that was unlinked."""
    for parts in (False, True):
        game = with_center(RIGHT, CENTER, battle=[LEFT])
        game.use(RIGHT).choose(LEFT)
        game.use(CENTER).expect(YOU, "unlink", "no", f"{LEFT} / {RIGHT}", RIGHT)
        game.choose(RIGHT) if parts else game.decline()
        if parts:
            game.expect(YOU, "link with", "no", LEFT, RIGHT).choose(RIGHT).decline()
            assert game.zone(YOU, "battle") == [LEFT, f"{CENTER} / {RIGHT}"]
        else:
            game.choose(f"{LEFT} / {RIGHT}")
            assert game.zone(YOU, "battle") == [f"{LEFT} / {CENTER} / {RIGHT}"]


def test_804_1a_a_center_god_may_link_anew_as_another_god_is_put() -> None:
    """804.1a: another left God takes the place of the first one."""
    other = creature("Other", FIRE, 1, 2000, "God Nova", left_god_link)
    game = Scenario(you=Side(hand=[CENTER, other], battle=[LEFT], mana=filler(fire=4)))
    game.use(CENTER).choose(LEFT)
    game.use("Other").expect(YOU, "unlink", "no", f"{LEFT} / {CENTER}", CENTER).choose(CENTER)
    # No two cards are linked now: there is nothing more to unlink.
    game.expect(YOU, "link with", "no", CENTER).choose(CENTER)
    assert (game.zone(YOU, "battle"), game.power(CENTER)) == ([LEFT, f"Other / {CENTER}"], 5000)


def test_804_1a_what_is_not_linked_as_it_is_put_may_be_linked_with_a_center_god() -> None:
    """804.1a: the center God links also with a God that is not put."""
    game = with_center(RIGHT, CENTER, "Justice, Elemental Left God", battle=[])
    game.use(RIGHT).use(CENTER).decline()
    assert len(game.zone(YOU, "battle")) == 2
    game.use("Justice, Elemental Left God").decline()
    game.expect(YOU, "link with", "no", RIGHT, "Justice, Elemental Left God").choose(RIGHT)
    assert f"{CENTER} / {RIGHT}" in game.zone(YOU, "battle")


def test_804_2_center_gods_do_not_link_with_each_other() -> None:
    """804.2."""
    game = with_center("Izumo", CENTER, battle=[])
    game.use("Izumo").use(CENTER)
    assert game.zone(YOU, "battle") == ["Izumo", CENTER]


def test_804_2b_without_the_center_god_the_others_are_parted() -> None:
    """804.2b, 804.4a."""
    kill = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[RIGHT, CENTER, kill], battle=[LEFT], mana=filler(darkness=12, fire=1)))
    game.use(RIGHT).choose(LEFT).use(CENTER).decline().choose(f"{LEFT} / {RIGHT}")
    game.use("Kill").choose(CENTER)
    assert game.zone(YOU, "battle") == [LEFT, RIGHT]


def test_109_2a_linked_gods_under_an_evolution_creature_leave_as_mere_cards() -> None:
    """109.2a, 804.7: they are no creature there, so nothing is chosen and nothing is parted."""
    left, right, _ = gods()
    lord = creature("Lord", FIRE, 1, 6000, "God", evolves_from(CREATURES.race("God")))
    game = Scenario(
        you=Side(hand=[right, lord, "Reverse Tone"], battle=[left], mana=filler(fire=2, light=4), deck=["Corile"])
    )
    game.use("Right").choose("Left").use("Lord").use("Reverse Tone")
    assert game.zone(YOU, "battle") == ["Lord"] and game.under("Lord") == []
    assert sorted(game.zone(YOU, "hand")) == ["Left", "Right"]


ZEPHYS = "Zephys, Gaia's Godly General"


@pytest.mark.phrase("that_can_be_linked", "put_linked")
def test_804_1a_zephys_puts_a_god_from_the_deck_linked() -> None:
    """804.1a: only Gods are found that can be linked with one of its player's; linking is then no choice."""
    left, right, middle = gods()
    you = Side(battle=[ZEPHYS, left, "Torcon"], deck=[right, middle, ZEN, "Corile"])
    game = Scenario(you=you, opponent=Side(battle=[AKU])).tap_ability(ZEPHYS)
    game.expect(YOU, "choose", "no", "Right", "Middle").choose("Right")
    assert len(game.zone(YOU, "battle")) == 3 and game.under("Left") == ["Right"] and game.power("Left") == 3000


def test_804_1a_zephys_finds_nothing_without_a_god() -> None:
    """804.1a: there is none to link with."""
    left, right, _ = gods()
    game = Scenario(you=Side(battle=[ZEPHYS, "Torcon"], deck=[left, right, "Corile"])).tap_ability(ZEPHYS)
    assert game.zone(YOU, "battle") == [ZEPHYS, "Torcon"]


def test_804_1a_of_several_gods_zephys_lets_one_be_chosen_to_link_with() -> None:
    """804.1a: its player chooses."""
    left, right, middle = gods()
    you = Side(battle=[ZEPHYS, left, right, "Torcon"], deck=[middle, "Corile"])
    game = Scenario(you=you).tap_ability(ZEPHYS)
    game.choose("Middle").expect(YOU, "link with", "Left", "Right").choose("Left")
    game.expect(YOU, "link with", "no", "Right").decline()  # a third one only if the player likes (804.1a)
    assert game.under("Left") == ["Middle"] and game.power("Left") == 5000
