"""What some classic cards do that few others do."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.wording import rules_text
from sim.cards.words import (
    ACT_CAST,
    ACT_LOOK_AT_DECK,
    ANYONES,
    CARDS,
    CREATURES,
    DARKNESS,
    DECK,
    FIRE,
    HAND,
    IS_MORE,
    IT,
    LIGHT,
    MANA,
    POWER,
    SHIELDS,
    SPELLS,
    THEM,
    THIS,
    WATER,
    DefinitionError,
    after_each_attack,
    among_them,
    blocker,
    break_shields,
    breaks_more,
    cant_attack,
    charge_from_deck,
    charger,
    choose,
    choose_a_number,
    choose_a_power,
    compared,
    creature,
    destroy,
    draw,
    each_gets_power,
    every,
    give_power,
    look_at,
    look_at_top,
    opponent_chooses_their_shields,
    prohibit,
    prohibits,
    put_into_graveyard,
    put_on_bottom_of_deck,
    reveal_top,
    reveal_until,
    shield_trigger,
    spell,
    take,
    twinpact,
    untap,
    wave_striker,
    when_put,
    whenever_leaves,
    whenever_put,
    you_choose_your_shields,
    your,
    your_opponents,
)
from sim.engine.record.codes import steps
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, pile, tapped

HUMAN = creature("Human", FIRE, 2, 3000, "Human")
GHOST = creature("Ghost", DARKNESS, 2, 2000, "Ghost")
MUD = spell("Mud", FIRE, 1, put_into_graveyard(choose(1, your_opponents(CARDS.in_zone(MANA)))))


# --- Snork La ----------------------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_opponent_puts_mana_into_graveyard")
def test_a_card_that_the_opponent_puts_out_of_the_mana_zone_may_come_back() -> None:
    def wait(*options: str) -> Scenario:
        game = Scenario(
            you=Side(battle=["Snork La, Shrine Guardian"], mana=["Corile"]),
            opponent=Side(hand=[MUD], mana=filler(fire=1)),
            turn=OPPONENT,
        )
        return game.use("Mud")

    assert wait().accept().zone(YOU, "mana") == ["Corile"]
    assert wait().decline().zone(YOU, "graveyard") == ["Corile"]


def test_but_not_one_that_its_owner_puts_there_or_that_comes_from_the_hand() -> None:
    own = spell("Own", FIRE, 1, put_into_graveyard(choose(1, your(CARDS.in_zone(MANA)))))
    game = Scenario(you=Side(battle=["Snork La, Shrine Guardian"], hand=[own], mana=filler(fire=1)))
    game.use("Own")
    assert game.zone(YOU, "mana") == []
    theirs = spell("Theirs", FIRE, 1, put_into_graveyard(every(your_opponents(CARDS.in_zone(HAND)))))
    game = Scenario(
        you=Side(battle=["Snork La, Shrine Guardian"], hand=["Corile"]),
        opponent=Side(hand=[theirs], mana=filler(fire=1)),
        turn=OPPONENT,
    )
    game.use("Theirs")
    assert game.zone(YOU, "graveyard") == ["Corile"]
    assert game.zone(YOU, "mana") == []


# --- Quick Avocado -----------------------------------------------------------------------------------------
@pytest.mark.phrase("compared")
@pytest.mark.parametrize(("power", "gone"), [(3000, False), (4000, True)])
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_a_stronger_creature_drives_the_quick_avocado_away(power: int, gone: bool, player: int) -> None:
    other = creature("Other", FIRE, 2, power, "Human")
    hand = Side(hand=[other], mana=filler(fire=2))
    mine = Side(battle=["Quick Avocado"])
    if player == YOU:
        mine = Side(battle=["Quick Avocado"], hand=[other], mana=filler(fire=2))
    game = Scenario(you=mine, opponent=hand if player == OPPONENT else Side(), turn=player)
    game.use("Other")
    assert game.where("Quick Avocado") == ("mana" if gone else "battle")


def test_its_own_power_at_that_time_counts() -> None:
    grow = spell("Grow", FIRE, 1, give_power(2000, choose(1, your(CREATURES))))
    other = creature("Other", FIRE, 2, 4000, "Human")
    game = Scenario(you=Side(battle=["Quick Avocado"], hand=[grow, other], mana=filler(fire=3)))
    game.use("Grow").use("Other")
    assert game.where("Quick Avocado") == "battle"


def test_an_ability_waits_for_stronger_creatures_only_where_their_power_is_known() -> None:
    stronger = compared(CREATURES, POWER, IS_MORE, THIS)
    tabulate([creature("Shy", FIRE, 2, 1000, "Human", whenever_put(stronger, draw(1)))])
    with pytest.raises(DefinitionError, match="an ability can't wait for"):
        tabulate([creature("Shy", FIRE, 2, 1000, "Human", whenever_leaves(stronger, draw(1)))])


# --- Super Terradragon Bailas Gale ---------------------------------------------------------------------------
TRAP = spell("Trap", FIRE, 3, shield_trigger, charge_from_deck(1))
GALE = pile("Super Terradragon Bailas Gale", "Bolshack Dragon")
BREAKER = creature("Breaker", FIRE, 3, 3000, "Human")


@pytest.mark.phrase("shield_trigger_spells_return")
def test_a_spell_cast_by_its_shield_trigger_returns_to_the_hand() -> None:
    game = Scenario(you=Side(battle=[GALE], shields=[TRAP]), opponent=Side(battle=[BREAKER]), turn=OPPONENT)
    game.attack("Breaker").declare("Trap")
    assert len(game.zone(YOU, "mana")) == 1
    assert (game.zone(YOU, "hand"), game.zone(YOU, "graveyard")) == (["Trap"], [])


def test_but_not_one_that_is_cast_from_the_hand_or_by_the_opponent() -> None:
    game = Scenario(you=Side(battle=[GALE], hand=[TRAP], mana=filler(fire=3)))
    assert game.use("Trap").zone(YOU, "graveyard") == ["Trap"]
    game = Scenario(you=Side(battle=[GALE]), opponent=Side(shields=[TRAP]))
    game.attack("Super Terradragon Bailas Gale").declare("Trap")
    assert game.zone(OPPONENT, "graveyard") == ["Trap"]


def test_of_a_charger_its_own_text_says_where_it_goes() -> None:
    """609.8a."""
    trap = spell("Charged", FIRE, 3, shield_trigger, draw(1), charger)
    game = Scenario(you=Side(battle=[GALE], shields=[trap]), opponent=Side(battle=[BREAKER]), turn=OPPONENT)
    game.attack("Breaker").declare("Charged")
    assert (game.where("Charged"), game.zone(YOU, "hand")) == ("mana", ["Filler"])


# --- Mestapo -------------------------------------------------------------------------------------------------
MESTAPO = "Mestapo, the Patroller"


@pytest.mark.phrase("ACT_LOOK_AT_DECK", "prohibits")
def test_nobody_can_look_at_cards_of_decks() -> None:
    dig = spell("Dig", FIRE, 1, look_at_top(2), put_into_graveyard(THEM))
    show = spell("Show", FIRE, 1, reveal_top(1), put_on_bottom_of_deck(THEM))
    until = spell("Until", FIRE, 1, reveal_until(CREATURES), take(IT))
    seek = spell("Seek", FIRE, 1, take(choose(1, your(CARDS.called("Torcon").in_zone(DECK)))))
    deck = ["Corile", "Torcon", "Fear Fang"]
    for one in (dig, show, until, seek):
        for guard in ([], [MESTAPO]):
            game = Scenario(
                you=Side(hand=[one], mana=filler(fire=1), deck=deck, battle=["Torcon"]), opponent=Side(battle=guard)
            )
            game.use(one.name, *(["Torcon"] if one is seek and not guard else []))
            assert (game.zone(YOU, "deck")[:3] == deck) == bool(guard), one.name


@pytest.mark.phrase("ACT_LOOK_AT_DECK", "prohibit")
def test_a_spell_forbids_it_for_a_turn_and_drawing_goes_on() -> None:
    blind = spell(
        "Blind", FIRE, 1, prohibit(ACT_LOOK_AT_DECK, ANYONES), reveal_top(1), put_on_bottom_of_deck(THEM), draw(1)
    )
    assert rules_text(blind).startswith("Players can't look at cards of decks this turn.")
    game = Scenario(you=Side(hand=[blind], mana=filler(fire=1), deck=["Corile", "Torcon"])).use("Blind")
    assert game.zone(YOU, "hand") == ["Corile"]


def test_looking_is_forbidden_alone_and_for_all_cards() -> None:
    with pytest.raises(DefinitionError, match="which cards of a deck are looked at"):
        tabulate([creature("Odd", FIRE, 1, 1000, "Human", prohibits(ACT_LOOK_AT_DECK | ACT_CAST, SPELLS))])


# --- Miracle Quest -------------------------------------------------------------------------------------------
def test_each_shield_broken_is_worth_two_cards() -> None:
    double = "Bolshack Dragon"
    game = Scenario(
        you=Side(hand=["Miracle Quest"], mana=filler(water=3), battle=[double], deck=10), opponent=Side(shields=2)
    )
    game.use("Miracle Quest").attack(double)
    game.accept().accept()
    assert len(game.zone(YOU, "hand")) == 4


# --- Wrangle -------------------------------------------------------------------------------------------------
WRANGLE = "Wrangle, the Hidden Heretic"
RAY = spell("Ray", LIGHT, 1, draw(1))
WAVE = spell("Wave", WATER, 1, draw(1))


@pytest.mark.phrase("prohibits")
def test_a_light_spell_can_not_be_cast_twice() -> None:
    game = Scenario(
        you=Side(hand=[RAY, WAVE, "Solar Ray"], mana=filler(light=3, water=2), graveyard=[RAY, WAVE]),
        opponent=Side(battle=[WRANGLE], graveyard=["Solar Ray"]),
    )
    assert not game.can_choose("Ray")
    assert game.can_choose("Wave")  # neither light nor nature
    assert game.can_choose("Solar Ray")  # it lies in another graveyard


def test_a_twinpact_in_the_graveyard_has_both_names() -> None:
    both = twinpact(creature("Guard", WATER, 3, 1000, "Fish"), spell("Ray", LIGHT, 1, draw(1)))
    game = Scenario(you=Side(hand=[RAY], mana=filler(light=3), graveyard=[both]), opponent=Side(battle=[WRANGLE]))
    assert not game.can_choose("Ray")


def test_the_cards_with_that_name_lie_in_open_zones() -> None:
    with pytest.raises(DefinitionError, match="name the mana zone or the graveyard"):
        named_like = SPELLS.in_zone(HAND)
        tabulate([creature("Odd", FIRE, 1, 1000, "Human", prohibits(ACT_CAST, SPELLS, named_like=named_like))])


# --- The Grave of Angels and Demons ----------------------------------------------------------------------------
@pytest.mark.phrase("with_the_same_name_as_another")
def test_all_creatures_and_mana_cards_that_are_there_twice_go() -> None:
    game = Scenario(
        you=Side(
            hand=["The Grave of Angels and Demons"],
            mana=[*filler(light=2, darkness=2), "Terror Pit", "Corile"],
            battle=[HUMAN, "Corile"],
        ),
        opponent=Side(battle=[HUMAN, "Torcon"], mana=["Terror Pit", "Torcon"]),
    )
    game.use("The Grave of Angels and Demons")
    assert game.zone(YOU, "battle") == ["Corile"]  # the other Corile lies in the mana zone
    assert game.zone(OPPONENT, "battle") == ["Torcon"]
    assert "Terror Pit" not in game.zone(YOU, "mana") + game.zone(OPPONENT, "mana")  # one each is two
    assert "Corile" in game.zone(YOU, "mana")
    assert game.zone(OPPONENT, "mana") == ["Torcon"]


def test_names_are_compared_of_all_such_cards() -> None:
    with pytest.raises(DefinitionError, match="write every"):
        tabulate([spell("Odd", FIRE, 1, destroy(choose(1, CREATURES.with_the_same_name_as_another())))])
    with pytest.raises(DefinitionError, match="whatever their power"):
        tabulate([spell("Odd", FIRE, 1, destroy(every(CREATURES.power(at_most=3).with_the_same_name_as_another())))])


# --- Tra Rion ------------------------------------------------------------------------------------------------
TRA_RION = "Tra Rion, Penumbra Guardian"


@pytest.mark.phrase("at_end_of_turn", "choose_a_race")
def test_creatures_of_the_race_untap_as_the_turn_ends() -> None:
    game = Scenario(you=Side(battle=[TRA_RION, tapped(HUMAN)]), opponent=Side(battle=[tapped(GHOST), tapped(BREAKER)]))
    game.tap_ability(TRA_RION).choose("Human").end_turn()
    assert [game.is_tapped(name) for name in ("Human", "Ghost", "Breaker", TRA_RION)] == [False, True, False, True]


def test_the_race_is_remembered_though_the_creature_has_left() -> None:
    kill = spell("Kill", FIRE, 1, destroy(choose(1, CREATURES)))
    game = Scenario(you=Side(battle=[TRA_RION, tapped(HUMAN), HUMAN]), opponent=Side(battle=[GHOST], hand=[kill]))
    game.tap_ability(TRA_RION).choose("Human")
    assert game.record is not None
    game.end_turn()
    assert not game.is_tapped("Human")


# --- Upheaval ------------------------------------------------------------------------------------------------
@pytest.mark.phrase("EXCHANGE_HANDS_AND_MANA")
def test_hands_and_mana_zones_change_places() -> None:
    game = Scenario(
        you=Side(hand=["Upheaval", "Corile"], mana=[*filler(darkness=5), "Terror Pit"]),
        opponent=Side(hand=["Torcon", "Fear Fang"], mana=["Aqua Hulcus"]),
    )
    game.use("Upheaval")
    assert game.zone(YOU, "mana") == ["Corile"]
    assert "Terror Pit" in game.zone(YOU, "hand")
    assert len(game.zone(YOU, "hand")) == 6
    assert sorted(game.zone(OPPONENT, "mana")) == ["Fear Fang", "Torcon"]
    assert game.zone(OPPONENT, "hand") == ["Aqua Hulcus"]
    assert (game.untapped_mana(YOU), game.untapped_mana(OPPONENT)) == (0, 0)


# --- Kyuroro and Meloppe: who chooses shields ----------------------------------------------------------------
KYURORO, MELOPPE = "Kyuroro", "Meloppe"
TWO_SHIELDS = ["Corile", "Aqua Hulcus"]
BURN = spell("Burn", FIRE, 1, put_into_graveyard(choose(1, your_opponents(SHIELDS))))
SPY = spell("Spy", FIRE, 1, look_at(every(your_opponents(SHIELDS))), put_into_graveyard(among_them(choose(1, CARDS))))
SHOT = spell("Shot", FIRE, 1, break_shields(choose(1, your_opponents(SHIELDS))))
POKER = creature("Poker", FIRE, 1, 1000, "Human", when_put(break_shields(choose(1, your_opponents(SHIELDS)))))
MORE = creature("More", FIRE, 1, 1000, "Human", breaks_more(1))


def shields_attacked_by(*attackers: Thing, guards: tuple[str, ...] = (), shields: tuple[str, ...] = ()) -> Scenario:
    return Scenario(
        you=Side(battle=list(attackers), hand=[BURN, SPY, SHOT, POKER], mana=filler(fire=4)),
        opponent=Side(battle=list(guards), shields=list(shields or TWO_SHIELDS)),
    )


@pytest.mark.phrase("you_choose_shields_to_break", "you_choose_your_shields")
@pytest.mark.parametrize("guard", [KYURORO, MELOPPE])
def test_the_owner_chooses_the_shield_that_a_creature_breaks(guard: str) -> None:
    game = shields_attacked_by(HUMAN, guards=(guard,))
    game.attack("Human").expect(OPPONENT, "break", *TWO_SHIELDS)
    assert game.choose("Aqua Hulcus").zone(OPPONENT, "hand") == ["Aqua Hulcus"]
    game = shields_attacked_by(HUMAN, guards=(guard,))
    game.use("Poker").expect(OPPONENT, "choose", *TWO_SHIELDS)  # the player of Poker is not asked first
    assert game.choose("Aqua Hulcus").zone(OPPONENT, "hand") == ["Aqua Hulcus"]
    game = shields_attacked_by("Bolshack Dragon", guards=(guard,), shields=("Corile", "Aqua Hulcus", "Fear Fang"))
    game.attack("Bolshack Dragon").choose("Aqua Hulcus").expect(OPPONENT, "break", "Corile", "Fear Fang")
    assert sorted(game.choose("Fear Fang").zone(OPPONENT, "hand")) == ["Aqua Hulcus", "Fear Fang"]


@pytest.mark.phrase("you_choose_shields_to_break", "you_choose_your_shields")
@pytest.mark.parametrize("guard", [KYURORO, MELOPPE])
def test_and_the_shields_that_it_breaks_more(guard: str) -> None:
    shields = ("Corile", "Aqua Hulcus", "Fear Fang")
    game = shields_attacked_by(MORE, guards=(guard,), shields=shields)
    game.attack("More").expect(OPPONENT, "break", *shields)
    game.choose("Aqua Hulcus").expect(OPPONENT, "break", "Corile", "Fear Fang")
    assert sorted(game.choose("Corile").zone(OPPONENT, "hand")) == ["Aqua Hulcus", "Corile"]


@pytest.mark.phrase("you_choose_your_shields")
@pytest.mark.parametrize("name", ["Burn", "Spy", "Shot"])
def test_what_no_creature_breaks_only_meloppe_lets_its_player_choose(name: str) -> None:
    game = shields_attacked_by(HUMAN, guards=(KYURORO,)).use(name).choose("Corile")
    assert game.zone(OPPONENT, "shields") == ["Aqua Hulcus"]
    game = shields_attacked_by(HUMAN, guards=(MELOPPE,)).use(name)
    game.expect(OPPONENT, "choose", *TWO_SHIELDS)
    assert game.choose("Aqua Hulcus").zone(OPPONENT, "shields") == ["Corile"]


@pytest.mark.phrase("opponent_chooses_their_shields")
def test_meloppe_gives_up_its_own_players_choices_too() -> None:
    game = shields_attacked_by(HUMAN, MELOPPE)
    game.attack("Human").expect(OPPONENT, "break", *TWO_SHIELDS)
    assert game.choose("Aqua Hulcus").zone(OPPONENT, "hand") == ["Aqua Hulcus"]
    game = shields_attacked_by(HUMAN, MELOPPE).use("Burn")
    game.expect(OPPONENT, "choose", *TWO_SHIELDS)
    assert game.choose("Aqua Hulcus").zone(OPPONENT, "graveyard") == ["Aqua Hulcus"]


def test_choices_among_the_own_shields_and_of_kyuroros_player_stay() -> None:
    own = spell("Own", FIRE, 1, put_into_graveyard(choose(1, your(SHIELDS))))
    for guard in (KYURORO, MELOPPE):
        game = Scenario(you=Side(hand=[own], mana=filler(fire=1), shields=TWO_SHIELDS), opponent=Side(battle=[guard]))
        assert game.use("Own").choose("Corile").zone(YOU, "graveyard") == ["Corile", "Own"]
    game = shields_attacked_by(HUMAN, KYURORO)
    game.attack("Human").expect(YOU, "break", *TWO_SHIELDS)
    one_way = creature("One Way", WATER, 3, 1000, "Cyber Lord", you_choose_your_shields)
    game = Scenario(you=Side(battle=[HUMAN, one_way]), opponent=Side(shields=TWO_SHIELDS))
    game.attack("Human").expect(YOU, "break", *TWO_SHIELDS)
    other_way = creature("Other Way", WATER, 3, 1000, "Cyber Lord", opponent_chooses_their_shields)
    game = Scenario(you=Side(battle=[HUMAN]), opponent=Side(battle=[other_way], shields=TWO_SHIELDS))
    game.attack("Human").expect(YOU, "break", *TWO_SHIELDS)


@pytest.mark.phrase("you_choose_your_shields")
def test_the_choice_can_hang_on_a_condition() -> None:
    wavy = creature("Wavy", WATER, 3, 1000, "Cyber Lord", wave_striker(you_choose_your_shields))
    for number, chooser in ((2, YOU), (3, OPPONENT)):
        game = Scenario(you=Side(battle=[HUMAN]), opponent=Side(battle=[wavy] * number, shields=TWO_SHIELDS))
        game.attack("Human").until("break")
        assert game.player_asked == chooser


# --- Mechadragon's Breath ------------------------------------------------------------------------------------
BREATH = "Mechadragon's Breath"
BIG = creature("Big", FIRE, 6, 7000, "Human")
IN_MANA = CREATURES.in_zone(MANA)


@pytest.mark.phrase("choose_a_power", "with_that_power")
def test_all_creatures_with_the_power_that_is_named_are_destroyed() -> None:
    grow = creature("Grower", FIRE, 1, 4000, "Human", each_gets_power(your(CREATURES).other(), 1000))

    def breathe(power: int) -> Scenario:
        game = Scenario(
            you=Side(hand=[BREATH], mana=filler(fire=6), battle=[GHOST, grow]),
            opponent=Side(battle=[HUMAN, "Corile", BIG]),
        )
        game.use(BREATH).expect(YOU, "name a number", "1", "2000", "3000", "4000")
        return game.choose(power)

    game = breathe(3000)  # Ghost has 3000 now
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Grower"], ["Corile", "Big"])
    game = breathe(4000)
    assert (game.zone(YOU, "battle"), len(game.zone(OPPONENT, "battle"))) == (["Ghost"], 3)
    game = breathe(1)
    assert (len(game.zone(YOU, "battle")), len(game.zone(OPPONENT, "battle"))) == (2, 3)


def test_a_power_is_named_before_it_is_spoken_of_and_only_one_number_at_a_time() -> None:
    with_it = destroy(every(CREATURES.with_that_power()))
    with pytest.raises(DefinitionError, match="nothing before has named a power"):
        tabulate([spell("Odd", FIRE, 1, with_it)])
    with pytest.raises(DefinitionError, match="nothing before has named a power"):
        tabulate([spell("Odd", FIRE, 1, choose_a_power(6000, draw(1)), choose_a_number(with_it))])
    with pytest.raises(DefinitionError, match="looked for by a power"):
        tabulate([spell("Odd", FIRE, 1, choose_a_power(6000, take(choose(1, your(IN_MANA.with_that_power())))))])


@pytest.mark.parametrize("player", ["rush", "control"])
def test_scripted_players_name_the_power_that_gains_most(player: str) -> None:
    game = Scenario(
        you=Side(hand=[BREATH], mana=filler(fire=6), battle=["Fear Fang"]),
        opponent=Side(battle=[HUMAN, HUMAN, GHOST]),
        you_are=player,
    )
    assert game.zone(OPPONENT, "battle") == ["Ghost"]


# --- Mind Capture --------------------------------------------------------------------------------------------
GUARD = creature("Guard", LIGHT, 2, 1000, "Guardian", blocker)
GIANT = creature("Giant", LIGHT, 2, 9000, "Guardian", blocker)


def captured(*theirs: Thing) -> Scenario:
    game = Scenario(
        you=Side(hand=["Mind Capture"], mana=filler(nature=4), battle=[HUMAN, GHOST]),
        opponent=Side(battle=list(theirs)),
    )
    return game.use("Mind Capture")


@pytest.mark.phrase("make_block_that")
def test_the_creature_chosen_blocks_the_attack_and_no_other_can() -> None:
    game = captured(GUARD, GIANT, tapped("Corile"), "Torcon").attack("Human")
    game.expect(YOU, "choose", "no", "Guard", "Giant")
    game.choose("Guard")
    assert game.where("Guard") == "graveyard"  # it had to block
    assert game.where("Human") == "battle"


@pytest.mark.phrase("make_block_that")
def test_whoever_attacks_next_can_be_blocked_by_all_again() -> None:
    game = captured(GUARD, GIANT).attack("Human").choose("Guard")
    game.attack("Ghost").decline()
    game.expect(OPPONENT, "block with", "no", "Giant")
    game = captured(GUARD, GIANT).attack("Human").decline()
    game.expect(OPPONENT, "block with", "no", "Guard", "Giant")


@pytest.mark.phrase("make_block_that")
def test_it_holds_for_that_attack_of_the_creature_only() -> None:
    again = creature("Again", FIRE, 2, 3000, "Human", after_each_attack(untap(THIS)))
    game = Scenario(
        you=Side(hand=["Mind Capture"], mana=filler(nature=4), battle=[again]),
        opponent=Side(battle=[GUARD, GIANT]),
    )
    game.use("Mind Capture").attack("Again").choose("Guard")
    game.attack("Again").decline()
    game.expect(OPPONENT, "block with", "no", "Giant")


# --- Pokolul -------------------------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_broken_shield_triggers")
def test_pokolul_untaps_when_a_shield_that_it_broke_triggers() -> None:
    def attack(attacker: str) -> Scenario:
        game = Scenario(you=Side(battle=["Pokolul", HUMAN]), opponent=Side(shields=[TRAP, "Corile"]))
        return game.attack(attacker).choose("Trap").declare("Trap")

    game = attack("Pokolul").accept()
    assert not game.is_tapped("Pokolul")
    assert attack("Pokolul").decline().is_tapped("Pokolul")
    assert attack("Human").is_tapped("Human")  # no question
    game = Scenario(you=Side(battle=["Pokolul"]), opponent=Side(shields=[TRAP, "Corile"]))
    game.attack("Pokolul").choose("Trap").declare()
    assert game.is_tapped("Pokolul")  # it was not used


# --- Warped Lunatron -----------------------------------------------------------------------------------------
LUNATRON = "Warped Lunatron"


def new_turn(mana: int) -> Scenario:
    """The start of the opponent's turn."""
    game = Scenario(
        you=Side(battle=[tapped(LUNATRON)]),
        opponent=Side(battle=[tapped(HUMAN), tapped(GHOST), BREAKER], mana=[tapped(card) for card in filler(mana)]),
    )
    return game.next_turn()


@pytest.mark.phrase("HALF_THAT_NUMBER", "opponent_chooses_any_number")
@pytest.mark.parametrize(("tapped_mana", "untapped"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_under_the_lunatron_mana_untaps_the_creatures(tapped_mana: int, untapped: int) -> None:
    game = new_turn(4)
    assert (game.player_asked, game.untapped_mana(OPPONENT)) == (OPPONENT, 4)
    for _ in range(tapped_mana):
        game.choose(game.options[-1])
    if tapped_mana < 4:
        game.decline()
    if untapped:
        game.expect(OPPONENT, "choose", "Human", "Ghost")
        game.choose("Ghost")
    assert game.untapped_mana(OPPONENT) == 4 - tapped_mana
    assert (game.is_tapped("Ghost"), game.is_tapped("Human")) == (untapped == 0, untapped < 2)
    assert game.is_tapped(LUNATRON)


@pytest.mark.phrase("HALF_THAT_NUMBER")
def test_its_own_player_pays_as_well() -> None:
    game = Scenario(you=Side(battle=[tapped(LUNATRON), tapped(HUMAN)], mana=filler(3)), opponent=Side(), turn=OPPONENT)
    game.next_turn()
    for _ in range(3):
        game.choose(game.options[-1])
    game.expect(YOU, "choose", LUNATRON, "Human").choose(LUNATRON)
    assert (game.untapped_mana(YOU), game.is_tapped(LUNATRON), game.is_tapped("Human")) == (0, False, True)


@pytest.mark.parametrize("player", ["rush", "control"])
@pytest.mark.parametrize(("mana", "left", "walls"), [(3, 1, 1), (6, 2, 2), (1, 1, 0)])
def test_scripted_players_pay_for_all_that_they_can_untap(player: str, mana: int, left: int, walls: int) -> None:
    wall = creature("Wall", LIGHT, 2, 3000, "Guardian", cant_attack)
    game = Scenario(
        you=Side(battle=[tapped(wall), tapped(wall)], mana=filler(mana)),
        opponent=Side(battle=[LUNATRON]),
        you_are=player,
        step=steps.START,
    )
    assert len(game.zone(YOU, "mana")) - game.untapped_mana(YOU) == mana - left
    assert [game.is_tapped(name) for name in ("Wall", "Wall#2")].count(False) == walls
