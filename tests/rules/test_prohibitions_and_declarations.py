"""What is forbidden, and what can be declared all the same (9B of the catalogue, its rulings in 11, X.14).

An effect can forbid an act (to summon, to cast), only what would come of it (to put, to leave the graveyard), or all
but so many acts a turn. Only the first is an obstacle to declaring, and only by a rule option.
"""

import pytest

from sim.cards.words import (
    CARDS,
    COMMANDS,
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
from sim.engine.record.codes import log
from sim.engine.record.codes.abilities import ACT_CAST, ACT_PUT, ACT_SUMMON, YOUR_NEXT_TURN
from sim.engine.record.codes.cards import HAND, MANA
from sim.games.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, opponents, pile, tapped
from sim.games.scenario.pieces import Thing

STRICT = RuleOptions(prohibited_declarations="strict")
RULINGS = pytest.mark.parametrize("rules", [RuleOptions(), STRICT], ids=["misfire", "strict"])

ALCADEIAS = pile("Alcadeias, Lord of Spirits", "Holy, Flash Guardian")
BUSTER = "Dogiragon Buster, Blue Leader"
DEAD_DAMNED = "Dead Damned, Triple S-Rank Disaster"
DEL_FIN = "Spell Del Fin, Light Divine Dragon"
DOGIRAGON = "Bolshack Dogiragon"
FOREVER_OCCULT = "Forever Occult, Purgatory Demon Dragon"
GOLDEN = "Golden the Johnny"
HAYABUSAMARU = "Hayabusamaru, Lightfang Ninja"
HAYABUSARYU = "Hayabusaryu, Dragon Ninja"
KUROZU = "Kurozu, Blockade's Oath"
THE_LOST = "The Lost, Dark Armor"
MIRADANTE = pile("Miradante, Time Revolution", "Holy, Flash Guardian")
MIRADANTE_TWELVE = "Miradante Twelve, Time Pope"
RECODEKING = "Recodeking Number Nine"
RED = "The Red, Lightning Sonic"
REDZONE = "Redzone, Roaring Invasion"
SENNO = "Senno, Brainwash"
SZARK = "卍 De Szark 卍"  # with a Gate of Moonless Night
TOOL = "Durinri, Darma"
VALCHURIS = "Valchuris, Dragon Armored"

# Roles of cards of which duelsim does not have every ability.
# Meteorshower Auroratheater: while it attacks, the opponent can't put what costs no more than its owner's hand holds.
SHOWER = creature(
    "Shower Dancer", WATER | FIRE, 7, 12000, "Phoenix", triple_breaker,
    prohibits(
        ACT_PUT, your_opponents(CREATURES),
        most_cost=count(your(CARDS.in_zone(HAND))), condition=THIS_IS_ATTACKING,
    ),
)  # fmt: skip
# Pantherbear: who has summoned or cast on the own turn can do neither for the rest of it.
WORLD_CHAIN = creature(
    "World Chain", LIGHT | NATURE, 8, 14000, "Beast Folk",
    allows_only(1, ACT_SUMMON | ACT_CAST, your_opponents(CARDS), condition=ON_OPPONENTS_TURN),
)  # fmt: skip
# Jogiragon and Johnny: one spell for the opponent on each of their turns.
JOURNEY = creature(
    "Journey", 0, 8, 10000, "Jokers Dragon",
    allows_only(1, ACT_CAST, your_opponents(SPELLS), condition=ON_OPPONENTS_TURN),
)  # fmt: skip
TOOL_BOX = spell("Tool Box", DARKNESS, 2, shield_trigger, put(choose(1, your(CREATURES.in_zone(MANA)))))


def shocker(cost: int) -> Card:
    """Jay-SHOCKER after its Jokers Tornado: nothing of that cost is put until its owner's next turn."""
    forbidden = CREATURES.cost(at_least=cost, at_most=cost)
    return creature(
        "Shocker",
        WATER,
        3,
        1000,
        "Jokers",
        whenever_attacks(prohibit(ACT_PUT, until=YOUR_NEXT_TURN, cards=forbidden)),
    )


# ---------------------------------------------------------------------------------------------------------
# "Can't summon", "can't cast": the act itself (9.25-9.27, 9.36)
# ---------------------------------------------------------------------------------------------------------
@RULINGS
@pytest.mark.parametrize(
    ("theirs", "card"),
    [
        pytest.param(Side(shields=["Aqua Surfer"]), "Aqua Surfer", id="shield trigger"),
        pytest.param(Side(hand=[HAYABUSAMARU], mana=filler(light=4)), HAYABUSAMARU, id="Ninja Strike"),
        pytest.param(
            Side(hand=[SZARK], mana=[TOOL], shields=[TOOL_BOX], battle=[TOOL], graveyard=[TOOL, TOOL]),
            SZARK,
            id="Gate of Moonless Night",
        ),
    ],
)
@pytest.mark.rule("9.25", "9.26", "11.11", "11.38")
def test_what_summons_is_not_declared_by_the_strict_ruling_and_misfires_by_the_other(
    theirs: Side, card: str, rules: RuleOptions
) -> None:
    """X.14: Miradante, Time Revolution with no shields. The later ruling is the default."""
    game = Scenario(you=Side(battle=[MIRADANTE, "Fear Fang"], shields=0), opponent=theirs, rules=rules)
    game.attack("Fear Fang")
    if card == SZARK:
        game.declare(TOOL_BOX)
    if rules == STRICT:
        assert card not in game.options
    else:
        game.declare(card)
    assert card in game.zone(OPPONENT, "hand")
    assert card not in game.zone(OPPONENT, "battle")


@RULINGS
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
def test_nothing_is_discarded_for_a_strike_back_that_is_forbidden(
    lock: Thing, striker: Thing, incoming: str, rules: RuleOptions
) -> None:
    """X.14: by both rulings, since declaring it is discarding for it."""
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


@RULINGS
@pytest.mark.parametrize(
    "lock", [pytest.param(ALCADEIAS, id="Alcadeias"), pytest.param(DEL_FIN, id="Spell Del Fin"), RECODEKING]
)
@pytest.mark.rule("9.27", "11.12")
def test_no_trigger_spell_is_cast_under_a_lock_on_casting(lock: Thing, rules: RuleOptions) -> None:
    """X.14 says whether it can be declared."""
    game = Scenario(you=Side(battle=[lock, "Fear Fang"]), opponent=Side(shields=["Spiral Gate"]), rules=rules)
    game.attack("Fear Fang")
    if rules != STRICT:
        game.declare("Spiral Gate")
    game.expect(YOU, "attack with")
    assert game.zone(OPPONENT, "hand") == ["Spiral Gate"]


@pytest.mark.rule("9.25")
@RULINGS
def test_alcadeias_lets_both_players_cast_light_spells_only(rules: RuleOptions) -> None:
    game = Scenario(
        you=Side(battle=[ALCADEIAS, "Fear Fang"], hand=["Solar Ray", "Spiral Gate"], mana=filler(light=2, water=2)),
        opponent=Side(shields=["Solar Ray"]),
        rules=rules,
    )
    assert game.refused("Solar Ray") == ""
    assert game.refused("Spiral Gate") == "an effect forbids casting it"
    game.attack("Fear Fang").declare(opponents("Solar Ray")).choose("Alcadeias, Lord of Spirits")
    assert game.zone(OPPONENT, "graveyard") == ["Solar Ray"]


def final_revolution(shields: int) -> Scenario:
    """You attack with Recodeking, which changes places with Miradante Twelve; now the opponent declares."""
    game = Scenario(
        you=Side(hand=[MIRADANTE_TWELVE], battle=[RECODEKING, "Fear Fang"]),
        opponent=Side(
            hand=[DOGIRAGON, "Basara", HAYABUSAMARU, "Holy, Flash Guardian", "Aqua Surfer"],
            mana=filler(light=8, water=1),
            shields=shields,
            deck=["Gogo Jigocchi"],
        ),
    )
    game.attack(RECODEKING).declare(MIRADANTE_TWELVE).choose(MIRADANTE_TWELVE)  # its abilities, in any order
    assert sorted(game.zone(YOU, "battle")) == ["Fear Fang", MIRADANTE_TWELVE]
    return game


@pytest.mark.rule("11.37", "11.38", "10.06")
def test_under_a_final_revolution_what_puts_is_used_and_what_summons_is_not() -> None:
    """Miradante Twelve: nothing that costs 7 or less is summoned. Revolution 0 Trigger and ZERO put."""
    game = final_revolution(shields=0)
    game.declare(DOGIRAGON, HAYABUSAMARU).choose(DOGIRAGON)
    assert game.zone(OPPONENT, "battle") == [DOGIRAGON]
    game.choose(DOGIRAGON).choose(MIRADANTE_TWELVE)  # they battle, and the attack ends
    game.expect(YOU, "attack with").decline()
    assert HAYABUSAMARU in game.zone(OPPONENT, "hand")
    game.expect(OPPONENT, "declare", "no", "Basara").declare("Basara")
    assert game.zone(OPPONENT, "battle") == ["Basara"]


@pytest.mark.rule("10.06")
def test_a_final_revolution_lasts_until_the_end_of_the_opponents_next_turn() -> None:
    game = final_revolution(shields=3).declare().next_turn().decline()  # no charge
    assert game.refused("Aqua Surfer") == "an effect forbids summoning it"
    assert game.refused("Holy, Flash Guardian") == ""  # it costs 9
    game.next_turn().next_turn().decline()
    assert game.refused("Aqua Surfer") == ""


@pytest.mark.parametrize("another_before", [False, True])
@pytest.mark.rule("10.06")
def test_a_player_uses_one_final_revolution_a_turn(another_before: bool) -> None:
    """That of Miradante Twelve comes first: Dogiragon Buster's puts nothing any more."""
    game = Scenario(
        you=Side(hand=[MIRADANTE_TWELVE, BUSTER, "Gonta, the Warrior Savage"], battle=[RECODEKING, "Ryusei the Earth"]),
        opponent=Side(shields=9),
    )
    if another_before:
        game.attack(RECODEKING).declare(MIRADANTE_TWELVE).choose(MIRADANTE_TWELVE)
        game.choose("Filler", "Filler", "Filler")  # shields
    game.attack("Ryusei the Earth").declare(BUSTER)
    game.expect(YOU, "break" if another_before else "choose")
    assert game.can_choose("Gonta, the Warrior Savage") != another_before


@pytest.mark.rule("10.06")
def test_a_final_revolution_needs_a_revolution_change() -> None:
    game = Scenario(
        you=Side(hand=[MIRADANTE_TWELVE], mana=filler(light=7, water=1), battle=["Fear Fang"]),
        opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=4)),
    )
    game.use(MIRADANTE_TWELVE).attack("Fear Fang").declare(HAYABUSAMARU)
    assert game.zone(OPPONENT, "battle") == [HAYABUSAMARU]


@pytest.mark.rule("11.21")
def test_under_a_lock_on_summoning_no_cost_is_paid_not_even_another_one() -> None:
    """The three creatures of Forever Occult can't be destroyed for it."""
    you = Side(hand=[FOREVER_OCCULT], mana=filler(darkness=8), battle=["Fear Fang", "Torcon", "Burning Mane"])
    free = Scenario(you=you, opponent=Side(battle=[MIRADANTE]))
    locked = Scenario(you=you, opponent=Side(battle=[MIRADANTE], shields=0))
    free.use(FOREVER_OCCULT, "Fear Fang", "Torcon", way="destroy")
    assert free.zone(YOU, "battle") == [FOREVER_OCCULT]
    assert len(free.zone(YOU, "graveyard")) == 3
    assert locked.refused(FOREVER_OCCULT) == "an effect forbids summoning it"
    assert FOREVER_OCCULT not in locked.options


@pytest.mark.rule("5B.41")
def test_a_card_that_can_be_summoned_for_no_cost_is_not_where_summoning_is_forbidden() -> None:
    you = Side(hand=["Gogogo Brand"], battle=["Fear Fang"])
    assert Scenario(you=you).refused("Gogogo Brand") == ""
    locked = Scenario(you=you, opponent=Side(battle=[MIRADANTE], shields=0))
    assert locked.refused("Gogogo Brand") == "an effect forbids summoning it"


@pytest.mark.parametrize(
    ("rules", "first", "summoned"),
    [
        pytest.param(RuleOptions(), "Terror Pit", True, id="misfire, lock removed first"),
        pytest.param(RuleOptions(), "Aqua Surfer", False, id="misfire, lock removed too late"),
        pytest.param(STRICT, "Terror Pit", False, id="strict"),
    ],
)
@pytest.mark.rule("11.23")
def test_a_trigger_creature_is_summoned_if_the_lock_is_gone_when_it_resolves(
    rules: RuleOptions, first: str, summoned: bool
) -> None:
    """X.14: by the default ruling all are declared, and what forbids them is looked at as each resolves."""
    game = Scenario(
        you=Side(battle=[MIRADANTE, "Fear Fang"], shields=0),
        opponent=Side(shields=["Terror Pit", "Aqua Surfer"]),
        rules=rules,
    )
    game.attack("Miradante, Time Revolution")
    if rules == STRICT:
        game.expect(OPPONENT, "declare", "no", "Terror Pit").declare("Terror Pit")
    else:
        game.declare("Terror Pit", "Aqua Surfer").choose(first)
    game.choose("Miradante, Time Revolution")
    assert game.zone(OPPONENT, "battle") == (["Aqua Surfer"] if summoned else [])
    assert game.zone(OPPONENT, "hand") == ([] if summoned else ["Aqua Surfer"])


@pytest.mark.rule("11.49")
def test_an_attack_chance_is_cast_after_the_invasion_has_removed_the_lock() -> None:
    """X.14, X.34: both are declared at the attack; Dead Damned, put onto the attacker, sends Recodeking away."""
    disaster = spell(
        "Secret Disaster", DARKNESS, 7,
        attack_chance(COMMANDS.civilization(WATER | DARKNESS | NATURE).cost(at_least=7)), draw(1),
    )  # fmt: skip
    attacker = creature("Emperor", WATER | DARKNESS, 8, 8000, "Demon Command")
    you = Side(hand=[DEAD_DAMNED, disaster], battle=[attacker])
    game = Scenario(you=you, opponent=Side(battle=[RECODEKING, "Hunter Fish"], shields=2))
    game.attack(attacker).declare(DEAD_DAMNED, disaster).choose(DEAD_DAMNED)
    # Its ability has triggered, and waits beside the Attack Chance.
    game.choose(DEAD_DAMNED).choose(1).choose(RECODEKING)
    assert RECODEKING in game.zone(OPPONENT, "mana")
    assert game.zone(YOU, "graveyard") == ["Secret Disaster"]

    game = Scenario(you=you, opponent=Side(battle=[RECODEKING, "Hunter Fish"], shields=2))
    game.attack(attacker).declare(DEAD_DAMNED, disaster).choose(disaster)
    assert game.zone(YOU, "hand") == [disaster.name] and game.zone(YOU, "graveyard") == []


# ---------------------------------------------------------------------------------------------------------
# "Can't be put", "can't leave": only what would come of it (9.28-9.31, 9.34, 9.35)
# ---------------------------------------------------------------------------------------------------------
@RULINGS
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
def test_a_ninja_strike_is_declared_though_the_creature_cannot_be_put(
    attacker: Thing, ninja: str, you_hold: int, summoned: bool, rules: RuleOptions
) -> None:
    """By both rulings of X.14: what is forbidden is not the summoning but the putting."""
    game = Scenario(
        you=Side(battle=[attacker], hand=you_hold),
        opponent=Side(hand=[ninja], mana=filler(light=7, fire=1), shields=2),
        rules=rules,
    )
    game.attack(attacker.name).declare(ninja)  # type: ignore[union-attr]
    assert (ninja in game.zone(OPPONENT, "battle")) == summoned
    assert (ninja in game.zone(OPPONENT, "hand")) != summoned
    assert game.zone(OPPONENT, "graveyard") == []


@RULINGS
@pytest.mark.rule("9.28", "9.35")
def test_triggers_from_the_shields_are_declared_though_the_creature_cannot_be_put(rules: RuleOptions) -> None:
    """A Strike Back even discards: that is the first thing that it does."""
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


@pytest.mark.parametrize(
    ("attacker", "card"),
    [
        pytest.param(RED, REDZONE, id="Invasion"),
        pytest.param("Ryusei the Earth", BUSTER, id="Revolution Change"),
    ],
)
@pytest.mark.rule("11.14", "9.29", "9.30")
def test_under_senno_invasion_and_revolution_change_are_declared_and_put_nothing(attacker: str, card: str) -> None:
    for theirs, put_there in (([SENNO], False), (["Corile"], True)):
        game = Scenario(you=Side(hand=[card], battle=[attacker]), opponent=Side(battle=[tapped(theirs[0])], shields=5))
        game.attack(attacker).declare(card)
        assert (card in game.zone(YOU, "battle")) == put_there
        assert (card in game.zone(YOU, "hand")) != put_there
        assert (attacker in game.zone(YOU, "battle")) != put_there


@pytest.mark.rule("11.57", "5A.10")
def test_under_senno_a_card_used_by_an_effect_is_summoned_and_one_that_an_effect_puts_is_not() -> None:
    """Cyber I Choice uses the card; the other spell puts the same one, which is not summoning."""
    call = spell("Call", WATER, 7, put(choose(1, your(CREATURES.cost(at_most=6).in_zone(HAND)))))
    for card, found in (("Cyber I Choice", "battle"), (call, "hand")):
        game = Scenario(
            you=Side(hand=[card, "Aqua Surfer"], mana=filler(water=7), battle=["Fear Fang"]),
            opponent=Side(battle=[SENNO]),
        )
        game.use(card, *(["Aqua Surfer"] if card != call else []))
        assert game.where("Aqua Surfer") == found


@pytest.mark.rule("9.29")
def test_senno_forbids_nothing_on_its_owners_turn() -> None:
    """On your turn the opponent puts what a Revolution 0 Trigger puts, although you have Senno."""
    game = Scenario(
        you=Side(battle=[SENNO, "Fear Fang"]),
        opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Gogo Jigocchi"]),
    )
    game.attack("Fear Fang").declare(DOGIRAGON)
    assert game.zone(OPPONENT, "battle") == [DOGIRAGON]


@pytest.mark.parametrize(
    ("first", "changed"),
    [
        pytest.param("Nicol Bolas", True, id="Senno destroyed first"),
        pytest.param(BUSTER, False, id="Revolution Change first"),
    ],
)
@pytest.mark.rule("11.15", "9.31")
def test_what_was_declared_works_if_the_obstacle_is_gone_when_it_resolves(first: str, changed: bool) -> None:
    """Nicol Bolas attacks; its ability destroys Senno, and it changes places with Dogiragon Buster."""
    game = Scenario(you=Side(hand=[BUSTER], battle=["Nicol Bolas"]), opponent=Side(battle=[SENNO], shields=5))
    game.attack("Nicol Bolas").declare(BUSTER).expect(YOU, "resolve", "Nicol Bolas", BUSTER).choose(first)
    assert game.zone(OPPONENT, "graveyard") == [SENNO]
    assert game.zone(YOU, "battle") == [BUSTER if changed else "Nicol Bolas"]


@RULINGS
@pytest.mark.parametrize("zone", ["graveyard", "hand"])
@pytest.mark.parametrize(
    ("lock", "summoned"), [pytest.param("Corile", True, id="free"), pytest.param(KUROZU, False, id="Kurozu")]
)
@pytest.mark.rule("11.18", "9.34", "12.16")
def test_a_gate_is_declared_though_nothing_can_leave_the_graveyard(
    zone: str, lock: str, summoned: bool, rules: RuleOptions
) -> None:
    """Neither the Gate's own card nor the Magic Tools under it."""
    hand = [TOOL, *([SZARK] if zone == "hand" else [])]
    graveyard = [TOOL, TOOL, *([SZARK] if zone == "graveyard" else [])]
    game = Scenario(
        you=Side(hand=hand, mana=filler(darkness=2), battle=[TOOL], graveyard=graveyard),
        opponent=Side(battle=[lock]),
        rules=rules,
    )
    game.use(TOOL).expect(YOU, "declare", "no", SZARK).declare(SZARK)
    while game.asked == "choose":
        game.choose(TOOL)  # which lies uppermost
    assert game.where(SZARK) == ("battle" if summoned else zone)
    assert len(game.zone(YOU, "graveyard")) == (0 if summoned else len(graveyard))
    assert len(game.zone(YOU, "battle")) == (1 if summoned else 2)


@pytest.mark.parametrize(("theirs", "taken"), [("Corile", True), pytest.param(KUROZU, False, id="Kurozu")])
@pytest.mark.rule("12.16")
def test_under_kurozu_no_effect_moves_a_card_out_of_the_graveyard(theirs: str, taken: bool) -> None:
    game = Scenario(
        you=Side(hand=["Dark Reversal"], mana=filler(darkness=2), graveyard=["Fear Fang"]),
        opponent=Side(battle=[theirs]),
    )
    game.use("Dark Reversal")
    assert ("Fear Fang" in game.zone(YOU, "hand")) == taken
    # Cards still come into it, and Kurozu's owner is free.
    assert "Dark Reversal" in game.zone(YOU, "graveyard")


@pytest.mark.parametrize(
    ("cost", "there"), [pytest.param(4, False, id="its cost is forbidden"), pytest.param(3, True, id="another cost")]
)
@pytest.mark.rule("11.19", "9.35")
def test_the_lost_gives_up_a_shield_though_it_cannot_be_put(cost: int, there: bool) -> None:
    """What is possible of its ability is done: the shield goes to the graveyard, then putting fails."""
    game = Scenario(
        you=Side(graveyard=[THE_LOST], shields=["Torcon", "Torcon"]),
        opponent=Side(battle=[shocker(cost)]),
        turn=OPPONENT,
    )
    game.attack("Shocker").choose("Torcon").next_turn()
    game.expect(YOU, "declare", "no", THE_LOST).declare(THE_LOST)
    assert game.zone(YOU, "shields") == []
    assert (THE_LOST in game.zone(YOU, "battle")) == there
    assert (THE_LOST in game.zone(YOU, "graveyard")) != there


@pytest.mark.rule("9.35")
def test_the_lost_is_not_put_without_a_shield_to_give_up() -> None:
    """Declaring it promises no more than to try: "if you do" is still asked."""
    for shields, there in (([], False), (["Torcon"], True)):
        game = Scenario(you=Side(graveyard=[THE_LOST], shields=shields), turn=OPPONENT).next_turn()
        game.expect(YOU, "declare", "no", THE_LOST).declare(THE_LOST)
        assert (THE_LOST in game.zone(YOU, "battle")) == there
        assert (THE_LOST in game.zone(YOU, "graveyard")) != there


@pytest.mark.parametrize(("cost", "there"), [(7, False), (6, True)])
@pytest.mark.rule("11.20", "9.35")
def test_a_revolution_0_trigger_reveals_though_the_creature_cannot_be_put(cost: int, there: bool) -> None:
    game = Scenario(
        you=Side(battle=[shocker(cost)]), opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Gogo Jigocchi"])
    )
    game.attack("Shocker").declare(DOGIRAGON)
    revealed = [event[2] for event in game.session.events if event[0] == log.REVEAL]
    assert len(revealed) == 2  # the card in the hand, then the top card of the deck
    assert (DOGIRAGON in game.zone(OPPONENT, "battle")) == there
    assert (DOGIRAGON in game.zone(OPPONENT, "hand")) != there
    assert game.over != there


# ---------------------------------------------------------------------------------------------------------
# So many each turn (9.32, 9.33)
# ---------------------------------------------------------------------------------------------------------
def chance(name: str, *effects: Effect) -> Card:
    return spell(name, FIRE, 5, attack_chance(CREATURES.race("Dispector")), *effects)


DISPECTOR = creature("Vol-Val", FIRE, 9, 12000, "Dispector")
BLAST = chance("Blast", destroy(choose(1, your_opponents(CREATURES))))
RAIN = chance("Rain", draw(1))


@RULINGS
@pytest.mark.parametrize(
    ("lock", "first", "cast"),
    [
        pytest.param(WORLD_CHAIN, RAIN, 1, id="Pantherbear", marks=pytest.mark.rule("9.32", "11.16")),
        pytest.param(WORLD_CHAIN, BLAST, 2, id="Pantherbear leaves", marks=pytest.mark.rule("9.32", "11.16")),
        pytest.param(JOURNEY, RAIN, 1, id="Jogiragon", marks=pytest.mark.rule("9.33", "11.46")),
        pytest.param(JOURNEY, BLAST, 2, id="Jogiragon leaves", marks=pytest.mark.rule("9.33")),
    ],
)
def test_more_is_declared_than_the_turn_allows_and_the_rest_misfires(
    lock: Card, first: Card, cast: int, rules: RuleOptions
) -> None:
    """Nothing has been used yet: by both rulings (X.27) the number is looked at as each of them resolves."""
    game = Scenario(
        you=Side(hand=[BLAST, RAIN], battle=[DISPECTOR]), opponent=Side(battle=[lock], shields=2), rules=rules
    )
    game.attack(DISPECTOR).expect(YOU, "declare", "no", "Blast", "Rain").declare("Blast", "Rain").choose(first)
    assert len(game.zone(YOU, "graveyard")) == cast
    assert (BLAST.name in game.zone(YOU, "hand")) == (cast == 1)


@RULINGS
@pytest.mark.rule("9.32")
def test_after_a_summon_the_chain_lets_nothing_more_be_used_in_that_turn(rules: RuleOptions) -> None:
    """X.14: once the number is used up, the act is forbidden like any other."""
    game = Scenario(
        you=Side(hand=[BLAST, "Deadly Fighter Braid Claw", "Comet Missile"], mana=filler(fire=3), battle=[DISPECTOR]),
        opponent=Side(battle=[WORLD_CHAIN], shields=2),
        rules=rules,
    )
    assert game.refused("Comet Missile") == ""
    game.use("Deadly Fighter Braid Claw")
    assert game.refused("Comet Missile") == "an effect forbids casting it"
    game.attack(DISPECTOR)
    if rules != STRICT:
        game.declare(BLAST)
    assert BLAST.name in game.zone(YOU, "hand")
    assert game.zone(OPPONENT, "battle") == ["World Chain"]


@RULINGS
@pytest.mark.rule("9.33", "11.17")
def test_under_golden_the_johnny_two_trigger_spells_are_declared_and_one_is_cast(rules: RuleOptions) -> None:
    """The ruling of 2021-09-24 lets both be declared, since no spell has been cast yet (X.27)."""
    for first, cast in (("Brain Serum", 1), ("Terror Pit", 2)):
        game = Scenario(you=Side(battle=[GOLDEN]), opponent=Side(shields=["Brain Serum", "Terror Pit"]), rules=rules)
        game.attack(GOLDEN).declare("Brain Serum", "Terror Pit").choose(first)
        if first == "Brain Serum":
            game.decline()
        game.end_turn()
        assert (GOLDEN in game.zone(YOU, "graveyard")) == (cast == 2)
        assert len(game.zone(OPPONENT, "graveyard")) == cast
        # The number is counted anew in the next turn.
        assert game.record.cast_count[OPPONENT] == cast


def test_golden_the_johnny_counts_each_turn_anew() -> None:
    game = Scenario(
        you=Side(battle=[GOLDEN]),
        opponent=Side(hand=["Comet Missile", "Comet Missile"], mana=filler(fire=2), battle=["Fear Fang"]),
        turn=OPPONENT,
    )
    game.use("Comet Missile")
    assert game.refused("Comet Missile#2") == "an effect forbids casting it"
    game.next_turn().next_turn().decline()
    assert game.refused("Comet Missile#2") == ""


@pytest.mark.rule("9.37")
def test_what_works_once_a_turn_by_its_name_is_declared_twice_and_put_once() -> None:
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


# ---------------------------------------------------------------------------------------------------------
# The other abilities of these cards
# ---------------------------------------------------------------------------------------------------------
def test_the_opponent_of_spell_del_fin_plays_with_an_open_hand_and_its_spells_make_it_stronger() -> None:
    game = Scenario(
        you=Side(battle=[DEL_FIN], hand=["Torcon"]), opponent=Side(hand=["Comet Missile", "Terror Pit", "Fear Fang"])
    )
    assert game.power(DEL_FIN) == 10000
    assert game.sees(YOU, "Comet Missile") and game.sees(YOU, "Fear Fang")
    assert not game.sees(OPPONENT, "Torcon")
    assert not Scenario(opponent=Side(hand=["Comet Missile"])).sees(YOU, "Comet Missile")


@pytest.mark.rule("10.07")
def test_revolution_0_works_only_while_its_owner_has_no_shields() -> None:
    """Miradante's lock goes as a shield comes."""
    for shields, refusal in ((0, "an effect forbids summoning it"), (1, "")):
        game = Scenario(
            you=Side(battle=[MIRADANTE], shields=shields),
            opponent=Side(hand=["Torcon"], mana=filler(nature=2)),
            turn=OPPONENT,
        )
        assert game.refused("Torcon") == refusal


def test_miradante_taps_all_that_the_opponent_has_through_their_next_turn() -> None:
    game = Scenario(
        you=Side(hand=["Miradante, Time Revolution"], mana=filler(light=8), battle=["Holy, Flash Guardian"]),
        opponent=Side(battle=["Fear Fang", "Torcon"]),
    )
    game.use("Miradante, Time Revolution").next_turn()
    assert game.is_tapped("Fear Fang") and game.is_tapped("Torcon")
    game.next_turn().next_turn()
    assert not game.is_tapped("Fear Fang")


@pytest.mark.parametrize("spell_cast", [True, False])
def test_miradante_twelve_casts_a_light_spell_from_the_hand_or_draws(spell_cast: bool) -> None:
    game = Scenario(
        you=Side(hand=[MIRADANTE_TWELVE, "Solar Ray", "Comet Missile"], mana=filler(light=7, water=1), deck=["Torcon"]),
        opponent=Side(battle=["Fear Fang"]),
    )
    game.use(MIRADANTE_TWELVE).expect(YOU, "choose", "no", "Solar Ray")
    if spell_cast:
        game.choose("Solar Ray")
        assert game.is_tapped("Fear Fang") and game.zone(YOU, "hand") == ["Comet Missile"]
    else:
        game.decline()
        assert game.zone(YOU, "hand") == ["Solar Ray", "Comet Missile", "Torcon"]


def test_nicol_bolas_discards_seven_cards_of_the_opponents_choice() -> None:
    game = Scenario(
        you=Side(hand=["Nicol Bolas"], mana=filler(water=3, darkness=3, fire=2)),
        opponent=Side(hand=[*filler(7), "Terror Pit"]),
    )
    game.use("Nicol Bolas")
    for _ in range(7):
        game.expect(OPPONENT, "choose").choose("Filler")
    assert game.zone(OPPONENT, "hand") == ["Terror Pit"]


@pytest.mark.parametrize(("jokers", "cards"), [(3, ["Corile"]), (4, [])])
def test_the_master_blaster_of_golden_the_johnny_needs_four_jokers(jokers: int, cards: list[str]) -> None:
    game = Scenario(you=Side(battle=[GOLDEN], mana=[SENNO] * (jokers - 1)), opponent=Side(battle=["Corile"], shields=3))
    game.attack(GOLDEN)
    assert game.zone(OPPONENT, "battle") == cards
    assert game.zone(OPPONENT, "deck")[-1] == ("Filler" if cards else "Corile")


@pytest.mark.parametrize("zone", ["hand", "graveyard", "mana", "battle"])
def test_dead_damned_invades_from_four_zones(zone: str) -> None:
    """It is laid on the attacking Command; a choice of three places follows, also for one of the battle zone."""
    command = creature("Deddam", DARKNESS, 3, 3000, "Trinity Command")
    held = [DEAD_DAMNED] if zone != "battle" else [pile(DEAD_DAMNED, "Torcon"), command]
    you = Side(**{"battle": [command], zone: held})  # type: ignore[arg-type]
    game = Scenario(you=you, opponent=Side(battle=["Corile"], shields=3))
    game.attack(command).declare(DEAD_DAMNED).expect(YOU, "choose one")
    assert game.zone(YOU, "battle") == [DEAD_DAMNED]
    assert game.under(DEAD_DAMNED)[-1] == "Deddam"
    game.choose(2)
    assert game.zone(OPPONENT, "hand")[0] == "Corile"


@pytest.mark.parametrize("zone", ["hand", "graveyard", "mana", "battle"])
@pytest.mark.rule("9.30")
def test_under_senno_only_a_creature_of_the_battle_zone_is_laid_on_another(zone: str) -> None:
    """It is not put into the battle zone: it is there already."""
    command = creature("Deddam", DARKNESS, 3, 3000, "Trinity Command")
    held = [DEAD_DAMNED] if zone != "battle" else [pile(DEAD_DAMNED, "Torcon"), command]
    you = Side(**{"battle": [command], zone: held})  # type: ignore[arg-type]
    game = Scenario(you=you, opponent=Side(battle=[SENNO], shields=3))
    game.attack(command).declare(DEAD_DAMNED)
    assert ("Deddam" not in game.zone(YOU, "battle")) == (zone == "battle")


@pytest.mark.parametrize(("cost", "where"), [(8, "graveyard"), (7, "battle")])
@pytest.mark.rule("9.29")
def test_what_would_enter_instead_of_being_discarded_is_discarded_where_it_cannot_be_put(cost: int, where: str) -> None:
    """What cannot be carried out replaces nothing (609.4)."""
    forbidden = prohibit(ACT_PUT, cards=CREATURES.cost(at_least=cost, at_most=cost))
    thief = creature(
        "Thief", WATER, 3, 1000, "", whenever_attacks(forbidden, discard(every(your_opponents(CARDS.in_zone(HAND)))))
    )
    terradragon = "Terradragon Arque Delacerna"  # costs 8
    game = Scenario(you=Side(battle=[thief]), opponent=Side(hand=[terradragon])).attack(thief)
    if where == "battle":
        game.expect(OPPONENT, "instead").accept()
    assert game.where(terradragon) == where
