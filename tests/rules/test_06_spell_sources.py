"""Group 6A of the rules catalogue: the zones that a spell is cast from (409.1, 701.4)."""

from dataclasses import replace

import pytest

from sim.cards.words import (
    ACT_CAST,
    CREATURES,
    DECK,
    FIRE,
    GRAVEYARD,
    IT,
    SHIELD_TRIGGER,
    SHUFFLE_YOUR_DECK,
    SPELLS,
    THE_REST,
    YOURS,
    Card,
    Feature,
    among_them,
    cast_for_no_cost,
    charge_from_deck,
    choose,
    choose_any_number,
    creature,
    destroy,
    draw,
    may,
    pick,
    prohibit,
    put_on_bottom_of_deck,
    reveal_top,
    shield_trigger,
    spell,
    when_put,
    whenever_attacks,
    whenever_opponent_uses_shield_trigger,
    whenever_you_cast,
    your,
    your_opponents,
)
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Scenario,
    Side,
    Thing,
    crossed,
    exactly,
    filler,
    fortified,
    opponents,
    pile,
)
from tests.rules.situations import BYSTANDER, bottom_of_deck

BLADE = "Blade of Enchanting Pulses"
BLUE = "Spell Great Blue, Blue Divine Dragon"
CARIBBEAN = "Caribbean Moon, the Enlightened"
REVIVAL = "Revival of the Lost Forbidden Spell"
THUNDER = "Thunder Moon, the Enlightened"
EVOLVED = pile("Crystal Lancer", "Aqua Hulcus")
# It chooses while it resolves, so that a test can look at it then; it has a shield trigger.
PROBE = spell("Probe", FIRE, 3, shield_trigger, destroy(choose(1, your_opponents(CREATURES))))
VICTIMS: list[Thing] = ["Corile", "Torcon"]
SHIELD_TRIGGER_SPELLS = SPELLS.having(SHIELD_TRIGGER)


def caster(*abilities: Feature) -> Card:
    """A made-up creature with these abilities."""
    return creature("Caster", FIRE, 1, 6000, "", *abilities)


# In short for Marianna, Channeler of Suns, and her gear.
SEARCHER = caster(
    whenever_attacks(
        may(pick(choose(1, your(SHIELD_TRIGGER_SPELLS.in_zone(DECK))))), SHUFFLE_YOUR_DECK, may(cast_for_no_cost(IT))
    )
)
# In short for a creature that is crossed with Neo Wave Catastrophe.
WAVE = caster(
    whenever_attacks(
        reveal_top(3),
        may(cast_for_no_cost(among_them(choose_any_number(SHIELD_TRIGGER_SPELLS)))),
        put_on_bottom_of_deck(THE_REST),
    )
)
# Instead of Vacuum, the Hidden Curse, from the own graveyard, as the item says.
VACUUM = caster(when_put(may(cast_for_no_cost(choose(1, your(SPELLS.in_zone(GRAVEYARD)))))))


@pytest.mark.rule("6A.02")
def test_6a_02_blade_of_enchanting_pulses_casts_a_spell_with_shield_trigger_from_the_own_mana_zone() -> None:
    game = Scenario(
        you=Side(hand=[BLADE], mana=[*filler(darkness=4, nature=1), "Terror Pit", "Death Smoke"], battle=[BYSTANDER]),
        opponent=Side(battle=["Corile"], mana=[PROBE]),
    )
    game.use(BLADE).expect(YOU, "choose", "no", "Terror Pit").choose("Terror Pit")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    assert sorted(game.zone(YOU, "graveyard")) == [BLADE, "Terror Pit"]
    assert (len(game.zone(YOU, "mana")), game.untapped_mana(YOU)) == (6, 1)  # only Blade was paid for


@pytest.mark.rule("6A.03")
def test_6a_03_thunder_moon_casts_any_spell_of_the_own_mana_zone_when_it_is_put() -> None:
    game = Scenario(
        you=Side(hand=[THUNDER], mana=[*filler(light=10), "Death Smoke"], battle=[EVOLVED, BYSTANDER]),
        opponent=Side(battle=["Corile"]),
    )
    game.use(THUNDER).expect(YOU, "choose", "no", "Death Smoke").choose("Death Smoke")
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]
    assert game.zone(YOU, "graveyard") == ["Death Smoke"]


@pytest.mark.rule("6A.04")
def test_6a_04_marianna_searches_for_a_spell_and_casts_it_after_shuffling() -> None:
    deck = exactly("Corile", PROBE, "Death Smoke", "Torcon")
    marianna = "Marianna, Channeler of Suns"
    game = Scenario(
        you=Side(battle=[crossed(marianna, "Quake Staff")], deck=deck), opponent=Side(battle=VICTIMS, shields=3)
    )
    game.attack(marianna).expect(YOU, "choose", "no", "Probe").choose("Probe").accept()
    assert game.where("Probe") == "pending"
    game.choose(opponents("Torcon"))
    assert game.zone(YOU, "graveyard") == ["Probe"]
    assert sorted(game.zone(YOU, "deck")) == ["Corile", "Death Smoke", "Torcon"]
    alone = Scenario(you=Side(battle=[marianna], deck=deck), opponent=Side(battle=VICTIMS, shields=3))
    alone.attack(marianna).expect(YOU, "break")  # no gear, no accelerator


@pytest.mark.rule("6A.05")
@pytest.mark.parametrize("cast", [True, False])
def test_6a_05_spell_great_blue_may_cast_a_spell_of_the_cost_7_from_the_top_of_the_deck(cast: bool) -> None:
    """The item has what is no such spell stay on top; the card says that it goes to the graveyard."""
    game = Scenario(you=Side(battle=[BLUE], deck=[PROBE]), opponent=Side(battle=VICTIMS))
    game.attack(BLUE).expect(YOU, "may")
    if cast:
        game.accept().choose("Torcon")
        assert (game.zone(OPPONENT, "graveyard"), game.zone(YOU, "graveyard")) == (["Torcon"], ["Probe"])
    else:
        game.decline()
        assert game.zone(YOU, "deck")[0] == "Probe"  # it stays where it was


@pytest.mark.rule("6A.05")
@pytest.mark.parametrize(
    ("top", "cast"), [(replace(PROBE, cost=7), True), (replace(PROBE, cost=8), False), ("Corile", False)]
)
def test_6a_05_it_casts_nothing_dearer_and_no_creature(top: Thing, cast: bool) -> None:
    game = Scenario(you=Side(battle=[BLUE], deck=[top]), opponent=Side(battle=VICTIMS, shields=2)).attack(BLUE)
    assert (game.asked == "may") == cast
    assert len(game.zone(YOU, "graveyard")) == (not cast)


@pytest.mark.rule("6A.06")
def test_6a_06_neo_wave_catastrophe_casts_spells_in_the_order_chosen_before_the_rest_goes() -> None:
    other = spell("Other", FIRE, 3, shield_trigger, destroy(choose(1, your_opponents(CREATURES))))
    wave = pile("Neo Wave Catastrophe", "Reverse Armor")
    game = Scenario(
        you=Side(battle=[crossed("Torcon", wave)], deck=exactly(PROBE, "Death Smoke", other, "Corile")),
        opponent=Side(battle=["Corile", "Burning Mane", "Fear Fang"]),
    )
    game.attack("Torcon").accept().expect(YOU, "choose", "no", "Probe", "Other").choose("Other").choose("Probe")
    assert (game.where("Other"), game.where("Probe")) == ("pending", "pending")
    game.choose("Burning Mane")
    assert (game.where("Other"), game.where("Probe"), game.where("Death Smoke")) == ("graveyard", "pending", "deck")
    game.choose("Fear Fang")
    assert game.zone(YOU, "deck") == ["Corile", "Death Smoke"]  # the rest is at the bottom


@pytest.mark.phrase("THE_CHOSEN", "cast_for_no_cost")
@pytest.mark.rule("6A.07")
def test_6a_07_positron_sign_casts_the_spell_after_the_rest_has_gone_to_the_bottom() -> None:
    deck = exactly("Corile", PROBE, "Death Smoke", "Torcon", "Fear Fang")
    game = Scenario(
        you=Side(hand=["Positron Sign"], mana=filler(light=5), deck=deck, battle=[BYSTANDER]),
        opponent=Side(battle=["Aqua Hulcus", "Burning Mane"]),
    )
    game.use("Positron Sign").expect(YOU, "choose", "no", "Probe").choose("Probe")
    game.expect(YOU, "order", "Corile", "Death Smoke", "Torcon").choose("Torcon", "Death Smoke")
    assert game.where("Probe") == "pending"
    assert game.zone(YOU, "deck") == ["Fear Fang", "Torcon", "Death Smoke", "Corile"]
    game.choose("Aqua Hulcus")
    assert game.zone(YOU, "deck") == ["Fear Fang", "Torcon", "Death Smoke", "Corile"]
    assert game.zone(YOU, "graveyard") == ["Probe", "Positron Sign"]


@pytest.mark.rule("6A.08")
@pytest.mark.parametrize("cast", [True, False])
def test_6a_08_a_spell_of_the_own_graveyard_is_cast_and_goes_back_there(cast: bool) -> None:
    game = Scenario(
        you=Side(hand=[VACUUM], mana=filler(fire=1), graveyard=[PROBE, "Corile"], battle=[BYSTANDER]),
        opponent=Side(battle=["Torcon"], graveyard=["Death Smoke"]),
    )
    game.use("Caster").expect(YOU, "choose", "no", "Probe")
    if cast:
        game.choose("Probe")
    else:
        game.decline()
    assert game.zone(OPPONENT, "graveyard") == ["Death Smoke", *(["Torcon"] if cast else [])]
    assert sorted(game.zone(YOU, "graveyard")) == ["Corile", "Probe"]


@pytest.mark.rule("6A.09")
def test_6a_09_caribbean_moon_casts_a_spell_of_the_opponent_who_owns_it_afterwards() -> None:
    """The caster is "you" for the spell. The card sends it to the bottom of its owner's deck."""
    game = Scenario(
        you=Side(hand=[CARIBBEAN], mana=filler(water=7), battle=[EVOLVED, BYSTANDER], graveyard=["Terror Pit"]),
        opponent=Side(battle=VICTIMS, graveyard=[PROBE]),
    )
    game.use(CARIBBEAN).expect(YOU, "choose", "no", "Probe").choose("Probe")
    game.expect(YOU, "choose", "Corile", "Torcon").choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert game.zone(OPPONENT, "deck")[-1] == "Probe"
    assert game.zone(YOU, "graveyard") == ["Terror Pit"]


@pytest.mark.rule("6A.09")
def test_6a_09_a_spell_of_the_opponent_returns_to_their_graveyard_if_nothing_sends_it_elsewhere() -> None:
    """A made-up card casts it, as the item says."""
    thief = caster(when_put(may(cast_for_no_cost(choose(1, your_opponents(SPELLS.in_zone(GRAVEYARD)))))))
    game = Scenario(
        you=Side(hand=[thief], mana=filler(fire=1), battle=[BYSTANDER]),
        opponent=Side(battle=VICTIMS, graveyard=[PROBE]),
    )
    game.use("Caster").choose("Probe")
    assert game.where(opponents("Probe")) == "pending"
    game.choose("Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon", "Probe"]
    assert game.zone(YOU, "graveyard") == []


@pytest.mark.rule("6A.10")
@pytest.mark.parametrize("cast", [True, False])
def test_6a_10_cosmic_darts_casts_a_spell_that_the_opponent_picks_from_the_own_shields(cast: bool) -> None:
    game = Scenario(
        you=Side(hand=["Cosmic Darts"], mana=filler(light=1), shields=["Corile", PROBE, "Torcon"], battle=[BYSTANDER]),
        opponent=Side(battle=VICTIMS),
    )
    before = game.zone(YOU, "shields")
    game.use("Cosmic Darts")
    assert game.player_asked == OPPONENT
    game.choose("Probe")
    assert not game.sees(OPPONENT, "Probe")
    game.expect(YOU, "choose", "no", "Probe")
    if cast:
        game.choose("Probe")
        assert game.sees(OPPONENT, "Probe")  # 601.1a
        game.choose(opponents("Torcon"))
        assert game.zone(YOU, "shields") == ["Corile", "Torcon"]
        assert game.zone(YOU, "graveyard") == ["Probe", "Cosmic Darts"]
    else:
        game.decline()
        assert game.zone(YOU, "shields") == before
        assert game.zone(YOU, "graveyard") == ["Cosmic Darts"]


@pytest.mark.rule("6A.10")
def test_6a_10_what_is_no_spell_stays_a_shield_where_it_was() -> None:
    game = Scenario(
        you=Side(hand=["Cosmic Darts"], mana=filler(light=1), shields=["Corile", PROBE, "Torcon"], battle=[BYSTANDER])
    )
    game.use("Cosmic Darts").choose("Corile")
    assert game.zone(YOU, "shields") == ["Corile", "Probe", "Torcon"]


@pytest.mark.rule("6A.10")
@pytest.mark.parametrize(
    ("casts", "left"), [(["Note"], ["Corile", "Probe"]), (["Probe", "Note"], ["Corile"]), ([], [])]
)
@pytest.mark.parametrize("top", ["Corile", "Probe", "Note"])
def test_6a_10_any_number_of_spells_of_a_shield_of_several_cards_is_cast(
    top: str, casts: list[str], left: list[str]
) -> None:
    """113.2: the other cards stay the same shield, whichever card lies on top, and its castle stays on it."""
    cards: dict[str, Thing] = {"Corile": "Corile", "Probe": PROBE, "Note": spell("Note", FIRE, 3, draw(1))}
    shield = fortified(pile(cards.pop(top), *cards.values()), "Saint Castle")
    game = Scenario(
        you=Side(hand=["Cosmic Darts"], mana=filler(light=1), shields=[shield, "Torcon"], battle=[BYSTANDER]),
        opponent=Side(battle=["Fear Fang", "Burning Mane"]),
    )
    game.use("Cosmic Darts").choose(top).expect(
        YOU, "choose", "no", *[name for name in (top, *cards) if name != "Corile"]
    )
    game.choose(*casts)
    if len(casts) < 2:
        game.enough()
    if "Probe" in casts:
        game.choose("Burning Mane")
    shields = game.zone(YOU, "shields")
    assert shields[1:] == ["Torcon"]
    assert sorted([shields[0], *game.under(shields[0])]) == sorted(left or ["Corile", "Note", "Probe"])
    assert game.castles(shields[0]) == ["Saint Castle"]
    assert sorted(game.zone(YOU, "graveyard")) == sorted([*casts, "Cosmic Darts"])
    assert len(game.zone(YOU, "hand")) == ("Note" in casts)


@pytest.mark.rule("6A.12")
@pytest.mark.parametrize(
    ("you", "theirs", "play"),
    [
        pytest.param(Side(hand=[BLADE], mana=[*filler(darkness=4, nature=1), PROBE]), Side(), BLADE, id="mana zone"),
        pytest.param(Side(battle=[SEARCHER], deck=[PROBE]), Side(), "", id="deck"),
        pytest.param(Side(battle=[BLUE], deck=[PROBE]), Side(), "", id="top of the deck"),
        pytest.param(Side(battle=[WAVE], deck=exactly(PROBE, "Corile")), Side(), "", id="among the top cards"),
        pytest.param(Side(hand=[VACUUM], mana=filler(fire=1), graveyard=[PROBE]), Side(), "Caster", id="graveyard"),
        pytest.param(
            Side(hand=[CARIBBEAN], mana=filler(water=7), battle=[EVOLVED]), Side(graveyard=[PROBE]), CARIBBEAN,
            id="the opponent's graveyard",
        ),
        pytest.param(
            Side(hand=["Cosmic Darts"], mana=filler(light=1), shields=[PROBE]), Side(), "Cosmic Darts", id="shields"
        ),
    ],
)  # fmt: skip
def test_6a_12_wherever_it_comes_from_the_spell_is_nowhere_and_what_waits_for_casting_sees_it(
    you: Side, theirs: Side, play: str
) -> None:
    """409.1b."""
    watcher = creature("Watcher", FIRE, 3, 1000, "", whenever_you_cast(SPELLS.called("Probe"), draw(1)))
    game = Scenario(you=replace(you, battle=[*you.battle, watcher]), opponent=replace(theirs, battle=VICTIMS))
    mine = play != CARIBBEAN
    if play:
        game.use(play)
    else:
        attacker = "Caster" if BLUE not in you.battle else BLUE
        game.attack(attacker)
    while game.where("Probe" if mine else opponents("Probe")) != "pending":
        if "Probe" in game.options:
            game.choose("Probe")
        else:
            game.accept()
    side = YOU if mine else OPPONENT
    for zone in ("mana", "deck", "graveyard", "shields", "hand"):
        assert "Probe" not in game.zone(side, zone)
    before = len(game.zone(YOU, "hand"))
    game.choose("Torcon")
    assert len(game.zone(YOU, "hand")) == before + 1


@pytest.mark.rule("6A.13")
def test_6a_13_a_spell_cast_from_a_shield_by_an_effect_is_not_used_by_its_shield_trigger() -> None:
    """113.6, 509.5: there is no shield check, and the shield was not broken."""
    listener = creature("Listener", FIRE, 3, 1000, "", whenever_opponent_uses_shield_trigger(charge_from_deck(1)))
    game = Scenario(
        you=Side(hand=["Cosmic Darts"], mana=filler(light=1), shields=[PROBE], battle=[BYSTANDER]),
        opponent=Side(battle=[listener, "Torcon"], mana=0),
    )
    game.use("Cosmic Darts").choose("Probe")
    game.expect(YOU, "choose", "Listener", "Torcon").choose("Torcon")  # nothing was declared
    assert game.zone(OPPONENT, "mana") == []
    assert game.zone(YOU, "hand") == []


@pytest.mark.parametrize("top", ["Corile", "Last", "Probe"])
def test_409_2_a_spell_that_is_not_cast_after_all_is_still_a_card_of_its_shield(top: str) -> None:
    """409.2."""
    cards: dict[str, Thing] = {
        "Corile": "Corile",
        "Last": spell("Last", FIRE, 2, prohibit(ACT_CAST, whose=YOURS)),
        "Probe": PROBE,
    }
    shield = pile(cards.pop(top), *cards.values())
    game = Scenario(
        you=Side(hand=["Cosmic Darts"], mana=filler(light=1), shields=[shield, "Torcon"], battle=[BYSTANDER])
    )
    game.use("Cosmic Darts").choose(top).choose("Last", "Probe")
    shields = game.zone(YOU, "shields")
    assert shields[1:] == ["Torcon"]
    assert sorted([shields[0], *game.under(shields[0])]) == ["Corile", "Probe"]


@pytest.mark.phrase("cast_for_no_cost")
def test_110_2b_of_several_spells_one_that_can_no_longer_be_cast_stays_where_it_was() -> None:
    """110.2b: what is forbidden is decided when it is its turn."""
    last = spell("Last", FIRE, 2, prohibit(ACT_CAST, whose=YOURS))
    all_of_them = caster(when_put(cast_for_no_cost(choose_any_number(your(SPELLS.in_zone(GRAVEYARD))))))
    game = Scenario(
        you=Side(hand=[all_of_them], mana=filler(fire=1), graveyard=[last, PROBE], battle=[BYSTANDER]),
        opponent=Side(battle=VICTIMS),
    )
    game.use("Caster").choose("Last").choose("Probe")
    assert sorted(game.zone(YOU, "graveyard")) == ["Last", "Probe"]
    assert game.zone(OPPONENT, "battle") == ["Corile", "Torcon"]
    assert bottom_of_deck(game) != "Probe"
