"""Which cards a creature consists of (109.2): what holds for it holds for its cores, cells, Gods and auras."""

from typing import Any

import pytest

from sim.cards.words import Card
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, attached, filler, pile
from tests.rules.made_up import CORE, DORMAGEDDON, card, cast, human, size

WAVE_GO = "Team Tech's Wave Go!"  # its first choice returns all the opponent's cards that cost 5 or less
VOLZEOS = "Volzeos Balamord"
THOUGHTS, SPIRIT = "New World King's Thoughts", "New World King's Fighting Spirit"
VOLG = "Volg Tiger, Thunder Beast"  # of psychic cells
ZEN, AKU = "Zen, Transcendent God", "Aku, Ultimate God"
PICK = cast("Pick", "Return one of your opponent's cards in the battle zone to their hand.")
PICK_OWN = cast("Pick own", "Return one of your cards in the battle zone to your hand.")
SWEEP_OWN = cast("Sweep own", "Return all your cards that cost 8 or less in the battle zone to your hand.")
STAY = human(
    "Stay",
    "Whenever one of your creatures would be put anywhere but the graveyard from the battle zone, it stays in the"
    " battle zone instead.",
    cost=9,
)
CHEAP = human("Cheap", cost=3)
OVER = card("Over", "Evolution Creature - fire - cost 4 - power 5000 - Human", "Evolution: Put on one of your Humans.")


def wave(*battle: Any) -> Scenario:
    """You return all the opponent's cards that cost 5 or less."""
    game = Scenario(
        you=Side(hand=[WAVE_GO], mana=filler(water=4, darkness=4)), opponent=Side(battle=list(battle), shields=3)
    )
    return game.use(WAVE_GO).choose(0)


def pick(*battle: Any) -> Scenario:
    """You choose one of the opponent's cards in the battle zone."""
    return Scenario(you=Side(hand=[PICK], mana=filler(fire=1)), opponent=Side(battle=list(battle), shields=3)).use(PICK)


# --- Several cards of one creature leave, and that is replaced once (answer of 2022-11-11) ---
def test_109_2_two_cores_go_under_dormageddon_instead_of_all_four_leaving() -> None:
    """109.2: It is asked once, a shield goes to the graveyard, and the effect does nothing more to its cards."""
    game = wave(DORMAGEDDON)
    game.expect(OPPONENT, "instead", "no", DORMAGEDDON).choose(DORMAGEDDON)
    assert (game.asked, len(game.options)) == ("choose", 3)  # the shield
    game.choose(game.options[0])
    assert (len(game.under(DORMAGEDDON)), game.zone(OPPONENT, "hand")) == (4, [])
    assert size(game, "shields", OPPONENT) == 2


def test_109_2_if_that_is_declined_all_four_cores_leave_and_the_creature_stays() -> None:
    """The rule is 109.2."""
    game = wave(DORMAGEDDON).decline()
    assert (game.under(DORMAGEDDON), game.zone(OPPONENT, "hand")) == ([], [CORE] * 4)
    assert (game.where(DORMAGEDDON), size(game, "shields", OPPONENT)) == ("battle", 3)


def test_109_2_one_core_that_an_effect_chooses_is_replaced_too() -> None:
    """The rule is 109.2."""
    game = pick(DORMAGEDDON).choose(CORE).choose(DORMAGEDDON)
    game.choose(game.options[0])
    assert (len(game.under(DORMAGEDDON)), size(game, "shields", OPPONENT)) == (4, 2)


def test_814_1e_king_cells_stay_where_their_creature_would() -> None:
    """The rule is 814.1e."""
    game = wave(pile(VOLZEOS, THOUGHTS, SPIRIT), STAY)
    assert (len(game.under(VOLZEOS)), game.zone(OPPONENT, "hand")) == (2, [])


def test_806_1e_psychic_cells_do_not() -> None:
    """806.1e: It leaves as a mere card, and goes home; the other one is a creature again."""
    game = pick(VOLG, STAY)
    game.choose(game.under(VOLG)[0])
    assert (size(game, "battle", OPPONENT), size(game, "hyperspatial", OPPONENT)) == (2, 1)
    assert VOLG not in game.zone(OPPONENT, "battle")


def test_109_2b_a_card_under_a_creature_leaves_whatever_keeps_the_creature() -> None:
    """The rule is 109.2b."""
    game = pick(pile(OVER, CHEAP), STAY).choose("Cheap")
    assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hand")) == (["Over", "Stay"], ["Cheap"])


def test_109_2b_it_stays_if_the_top_card_would_leave_with_it_and_that_is_replaced() -> None:
    """109.2b: The top card leaves as a creature; the effect does nothing more to the cards of that creature."""
    game = wave(pile(OVER, CHEAP), STAY)
    assert (game.under("Over"), game.zone(OPPONENT, "hand")) == (["Cheap"], [])
    assert sorted(wave(pile(OVER, CHEAP)).zone(OPPONENT, "hand")) == ["Cheap", "Over"]


def linked(*hand: Card, battle: Any = ()) -> Scenario:
    """You link Zen and Aku, and have cards in hand."""
    mana = filler(light=2, nature=2, water=2, darkness=2, fire=1)
    game = Scenario(you=Side(hand=[AKU, *hand], battle=[ZEN, *battle], mana=mana), opponent=Side(battle=["Torcon"]))
    return game.use(AKU).choose(ZEN)


@pytest.mark.parametrize("god", [ZEN, AKU])
def test_109_2b_a_linked_god_leaves_as_a_creature_and_is_kept(god: str) -> None:
    """109.2b: It stays linked; without what keeps it, the other one is a creature by itself (804.4)."""
    game = linked(PICK_OWN, battle=[STAY]).use("Pick own").choose(god)
    assert (game.zone(YOU, "hand"), game.under(ZEN)) == ([], [AKU])
    game = linked(PICK_OWN).use("Pick own").choose(god)
    assert (game.zone(YOU, "hand"), game.zone(YOU, "battle")) == ([god], [AKU if god == ZEN else ZEN])


def test_109_2b_both_gods_leave_as_creatures_if_an_effect_takes_both_cards() -> None:
    """The rule is 109.2b."""
    game = linked(SWEEP_OWN).use("Sweep own")
    assert (sorted(game.zone(YOU, "hand")), game.zone(YOU, "battle")) == ([AKU, ZEN], [])
    game = linked(SWEEP_OWN, battle=[STAY]).use("Sweep own")
    assert (game.zone(YOU, "hand"), game.under(ZEN)) == ([], [AKU])


# --- What holds for the creature holds for its cards (109.2c) ---
GACHA = card("Gacha", "GR Creature - fire - cost 3 - power 1000 - Jokers")
GLOW = card("Glow", "Orega Aura - water - cost 2 - power +2000 - Tricks")
FORT = "This card can't leave the battle zone."
HIDDEN = "This creature can't be chosen by your opponent."


def gacha(*paragraphs: str) -> Card:
    """A made-up GR creature."""
    return card("Gacha", "GR Creature - fire - cost 3 - power 1000 - Jokers", *paragraphs)


@pytest.mark.parametrize(
    ("whole", "part"),
    [
        pytest.param(attached(gacha(FORT), GLOW), "Glow", id="aura"),
        pytest.param(
            pile(
                card(
                    "Top",
                    "Evolution Creature - fire - cost 4 - power 5000 - Human",
                    "Evolution: Put on one of your Humans.",
                    FORT,
                ),
                CHEAP,
            ),
            "Cheap",
            id="a card under it",
        ),
    ],
)
def test_109_2c_no_card_of_a_creature_that_cant_leave_leaves(whole: Any, part: str) -> None:
    """The rule is 109.2c."""
    game = pick(whole).choose(part)
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.parametrize(
    "whole",
    [
        pytest.param(attached(gacha(HIDDEN), GLOW), id="aura"),
        pytest.param(
            pile(
                card(
                    "Top",
                    "Evolution Creature - fire - cost 4 - power 5000 - Human",
                    "Evolution: Put on one of your Humans.",
                    HIDDEN,
                ),
                CHEAP,
            ),
            id="a card under it",
        ),
    ],
)
def test_109_2c_no_card_of_a_creature_that_cant_be_chosen_is_chosen(whole: Any) -> None:
    """The rule is 109.2c."""
    assert pick(whole).options == []


# --- How many cards a creature consists of (answer 32928) ---
COUNTS = 'While this creature consists of 2 or more cards, it has "double breaker".'


def test_109_2c_auras_are_cards_of_the_creature() -> None:
    """The rule is 109.2c."""
    counted = gacha(
        "Whenever this creature attacks, draw as many cards as the number of cards that this creature consists of."
    )
    game = Scenario(you=Side(battle=[attached(counted, GLOW, GLOW)]), opponent=Side(shields=1)).attack("Gacha")
    assert size(game, "hand") == 3


def test_109_2c_they_are_counted_as_the_creature_was_if_it_has_left() -> None:
    """The rule is 109.2c."""
    counted = gacha(
        "When this creature is destroyed, draw as many cards as the number of cards that this creature consists of."
    )
    kill = cast("Kill own", "Destroy one of your creatures.")
    game = Scenario(you=Side(battle=[attached(counted, GLOW, GLOW)], hand=[kill], mana=filler(fire=1))).use("Kill own")
    assert size(game, "hand") == 3


def test_109_2c_a_creature_comes_to_consist_of_more_cards_as_an_aura_is_attached() -> None:
    """The rule is 109.2c."""
    counted = gacha("When this creature comes to consist of 2 cards, draw a card.")
    game = Scenario(you=Side(battle=[counted], hand=[GLOW], mana=filler(water=2))).use("Glow")
    if game.asked == "attach to":
        game.choose("Gacha")
    assert (game.auras("Gacha"), size(game, "hand")) == (["Glow"], 1)
