"""Cards of the deck The God Kingdom, and the words that came with them: linked Gods, unlinking, what was named."""

import pytest

from sim.cards.words import (
    CREATURES,
    FIRE,
    LIGHT,
    choose,
    creature,
    destroy,
    draw,
    every,
    god_link,
    spell,
    twinpact,
    unlink,
    when_parted,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler

ZEN, AKU = "Zen, Transcendent God", "Aku, Ultimate God"
SAGA = "Saga, the Almighty Creator"


def linked_gods(*hand: object, deck: object = 10) -> Scenario:
    """Zen and Aku are linked, in the main step of your turn; more cards in the hand."""
    mana = filler(light=3, nature=8, water=4, darkness=11)
    side = Side(hand=[AKU, *hand], battle=[ZEN], mana=mana, deck=deck)  # type: ignore[arg-type]
    return Scenario(you=side, opponent=Side(battle=["Torcon"], shields=5)).use(AKU).choose(ZEN)


# --- Crest of Mother, Space Crawler, Amaterasu -------------------------------------------------------------------
@pytest.mark.phrase("of_that_civilization")
def test_crest_of_mother_puts_a_creature_of_the_civilization_that_costs_no_more_than_the_mana() -> None:
    """Both limits hold: the civilization, and the number of cards with the creature that has just been put there."""
    mana = ["Corile", "Aqua Surfer", "Fear Fang", *filler(nature=2)]
    game = Scenario(you=Side(hand=["Crest of Mother"], mana=mana[:4], battle=["Torcon", "Aqua Hulcus"]))
    game.use("Crest of Mother").choose("water").expect(YOU, "choose", "no", "Aqua Hulcus")
    # Corile costs 5, and there are five cards in the mana zone now; Aqua Surfer costs 6.
    game.choose("Aqua Hulcus").expect(YOU, "choose", "Corile", "Aqua Hulcus")
    game.choose("Corile")
    assert game.zone(YOU, "battle") == ["Torcon", "Corile"]


@pytest.mark.phrase("look_at_up_to")
def test_space_crawler_looks_at_a_card_for_each_civilization_of_the_mana() -> None:
    for looks, mana in ((1, filler(water=4)), (2, filler(water=3, fire=1))):
        game = Scenario(you=Side(hand=["Space Crawler"], mana=mana, deck=["Corile", "Torcon", "Fear Fang"]))
        game.use("Space Crawler")
        for _ in range(looks):
            game.expect(YOU, "may", "no", "yes").accept()
        if looks > 1:
            game.choose("Torcon")
        assert game.zone(YOU, "hand") == ["Corile" if looks == 1 else "Torcon"]
        assert game.zone(YOU, "deck")[0] == ("Torcon" if looks == 1 else "Fear Fang")


def test_amaterasu_casts_a_spell_of_the_deck_or_generates_a_gear() -> None:
    """Of a twinpact that was found as a spell, it is the spell that is used."""
    both = twinpact(creature("Front", LIGHT, 2, 2000, "Human"), spell("Back", FIRE, 3, draw(1)))
    for found, battle in (("Brain Serum", 1), ("Crimson Rifle", 2), ("Front / Back", 1)):
        game = Scenario(
            you=Side(
                hand=["Amaterasu, Founder of the Blue Wolves"],
                mana=filler(water=6),
                deck=["Brain Serum", "Corile", "Torcon", both, "Crimson Rifle", "Terror Pit", *filler(3)],
            )
        )
        game.use("Amaterasu, Founder of the Blue Wolves")
        game.expect(YOU, "choose", "no", "Brain Serum", "Front / Back", "Crimson Rifle")
        game.choose(found)
        if found == "Brain Serum":
            game.accept().accept()
        assert len(game.zone(YOU, "battle")) == battle
        assert len(game.zone(YOU, "hand")) == {"Brain Serum": 2, "Front / Back": 1}.get(found, 0)


# --- Linked Gods -------------------------------------------------------------------------------------------------
@pytest.mark.phrase("this_spell_may_cost_less_for_each", "linked")
def test_violence_heaven_costs_3_less_for_each_linked_god_and_spares_gods() -> None:
    """Two Gods that are linked are one creature (804.1b), and its player may pay more than they must."""
    game = linked_gods("Violence Heaven")
    game.use("Violence Heaven").expect(YOU, "cost to pay", "7", "8", "9", "10")
    left = game.untapped_mana(YOU)
    game.choose(7)
    assert game.untapped_mana(YOU) == left - 7
    assert (game.zone(OPPONENT, "battle"), game.under(ZEN)) == ([], [AKU])
    game = Scenario(you=Side(hand=["Violence Heaven"], battle=[ZEN, AKU], mana=filler(darkness=9)))
    assert game.refused("Violence Heaven") == "not enough mana: it costs 10, and there is 9"


@pytest.mark.phrase("unlink", "with_each_in_its_name")
@pytest.mark.rule("7J.04")
def test_saga_unlinks_zen_and_aku_and_casts_a_spell_of_the_deck() -> None:
    """804.4: both are creatures of their own from then on."""
    game = linked_gods(SAGA, deck=["Violence Heaven", "God Bringer", "Terror Pit", *filler(5)])
    game.use(SAGA).expect(YOU, "choose", "no", f"{AKU} / {ZEN}").choose(ZEN)
    assert (game.zone(YOU, "battle"), game.power(ZEN), game.has(ZEN, keywords.QUATTRO_BREAKER)) == (
        [ZEN, SAGA, AKU],
        8000,
        False,
    )
    game.expect(YOU, "choose", "no", "Violence Heaven", "God Bringer").choose("Violence Heaven").accept()
    # It destroys all that is no God; Saga stays, because there is a God.
    assert (game.zone(OPPONENT, "battle"), game.zone(YOU, "battle")) == ([], [ZEN, SAGA, AKU])


def test_saga_finds_no_other_gods_to_unlink_and_then_does_not_search() -> None:
    left = creature("Left", FIRE, 1, 1000, "God", god_link(right=("Right",)))
    right = creature("Right", FIRE, 1, 2000, "God", god_link(left=("Left",)))
    mana = filler(fire=1, water=4, nature=4)
    game = Scenario(you=Side(hand=[left, SAGA], battle=[right], mana=mana, deck=["Violence Heaven", *filler(4)]))
    game.use("Left").choose("Right").use(SAGA)
    assert game.zone(YOU, "deck")[0] == "Violence Heaven"
    assert game.under("Right") == ["Left"]


@pytest.mark.parametrize("god", [True, False])
def test_saga_stays_as_long_as_there_is_a_god(god: bool) -> None:
    kill = spell("Kill", FIRE, 1, destroy(every(CREATURES.race("Creator"))))
    battle = [SAGA, ZEN] if god else [SAGA]
    game = Scenario(you=Side(hand=[kill], battle=battle, mana=filler(fire=1)))
    game.use("Kill")
    assert (SAGA in game.zone(YOU, "battle")) == god


@pytest.mark.phrase("unlink")
def test_804_4a_three_linked_gods_are_three_creatures_and_none_has_left() -> None:
    """The one in the middle has not left: what waits for that does not trigger."""
    left = creature("Left", FIRE, 1, 1000, "God", god_link(right=("Right", "Middle")), when_parted(draw(1)))
    right = creature("Right", FIRE, 1, 2000, "God", god_link(left=("Left", "Middle")))
    middle = creature("Middle", FIRE, 1, 4000, "God", god_link(left=("Left",), right=("Right",)))
    part = spell("Part", FIRE, 1, unlink(choose(1, your(CREATURES.linked()))))
    game = Scenario(you=Side(hand=[right, middle, part], battle=[left, "Torcon"], mana=filler(fire=3)))
    game.use("Right").choose("Left").use("Middle").choose("Left")
    assert game.power("Left") == 7000
    game.use("Part")
    assert sorted(game.zone(YOU, "battle")) == ["Left", "Middle", "Right", "Torcon"]
    assert [game.power(name) for name in ("Left", "Right", "Middle")] == [1000, 2000, 4000]
    assert game.zone(YOU, "hand") == []


def test_unlinking_does_nothing_to_what_is_not_linked() -> None:
    part = spell("Part", FIRE, 1, unlink(choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[part], battle=[ZEN], mana=filler(fire=1)))
    game.use("Part")
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == ([ZEN], ["Part"])


def test_god_saga_puts_up_to_two_gods_of_the_mana() -> None:
    game = Scenario(you=Side(hand=["God Saga"], mana=[ZEN, AKU, *filler(nature=13)]))
    game.use("God Saga").choose(ZEN).choose(AKU).expect(YOU, "link with", "no", ZEN).choose(ZEN)
    assert (game.zone(YOU, "battle"), game.under(ZEN)) == ([f"{AKU} / {ZEN}"], [AKU])
