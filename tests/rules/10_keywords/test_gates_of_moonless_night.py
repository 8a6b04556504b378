"""Group 10 of the rules catalogue: the Gates of Moonless Night, and the Magic Tools under their creatures.

You open the Gates. A Gate works from the hand and from the graveyard, must be declared in both (603.2e), and gathers
its Magic Tools only as it is resolved.
"""

import pytest

from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    WATER,
    Card,
    Effect,
    at_end_of_your_turn,
    choose,
    creature,
    draw,
    may,
    put,
    put_top_card_into_graveyard,
    spell,
    when_leaves,
    whenever_attacks,
    your,
)
from sim.engine.record.codes import zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped
from tests.rules.situations import (
    BAREDU,
    BYSTANDER,
    DE_SZARK,
    DURINRI,
    GAR,
    GI_LUGIRIN,
    GRIGYAN,
    TOOLS,
    at_the_main_step,
    gather,
    tool,
)

BANGETSU = "Bangetsu 卍 Ga Ryuzark 卍"
IN_PLAY = "卍 Gi Lugirin 卍"
ZETSU = f"{BANGETSU} / Bangokusatsu"


def tool_spell(*effects: Effect) -> Card:
    return spell("Tool of Words", WATER, 1, *effects, races="Magic Tool")


# --- The Gate (10.10) ----------------------------------------------------------------------------------
@pytest.mark.rule("10.10", "9.43")
@pytest.mark.parametrize(
    "zone",
    [
        pytest.param("hand", id="from the hand"),
        pytest.param("graveyard", id="from the graveyard", marks=pytest.mark.rule("9.05", "11.07", "11.32")),
    ],
)
@pytest.mark.parametrize("declares", [True, False])
def test_10_10_a_gate_is_declared_as_the_magic_tool_is_put_wherever_it_works(zone: str, declares: bool) -> None:
    """X.16: an ability that can trigger in a hidden zone must be declared, even when it triggers in the graveyard."""
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


@pytest.mark.rule("10.10", "11.33")
@pytest.mark.parametrize(
    ("milled", "opens"),
    [(DURINRI, True), ("Fear Fang", False), (BAREDU, True)],
    ids=["a Magic Tool", "no Magic Tool", "a Magic Tool spell"],
)
@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_10_10_the_tools_are_gathered_only_as_the_gate_is_resolved(zone: str, milled: str, opens: bool) -> None:
    """It is declared with too few tools; effects resolved before it may bring the rest."""
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


@pytest.mark.rule("10.10")
@pytest.mark.parametrize(("in_play", "in_graveyard"), [(3, 1), (1, 3)], ids=["three and one", "one and three"])
def test_10_10_the_first_gate_needs_two_from_each_zone(in_play: int, in_graveyard: int) -> None:
    game = at_the_main_step(
        hand=[DURINRI, DE_SZARK], battle=[*TOOLS[: in_play - 1], BYSTANDER], graveyard=TOOLS[3 : 3 + in_graveyard]
    )
    game.use(DURINRI).declare(DE_SZARK)
    assert game.where(DE_SZARK) == "hand"


@pytest.mark.rule("10.10")
def test_10_10_it_is_summoned_as_a_new_creature_with_the_tools_as_part_of_it() -> None:
    """Not an evolution: it is untapped and sick, and effects on the tools do not carry over."""
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
def test_10_10_the_tools_do_not_leave_the_battle_zone_but_go_with_the_creature() -> None:
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


@pytest.mark.phrase("enter_tapped")
@pytest.mark.rule("10.10")
@pytest.mark.parametrize("tools", [3, 4])
def test_10_10_with_four_cards_under_de_szark_the_opponents_creatures_are_put_tapped(tools: int) -> None:
    game = Scenario(
        you=Side(battle=[pile(DE_SZARK, *TOOLS[:tools])]),
        opponent=Side(hand=["Torcon"], mana=filler(nature=9), battle=[BYSTANDER]),
        turn=OPPONENT,
    )
    game.use("Torcon")
    assert game.is_tapped("Torcon") == (tools == 4)


@pytest.mark.rule("10.10")
@pytest.mark.parametrize("gathered", [True, False])
def test_10_10_an_attacker_that_becomes_part_of_the_new_creature_no_longer_attacks(gathered: bool) -> None:
    bringer = tool("Bringer", whenever_attacks(put(choose(1, your(CREATURES.in_zone(zones.HAND))))))
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


# --- Zetsu (10.11) -------------------------------------------------------------------------------------
@pytest.mark.rule("10.11", "9.44", "11.42")
@pytest.mark.parametrize("declares", [True, False])
def test_10_11_zetsu_is_declared_before_any_effect_of_the_end_of_your_turn_resolves(declares: bool) -> None:
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
def test_10_11_zetsu_also_comes_from_the_graveyard_at_the_end_of_the_opponents_turn() -> None:
    game = Scenario(
        you=Side(battle=TOOLS[:1], graveyard=[*TOOLS[1:6], ZETSU]),
        opponent=Side(battle=[creature("Sleepless", FIRE, 3, 1000, "", at_end_of_your_turn(may(draw(1))))]),
        turn=OPPONENT,
    )
    game.enough().expect(OPPONENT, "may")
    game.decline().expect(YOU, "declare", "no", ZETSU)
    gather(game.declare(ZETSU))
    assert len(game.under(BANGETSU)) == 6


@pytest.mark.phrase("gate_zetsu")
@pytest.mark.rule("10.11")
@pytest.mark.parametrize(("tools", "opens"), [(6, True), (5, False)])
def test_10_11_zetsu_needs_its_number_of_tools(tools: int, opens: bool) -> None:
    game = Scenario(you=Side(hand=[ZETSU], graveyard=TOOLS[:tools], battle=[BYSTANDER]), opponent=Side())
    gather(game.enough().declare(ZETSU))
    assert (BANGETSU in game.zone(YOU, "battle")) == opens
    assert len(game.zone(YOU, "graveyard")) == (0 if opens else tools)


@pytest.mark.phrase("opponent_untaps_at_most")
@pytest.mark.rule("10.11")
@pytest.mark.parametrize(("tapped_mana", "asks"), [(3, False), (5, True)])
def test_10_11_bangetsu_lets_the_opponent_untap_only_three_cards_in_mana(tapped_mana: int, asks: bool) -> None:
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
def test_10_11_bangokusatsu_is_a_shield_trigger_while_the_graveyards_hold_thirteen_cards(
    cards: int, declared: bool
) -> None:
    game = Scenario(
        you=Side(shields=[ZETSU], graveyard=["Torcon"] * 6),
        opponent=Side(battle=["Fear Fang", "Phantom Fish"], graveyard=["Torcon"] * (cards - 6)),
        turn=OPPONENT,
    )
    game.attack("Fear Fang")
    if declared:
        game.expect(YOU, "declare", "no", ZETSU).declare(ZETSU)
        assert game.zone(OPPONENT, "battle") == []  # it is the spell half that has shield trigger
        assert game.where(ZETSU) == "graveyard"
    else:
        assert game.where(ZETSU) == "hand"
        assert game.zone(OPPONENT, "battle") == ["Fear Fang", "Phantom Fish"]


# --- Void and Fantasy (10.12, 10.13) -------------------------------------------------------------------
@pytest.mark.phrase("void_gate")
@pytest.mark.rule("10.12", "9.45", "11.09")
@pytest.mark.parametrize(
    ("there", "opens"),
    [
        pytest.param(4, True, id="enough"),
        pytest.param(3, True, id="enough with the spell itself"),
        pytest.param(2, False, id="too few", marks=pytest.mark.rule("9.23")),
    ],
)
def test_10_12_a_void_gate_is_declared_on_casting_and_looks_for_tools_on_resolving(there: int, opens: bool) -> None:
    """What follows the "when" counts only then: the spell itself has come to the graveyard meanwhile."""
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
def test_10_12_a_void_gate_waits_for_spells_only() -> None:
    game = at_the_main_step(hand=[DURINRI, GI_LUGIRIN], battle=[BYSTANDER], graveyard=TOOLS[:4])
    game.use(DURINRI)
    assert game.asked != "declare"


@pytest.mark.phrase("fantasy_gate")
@pytest.mark.rule("10.13")
@pytest.mark.parametrize("card", [DURINRI, "Tool of Words"], ids=["putting a creature", "casting a spell"])
def test_10_13_a_fantasy_gate_opens_for_creatures_and_spells(card: str) -> None:
    mine = tool_spell(draw(1)) if card == "Tool of Words" else card
    game = at_the_main_step(hand=[mine, GAR], battle=[BYSTANDER], graveyard=TOOLS[:3])
    gather(game.use(card).declare(GAR))
    assert game.where(GAR) == "battle"
    assert sorted(game.under(GAR)) == sorted([card, "Tool 1", "Tool 2", "Tool 3"])


@pytest.mark.rule("10.13")
@pytest.mark.parametrize("summons", [True, False])
def test_10_13_what_gar_raganzark_lets_in_on_the_opponents_turn(summons: bool) -> None:
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


# --- Magic Tools (10.47) -------------------------------------------------------------------------------
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
def test_10_47_creatures_and_spells_of_that_race_alike_are_magic_tools(fourth: Card | str, opens: bool) -> None:
    game = at_the_main_step(hand=[DURINRI, DE_SZARK], battle=[TOOLS[0], BYSTANDER], graveyard=[TOOLS[1], fourth])
    gather(game.use(DURINRI).declare(DE_SZARK))
    assert game.can_choose("Phantom Fish") == opens


@pytest.mark.phrase("gate_of_moonless_night")
@pytest.mark.rule("10.47")
@pytest.mark.parametrize(
    ("card", "declared"), [(DURINRI, True), ("Fear Fang", False)], ids=["Magic Tool", "no Magic Tool"]
)
def test_10_47_only_your_own_magic_tool_opens_a_gate(card: str, declared: bool) -> None:
    game = at_the_main_step(hand=[card, DE_SZARK], battle=[BYSTANDER])
    game.use(card)
    assert (game.asked == "declare") == declared


@pytest.mark.parametrize(
    ("spell_at", "under", "graveyard"),
    [(0, ["Tool 2"], [DE_SZARK, "Tool of Words"]), (1, ["Tool of Words", "Tool 2"], [DE_SZARK])],
    ids=["next", "below a creature"],
)
def test_801_4a_a_tool_that_is_a_spell_does_not_stay_alone_in_the_battle_zone(
    spell_at: int, under: list[str], graveyard: list[str]
) -> None:
    """801.4a: but it stays under a creature."""
    strip = spell("Strip", FIRE, 1, put_top_card_into_graveyard(choose(1, your(CREATURES.named(DE_SZARK)))))
    tools: list[Card] = TOOLS[:2]
    tools.insert(spell_at, tool_spell(draw(1)))
    game = Scenario(you=Side(hand=[strip], mana=filler(fire=1), battle=[pile(DE_SZARK, *tools), BYSTANDER]))
    game.use("Strip")
    assert game.zone(YOU, "battle") == ["Tool 1", "Bystander"]
    assert game.under("Tool 1") == under
    assert sorted(set(game.zone(YOU, "graveyard")) - {"Strip"}) == sorted(graveyard)
