"""Group 5B of the rules catalogue: declaring the use of a card, from where, and what forbids it (101.2, 601.1a-b)."""

from dataclasses import replace

import pytest

from sim.cards.words import (
    FIRE,
    YOUR_OPPONENT_HAS_MORE_SHIELDS,
    attacks_untapped,
    cant_attack,
    cant_attack_creatures,
    creature,
    may_summon_for_no_cost,
    prohibit,
    speed_attacker,
    spell,
)
from sim.engine.record.codes import acts, owners, zones
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, filler
from tests.rules.situations import BYSTANDER, FOREVER_OCCULT, GONTA, MIRADANTE, PERFECT_DARKNESS, PERFECT_NATURE, lock


@pytest.mark.rule("5B.01", "5B.02", "5B.32", "12.12")
def test_5b_01_a_declared_card_is_shown_and_no_longer_counts_in_the_hand() -> None:
    game = Scenario(you=Side(hand=["Torcon", "Corile"], mana=[*filler(nature=1), "Fear Fang", GONTA]), choose_mana=True)
    assert not game.sees(OPPONENT, "Torcon")
    game.use("Torcon").expect(YOU, "pay with", "Nature Filler", GONTA)
    assert (game.where("Torcon"), game.zone(YOU, "hand")) == ("pending", ["Corile"])
    assert game.sees(OPPONENT, "Torcon") and not game.sees(OPPONENT, "Corile")


@pytest.mark.rule("5B.02", "5B.32", "12.12")
def test_5b_02_siren_concerto_cannot_put_itself_into_the_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=["Siren Concerto", "Torcon"], mana=[*filler(water=1), "Corile"], battle=["Fear Fang"]),
    )
    game.use("Siren Concerto").expect(YOU, "choose", "Water Filler", "Corile")
    game.choose("Corile").expect(YOU, "choose", "Torcon", "Corile").choose("Torcon")
    assert (game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == (["Corile"], ["Siren Concerto"])


@pytest.mark.rule("5B.02", "5B.30", "5B.32")
@pytest.mark.parametrize("from_shields", [False, True], ids=["from the hand", "as a shield trigger"])
def test_5b_02_emergency_typhoon_cannot_discard_itself(from_shields: bool) -> None:
    typhoon, deck = "Emergency Typhoon", ["Torcon", "Corile"]
    if from_shields:
        game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(shields=[typhoon], deck=deck))
        game.attack("Fear Fang").declare(typhoon)
    else:
        game = Scenario(you=Side(hand=[typhoon], mana=filler(water=2), deck=deck, battle=["Fear Fang"]))
        game.use(typhoon)
    caster = OPPONENT if from_shields else YOU
    game.accept().accept().expect(caster, "choose", "Torcon", "Corile").choose("Torcon")
    assert game.zone(caster, "graveyard") == ["Torcon", typhoon]


@pytest.mark.rule("5B.04", "5B.41")
def test_5b_04_a_creature_that_costs_nothing_cannot_be_summoned_while_summoning_is_forbidden() -> None:
    """101.2, 112.3g: without the payment it is still a summoning."""
    lock = spell("Lock", FIRE, 1, prohibit(acts.SUMMON, owners.YOURS))
    game = Scenario(you=Side(hand=[lock, "Gogogo Brand"], mana=filler(fire=1), battle=["Fear Fang"]))
    game.use("Lock").expect(YOU, "attack with")  # nothing can be used
    assert game.refused("Gogogo Brand", "use") == "Lock forbids summoning it"


@pytest.mark.rule("5B.04")
@pytest.mark.parametrize(
    ("act", "card"), [(acts.SUMMON, "Torcon"), (acts.CAST, "Comet Missile")], ids=["summon", "cast"]
)
def test_5b_04_a_prohibited_card_cannot_be_declared(act: int, card: str) -> None:
    game = Scenario(you=Side(hand=[lock(act), "Torcon", "Comet Missile"], mana=filler(fire=2, nature=2)))
    assert game.refused(card) == ""
    game.use("Lock")
    assert "forbids" in game.refused(card)
    with pytest.raises(Illegal):
        game.use(card)
    assert (game.where(card), game.untapped_mana(YOU)) == ("hand", 3)


def test_an_evolution_creature_without_a_base_cannot_be_declared() -> None:
    """5B.28, but for castles."""
    game = Scenario(you=Side(hand=["Crystal Lancer", "Aqua Vehicle"], mana=filler(water=8)))
    assert game.refused("Crystal Lancer") == "there is no creature that it can be put on"
    game.use("Aqua Vehicle").use("Crystal Lancer")
    assert game.under("Crystal Lancer") == ["Aqua Vehicle"]


@pytest.mark.phrase("cant_attack_creatures")
@pytest.mark.rule("5B.41")
@pytest.mark.parametrize(
    ("you", "refused", "act", "reason"),
    [
        pytest.param(
            Side(hand=[creature("Free", FIRE, 5, 1000, "", may_summon_for_no_cost(YOUR_OPPONENT_HAS_MORE_SHIELDS))]),
            "Free", "use", "Lock forbids summoning it", id="may be summoned for no cost",
        ),
        pytest.param(
            Side(graveyard=[PERFECT_DARKNESS]),
            PERFECT_DARKNESS, "use", "Lock forbids casting it", id="may be cast from the graveyard",
        ),
        pytest.param(
            Side(battle=[creature("Fast", FIRE, 5, 1000, "", speed_attacker, cant_attack)]),
            "Fast", "attack", "it can't attack", id="speed attacker",
        ),
        pytest.param(
            Side(battle=[creature("Hunter", FIRE, 5, 1000, "", attacks_untapped, cant_attack_creatures)]),
            "Torcon", "be attacked", "the attacking creature can't attack creatures", id="can attack untapped ones",
        ),
    ],
)  # fmt: skip
def test_5b_41_cant_beats_can(you: Side, refused: str, act: str, reason: str) -> None:
    everything = lock(acts.SUMMON | acts.CAST)
    hand = () if isinstance(you.hand, int) else you.hand
    battle = () if isinstance(you.battle, int) else you.battle
    you = replace(you, hand=[everything, *hand], battle=[BYSTANDER, *battle], mana=filler(fire=1, darkness=5))
    game = Scenario(you=you, opponent=Side(battle=["Torcon"], shields=2)).use("Lock")
    if refused == "Torcon":
        game.attack("Hunter")  # only the player is left: nobody is asked for a target
        game.expect(YOU, "break")
    assert game.refused(refused, act) == reason


@pytest.mark.rule("5B.41")
def test_5b_41_a_lock_on_summoning_also_stops_summoning_for_no_cost() -> None:
    you = Side(hand=["Gogogo Brand"], battle=["Fear Fang"])
    assert Scenario(you=you).refused("Gogogo Brand") == ""
    locked = Scenario(you=you, opponent=Side(battle=[MIRADANTE], shields=0))
    assert locked.refused("Gogogo Brand") == "Miradante, Time Revolution forbids summoning it"


@pytest.mark.rule("5B.42", "6A.01")
def test_5b_42_spells_are_cast_only_from_your_own_hand() -> None:
    stream = "Energy Stream"
    game = Scenario(
        you=Side(
            hand=["Torcon"],
            mana=[*filler(nature=2, water=3), stream],
            graveyard=["Spiral Gate"],
            shields=["Brain Serum"],
            deck=["Cyber Brain"],
        ),
        opponent=Side(hand=["Death Smoke"]),
    )
    game.expect(YOU, "use a card", "no", "Torcon")
    assert game.refused(stream, "use") == "it is in the mana zone, not in the hand"


@pytest.mark.rule("5B.42", "6A.01")
def test_5b_42_only_a_spell_that_says_so_is_cast_from_another_zone() -> None:
    """X.18: other zones than the hand are possible."""
    game = Scenario(
        you=Side(
            graveyard=[PERFECT_DARKNESS, "Terror Pit", PERFECT_NATURE],
            mana=[PERFECT_NATURE, PERFECT_DARKNESS, "Soulswap", *filler(nature=4, darkness=4)],
            battle=[BYSTANDER],
        )
    )
    game.expect(YOU, "use a card", "no", PERFECT_DARKNESS, PERFECT_NATURE)
    assert game.question is not None
    assert [game.record.zone[option.card] for option in game.question.options[1:]] == [zones.GRAVEYARD, zones.MANA]
    assert game.refused("Terror Pit") == "it is in the graveyard, not in the hand"


@pytest.mark.rule("5B.43", "10.50")
def test_5b_43_under_a_lock_on_summoning_no_creatures_are_destroyed_to_summon_forever_occult() -> None:
    game = Scenario(
        you=Side(
            hand=[lock(acts.SUMMON), FOREVER_OCCULT],
            mana=filler(fire=1, darkness=8),
            battle=[BYSTANDER, "Torcon", "Corile", "Fear Fang"],
        )
    )
    game.expect(YOU, "use a card", "no", "Lock", FOREVER_OCCULT, FOREVER_OCCULT).use("Lock")
    assert game.refused(FOREVER_OCCULT, "use") == "Lock forbids summoning it"
    assert len(game.zone(YOU, "battle")) == 4
