"""The last cards that ready-made decks were short of: what is special about each, played."""

import pytest

from sim.cards.words import DARKNESS, FIRE, Card, creature
from sim.games.scenario import OPPONENT, YOU, Piece, Scenario, Side, armed, filler, flipped, pile, sealed, sick, tapped
from tests.cards.written import card

DRAGON, FANG, MANE, HULCUS = "Bolshack Dragon", "Fear Fang", "Burning Mane", "Aqua Hulcus"
LIGER, PIT, LA_URA = "Deathliger, Lion of Chaos", "Terror Pit", "La Ura Giga, Sky Guardian"
BIG = creature("Big", FIRE, 9, 20000, "Human")
DRAGUNER = creature("Draguner", FIRE, 4, 4000, "Draguner")
CALL = card("Call\nSpell - water - cost 2\nPut a creature from your hand into the battle zone.")


def break_on(game: Scenario) -> Scenario:
    """Resolve what waits in its order, and break the shields that the attack breaks, one by one."""
    while game.asked in ("break", "resolve"):
        game.choose(game.options[0])
    return game


# --- Pretty Children ---
CHILDREN = "Pretty Children"
FAST = card("Fast\nCreature - fire - cost 2 - power 2000 - Human\nSpeed attacker")
MACH = card("Mach\nCreature - nature - cost 2 - power 2000 - Human\nMach fighter")
LENDER = card('Lender\nCreature - fire - cost 2 - power 2000 - Human\nEach of your creatures has "speed attacker".')


@pytest.mark.phrase("enter_tapped")
@pytest.mark.parametrize(("put", "enters_tapped"), [(FAST, True), (MACH, True), (FANG, False)])
def test_pretty_children_put_fast_creatures_of_the_opponent_tapped(put: Card | str, enters_tapped: bool) -> None:
    game = Scenario(
        you=Side(battle=[CHILDREN]),
        opponent=Side(hand=[put], mana=filler(darkness=3, fire=3, nature=3), battle=[MANE]),
        turn=OPPONENT,
    )
    name = put if isinstance(put, str) else put.name
    game.use(name)
    assert game.is_tapped(name) == enters_tapped


def test_speed_attacker_that_a_creature_would_be_given_does_not_count_for_pretty_children() -> None:
    game = Scenario(
        you=Side(battle=[CHILDREN]),
        opponent=Side(hand=[FANG], mana=filler(nature=3), battle=[LENDER]),
        turn=OPPONENT,
    )
    game.use(FANG)
    assert not game.is_tapped(FANG)


def test_pretty_children_leave_your_creatures_alone_and_give_dear_ones_speed_attacker() -> None:
    game = Scenario(you=Side(battle=[CHILDREN], hand=[FAST, BIG], mana=filler(fire=11)))
    game.use("Fast").use("Big")
    assert not game.is_tapped("Fast") and not game.refused("Big", "attack")


# --- Glenmalt "Head" ---
GIGAHEART, OHGINGA = "Gigaheart, Invincible King Sword", "Ohginga, Strongest Passion"
HEAD, WEAPON, FORTRESS = (
    'Glenmalt "Head", Dimension Dragon Ruler',
    "Gaisaga, Explosive Flame Greatsword",
    "Forefront Double Cross Shogunate",
)
PSYCHIC = "Dragonic Pippi"


@pytest.mark.phrase("non_weapon", "THIS_IS_UNARMED")
@pytest.mark.parametrize("is_armed", [False, True])
def test_glenmalt_head_puts_what_is_no_weapon_or_arms_himself(is_armed: bool) -> None:
    head: Piece | str = armed(HEAD, "Greasy Horn, Passion Sword") if is_armed else HEAD
    game = Scenario(
        you=Side(battle=[head], mana=filler(fire=7), hyperspatial=[GIGAHEART, FORTRESS, PSYCHIC]),
        opponent=Side(shields=5),
    )
    game.attack(HEAD).choose(0)
    assert game.can_choose(FORTRESS) and game.can_choose(PSYCHIC) and not game.can_choose(GIGAHEART)
    game = Scenario(
        you=Side(battle=[head], mana=filler(fire=7), hyperspatial=[WEAPON, FORTRESS, PSYCHIC]),
        opponent=Side(shields=5),
    )
    game.attack(HEAD).choose(1)
    assert (WEAPON in game.equipped(HEAD)) == (not is_armed)


def test_glenmalt_head_needs_seven_fire_cards() -> None:
    game = Scenario(
        you=Side(battle=[HEAD], mana=filler(fire=6, water=1), hyperspatial=[WEAPON]), opponent=Side(shields=5)
    )
    game.attack(HEAD)
    assert game.asked == "break"


# --- The Forefront Double Cross Shogunate ---
GENJI = 'GENJI "Heaven", Passion Dragon'


@pytest.mark.phrase("second_attack_by")
@pytest.mark.parametrize(
    ("order", "flips"),
    [(["Fast", DRAGON], True), (["Fast", FANG], False), ([FANG, "Fast"], False), ([FANG, "Fast", MANE, DRAGON], True)],
)
def test_the_shogunate_flips_with_the_second_attack_by_a_fire_creature(order: list[str], flips: bool) -> None:
    game = Scenario(you=Side(battle=[FORTRESS, FAST, FANG, MANE, DRAGON]), opponent=Side(shields=9))
    for name in order:
        game.attack(name)
        break_on(game)
    assert (GENJI in game.zone(YOU, "battle")) == flips


@pytest.mark.parametrize("attacks", [2, 3])
def test_each_attack_of_one_creature_counts(attacks: int) -> None:
    """The Shogunate comes after two attacks: the third one is not the second."""
    again = card("Again\nCreature - fire - cost 2 - power 2000 - Human\nWhenever this creature attacks, untap it.")
    caller = card(
        "Caller\nCreature - water - cost 2 - power 2000 - Human\nWhenever this creature attacks, put a dragheart "
        "fortress from your hyperspatial zone into the battle zone."
    )
    game = Scenario(you=Side(battle=[again, caller], hyperspatial=[FORTRESS]), opponent=Side(shields=9))
    for number in range(attacks):
        if number == attacks - 1:
            break_on(game.attack("Caller"))
        break_on(game.attack("Again"))
    assert (GENJI in game.zone(YOU, "battle")) == (attacks == 2)


def test_the_shogunate_destroys_a_blocker_only_for_a_fire_dragon() -> None:
    game = Scenario(you=Side(battle=[FORTRESS, FAST, DRAGON]), opponent=Side(shields=6, battle=[LA_URA]))
    break_on(game.attack("Fast").block())
    assert game.zone(OPPONENT, "battle") == [LA_URA]
    game.attack(DRAGON)
    if game.asked == "resolve":
        game.choose(game.options[0])
    assert game.zone(OPPONENT, "battle") == []


def test_genji_destroys_a_blocker_at_every_attack() -> None:
    game = Scenario(you=Side(battle=[flipped(FORTRESS), FANG]), opponent=Side(shields=6, battle=[LA_URA, MANE]))
    game.attack(FANG)
    assert game.zone(OPPONENT, "battle") == [MANE]


# --- Forever Princess ---
PRINCESS = "Forever Princess, Eternal Ruler"
DISCARD = card("Discard\nSpell - darkness - cost 1\nYour opponent discards all cards from their hand.")
MILL = card("Mill\nSpell - darkness - cost 1\nPut the top card of your deck into your graveyard.")
BURN = card("Burn\nSpell - darkness - cost 1\nDestroy a creature.")
DUMP = card("Dump\nSpell - darkness - cost 1\nPut a card from your mana zone into your graveyard.")


@pytest.mark.phrase("rejoins_deck_with_graveyard")
@pytest.mark.parametrize("zone", ["deck", "hand", "battle", "mana", "under"])
def test_forever_princess_is_shuffled_with_the_graveyard_from_anywhere(zone: str) -> None:
    topped = card(
        "Topped\nEvolution Creature - fire - cost 3 - power 5000 - Human\nEvolution: Put on one of your creatures."
    )
    side = {
        "deck": Side(hand=[MILL], mana=filler(darkness=1), deck=[PRINCESS], graveyard=[FANG, MANE]),
        "battle": Side(hand=[BURN], mana=filler(darkness=1), battle=[PRINCESS], graveyard=[FANG, MANE]),
        "mana": Side(hand=[DUMP], mana=[PRINCESS, *filler(darkness=1)], graveyard=[FANG, MANE]),
        "under": Side(hand=[BURN], mana=filler(darkness=1), battle=[pile(topped, PRINCESS)], graveyard=[FANG, MANE]),
        "hand": Side(hand=[PRINCESS], graveyard=[FANG, MANE], deck=["Torcon"]),
    }[zone]
    if zone == "hand":
        game = Scenario(you=Side(hand=[DISCARD], mana=filler(darkness=1)), opponent=side)
        owner, spell = OPPONENT, "Discard"
    else:
        game = Scenario(you=side)
        owner, spell = YOU, {"deck": "Mill", "mana": "Dump"}.get(zone, "Burn")
    game.use(spell)
    if game.asked == "choose":
        game.choose(PRINCESS)
    assert set(game.zone(owner, "graveyard")) <= {"Topped", "Burn", "Mill", "Dump"}
    assert {PRINCESS, FANG, MANE} <= set(game.zone(owner, "deck"))


def test_forever_princess_sends_what_the_opponent_puts_for_no_cost_to_the_mana_zone() -> None:
    game = Scenario(
        you=Side(battle=[PRINCESS]),
        opponent=Side(hand=[CALL, FANG, MANE], mana=filler(water=2, nature=3)),
        turn=OPPONENT,
    )
    game.use("Call", FANG)
    assert FANG in game.zone(OPPONENT, "mana")
    game.use(MANE)
    assert game.zone(OPPONENT, "battle") == [MANE]


# --- Batou Shoulder ---
@pytest.mark.phrase("spells_cost_more_for_each")
@pytest.mark.parametrize(("spells", "mana", "castable"), [(0, 2, True), (2, 3, False), (2, 4, True)])
def test_batou_shoulder_raises_the_cost_of_spells_by_those_in_the_graveyard(
    spells: int, mana: int, castable: bool
) -> None:
    game = Scenario(
        you=Side(battle=["Batou Shoulder, Shadow of Fiction"], graveyard=[PIT]),
        opponent=Side(
            hand=[CALL, FANG], mana=filler(water=mana), graveyard=[*[PIT] * spells, FANG, FANG], battle=[MANE]
        ),
        turn=OPPONENT,
    )
    assert (not game.refused("Call", "use")) == castable


# --- Diabolos Double Zeta ---
ZETA = "Diabolos Double Zeta, Temporal Demon Dragon"
DEVIL = "Devil Diabolos Double Zeta, Ultimate Awakened"


def test_diabolos_double_zeta_awakens_for_three_cards_and_can_be_chosen_by_spells_alone() -> None:
    chooser = card(
        "Chooser\nCreature - fire - cost 2 - power 2000 - Human\nWhen you put this creature into the battle zone, "
        "destroy one of your opponent's creatures."
    )
    game = Scenario(
        you=Side(battle=[ZETA, FANG], mana=filler(3)),
        opponent=Side(hand=[chooser, PIT], mana=filler(fire=2, darkness=6)),
        turn=OPPONENT,
    )
    game.use("Chooser")
    assert game.zone(YOU, "battle") == [ZETA]
    game.end_turn().next_turn()
    game.accept().choose("Filler", "Filler", "Filler")
    assert DEVIL in game.zone(YOU, "battle")
    game = Scenario(you=Side(battle=[ZETA]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    game.use(PIT)
    assert game.zone(YOU, "battle") == []


def test_devil_diabolos_double_zeta_destroys_one_of_each_civilization_and_is_released() -> None:
    game = Scenario(
        you=Side(battle=[flipped(ZETA)]),
        opponent=Side(battle=[FANG, MANE, HULCUS, "Torcon", LIGER], shields=5, hand=[PIT], mana=filler(darkness=6)),
    )
    game.attack(DEVIL)
    while game.asked == "choose":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "battle")) == 2
    break_on(game).end_turn().next_turn().decline()
    game.use(PIT)
    assert game.zone(YOU, "battle") == [ZETA]


# --- Olzekia, Temporal Sword General ---
OLZEKIA = "Olzekia, Temporal Sword General"


@pytest.mark.phrase("one_was_destroyed")
@pytest.mark.parametrize(("dead", "awakens"), [("Demon", True), (FANG, False)])
@pytest.mark.parametrize("turn", [YOU, OPPONENT])
def test_olzekia_awakens_when_a_demon_command_of_yours_was_destroyed(dead: str, awakens: bool, turn: int) -> None:
    demon = creature("Demon", DARKNESS, 4, 4000, "Demon Command")
    spells = Side(hand=[BURN], mana=filler(darkness=1))
    battle = [OLZEKIA, demon, FANG]
    game = Scenario(
        you=Side(**{**vars(spells), "battle": battle}) if turn == YOU else Side(battle=battle),
        opponent=Side(hand=[FANG, MANE, HULCUS]) if turn == YOU else Side(**{**vars(spells), "battle": []}),
        turn=turn,
    )
    game.use("Burn", dead).end_turn()
    awake = "Galactica Olzekia, the Decapitator Awakened"
    assert (awake in game.zone(YOU, "battle")) == awakens
    if awakens and turn == YOU:
        assert len(game.zone(OPPONENT, "hand")) == 1


# --- MaltSAGA ---
GAIFLARE = "Gaiflare, Explosive Flame Overlord Dragon"
SAGA = "MaltSAGA, Explosive Flame Dragon Ruler"


@pytest.mark.phrase("dragsolve_all")
@pytest.mark.parametrize("mana", [7, 6])
def test_saga_arms_himself_for_the_dragons_of_his_mana_zone_and_flips_all_draghearts_after_his_attack(
    mana: int,
) -> None:
    game = Scenario(
        you=Side(
            hand=[SAGA],
            battle=[FANG],
            mana=[*[DRAGON] * 6, *filler(fire=mana - 6), *filler(8 - mana)],
            hyperspatial=[WEAPON, WEAPON, FORTRESS, "Gigaheart, Invincible King Sword"],
        ),
        opponent=Side(shields=5),
    )
    game.use(SAGA).choose(WEAPON)
    assert game.can_choose(FORTRESS) and not game.can_choose("Gigaheart, Invincible King Sword")
    game.choose(FORTRESS)
    assert game.equipped(SAGA) == [WEAPON] and FORTRESS in game.zone(YOU, "battle")
    break_on(break_on(game.attack(SAGA)).decline())
    there = game.zone(YOU, "battle")
    assert (GAIFLARE in there) == (GENJI in there) == (mana == 7)
    if mana == 7:
        assert not game.is_tapped(GENJI) and game.equipped(SAGA) == []


# --- Gaisaga and Gaiflare ---


@pytest.mark.parametrize(("wearer", "fast"), [("Draguner", True), ("Other", False)])
def test_gaisaga_gives_speed_attacker_to_a_fire_draguner_alone(wearer: str, fast: bool) -> None:
    other = creature("Other", FIRE, 4, 4000, "Human")
    game = Scenario(you=Side(battle=[sick(armed(DRAGUNER if fast else other, WEAPON))]), opponent=Side(shields=5))
    assert (not game.refused(wearer, "attack")) == fast


@pytest.mark.parametrize(("top", "taken"), [(DRAGON, True), ("Draguner", True), (FANG, False)])
def test_gaisaga_reveals_a_card_and_flips_at_the_end_of_the_turn(top: str, taken: bool) -> None:
    first = DRAGUNER if top == "Draguner" else top
    game = Scenario(you=Side(battle=[armed(DRAGUNER, WEAPON)], deck=[first]), opponent=Side(shields=5))
    game.attack("Draguner").accept()
    assert (top in game.zone(YOU, "hand")) == taken and (game.zone(YOU, "deck")[-1] == top) == (not taken)
    game.choose(game.options[0]).end_turn()
    assert GAIFLARE in game.zone(YOU, "battle") and not game.is_tapped(GAIFLARE)


@pytest.mark.phrase("triples_its_power")
@pytest.mark.parametrize(("civilizations", "wins"), [("fire", False), ("water/fire", True)])
def test_gaiflare_battles_what_is_put_for_no_cost_and_is_three_times_as_strong_against_multicolored(
    civilizations: str, wins: bool
) -> None:
    tapped_note = "\n(This card is put into your mana zone tapped.)" if "/" in civilizations else ""
    foe = card(f"Foe\nCreature - {civilizations} - cost 5 - power 14000 - Human{tapped_note}")
    game = Scenario(
        you=Side(battle=[flipped(WEAPON)]),
        opponent=Side(hand=[CALL, foe, MANE], mana=filler(water=2, nature=3)),
        turn=OPPONENT,
    )
    game.use("Call", "Foe").accept()
    assert ("Foe" in game.zone(OPPONENT, "graveyard")) == wins
    assert (GAIFLARE in game.zone(YOU, "battle")) == wins
    if wins:
        assert game.power(GAIFLARE) == 5000
        game.use(MANE)
        assert game.asked != "may"  # it was paid for


# --- Gigaheart and Ohginga ---


@pytest.mark.phrase("EQUIPPED_IS_ATTACKING")
@pytest.mark.parametrize("attacks", [True, False])
def test_the_creature_with_gigaheart_is_not_destroyed_while_it_attacks(attacks: bool) -> None:
    game = Scenario(
        you=Side(battle=[armed(DRAGUNER, GIGAHEART)]),
        opponent=Side(battle=[tapped(BIG), BIG]) if attacks else Side(battle=[BIG]),
        turn=YOU if attacks else OPPONENT,
    )
    if attacks:
        game.attack("Draguner", "Big")
        assert "Draguner" in game.zone(YOU, "battle")
    else:
        game = Scenario(
            you=Side(battle=[tapped(armed(DRAGUNER, GIGAHEART))]), opponent=Side(battle=[BIG]), turn=OPPONENT
        )
        game.attack("Big", "Draguner")
        assert "Draguner" in game.zone(YOU, "graveyard")


@pytest.mark.parametrize(("order", "flips"), [([DRAGON, "Wyrm"], True), (["Draguner", DRAGON], False)])
def test_gigaheart_flips_after_the_second_attack_by_a_dragon(order: list[str], flips: bool) -> None:
    wyrm = creature("Wyrm", FIRE, 3, 3000, "Armored Dragon")
    game = Scenario(you=Side(battle=[armed(DRAGUNER, GIGAHEART), DRAGON, wyrm, FANG]), opponent=Side(shields=9))
    for name in order:
        assert OHGINGA not in game.zone(YOU, "battle")
        game.attack(name)
        break_on(game)
    assert (OHGINGA in game.zone(YOU, "battle")) == flips
    assert not flips or not game.is_tapped(OHGINGA)


@pytest.mark.phrase("DRAGHEART_CREATURES")
def test_ohginga_puts_a_dragheart_creature_that_is_fast_this_turn() -> None:
    game = Scenario(
        you=Side(battle=[flipped(GIGAHEART)], hyperspatial=[WEAPON, FORTRESS, PSYCHIC, GIGAHEART]),
        opponent=Side(shields=9),
    )
    game.attack(OHGINGA)
    assert game.can_choose(GAIFLARE) and game.can_choose(GENJI) and not game.can_choose(OHGINGA)
    assert not game.can_choose(PSYCHIC)
    game.choose(GAIFLARE)
    break_on(game)
    assert not game.refused(GAIFLARE, "attack")


def test_ohginga_puts_one_when_the_opponent_chooses_it() -> None:
    game = Scenario(
        you=Side(battle=[flipped(GIGAHEART)], hyperspatial=[FORTRESS]),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
        turn=OPPONENT,
    )
    game.use(PIT)
    assert game.zone(YOU, "battle") == [GENJI]


# --- Ov Sidia ---
METALLICA = card("Metal\nCreature - light - cost 6 - power 2000 - Metallica")
DEAR_METALLICA = card("Dear Metal\nCreature - light - cost 7 - power 2000 - Metallica")


def test_ov_sidia_reveals_a_card_for_each_creature_of_the_opponent() -> None:
    game = Scenario(
        you=Side(hand=["Ov Sidia"], mana=filler(light=8), deck=[METALLICA, DEAR_METALLICA, FANG, METALLICA]),
        opponent=Side(battle=[MANE, HULCUS, LIGER]),
    )
    game.use("Ov Sidia").accept()
    while game.asked == "order":
        game.choose(game.options[0])
    there = game.zone(YOU, "battle")
    assert there.count("Metal") == 1 and "Dear Metal" not in there and game.is_tapped("Metal")
    assert set(game.zone(YOU, "deck")[-2:]) == {"Dear Metal", FANG} and game.zone(YOU, "deck")[0] == "Metal"


@pytest.mark.parametrize(
    ("shields", "creatures", "works"),
    [(3, 1, True), (1, 1, False), (1, 0, True)],
    ids=["shields", "neither", "creatures"],
)
def test_ov_sidia_makes_shields_of_the_hand_with_more_shields_or_creatures(
    shields: int, creatures: int, works: bool
) -> None:
    game = Scenario(
        you=Side(battle=["Ov Sidia"], hand=[FANG, MANE], shields=shields),
        opponent=Side(battle=[tapped(HULCUS)] * creatures, shields=2),
    )
    game.attack("Ov Sidia", OPPONENT)
    assert (game.asked == "may") == works
    if works:
        assert game.accept().zone(YOU, "hand") == [] and len(game.zone(YOU, "shields")) == shields + 2


# --- Savark ~Judgment for Justice~ ---
@pytest.mark.phrase("put_on_that_shield")
def test_savark_makes_a_shield_of_one_card_with_the_other_face_up_on_it() -> None:
    name = "Savark ~Judgment for Justice~"
    game = Scenario(
        you=Side(hand=[name], mana=filler(light=7), deck=[FANG, MANE, "Torcon"], shields=2),
        opponent=Side(hand=[PIT], mana=filler(darkness=6)),
    )
    game.use(name).choose(FANG)
    assert len(game.zone(YOU, "shields")) == 3 and game.is_face_up(MANE)
    assert not game.sees(OPPONENT, FANG)
    game.end_turn().next_turn().decline()
    game.use(PIT)
    assert name in game.zone(YOU, "battle")  # a card of a shield is face up


def test_savark_is_destroyed_without_a_face_up_card() -> None:
    name = "Savark ~Judgment for Justice~"
    game = Scenario(you=Side(battle=[name]), opponent=Side(hand=[PIT], mana=filler(darkness=6)), turn=OPPONENT)
    assert game.use(PIT).zone(YOU, "battle") == []


# --- Dadadash Cross ---
def test_dadadash_cross_stops_cheap_spells_for_a_turn_and_changes_into_a_jokers() -> None:
    big = card("Eight\nCreature - colorless - cost 8 - power 8000 - Jokers")
    cheap = card("Cheap\nSpell - light - cost 4\nShield trigger\nDraw a card.")
    game = Scenario(
        you=Side(hand=["Dadadash Cross"], mana=[big, *filler(nature=7)], battle=[FAST]),
        opponent=Side(shields=[cheap], battle=[tapped(HULCUS)]),
    )
    game.use("Dadadash Cross").attack("Fast", OPPONENT)
    assert game.asked != "declare" and game.zone(OPPONENT, "hand") == ["Cheap"]
    game.attack("Dadadash Cross", HULCUS).choose("Eight")
    assert "Eight" in game.zone(YOU, "battle") and "Dadadash Cross" in game.zone(YOU, "mana")


# --- Hayabusano Sabato Zett ---
HAYABUSA = "Hayabusano Sabato Zett / Hirin Mascaras"
EMBLEM = card("Emblem\nSpell - light - cost 3 - Judgment Emblem\nDraw a card.")


@pytest.mark.parametrize(("shield", "works"), [(EMBLEM, True), (FANG, False)])
def test_the_creature_half_of_hayabusano_is_summoned_for_a_judgment_emblem(shield: Card | str, works: bool) -> None:
    game = Scenario(you=Side(hand=[HAYABUSA], shields=[shield]), opponent=Side(battle=[FANG]), turn=OPPONENT)
    game.attack(FANG, YOU)
    if not works:
        assert game.zone(YOU, "battle") == []
        return
    game.declare(HAYABUSA)
    assert game.zone(YOU, "battle") == ["Hayabusano Sabato Zett"] and game.zone(YOU, "graveyard") == ["Emblem"]


def test_hirin_mascaras_makes_a_shield_of_a_card_of_the_hand() -> None:
    game = Scenario(you=Side(hand=[HAYABUSA, FANG], mana=filler(light=5), deck=[MANE], shields=1))
    game.use("Hirin Mascaras").choose(FANG)
    assert game.zone(YOU, "hand") == [MANE] and FANG in game.zone(YOU, "shields")


# --- Danke ---
def test_danke_adds_a_shield_and_a_face_up_card_on_one() -> None:
    name = "Danke, Blue Defense Silver"
    game = Scenario(you=Side(hand=[name], mana=filler(light=6), deck=[FANG, MANE, "Torcon"], shields=1))
    game.use(name).choose("shield 1")
    assert len(game.zone(YOU, "shields")) == 2 and game.is_face_up(MANE) and not game.is_face_up(FANG)


# --- Assal Dracchi ---
@pytest.mark.phrase("is_also")
@pytest.mark.parametrize("shields", [2, 3])
def test_assal_dracchi_is_a_strong_dragon_with_two_shields(shields: int) -> None:
    roar = card("Roar\nSpell - fire - cost 1\nDestroy one of your Dragons.")
    game = Scenario(
        you=Side(battle=["Assal Dracchi"], shields=shields, hand=[roar], mana=filler(fire=1)),
        opponent=Side(shields=5),
    )
    assert game.power("Assal Dracchi") == (7000 if shields == 2 else 4000)
    game.use("Roar")
    assert (game.zone(YOU, "battle") == []) == (shields == 2)


@pytest.mark.parametrize("shields", [2, 3])
def test_assal_dracchi_battles_as_it_is_put_and_breaks_two_with_two_shields(shields: int) -> None:
    foe = creature("Foe", FIRE, 4, 6000, "Human")
    game = Scenario(
        you=Side(hand=["Assal Dracchi"], mana=filler(fire=4), shields=shields), opponent=Side(battle=[foe], shields=5)
    )
    game.use("Assal Dracchi")
    assert (game.zone(OPPONENT, "battle") == []) == (shields == 2)
    game = Scenario(you=Side(battle=["Assal Dracchi"], shields=shields), opponent=Side(shields=5))
    break_on(game.attack("Assal Dracchi"))
    assert len(game.zone(OPPONENT, "shields")) == (3 if shields == 2 else 4)


# --- Assault, Revolution Dragon ---
def test_assault_finds_a_revolutionary_and_lets_them_cost_less_with_two_shields() -> None:
    name = "Assault, Revolution Dragon"
    other = card(
        "Other Dragon\nEvolution Creature - fire - cost 6 - power 6000 - Mega Command Dragon/Revolutionary\n"
        "Evolution: Put on one of your fire creatures."
    )
    game = Scenario(you=Side(hand=[name], mana=filler(fire=5), battle=[FAST], deck=[FANG, other, MANE]))
    game.use(name).choose("Other Dragon")
    assert "Other Dragon" in game.zone(YOU, "hand")
    for shields, castable in ((2, True), (3, False)):
        game = Scenario(you=Side(hand=[other], mana=filler(fire=3), battle=[pile(name, FAST), FAST], shields=shields))
        assert (not game.refused("Other Dragon", "use")) == castable


# --- Liberation of the End ---
@pytest.mark.phrase("SEALS")
def test_liberation_destroys_a_creature_and_takes_a_seal_of_yours() -> None:
    name = "Liberation of the End"
    weak = creature("Weak", FIRE, 6, 9999, "Human")
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=9), battle=[sealed(MANE, 2), HULCUS]),
        opponent=Side(battle=[weak, BIG, sealed(FANG, 1)]),
    )
    game.use(name)
    assert "Weak" in game.zone(OPPONENT, "graveyard") and "Big" in game.zone(OPPONENT, "battle")
    assert game.seals(MANE) == 1 and game.seals(FANG) == 1 and HULCUS in game.zone(YOU, "battle")


# --- Olgate ---
OLGATE = "Olgate, Blade General of Demon's Birth"
DRAWER = card(
    "Drawer\nCreature - water - cost 2 - power 2000 - Human\n"
    "When you put this creature into the battle zone, draw 2 cards."
)
TWICE = card(
    "Twice\nCreature - water - cost 2 - power 2000 - Human\n"
    "When you put this creature into the battle zone, draw a card.\n"
    "When you summon this creature, return one of your opponent's creatures to their hand."
)
WATCHER = card(
    "Watcher\nCreature - water - cost 2 - power 2000 - Human\n"
    "Whenever one of your other creatures is put into the battle zone, draw a card."
)


@pytest.mark.phrase("whenever_its_ability_triggers", "USE_THAT_ABILITY")
@pytest.mark.parametrize("wants", [True, False])
def test_olgate_uses_what_a_creature_of_the_opponent_does_as_it_is_put(wants: bool) -> None:
    game = Scenario(you=Side(battle=[OLGATE]), opponent=Side(hand=[DRAWER, FANG], mana=filler(water=2)), turn=OPPONENT)
    game.use("Drawer")
    if wants:
        game.accept()
    else:
        game.decline()
    assert len(game.zone(YOU, "hand")) == (2 if wants else 0)
    assert len(game.zone(OPPONENT, "hand")) == 3


def test_olgate_uses_each_of_two_abilities_from_its_own_side() -> None:
    game = Scenario(
        you=Side(battle=[OLGATE, HULCUS]),
        opponent=Side(hand=[TWICE], mana=filler(water=2), battle=[FANG]),
        turn=OPPONENT,
    )
    game.use("Twice")
    while game.asked in ("resolve", "may", "choose"):
        if game.asked == "may":
            game.accept()
        elif game.asked == "choose":
            game.choose(HULCUS if game.player_asked == OPPONENT else FANG)
        else:
            game.choose(game.options[0])
    assert FANG in game.zone(OPPONENT, "hand") and HULCUS in game.zone(YOU, "hand")
    assert len(game.zone(YOU, "hand")) == 2 and len(game.zone(OPPONENT, "hand")) == 2


def test_olgate_uses_no_ability_of_another_creature_and_none_in_its_own_turn() -> None:
    game = Scenario(
        you=Side(battle=[OLGATE]), opponent=Side(hand=[FANG], mana=filler(nature=3), battle=[WATCHER]), turn=OPPONENT
    )
    game.use(FANG)
    assert game.asked != "may" and game.zone(YOU, "hand") == []
    trigger = card(
        "Trigger\nCreature - water - cost 2 - power 2000 - Human\nShield trigger\nWhen you put this creature into the "
        "battle zone, draw 2 cards."
    )
    game = Scenario(you=Side(battle=[OLGATE, FANG]), opponent=Side(shields=[trigger]))
    game.attack(FANG).declare("Trigger")
    assert len(game.zone(OPPONENT, "hand")) == 2 and game.zone(YOU, "hand") == []


def test_olgate_returns_a_creature_and_cannot_be_chosen_at_first() -> None:
    game = Scenario(
        you=Side(hand=[OLGATE], mana=filler(water=3), battle=[FAST, FANG]),
        opponent=Side(battle=[LIGER], hand=[PIT], mana=filler(darkness=6)),
    )
    game.use(OLGATE, "Fast")
    while game.asked in ("resolve", "choose"):
        game.choose(LIGER if game.asked == "choose" else game.options[0])
    assert LIGER in game.zone(OPPONENT, "hand")
    game.end_turn().next_turn().decline()
    game.use(PIT)
    assert OLGATE in game.zone(YOU, "battle")


# --- Dogiragon Dream ---
DREAM = "Dogiragon Dream, Blue Dream Twin"
TAPPED = "(This card is put into your mana zone tapped.)"
TWO_COLORS = card(f"Two\nCreature - water/fire - cost 3 - power 3000 - Human\n{TAPPED}")
THREE_COLORS = card(f"Three\nCreature - light/fire - cost 4 - power 3000 - Human\n{TAPPED}")


def test_dogiragon_dream_returns_a_creature_and_puts_multicolored_ones_that_cost_no_more_together() -> None:
    game = Scenario(
        you=Side(battle=[DRAGON], hand=[DREAM, TWO_COLORS, THREE_COLORS, FANG, TWO_COLORS], deck=["Torcon"] * 4),
        opponent=Side(battle=[LIGER, MANE], shields=5),
    )
    game.attack(DRAGON).declare(DREAM)
    game.choose(next(option for option in game.options if "Final Revolution" in option))
    game.choose(LIGER)  # it costs 7
    assert game.can_choose("Two") and game.can_choose("Three") and not game.can_choose(FANG)
    game.choose("Two").choose("Three")
    assert LIGER in game.zone(OPPONENT, "hand") and {"Two", "Three", DREAM} <= set(game.zone(YOU, "battle"))


def test_dogiragon_dream_draws_for_a_multicolored_creature_alone() -> None:
    game = Scenario(
        you=Side(battle=[DREAM], hand=[TWO_COLORS, FAST, FANG], mana=filler(water=3, fire=3), deck=["Torcon"] * 4)
    )
    game.use("Two").accept()
    assert game.zone(YOU, "hand").count("Torcon") == 1
    game.use("Fast")
    assert game.asked != "may" and game.zone(YOU, "hand").count("Torcon") == 1


# --- MaltDREAM ---
MALT_DREAM = "MaltDREAM, Dream Twin Dragon Ruler"


@pytest.mark.parametrize(("dragons", "castable"), [(5, True), (4, False)])
def test_malt_dream_costs_less_for_dragons_and_arms_himself_for_ten(dragons: int, castable: bool) -> None:
    game = Scenario(
        you=Side(
            hand=[MALT_DREAM],
            mana=[*[DRAGON] * dragons, *filler(9 - dragons)],
            hyperspatial=[GIGAHEART, WEAPON, WEAPON],
        )
    )
    assert (not game.refused(MALT_DREAM, "use")) == castable
    if castable:
        game.use(MALT_DREAM).choose(GIGAHEART).choose(WEAPON)
        assert sorted(game.equipped(MALT_DREAM)) == sorted([GIGAHEART, WEAPON])


def test_malt_dream_untaps_the_first_time_in_a_turn() -> None:
    game = Scenario(you=Side(battle=[MALT_DREAM]), opponent=Side(shields=9))
    break_on(game.attack(MALT_DREAM))
    assert not game.is_tapped(MALT_DREAM)
    break_on(game.attack(MALT_DREAM))
    assert game.turn_is_over and game.is_tapped(MALT_DREAM)
