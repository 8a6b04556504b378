"""Words about who attacks, blocks and battles whom, and how many shields are broken, played with made-up cards."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    BLOCKER,
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    LIGHT,
    NATURE,
    NO_BATTLE_HAPPENS,
    SHIELDS,
    THIS,
    THIS_IS_ATTACKING_A_CREATURE,
    THIS_IS_ATTACKING_A_PLAYER,
    THIS_IS_BLOCKING,
    WATER,
    YOU_HAVE_NO_SHIELDS,
    Card,
    DefinitionError,
    Feature,
    after_each_attack,
    after_the_battle,
    attacks_only,
    attacks_such_untapped,
    blocker,
    break_shields,
    breaks_more,
    cant_be_attacked_by,
    cant_be_blocked,
    cant_be_blocked_by,
    choose,
    civilization_slayer,
    creature,
    crew_breaker,
    destroy,
    double_breaker,
    draw,
    each_gets_power,
    each_has,
    gets_power,
    has,
    race_blocker,
    slayer,
    spell,
    this_has_power,
    triple_breaker,
    untap,
    when,
    when_destroyed,
    when_put,
    when_wins_battle,
    when_wins_battle_against,
    whenever_attacks,
    whenever_attacks_creature,
    whenever_attacks_player,
    whenever_becomes_blocked,
    whenever_becomes_blocked_at_player,
    whenever_blocks,
    whenever_breaks_shield,
    whenever_one_attacks_player,
    whenever_one_becomes_blocked,
    whenever_one_blocks,
    whenever_one_breaks_shield,
    whenever_one_breaks_your_shield,
    whenever_one_is_unblocked,
    whenever_one_wins_battle,
    whenever_opponents_shield_is_broken,
    whenever_your_shield_is_broken,
    while_battling,
    world_breaker,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, ability, filler, tapped

WALL = creature("Wall", LIGHT, 3, 2000, "Guardian", blocker)
TOWER = creature("Tower", LIGHT, 6, 6000, "Guardian", blocker)
IMP = creature("Imp", DARKNESS, 1, 1000, "Devil Mask")
DRAGON = creature("Lone Dragon", FIRE, 5, 5000, "Armored Dragon")


def hero(*features: Feature, power: int = 3000, name: str = "Hero", race: str = "Human") -> Card:
    return creature(name, FIRE, 1, power, race, *features)


def shields(game: Scenario) -> int:
    return len(game.zone(OPPONENT, "shields"))


def finish(game: Scenario) -> Scenario:
    """Break whichever shields come first, and continue to the next attack."""
    while game.asked in ("break", "choose"):
        game.choose(game.options[0])
    return game.settle()


# --- Two creatures ---------------------------------------------------------------------------------------------
@pytest.mark.phrase("cant_be_blocked_by")
def test_it_cant_be_blocked_by_weak_creatures() -> None:
    sneak = hero(cant_be_blocked_by(CREATURES.power(at_most=3000)))
    game = Scenario(you=Side(battle=[sneak]), opponent=Side(battle=[WALL, TOWER]))
    game.attack("Hero")
    with pytest.raises(Illegal, match="can't be blocked by it"):
        game.block("Wall")
    game.block("Tower")
    assert game.zone(YOU, "graveyard") == ["Hero"]


def test_the_power_that_counts_is_the_one_now() -> None:
    sneak = hero(cant_be_blocked_by(CREATURES.power(at_most=3000)))
    captain = creature("Captain", LIGHT, 4, 1000, "Human", each_gets_power(your(CREATURES.race("Guardian")), 2000))
    game = Scenario(you=Side(battle=[sneak]), opponent=Side(battle=[WALL, captain]))
    game.attack("Hero").block("Wall")
    assert game.zone(YOU, "graveyard") == ["Hero"]


def test_your_creatures_cant_be_blocked_by_some() -> None:
    guide = creature("Guide", WATER, 4, 1000, "Human", cant_be_blocked_by(CREATURES.civilization(LIGHT), your(DRAGONS)))
    game = Scenario(you=Side(battle=[guide, DRAGON, hero()]), opponent=Side(battle=[WALL], shields=3))
    game.attack("Lone Dragon")
    assert game.asked == "break"  # nothing can block it
    finish(game)
    game.attack("Hero").block("Wall")
    assert shields(game) == 2


@pytest.mark.phrase("cant_be_attacked_by")
def test_it_cant_be_attacked_by_some() -> None:
    shy = hero(cant_be_attacked_by(CREATURES.civilization(FIRE | NATURE)), power=1000, name="Shy")
    game = Scenario(you=Side(battle=[DRAGON, IMP]), opponent=Side(battle=[tapped(shy), tapped(WALL)]))
    with pytest.raises(Illegal, match="can't attack it"):
        game.attack("Lone Dragon", "Shy")
    game = Scenario(you=Side(battle=[DRAGON, IMP]), opponent=Side(battle=[tapped(shy), tapped(WALL)]))
    game.attack("Imp", "Shy")
    assert game.zone(OPPONENT, "graveyard") == ["Shy"]


@pytest.mark.phrase("attacks_such_untapped")
def test_it_can_attack_untapped_creatures_of_a_civilization() -> None:
    hunter = hero(attacks_such_untapped(CREATURES.civilization(LIGHT)))
    game = Scenario(you=Side(battle=[hunter]), opponent=Side(battle=[WALL, IMP]))
    with pytest.raises(Illegal, match="untapped"):
        game.attack("Hero", "Imp")
    game = Scenario(you=Side(battle=[hunter]), opponent=Side(battle=[WALL, IMP]))
    game.attack("Hero", "Wall")
    assert game.zone(OPPONENT, "graveyard") == ["Wall"]


@pytest.mark.phrase("attacks_only")
def test_it_can_attack_only_such_creatures_and_no_player() -> None:
    hunter = hero(attacks_only(CREATURES.having(BLOCKER)))
    game = Scenario(you=Side(battle=[hunter]), opponent=Side(battle=[tapped(IMP)]))
    with pytest.raises(Illegal, match="nothing that it can attack"):
        game.attack("Hero")
    game = Scenario(you=Side(battle=[hunter]), opponent=Side(battle=[tapped(WALL), tapped(IMP)]))
    game.attack("Hero", "Wall")  # the only target: nothing is asked
    assert game.zone(OPPONENT, "graveyard") == ["Wall"]


@pytest.mark.phrase("civilization_slayer")
def test_a_slayer_of_some_civilizations() -> None:
    killer = hero(civilization_slayer(LIGHT | NATURE), power=1000)
    game = Scenario(you=Side(battle=[killer]), opponent=Side(battle=[tapped(TOWER)]))
    game.attack("Hero", "Tower")
    assert game.zone(OPPONENT, "graveyard") == ["Tower"]
    game = Scenario(you=Side(battle=[killer]), opponent=Side(battle=[tapped(DRAGON)]))
    game.attack("Hero", "Lone Dragon")
    assert game.zone(OPPONENT, "graveyard") == []
    assert game.zone(YOU, "graveyard") == ["Hero"]


@pytest.mark.phrase("race_blocker")
def test_a_race_blocker_blocks_that_race_only() -> None:
    guard = creature("Dragon Guard", LIGHT, 3, 9000, "Mecha Del Sol", race_blocker("Dragon"))
    game = Scenario(you=Side(battle=[DRAGON, hero()]), opponent=Side(battle=[guard], shields=3))
    game.attack("Hero")
    assert game.asked == "break"
    finish(game)
    game.attack("Lone Dragon").block("Dragon Guard")
    assert shields(game) == 2


# --- What depends on a creature's own power ----------------------------------------------------------------------
GROWER = hero(
    gets_power(4000, condition=YOU_HAVE_NO_SHIELDS),
    has(double_breaker, condition=this_has_power(at_least=6000)),
)


@pytest.mark.parametrize(("own_shields", "left"), [(0, 3), (1, 4)])
def test_a_breaker_at_a_power(own_shields: int, left: int) -> None:
    game = Scenario(you=Side(battle=[GROWER], shields=own_shields), opponent=Side(shields=5))
    finish(game.attack("Hero"))
    assert shields(game) == left


def test_a_breaker_in_a_range_of_powers() -> None:
    giant = hero(
        has(double_breaker, condition=this_has_power(at_least=6000, at_most=14999)),
        has(triple_breaker, condition=this_has_power(at_least=15000)),
        power=15000,
    )
    game = Scenario(you=Side(battle=[giant]), opponent=Side(shields=5))
    finish(game.attack("Hero"))  # no choice between two breakers
    assert shields(game) == 2


def test_creatures_of_a_power_have_a_keyword() -> None:
    king = creature("King", NATURE, 5, 1000, "Giant", each_has(your(CREATURES.power(at_least=6000)), blocker))
    helper = creature("Helper", NATURE, 2, 1000, "", each_gets_power(your(CREATURES.race("Giant")), 5000))
    game = Scenario(you=Side(battle=[hero()]), opponent=Side(battle=[king, helper]))
    assert game.has("King", BLOCKER)
    assert not game.has("Helper", BLOCKER)


def test_the_power_of_this_creature_in_an_effect() -> None:
    when_strong = when(this_has_power(at_least=3000), destroy(choose(1, your_opponents(CREATURES))))
    game = Scenario(you=Side(battle=[hero(whenever_attacks(when_strong))]), opponent=Side(battle=[IMP], shields=3))
    finish(game.attack("Hero"))
    assert game.zone(OPPONENT, "graveyard") == ["Imp"]


@pytest.mark.phrase("this_has_power")
def test_an_effect_reads_the_power_that_it_had_when_it_left() -> None:
    """605.2e."""
    when_strong = when_destroyed(when(this_has_power(at_least=6000), destroy(choose(1, your_opponents(CREATURES)))))
    helper = creature("Helper", NATURE, 2, 1000, "", each_gets_power(your(CREATURES.race("Human")), 3000))
    killer = hero(slayer, power=9000, name="Killer", race="Ghost")
    for battle in ([hero(when_strong), helper], [hero(when_strong)]):
        game = Scenario(you=Side(battle=[killer]), opponent=Side(battle=[tapped(battle[0]), *battle[1:]]))
        game.attack("Killer", "Hero").settle()
        assert (game.zone(YOU, "graveyard") == ["Killer"]) is (len(battle) == 2)


@pytest.mark.parametrize(
    "circular",
    [
        gets_power(1000, condition=this_has_power(at_least=3000)),
        each_gets_power(your(CREATURES.power(at_least=3000)), 1000),
        each_has(CREATURES.having(BLOCKER), slayer),
        whenever_attacks(destroy(choose(1, CREATURES)), condition=this_has_power(at_least=3000)),
    ],
)
def test_power_depends_on_no_power_and_no_keyword_on_keywords(circular: Feature) -> None:
    with pytest.raises(DefinitionError, match="can't depend on"):
        tabulate([hero(circular)])


# --- Breakers ----------------------------------------------------------------------------------------------------
@pytest.mark.phrase("crew_breaker")
def test_a_crew_breaker_counts_its_crew() -> None:
    boss = hero(crew_breaker(your(DRAGONS.other())), race="Armored Dragon")
    game = Scenario(you=Side(battle=[boss, DRAGON, DRAGON, IMP]), opponent=Side(shields=5))
    finish(game.attack("Hero"))
    assert shields(game) == 2


def test_a_crew_breaker_is_one_of_several_breakers() -> None:
    """509.2c: the player picks one breaker; they do not add up."""
    boss = hero(crew_breaker(your(DRAGONS.other())), double_breaker, race="Armored Dragon")
    game = Scenario(you=Side(battle=[boss, DRAGON, DRAGON]), opponent=Side(shields=5))
    game.attack("Hero")
    game.expect(YOU, "break with", "2", "3")
    finish(game.choose(3))
    assert shields(game) == 2


@pytest.mark.phrase("breaks_more")
def test_one_more_shield_is_added_to_a_breaker() -> None:
    """701.14d."""
    guide = creature("Guide", NATURE, 5, 1000, "", breaks_more(1, your(CREATURES.power(at_least=5000).other())))
    big = hero(double_breaker, power=6000, name="Big")
    game = Scenario(you=Side(battle=[guide, big, hero()]), opponent=Side(shields=6))
    finish(game.attack("Hero"))
    assert shields(game) == 5
    finish(game.attack("Big"))
    assert shields(game) == 2


def test_one_more_shield_is_broken_by_an_effect_too() -> None:
    """701.14d."""
    breaker = hero(when_put(break_shields(choose(1, your_opponents(SHIELDS)))), breaks_more(1))
    game = Scenario(you=Side(hand=[breaker], mana=filler(fire=1)), opponent=Side(shields=4))
    finish(game.use("Hero"))
    assert shields(game) == 2


def test_one_more_than_all_shields_is_all() -> None:
    game = Scenario(you=Side(battle=[hero(breaks_more(2), world_breaker)]), opponent=Side(shields=3))
    finish(game.attack("Hero"))
    assert shields(game) == 0
    assert not game.over


# --- While attacking, blocking, battling ---------------------------------------------------------------------------
@pytest.mark.phrase("THIS_IS_ATTACKING_A_CREATURE")
def test_it_cant_be_blocked_while_it_attacks_a_creature() -> None:
    sneak = hero(has(cant_be_blocked, condition=THIS_IS_ATTACKING_A_CREATURE))
    board = Side(battle=[WALL, tapped(IMP)], shields=3)
    game = Scenario(you=Side(battle=[sneak]), opponent=board).attack("Hero", "Imp")
    assert game.zone(OPPONENT, "graveyard") == ["Imp"]  # nobody was asked
    game = Scenario(you=Side(battle=[sneak]), opponent=board).attack("Hero")
    game.expect(OPPONENT, "block with", "no", "Wall")


@pytest.mark.phrase("THIS_IS_ATTACKING_A_PLAYER")
def test_more_power_while_attacking_a_player_even_if_it_is_blocked() -> None:
    raider = hero(gets_power(2000, condition=THIS_IS_ATTACKING_A_PLAYER))
    game = Scenario(you=Side(battle=[raider]), opponent=Side(battle=[TOWER, tapped(DRAGON)]))
    game.attack("Hero")
    assert game.power("Hero") == 5000
    game.block("Tower")
    assert game.power("Tower") == 6000
    game = Scenario(you=Side(battle=[raider]), opponent=Side(battle=[TOWER, tapped(DRAGON)])).attack(
        "Hero", "Lone Dragon"
    )
    assert game.power("Hero") == 3000


@pytest.mark.phrase("THIS_IS_BLOCKING")
def test_more_power_while_blocking() -> None:
    guard = hero(blocker, gets_power(3000, condition=THIS_IS_BLOCKING), power=2500, name="Guard")
    game = Scenario(you=Side(battle=[DRAGON, TOWER]), opponent=Side(battle=[guard], shields=2))
    game.attack("Lone Dragon").block("Guard")
    assert game.zone(YOU, "graveyard") == ["Lone Dragon"]
    assert game.power("Guard") == 2500
    game = Scenario(you=Side(battle=[DRAGON]), opponent=Side(battle=[tapped(guard)])).attack("Lone Dragon", "Guard")
    assert game.zone(OPPONENT, "graveyard") == ["Guard"]  # attacked is not blocking


@pytest.mark.phrase("while_battling")
def test_more_power_while_battling_some_creatures() -> None:
    knight = hero(gets_power(3000, condition=while_battling(CREATURES.civilization(WATER | LIGHT))), power=4000)
    for target, wins in ((TOWER, True), (DRAGON, False)):
        game = Scenario(you=Side(battle=[knight]), opponent=Side(battle=[tapped(target)]))
        game.attack("Hero", target.name)
        assert (game.zone(OPPONENT, "graveyard") == [target.name]) is wins
        assert game.zone(YOU, "graveyard") == ([] if wins else ["Hero"])


# --- Events of attacks ---------------------------------------------------------------------------------------------
FIND = draw(1)


def hand(game: Scenario, player: int = YOU) -> int:
    return len(game.zone(player, "hand"))


@pytest.mark.phrase("whenever_attacks_creature", "whenever_attacks_player")
def test_whenever_it_attacks_a_player_or_a_creature() -> None:
    lord = hero(whenever_attacks_player(FIND), whenever_attacks_creature(CREATURES.power(at_most=1000), FIND, FIND))
    enemies = Side(battle=[WALL, tapped(IMP), tapped(DRAGON)], shields=3)
    game = Scenario(you=Side(battle=[lord]), opponent=enemies).attack("Hero").block("Wall")
    assert hand(game) == 1  # blocked, but it attacked the player
    game = Scenario(you=Side(battle=[lord]), opponent=enemies).attack("Hero", "Imp").settle()
    assert hand(game) == 2
    game = Scenario(you=Side(battle=[lord]), opponent=enemies).attack("Hero", "Lone Dragon").settle()
    assert hand(game) == 0


@pytest.mark.phrase("whenever_one_attacks_player")
def test_whenever_another_one_attacks_a_player() -> None:
    watch = hero(whenever_one_attacks_player(your_opponents(CREATURES), FIND), name="Watch")
    game = Scenario(you=Side(battle=[DRAGON, hero()]), opponent=Side(battle=[watch, tapped(IMP)], shields=3))
    finish(game.attack("Lone Dragon", "Imp"))
    assert hand(game, OPPONENT) == 0
    game.attack("Hero")
    assert hand(game, OPPONENT) == 1


@pytest.mark.phrase("whenever_becomes_blocked_at_player")
def test_whenever_it_becomes_blocked_while_attacking_a_player() -> None:
    ram = hero(whenever_becomes_blocked_at_player(break_shields(choose(1, your_opponents(SHIELDS)))))
    enemies = Side(battle=[WALL, tapped(IMP)], shields=1)
    game = Scenario(you=Side(battle=[ram]), opponent=enemies).attack("Hero").block("Wall")
    assert shields(game) == 0
    game = Scenario(you=Side(battle=[ram]), opponent=enemies).attack("Hero", "Imp").block("Wall")
    assert shields(game) == 1


@pytest.mark.phrase("whenever_one_becomes_blocked", "whenever_one_blocks", "whenever_one_wins_battle")
@pytest.mark.parametrize(
    ("trigger", "drawn"),
    [
        (whenever_one_blocks(your_opponents(CREATURES.civilization(LIGHT)), FIND), 1),
        (whenever_one_blocks(your(CREATURES), FIND), 0),
        (whenever_one_becomes_blocked(your(DRAGONS), FIND), 1),
        (whenever_one_becomes_blocked(your(CREATURES.race("Human")), FIND), 0),
        (whenever_one_is_unblocked(your(CREATURES), FIND), 0),
        (whenever_one_wins_battle(your(DRAGONS), FIND), 1),
        (whenever_one_wins_battle(your_opponents(CREATURES), FIND), 0),
    ],
)
def test_what_others_do_in_an_attack_that_is_blocked(trigger: Feature, drawn: int) -> None:
    game = Scenario(you=Side(battle=[DRAGON, hero(trigger)]), opponent=Side(battle=[WALL]))
    game.attack("Lone Dragon").block("Wall")
    assert hand(game) == drawn


@pytest.mark.phrase("whenever_one_is_unblocked")
def test_whenever_one_of_yours_is_unblocked() -> None:
    herald = hero(whenever_one_is_unblocked(your(DRAGONS), FIND))
    game = Scenario(you=Side(battle=[DRAGON, herald]), opponent=Side(battle=[WALL], shields=2))
    game.attack("Lone Dragon").block()
    assert hand(game) == 1


@pytest.mark.phrase("when_wins_battle_against")
def test_when_it_wins_against_some_creatures() -> None:
    hunter = hero(when_wins_battle_against(CREATURES.civilization(LIGHT), FIND), power=9000)
    for target, drawn in ((WALL, 1), (IMP, 0)):
        game = Scenario(you=Side(battle=[hunter]), opponent=Side(battle=[tapped(target)]))
        game.attack("Hero", target.name)
        assert hand(game) == drawn


@pytest.mark.phrase("after_the_battle")
def test_it_untaps_after_the_battle_in_which_it_blocked() -> None:
    guard = hero(blocker, whenever_blocks(after_the_battle(untap(THIS))), power=9000, name="Guard")
    game = Scenario(you=Side(battle=[DRAGON, hero(), IMP]), opponent=Side(battle=[guard], shields=3))
    game.attack("Lone Dragon").block("Guard")
    assert not game.is_tapped("Guard")
    game.attack("Hero").block("Guard")
    assert game.zone(YOU, "graveyard") == ["Lone Dragon", "Hero"]


@pytest.mark.phrase("after_the_battle")
def test_without_a_battle_nothing_follows_it() -> None:
    """The battle that is meant is the one of this attack: a later one does not count."""
    guard = hero(blocker, whenever_blocks(after_the_battle(untap(THIS))), power=9000, name="Guard")
    ghost = hero(whenever_becomes_blocked(NO_BATTLE_HAPPENS), name="Spook")
    game = Scenario(you=Side(battle=[ghost, DRAGON]), opponent=Side(battle=[guard], shields=3))
    game.attack("Spook").block("Guard")
    assert game.is_tapped("Guard")
    game.attack("Lone Dragon", "Guard").settle()
    assert game.is_tapped("Guard")


@pytest.mark.phrase("NO_BATTLE_HAPPENS")
def test_no_battle_happens() -> None:
    """Both creatures stay as they are, and no shield is broken; triggers of the attack's end still happen."""
    ghost = hero(whenever_becomes_blocked(NO_BATTLE_HAPPENS), after_each_attack(FIND), when_wins_battle(FIND))
    game = Scenario(you=Side(battle=[ghost, DRAGON]), opponent=Side(battle=[WALL, TOWER], shields=3))
    game.attack("Hero").block("Wall")
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "graveyard")) == ([], [])
    assert shields(game) == 3
    assert hand(game) == 1
    game.attack("Lone Dragon").block("Tower")  # the next attack has its battle
    assert game.zone(YOU, "graveyard") == ["Lone Dragon"]


def test_no_battle_by_the_blockers_own_ability() -> None:
    dodger = hero(blocker, whenever_blocks(NO_BATTLE_HAPPENS), power=1000, name="Dodger")
    game = Scenario(you=Side(battle=[DRAGON]), opponent=Side(battle=[dodger], shields=3))
    game.attack("Lone Dragon").block("Dodger")
    assert (game.zone(YOU, "graveyard"), game.zone(OPPONENT, "graveyard")) == ([], [])
    assert game.is_tapped("Dodger")
    assert shields(game) == 3


# --- Broken shields --------------------------------------------------------------------------------------------------
@pytest.mark.phrase("whenever_breaks_shield")
def test_whenever_it_breaks_a_shield_is_once_for_each() -> None:
    ram = hero(double_breaker, whenever_breaks_shield(FIND))
    game = Scenario(you=Side(battle=[ram, DRAGON]), opponent=Side(shields=5))
    finish(game.attack("Hero"))
    assert hand(game) == 2
    finish(game.attack("Lone Dragon"))
    assert hand(game) == 2


@pytest.mark.phrase(
    "whenever_one_breaks_shield", "whenever_opponents_shield_is_broken", "whenever_your_shield_is_broken"
)
def test_whenever_others_break_shields_and_whosever_shields_are_broken() -> None:
    scout = hero(
        whenever_one_breaks_shield(your_opponents(CREATURES), FIND), whenever_your_shield_is_broken(FIND), name="Scout"
    )
    bomb = spell("Bomb", FIRE, 1, break_shields(choose(1, your_opponents(SHIELDS))))
    vulture = hero(whenever_opponents_shield_is_broken(FIND), name="Vulture")
    game = Scenario(
        you=Side(battle=[DRAGON, vulture], hand=[bomb], mana=filler(fire=1)), opponent=Side(battle=[scout], shields=5)
    )
    finish(game.use("Bomb"))
    assert (hand(game), hand(game, OPPONENT)) == (1, 2)  # the shield and a card; no creature broke it
    game.attack("Lone Dragon")
    finish(game.choose(game.options[0]).choose(ability("Scout", "creature")))
    assert (hand(game), hand(game, OPPONENT)) == (2, 5)


@pytest.mark.phrase("whenever_one_breaks_your_shield")
def test_whenever_one_breaks_your_shield_is_not_about_the_breakers_own() -> None:
    """The attack breaks two shields of the player who has Scout; before, the attacker breaks one of its own player."""
    scout = hero(whenever_one_breaks_your_shield(your_opponents(CREATURES), FIND), name="Scout")
    reckless = hero(double_breaker, whenever_attacks(break_shields(choose(1, your(SHIELDS)))), name="Reckless")
    game = Scenario(you=Side(battle=[reckless], shields=2), opponent=Side(battle=[scout, "Torcon"], shields=5))
    game.attack("Reckless")
    finish(game)
    assert (hand(game), hand(game, OPPONENT)) == (1, 4)
    game = Scenario(you=Side(battle=[scout, DRAGON]), opponent=Side(shields=2))
    finish(game.attack("Lone Dragon"))
    assert hand(game) == 0
