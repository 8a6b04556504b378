"""Cards of lists of 2005 to 2009 that needed words of their own, second part: played, with proofs of the phrases."""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    WATER,
    Card,
    blocker,
    choose,
    creature,
    cross_gear,
    destroy,
    double_breaker,
    draw,
    evolves_from,
    spell,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, crossed, exactly, filler, opponents, pile, tapped
from tests.cards.written import card as written

BIG = "Deathliger, Lion of Chaos"  # darkness, 9000
BEGA = "Bega, Vizier of Shadow"  # light and darkness
KILL = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
SWORD = cross_gear("Sword", NATURE, 2)
LORD = creature("Lord", FIRE, 4, 6000, "Human", evolves_from(your(CREATURES)))


# --- Civilizations of what was destroyed ---
@pytest.mark.phrase("CIVILIZATIONS_OF_THEM")
@pytest.mark.parametrize(("name", "cards"), [("Corile", 1), (BEGA, 2)])
def test_spirit_reincarnation_charges_a_card_for_each_civilization(name: str, cards: int) -> None:
    game = Scenario(you=Side(hand=["Spirit Reincarnation"], mana=filler(nature=2), battle=[name]))
    game.use("Spirit Reincarnation")
    assert game.zone(YOU, "graveyard")[:1] == [name] and len(game.zone(YOU, "mana")) == 2 + cards


def test_spirit_reincarnation_charges_nothing_without_a_creature() -> None:
    game = Scenario(you=Side(hand=["Spirit Reincarnation"], mana=filler(nature=2)))
    assert len(game.use("Spirit Reincarnation").zone(YOU, "mana")) == 2


# --- All cards under creatures ---
@pytest.mark.phrase("all_under")
def test_reverse_tone_returns_all_cards_under_an_evolution_creature() -> None:
    game = Scenario(
        you=Side(hand=["Reverse Tone"], mana=filler(light=4), battle=["Torcon"]),
        opponent=Side(battle=[pile(LORD, "Corile", "Fear Fang"), pile(LORD, "Aqua Hulcus")]),
    )
    game.use("Reverse Tone").choose(game.options[0])
    assert sorted(game.zone(OPPONENT, "hand")) == ["Corile", "Fear Fang"]
    assert len(game.zone(OPPONENT, "battle")) == 2


THANATOS = "Supernova Black Hole Thanatos"
DEVIL = creature("Devil", DARKNESS, 2, 2000, "Grand Devil")


@pytest.mark.phrase("all_under")
def test_thanatos_buries_all_cards_under_evolution_creatures_its_own_too() -> None:
    game = Scenario(
        you=Side(hand=[THANATOS], mana=filler(darkness=8), battle=[DEVIL, DEVIL, DEVIL]),
        opponent=Side(battle=[pile(LORD, "Corile"), "Torcon"]),
    )
    game.use(THANATOS).choose("Devil", "Devil")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and game.zone(YOU, "graveyard") == ["Devil"] * 3
    assert game.under(THANATOS) == [] and game.zone(OPPONENT, "battle") == ["Lord", "Torcon"]


@pytest.mark.parametrize("accepted", [True, False])
def test_thanatos_goes_under_the_deck_for_creatures_of_the_graveyard(accepted: bool) -> None:
    game = Scenario(
        you=Side(
            battle=[pile(THANATOS, DEVIL, DEVIL, DEVIL)], hand=[KILL], mana=filler(fire=1), graveyard=[DEVIL, "Corile"]
        )
    )
    game.use("Kill")
    if accepted:
        game.accept()
        while game.asked in ("order", "choose"):
            game.choose(game.options[-1])
    else:
        game.decline()
    assert ("Devil" in game.zone(YOU, "hand")) is accepted and "Corile" in game.zone(YOU, "graveyard")
    assert (game.where(THANATOS) == "deck") is accepted


# --- Cross gears ---
@pytest.mark.phrase("not_crossed_with_this", "may_instead_of_being_destroyed")
@pytest.mark.parametrize("other", [True, False])
def test_soul_bringer_has_another_creature_die(other: bool) -> None:
    gear = "Shadow Warrior - Soul Bringer"
    game = Scenario(
        you=Side(battle=[crossed("Corile", gear), *["Torcon"] * other], hand=["Terror Pit"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    assert game.power("Corile") == 4000
    game.use("Terror Pit", "Corile") if other else game.use("Terror Pit")
    if other:
        game.accept()
        assert game.asked != "choose"  # nothing else can be chosen
    assert game.zone(YOU, "graveyard") == (["Torcon"] if other else ["Corile"])


@pytest.mark.phrase("may_instead_of_leaving")
@pytest.mark.parametrize("saved", [True, False])
def test_jinnai_keeps_other_shinobi_for_a_creature(saved: bool) -> None:
    shinobi = creature("Ninja", DARKNESS, 3, 3000, "Shinobi")
    jinnai = "Jinnai, Darkfang Ninja"
    game = Scenario(
        you=Side(battle=[jinnai, shinobi, "Torcon"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit", "Ninja")
    if saved:
        game.accept().choose("Torcon")
    else:
        game.decline()
    assert game.zone(YOU, "graveyard") == (["Torcon"] if saved else ["Ninja"])
    assert game.has(jinnai, keywords.BLOCKER) and Scenario(you=Side(battle=[jinnai])).refused(jinnai, "attack")


@pytest.mark.phrase("crossed")
def test_accident_eye_destroys_crossed_creatures_of_both() -> None:
    game = Scenario(
        you=Side(hand=["Accident Eye"], mana=filler(darkness=5), battle=[crossed("Corile", SWORD), "Fear Fang"]),
        opponent=Side(battle=[crossed("Torcon", SWORD), "Aqua Hulcus"]),
    )
    game.use("Accident Eye")
    assert sorted(game.zone(YOU, "battle")) == ["Fear Fang", "Sword"]
    assert sorted(game.zone(OPPONENT, "battle")) == ["Aqua Hulcus", "Sword"]


@pytest.mark.phrase("crossed")
@pytest.mark.parametrize("whose", [YOU, OPPONENT, None])
def test_gran_siris_comes_for_nothing_with_a_crossed_creature_and_strengthens_it(whose: int | None) -> None:
    siris = "Gran Siris, Milky Way Guardian"
    one = [crossed("Torcon", SWORD)]
    game = Scenario(
        you=Side(hand=[siris], battle=one if whose == YOU else ["Corile"]),
        opponent=Side(battle=one if whose == OPPONENT else []),
    )
    if whose is None:
        assert game.refused(siris, "use")
        return
    game.use(siris)
    assert game.power("Torcon" if whose == YOU else opponents("Torcon")) == 2000 and game.power(siris) == 2000


@pytest.mark.phrase("crossed")
@pytest.mark.parametrize("with_gear", [True, False])
def test_blaze_attacks_untapped_crossed_creatures(with_gear: bool) -> None:
    blaze = "Blaze, the Super Soul"
    muscle = creature("Muscle", FIRE, 2, 2000, "Big Muscle")
    game = Scenario(
        you=Side(battle=[pile(blaze, muscle)]),
        opponent=Side(battle=[crossed("Corile", SWORD) if with_gear else "Corile"], shields=3),
    )
    if with_gear:
        assert game.attack(blaze, "Corile").where("Corile") == "graveyard"
    else:
        assert game.attack(blaze).asked == "break"  # there is nothing else to attack


@pytest.mark.phrase("crossed", "breaks_more")
@pytest.mark.parametrize("with_gear", [True, False])
def test_crow_todoroki_lets_crossed_creatures_break_more_while_it_is_tapped(with_gear: bool) -> None:
    crow = "Crow Todoroki, Relentless Swordsman"
    samurai = creature("Samurai", FIRE, 2, 2000, "Samurai")
    attacker = crossed("Torcon", SWORD) if with_gear else "Torcon"
    game = Scenario(you=Side(battle=[tapped(pile(crow, samurai)), attacker]), opponent=Side(shields=4))
    game.attack("Torcon", OPPONENT)
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 3 - with_gear


@pytest.mark.phrase("whenever_crossed")
def test_shaman_charges_a_tapped_card_whenever_it_is_crossed() -> None:
    shaman = "Shaman, the Invoked"
    game = Scenario(you=Side(battle=[shaman, "Torcon", SWORD], mana=filler(nature=4), deck=["Corile"]))
    game.cross("Sword", "Torcon")
    assert "Corile" not in game.zone(YOU, "mana")
    game.cross("Sword", shaman)
    assert "Corile" in game.zone(YOU, "mana") and game.is_tapped("Corile")


@pytest.mark.phrase("whenever_one_is_crossed")
@pytest.mark.parametrize("name", ["Torcon", "Corile"])
def test_a_card_is_drawn_as_a_nature_creature_is_crossed(name: str) -> None:
    smith = written(
        """Smith
        Creature - fire - cost 2 - power 1000 - Human
        Whenever one of your nature creatures is crossed with a cross gear, draw a card."""
    )
    game = Scenario(you=Side(battle=[smith, "Torcon", "Corile", SWORD], mana=filler(nature=2), deck=["Fear Fang"]))
    game.cross("Sword", name)
    assert game.zone(YOU, "hand") == (["Fear Fang"] if name == "Torcon" else [])


@pytest.mark.phrase("cross_with_this")
@pytest.mark.parametrize("zone", ["mana", "graveyard", None])
def test_altgear_puts_a_gear_and_is_crossed_with_it(zone: str | None) -> None:
    name = "Altgear, Holy Weaponry Elemental"
    game = Scenario(
        you=Side(
            hand=[name],
            mana=[*filler(light=9), *[SWORD] * (zone != "graveyard")],
            graveyard=[SWORD] * (zone == "graveyard"),
        )
    )
    game.use(name)
    game = game.decline() if zone is None else game.choose("Sword") if game.asked == "choose" else game.accept()
    assert game.gears(name) == ([] if zone is None else ["Sword"])


@pytest.mark.phrase("cross_with_this")
def test_shingen_generates_a_gear_and_takes_a_samurai_gear() -> None:
    name = "Bolberg Shingen, Dragon General"
    blade = cross_gear("Blade", FIRE, 3, races="Samurai")
    game = Scenario(you=Side(hand=[name, SWORD], battle=[crossed("Corile", blade)], mana=filler(fire=7)))
    game.use(name)
    while game.asked in ("resolve", "choose", "may"):
        pick = next((one for one in ("Blade", "Sword") if game.can_choose(one)), None)
        game = game.accept() if game.asked == "may" else game.choose(pick or game.options[-1])
    assert game.gears(name) == ["Blade"] and "Sword" in game.zone(YOU, "battle")


# --- Over Drive of spells, and of either of three civilizations ---
@pytest.mark.phrase("over_drive_of_spell", "USED_OVER_DRIVE")
@pytest.mark.parametrize("driven", [True, False])
def test_drives_do_more_for_another_card_of_mana(driven: bool) -> None:
    way = "1 more" if driven else None
    game = Scenario(
        you=Side(hand=["Gardening Drive"], mana=[*filler(nature=3, light=1), "Terror Pit"], deck=["Corile"])
    )
    game.use("Gardening Drive", way=way)
    assert game.zone(YOU, "hand") == (["Terror Pit"] if driven else []) and "Corile" in game.zone(YOU, "mana")
    game = Scenario(
        you=Side(hand=["Spiral Drive"], mana=filler(water=3, darkness=1), graveyard=["Fear Fang"]),
        opponent=Side(battle=["Torcon", "Corile"]),
    )
    game.use("Spiral Drive", "Torcon", way=way)
    assert game.zone(YOU, "hand") == (["Fear Fang"] if driven else []) and game.zone(OPPONENT, "hand") == ["Torcon"]
    game = Scenario(you=Side(hand=["Mach Drive"], mana=filler(fire=1, nature=1), battle=["Torcon"]))
    game.use("Mach Drive", way=way)
    assert game.has("Torcon", keywords.SPEED_ATTACKER)
    game = Scenario(
        you=Side(hand=["Darkflame Drive"], mana=filler(darkness=5, fire=1), battle=["Torcon"]),
        opponent=Side(battle=["Corile", tapped("Fear Fang")]),
    )
    game.use("Darkflame Drive", way=way)
    assert game.zone(OPPONENT, "graveyard") == ["Corile"] and game.has("Torcon", keywords.DOUBLE_BREAKER) is driven


@pytest.mark.phrase("over_drive_of_spell")
@pytest.mark.parametrize("driven", [True, False])
def test_mach_drive_makes_its_creature_stronger_in_attacks(driven: bool) -> None:
    three = creature("Three", FIRE, 3, 3000, "Human")
    game = Scenario(
        you=Side(hand=["Mach Drive"], mana=filler(fire=1, nature=1), battle=["Torcon"]),
        opponent=Side(battle=[tapped(three)]),
    )
    game.use("Mach Drive", way="1 more" if driven else None).attack("Torcon", "Three")
    assert (game.where("Three") == "graveyard") is driven


@pytest.mark.phrase("over_drive_of_either")
@pytest.mark.parametrize("number", range(8))
def test_sir_albides_drives_with_any_of_three_civilizations(number: int) -> None:
    drives = [name for bit, name in enumerate(("light", "darkness", "nature")) if number >> bit & 1]
    name = "Sir Albides, Noble Deathknight"
    game = Scenario(
        you=Side(hand=[name, "Torcon"], mana=filler(light=5, darkness=5, nature=6), shields=1),
        opponent=Side(battle=[tapped("Corile"), "Torcon"], shields=2),
    )
    numbers = {"light": "2 more light cards", "darkness": "2 more darkness cards", "nature": "1 more nature card"}
    said = [numbers[one] for one in drives]
    way = None
    if said:
        way = "tap " + (said[0] if len(said) == 1 else ", ".join(said[:-1]) + " and " + said[-1]) + " in"
    game.use(name, way=way)
    while game.asked in ("resolve", "choose"):
        game.choose(name if game.can_choose(name) and game.asked == "choose" else game.options[0])
    assert len(game.zone(YOU, "shields")) == 1 + ("light" in drives)
    assert (game.where("Corile") == "graveyard") is ("darkness" in drives)
    assert game.power(name) == 5000 + 7000 * ("nature" in drives)


# --- Attacks and blocks ---
AMSHION = "Amshion, Protection Elemental"


@pytest.mark.phrase("not_attacking")
def test_amshion_strengthens_tapped_creatures_that_do_not_attack() -> None:
    six = creature("Six", FIRE, 6, 6000, "Human")
    game = Scenario(you=Side(battle=[AMSHION, tapped("Torcon"), "Corile"]), opponent=Side(battle=[tapped(six)]))
    assert [game.power(name) for name in (AMSHION, "Torcon", "Corile")] == [5500, 8000, 2000]
    assert game.attack(AMSHION, "Six").where(AMSHION) == "graveyard"  # 5500 in its attack


@pytest.mark.phrase("THE_ATTACK_ENDS")
@pytest.mark.parametrize("ended", [True, False])
def test_amshion_may_end_an_attack_that_is_blocked(ended: bool) -> None:
    wall = creature("Wall", LIGHT, 2, 2000, "Human", blocker)
    game = Scenario(you=Side(battle=[AMSHION, "Torcon"]), opponent=Side(battle=[wall], shields=3))
    game.attack("Torcon", OPPONENT).block("Wall")
    game = game.accept() if ended else game.decline()
    assert (game.where("Torcon") == "battle") is ended and game.is_tapped("Wall")
    if ended:
        assert game.is_tapped("Torcon")


ARCADIA = "Death Arcadia, Devil Saint"


@pytest.mark.phrase("may_send_shields_to_graveyard_unseen")
@pytest.mark.parametrize("sent", [True, False])
def test_death_arcadia_destroys_what_breaks_a_shield(sent: bool) -> None:
    """Nobody has looked at the shield: its shield trigger is not used."""
    game = Scenario(
        you=Side(battle=[ARCADIA], shields=["Terror Pit", "Corile"]),
        opponent=Side(battle=["Torcon", "Fear Fang"]),
        turn=OPPONENT,
    )
    game.attack("Torcon", YOU).block().choose("shield 1")
    game.expect(YOU, "may", "no", "yes")
    assert not game.sees(YOU, "Terror Pit")
    game = game.accept() if sent else game.decline()
    if sent:
        assert game.zone(YOU, "graveyard") == ["Terror Pit"] and game.where("Torcon") == "graveyard"
    else:
        assert game.asked == "declare" and game.where("Torcon") == "battle"


@pytest.mark.phrase("may_send_shields_to_graveyard_unseen")
def test_death_arcadia_asks_for_each_shield_and_not_for_its_own_player() -> None:
    double = creature("Double", FIRE, 3, 3000, "Human", double_breaker)
    game = Scenario(you=Side(battle=[ARCADIA], shields=2), opponent=Side(battle=[double]), turn=OPPONENT)
    game.attack("Double", YOU).block().decline().accept()
    assert len(game.zone(YOU, "graveyard")) == 1 and len(game.zone(YOU, "hand")) == 1
    assert game.where("Double") == "graveyard"


# --- What was drawn ---
@pytest.mark.phrase("draw_and_reveal")
@pytest.mark.parametrize("deck", [[BEGA, "Corile", "Torcon"], ["Fear Fang", "Corile", "Torcon"]])
def test_prism_brain_draws_a_third_card_for_a_multicolored_one(deck: list[str | Card]) -> None:
    game = Scenario(you=Side(hand=["Prism Brain"], mana=filler(water=4), deck=deck))
    game.use("Prism Brain")
    assert len(game.zone(YOU, "hand")) == (3 if BEGA in deck else 2)


@pytest.mark.phrase("draw_and_reveal")
def test_prism_brain_looks_only_at_what_it_has_drawn() -> None:
    game = Scenario(you=Side(hand=["Prism Brain", BEGA], mana=filler(water=4), deck=["Corile", "Torcon", "Fear Fang"]))
    assert len(game.use("Prism Brain").zone(YOU, "hand")) == 3


GILL = "Gill Douglass, Evil Gaia Spirit"


@pytest.mark.parametrize(
    ("drawn", "stays", "weaker"),
    [
        ("Iocant, the Oracle", True, False),
        ("Marrow Ooze, the Twister", False, True),
        ("Torcon", False, False),
        (BEGA, True, True),
    ],
)
def test_gill_douglass_shows_what_is_drawn(drawn: str, stays: bool, weaker: bool) -> None:
    one = spell("One", WATER, 1, draw(1))
    game = Scenario(
        you=Side(battle=[GILL], hand=[one, KILL], mana=filler(water=1, fire=1), deck=[drawn]),
        opponent=Side(battle=[BIG], shields=3),
    )
    game.use("One")
    while game.asked in ("resolve", "choose"):
        game.choose(BIG if game.can_choose(BIG) else game.options[0])
    assert game.power(BIG) == (7000 if weaker else 9000)
    game.use("Kill")
    assert (game.where(GILL) == "battle") is stays


@pytest.mark.parametrize("multicolored", [True, False])
def test_gill_douglass_takes_a_multicolored_top_card(multicolored: bool) -> None:
    top = BEGA if multicolored else "Corile"
    game = Scenario(you=Side(hand=[GILL], mana=filler(light=4, darkness=3), deck=[top]))
    game.use(GILL).accept()
    assert game.zone(YOU, "hand") == ([top] if multicolored else [])


# --- Evolution gears, phoenixes, races that are named ---
PROMINENCE = "Prominence Catastrophe"


def test_prominence_is_put_on_a_gear_and_calls_another_dragon() -> None:
    game = Scenario(
        you=Side(
            hand=[PROMINENCE],
            battle=[crossed("Bolshack Dragon", SWORD)],
            mana=filler(fire=3, nature=3),
            deck=exactly("Bolshack Dragon", "Corile", "Corile"),
        ),
        opponent=Side(shields=4),
    )
    game.use(PROMINENCE)
    assert game.gears("Bolshack Dragon") == [PROMINENCE] and game.has("Bolshack Dragon", keywords.TRIPLE_BREAKER)
    game.attack("Bolshack Dragon", OPPONENT)
    while game.asked in ("may", "choose", "resolve"):
        game = game.accept() if game.asked == "may" else game.choose(game.options[-1])
    assert game.zone(YOU, "battle").count("Bolshack Dragon") == 2


def test_prominence_calls_nothing_for_other_creatures() -> None:
    game = Scenario(
        you=Side(battle=[crossed("Torcon", pile(PROMINENCE, SWORD))], deck=["Torcon"] * 3), opponent=Side(shields=4)
    )
    assert game.attack("Torcon", OPPONENT).asked == "break"


VOLF = "Gal Volf, Dark Wolfblade"


@pytest.mark.parametrize("race", ["Cyber Lord", "Human"])
def test_gal_volf_takes_a_card_of_a_race_and_a_shield(race: str) -> None:
    """The races that are offered are those of cards that the player knows: the options tell nothing of hidden ones."""
    game = Scenario(
        you=Side(hand=[VOLF], battle=["Immortal Baron, Vorg"], mana=filler(darkness=6)),
        opponent=Side(hand=["Corile", "Torcon"], mana=["Corile"], shields=["Fear Fang", "Torcon"]),
    )
    game.use(VOLF)
    game.choose(race)
    if race != "Human":
        game.choose("Corile").expect(OPPONENT, "choose").choose("shield 1")
        assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Fear Fang"]
    else:
        assert game.zone(OPPONENT, "graveyard") == [] and len(game.zone(OPPONENT, "shields")) == 2


OTHER = creature("Other", LIGHT | DARKNESS, 2, 2000, "Human")
KIRIN = "Kirin Legacy, the Twin Meteor"
TWO = creature("Two", LIGHT | FIRE, 2, 2000, "Human")


@pytest.mark.parametrize("paid", [True, False])
def test_kirin_legacy_finds_the_creature_that_it_puts_away(paid: bool) -> None:
    game = Scenario(
        you=Side(
            battle=[pile(KIRIN, BEGA, TWO)],
            hand=[OTHER],
            mana=filler(light=2, darkness=2),
            deck=exactly(TWO, "Corile", BEGA),
        )
    )
    game.use("Other")
    if not paid:
        assert game.decline().zone(YOU, "battle").count("Two") == 0
        return
    game.choose("Two")
    while game.asked in ("may", "choose"):
        game = game.accept() if game.asked == "may" else game.choose("Two")
    assert "Two" in game.zone(YOU, "battle") and game.under(KIRIN) == [BEGA]


def test_lyra_bolstorm_puts_a_dragon_destroys_a_creature_and_a_card_of_mana() -> None:
    lyra = "Supernova Lyra Bolstorm"
    game = Scenario(
        you=Side(battle=[pile(lyra, *["Bolshack Dragon"] * 3)], hand=["Bolshack Dragon", "Torcon"]),
        opponent=Side(battle=["Corile", BIG], mana=["Fear Fang"], shields=4),
    )
    game.attack(lyra, OPPONENT)
    while game.asked in ("may", "choose"):
        game = game.accept() if game.asked == "may" else game.choose(game.options[-1])
    assert "Bolshack Dragon" in game.zone(YOU, "battle")
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Corile", "Fear Fang"]


BETELGEUSE = "Supernova Betelgeuse Final Cannon"
KINGS = [creature("King", WATER, 2, 2000, "Great Mecha King")] * 6


@pytest.mark.parametrize("saved", [True, False])
def test_betelgeuse_takes_creatures_under_itself_instead_of_their_being_destroyed(saved: bool) -> None:
    game = Scenario(
        you=Side(battle=[pile(BETELGEUSE, *KINGS[:3]), "Torcon"]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use("Terror Pit", "Torcon")
    game = game.accept() if saved else game.decline()
    assert game.under(BETELGEUSE) == ["King"] * 3 + ["Torcon"] * saved
    assert game.zone(YOU, "graveyard") == ([] if saved else ["Torcon"])


@pytest.mark.parametrize("cards", [5, 6])
def test_betelgeuse_needs_six_cards_for_its_cannon(cards: int) -> None:
    game = Scenario(
        you=Side(battle=[pile(BETELGEUSE, *KINGS[:cards])]),
        opponent=Side(battle=["Torcon"], mana=["Fear Fang", "Fear Fang"], shields=4),
    )
    game.attack(BETELGEUSE, OPPONENT)
    if cards == 6:
        game.accept()
        while game.asked == "choose":
            game.choose(game.options[-1])
        assert sorted(game.zone(OPPONENT, "hand")) == ["Fear Fang", "Fear Fang", "Torcon"]
    assert game.asked == "break" and len(game.zone(YOU, "graveyard")) == (6 if cards == 6 else 0)
