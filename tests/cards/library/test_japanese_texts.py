"""Cards of which the translations by players say something else than the print, which was in Japanese alone."""

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler


def test_crimson_back_dragon_destroys_blockers_of_both_players() -> None:
    you = Side(hand=["Crimson Back Dragon"], mana=filler(fire=8), battle=["Gran Gure, Space Guardian", "Corile"])
    game = Scenario(you=you, opponent=Side(battle=["Hunter Fish", "Corile"]))
    game.use("Crimson Back Dragon")
    assert game.zone(OPPONENT, "battle") == ["Corile"]
    assert "Corile" in game.zone(YOU, "battle")
    assert game.zone(YOU, "graveyard") == []  # Gran Gure has more than 3000 power


def test_fuuma_raum_keeps_only_the_others_from_attacking() -> None:
    you = Side(battle=["Fuuma Raum", "Corile"])
    game = Scenario(you=you, opponent=Side(shields=filler(fire=5)))
    assert game.refused("Corile", "attack") == ""
    game.attack("Fuuma Raum").choose("Fire Filler").settle()
    assert game.refused("Corile", "attack") != ""


def test_with_peru_pere_there_is_no_choice_and_with_snipe_alpheras_there_is() -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=["Peru Pere, Viral Guardian"]),
    )
    game.use("Terror Pit")
    assert game.zone(OPPONENT, "hand") == ["Peru Pere, Viral Guardian"]
    grand_devil = Scenario(you=Side(hand=["Fuuma Raum"], mana=filler(darkness=3), battle=["Snipe Alpheras"]))
    grand_devil.use("Fuuma Raum").decline()
    assert grand_devil.zone(YOU, "hand") == []
