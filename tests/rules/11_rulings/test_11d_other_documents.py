"""Group 11D of the rules catalogue: examples of the other documents. Those of use and of casting are in `05_using`."""

import pytest

from sim.cards.words import CREATURES, NATURE, WATER, Card, choose, draw, put, spell, your
from sim.engine.record.codes import zones
from sim.games.scenario import YOU, Scenario, Side, filler
from tests.rules.situations import SENNO, WATCHER


@pytest.mark.phrase("ACT_PUT_UNSUMMONED")
@pytest.mark.rule("11.57", "5A.10")
def test_11_57_under_senno_a_card_used_by_an_effect_is_summoned_and_a_card_put_by_one_is_not() -> None:
    """Cyber I Choice uses the card; the other spell puts the same one, which is not summoning."""
    call = spell("Call", WATER, 7, put(choose(1, your(CREATURES.cost(at_most=6).in_zone(zones.HAND)))))
    for card, found in (("Cyber I Choice", "battle"), (call, "hand")):
        game = Scenario(
            you=Side(hand=[card, "Aqua Surfer"], mana=filler(water=7), battle=["Fear Fang"]),
            opponent=Side(battle=[SENNO]),
        )
        game.use(card, *(["Aqua Surfer"] if card != call else []))
        assert game.where("Aqua Surfer") == found


@pytest.mark.rule("11.61")
@pytest.mark.parametrize(
    ("mana", "refusal"),
    [
        (filler(nature=4), ""),
        (filler(nature=1, water=1, fire=1, darkness=1), ""),
        (filler(3, nature=1), ""),
        (filler(4), "no nature mana"),
        (filler(nature=1, water=2), "not enough mana: it costs 4, and there is 3"),
    ],
    ids=["four of nature", "one of nature and three others", "colorless others", "none of nature", "one too few"],
)
def test_11_61_a_nature_spell_of_cost_4_takes_one_nature_mana_and_three_of_any(mana: list[Card], refusal: str) -> None:
    song = spell("Song", NATURE, 4, draw(1))
    game = Scenario(you=Side(hand=[song], mana=mana, battle=[WATCHER]))
    assert game.refused("Song", "use") == refusal
    if not refusal:
        assert game.use("Song").untapped_mana(YOU) == 0 and game.where("Song") == "graveyard"
