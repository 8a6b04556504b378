"""Cards that are easily read wrongly, or whose published wordings say different things, as they are played."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped

EMERALDA = "Emeralda, Pitch Dragon Elemental"
FUNNOO = "Funnoo, Bloody Winds Officer"


@pytest.mark.parametrize("name", ["Meteosaur", "Fonch, the Oracle"])
def test_it_may_leave_the_opponents_creatures_alone(name: str) -> None:
    game = Scenario(
        you=Side(hand=[name], mana=filler(light=5, fire=5)), opponent=Side(battle=["Aqua Hulcus", "Emeral"])
    )
    game.use(name).expect(YOU, "choose", "no", "Aqua Hulcus", "Emeral").decline()
    assert game.zone(OPPONENT, "battle") == ["Aqua Hulcus", "Emeral"]
    assert not game.is_tapped("Aqua Hulcus")
    assert not game.is_tapped("Emeral")


@pytest.mark.parametrize("wanted", [0, 2, 3])
def test_triple_brain_draws_up_to_3_cards(wanted: int) -> None:
    game = Scenario(you=Side(hand=["Triple Brain"], mana=filler(water=5))).use("Triple Brain")
    for _ in range(wanted):
        game.accept()
    game.settle()
    assert len(game.zone(YOU, "hand")) == wanted


@pytest.mark.parametrize("takes", [False, True])
def test_pakurio_looks_before_it_is_decided_whether_a_card_becomes_a_shield(takes: bool) -> None:
    game = Scenario(
        you=Side(hand=["Pakurio"], mana=filler(water=4)),
        opponent=Side(hand=["Terror Pit", "Corile"], shields=["Emeral"]),
    )
    game.use("Pakurio").expect(YOU, "choose", "no", "Terror Pit", "Corile")
    if takes:
        game.choose("Terror Pit")
    else:
        game.decline()
    assert game.zone(OPPONENT, "hand") == (["Corile"] if takes else ["Terror Pit", "Corile"])
    assert game.zone(OPPONENT, "shields") == (["Emeral", "Terror Pit"] if takes else ["Emeral"])


@pytest.mark.parametrize("attacks", [False, True])
def test_funnoo_minds_only_the_shields_of_its_own_player(attacks: bool) -> None:
    """Emeralda breaks a shield of her own player; Torcon, if it attacks, one of the player who has Funnoo."""
    game = Scenario(
        you=Side(hand=[EMERALDA], mana=filler(light=5), battle=["Torcon"], shields=["Corile", "Emeral"]),
        opponent=Side(battle=[FUNNOO]),
    )
    game.use(EMERALDA).choose("Corile").decline()
    assert game.zone(YOU, "hand") == ["Corile"]
    if attacks:
        game.attack("Torcon").block()
    game.end_turn()
    assert game.where(FUNNOO) == ("graveyard" if attacks else "battle")


@pytest.mark.parametrize("chosen", ["Corile", "Emeral", None])
def test_what_uisu_chooses_stays_tapped_even_if_it_was_tapped_before(chosen: str | None) -> None:
    """105.6: a tapped creature can be chosen; it is not tapped again, but the second sentence is about it too."""
    uisu = "Uisu <Majestic Star>"
    game = Scenario(
        you=Side(hand=[uisu], mana=filler(light=5), battle=["Ruby Grass"]),
        opponent=Side(battle=[tapped("Corile"), "Emeral"]),
    )
    game.use(uisu).expect(YOU, "choose", "no", "Corile", "Emeral")
    if chosen:
        game.choose(chosen)
    else:
        game.decline()
    game.end_turn().next_turn()
    assert [name for name in ("Corile", "Emeral") if game.is_tapped(name)] == ([chosen] if chosen else [])


@pytest.mark.parametrize("others", [[], ["Torcon"]])
def test_gigaberos_alone_or_with_one_other_creature_is_destroyed(others: list[str]) -> None:
    game = Scenario(you=Side(hand=["Gigaberos"], mana=filler(darkness=5), battle=others)).use("Gigaberos")
    assert game.zone(YOU, "graveyard") == ["Gigaberos"]
    assert game.zone(YOU, "battle") == others


@pytest.mark.parametrize("stays", [False, True])
def test_gigaberos_costs_two_other_creatures_or_itself(stays: bool) -> None:
    others = ["Torcon", "Emeral", "Corile"]
    game = Scenario(you=Side(hand=["Gigaberos"], mana=filler(darkness=5), battle=others)).use("Gigaberos")
    game.expect(YOU, "may", "no", "yes")
    if stays:
        game.accept().expect(YOU, "choose", *others).choose("Torcon").choose("Emeral")
    else:
        game.decline()
    assert game.zone(YOU, "graveyard") == (["Torcon", "Emeral"] if stays else ["Gigaberos"])


@pytest.mark.parametrize("others", [1, 2])
def test_cyber_kuhn_needs_3_cyber_lords(others: int) -> None:
    """It is one of them itself."""
    kuhn, choice = "Cyber Kuhn, Super Hacker", "Cyber I Choice"
    battle = ["Emeral"] * others + ["Torcon"]
    game = Scenario(you=Side(hand=[kuhn], mana=filler(water=5), battle=battle, deck=["Torcon", choice])).use(kuhn)
    if others == 1:
        assert game.asked == "attack with"
        assert game.zone(YOU, "graveyard") == []
    else:
        game.accept().choose("Emeral").choose("Emeral#2")
        assert game.where(choice) == "battle"
