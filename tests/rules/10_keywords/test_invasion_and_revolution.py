"""Group 10 of the rules catalogue: Invasion, the keywords of Revolution, and Attack Chance (10.04-10.09)."""

import pytest

from sim.cards.words import (
    ACT_PUT,
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    GR_CREATURE,
    LIGHT,
    NATURE,
    WATER,
    Card,
    aura,
    creature,
    draw,
    evolves_from,
    g_neo_evolves_from,
    invasion,
    may,
    opponents_creatures_enter_only_by_summoning,
    prohibits,
    revolution_change,
    saves_from_leaving,
    when_leaves,
    when_put,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, attached, filler, pile, sick, tapped
from tests.rules.situations import (
    ADAMSKI,
    BUSTER,
    BYSTANDER,
    DEAD_DAMNED,
    DEADZONE,
    DEDDAM,
    DOGIRAGON,
    GONTA,
    HAYABUSAMARU,
    MIRADANTE,
    MIRADANTE_TWELVE,
    RAFULULU,
    RECODEKING,
    REDZONE,
    SANMADD,
    THE_RED,
    TULK,
    ZERO_AND_STRIKE,
    final_revolution,
)

IRON_FIST = "Iron Fist of Revolution"
MEASURE = creature("Measure", FIRE, 3, 3000, "")
NEWCOMER = creature("Newcomer", FIRE, 5, 6000, "Dragon", revolution_change(CREATURES))
AWAKENED, FORTIFIED = "Great Chakra, the Storm Awakened", "GuyNEXT, Super Battle Victory Dragon"
GARDENER = creature("Gardener", NATURE, 5, 5000, "", g_neo_evolves_from(CREATURES))
REVEALED = ["Phantom Fish", MEASURE, "Torcon", "Torcon"]


# --- Invasion ------------------------------------------------------------------------------------------
@pytest.mark.rule("10.04")
@pytest.mark.parametrize(
    ("card", "zone"),
    [(DEADZONE, "hand"), (DEADZONE, "graveyard"), (ADAMSKI, "hand"), (ADAMSKI, "battle"), (SANMADD, "mana")],
)
def test_10_04_an_s_rank_invader_comes_from_the_zones_that_it_names(card: str, zone: str) -> None:
    """It is put and not summoned, but from the battle zone it is only moved: Onikamas returns only what is put."""
    piece = tapped(pile(card, "Aqua Guard")) if zone == "battle" else card
    battle = [DEDDAM, *([piece] if zone == "battle" else [])]
    others = {"hand": [], "graveyard": [], "mana": []} | ({} if zone == "battle" else {zone: [piece]})
    game = Scenario(you=Side(battle=battle, **others), opponent=Side(battle=["Onikamas, Strange Flow"], shields=9))
    game.attack(DEDDAM).expect(YOU, "declare", "no", card).choose(card)
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert game.under(card) == [DEDDAM]
    assert game.is_tapped(card)
    # Only the card is moved; what lay under it stays (801.4).
    assert sorted(game.zone(YOU, "battle")) == [card, *(["Aqua Guard"] if zone == "battle" else [])]
    assert (game.asked == "may") == (zone != "battle")


@pytest.mark.parametrize("zone", ["hand", "graveyard", "mana", "battle"])
def test_dead_damned_invades_from_four_zones(zone: str) -> None:
    """It is put onto the attacking Command; a choice of three modes follows, also for one from the battle zone."""
    command = creature("Deddam", DARKNESS, 3, 3000, "Trinity Command")
    held = [DEAD_DAMNED] if zone != "battle" else [pile(DEAD_DAMNED, "Torcon"), command]
    you = Side(**{"battle": [command], zone: held})  # type: ignore[arg-type]
    game = Scenario(you=you, opponent=Side(battle=["Corile"], shields=3))
    game.attack(command).declare(DEAD_DAMNED).expect(YOU, "choose one")
    assert game.zone(YOU, "battle") == [*(["Torcon"] if zone == "battle" else []), DEAD_DAMNED]
    assert game.under(DEAD_DAMNED)[-1] == "Deddam"
    game.choose(2)
    assert game.zone(OPPONENT, "hand")[0] == "Corile"


@pytest.mark.rule("10.04")
@pytest.mark.parametrize(
    ("card", "zone"), [(DEADZONE, "mana"), (ADAMSKI, "graveyard"), (SANMADD, "graveyard"), (REDZONE, "graveyard")]
)
def test_10_04_an_invader_does_not_come_from_a_zone_that_it_does_not_name(card: str, zone: str) -> None:
    attacker = THE_RED if card == REDZONE else DEDDAM
    game = Scenario(you=Side(battle=[attacker], **{zone: [card]}), opponent=Side(shields=9)).attack(attacker)
    game.expect(YOU, "break")


@pytest.mark.rule("10.04")
def test_10_04_a_creature_put_onto_the_attacker_takes_the_attack_over() -> None:
    """Its ability replaces what the attack would break; it goes on although it has attacked itself."""
    game = Scenario(
        you=Side(battle=[DEDDAM, sick(pile(ADAMSKI, "Aqua Guard"))]), opponent=Side(battle=["Aqua Guard"], shields=3)
    )
    game.attack(DEDDAM).declare(ADAMSKI).choose("Filler", "Filler")
    assert len(game.zone(OPPONENT, "graveyard")) == 4
    assert len(game.zone(OPPONENT, "shields")) == 3
    assert game.turn_is_over  # one creature is tapped, and the one that lay under Adamski is sick


def test_a_creature_from_the_battle_zone_is_moved_onto_another_and_not_put() -> None:
    """Gar Raganzark sends creatures put without being summoned to the graveyard; this one is not put."""
    game = Scenario(
        you=Side(battle=[DEDDAM, pile(ADAMSKI, "Aqua Guard")]), opponent=Side(battle=["Gar Raganzark"], shields=3)
    )
    game.attack(DEDDAM).declare(ADAMSKI)
    assert sorted(game.zone(YOU, "battle")) == [ADAMSKI, "Aqua Guard"]


@pytest.mark.rule("10.04")
def test_10_04_only_the_card_is_moved_from_the_battle_zone_and_what_lay_under_it_stays() -> None:
    """109.2a, 801.4; official answer on an aura of Adamski: it stays as well, on its GR creature (310.7)."""
    capsule = creature("Capsule", WATER, 3, 1000, "Jokers", types=GR_CREATURE)
    shine = aura("Shine", WATER, 2, 2000, "Tricks")
    game = Scenario(you=Side(battle=[DEDDAM, attached(pile(ADAMSKI, capsule), shine)]), opponent=Side(shields=3))
    game.attack(DEDDAM).declare(ADAMSKI)
    assert game.under(ADAMSKI) == [DEDDAM]
    assert (game.auras(ADAMSKI), game.auras("Capsule"), game.power("Capsule")) == ([], ["Shine"], 3000)
    assert (game.is_tapped(ADAMSKI), game.is_tapped("Capsule"), game.under("Capsule")) == (True, False, [])


@pytest.mark.rule("10.04")
@pytest.mark.parametrize("first", [ADAMSKI, DEAD_DAMNED])
def test_10_04_a_creature_is_not_put_onto_itself_nor_onto_what_lies_on_it(first: str) -> None:
    """Adamski, attacking, names itself; and once it lies under Dead Damned it is no creature that could be moved."""
    game = Scenario(you=Side(battle=[pile(ADAMSKI, "Aqua Guard")], hand=[DEAD_DAMNED]), opponent=Side(shields=3))
    game.attack(ADAMSKI).declare(ADAMSKI, DEAD_DAMNED).choose(first)
    while game.asked == "resolve":
        game.choose(ADAMSKI)
    game.expect(YOU, "choose one", "0", "1", "2")  # Adamski's ability is over: only Dead Damned's is left
    assert game.zone(YOU, "battle") == [DEAD_DAMNED]
    assert game.under(DEAD_DAMNED) == [ADAMSKI, "Aqua Guard"]


# --- Revolution Change ---------------------------------------------------------------------------------
@pytest.mark.rule("10.05")
def test_10_05_a_second_revolution_change_finds_the_attacker_gone() -> None:
    """Both were declared for Tulk, and Tulk is in the hand now."""
    game = Scenario(you=Side(hand=[RAFULULU, RAFULULU], battle=[TULK]), opponent=Side(shields=3))
    game.attack(TULK).declare(RAFULULU, RAFULULU)
    while game.asked == "resolve":
        game.choose(RAFULULU)
    assert (game.zone(YOU, "battle"), sorted(game.zone(YOU, "hand"))) == ([RAFULULU], [RAFULULU, TULK])
    game.expect(YOU, "break")


@pytest.mark.rule("10.05")
def test_10_05_the_newcomer_is_tapped_and_attacking_and_was_not_summoned() -> None:
    """Onikamas returns whatever enters without being summoned. The opponent's spells stay locked all the same."""
    game = Scenario(
        you=Side(hand=[RAFULULU], battle=[TULK]),
        opponent=Side(battle=["Onikamas, Strange Flow"], shields=["Terror Pit", "Torcon"]),
    )
    game.attack(TULK).declare(RAFULULU)
    assert game.is_tapped(RAFULULU)
    game.expect(OPPONENT, "may").decline()
    game.expect(YOU, "break").choose("Terror Pit")
    assert game.zone(OPPONENT, "hand") == ["Terror Pit"]
    assert game.where(RAFULULU) == "battle"


def test_revolution_change_needs_a_dragon_of_cost_5_or_more() -> None:
    game = Scenario(you=Side(hand=[BUSTER], battle=[GONTA])).attack(GONTA)
    assert game.turn_is_over


def test_701_26b_a_star_evolution_creature_does_not_change_places() -> None:
    """701.26b: it would not go to the hand as a whole, so nothing moves."""
    game = Scenario(
        you=Side(hand=["Miradante Twelve, Time Pope"], battle=[pile("Octopa <Kernel Star>", "Aqua Hulcus"), BYSTANDER]),
        opponent=Side(shields=3),
    )
    game.attack("Octopa <Kernel Star>").declare("Miradante Twelve, Time Pope")
    assert game.where("Miradante Twelve, Time Pope") == "hand"
    assert game.under("Octopa <Kernel Star>") == ["Aqua Hulcus"]


@pytest.mark.phrase("opponents_creatures_enter_only_by_summoning")
@pytest.mark.parametrize(("choice", "where"), [("nothing-moves", "hand"), ("in-part", "graveyard")])
def test_701_26b_a_creature_that_would_not_enter_does_not_change_places(choice: str, where: str) -> None:
    """701.26b (notice p=39018): formerly it was put into the graveyard instead, and the other one attacked on."""
    guard = creature("Guard", LIGHT, 3, 3000, "", opponents_creatures_enter_only_by_summoning)
    game = Scenario(
        you=Side(hand=[RAFULULU], battle=[TULK]),
        opponent=Side(battle=[guard], shields=2),
        rules=RuleOptions(exchange=choice),
    )
    game.attack(TULK).declare(RAFULULU)
    assert (game.where(TULK), game.where(RAFULULU)) == ("battle", where)
    game.expect(YOU, "break")


@pytest.mark.parametrize("old", [AWAKENED, FORTIFIED, pile(GARDENER, "Torcon")])
def test_701_26b_what_would_flip_back_or_leave_from_under_stays_as_it_is(old: Thing) -> None:
    """701.26b (notice p=39018): Release, Dragon Evade and G-Neo are not carried out either; the attack goes on."""
    game = Scenario(you=Side(hand=[NEWCOMER], battle=[old]), opponent=Side(shields=4))
    name = old if isinstance(old, str) else "Gardener"
    game.attack(name).declare("Newcomer")
    assert (game.zone(YOU, "battle"), game.where("Newcomer"), game.asked) == ([name], "hand", "break")
    assert game.is_tapped(name)
    assert game.under(name) == ([] if isinstance(old, str) else ["Torcon"])


@pytest.mark.parametrize("stays", [True, False])
def test_701_26b_a_price_for_staying_is_asked_for_and_not_paid(stays: bool) -> None:
    """701.26b (notice p=39018, whose second example is True Escape): the dragheart stays where it is."""
    ruler, fortress = "Glenmalt, Final Dragon Ruler", "Zodiac, Floating Hymn"
    game = Scenario(you=Side(hand=[NEWCOMER], battle=[ruler, fortress]), opponent=Side(shields=4)).attack(ruler)
    game.declare("Newcomer").expect(YOU, "instead", "no", ruler)
    (game.choose(ruler) if stays else game.decline())
    assert sorted(game.zone(YOU, "battle")) == sorted([ruler if stays else "Newcomer", fortress])
    assert game.where("Newcomer" if stays else ruler) == "hand"


@pytest.mark.parametrize("stays", [True, False])
def test_701_26b_a_saver_is_not_destroyed_for_a_creature_that_would_change_places(stays: bool) -> None:
    """701.26b: the saver would be destroyed instead; then nothing happens at all."""
    saver = creature("Saver", FIRE, 3, 1000, "", saves_from_leaving(your(CREATURES)))
    game = Scenario(you=Side(hand=[NEWCOMER], battle=[MEASURE, saver]), opponent=Side(shields=4)).attack("Measure")
    game.declare("Newcomer").expect(YOU, "instead", "no", "Saver")
    (game.choose("Saver") if stays else game.decline())
    assert game.where("Saver") == "battle"
    assert game.where("Measure") == ("battle" if stays else "hand")


# --- Final Revolution ----------------------------------------------------------------------------------
@pytest.mark.phrase("final_revolution")
@pytest.mark.rule("10.06")
def test_10_06_only_one_final_revolution_works_each_turn() -> None:
    game = Scenario(
        you=Side(hand=[BUSTER, BUSTER], battle=["Ryusei the Earth", "Levia Than, Flame Dragon Guardian"]),
        opponent=Side(shields=8),
    )
    game.attack("Ryusei the Earth").declare(BUSTER).expect(YOU, "choose").decline()
    game.choose("Filler", "Filler", "Filler")
    game.attack("Levia Than, Flame Dragon Guardian").declare(BUSTER)
    game.expect(YOU, "break")
    assert game.zone(YOU, "battle") == [BUSTER, BUSTER]


@pytest.mark.rule("10.06")
def test_10_06_a_final_revolution_lasts_until_the_end_of_the_opponents_next_turn() -> None:
    game = final_revolution(shields=3).declare().next_turn().decline()  # no charge
    assert game.refused("Aqua Surfer") == "Miradante Twelve, Time Pope forbids summoning it"
    assert game.refused("Holy, Flash Guardian") == ""  # it costs 9
    game.next_turn().next_turn().decline()
    assert game.refused("Aqua Surfer") == ""


@pytest.mark.parametrize("another_before", [False, True])
@pytest.mark.rule("10.06")
def test_10_06_a_player_uses_one_final_revolution_a_turn(another_before: bool) -> None:
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
def test_10_06_a_final_revolution_needs_a_revolution_change() -> None:
    game = Scenario(
        you=Side(hand=[MIRADANTE_TWELVE], mana=filler(light=7, water=1), battle=["Fear Fang"]),
        opponent=Side(hand=[HAYABUSAMARU], mana=filler(light=4)),
    )
    game.use(MIRADANTE_TWELVE).attack("Fear Fang").declare(HAYABUSAMARU)
    assert game.zone(OPPONENT, "battle") == [HAYABUSAMARU]


def test_final_revolution_limits_the_total_cost() -> None:
    game = Scenario(
        you=Side(hand=[BUSTER, GONTA], battle=["Ryusei the Earth"], mana=["Hamukatsuman, No.1 Wind", GONTA]),
        opponent=Side(shields=8),
    )
    game.attack("Ryusei the Earth").declare(BUSTER).choose(GONTA)
    assert game.refused("Ryusei the Earth", "choose") == "the total would be too high"
    game.expect(YOU, "choose", "no", GONTA, "Hamukatsuman, No.1 Wind").choose("Hamukatsuman, No.1 Wind")
    game.expect(YOU, "break")
    assert game.zone(YOU, "battle") == [BUSTER, GONTA, "Hamukatsuman, No.1 Wind"]


# --- Revolution 0 --------------------------------------------------------------------------------------
@pytest.mark.rule("10.07")
def test_10_07_revolution_0_works_only_while_its_player_has_no_shields() -> None:
    """Miradante's lock ends when a shield comes."""
    for shields, refusal in ((0, "Miradante, Time Revolution forbids summoning it"), (1, "")):
        game = Scenario(
            you=Side(battle=[MIRADANTE], shields=shields),
            opponent=Side(hand=["Torcon"], mana=filler(nature=2)),
            turn=OPPONENT,
        )
        assert game.refused("Torcon") == refusal


@pytest.mark.phrase("revolution_zero_trigger_of_spell", "shuffled_into_deck_after_casting")
@pytest.mark.rule("10.08", "11.10", "9.24")
@pytest.mark.parametrize("shields", [0, 1])
def test_10_08_a_revolution_0_trigger_is_declared_at_any_shield_count(shields: int) -> None:
    game = Scenario(
        you=Side(battle=["Aqua Vehicle", BYSTANDER]), opponent=Side(hand=[IRON_FIST], shields=shields, deck=REVEALED)
    )
    game.attack("Aqua Vehicle").expect(OPPONENT, "declare", "no", IRON_FIST)
    game.declare(IRON_FIST)
    if shields == 0:
        game.expect(OPPONENT, "choose", "Aqua Vehicle", "Bystander").choose("Aqua Vehicle")
        assert game.zone(YOU, "graveyard") == ["Aqua Vehicle"]
        assert game.zone(OPPONENT, "graveyard") == []
        assert IRON_FIST in game.zone(OPPONENT, "deck")  # shuffled into it after it has been cast
        assert not game.over  # the attack ended with its creature
    else:
        assert IRON_FIST in game.zone(OPPONENT, "hand")
        assert game.zone(YOU, "graveyard") == []
        assert game.zone(OPPONENT, "shields") == []


@pytest.mark.rule("10.08", "2.03", "8C.03")
def test_10_08_revolution_0_trigger_evolves_the_top_card_and_stops_the_attack() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Brawler Zyler"]),
    )
    game.attack("Fear Fang").declare(DOGIRAGON).choose("Fear Fang")
    assert game.under(DOGIRAGON) == ["Brawler Zyler"]
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]
    game.expect(YOU, "attack with", "no", "Burning Mane")


@pytest.mark.rule("10.08")
@pytest.mark.parametrize(
    ("power", "deck", "destroyed"),
    [(3000, REVEALED, True), (3001, REVEALED, False), (1000, ["Torcon"] * 4 + [MEASURE], False)],
    ids=["as strong", "stronger", "no fire creature"],
)
def test_10_08_the_power_of_the_revealed_creature_is_the_limit(
    power: int, deck: list[str | Card], destroyed: bool
) -> None:
    game = Scenario(
        you=Side(battle=[creature("Attacker", FIRE, 3, power, "")]),
        opponent=Side(hand=[IRON_FIST], shields=0, deck=deck),
    )
    game.attack("Attacker").declare(IRON_FIST)
    assert (game.zone(YOU, "graveyard") == ["Attacker"]) == destroyed
    assert (game.winner == YOU) != destroyed


@pytest.mark.phrase("revolution_zero_trigger")
@pytest.mark.rule("10.08", "7B.15")
def test_10_08_revolution_0_trigger_fails_on_a_card_it_does_not_evolve_from() -> None:
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(hand=[DOGIRAGON], shields=0, deck=["Terror Pit"]))
    game.attack("Fear Fang").declare(DOGIRAGON)
    assert game.winner == YOU
    assert game.zone(OPPONENT, "deck")[0] == "Terror Pit"


@pytest.mark.phrase("revolution_zero_trigger")
@pytest.mark.rule("10.08")
def test_10_08_the_revealed_creature_is_put_into_the_battle_zone_before_it_evolves() -> None:
    """In Japanese (出し、このクリーチャーをその上に置く): what triggers when it is put waits (603.5a)."""
    revealed = creature("Revealed", FIRE, 3, 3000, "", when_put(draw(1)))
    game = Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(hand=[DOGIRAGON], shields=0, deck=[revealed]))
    game.attack("Fear Fang").declare(DOGIRAGON).expect(OPPONENT, "resolve", DOGIRAGON, "Revealed")
    assert game.under(DOGIRAGON) == ["Revealed"]
    game.choose("Revealed")
    assert len(game.zone(OPPONENT, "hand")) == 1


@pytest.mark.phrase("revolution_zero_trigger")
@pytest.mark.rule("10.08")
def test_10_08_what_could_not_be_put_is_no_base() -> None:
    barred = creature("Barred", FIRE, 3, 3000, "")
    bars = creature("Bars", FIRE, 3, 3000, "", prohibits(ACT_PUT, your_opponents(CREATURES.cost(at_most=3))))
    game = Scenario(you=Side(battle=[bars]), opponent=Side(hand=[DOGIRAGON], shields=0, deck=[barred]))
    game.attack("Bars").declare(DOGIRAGON)
    assert (game.winner, game.where(DOGIRAGON), game.where("Barred")) == (YOU, "hand", "deck")


# --- Attack Chance -------------------------------------------------------------------------------------
@pytest.mark.rule("10.09")
def test_10_09_an_attack_chance_needs_an_attacker_of_its_kind() -> None:
    game = Scenario(you=Side(hand=[ZERO_AND_STRIKE], battle=[THE_RED]), opponent=Side(shields=3)).attack(THE_RED)
    game.expect(YOU, "break")


# --- What becomes of the creature that attacked --------------------------------------------------------
@pytest.mark.phrase("revolution_change", "when_leaves")
def test_701_26a_after_a_revolution_change_one_creature_has_left_and_another_has_entered() -> None:
    """701.26a: it is tapped and attacks what the other attacked; the abilities of both trigger."""
    old = creature("Old", FIRE, 5, 5000, "Dragon", when_leaves(may(draw(1))))
    new = creature("New", FIRE, 5, 5000, "Dragon", revolution_change(DRAGONS), when_put(may(draw(1))))
    game = Scenario(you=Side(hand=[new], battle=[old]), opponent=Side(battle=[tapped("Torcon")]))
    game.attack("Old", "Torcon").declare("New").expect(YOU, "resolve", "Old", "New").choose("Old")
    game.accept().expect(YOU, "may").accept()
    assert (len(game.zone(YOU, "hand")), game.where("Old")) == (3, "hand")
    assert (game.where("Torcon"), game.is_tapped("New")) == ("graveyard", True)


def test_110_5a_the_attack_trigger_of_a_creature_that_was_invaded_still_resolves() -> None:
    """110.5a, 801.2."""
    base = creature("Base", FIRE, 3, 3000, "", whenever_attacks(may(draw(1))))
    invader = creature("Invader", FIRE, 6, 6000, "", evolves_from(CREATURES), invasion(CREATURES))
    game = Scenario(you=Side(hand=[invader], battle=[base])).attack("Base").declare("Invader")
    game.expect(YOU, "resolve", "Base", "Invader").choose("Invader").expect(YOU, "may").accept()
    assert (game.under("Invader"), len(game.zone(YOU, "hand"))) == (["Base"], 1)


@pytest.mark.parametrize("others", [[], ["First"], ["First", "Second"]], ids=["no base", "one base", "two bases"])
def test_801_1a_an_evolution_creature_changes_places_only_if_another_creature_is_its_base(others: list[str]) -> None:
    """801.1a, 701.26b: the creature that goes to the hand is no base, and without one nothing moves."""
    old, *bases = (creature(name, FIRE, 5, 5000, "Dragon") for name in ["Old", *others])
    new = creature("New", FIRE, 7, 7000, "Dragon", evolves_from(DRAGONS), revolution_change(DRAGONS))
    game = Scenario(you=Side(hand=[new], battle=[old, *bases, BYSTANDER]), opponent=Side(battle=[tapped("Torcon")]))
    game.attack("Old", "Torcon").declare("New")
    if len(others) == 2:
        game.expect(YOU, "evolve", "First", "Second").choose("Second")
    if not others:
        assert (game.zone(YOU, "hand"), game.where("Old")) == (["New"], "battle")
        return
    assert (game.zone(YOU, "hand"), game.under("New")) == (["Old"], [others[-1]])
    assert (game.where("Torcon"), game.is_tapped("New")) == ("graveyard", True)  # it attacks
