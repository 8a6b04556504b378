"""Cards that only a few lists of 2005 to 2009 play, each for what no other card says; each ability played."""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    END_OF_THIS_ATTACK,
    END_OF_THIS_TURN,
    FIRE,
    LIGHT,
    MANA,
    NATURE,
    THIS,
    WATER,
    blocker,
    choose,
    creature,
    destroy,
    double_breaker,
    draw,
    each_gets_power,
    each_has,
    every,
    evolves_from,
    give,
    knight_magic,
    put,
    return_to_hand,
    spell,
    untap,
    when_put,
    whenever_attacks,
    your,
)
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, ability, crossed, exactly, filler, pile, tapped

KILL = spell("Kill", FIRE, 1, destroy(choose(1, your(CREATURES))))
ONE = spell("One", WATER, 1, draw(1))
BIG = creature("Big", DARKNESS, 9, 9000, "Human")
RAINBOW = creature("Rainbow", LIGHT | WATER | DARKNESS | FIRE | NATURE, 5, 1000, "Human")


# --- Shields of several cards ---
@pytest.mark.phrase("PUT_UNDER_A_SHIELD_AND_ONE_BACK")
@pytest.mark.parametrize("taken", ["Terror Pit", "Torcon"])
def test_cherenko_puts_one_card_of_the_shield_on_top_of_the_deck(taken: str) -> None:
    """The shield itself, or the card that has just come under it; the other one is the shield."""
    game = Scenario(
        you=Side(hand=["Cherenko"], mana=filler(water=2), deck=exactly("Torcon", "Corile"), shields=["Terror Pit"])
    )
    game.use("Cherenko").accept()
    game.expect(YOU, "choose", "Terror Pit", "Torcon")
    game.choose(taken)
    left = "Torcon" if taken == "Terror Pit" else "Terror Pit"
    assert game.zone(YOU, "deck") == [taken, "Corile"] and game.zone(YOU, "shields") == [left]


@pytest.mark.phrase("PUT_UNDER_A_SHIELD_AND_ONE_BACK")
@pytest.mark.parametrize("shields", [1, 0])
def test_cherenko_takes_nothing_back_if_nothing_was_put(shields: int) -> None:
    game = Scenario(you=Side(hand=["Cherenko"], mana=filler(water=2), deck=exactly("Torcon"), shields=shields))
    game.use("Cherenko")
    game = game.decline() if shields else game
    assert game.zone(YOU, "deck") == ["Torcon"] and len(game.zone(YOU, "shields")) == shields


# --- Cards under a creature ---
JUPITER = "Supernova Jupiter King Empire"
VEGGIE = creature("Veggie", NATURE, 2, 2000, "Wild Veggies", when_put(draw(1)))
SALAD = creature("Salad", NATURE, 2, 2000, "Wild Veggies", evolves_from(CREATURES.race("Wild Veggies")))


@pytest.mark.phrase("put")
@pytest.mark.parametrize("accepted", [True, False])
def test_jupiter_puts_a_creature_from_under_itself_into_the_battle_zone(accepted: bool) -> None:
    """It enters: its ability triggers, and it is sick. Evolution creatures can't be chosen."""
    game = Scenario(
        you=Side(battle=[pile(JUPITER, pile(SALAD, VEGGIE), VEGGIE, VEGGIE)], deck=["Corile"]),
        opponent=Side(shields=5),
    )
    game.attack(JUPITER, OPPONENT)
    assert not game.can_choose("Salad")
    if not accepted:
        assert game.decline().zone(YOU, "battle") == [JUPITER]
        return
    game.choose("Veggie")
    assert game.zone(YOU, "battle") == [JUPITER, "Veggie"] and game.zone(YOU, "hand") == ["Corile"]
    assert len(game.under(JUPITER)) == 3
    while game.asked == "break":
        game.choose(game.options[0])
    assert game.refused("Veggie", "attack") == "it has summoning sickness"


# --- Mana ---
SPECTRYTE = "Spectryte, Crystal Gaia"
FIVE = filler(light=1, water=1, darkness=1, fire=1, nature=1)


@pytest.mark.phrase("choose_of_different_civilizations")
@pytest.mark.parametrize(
    ("mana", "pays"),
    [(FIVE, True), ([RAINBOW] * 5, True), ([RAINBOW] * 4, False), ([*FIVE[:4], RAINBOW], True), (FIVE[:4], False)],
)
def test_spectryte_taps_five_cards_each_for_another_civilization(mana: list[object], pays: bool) -> None:
    game = Scenario(
        you=Side(battle=[SPECTRYTE], mana=mana),  # type: ignore[arg-type]
        opponent=Side(battle=["Torcon", "Corile"], shields=4),
    )
    game.attack(SPECTRYTE, OPPONENT).accept()
    while game.asked == "choose":
        game.choose(game.options[0])
    assert game.is_tapped("Torcon") is pays and game.is_tapped("Corile") is pays
    assert len(game.zone(OPPONENT, "graveyard")) == int(pays)
    assert game.untapped_mana(YOU) == (len(mana) - 5 if pays else len(mana))


@pytest.mark.phrase("choose_of_different_civilizations")
def test_spectryte_offers_only_cards_that_leave_one_for_each_civilization() -> None:
    """Two is the water card: of the light cards only one is tapped."""
    two = creature("Two", LIGHT | WATER, 2, 2000, "Human")
    mana = [two, *filler(light=2, darkness=1, fire=1, nature=1)]
    game = Scenario(you=Side(battle=[SPECTRYTE], mana=mana), opponent=Side(battle=["Torcon"], shields=4))
    game.attack(SPECTRYTE, OPPONENT).accept()
    game.choose("Light Filler")
    assert not game.can_choose("Light Filler#2")
    while game.asked == "choose":
        game.choose(game.options[0])
    assert game.is_tapped("Torcon") and game.untapped_mana(YOU) == 1


def test_spectryte_may_keep_its_mana() -> None:
    game = Scenario(you=Side(battle=[SPECTRYTE], mana=FIVE), opponent=Side(battle=["Torcon"], shields=4))
    game.attack(SPECTRYTE, OPPONENT).decline()
    assert not game.is_tapped("Torcon") and game.untapped_mana(YOU) == 5


KAOLUN = "Kaolun, Warming Ice Faerie"


@pytest.mark.phrase("A_CARD_LEFT_YOUR_MANA")
@pytest.mark.parametrize("leaves", [True, False])
def test_kaolun_puts_a_card_into_mana_at_the_end_of_a_turn_in_which_one_left(leaves: bool) -> None:
    taken = return_to_hand(choose(1, your(CARDS.in_zone(MANA))))
    take = spell("Take", NATURE, 1, taken if leaves else draw(1))
    game = Scenario(you=Side(battle=[KAOLUN], hand=[take], mana=filler(nature=1), deck=["Corile", "Torcon"]))
    game.use("Take")
    if leaves:
        game.until("may").accept()
    assert game.end_turn().zone(YOU, "mana") == (["Corile"] if leaves else ["Nature Filler"])


@pytest.mark.phrase("A_CARD_LEFT_YOUR_MANA")
def test_kaolun_sees_a_creature_that_is_put_from_the_mana_zone() -> None:
    call = spell("Call", NATURE, 1, put(choose(1, your(CREATURES.in_zone(MANA)))))
    game = Scenario(you=Side(battle=[KAOLUN], hand=[call], mana=["Torcon", *filler(nature=1)], deck=["Corile"]))
    game.use("Call", "Torcon").until("may").accept()
    assert game.zone(YOU, "mana") == ["Nature Filler", "Corile"]


# --- Mana that stays tapped ---
GAIACRUSH = "Gaiacrush Crawler"


@pytest.mark.phrase("mana_cant_untap")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_gaiacrush_keeps_spells_of_both_mana_zones_tapped(player: int) -> None:
    mana = [tapped("Terror Pit"), tapped("Corile")]
    game = Scenario(
        you=Side(battle=[GAIACRUSH], mana=mana if player == YOU else 0),
        opponent=Side(mana=mana if player == OPPONENT else 0),
        turn=1 - player,
    )
    game.end_turn().next_turn()
    assert game.untapped_mana(player) == 1


# --- Races in common ---
HELIX, DEVICE = "Chain Helix", "Command Device"
MAN = creature("Man", FIRE, 2, 2000, "Human/Survivor")


@pytest.mark.phrase("sharing_a_race_with_the_crossed")
@pytest.mark.parametrize(("gear", "more"), [(HELIX, 2000), (DEVICE, 1000)])
def test_chain_helix_strengthens_all_creatures_of_a_race_of_the_crossed_one(gear: str, more: int) -> None:
    """Those of both players, with the crossed creature itself."""
    human = creature("Other Man", LIGHT, 2, 2000, "Human")
    game = Scenario(you=Side(battle=[crossed(MAN, gear), "Torcon"]), opponent=Side(battle=[human]))
    assert [game.power(name) for name in ("Man", "Other Man")] == [2000 + more] * 2
    assert game.power("Torcon") == 1000


@pytest.mark.phrase("sharing_a_race_with_the_crossed")
def test_chain_helix_does_nothing_while_it_is_not_crossed() -> None:
    game = Scenario(you=Side(battle=[MAN, HELIX]))
    assert game.power("Man") == 2000


@pytest.mark.phrase("sharing_a_race_with_the_crossed")
@pytest.mark.parametrize("attacker", ["Man", "Torcon"])
def test_command_device_draws_if_a_creature_of_that_race_attacks(attacker: str) -> None:
    game = Scenario(you=Side(battle=[crossed(MAN, DEVICE), "Torcon"], deck=["Corile"]), opponent=Side(shields=3))
    game.attack(attacker, OPPONENT)
    assert (game.asked == "may") is (attacker == "Man")
    if attacker == "Man":
        assert game.accept().zone(YOU, "hand") == ["Corile"]


GORT = "Gort, God of Sealing"


@pytest.mark.phrase("compared")
def test_gort_makes_slayers_of_gods_and_of_grand_devils() -> None:
    devil = creature("Devil", WATER, 2, 2000, "Grand Devil")
    game = Scenario(you=Side(battle=[GORT, devil, "Torcon"]), opponent=Side(battle=[creature("Foe", 0, 1, 1, "God")]))
    assert [game.has(name, keywords.SLAYER) for name in (GORT, "Devil", "Torcon", "Foe")] == [True, True, False, False]


def test_gort_is_a_double_breaker_while_it_is_linked() -> None:
    tauros = "Tauros, Battle God"
    game = Scenario(you=Side(battle=[tauros], hand=[GORT], mana=filler(darkness=4)))
    game.use(GORT)
    game.choose(tauros)
    assert game.has(GORT, keywords.DOUBLE_BREAKER) and game.power(GORT) == 3000 + 5000


@pytest.mark.phrase("compared", "give_more_breaks")
@pytest.mark.parametrize(("race", "broken"), [("Liquid People", 2), ("Human", 1)])
def test_tauros_lets_creatures_of_its_races_break_one_more_shield(race: str, broken: int) -> None:
    one = creature("Wave", WATER, 2, 2000, race)
    game = Scenario(you=Side(battle=["Tauros, Battle God", one]), opponent=Side(shields=4))
    game.attack("Wave", OPPONENT)
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 4 - broken
    game.attack("Tauros, Battle God", OPPONENT)
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 3 - broken


BULL = "Bull Phalion, Spirit King Mecha"


@pytest.mark.phrase("compared", "cant_be_attacked_by", "cant_be_blocked_by")
@pytest.mark.parametrize("civilization", [LIGHT, FIRE])
def test_bull_phalion_is_not_attacked_or_blocked_by_its_own_civilizations(civilization: int) -> None:
    wall = creature("Wall", civilization, 2, 2000, "Human", blocker)
    game = Scenario(you=Side(battle=[BULL]), opponent=Side(battle=[wall], shields=4))
    assert (game.attack(BULL, OPPONENT).asked == "block with") is (civilization == FIRE)
    game = Scenario(you=Side(battle=[wall]), opponent=Side(battle=[tapped(BULL)], shields=4))
    game.attack("Wall", OPPONENT if civilization == LIGHT else BULL)
    assert game.where("Wall") == ("battle" if civilization == LIGHT else "graveyard")
    if civilization == LIGHT:
        with pytest.raises(Illegal):
            Scenario(you=Side(battle=[wall]), opponent=Side(battle=[tapped(BULL)])).attack("Wall", BULL)


# --- Fort Energy ---
ASTIMART, DOLZABARD = "Astimart, Lord of Devils", "Dolzabard, Superior Dragonic Phoenix"
DEVIL = creature("Devil", WATER, 2, 2000, "Grand Devil")
MARINE = creature("Marine", WATER, 2, 2000, "Deep Marine")


@pytest.mark.phrase("REDRAW_THAT_HAND", "tapped_for_it")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_astimart_changes_the_hand_of_one_player(player: int) -> None:
    side = Side(hand=["Torcon", "Torcon"], deck=exactly("Corile", "Corile", "Corile"))
    mine = Side(hand=[ASTIMART], battle=[DEVIL], mana=[DEVIL, *filler(water=2)])
    if player == YOU:
        mine = Side(
            hand=[ASTIMART, "Torcon", "Torcon"],
            battle=[DEVIL],
            mana=[DEVIL, *filler(water=2)],
            deck=exactly("Corile", "Corile", "Corile"),
        )
    game = Scenario(you=mine, opponent=side)
    game.use(ASTIMART).choose(ability(ASTIMART, "choose a player")).choose(player)
    assert len(game.zone(player, "hand")) == 2 and len(game.zone(player, "deck")) == 3
    assert "Corile" in game.zone(player, "hand") + game.zone(player, "deck")[:1]
    assert "Torcon" in game.zone(player, "hand") + game.zone(player, "deck")


@pytest.mark.phrase("tapped_for_it")
def test_astimart_returns_a_creature_for_a_deep_marine() -> None:
    game = Scenario(
        you=Side(hand=[ASTIMART], battle=[DEVIL], mana=[MARINE, *filler(water=2)]), opponent=Side(battle=["Torcon"])
    )
    game.use(ASTIMART).choose(ability(ASTIMART, "return a creature")).choose("Torcon")
    assert game.zone(OPPONENT, "hand") == ["Torcon"]


DRAKE = creature("Drake", FIRE, 2, 2000, "Tyranno Drake")
SPIRIT = creature("Spirit", DARKNESS, 1, 1000, "Brave Spirit")


@pytest.mark.phrase("BAR_SHIELD_TRIGGERS", "tapped_for_it")
@pytest.mark.parametrize("tapped_spirit", [True, False])
def test_dolzabard_breaks_shields_that_do_not_trigger(tapped_spirit: bool) -> None:
    """Not those that another creature breaks."""
    mana = [SPIRIT if tapped_spirit else filler(darkness=1)[0], *filler(darkness=5)]
    game = Scenario(
        you=Side(hand=[DOLZABARD], battle=[DRAKE, BIG], mana=mana), opponent=Side(shields=["Terror Pit"] * 3)
    )
    game.use(DOLZABARD).choose(game.options[0])
    game.attack(DOLZABARD, OPPONENT).choose(game.options[0]).choose(game.options[0])
    if not tapped_spirit:
        assert game.asked == "declare"
        return
    assert len(game.zone(OPPONENT, "hand")) == 2 and game.asked == "attack with"
    assert game.attack("Big", OPPONENT).asked == "declare"


def test_dolzabard_breaks_a_shield_for_a_tyranno_drake() -> None:
    game = Scenario(
        you=Side(hand=[DOLZABARD], battle=[DRAKE], mana=[DRAKE, *filler(darkness=5)]), opponent=Side(shields=1)
    )
    game.use(DOLZABARD).choose(game.options[0])
    assert game.zone(OPPONENT, "shields") == []


# --- Knight Magic once more ---
MAXIMILLIAN = "King Maximillian, the Ice Fang"
BRAIN = (knight_magic(draw(1)),)


@pytest.mark.phrase("more_knight_magic", "knight_magic")
@pytest.mark.parametrize(("kings", "times"), [(0, 2), (1, 3), (2, 4)])
def test_maximillian_uses_each_knight_magic_once_more(kings: int, times: int) -> None:
    knight = creature("Sir", WATER, 2, 2000, "Knight")
    magic = spell("Lesson", WATER, 1, *BRAIN, races="Knight")
    game = Scenario(
        you=Side(hand=[magic], battle=[knight, *[MAXIMILLIAN] * kings], mana=filler(water=1), deck=["Corile"] * 9)
    )
    game.use("Lesson")
    for _ in range(times - 1):
        game.expect(YOU, "may", "no", "yes").accept()
    assert len(game.zone(YOU, "hand")) == times


@pytest.mark.phrase("knight_magic")
def test_a_knight_magic_is_used_once_without_a_knight() -> None:
    magic = spell("Lesson", WATER, 1, *BRAIN, races="Knight")
    game = Scenario(you=Side(hand=[magic], mana=filler(water=1), battle=["Torcon"], deck=["Corile"] * 9))
    assert len(game.use("Lesson").zone(YOU, "hand")) == 1


# --- Battles ---
@pytest.mark.phrase("gets_power_while_battling")
@pytest.mark.parametrize("blocks", [True, False])
def test_smashblow_dragoon_is_stronger_against_blockers(blocks: bool) -> None:
    foe = creature("Foe", LIGHT, 4, 5000, "Human", *([blocker] if blocks else []))
    game = Scenario(you=Side(battle=["Smashblow Dragoon"]), opponent=Side(battle=[tapped(foe)]))
    game.attack("Smashblow Dragoon", "Foe")
    assert (game.where("Foe") == "graveyard") is blocks


@pytest.mark.phrase("gets_power_while_battling")
@pytest.mark.parametrize("given", [True, False])
def test_smashblow_dragoon_is_stronger_against_what_was_given_blocker(given: bool) -> None:
    foe = creature("Foe", LIGHT, 4, 5000, "Human")
    giver = creature("Giver", LIGHT, 4, 1000, "Human", *([each_has(your(CREATURES), blocker)] if given else []))
    game = Scenario(you=Side(battle=["Smashblow Dragoon"]), opponent=Side(battle=[tapped(foe), tapped(giver)]))
    game.attack("Smashblow Dragoon", "Foe")
    assert (game.where("Foe") == "graveyard") is given


MOMOTARO = "Last Momotaro, Mobile Brave"


@pytest.mark.phrase("after_the_attack")
@pytest.mark.parametrize("accepted", [True, False])
def test_momotaro_breaks_two_shields_once(accepted: bool) -> None:
    game = Scenario(you=Side(battle=[MOMOTARO, "Torcon"]), opponent=Side(shields=4))
    game.attack(MOMOTARO, OPPONENT)
    game = game.accept() if accepted else game.decline()
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == (2 if accepted else 3)
    assert (game.where(MOMOTARO) == "graveyard") is accepted


@pytest.mark.phrase("END_OF_THIS_ATTACK")
@pytest.mark.parametrize("stays", [True, False])
def test_what_is_given_for_an_attack_ends_with_it(stays: bool) -> None:
    """One that attacks a second time in the turn has it no more."""
    until = END_OF_THIS_ATTACK if not stays else END_OF_THIS_TURN
    twice = creature("Twice", FIRE, 2, 2000, "Human", whenever_attacks(give(double_breaker, THIS, until)))
    rise = creature("Rise", FIRE, 2, 2000, "Human", whenever_attacks(untap(choose(1, your(CREATURES)))))
    game = Scenario(you=Side(battle=[twice, rise]), opponent=Side(shields=5))
    game.attack("Twice", OPPONENT)
    while game.asked == "break":
        game.choose(game.options[0])
    assert game.has("Twice", keywords.DOUBLE_BREAKER) is stays


ROCA = "Rocaperissors, Gaia's Magician"


@pytest.mark.phrase("if_you_win_or_not", "ROCK_PAPER_SCISSORS")
@pytest.mark.parametrize("wins", [True, False])
def test_rocaperissors_draws_or_discards(wins: bool) -> None:
    game = Scenario(
        you=Side(hand=[ROCA, "Corile"], mana=filler(water=2, darkness=2, fire=1), deck=["Torcon"] * 5), opponent=Side()
    )
    game.use(ROCA).choose("rock").choose("scissors" if wins else "paper")
    if wins:
        game.accept().accept().accept()
        assert len(game.zone(YOU, "hand")) == 4
    else:
        assert game.zone(YOU, "hand") == [] and game.zone(YOU, "graveyard") == ["Corile"]


# --- What other words say already ---
OROCHI = "Orochi of the Hidden Blade"


@pytest.mark.parametrize("own", [True, False])
def test_orochi_turns_a_creature_into_the_next_one_of_its_owners_deck(own: bool) -> None:
    evolution = creature("Grown", FIRE, 2, 9000, "Human", evolves_from(CREATURES))
    deck = exactly("Terror Pit", evolution, "Corile", "Fear Fang")
    mine = Side(hand=[OROCHI], battle=["Torcon"] if own else [], mana=filler(water=6), deck=deck if own else 5)
    theirs = Side(battle=[] if own else ["Torcon"], deck=5 if own else deck)
    side = YOU if own else OPPONENT
    game = Scenario(you=mine, opponent=theirs)
    game.use(OROCHI)
    while game.asked == "order":
        game.choose(game.options[0])
    assert "Corile" in game.zone(side, "battle") and game.zone(side, "deck")[:2] == ["Fear Fang", "Torcon"]
    assert sorted(game.zone(side, "deck")[2:]) == ["Grown", "Terror Pit"]


HURRICANE = "Draghurricane Energy"
BOLSHACK = "Bolshack Dragon"


@pytest.mark.phrase("for_each_of_them", "compared")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_draghurricane_finds_a_namesake_of_each_dragon_that_it_taps(number: int) -> None:
    other = creature("Other Dragon", FIRE, 5, 5000, "Armored Dragon")
    game = Scenario(
        you=Side(
            hand=[HURRICANE],
            battle=[BOLSHACK, other, "Torcon"],
            mana=filler(nature=4),
            deck=exactly(BOLSHACK, other, "Torcon", BOLSHACK),
        )
    )
    game.use(HURRICANE)
    for _ in range(number):
        assert not game.can_choose("Torcon")
        game.choose(game.options[-1])
    game.enough() if number < 2 else None
    while game.asked == "choose":
        game.choose(game.options[-1])
    assert len(game.zone(YOU, "battle")) == 3 + number and len(game.zone(YOU, "deck")) == 4 - number
    assert game.is_tapped(BOLSHACK) is (number == 2)


AMON = "Amon Bells, Devil Meteor"


@pytest.mark.phrase("whenever_opponent_draws")
@pytest.mark.parametrize("accepted", [True, False])
def test_amon_bells_pays_two_cards_for_what_the_opponent_draws(accepted: bool) -> None:
    blue, black = creature("Blue", WATER, 2, 2000, "Human"), creature("Black", DARKNESS, 2, 2000, "Human")
    game = Scenario(
        you=Side(battle=[pile(AMON, blue, black)], hand=["Corile", "Corile"]),
        opponent=Side(hand=[ONE, "Fear Fang"], mana=filler(water=1), deck=["Torcon"]),
        turn=OPPONENT,
    )
    game.use("One").expect(YOU, "may", "no", "yes")
    game = game.accept().choose("Corile") if accepted else game.decline()
    assert ("Torcon" in game.zone(OPPONENT, "graveyard")) is accepted
    assert len(game.zone(YOU, "hand")) == (0 if accepted else 2)


def test_amon_bells_needs_two_cards() -> None:
    blue, black = creature("Blue", WATER, 2, 2000, "Human"), creature("Black", DARKNESS, 2, 2000, "Human")
    game = Scenario(
        you=Side(battle=[pile(AMON, blue, black)], hand=["Corile"]),
        opponent=Side(hand=[ONE], mana=filler(water=1), deck=["Torcon"]),
        turn=OPPONENT,
    )
    assert game.use("One").zone(OPPONENT, "hand") == ["Torcon"] and game.zone(YOU, "hand") == ["Corile"]


@pytest.mark.parametrize("hand", [["Corile"], []])
def test_skull_chainsaw_takes_a_creature_or_mana_from_an_empty_hand(hand: list[str]) -> None:
    game = Scenario(
        you=Side(hand=["Skull Chainsaw"], mana=filler(darkness=3)),
        opponent=Side(hand=hand, battle=["Torcon"], mana=["Fear Fang"]),
    )
    game.use("Skull Chainsaw")
    if hand:
        assert game.zone(OPPONENT, "graveyard") == ["Corile"] and game.where("Torcon") == "battle"
        return
    game.expect(OPPONENT, "choose", "Torcon", "Fear Fang").choose("Fear Fang")
    assert game.zone(OPPONENT, "graveyard") == ["Fear Fang"]


ROMANOV = "Death Romanov the 5th, Demonic Eye General"


def test_romanov_the_5th_exchanges_creatures_for_spells_and_casts_one() -> None:
    magic = spell("Lesson", WATER, 1, *BRAIN, races="Knight")
    game = Scenario(
        you=Side(
            hand=[ROMANOV, BIG, BIG, "Torcon"],
            mana=[magic, "Terror Pit", "Terror Pit", *filler(darkness=7)],
            deck=["Corile"] * 5,
        )
    )
    game.use(ROMANOV).choose("Big").choose("Big")
    game.choose("Lesson").choose("Terror Pit")
    assert not game.can_choose("Terror Pit")
    game.choose("Lesson")
    while game.asked == "may":
        game.decline()
    assert sorted(game.zone(YOU, "hand")) == ["Corile", "Terror Pit", "Torcon"]
    assert game.zone(YOU, "graveyard") == ["Lesson"]


# --- A race that is chosen ---
ILLUSION = "Surprise Illusion"
WYVERN = creature("Wyvern", FIRE, 2, 5000, "Armored Wyvern", evolves_from(CREATURES.race("Armored Dragon")))
LORD = creature("Lord", FIRE, 2, 1000, "Human", each_gets_power(your(CREATURES.race("Fish")), 1000))


@pytest.mark.phrase("give_that_race")
def test_surprise_illusion_gives_a_race_to_all_creatures_that_are_there() -> None:
    late = creature("Late", FIRE, 1, 2000, "Dreammate")
    game = Scenario(
        you=Side(hand=[ILLUSION, late], mana=filler(nature=3, fire=1), battle=[LORD, "Torcon"]),
        opponent=Side(battle=[creature("Carp", WATER, 1, 2000, "Fish"), "Corile"]),
    )
    game.use(ILLUSION, "Fish")
    assert [game.power(name) for name in ("Lord", "Torcon", "Carp", "Corile")] == [2000, 2000, 2000, 2000]
    assert game.use(late).power(late) == 2000
    game.next_turn()
    assert (game.power("Lord"), game.power("Torcon")) == (1000, 1000)


@pytest.mark.phrase("give_that_race")
def test_surprise_illusion_lets_a_creature_evolve_by_a_race_that_no_card_has() -> None:
    game = Scenario(you=Side(hand=[ILLUSION, WYVERN], mana=filler(nature=3, fire=2), battle=["Torcon"]))
    assert game.refused(WYVERN) != ""
    game.use(ILLUSION, "Armored Dragon").use(WYVERN)
    assert game.where(WYVERN) == "battle" and game.under(WYVERN) == ["Torcon"]


def test_surprise_illusion_names_no_race_of_hidden_cards() -> None:
    """What the opponent's hand could be put on is not offered either."""
    game = Scenario(
        you=Side(hand=[ILLUSION], mana=filler(nature=3), battle=["Torcon"]),
        opponent=Side(hand=[WYVERN, LORD], battle=["Corile"]),
    )
    game.use(ILLUSION)
    assert "Human" not in game.options and "Armored Dragon" not in game.options and len(game.options) == 2


@pytest.mark.phrase("give_that_race")
def test_creatures_with_a_chosen_race_are_no_longer_without_it() -> None:
    """A description that denies the race no longer fits, and the races of both spells count."""
    hunter = spell("Hunt", FIRE, 1, destroy(every(CREATURES.without_race("Fish"))))
    game = Scenario(
        you=Side(hand=[ILLUSION, ILLUSION, hunter], mana=filler(nature=6, fire=1), battle=["Torcon", LORD]),
        opponent=Side(battle=[creature("Carp", WATER, 1, 2000, "Fish"), "Corile"]),
    )
    game.use(ILLUSION, "Fish").use(ILLUSION, "Cyber Lord").use(hunter)
    assert [game.where(name) for name in ("Torcon", "Lord", "Carp", "Corile")] == ["battle"] * 3 + ["graveyard"]


# --- Shields and the deck ---
@pytest.mark.parametrize(("shield", "place"), [("Terror Pit", "graveyard"), ("Corile", "shields")])
def test_leoldo_puts_shields_with_shield_trigger_into_the_graveyard(shield: str, place: str) -> None:
    """Once for each Dreammate or Vehicle Bee; a shield without one stays face down."""
    mate = creature("Mate", FIRE, 2, 2000, "Dreammate")
    game = Scenario(
        you=Side(hand=["Leoldo, Divine Shield Sage"], mana=filler(fire=6), deck=[mate, "Torcon", "Torcon"]),
        opponent=Side(shields=[shield]),
    )
    game.use("Leoldo, Divine Shield Sage").choose(shield)
    assert game.where(shield) == place
    assert len(game.zone(OPPONENT, "hand")) == 0


ANASTASIS = "Supernova Bigbang Anastasis"


@pytest.mark.phrase("summon_for_no_cost")
def test_anastasis_summons_any_number_and_the_rest_goes_to_the_graveyard() -> None:
    mate = creature("Mate", FIRE, 2, 2000, "Dreammate")
    summoned = creature("Herald", WATER, 9, 2000, "Human", when_put(draw(1)))
    game = Scenario(
        you=Side(
            hand=[ANASTASIS],
            mana=filler(nature=8),
            battle=[mate, mate, mate],
            deck=exactly(summoned, "Terror Pit", "Torcon", "Corile", "Fear Fang", "Bronze-Arm Tribe"),
        )
    )
    game.use(ANASTASIS, "Mate#1", "Mate#2").accept()
    assert not game.can_choose("Terror Pit")
    game.choose("Torcon").choose("Herald").settle()
    assert game.where("Herald") == game.where("Torcon") == "battle"
    assert sorted(game.zone(YOU, "graveyard")) == ["Corile", "Fear Fang", "Terror Pit"]
    assert game.zone(YOU, "hand") == ["Bronze-Arm Tribe"]


@pytest.mark.parametrize(("shield", "put_there"), [("Corile", True), ("Terror Pit", False), (WYVERN, False)])
def test_pony_nature_may_put_a_creature_of_the_shield(shield: str, put_there: bool) -> None:
    pony = "Pony Nature, Forest Beast Faerie"
    game = Scenario(you=Side(hand=[pony], mana=filler(nature=7), shields=[shield]))
    game.use(pony)
    if put_there:
        game.until("choose").choose("Corile")
        assert game.where("Corile") == "battle" and game.zone(YOU, "shields") == []
    else:
        assert len(game.zone(YOU, "shields")) == 1


def test_leo_impact_is_crossed_as_it_is_generated_and_puts_cards_under_shields() -> None:
    leo = "Auto-equip Sword - Leo Impact"
    game = Scenario(
        you=Side(hand=[leo], mana=filler(nature=4), battle=["Torcon"], shields=["Corile"], deck=["Fear Fang"])
    )
    game.use(leo).accept()
    assert game.gears("Torcon") == [leo]
    game.attack("Torcon", OPPONENT).accept()
    assert game.zone(YOU, "shields") == ["Corile"] and game.under("Corile") == ["Fear Fang"]


@pytest.mark.parametrize("dragon", [True, False])
def test_demigorun_searches_if_a_dragon_was_tapped_for_it(dragon: bool) -> None:
    drake = creature("Drake", WATER, 5, 5000, "Armored Dragon")
    name = "Fuuma Demigorun"
    tapped_for_it = [drake] if dragon else []
    game = Scenario(
        you=Side(hand=[name], mana=[*tapped_for_it, *filler(water=5 - dragon)], deck=exactly("Corile", "Torcon"))
    )
    game.use(name)
    if dragon:
        game.until("choose").choose("Torcon")
    assert game.zone(YOU, "hand") == (["Torcon"] if dragon else [])


# --- One shield in each attack ---
BREAKER = creature("Breaker", FIRE, 5, 6000, "Human", double_breaker)


def break_shields(game: Scenario) -> None:
    while game.asked == "break":
        game.choose(game.options[0])


@pytest.mark.phrase("break_one_each_attack")
@pytest.mark.parametrize(("yours", "broken"), [("Impact Absorber", 1), ("Ral Absorber, Light Divine Dragon", 2)])
def test_absorbers_let_creatures_break_one_shield_in_each_attack(yours: str, broken: int) -> None:
    """A gear that is not crossed means the creatures of both players, the dragon those of the opponent."""
    game = Scenario(
        you=Side(battle=[yours, BREAKER], shields=3),
        opponent=Side(battle=[BREAKER], shields=3),
    )
    break_shields(game.attack("Breaker", OPPONENT))
    assert len(game.zone(OPPONENT, "shields")) == 3 - broken


@pytest.mark.phrase("break_one_each_attack")
def test_absorbers_stop_a_breaker_of_the_opponent() -> None:
    ral = "Ral Absorber, Light Divine Dragon"
    game = Scenario(
        you=Side(battle=[tapped(ral)], shields=3), opponent=Side(battle=[BREAKER], shields=3), turn=OPPONENT
    )
    break_shields(game.attack("Breaker", YOU))
    assert len(game.zone(YOU, "shields")) == 2


@pytest.mark.phrase("break_one_each_attack")
def test_impact_absorber_crossed_turns_its_creature_into_a_shield_and_holds_no_breaker() -> None:
    game = Scenario(
        you=Side(hand=[KILL], mana=filler(fire=1), battle=[crossed(BREAKER, "Impact Absorber")], shields=2),
        opponent=Side(shields=3),
    )
    break_shields(game.attack("Breaker", OPPONENT))
    assert len(game.zone(OPPONENT, "shields")) == 1
    game = Scenario(
        you=Side(hand=[KILL], mana=filler(fire=1), battle=[crossed(BREAKER, "Impact Absorber")], shields=2),
    )
    game.use(KILL)
    assert len(game.zone(YOU, "shields")) == 3 and game.where("Impact Absorber") == "battle"


@pytest.mark.phrase("opponent_chooses_a_civilization")
def test_lost_secrets_takes_cards_of_the_civilization_that_the_opponent_chooses() -> None:
    name = "Lost Secrets of Gaia"
    deck = ["Torcon", "Terror Pit", "Corile", "Fear Fang", "Bronze-Arm Tribe", "Holy Awe"]
    game = Scenario(you=Side(hand=[name], mana=filler(water=2, fire=2, nature=2), deck=exactly(*deck, "Aqua Hulcus")))
    game.use(name).expect(OPPONENT, "name a civilization", "light", "water", "darkness", "fire", "nature")
    game.choose("nature")
    assert game.player_asked == YOU and not game.can_choose("Terror Pit")
    game.choose("Fear Fang", "Torcon").decline().choose("Terror Pit", "Corile", "Bronze-Arm Tribe")
    assert sorted(game.zone(YOU, "hand")) == ["Fear Fang", "Torcon"]
    assert game.zone(YOU, "deck")[0] == "Aqua Hulcus" and len(game.zone(YOU, "deck")) == 5
