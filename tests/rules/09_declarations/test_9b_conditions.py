"""Group 9B of the rules catalogue: what can be declared, and what is forbidden (603.2e, 603.4, X.14).

An effect can forbid an act (to summon, to cast), only its result (to put, to leave the graveyard), or all but a number
of acts each turn. Only the first prevents a declaration, and not of every ability; a rule option decides.
"""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    ON_OPPONENTS_TURN,
    SPELLS,
    THIS_IS_ATTACKING,
    WATER,
    Card,
    Effect,
    allows_only,
    attack_chance,
    choose,
    count,
    creature,
    destroy,
    discard,
    draw,
    every,
    prohibit,
    prohibits,
    put,
    shield_trigger,
    spell,
    strike_back,
    triple_breaker,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import acts, zones
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, opponents, pile
from tests.rules.situations import (
    ALL_RULINGS,
    BYSTANDER,
    DE_SZARK,
    DEAD_DAMNED,
    DEL_FIN,
    DOGIRAGON,
    DURINRI,
    GAR,
    HAYABUSAMARU,
    JOHNNY,
    MIRADANTE,
    MISFIRE,
    RECODEKING,
    SENNO,
    STRICT,
    THE_LOST,
    TOOLS,
    VALCHURIS,
    gather,
    shocker,
)

HAYABUSARYU = "Hayabusaryu, Dragon Ninja"
ALCADEIAS = pile("Alcadeias, Lord of Spirits", "Amnis, Holy Elemental")
# Meteorshower Auroratheater: while it attacks, the opponent can't put what costs no more than its owner's hand holds.
SHOWER = creature(
    "Shower Dancer", WATER | FIRE, 7, 12000, "Phoenix", triple_breaker,
    prohibits(
        acts.PUT, your_opponents(CREATURES),
        most_cost=count(your(CARDS.in_zone(zones.HAND))), condition=THIS_IS_ATTACKING,
    ),
)  # fmt: skip
# Pantherbear: an opponent who has summoned or cast on their own turn can do neither for the rest of it.
WORLD_CHAIN = creature(
    "World Chain", LIGHT | NATURE, 8, 14000, "Beast Folk",
    allows_only(1, acts.SUMMON | acts.CAST, your_opponents(CARDS), condition=ON_OPPONENTS_TURN),
)  # fmt: skip
DISPECTOR = creature("Vol-Val", FIRE, 9, 12000, "Dispector")


def chance(name: str, *effects: Effect) -> Card:
    return spell(name, FIRE, 5, attack_chance(CREATURES.race("Dispector")), *effects)


BLAST = chance("Blast", destroy(choose(1, your_opponents(CREATURES))))
RAIN = chance("Rain", draw(1))


# --- Before and after "whenever" -----------------------------------------------------------------------
@pytest.mark.rule("9.21")
@pytest.mark.parametrize(
    ("attacker", "declarable"),
    [
        pytest.param("Mauchu, One Extreme", ["Momotarus, Super Nine Extremes"], id="a Command of cost 9"),
        pytest.param(
            pile("Momotarus, Super Nine Extremes", "Mauchu, One Extreme"),
            ["Momotarus, Super Nine Extremes", "G.O.D., Extreme Invasion"],
            id="an evolution creature too",
        ),
        pytest.param("Tulk, the Oracle", [], id="neither"),
    ],
)
def test_9_21_what_stands_before_whenever_must_hold_when_the_event_happens(
    attacker: str, declarable: list[str]
) -> None:
    game = Scenario(
        you=Side(hand=["Momotarus, Super Nine Extremes", "G.O.D., Extreme Invasion"], battle=[attacker]),
        opponent=Side(shields=5),
    )
    game.attack(game.zone(YOU, "battle")[0])
    if declarable:
        game.expect(YOU, "declare", "no", *declarable)
    else:
        game.expect(YOU, "break")


@pytest.mark.phrase("from_hand_whenever_one_attacks")
@pytest.mark.rule("9.22", "9.24")
def test_9_22_what_follows_whenever_must_hold_when_the_ability_resolves() -> None:
    """Valchuris names the second attack, Bolshack Dogiragon no shields, Hayabusamaru four cards in the mana zone."""
    game = Scenario(
        you=Side(hand=[VALCHURIS], battle=["Torcon"]),
        opponent=Side(hand=[DOGIRAGON, HAYABUSAMARU], shields=2, mana=filler(light=3), deck=["Gogo Jigocchi"]),
    )
    game.attack("Torcon").declare(VALCHURIS)
    game.expect(OPPONENT, "declare", "no", DOGIRAGON, HAYABUSAMARU).declare(DOGIRAGON, HAYABUSAMARU)
    game.choose(DOGIRAGON).choose("Filler")
    assert game.turn_is_over
    assert (game.where(VALCHURIS), game.where(DOGIRAGON), game.where(HAYABUSAMARU)) == ("hand", "hand", "hand")
    assert game.zone(OPPONENT, "deck")[0] == "Gogo Jigocchi"


@pytest.mark.rule("9.24", "11.10", "9.15")
def test_9_24_revolution_0_trigger_is_declared_with_shields_left_and_fails() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]), opponent=Side(hand=[DOGIRAGON], shields=["Torcon"], deck=["Gogo Jigocchi"])
    )
    game.attack("Fear Fang").declare(DOGIRAGON)
    game.declare()  # Torcon stays in the hand
    assert game.zone(OPPONENT, "hand") == [DOGIRAGON, "Torcon"]
    assert game.zone(OPPONENT, "deck")[0] == "Gogo Jigocchi"


# --- The act is forbidden ------------------------------------------------------------------------------
@pytest.mark.phrase("NO_SHIELD_TRIGGERS_THIS_TURN", "ACT_SHIELD_TRIGGER")
@pytest.mark.rule("9.25")
def test_9_25_nobody_uses_shield_triggers_after_galamutas_attack() -> None:
    game = Scenario(
        you=Side(battle=["Galamuta, Matchless Fear Lord", "Fear Fang"]),
        opponent=Side(shields=["Terror Pit", "Aqua Surfer"]),
    )
    game.attack("Galamuta, Matchless Fear Lord").choose("Terror Pit")
    game.expect(YOU, "attack with", "no", "Fear Fang").attack("Fear Fang")
    assert game.turn_is_over
    assert game.zone(OPPONENT, "hand") == ["Terror Pit", "Aqua Surfer"]


TOOL_BOX = spell("Tool Box", DARKNESS, 2, shield_trigger, put(choose(1, your(CREATURES.in_zone(zones.MANA)))))


@ALL_RULINGS
@pytest.mark.parametrize(
    ("theirs", "card"),
    [
        pytest.param(Side(shields=["Aqua Surfer"]), "Aqua Surfer", id="shield trigger"),
        pytest.param(Side(hand=[HAYABUSAMARU], mana=filler(light=4)), HAYABUSAMARU, id="Ninja Strike"),
        pytest.param(
            Side(hand=[DE_SZARK], mana=[DURINRI], shields=[TOOL_BOX], battle=[DURINRI], graveyard=[DURINRI, DURINRI]),
            DE_SZARK,
            id="Gate of Moonless Night",
        ),
    ],
)
@pytest.mark.rule("9.25", "9.26", "11.11", "11.38")
def test_9_25_abilities_that_summon_cannot_be_declared_while_summoning_is_forbidden(
    theirs: Side, card: str, rules: RuleOptions
) -> None:
    """X.14: Miradante, Time Revolution with no shields. By a rule option they can, and misfire."""
    game = Scenario(you=Side(battle=[MIRADANTE, "Fear Fang"], shields=0), opponent=theirs, rules=rules)
    game.attack("Fear Fang")
    if card == DE_SZARK:
        game.declare(TOOL_BOX)
    assert game.can_choose(card) == (rules == MISFIRE)
    if rules == MISFIRE:
        game.declare(card)
    assert card in game.zone(OPPONENT, "hand")
    assert card not in game.zone(OPPONENT, "battle")


@pytest.mark.rule("9.25")
@ALL_RULINGS
def test_9_25_an_attack_chance_is_declared_under_a_lock_on_casting_and_misfires(rules: RuleOptions) -> None:
    """X.14: the ruling of 2023-02-17 is on Attack Chance, and later than that on abilities that summon."""
    game = Scenario(
        you=Side(hand=[RAIN], battle=[DISPECTOR]), opponent=Side(battle=[RECODEKING], shields=2), rules=rules
    )
    game.attack(DISPECTOR)
    assert game.can_choose("Rain") == (rules != STRICT)
    if rules != STRICT:
        game.declare("Rain")
    assert game.zone(YOU, "hand") == ["Rain"]


@pytest.mark.rule("9.25")
@ALL_RULINGS
def test_9_25_alcadeias_lets_both_players_cast_light_spells_only(rules: RuleOptions) -> None:
    game = Scenario(
        you=Side(battle=[ALCADEIAS, "Fear Fang"], hand=["Solar Ray", "Spiral Gate"], mana=filler(light=2, water=2)),
        opponent=Side(shields=["Solar Ray"]),
        rules=rules,
    )
    assert game.refused("Solar Ray") == ""
    assert game.refused("Spiral Gate") == "Alcadeias, Lord of Spirits forbids casting it"
    game.attack("Fear Fang").declare(opponents("Solar Ray")).choose("Alcadeias, Lord of Spirits")
    assert game.zone(OPPONENT, "graveyard") == ["Solar Ray"]


@ALL_RULINGS
@pytest.mark.parametrize(
    ("lock", "striker", "incoming"),
    [
        pytest.param(
            MIRADANTE, "Crack Crawler", "Aqua Hulcus", id="a creature",
            marks=pytest.mark.rule("9.26", "11.38"),
        ),
        pytest.param(
            DEL_FIN, spell("Counterblow", FIRE, 4, strike_back(CARDS.civilization(FIRE)), draw(1)), "Gogo Jigocchi",
            id="a spell", marks=pytest.mark.rule("9.27", "11.12"),
        ),
        pytest.param(
            RECODEKING, spell("Counterblow", FIRE, 4, strike_back(CARDS.civilization(FIRE)), draw(1)), "Gogo Jigocchi",
            id="a spell, Recodeking", marks=pytest.mark.rule("9.27"),
        ),
    ],
)  # fmt: skip
def test_9_26_nothing_is_discarded_for_a_strike_back_that_is_forbidden(
    lock: Thing, striker: Thing, incoming: str, rules: RuleOptions
) -> None:
    """X.14: by all rulings, since declaring it is discarding for it."""
    game = Scenario(
        you=Side(battle=[lock, "Fear Fang"], shields=0),
        opponent=Side(hand=[striker], shields=[incoming, *filler(1)]),
        rules=rules,
    )
    game.attack("Fear Fang").choose(incoming).expect(YOU, "attack with")
    assert incoming in game.zone(OPPONENT, "hand")
    assert game.zone(OPPONENT, "graveyard") == []
    # Without the lock it strikes back.
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(hand=[striker], shields=[incoming]), rules=rules)
    game.attack("Fear Fang").expect(OPPONENT, "declare").declare(striker)
    assert game.zone(OPPONENT, "graveyard")[0] == incoming


@pytest.mark.phrase("ACT_CAST")
@ALL_RULINGS
@pytest.mark.parametrize(
    "lock", [pytest.param(ALCADEIAS, id="Alcadeias"), pytest.param(DEL_FIN, id="Spell Del Fin"), RECODEKING]
)
@pytest.mark.rule("9.27", "11.12")
def test_9_27_no_shield_trigger_spell_is_cast_under_a_lock_on_casting(lock: Thing, rules: RuleOptions) -> None:
    """X.14: it cannot even be declared, but by a rule option."""
    game = Scenario(you=Side(battle=[lock, "Fear Fang"]), opponent=Side(shields=["Spiral Gate"]), rules=rules)
    game.attack("Fear Fang")
    if rules == MISFIRE:
        game.declare("Spiral Gate")
    game.expect(YOU, "attack with")
    assert game.zone(OPPONENT, "hand") == ["Spiral Gate"]


# --- Only the result is forbidden ----------------------------------------------------------------------
@ALL_RULINGS
@pytest.mark.parametrize(
    ("attacker", "ninja", "you_hold", "summoned"),
    [
        pytest.param(SHOWER, HAYABUSAMARU, 3, False, id="Meteorshower", marks=pytest.mark.rule("11.13", "9.29")),
        pytest.param(SHOWER, HAYABUSAMARU, 2, True, id="Meteorshower, two cards", marks=pytest.mark.rule("11.13")),
        pytest.param(shocker(6), HAYABUSARYU, 0, False, id="Shocker", marks=pytest.mark.rule("11.35", "9.29")),
        pytest.param(shocker(5), HAYABUSARYU, 0, True, id="Shocker, another cost", marks=pytest.mark.rule("11.35")),
    ],
)
@pytest.mark.rule("9.28")
def test_9_28_a_ninja_strike_is_declared_though_the_creature_cannot_be_put(
    attacker: Thing, ninja: str, you_hold: int, summoned: bool, rules: RuleOptions
) -> None:
    """By all rulings of X.14: not the summoning is forbidden but the putting."""
    game = Scenario(
        you=Side(battle=[attacker], hand=you_hold),
        opponent=Side(hand=[ninja], mana=filler(light=7, fire=1), shields=2),
        rules=rules,
    )
    game.attack(attacker.name).declare(ninja)  # type: ignore[union-attr]
    assert (ninja in game.zone(OPPONENT, "battle")) == summoned
    assert (ninja in game.zone(OPPONENT, "hand")) != summoned
    assert game.zone(OPPONENT, "graveyard") == []


@ALL_RULINGS
@pytest.mark.rule("9.28", "9.35")
def test_9_28_triggers_from_the_shields_are_declared_though_the_creature_cannot_be_put(rules: RuleOptions) -> None:
    """A Strike Back even discards: that is the first thing it does."""
    game = Scenario(
        you=Side(battle=[SHOWER], hand=6),
        opponent=Side(hand=["Crack Crawler"], shields=["Aqua Surfer", "Aqua Hulcus"]),
        rules=rules,
    )
    game.attack(SHOWER).expect(OPPONENT, "declare", "no", "Aqua Surfer", "Crack Crawler")
    game.declare("Aqua Surfer", "Crack Crawler").choose("Aqua Surfer").end_turn()
    assert game.zone(OPPONENT, "battle") == []
    assert sorted(game.zone(OPPONENT, "hand")) == ["Aqua Surfer", "Crack Crawler"]
    assert game.zone(OPPONENT, "graveyard") == ["Aqua Hulcus"]


@pytest.mark.rule("9.29")
def test_9_29_senno_forbids_nothing_on_its_owners_turn() -> None:
    """On your turn the opponent puts what a Revolution 0 Trigger puts, although you have Senno."""
    game = Scenario(
        you=Side(battle=[SENNO, "Fear Fang"]),
        opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Gogo Jigocchi"]),
    )
    game.attack("Fear Fang").declare(DOGIRAGON)
    assert game.zone(OPPONENT, "battle") == [DOGIRAGON]


@pytest.mark.phrase("ACT_PUT")
@pytest.mark.parametrize(("cost", "where"), [(8, "graveyard"), (7, "battle")])
@pytest.mark.rule("9.29")
def test_9_29_a_card_that_would_enter_instead_is_discarded_when_it_cannot_be_put(cost: int, where: str) -> None:
    """A replacement that cannot be carried out replaces nothing (609.4)."""
    forbidden = prohibit(acts.PUT, cards=CREATURES.cost(at_least=cost, at_most=cost))
    thief = creature(
        "Thief",
        WATER,
        3,
        1000,
        "",
        whenever_attacks(forbidden, discard(every(your_opponents(CARDS.in_zone(zones.HAND))))),
    )
    terradragon = "Terradragon Arque Delacerna"  # costs 8
    game = Scenario(you=Side(battle=[thief]), opponent=Side(hand=[terradragon])).attack(thief)
    if where == "battle":
        game.expect(OPPONENT, "instead").accept()
    assert game.where(terradragon) == where


@pytest.mark.parametrize("zone", ["hand", "graveyard", "mana", "battle"])
@pytest.mark.rule("9.30")
def test_9_30_under_senno_only_a_creature_already_in_the_battle_zone_is_put_onto_another(zone: str) -> None:
    """It does not enter the battle zone: it is there already."""
    command = creature("Deddam", DARKNESS, 3, 3000, "Trinity Command")
    held = [DEAD_DAMNED] if zone != "battle" else [pile(DEAD_DAMNED, "Torcon"), command]
    you = Side(**{"battle": [command], zone: held})  # type: ignore[arg-type]
    game = Scenario(you=you, opponent=Side(battle=[SENNO], shields=3))
    game.attack(command).declare(DEAD_DAMNED)
    assert ("Deddam" not in game.zone(YOU, "battle")) == (zone == "battle")


# --- A number of acts each turn ------------------------------------------------------------------------
# Jogiragon and Johnny: one spell for the opponent on each of their turns.
JOURNEY = creature(
    "Journey", 0, 8, 10000, "Jokers Dragon",
    allows_only(1, acts.CAST, your_opponents(SPELLS), condition=ON_OPPONENTS_TURN),
)  # fmt: skip


@pytest.mark.phrase("allows_only")
@ALL_RULINGS
@pytest.mark.parametrize(
    ("lock", "first", "cast"),
    [
        pytest.param(WORLD_CHAIN, RAIN, 1, id="Pantherbear", marks=pytest.mark.rule("9.32", "11.16")),
        pytest.param(WORLD_CHAIN, BLAST, 2, id="Pantherbear leaves", marks=pytest.mark.rule("9.32", "11.16")),
        pytest.param(JOURNEY, RAIN, 1, id="Jogiragon", marks=pytest.mark.rule("9.33", "11.46")),
        pytest.param(JOURNEY, BLAST, 2, id="Jogiragon leaves", marks=pytest.mark.rule("9.33")),
    ],
)
def test_9_32_more_can_be_declared_than_the_turn_allows_and_the_rest_misfires(
    lock: Card, first: Card, cast: int, rules: RuleOptions
) -> None:
    """Nothing has been used yet: by all rulings (X.27) the number is checked as each of them resolves."""
    game = Scenario(
        you=Side(hand=[BLAST, RAIN], battle=[DISPECTOR]), opponent=Side(battle=[lock], shields=2), rules=rules
    )
    game.attack(DISPECTOR).expect(YOU, "declare", "no", "Blast", "Rain").declare("Blast", "Rain").choose(first)
    assert len(game.zone(YOU, "graveyard")) == cast
    assert (BLAST.name in game.zone(YOU, "hand")) == (cast == 1)


@ALL_RULINGS
@pytest.mark.rule("9.32")
def test_9_32_after_a_summon_the_world_chain_lets_nothing_more_be_used_that_turn(rules: RuleOptions) -> None:
    """X.14: once the number is used up, the act is forbidden like any other."""
    game = Scenario(
        you=Side(hand=[BLAST, "Deadly Fighter Braid Claw", "Comet Missile"], mana=filler(fire=3), battle=[DISPECTOR]),
        opponent=Side(battle=[WORLD_CHAIN], shields=2),
        rules=rules,
    )
    assert game.refused("Comet Missile") == ""
    game.use("Deadly Fighter Braid Claw")
    assert game.refused("Comet Missile") == "World Chain forbids casting it"
    game.attack(DISPECTOR)
    if rules != STRICT:
        game.declare(BLAST)
    assert BLAST.name in game.zone(YOU, "hand")
    assert game.zone(OPPONENT, "battle") == ["World Chain"]


@ALL_RULINGS
@pytest.mark.rule("9.33", "11.17")
def test_9_33_under_golden_the_johnny_two_trigger_spells_are_declared_and_one_is_cast(rules: RuleOptions) -> None:
    """The ruling of 2021-09-24 lets both be declared, since no spell has been cast yet (X.27)."""
    for first, cast in (("Brain Serum", 1), ("Terror Pit", 2)):
        game = Scenario(you=Side(battle=[JOHNNY]), opponent=Side(shields=["Brain Serum", "Terror Pit"]), rules=rules)
        game.attack(JOHNNY).declare("Brain Serum", "Terror Pit").choose(first)
        if first == "Brain Serum":
            game.decline()
        game.end_turn()
        assert (JOHNNY in game.zone(YOU, "graveyard")) == (cast == 2)
        assert len(game.zone(OPPONENT, "graveyard")) == cast
        # The count starts again in the next turn.
        assert game.record.cast_count[OPPONENT] == cast


def test_golden_the_johnny_counts_afresh_each_turn() -> None:
    game = Scenario(
        you=Side(battle=[JOHNNY]),
        opponent=Side(hand=["Comet Missile", "Comet Missile"], mana=filler(fire=2), battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.use("Comet Missile")
    assert game.refused("Comet Missile#2") == "Golden the Johnny forbids casting it"
    game.next_turn().next_turn().decline()
    assert game.refused("Comet Missile#2") == ""


# --- Graveyards, first actions and names ---------------------------------------------------------------
@pytest.mark.phrase("ACT_LEAVE_GRAVEYARD")
@pytest.mark.rule("9.34")
@pytest.mark.parametrize(
    ("in_play", "in_graveyard", "opens"),
    [(4, 0, True), (3, 3, False)],
    ids=["the tools lie in the battle zone", "the tools may not leave the graveyard"],
)
def test_9_34_a_gate_is_declared_though_no_card_may_leave_the_graveyard(
    in_play: int, in_graveyard: int, opens: bool
) -> None:
    """Only what it does to cards there is forbidden, and it fails where it needs that (9.28)."""
    keeper = creature("Keeper", DARKNESS, 3, 1000, "", prohibits(acts.LEAVE_GRAVEYARD, your_opponents(CARDS)))
    game = Scenario(
        you=Side(
            hand=[DURINRI, GAR],
            battle=[*TOOLS[: in_play - 1], BYSTANDER],
            graveyard=TOOLS[3 : 3 + in_graveyard],
            mana=filler(darkness=2),
        ),
        opponent=Side(battle=[keeper]),
    )
    game.use(DURINRI).expect(YOU, "declare", "no", GAR)
    game.declare(GAR)
    if not opens:
        assert game.refused("Tool 4") == "Keeper keeps it in the graveyard"
    gather(game)
    assert (game.where(GAR) == "battle") == opens
    assert (game.where(GAR) == "hand") != opens
    assert len(game.zone(YOU, "graveyard")) == in_graveyard


@pytest.mark.phrase("at_start_of_your_turn_in_graveyard")
@pytest.mark.rule("9.35")
def test_9_35_the_lost_is_not_put_without_a_shield_to_give_up() -> None:
    """The graveyard is public: nothing is declared, and there is nothing to decide without a shield."""
    for shields, there in (([], False), (["Torcon"], True)):
        game = Scenario(you=Side(graveyard=[THE_LOST], shields=shields), turn=OPPONENT).next_turn()
        if shields:
            game.expect(YOU, "choose", "no", "Torcon").choose("Torcon")
        assert (THE_LOST in game.zone(YOU, "battle")) == there
        assert (THE_LOST in game.zone(YOU, "graveyard")) != there


@pytest.mark.phrase("NONE_OF_ITS_NAME_PUT")
@pytest.mark.rule("9.37")
def test_9_37_an_ability_that_works_once_a_turn_by_name_is_declared_twice_and_puts_once() -> None:
    """Valchuris: after the second attack of the turn."""
    game = Scenario(
        you=Side(hand=[VALCHURIS, VALCHURIS], battle=["Fear Fang", "Burning Mane"]), opponent=Side(shields=5)
    )
    game.attack("Fear Fang").declare().choose("Filler")
    game.attack("Burning Mane").declare(VALCHURIS, f"{VALCHURIS}#2")
    while game.asked in ("resolve", "break"):
        game.choose("Filler" if game.asked == "break" else VALCHURIS)
    assert game.zone(YOU, "battle").count(VALCHURIS) == 1
    assert game.zone(YOU, "hand") == [VALCHURIS]
