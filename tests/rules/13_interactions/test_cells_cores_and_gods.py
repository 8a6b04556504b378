"""Cells, cores and linked Gods, where a text says "card", "creature" or "element", and where a move is replaced."""

from typing import Any

import pytest

from sim.cards.words import Card
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, face_up, filler, flipped, pile, tapped
from tests.rules.made_up import CORE, DORMAGEDDON, card, cast, human, size

VOLG = "Volg Tiger, Thunder Beast"  # of two psychic cells
VOLZEOS = "Volzeos Balamord"
KING = pile(VOLZEOS, "New World King's Thoughts", "New World King's Fighting Spirit")
LAST = "Reddull, Dragon Soul Castle"
FORTRESSES = [
    "Whitey, Dragon Soul Church",
    "Bluenika, Dragon Soul Fortress",
    "Blacko, Dragon Soul Palace",
    "Greene, Dragon Soul Ruins",
]
ZEN, AKU = "Zen, Transcendent God", "Aku, Ultimate God"
PICK = cast("Pick", "Return one of your opponent's cards in the battle zone to their hand.")
PICK_OWN = cast("Pick own", "Return one of your cards in the battle zone to your hand.")
CHEAP_CARD = cast(
    "Cheap card", "Return one of your opponent's cards that costs 3 or less in the battle zone to their hand."
)
CHEAP_ONE = cast("Cheap one", "Return one of your opponent's creatures that costs 3 or less to their hand.")
SWEEP = cast("Sweep", "Return all your opponent's cards that cost 5 or less in the battle zone to their hand.")
COUNTED = cast(
    "Counted", "Destroy any number of your creatures. For each creature destroyed in this way, draw 2 cards."
)


def against(spell: Card, *battle: Any, shields: Any = 3) -> Scenario:
    """You cast the spell against these."""
    game = Scenario(you=Side(hand=[spell], mana=filler(fire=1)), opponent=Side(battle=list(battle), shields=shields))
    return game.use(spell)


# --- Choosing ---
@pytest.mark.parametrize(
    ("whole", "cards"),
    [
        pytest.param(VOLG, 2, id="psychic cells"),
        pytest.param(KING, 3, id="King Cells"),
        pytest.param(DORMAGEDDON, 4, id="cores: the card itself costs 999"),
    ],
)
def test_109_2a_each_cell_costs_nothing_as_a_card(whole: Any, cards: int) -> None:
    """109.2a: The one on top, too (806.1d, 814.1a); a core as well (309.8)."""
    assert len(against(CHEAP_CARD, whole, human("Big", cost=9)).options) == cards


@pytest.mark.parametrize("whole", [VOLG, KING, DORMAGEDDON])
def test_109_2a_the_creature_that_they_make_up_costs_what_is_printed(whole: Any) -> None:
    """The rule is 109.2a."""
    game = against(CHEAP_ONE, whole)
    assert (size(game, "battle", OPPONENT), size(game, "hand", OPPONENT)) == (1, 0)


LEFT = card(
    "Left",
    "Creature - fire - cost 2 - power 1000 - God",
    'God Link: You may link this creature with "Right" on its right side.',
)
RIGHT = card(
    "Right",
    "Creature - fire - cost 9 - power 2000 - God",
    'God Link: You may link this creature with "Left" on its left side.',
)


@pytest.mark.parametrize(("first", "second"), [(LEFT, RIGHT), (RIGHT, LEFT)])
def test_804_1b_a_linked_god_has_its_own_cost_as_a_card(first: Card, second: Card) -> None:
    """804.1b: Whichever lies on top."""
    cheap = cast("Cheap", "Return all your cards that cost 3 or less in the battle zone to your hand.")
    game = Scenario(you=Side(hand=[first, cheap], battle=[second], mana=filler(fire=12)))
    game.use(first).choose(second.name).use("Cheap")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "battle")) == (["Left"], ["Right"])


HUNTER = card(
    "Hunter",
    "Creature - fire - cost 2 - power 1000 - God",
    "Whenever this creature attacks, destroy one of your opponent's creatures that costs no more than this creature.",
    'God Link: You may link this creature with "Right" on its right side.',
)
NEAR_HUNTER = card(
    "Right",
    "Creature - fire - cost 9 - power 2000 - God",
    'God Link: You may link this creature with "Hunter" on its left side.',
)


@pytest.mark.parametrize(("cost", "left"), [(9, []), (2, ["Big"])])
def test_201_2b_a_linked_god_is_compared_with_by_the_cost_of_either(cost: int, left: list[str]) -> None:
    """201.2b: It has the characteristics of each (804.1b), and the user of the effect chooses one of the costs."""
    game = Scenario(
        you=Side(hand=[HUNTER], battle=[NEAR_HUNTER], mana=filler(fire=2)),
        opponent=Side(battle=[human("Big", cost=9)], shields=2),
    )
    game.use(HUNTER).choose(NEAR_HUNTER.name).attack(NEAR_HUNTER)
    game.expect(YOU, "cost to pay", "2", "9")
    assert game.choose(str(cost)).zone(OPPONENT, "battle") == left


ALIKE = cast("Alike", "Discard a card from your hand. Destroy one of your creatures that costs as much as that card.")
NAMING = cast("Naming", "Choose a number. Return all your creatures that cost that number to your hand.")
DEAR = cast("Dear", "Destroy all your creatures that cost more than the number of cards in their owner's mana zone.")
STILL = cast(
    "Still", "Choose a number. All your creatures that cost that number can't attack until the end of the turn."
)
HALT = cast("Halt", "Choose a number. This turn, creatures that cost that number can't attack.")


def in_link(*hand: Card) -> Scenario:
    """You link Left, which costs 2, with Right, which costs 9, and have cards in hand."""
    game = Scenario(you=Side(hand=[LEFT, *hand], battle=[RIGHT], mana=filler(fire=3)))
    return game.use(LEFT).choose(RIGHT.name)


@pytest.mark.parametrize(("cost", "found"), [(2, True), (5, False), (9, True)])
def test_201_2b_a_linked_god_is_found_by_the_cost_of_either(cost: int, found: bool) -> None:
    """201.2b: Not by one that neither has."""
    game = in_link(ALIKE, human("Model", cost=cost)).use(ALIKE)
    assert ("Left" in game.options) == found


@pytest.mark.parametrize(("cost", "found"), [(2, True), (1, False), (9, True)])
def test_201_2b_a_number_is_the_cost_of_either_linked_god(cost: int, found: bool) -> None:
    """201.2b: Not one that neither has."""
    game = in_link(NAMING).use(NAMING).choose(str(cost))
    assert ("Left" in game.options) == found


def test_201_2b_the_cost_of_either_linked_god_is_compared_with_mana() -> None:
    """201.2b: With three cards in the mana zone, a creature of Gods that cost 2 and 9 costs more."""
    assert sorted(in_link(DEAR).use(DEAR).options) == ["Left", "Right"]


@pytest.mark.parametrize("spell", [STILL, HALT], ids=["those there", "a rule for a while"])
@pytest.mark.parametrize(("cost", "found"), [(2, True), (1, False), (9, True)])
def test_201_2b_the_cost_of_either_linked_god_is_forbidden(spell: Card, cost: int, found: bool) -> None:
    """201.2b: Not one that neither has."""
    game = in_link(spell).use(spell).choose(str(cost))
    assert bool(game.refused("Right", "attack")) == found


def linked(*hand: Card, battle: Any = (), opponent: Side | None = None) -> Scenario:
    """You link Zen and Aku, and have cards in hand."""
    mana = filler(light=2, nature=2, water=2, darkness=2, fire=2)
    game = Scenario(you=Side(hand=[AKU, *hand], battle=[ZEN, *battle], mana=mana), opponent=opponent)
    return game.use(AKU).choose(ZEN)


def test_316_3_linked_gods_are_one_element_and_are_chosen_together() -> None:
    """316.3: An effect that chooses an element can't choose one of them alone (answer of 2023-04-14)."""
    game = linked(cast("Choose", "Destroy one of your elements."), battle=["Torcon"]).use("Choose")
    assert len(game.options) == 2


def test_109_2c_no_god_of_a_creature_that_cant_be_chosen_while_linked_is_chosen() -> None:
    """The rule is 109.2c."""
    hides = card(
        "Hides",
        "Creature - fire - cost 2 - power 1000 - God",
        'God Link: You may link this creature with "Right" on its right side.',
        "While this creature is linked, it can't be chosen by your opponent.",
    )
    right = card(
        "Right",
        "Creature - fire - cost 2 - power 1 - God",
        'God Link: You may link this creature with "Hides" on its left side.',
    )
    game = Scenario(
        you=Side(hand=[hides], battle=[right], mana=filler(fire=3)), opponent=Side(hand=[PICK], mana=filler(fire=1))
    )
    game.use("Hides").choose("Right").end_turn().next_turn().until("use a card", OPPONENT).use("Pick")
    assert (size(game, "battle"), game.zone(YOU, "hand")) == (1, [])


# --- Counting ---
def test_804_3_linked_gods_count_as_one_god() -> None:
    """The rule is 804.3."""
    assert size(linked(cast("Count", "Draw as many cards as the number of your Gods.")).use("Count"), "hand") == 1


def test_804_7_a_linked_creature_that_is_destroyed_counts_as_one() -> None:
    """804.7: One God leaves, as a creature; its owner does not return it to the hand instead."""
    game = linked(COUNTED).use("Counted")
    game.choose(game.options[-1])
    if game.asked == "choose":
        game.enough()
    game.decline().choose(ZEN)
    assert (size(game, "hand"), game.zone(YOU, "battle"), game.where(ZEN)) == (2, [AKU], "graveyard")


# --- Tapping ---
def test_804_3a_a_linked_creature_is_tapped_if_one_god_is_and_both_are_when_they_part() -> None:
    """The rule is 804.3a."""
    mana = filler(light=2, nature=2, water=2, darkness=2, fire=1)
    game = Scenario(you=Side(hand=[AKU, PICK_OWN], battle=[tapped(ZEN)], mana=mana)).use(AKU).choose(ZEN)
    assert game.is_tapped(ZEN)
    game.use("Pick own").choose(ZEN)
    assert (game.zone(YOU, "battle"), game.is_tapped(AKU)) == ([AKU], True)


# --- Putting ---
def test_609_4_a_god_that_goes_to_the_graveyard_instead_of_being_put_is_not_linked() -> None:
    """The rule is 609.4."""
    mana = filler(light=2, nature=2, water=2, darkness=2)
    dorago = "Dorago the Great, Dragon World"  # a non-Dragon that would be put goes to the graveyard instead
    game = Scenario(you=Side(hand=[AKU], battle=[ZEN], mana=mana), opponent=Side(battle=[dorago])).use(AKU)
    assert (game.where(AKU), game.asked == "link with") == ("graveyard", False)


def test_309_2_a_core_that_is_in_the_hand_can_be_discarded_but_not_put() -> None:
    """309.2: It stays in the graveyard (309.4)."""
    call = human(
        "Call",
        "Whenever your opponent casts a spell, you may put a creature from your hand into the battle zone.",
        cost=9,
    )
    tell = cast("Tell", "Your opponent discards a card from their hand.")
    game = Scenario(
        you=Side(hand=[SWEEP, tell], mana=filler(fire=2)), opponent=Side(battle=[DORMAGEDDON, call], shields=3)
    )
    game.use("Sweep").decline()
    assert CORE not in game.options
    game.until("use a card", YOU).use("Tell").choose(CORE)
    assert game.zone(OPPONENT, "graveyard") == [CORE]


# --- Leaving ---
@pytest.mark.parametrize("is_tapped", [False, True])
def test_808_1d_dragheart_cells_that_leave_together_are_kept_while_the_creature_is_tapped(is_tapped: bool) -> None:
    """The rule is 808.1d."""
    whole = pile(flipped(LAST), *FORTRESSES)
    game = against(SWEEP, tapped(whole) if is_tapped else whole)
    assert (size(game, "battle", OPPONENT), size(game, "hyperspatial", OPPONENT)) == ((1, 0) if is_tapped else (0, 5))


def test_309_6_a_core_that_lies_under_the_creature_is_not_replaced() -> None:
    """309.6: Then it is a card under it, which leaves as a mere card (109.2b)."""
    game = Scenario(you=Side(hand=[PICK, PICK], mana=filler(fire=2)), opponent=Side(battle=[DORMAGEDDON], shields=3))
    game.use("Pick").choose(CORE).choose(DORMAGEDDON)
    game.choose(game.options[0]).use("Pick#2")
    record = game.record
    under = next(i for i in range(record.option_count) if record.upside_down[record.option_card[i]])
    assert under > 0
    game.session.answer(under)
    assert (game.asked == "instead", game.zone(OPPONENT, "hand")) == (False, [CORE])


def test_109_2_a_face_up_shield_goes_instead_of_a_core() -> None:
    """109.2: What keeps any of one's creatures keeps the cards that it consists of."""
    kirazeus = "Kirazeus Savark"
    game = against(PICK, DORMAGEDDON, kirazeus, shields=[face_up("Emeral"), "Corile"]).choose(CORE).choose(kirazeus)
    assert (len(game.under(DORMAGEDDON)), game.zone(OPPONENT, "graveyard")) == (4, ["Emeral"])


@pytest.mark.parametrize(
    ("top", "stays", "goes"),
    [
        pytest.param(
            card(
                "Top",
                "G-Neo Creature - fire - cost 4 - power 6000 - Human",
                "G-Neo Evolution: You may put this creature on one of your fire creatures. When it would leave, the"
                " cards under it leave instead.",
            ),
            "Top",
            "Under",
            id="g-neo",
        ),
        pytest.param(
            card(
                "Top",
                "Star Evolution Creature - fire - cost 4 - power 6000 - Human",
                "Star Evolution: Put on one of your fire creatures. When this creature would leave, only its top card"
                " leaves.",
            ),
            "Under",
            "Top",
            id="star evolution",
        ),
    ],
)
def test_803_2_of_a_creature_all_of_whose_cards_would_leave_only_what_leaves_instead_does(
    top: Card, stays: str, goes: str
) -> None:
    """803.2 and 813.1: That replaces the leaving of the creature, and the effect does nothing more to its cards."""
    game = against(SWEEP, pile(top, human("Under", cost=3)))
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == ([stays], [goes])


def test_804_7_gods_that_an_effect_puts_into_the_graveyard_as_cards_may_return_to_the_hand_instead() -> None:
    """804.7: Aku lets any God that would be destroyed return, and it leaves as a creature (109.2b)."""
    bury = cast("Bury", "Put one of your cards in the battle zone into your graveyard.")
    game = linked(bury).use("Bury").choose(ZEN)
    assert game.asked == "instead"
    game.choose(game.options[-1])
    assert (game.zone(YOU, "hand"), game.zone(YOU, "battle")) == ([ZEN], [AKU])
