"""The Gates of Moonless Night, and what lies under the creatures that come through them (K2, 603.2e).

You open the Gates. A Gate works from the hand and from the graveyard, must be declared in both, and gathers its
Magic Tools only as it is resolved.
"""

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    WATER,
    Card,
    Effect,
    Trigger,
    at_end_of_your_turn,
    choose,
    creature,
    draw,
    may,
    ninja_strike,
    prohibits,
    put,
    spell,
    void_gate,
    when_leaves,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes.abilities import ACT_LEAVE_GRAVEYARD, PUT_UNDER
from sim.engine.record.codes.cards import HAND
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped

DE_SZARK = "卍 De Szark 卍"
GI_LUGIRIN = "卍 Gi Lugirin 卍 / Bangoku Brain"
IN_PLAY = "卍 Gi Lugirin 卍"
GRIGYAN = "Grigyan, Darma"
DURINRI = "Durinri, Darma"
BAREDU = "Baredu, Daspell"
GAR = "Gar Raganzark"
BYSTANDER = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn goes on
BANGETSU = "Bangetsu 卍 Ga Ryuzark 卍"
ZETSU = f"{BANGETSU} / Bangokusatsu"


def tool(name: str, *abilities: Trigger) -> Card:
    return creature(name, DARKNESS, 2, 2000, "Magic Tool", *abilities)


def tool_spell(*effects: Effect) -> Card:
    return spell("Tool of Words", WATER, 1, *effects, races="Magic Tool")


TOOLS = [tool(f"Tool {number}") for number in range(1, 7)]


def at_the_main_step(**zones: object) -> Scenario:
    """You, with mana for anything, and something to go on with."""
    mine = {"mana": filler(darkness=5, water=5, nature=5), "deck": ["Fear Fang"] * 9, **zones}
    return Scenario(you=Side(**mine), opponent=Side(battle=["Phantom Fish", tapped("Torcon")]))  # type: ignore[arg-type]


def gather(game: Scenario) -> Scenario:
    """Take the first Magic Tools that there are; the order is that of the pile, from the top down."""
    while game.question is not None and game.question.verb == PUT_UNDER:
        game.choose(game.options[0])
    return game


# --- Declaring ------------------------------------------------------------------------------------------
@pytest.mark.rule("9.43", "10.10")
@pytest.mark.parametrize(
    "zone",
    [
        pytest.param("hand", id="from the hand"),
        pytest.param("graveyard", id="from the graveyard", marks=pytest.mark.rule("9.05", "11.07", "11.32")),
    ],
)
@pytest.mark.parametrize("declares", [True, False])
def test_a_gate_is_declared_as_the_magic_tool_is_put_wherever_it_works(zone: str, declares: bool) -> None:
    """X.16: what can trigger in a hidden zone must be declared, even where it triggers from the graveyard."""
    hand: list[Card | str] = [DURINRI]
    graveyard: list[Card | str] = [*TOOLS[:2]]
    (hand if zone == "hand" else graveyard).append(DE_SZARK)
    game = at_the_main_step(hand=hand, graveyard=graveyard, battle=[TOOLS[2], BYSTANDER])
    game.use(DURINRI).expect(YOU, "declare", "no", DE_SZARK)
    if declares:
        gather(game.declare(DE_SZARK)).choose("Phantom Fish")
        assert sorted(game.under(DE_SZARK)) == [DURINRI, "Tool 1", "Tool 2", "Tool 3"]
        assert game.zone(YOU, "graveyard") == []
        assert game.zone(YOU, "battle") == ["Bystander", DE_SZARK]
        assert game.zone(OPPONENT, "graveyard") == ["Phantom Fish"]
    else:
        game.decline()
        assert game.where(DE_SZARK) == zone
        assert game.zone(YOU, "battle") == ["Tool 3", "Bystander", DURINRI]


@pytest.mark.rule("11.32")
@pytest.mark.parametrize(
    ("side", "card", "zone"),
    [
        pytest.param(OPPONENT, creature("Ninja", WATER, 5, 3000, "", ninja_strike(1)), "hand", id="Ninja Strike"),
        pytest.param(YOU, "Redzone, Roaring Invasion", "hand", id="Invasion"),
    ],
)
def test_whatever_can_trigger_in_a_hidden_zone_is_declared(side: int, card: Card | str, zone: str) -> None:
    zones = {zone: [card], "mana": filler(water=2)}
    attacker = creature("Attacker", FIRE, 3, 6000, "Sonic Command")
    other = zones if side == OPPONENT else {}
    mine = zones if side == YOU else {}
    game = Scenario(
        you=Side(battle=[attacker], **mine),  # type: ignore[arg-type]
        opponent=Side(shields=3, battle=[BYSTANDER], **other),  # type: ignore[arg-type]
    )
    game.attack("Attacker").expect(side, "declare")


@pytest.mark.rule("11.32")
def test_what_triggers_in_the_battle_zone_only_is_not_declared() -> None:
    """X.16: its opposite. The ability of a creature in play goes to standby by itself."""
    watcher = creature("Watcher", DARKNESS, 3, 1000, "", whenever_attacks(may(draw(1))))
    game = Scenario(you=Side(battle=[watcher]), opponent=Side(shields=2))
    game.attack("Watcher").expect(YOU, "may")


@pytest.mark.rule("11.33", "10.10")
@pytest.mark.parametrize(
    ("milled", "opens"),
    [(DURINRI, True), ("Fear Fang", False), (BAREDU, True)],
    ids=["a Magic Tool", "no Magic Tool", "a Magic Tool spell"],
)
@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_the_tools_are_gathered_only_as_the_gate_is_resolved(zone: str, milled: str, opens: bool) -> None:
    """It is declared with too few tools; what is resolved before it may bring the rest."""
    hand, graveyard = [GRIGYAN], [TOOLS[1]]
    (hand if zone == "hand" else graveyard).append(DE_SZARK)
    game = at_the_main_step(
        hand=hand, graveyard=graveyard, battle=[TOOLS[0], BYSTANDER], deck=[milled, "Torcon", "Torcon"]
    )
    game.use(GRIGYAN).declare(DE_SZARK).choose(GRIGYAN).accept()
    gather(game)
    if opens:
        game.choose("Phantom Fish")
        assert sorted(game.under(DE_SZARK)) == sorted([GRIGYAN, "Tool 1", "Tool 2", milled])
        return
    assert game.where(DE_SZARK) == zone
    assert game.zone(YOU, "battle") == ["Tool 1", "Bystander", GRIGYAN]
    assert game.record.summoned_count[YOU] == 1  # Grigyan


@pytest.mark.rule("11.33")
def test_a_gate_that_failed_can_be_used_at_the_next_tool() -> None:
    """It counts as not used."""
    game = at_the_main_step(hand=[GRIGYAN, DURINRI, DE_SZARK], graveyard=[TOOLS[0], TOOLS[1]], battle=[BYSTANDER])
    game.use(DURINRI).declare(DE_SZARK)
    assert game.where(DE_SZARK) == "hand"
    game.use(GRIGYAN).declare(DE_SZARK).choose(DE_SZARK)
    gather(game).choose(DE_SZARK).choose("Phantom Fish")
    assert sorted(game.under(DE_SZARK)) == [DURINRI, GRIGYAN, "Tool 1", "Tool 2"]


@pytest.mark.rule("10.10")
@pytest.mark.parametrize(("in_play", "in_graveyard"), [(3, 1), (1, 3)], ids=["three and one", "one and three"])
def test_the_first_gate_needs_two_from_each_zone(in_play: int, in_graveyard: int) -> None:
    game = at_the_main_step(
        hand=[DURINRI, DE_SZARK], battle=[*TOOLS[: in_play - 1], BYSTANDER], graveyard=TOOLS[3 : 3 + in_graveyard]
    )
    game.use(DURINRI).declare(DE_SZARK)
    assert game.where(DE_SZARK) == "hand"


@pytest.mark.rule("10.47")
@pytest.mark.parametrize(
    ("fourth", "opens"),
    [
        pytest.param(TOOLS[3], True, id="a creature"),
        pytest.param(tool_spell(draw(1)), True, id="a spell"),
        pytest.param("Fear Fang", False, id="no Magic Tool"),
        pytest.param(creature("Tool Shed", DARKNESS, 2, 2000, "Magic Toolbox"), False, id="another race"),
    ],
)
def test_the_race_makes_the_magic_tool_on_creatures_and_spells_alike(fourth: Card | str, opens: bool) -> None:
    game = at_the_main_step(hand=[DURINRI, DE_SZARK], battle=[TOOLS[0], BYSTANDER], graveyard=[TOOLS[1], fourth])
    gather(game.use(DURINRI).declare(DE_SZARK))
    assert game.can_choose("Phantom Fish") == opens


@pytest.mark.rule("10.47")
@pytest.mark.parametrize(
    ("card", "declared"), [(DURINRI, True), ("Fear Fang", False)], ids=["Magic Tool", "no Magic Tool"]
)
def test_only_a_magic_tool_of_yours_opens_a_gate(card: str, declared: bool) -> None:
    game = at_the_main_step(hand=[card, DE_SZARK], battle=[BYSTANDER])
    game.use(card)
    assert (game.asked == "declare") == declared


# --- The creature that comes -----------------------------------------------------------------------------
@pytest.mark.rule("10.10")
def test_it_is_summoned_as_a_new_creature_with_the_tools_as_a_part_of_it() -> None:
    """Not an evolution: it is untapped and sick, and what was said of the tools is not said of it."""
    watcher = tool("Watchful Tool", whenever_attacks(draw(1)))
    game = at_the_main_step(
        hand=[DURINRI, DE_SZARK], battle=[tapped(watcher), BYSTANDER], graveyard=[TOOLS[1], TOOLS[2]]
    )
    gather(game.use(DURINRI).declare(DE_SZARK)).choose("Phantom Fish")
    assert not game.is_tapped(DE_SZARK)
    assert game.refused(DE_SZARK, "attack") == "it has summoning sickness"
    assert game.record.summoned_count[YOU] == 2
    game.end_turn().next_turn().end_turn().next_turn().decline()
    game.attack(DE_SZARK)
    assert len(game.zone(YOU, "hand")) == 1  # the draw of the turn


@pytest.mark.rule("10.10")
def test_the_tools_do_not_leave_the_battle_zone_but_go_with_the_creature() -> None:
    clinging = tool("Clinging Tool", when_leaves(draw(1)))
    game = at_the_main_step(hand=[DURINRI, DE_SZARK], battle=[clinging, BYSTANDER], graveyard=TOOLS[1:3])
    gather(game.use(DURINRI).declare(DE_SZARK)).choose("Phantom Fish")
    assert game.zone(YOU, "hand") == []
    assert game.zone(YOU, "graveyard") == []
    game = Scenario(
        you=Side(battle=[pile(DE_SZARK, *TOOLS[:4])]),
        opponent=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=[BYSTANDER]),
        turn=OPPONENT,
    )
    game.use("Terror Pit")
    assert sorted(game.zone(YOU, "graveyard")) == ["Tool 1", "Tool 2", "Tool 3", "Tool 4", DE_SZARK]


@pytest.mark.rule("10.10")
@pytest.mark.parametrize("tools", [3, 4])
def test_with_four_cards_under_de_szark_the_opponents_creatures_are_put_tapped(tools: int) -> None:
    game = Scenario(
        you=Side(battle=[pile(DE_SZARK, *TOOLS[:tools])]),
        opponent=Side(hand=["Torcon"], mana=filler(nature=9), battle=[BYSTANDER]),
        turn=OPPONENT,
    )
    game.use("Torcon")
    assert game.is_tapped("Torcon") == (tools == 4)


# --- Void and Fantasy ------------------------------------------------------------------------------------
@pytest.mark.rule("9.45", "10.12", "11.09")
@pytest.mark.parametrize(
    ("there", "opens"),
    [
        pytest.param(4, True, id="enough"),
        pytest.param(3, True, id="enough with the spell itself"),
        pytest.param(2, False, id="too few", marks=pytest.mark.rule("9.23")),
    ],
)
def test_a_void_gate_is_declared_on_casting_and_looks_for_tools_on_resolving(there: int, opens: bool) -> None:
    """What follows the "when" is looked at only then: the spell itself has come to the graveyard meanwhile."""
    game = at_the_main_step(
        hand=[tool_spell(draw(1)), GI_LUGIRIN], battle=[TOOLS[0], BYSTANDER], graveyard=TOOLS[1:there]
    )
    game.use("Tool of Words").expect(YOU, "declare", "no", GI_LUGIRIN)
    assert len(game.zone(YOU, "hand")) == 1  # the spell has not drawn yet
    game.declare(GI_LUGIRIN)
    if not opens:
        assert game.where(GI_LUGIRIN) == "hand"
        assert game.where("Tool of Words") == "graveyard"
        return
    if there == 4:
        game.choose("Tool of Words", "Tool 1", "Tool 2", "Tool 3")
        assert game.zone(YOU, "graveyard") == ["Tool 4"]
    gather(game)
    assert game.zone(YOU, "battle") == ["Bystander", IN_PLAY]
    assert len(game.under(IN_PLAY)) == 4
    assert "Tool of Words" in game.under(IN_PLAY)


@pytest.mark.rule("10.12")
def test_a_void_gate_waits_for_spells_only() -> None:
    game = at_the_main_step(hand=[DURINRI, GI_LUGIRIN], battle=[BYSTANDER], graveyard=TOOLS[:4])
    game.use(DURINRI)
    assert game.asked != "declare"


@pytest.mark.rule("10.13")
@pytest.mark.parametrize("card", [DURINRI, "Tool of Words"], ids=["putting a creature", "casting a spell"])
def test_a_fantasy_gate_opens_for_both(card: str) -> None:
    mine = tool_spell(draw(1)) if card == "Tool of Words" else card
    game = at_the_main_step(hand=[mine, GAR], battle=[BYSTANDER], graveyard=TOOLS[:3])
    gather(game.use(card).declare(GAR))
    assert game.where(GAR) == "battle"
    assert sorted(game.under(GAR)) == sorted([card, "Tool 1", "Tool 2", "Tool 3"])


@pytest.mark.rule("11.48", "10.13")
@pytest.mark.parametrize(
    ("gate", "opens"),
    [pytest.param(GAR, True, id="from hand or graveyard"), pytest.param("Only from Hand", False, id="from hand")],
)
def test_a_declared_gate_that_is_discarded_works_from_the_graveyard(gate: str, opens: bool) -> None:
    """X.15: a declared card that has moved fails, unless its text names the zone where it is now (situation 79)."""
    from_hand = Trigger(
        void_gate(4).event, "", void_gate(4).effects, subject=void_gate(4).subject, zones=(1,), declared=True
    )
    only_hand = creature("Only from Hand", WATER, 8, 9000, "Dolszak", from_hand)
    game = at_the_main_step(hand=[BAREDU, GAR if gate == GAR else only_hand], battle=[BYSTANDER], graveyard=TOOLS[:3])
    game.use(BAREDU).declare(gate).choose(gate)
    gather(game)
    if opens:
        assert game.where(gate) == "battle"
        assert sorted(game.under(gate)) == sorted([BAREDU, "Tool 1", "Tool 2", "Tool 3"])
    else:
        assert game.where(gate) == "graveyard"
        assert game.zone(YOU, "battle") == ["Bystander"]


@pytest.mark.rule("10.13")
@pytest.mark.parametrize("summons", [True, False])
def test_what_gar_raganzark_lets_in_on_the_opponents_turn(summons: bool) -> None:
    lure = spell("Lure", FIRE, 1, may(draw(1)))
    game = Scenario(
        you=Side(battle=[GAR]),
        opponent=Side(
            hand=["Torcon", "Inferno Sign", lure],
            graveyard=["Fear Fang"],
            mana=filler(darkness=5, nature=5, fire=1),
            battle=[BYSTANDER],
        ),
        turn=OPPONENT,
    )
    game.use("Torcon" if summons else "Inferno Sign")
    assert game.where("Torcon" if summons else "Fear Fang") == ("battle" if summons else "graveyard")


# --- Zetsu -------------------------------------------------------------------------------------------------
@pytest.mark.rule("9.44", "10.11", "11.42")
@pytest.mark.parametrize("declares", [True, False])
def test_zetsu_is_declared_before_anything_of_the_end_of_your_turn_is_resolved(declares: bool) -> None:
    game = Scenario(
        you=Side(hand=[ZETSU], battle=[DURINRI, *TOOLS[:2]], graveyard=TOOLS[2:4], deck=[TOOLS[4], "Torcon"]),
        opponent=Side(),
    )
    game.enough()
    game.expect(YOU, "declare", "no", ZETSU)
    if declares:
        # Five tools, until Durinri's ability has brought the sixth.
        gather(game.declare(ZETSU).choose(DURINRI).accept())
        assert game.zone(YOU, "battle") == [BANGETSU]
        assert len(game.under(BANGETSU)) == 6
    else:
        game.decline().expect(YOU, "may")
        game.accept()
        assert game.turn_is_over
        assert game.where(ZETSU) == "hand"


@pytest.mark.rule("10.11")
def test_zetsu_comes_at_the_end_of_the_opponents_turn_too_from_the_graveyard() -> None:
    game = Scenario(
        you=Side(battle=TOOLS[:1], graveyard=[*TOOLS[1:6], ZETSU]),
        opponent=Side(battle=[creature("Sleepless", FIRE, 3, 1000, "", at_end_of_your_turn(may(draw(1))))]),
        turn=OPPONENT,
    )
    game.enough().expect(OPPONENT, "may")
    game.decline().expect(YOU, "declare", "no", ZETSU)
    gather(game.declare(ZETSU))
    assert len(game.under(BANGETSU)) == 6


@pytest.mark.rule("10.11")
@pytest.mark.parametrize(("tools", "opens"), [(6, True), (5, False)])
def test_zetsu_needs_its_number_of_tools(tools: int, opens: bool) -> None:
    game = Scenario(you=Side(hand=[ZETSU], graveyard=TOOLS[:tools], battle=[BYSTANDER]), opponent=Side())
    gather(game.enough().declare(ZETSU))
    assert (BANGETSU in game.zone(YOU, "battle")) == opens
    assert len(game.zone(YOU, "graveyard")) == (0 if opens else tools)


@pytest.mark.rule("10.11")
@pytest.mark.parametrize(("tapped_mana", "asks"), [(3, False), (5, True)])
def test_bangetsu_lets_the_opponent_untap_only_three_cards_of_mana(tapped_mana: int, asks: bool) -> None:
    mana = [
        tapped(f"{card}") for card in ["Torcon", "Fear Fang", "Terror Pit", "Corile", "Energy Stream"][:tapped_mana]
    ]
    game = Scenario(you=Side(battle=[ZETSU]), opponent=Side(mana=mana, battle=[tapped(BYSTANDER)], hand=["Torcon"]))
    game.next_turn()
    if asks:
        game.expect(OPPONENT, "choose", "Torcon", "Fear Fang", "Terror Pit", "Corile", "Energy Stream")
        game.choose("Corile", "Terror Pit", "Torcon")
        assert not game.is_tapped("Corile")
        assert game.is_tapped("Fear Fang")
    assert game.untapped_mana(OPPONENT) == 3
    assert not game.is_tapped("Bystander")


@pytest.mark.rule("10.11")
@pytest.mark.parametrize(("cards", "declared"), [(13, True), (12, False)])
def test_bangokusatsu_is_a_shield_trigger_while_the_graveyards_hold_thirteen_cards(cards: int, declared: bool) -> None:
    game = Scenario(
        you=Side(shields=[ZETSU], graveyard=["Torcon"] * 6),
        opponent=Side(battle=["Fear Fang", "Phantom Fish"], graveyard=["Torcon"] * (cards - 6)),
        turn=OPPONENT,
    )
    game.attack("Fear Fang")
    if declared:
        game.expect(YOU, "declare", "no", ZETSU).declare(ZETSU)
        assert game.zone(OPPONENT, "battle") == []  # the spell half has it
        assert game.where(ZETSU) == "graveyard"
    else:
        assert game.where(ZETSU) == "hand"
        assert game.zone(OPPONENT, "battle") == ["Fear Fang", "Phantom Fish"]


# --- In an attack -----------------------------------------------------------------------------------------
@pytest.mark.rule("10.10")
@pytest.mark.parametrize("gathered", [True, False])
def test_an_attacker_that_becomes_a_part_of_the_new_creature_attacks_no_longer(gathered: bool) -> None:
    bringer = tool("Bringer", whenever_attacks(put(choose(1, your(CREATURES.in_zone(HAND))))))
    game = Scenario(
        you=Side(hand=[TOOLS[0], DE_SZARK], battle=[bringer, TOOLS[1], BYSTANDER], graveyard=TOOLS[2:4]),
        opponent=Side(shields=1, battle=["Phantom Fish", "Torcon"]),
    )
    game.attack("Bringer").choose("Tool 1").declare(DE_SZARK)
    game.choose(*(["Bringer"] if gathered else ["Tool 1", "Tool 2"]))
    gather(game)
    game.choose("Torcon")
    if gathered:
        assert game.asked == "attack with"
        assert len(game.zone(OPPONENT, "shields")) == 1
    else:
        game.expect(OPPONENT, "block with", "no", "Phantom Fish")


# --- Graveyards that nothing may leave -----------------------------------------------------------------------
@pytest.mark.rule("9.34")
@pytest.mark.parametrize(
    ("in_play", "in_graveyard", "opens"),
    [(4, 0, True), (3, 3, False)],
    ids=["the tools lie in the battle zone", "the tools may not leave the graveyard"],
)
def test_a_gate_is_declared_though_no_card_may_leave_the_graveyard(
    in_play: int, in_graveyard: int, opens: bool
) -> None:
    """Only what it does to cards there is forbidden, and it fails where it needs that (9.28)."""
    keeper = creature("Keeper", DARKNESS, 3, 1000, "", prohibits(ACT_LEAVE_GRAVEYARD, your_opponents(CARDS)))
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
        assert game.refused("Tool 4") == "an effect keeps it in the graveyard"
    gather(game)
    assert (game.where(GAR) == "battle") == opens
    assert (game.where(GAR) == "hand") != opens
    assert len(game.zone(YOU, "graveyard")) == in_graveyard
