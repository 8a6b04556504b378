"""Group 6B of the rules catalogue: where a spell goes after it has been cast (605.2f, 609.8)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sim.cards.text.card_files import read_cards
from sim.cards.words import (
    CREATURES,
    DARKNESS,
    FIRE,
    GRAVEYARD,
    LIGHT,
    NATURE,
    SPELLS,
    WATER,
    Card,
    Cards,
    at_least,
    cast_for_no_cost,
    charger,
    choose,
    creature,
    destroy,
    draw,
    goes_to_deck_top_after_casting,
    may,
    put,
    send_this_spell,
    shield_trigger,
    speed_attacker,
    spell,
    twinpact,
    untap,
    when,
    when_put,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, pile, sick, tapped
from tests.rules.situations import BYSTANDER, bottom_of_deck

TWO_SPELLS, CORAL = "Eternal Brain / Brain's Coral Saint Tree", "Brain's Coral Saint Tree"
KARIYADONE = "Kariyadone, Magic Library / Hermit Circle"
REVIVAL = "Revival of the Lost Forbidden Spell"
FESTIVAL = "Child Festival of Faerie Fire"
EVOLVED = pile("Crystal Lancer", "Aqua Hulcus")
VICTIMS: list[Thing] = ["Corile", "Torcon"]
MANA = filler(light=6, water=8, darkness=6, fire=7, nature=6)
PROBE = spell("Probe", FIRE, 3, destroy(choose(1, your_opponents(CREATURES))))


def in_play(card: str | Card, *deck: Thing, you: Side = Side(), opponent: Side = Side()) -> Scenario:  # noqa: B008
    """You can cast the card; these lie on top of your deck."""
    side = replace(you, hand=[card, *you.hand], mana=MANA, battle=[*you.battle, BYSTANDER])
    return Scenario(you=replace(side, deck=list(deck) or side.deck), opponent=opponent)


# --- The deck ---
@pytest.mark.phrase("send_this_spell", "goes_to_deck_top_after_casting")
@pytest.mark.rule("6B.03")
@pytest.mark.parametrize("agreed", [True, False])
def test_6b_03_a_spell_may_go_on_top_of_the_deck(agreed: bool) -> None:
    """A made-up spell, for Kaiser Flame, whose condition is about a mark that no list of cards has: "Victory"."""
    condition = at_least(1, your(CREATURES.race("Red Command Dragon")))
    flame = spell("Flame", FIRE, 7, draw(1), when(condition, may(send_this_spell(goes_to_deck_top_after_casting))))
    dragon = creature("Dragon", FIRE, 3, 3000, "Red Command Dragon")
    game = in_play(flame, "Corile", "Torcon", you=Side(battle=[dragon])).use("Flame").expect(YOU, "may")
    if agreed:
        assert game.accept().zone(YOU, "deck")[:2] == ["Flame", "Torcon"]
    else:
        assert game.decline().zone(YOU, "graveyard") == ["Flame"]
    assert in_play(flame).use("Flame").zone(YOU, "graveyard") == ["Flame"]


@pytest.mark.rule("6B.06")
def test_6b_06_judgment_time_casts_another_spell_and_goes_to_the_bottom_of_the_deck() -> None:
    cheap = spell("Cheap", 1, 4, draw(1))
    dear = spell("Dear", 1, 5, draw(1))
    game = in_play("Judgment Time", you=Side(hand=[cheap, dear]), opponent=Side(battle=["Torcon"]))
    game.use("Judgment Time").expect(YOU, "choose", "no", "Cheap").choose("Cheap")
    assert game.zone(YOU, "graveyard") == ["Cheap"]
    assert bottom_of_deck(game) == "Judgment Time"


@pytest.mark.phrase("keep_from_untapping")
@pytest.mark.rule("6B.06")
def test_6b_06_judgment_time_keeps_creatures_from_attacking_blocking_and_untapping_until_the_next_turn_ends() -> None:
    """Creatures that come later are none of them (110.2e)."""
    waker = creature("Waker", FIRE, 1, 1000, "", when_put(untap(choose(1, your(CREATURES.other().tapped())))))
    late = creature("Late", FIRE, 1, 1000, "", speed_attacker)
    game = Scenario(
        you=Side(hand=["Judgment Time"], mana=MANA, battle=["Fear Fang"]),
        opponent=Side(battle=[tapped("Torcon"), "Gran Gure, Space Guardian"], hand=[waker, late], mana=filler(fire=2)),
    )
    game.use("Judgment Time").attack("Fear Fang")
    assert game.zone(OPPONENT, "shields") == []  # nobody could block
    game.next_turn().until("use a card").use("Waker")
    assert game.is_tapped("Torcon")
    game.use("Late").expect(OPPONENT, "attack with", "no", "Late").end_turn()
    game.next_turn().end_turn().next_turn()
    assert not game.is_tapped("Torcon")


@pytest.mark.phrase("cast_for_no_cost")
@pytest.mark.rule("6B.07")
def test_6b_07_kariyadone_casts_up_to_three_spells_one_after_the_other_and_sends_each_to_the_bottom() -> None:
    names = ("First", "Second", "Third", "Fourth")
    spells = [spell(name, FIRE, 3, destroy(choose(1, your_opponents(CREATURES)))) for name in names]
    dear = spell("Dear", FIRE, 4, draw(1))
    game = Scenario(
        you=Side(
            hand=[KARIYADONE], mana=filler(water=9), graveyard=[*spells, dear], battle=[BYSTANDER], deck=["Fear Fang"]
        ),
        opponent=Side(battle=["Corile", "Torcon", "Aqua Hulcus", "Burning Mane", "Fear Fang"]),
    )
    game.use(KARIYADONE).accept().expect(YOU, "choose", "no", *names)  # it costs 5 less for the spells in the graveyard
    game.choose("Third").choose("First").choose("Second")
    assert [game.where(name) for name in names] == ["pending", "pending", "pending", "graveyard"]
    game.choose("Corile")
    assert bottom_of_deck(game) == "Third"
    assert [game.where(name) for name in names] == ["pending", "pending", "deck", "graveyard"]
    game.choose("Torcon").choose("Aqua Hulcus")
    assert game.zone(YOU, "deck")[-3:] == ["Third", "First", "Second"]
    assert sorted(game.zone(YOU, "graveyard")) == ["Dear", "Fourth"]


@pytest.mark.rule("6B.07", "6B.42")
def test_6b_07_what_the_spell_says_itself_comes_before_what_kariyadone_says() -> None:
    """609.8a."""
    charging = spell("Charging", FIRE, 3, charger, draw(1))
    game = Scenario(you=Side(hand=[KARIYADONE], mana=filler(water=13), graveyard=[charging], battle=[BYSTANDER]))
    game.use(KARIYADONE).accept().choose("Charging")
    assert game.where("Charging") == "mana"


@pytest.mark.rule("6B.10")
def test_6b_10_revival_of_the_lost_forbidden_spell_sends_what_it_casts_to_the_bottom() -> None:
    dear = spell("Dear", FIRE, 5, draw(1))
    game = in_play(REVIVAL, you=Side(graveyard=[PROBE, dear]), opponent=Side(battle=VICTIMS))
    game.use(REVIVAL).choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert bottom_of_deck(game) == "Probe"
    assert sorted(game.zone(YOU, "graveyard")) == ["Dear", REVIVAL]


DARK_ONE = creature("Dark One", DARKNESS, 2, 2000, "")
LIGHT_ONE = creature("Light One", LIGHT, 2, 2000, "")
FIRE_ONE = creature("Fire One", FIRE, 2, 2500, "")
WATER_ONE = creature("Water One", WATER, 2, 2000, "")
NATURE_ONE = creature("Nature One", NATURE, 2, 2000, "")
BOTH = creature("Fire and Nature", FIRE | NATURE, 4, 2500, "")
WEAK = creature("Weak", NATURE, 2, 1000, "")
STRONG = creature("Strong", NATURE, 2, 9000, "")
SOLDIER = creature("Soldier", WATER, 1, 1000, "")
PAGE = creature("Page", WATER, 1, 1000, "", when_put(may(put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))))
NOTE = spell("Note", WATER, 1, draw(1))


@pytest.mark.parametrize(
    ("card", "top", "chooses", "place"),
    [
        pytest.param("Aquarius of Revolution", [WATER_ONE], True, "hand", marks=pytest.mark.rule("6B.11")),
        pytest.param("Boulder of Revolution", [NATURE_ONE], True, "mana", marks=pytest.mark.rule("6B.13")),
        pytest.param("Dragon Emperor's Emblem", [BOTH, LIGHT_ONE], False, "graveyard", marks=pytest.mark.rule("6B.15")),
        pytest.param(
            "Iron Fist of Revolution", [LIGHT_ONE, DARK_ONE, WATER_ONE, FIRE_ONE], False, "graveyard",
            marks=pytest.mark.rule("6B.16"),
        ),
        pytest.param("Judgment Gate of Revolution", [DARK_ONE], True, "graveyard", marks=pytest.mark.rule("6B.17")),
    ],
)  # fmt: skip
def test_6b_11_cards_against_a_creature_are_shuffled_into_the_deck(
    card: str, top: list[Thing], chooses: bool, place: str
) -> None:
    """Without such a card on top, nothing happens, and the spell is shuffled into the deck all the same."""
    for revealed in (top, [NOTE] * 4):
        game = in_play(card, *revealed, opponent=Side(battle=[STRONG, WEAK])).use(card)
        if revealed is top and chooses:
            game.choose("Weak")
        assert game.where("Weak") == (place if revealed is top else "battle")
        assert "Strong" in game.zone(OPPONENT, "battle")
        assert card in game.zone(YOU, "deck")
        assert game.zone(YOU, "graveyard") == []
        if card == "Dragon Emperor's Emblem":
            assert ("Fire and Nature" in game.zone(YOU, "mana")) == (revealed is top)


@pytest.mark.rule("6B.15")
def test_6b_15_dragon_emperors_emblem_needs_less_power_than_the_fire_creature() -> None:
    even = creature("Even", NATURE, 2, 2500, "")
    game = in_play("Dragon Emperor's Emblem", FIRE_ONE, NATURE_ONE, opponent=Side(battle=[even]))
    game.use("Dragon Emperor's Emblem")
    assert game.where("Even") == "battle"
    assert "Nature One" in game.zone(YOU, "mana")


@pytest.mark.rule("6B.12")
@pytest.mark.parametrize("top", [LIGHT_ONE, FIRE_ONE])
def test_6b_12_barrier_of_revolution_adds_a_shield_if_a_light_creature_was_on_top(top: Card) -> None:
    game = in_play("Barrier of Revolution", top, "Corile", you=Side(shields=0)).use("Barrier of Revolution")
    assert game.zone(YOU, "shields") == (["Corile"] if top is LIGHT_ONE else [])
    assert {"Barrier of Revolution", top.name} <= set(game.zone(YOU, "deck"))


@pytest.mark.rule("6B.14")
@pytest.mark.parametrize("with_ace", [True, False])
def test_6b_14_curry_bread_of_the_universe_makes_two_creatures_battle(with_ace: bool) -> None:
    ace = creature("Hamukatsuman Ace, Brave 1", FIRE, 5, 5000, "")
    you = Side(hand=[ace] if with_ace else [], battle=[WEAK])
    game = in_play("Curry Bread of the Universe", FIRE_ONE, you=you, opponent=Side(battle=[STRONG]))
    game.use("Curry Bread of the Universe")
    if with_ace:
        game.choose("Hamukatsuman Ace, Brave 1").choose("Weak")
        assert game.power("Weak") == 1_001_000
    game.choose("Weak")
    assert (game.where("Weak"), game.where("Strong")) == (
        ("battle", "graveyard") if with_ace else ("graveyard", "battle")
    )
    assert "Curry Bread of the Universe" in game.zone(YOU, "deck")


@pytest.mark.phrase("at_start_of_your_next_turn")
@pytest.mark.rule("6B.18")
def test_6b_18_lion_kings_emblem_puts_a_blocker_until_the_start_of_the_next_turn() -> None:
    game = Scenario(
        you=Side(hand=["Lion King's Emblem"], deck=[NATURE_ONE], mana=MANA),
        opponent=Side(battle=["Fear Fang", "Torcon"]),
    )
    game.use("Lion King's Emblem")
    assert "Lion King's Emblem" in game.zone(YOU, "deck")
    assert game.where("Nature One") == "battle"
    game.next_turn().until("attack with")
    game.attack("Fear Fang").expect(YOU, "block with", "no", "Nature One").block()
    assert game.where("Nature One") == "battle"
    game.next_turn()
    assert game.where("Nature One") == "mana"


@pytest.mark.rule("6B.18")
def test_6b_18_lion_kings_emblem_cast_in_the_opponents_turn_lasts_until_the_own_turn_that_follows() -> None:
    game = Scenario(
        you=Side(hand=["Lion King's Emblem"], deck=[LIGHT_ONE], shields=0),
        opponent=Side(battle=["Fear Fang", "Torcon"]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang").declare("Lion King's Emblem")
    game.expect(YOU, "block with", "no", "Light One").block("Light One")
    assert not game.over


@pytest.mark.rule("6B.19")
@pytest.mark.parametrize("complete", [True, False])
def test_6b_19_philosophers_emblem_ends_the_attack_and_no_other_comes(complete: bool) -> None:
    third: Thing = PROBE if complete else "Corile"
    game = Scenario(
        you=Side(hand=["Philosopher's Emblem"], deck=[LIGHT_ONE, WATER_ONE, third], shields=0),
        opponent=Side(battle=["Fear Fang", "Torcon"]),
        turn=OPPONENT,
    )
    game.attack("Fear Fang").declare("Philosopher's Emblem")
    assert game.over != complete
    assert "Philosopher's Emblem" in game.zone(YOU, "deck")
    if complete:
        assert game.turn_is_over  # Torcon can't attack the player either, and there is no creature to attack


@pytest.mark.rule("6B.20")
@pytest.mark.parametrize("top", [DARK_ONE, FIRE_ONE])
def test_6b_20_rebellious_wolfs_emblem_puts_a_command_of_the_cost_8_from_the_graveyard(top: Card) -> None:
    command = creature("Command", DARKNESS, 8, 8000, "Demon Command")
    dear = creature("Dear Command", DARKNESS, 9, 8000, "Demon Command")
    game = in_play("Rebellious Wolf's Emblem", top, you=Side(graveyard=[command, dear])).use("Rebellious Wolf's Emblem")
    assert game.where("Command") == ("battle" if top is DARK_ONE else "graveyard")
    assert game.where("Dear Command") == "graveyard"
    assert "Rebellious Wolf's Emblem" in game.zone(YOU, "deck")


# --- The hand ---
@pytest.mark.phrase("cyclone")
@pytest.mark.rule("6B.21", "10.19")
@pytest.mark.parametrize(
    ("before", "place"),
    [((), "graveyard"), (("Soldier",), "hand"), (("Soldier", "Note"), "graveyard"), (("Note", "Soldier"), "hand")],
)
def test_6b_21_a_cyclone_spell_returns_to_the_hand_if_a_creature_was_summoned_right_before(
    before: tuple[str, ...], place: str
) -> None:
    game = in_play("Brain Cyclone", you=Side(hand=[SOLDIER, NOTE]))
    for card in before:
        game.use(card)
    game.use("Brain Cyclone")
    assert game.where("Brain Cyclone") == place


@pytest.mark.rule("6B.22")
@pytest.mark.parametrize(("discarded", "place"), [("Death Smoke", "hand"), ("Corile", "graveyard")])
def test_6b_22_buchikudaki_hammer_may_return_if_a_spell_is_discarded(discarded: str, place: str) -> None:
    game = in_play("Buchikudaki Hammer", opponent=Side(hand=[discarded])).use("Buchikudaki Hammer")
    if place == "hand":
        game.expect(YOU, "may").accept()
    assert game.where("Buchikudaki Hammer") == place
    assert game.zone(OPPONENT, "graveyard") == [discarded]


@pytest.mark.rule("6B.22")
def test_6b_22_buchikudaki_hammer_need_not_return() -> None:
    game = in_play("Buchikudaki Hammer", opponent=Side(hand=["Death Smoke"])).use("Buchikudaki Hammer").decline()
    assert game.where("Buchikudaki Hammer") == "graveyard"


@pytest.mark.rule("6B.23")
@pytest.mark.parametrize(("charged", "place"), [("Fire One", "hand"), ("Water One", "graveyard")])
def test_6b_23_child_festival_returns_only_if_a_fire_card_was_charged(charged: str, place: str) -> None:
    game = in_play(FESTIVAL, FIRE_ONE, WATER_ONE).use(FESTIVAL).choose(charged)
    assert charged in game.zone(YOU, "mana") and game.is_tapped(charged)
    assert bottom_of_deck(game) == ({"Fire One", "Water One"} - {charged}).pop()
    assert game.where(FESTIVAL) == place


@pytest.mark.rule("6B.24")
def test_6b_24_dash_repeat_returns_each_time() -> None:
    game = in_play("Dash Repeat", you=Side(battle=[sick("Torcon")]))
    for _ in range(2):
        game.use("Dash Repeat")
        assert game.where("Dash Repeat") == "hand"
    assert game.zone(YOU, "graveyard") == []
    game.attack("Torcon")
    assert game.is_tapped("Torcon")


@pytest.mark.rule("6B.27", "6B.28", "6B.29", "6B.30", "6B.31")
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize(
    ("card", "done"),
    [
        pytest.param("Gachinko Darts", lambda game: all(game.is_tapped(name) for name in VICTIMS), id="Darts"),
        pytest.param("Gachinko Dice", lambda game: game.zone(OPPONENT, "graveyard") == ["Torcon"], id="Dice"),
        pytest.param("Gachinko Joker", lambda game: len(game.zone(OPPONENT, "graveyard")) == 2, id="Joker"),
        pytest.param("Gachinko Roulette", lambda game: len(game.zone(YOU, "mana")) == 34, id="Roulette"),
        pytest.param("Gachinko Slot", lambda game: len(game.zone(YOU, "hand")) >= 3, id="Slot"),
    ],
)
def test_6b_27_a_gachinko_spell_returns_if_its_player_wins_the_judge(
    card: str, done: Callable[[Scenario], bool], won: bool
) -> None:
    mine = [creature("Dear", FIRE, 7, 7000, "") if won else NOTE] * 5
    theirs = Side(battle=VICTIMS, hand=3, deck=[creature("Middle", FIRE, 6, 6000, "")])
    game = in_play(card, *mine, opponent=theirs).use(card)
    if card == "Gachinko Dice":
        game.choose("Torcon")
    assert done(game)
    assert game.where(card) == ("hand" if won else "graveyard")


@pytest.mark.rule("6B.32")
def test_6b_32_sea_dragon_gods_magic_wind_changes_the_hand_and_stays_in_it() -> None:
    game = in_play("Sea Dragon God's Magic Wind", "Aqua Hulcus", "Fear Fang", "Burning Mane", you=Side(hand=VICTIMS))
    game.use("Sea Dragon God's Magic Wind").choose("Corile")
    assert sorted(game.zone(YOU, "hand")) == ["Aqua Hulcus", "Fear Fang", "Sea Dragon God's Magic Wind"]
    assert game.zone(YOU, "deck")[-2:] == ["Corile", "Torcon"]


@pytest.mark.phrase("returns_to_hand_after_casting", "send_this_spell")
@pytest.mark.rule("6B.33")
@pytest.mark.parametrize("pays", [True, False])
def test_6b_33_skull_moon_of_assault_returns_for_a_darkness_creature(pays: bool) -> None:
    game = in_play("Skull Moon of Assault", you=Side(battle=[DARK_ONE]), opponent=Side(hand=3))
    game.use("Skull Moon of Assault").expect(YOU, "choose", "no", "Dark One")
    if pays:
        game.choose("Dark One")
    else:
        game.decline()
    assert game.where("Skull Moon of Assault") == ("hand" if pays else "graveyard")
    assert game.where("Dark One") == ("graveyard" if pays else "battle")
    assert len(game.zone(OPPONENT, "hand")) == 1


# --- The mana zone ---
@pytest.mark.phrase("evo_charger")
@pytest.mark.rule("6B.38", "10.18")
@pytest.mark.parametrize("agreed", [True, False])
def test_6b_38_an_evo_charger_goes_to_the_mana_zone_and_may_put_a_creature_under_an_evolution(agreed: bool) -> None:
    game = Scenario(
        you=Side(
            hand=["Critical EVO Charger"], mana=[*filler(fire=4), "Torcon", "Death Smoke"], battle=[EVOLVED, BYSTANDER]
        ),
        opponent=Side(battle=["Gran Gure, Space Guardian"]),
    )
    game.use("Critical EVO Charger")
    assert game.where("Critical EVO Charger") == "mana"
    assert not game.is_tapped("Critical EVO Charger")
    assert "Torcon" in game.options and "Death Smoke" not in game.options
    if agreed:
        game.choose("Torcon")
        assert game.under("Crystal Lancer") == ["Aqua Hulcus", "Torcon"]
        assert "Torcon" not in game.zone(YOU, "mana")
    else:
        game.decline()
        assert game.under("Crystal Lancer") == ["Aqua Hulcus"]
    assert game.zone(OPPONENT, "graveyard") == ["Gran Gure, Space Guardian"]


# --- The battle zone ---
@pytest.mark.phrase("cast_and_put", "twinpact")
@pytest.mark.rule("6B.41", "10.20")
def test_6b_41_emperor_twinfinity_puts_each_twinpact_into_the_battle_zone_after_its_spell() -> None:
    first = twinpact(
        creature("First", NATURE, 5, 5000, "", when_put(draw(1))),
        spell("First Spell", NATURE, 2, destroy(choose(1, your_opponents(CREATURES)))),
    )
    second = twinpact(
        creature("Second", NATURE, 5, 5000, ""),
        spell("Second Spell", NATURE, 2, destroy(choose(1, your_opponents(CREATURES)))),
    )
    game = Scenario(
        you=Side(
            hand=["Tenjo Tenge Twinfinity"], mana=filler(nature=9), battle=[BYSTANDER], deck=[PROBE, first, second]
        ),
        opponent=Side(battle=["Corile", "Torcon", "Fear Fang"]),
    )
    game.use("Tenjo Tenge Twinfinity").accept()
    game.expect(YOU, "choose", "no", "First / First Spell", "Second / Second Spell")
    game.choose("Second / Second Spell").choose("First / First Spell").choose("Corile")
    # The second spell has not been cast yet, and the creature of the first is there.
    assert game.where("Second / Second Spell") == "battle"
    assert game.where("First / First Spell") == "pending"
    assert game.zone(YOU, "hand") == []
    game.choose("Torcon")
    assert game.where("First / First Spell") == "battle"
    assert game.zone(YOU, "graveyard") == ["Tenjo Tenge Twinfinity"]
    assert "Probe" in game.zone(YOU, "mana")
    assert len(game.zone(YOU, "hand")) == 1  # what waits for entering is resolved after the rest has gone


# --- A twinpact of two spells ---
@pytest.mark.rule("6B.26")
@pytest.mark.parametrize(("half", "zone"), [("(Eternal Brain)", "hand"), (f"({CORAL})", "graveyard")])
def test_6b_26_eternal_brain_returns_the_whole_twinpact_to_the_hand(half: str, zone: str) -> None:
    """Each half is cast for its own cost, and only Eternal Brain says where the card goes."""
    game = Scenario(you=Side(hand=[TWO_SPELLS], mana=filler(water=8), battle=[BYSTANDER]))
    game.choose(next(option for option in game.options if option.endswith(half)))
    if zone == "graveyard":
        assert len(game.zone(YOU, "hand")) == 3
    while game.question is not None and game.where(TWO_SPELLS) == "pending":
        game.choose(game.options[-1])
    assert game.where(TWO_SPELLS) == zone


@pytest.mark.rule("6B.26")
@pytest.mark.parametrize(
    ("wanted", "picks", "asked"),
    [
        pytest.param(SPELLS, CORAL, True, id="both halves are meant, and one is picked"),
        pytest.param(SPELLS.cost(at_most=4), "Eternal Brain", False, id="only the cheap one is meant"),
        pytest.param(SPELLS.cost(at_least=5), CORAL, False, id="only the dear one is meant"),
    ],
)
def test_6b_26_an_effect_casts_the_half_that_it_means(wanted: Cards, picks: str, asked: bool) -> None:
    """810.3a: a description that only one half fits means that half."""
    free = spell("Free", WATER, 1, cast_for_no_cost(choose(1, your(wanted.in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[free], graveyard=[TWO_SPELLS], mana=filler(water=1), battle=[BYSTANDER]))
    game.use("Free")
    if asked:
        assert game.asked == "choose one"
        game.expect(YOU, "choose one", "0", "1").choose(1)  # the second half
    drawn = len(game.zone(YOU, "hand"))
    assert drawn == (3 if picks == CORAL else 0)


@pytest.mark.rule("6B.26")
def test_6b_26_its_shield_trigger_is_that_of_the_half_that_has_it() -> None:
    first, second = spell("First", FIRE, 2, shield_trigger, draw(1)), spell("Second", FIRE, 2, draw(2))
    for halves, drawn in (((first, second), 1), ((second, first), 1)):
        both = twinpact(*halves)
        game = Scenario(
            you=Side(shields=[both, "Corile"]),
            opponent=Side(battle=[creature("Runner", FIRE, 1, 1000, "", speed_attacker)]),
            turn=OPPONENT,
        )
        game.attack("Runner").choose(both.name).declare(both.name)
        assert len(game.zone(YOU, "hand")) == drawn


# --- 6B.44 ---
@pytest.mark.rule("6B.44")
@pytest.mark.parametrize("slang", ["Shoot", "Chant", "Strike"])
def test_6b_44_slang_for_casting_is_no_word_of_the_cards(slang: str) -> None:
    text = f"{slang} a spell from your hand for no cost."
    card = f"Slangy\nSpell - fire - cost 1\n{text}\n"
    cards, faults = read_cards(card)
    assert cards == []
    assert (
        f'no sentence begins with "{slang} a spell' in (said := str(faults[0]))
        or f'up to "{slang}", not "a spell' in said
    )
    assert read_cards(card.replace(slang, "Cast"))[1] == []
