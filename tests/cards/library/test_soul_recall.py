"""Soul Recall: who puts the cards under the deck uses the ability, and has no choice any more (返霊)."""

from sim.games.scenario import OPPONENT, YOU, Scenario, Side

CLAUZE = "Clauze Zeta, Death Count"


def test_the_ability_is_used_once_the_cards_are_under_the_deck() -> None:
    game = Scenario(
        you=Side(battle=[CLAUZE], graveyard=["Torcon", "Corile"]), opponent=Side(battle=["Burning Mane"], shields=5)
    )
    game.attack(CLAUZE, OPPONENT).accept()
    while game.player_asked == YOU and "no" not in game.options and len(game.options) > 1:
        game.choose(game.options[0])
    assert game.zone(OPPONENT, "battle") == []


def test_nothing_happens_without_the_cards() -> None:
    game = Scenario(you=Side(battle=[CLAUZE], graveyard=["Torcon", "Corile"]), opponent=Side(battle=["Burning Mane"]))
    assert game.attack(CLAUZE, OPPONENT).decline().zone(OPPONENT, "battle") == ["Burning Mane"]
