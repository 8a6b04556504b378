"""Ganma, Doran Gor Gels and Bojisowaka, the Mechas of DM26-SD1S."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, tapped
from tests.cards.written import FACTS, card

GANMA, BOJI = "Ganma, Ninja Chain Holy Chaos", "Bojisowaka, Thousand Feather Ninja Change"
DORAN, MEMORY = "Doran Gor Gels", "Memory of Wealth Dragon"
WHOLE = f"{DORAN} / {MEMORY}"


def mecha(name: str, cost: int, text: str = "") -> object:
    return card(f"{name}\nCreature - light - cost {cost} - power 4000 - Mecha Del Stella\n{text}")


SMALL, FIVE, SIX = mecha("Small", 3), mecha("Five", 5, "Speed attacker"), mecha("Six", 6)


def attacked(*deck: object) -> Scenario:
    side = Side(battle=[GANMA], deck=exactly("Fear Fang", *deck, *["Torcon"] * 4))  # type: ignore[arg-type]
    return Scenario(you=side, opponent=Side(shields=1)).attack(GANMA, OPPONENT)


def test_ganma_adds_a_shield_and_uses_a_mecha_of_the_next_three_cards() -> None:
    game = attacked(SIX, FIVE, "Corile")
    game.accept()
    assert game.can_choose("Five") and not game.can_choose("Six") and not game.can_choose("Corile")
    game.choose("Five")
    while game.asked == "order":
        game.choose(game.options[0])
    assert "Five" in game.zone(YOU, "battle") and "Fear Fang" in game.zone(YOU, "shields")
    assert sorted(game.zone(YOU, "deck")[-2:]) == ["Corile", "Six"]


def test_ganma_need_not_add_a_shield() -> None:
    game = attacked(FIVE).decline()
    assert "Five" not in game.zone(YOU, "battle") and "Fear Fang" not in game.zone(YOU, "shields")


def test_ganma_does_it_once_each_turn() -> None:
    wall = card("Wall\nSpell - light - cost 1\nAdd the top card of your deck to your shields face down.")
    side = Side(
        hand=[wall, wall], mana=filler(light=2), battle=[GANMA], deck=exactly("Torcon", SMALL, FIVE, *["Torcon"] * 9)
    )
    game = Scenario(you=side).use("Wall").choose("Five")
    while game.asked == "order":
        game.choose(game.options[0])
    game.use("Wall")
    assert game.asked not in ("choose", "order") and "Small" not in game.zone(YOU, "battle")


def test_doran_breaks_a_shield_of_its_player_and_puts_a_mecha() -> None:
    side = Side(hand=[WHOLE, SMALL, FIVE], mana=filler(light=3, darkness=2), shields=["Terror Pit"])
    game = Scenario(you=side).use(DORAN).choose("Terror Pit")
    if game.asked == "declare":
        game.decline()
    assert not game.can_choose("Five")
    game.choose("Small")
    assert "Small" in game.zone(YOU, "battle") and game.zone(YOU, "shields") == []
    assert "Terror Pit" in [*game.zone(YOU, "hand"), *game.zone(YOU, "graveyard")]


def test_doran_comes_by_revolution_change_for_any_mecha() -> None:
    game = Scenario(you=Side(hand=[WHOLE], battle=[FIVE]), opponent=Side(shields=1)).attack("Five", OPPONENT)
    game.choose(DORAN)
    assert game.zone(YOU, "hand") == ["Five"]


def test_doran_casts_its_other_half_as_it_leaves() -> None:
    killer = card("Killer\nSpell - darkness - cost 1\nDestroy one of your opponent's creatures.")
    game = Scenario(
        you=Side(hand=[killer], mana=filler(darkness=1)),
        opponent=Side(battle=[WHOLE], deck=exactly("Fear Fang", "Torcon", "Corile")),
    )
    game.use("Killer").accept()
    assert "Fear Fang" in game.zone(OPPONENT, "shields")


PLAIN = card("Plain Draw\nSpell - light - cost 9\nDraw a card.")
OTHER = card("Other Draw\nSpell - light - cost 9\nDraw a card.")
ATTACKERS = [card(f"{name}\nCreature - fire - cost 1 - power 1000 - Human") for name in ("Ada", "Bob", "Cy")]


def taught(**you: object) -> Scenario:
    side = Side(hand=[WHOLE], mana=filler(light=5), deck=exactly(PLAIN, *["Torcon"] * 9), **you)  # type: ignore[arg-type]
    game = Scenario(you=side, opponent=Side(battle=ATTACKERS, deck=filler(9))).use(MEMORY)
    return game.next_turn()


@pytest.mark.phrase("that_shield_triggers")
def test_the_new_shield_has_a_shield_trigger_and_another_has_not() -> None:
    game = taught(shields=[OTHER]).decline()
    game.attack("Ada", YOU).choose("Other Draw")
    assert "Other Draw" in game.zone(YOU, "hand") and game.asked != "declare"
    game.attack("Bob", YOU)
    assert game.can_choose("Plain Draw")
    game.choose("Plain Draw")
    assert game.zone(YOU, "graveyard").count("Plain Draw") == 1


def test_it_has_none_after_the_start_of_the_next_turn() -> None:
    game = taught()
    game = game.next_turn().next_turn().decline()
    game.attack("Ada", YOU).choose("Plain Draw")
    assert game.asked != "declare" and "Plain Draw" in game.zone(YOU, "hand")


@pytest.mark.phrase("that_shield_triggers")
def test_a_chosen_shield_has_it() -> None:
    choose = card(
        'Choose\nSpell - light - cost 1\nChoose one of your shields. That shield gets "shield trigger" until the start '
        "of your next turn."
    )
    side = Side(hand=[choose], mana=filler(light=1), shields=[PLAIN, OTHER], deck=filler(9))
    game = Scenario(you=side, opponent=Side(battle=ATTACKERS, deck=filler(9))).use("Choose").choose("Other Draw")
    game.next_turn().decline().attack("Ada", YOU).choose("Plain Draw")
    assert "Plain Draw" in game.zone(YOU, "hand") and game.asked != "declare"
    game.attack("Bob", YOU)
    assert game.can_choose("Other Draw")


def test_it_is_read_and_written() -> None:
    text = (
        "Whenever this creature attacks, add the top card of your deck to your shields face down. That shield gets "
        '"shield trigger" until the start of your next turn.'
    )
    assert card(f"Test\n{FACTS}\n{text}") is not None


# --- Bojisowaka ---
def ended(hand: list[object], graveyard: list[object]) -> Scenario:
    side = Side(hand=hand, graveyard=graveyard, battle=[BOJI], deck=filler(9))  # type: ignore[arg-type]
    game = Scenario(you=side, opponent=Side(battle=ATTACKERS, deck=filler(9), shields=2))
    while game.asked in ("charge mana", "use a card", "attack with"):
        game.decline()
    return game


def test_bojisowaka_puts_a_creature_of_the_hand_and_one_of_the_graveyard_which_block() -> None:
    game = ended([SMALL, FIVE], ["Torcon", SIX])
    assert game.can_choose("Small") and not game.can_choose("Five")
    game.choose("Small")
    assert game.can_choose("Torcon") and not game.can_choose("Six")
    game.choose("Torcon")
    assert {"Small", "Torcon"} <= set(game.zone(YOU, "battle"))
    game.next_turn().decline()
    game.attack("Ada", YOU).block("Torcon")
    assert "Ada" in game.zone(OPPONENT, "graveyard")


def test_bojisowaka_need_put_none() -> None:
    game = ended([SMALL], ["Torcon"])
    game.enough().enough()
    assert game.zone(YOU, "battle") == [BOJI]


def test_bojisowaka_fills_the_graveyard_as_it_is_put() -> None:
    side = Side(hand=[BOJI], mana=filler(light=4, darkness=4), deck=exactly(*["Torcon"] * 9))
    game = Scenario(you=side).use(BOJI).accept()
    assert game.zone(YOU, "graveyard") == ["Torcon"] * 4
    game = Scenario(you=side).use(BOJI).decline()
    assert game.zone(YOU, "graveyard") == []


def test_bojisowaka_is_exchanged_with_a_mecha_that_costs_5_or_more() -> None:
    game = Scenario(
        you=Side(hand=[BOJI], battle=[FIVE, SMALL], deck=filler(9)), opponent=Side(shields=1, battle=[tapped("Corile")])
    )
    game.attack("Small", OPPONENT)
    assert BOJI in game.zone(YOU, "hand")
    game.attack("Five", OPPONENT).choose(BOJI)
    assert game.zone(YOU, "hand") == ["Five"]
