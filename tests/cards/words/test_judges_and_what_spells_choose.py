"""Gachinko Judges one after the other, creatures that spells can't choose, and cards that go to the graveyard."""

import pytest

from sim.games.scenario import OPPONENT, YOU, Scenario, Side, crossed, exactly, filler, pile
from tests.cards.written import card

FANG, HULCUS, PIT = "Fear Fang", "Aqua Hulcus", "Terror Pit"


def costing(cost: int) -> str:
    """A creature that costs this much."""
    return card(f"Costing {cost}\nCreature - fire - cost {cost} - power 1000 - Human")


# --- Gachinko Judge until you lose or stop ---
JUDGES = card(
    "Judges\nCreature - water - cost 5 - power 5000 - Liquid People\nWhenever this creature attacks, you and your"
    " opponent play Gachinko Judge until you lose or stop. For each Judge won in this way, you may draw a card."
)


@pytest.mark.phrase("GACHINKO_JUDGES", "for_each")
@pytest.mark.parametrize(
    ("costs", "goes_on", "won"), [((5, 5, 1), (True, True), 2), ((5, 5, 5), (True, False), 2), ((1, 5, 5), (), 0)]
)
def test_701_21_judges_follow_until_one_is_lost_or_you_stop(
    costs: tuple[int, ...], goes_on: tuple[bool, ...], won: int
) -> None:
    game = Scenario(
        you=Side(battle=[JUDGES], deck=exactly(*map(costing, costs), *["Torcon"] * 4)),
        opponent=Side(shields=2, deck=exactly(*[costing(3)] * 3, "Corile")),
    )
    game.attack(JUDGES, OPPONENT)
    for on in goes_on:
        game = game.accept() if on else game.decline()
    for _ in range(won):
        game.accept()
    assert len(game.zone(YOU, "hand")) == won and game.asked == "break"


# --- Creatures that spells can't choose ---
@pytest.mark.phrase("cant_be_chosen_by")
def test_605_2b_spells_of_the_opponent_cannot_choose_your_strong_creatures() -> None:
    guard = card(
        "Guard\nCreature - light - cost 3 - power 1000 - Human\nYour opponent can't choose your creatures with power"
        " 6000 or more with spells."
    )
    strong = card("Strong\nCreature - light - cost 3 - power 6000 - Human")
    biter = card(
        "Biter\nCreature - darkness - cost 1 - power 1000 - Human\nWhen you put this creature into the battle zone,"
        " destroy one of your opponent's creatures."
    )
    game = Scenario(
        you=Side(battle=[guard, strong, HULCUS]),
        opponent=Side(hand=[PIT, biter], mana=filler(darkness=7), battle=[strong]),
        turn=OPPONENT,
    )
    game.use(PIT)
    assert game.can_choose("Guard") and not game.can_choose("Strong")
    game.choose(HULCUS)
    assert game.use("Biter").choose("Strong").zone(YOU, "graveyard") == [HULCUS, "Strong"]  # no spell chose it


@pytest.mark.phrase("cant_be_chosen_by")
def test_605_2b_spells_cannot_choose_the_crossed_creature() -> None:
    beat = card(
        "Beat\nCross Gear - nature - cost 4 - Samurai\nYour opponent can't choose the crossed creature with spells."
    )
    game = Scenario(
        you=Side(battle=[crossed(FANG, beat), HULCUS]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert not game.use(PIT).can_choose(FANG)


# --- Cards that go to the graveyard from the battle zone ---
DAUGHTER = card(
    "Daughter\nCreature - darkness - cost 3 - power 1000 - Human\nWhen this card is put into your graveyard from the"
    " battle zone, draw a card."
)
EVOLVED = card(
    "Evolved\nEvolution Creature - darkness - cost 3 - power 3000 - Human\nEvolution: Put on one of your creatures."
)


@pytest.mark.phrase("when_put_into_graveyard_from_battle")
@pytest.mark.parametrize("evolved", [False, True])
def test_603_a_card_that_is_destroyed_or_lies_under_what_is_destroyed_says_so_itself(evolved: bool) -> None:
    mine = pile(EVOLVED, DAUGHTER) if evolved else DAUGHTER
    game = Scenario(you=Side(battle=[mine], deck=3), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    game.use(PIT)
    assert game.where("Daughter") == "graveyard" and len(game.zone(YOU, "hand")) == 1


def test_603_a_card_that_is_discarded_was_not_in_the_battle_zone() -> None:
    game = Scenario(
        you=Side(hand=[DAUGHTER], deck=3), opponent=Side(hand=["Ghost Touch"], mana=filler(darkness=2)), turn=OPPONENT
    )
    assert game.use("Ghost Touch").zone(YOU, "graveyard") == ["Daughter"] and game.zone(YOU, "hand") == []
