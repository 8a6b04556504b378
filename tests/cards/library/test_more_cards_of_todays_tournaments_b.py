"""More cards of the lists that tournaments are won with today: what is special about each, played."""

import pytest

from sim.cards.words import DARKNESS, FIRE, LIGHT, creature
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, filler, pile, tapped
from tests.cards.written import card

FANG, MANE, LIGER = "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos"
PIT, TOUCH, SERUM, HULCUS, GATE = "Terror Pit", "Ghost Touch", "Brain Serum", "Aqua Hulcus", "Spiral Gate"
WEAK = creature("Weak", DARKNESS, 2, 1000, "Human")
MECHA = card("Small Mecha\nCreature - light - cost 3 - power 2000 - Mecha Del Stella")
OTHER_MECHA = card("Other Mecha\nCreature - light - cost 3 - power 2000 - Mecha Del Dinero")
JOCKEY = card("Jockey\nCreature - fire - cost 4 - power 4000 - Beat Jockey")


# --- Britania ---
BRITANIA, DUEL = "Britania, Enshenton", "Katsuking, The Battle is Between You and Me!"
OUTRAGE = card("Rage\nCreature - fire - cost 3 - power 3000 - Outrage")
WHOLE_BRITANIA = f'{BRITANIA} / "{DUEL}"'


def test_britania_returns_outrages_and_colorless_spells() -> None:
    plain = card("Plain\nSpell - colorless - cost 3\nDraw a card.")
    game = Scenario(you=Side(hand=[WHOLE_BRITANIA], graveyard=[OUTRAGE, plain, SERUM, FANG], mana=filler(fire=7)))
    game.use(BRITANIA)
    assert game.can_choose("Rage") and game.can_choose("Plain")
    assert not game.can_choose(SERUM) and not game.can_choose(FANG)
    game.choose("Rage", "Plain")
    assert sorted(game.zone(YOU, "hand")) == ["Plain", "Rage"]


def test_britania_is_followed_by_another_shen_when_it_leaves() -> None:
    shen = "Bhutan POP, Shenton"
    game = Scenario(
        you=Side(battle=[WHOLE_BRITANIA], hand=[shen, OUTRAGE], mana=filler(darkness=10)),
        opponent=Side(hand=[GATE], mana=filler(water=2)),
    )
    assert "forbids" in game.refused(shen)
    game.end_turn().next_turn().until("use a card").use(GATE)
    assert game.can_choose(shen) and game.can_choose(BRITANIA) and not game.can_choose("Rage")
    game.choose(shen)
    assert game.zone(YOU, "battle") == [shen] and WHOLE_BRITANIA in game.zone(YOU, "hand")


@pytest.mark.parametrize(("graveyard", "killed"), [(1, False), (2, True)])
def test_the_battle_between_you_and_me_counts_the_graveyard_after_it_has_grown(graveyard: int, killed: bool) -> None:
    big = creature("Big", FIRE, 6, 6000, "Human")
    game = Scenario(
        you=Side(hand=[WHOLE_BRITANIA], graveyard=["Torcon"] * graveyard, mana=filler(darkness=4)),
        opponent=Side(battle=[big]),
    )
    game.use(f'"{DUEL}"')
    assert len(game.zone(YOU, "graveyard")) == graveyard + 5  # the four cards, and in the end the spell
    assert (game.zone(OPPONENT, "battle") == []) == killed


# --- Battles ---
def test_katsukaiser_battles_and_is_followed_by_an_outrage() -> None:
    name = "Katsukaiser, Great Rage"
    dear = card("Dear Rage\nCreature - fire - cost 9 - power 3000 - Outrage")
    game = Scenario(you=Side(hand=[name, OUTRAGE, dear], mana=filler(fire=5)), opponent=Side(battle=[LIGER, WEAK]))
    game.use(name).choose(LIGER)
    assert game.zone(YOU, "graveyard") == [name] and not game.can_choose("Dear Rage")
    game.choose("Rage")
    assert game.zone(YOU, "battle") == ["Rage"] and game.zone(YOU, "hand") == ["Dear Rage"]


def test_legends_counterattack_has_two_of_the_opponents_creatures_battle() -> None:
    name = "Legend's Counterattack"
    game = Scenario(
        you=Side(hand=[name], mana=filler(fire=2), shields=3),
        opponent=Side(battle=[LIGER, MANE, FANG], shields=3),
        turn=OPPONENT,
    )
    game.attack(LIGER).declare(name).choose(LIGER, MANE)
    assert game.zone(OPPONENT, "graveyard") == [MANE] and game.zone(YOU, "graveyard") == [name]
    game.choose("shield 1", "shield 2")
    game.end_turn().next_turn()
    assert not game.over and game.untapped_mana(YOU) == 0


def test_justices_counterattack_puts_a_blocker_against_the_attack() -> None:
    name = "Justice's Counterattack"
    wall = creature("Wall", LIGHT, 3, 9500, "Human")
    dear = creature("Dear Wall", LIGHT, 4, 9500, "Human")
    game = Scenario(
        you=Side(hand=[name, wall, dear, WEAK], mana=filler(light=3), shields=3),
        opponent=Side(battle=[MANE, FANG], shields=3),
        turn=OPPONENT,
    )
    game.attack(MANE).declare(name)
    assert len(game.zone(YOU, "hand")) == 4  # one is drawn
    assert game.can_choose("Wall") and not game.can_choose("Dear Wall") and not game.can_choose("Weak")
    game.choose("Wall").block("Wall")
    assert game.zone(OPPONENT, "graveyard") == [MANE]
    game.settle()
    game.end_turn().next_turn()
    assert not game.over and game.untapped_mana(YOU) == 0


@pytest.mark.parametrize("mana", [2, 1])
def test_libertys_counterattack_stops_two_creatures_but_not_the_one_that_attacks(mana: int) -> None:
    name = "Liberty's Counterattack"
    game = Scenario(
        you=Side(hand=[name], mana=filler(water=mana), shields=3),
        opponent=Side(battle=[MANE, FANG, LIGER], shields=3),
        turn=OPPONENT,
    )
    game.attack(MANE).declare(name).choose(FANG, LIGER).choose("shield 1").settle()
    assert len(game.zone(YOU, "shields")) == 2
    assert game.refused(FANG, "attack") and game.refused(LIGER, "attack")
    game.end_turn().next_turn()
    assert game.over == (mana < 2)


# --- Mechas ---
def test_shikisokuzekku_puts_mecha_del_stellas_and_adds_a_shield_when_it_attacks() -> None:
    name = "Shikisokuzekku, Holy Chaos Great Ninja"
    game = Scenario(
        you=Side(battle=[name, MECHA], hand=[MECHA, MECHA, OTHER_MECHA], shields=3), opponent=Side(shields=5)
    )
    game.attack(name).choose(ability(name, "becomes tapped")).accept()
    assert not game.can_choose("Other Mecha")
    game.choose("Small Mecha", "Small Mecha").accept()
    assert game.zone(YOU, "battle") == [name] + ["Small Mecha"] * 3
    assert game.zone(YOU, "hand") == ["Other Mecha"] and len(game.zone(YOU, "shields")) == 4


@pytest.mark.parametrize("shields", [10, 9])
def test_shikisokuzekku_with_ten_shields_wins_all_battles_of_mechas(shields: int) -> None:
    name = "Shikisokuzekku, Holy Chaos Great Ninja"
    game = Scenario(
        you=Side(battle=[name, MECHA, WEAK], shields=shields),
        opponent=Side(battle=[tapped(LIGER)], hand=[PIT], mana=filler(darkness=6)),
    )
    game.attack("Small Mecha", LIGER)
    while game.asked == "may":
        game.decline()
    assert game.zone(OPPONENT, "battle") == ([] if shields == 10 else [LIGER])
    game.end_turn().next_turn().until("use a card").use(PIT)
    if shields == 10:  # neither Mecha can be chosen
        assert game.zone(YOU, "graveyard") == ["Weak"]
    else:
        assert game.can_choose(name) and game.can_choose("Weak")


def test_memento_draws_once_each_turn_and_leaves_a_creature_behind_in_an_opponents_turn() -> None:
    name = "Chaosmantra, Memento"
    game = Scenario(
        you=Side(battle=[name, MECHA, MECHA], hand=[MECHA, LIGER], shields=3),
        opponent=Side(shields=5, hand=[PIT], mana=filler(darkness=6)),
    )
    game.attack("Small Mecha#1").accept().choose("shield 1").settle()
    assert len(game.zone(YOU, "hand")) == 3
    game.attack("Small Mecha#2").choose("shield 1").settle()
    assert len(game.zone(YOU, "hand")) == 3
    game.end_turn().next_turn().until("use a card").use(PIT, name)
    assert game.can_choose("Small Mecha") and not game.can_choose(LIGER)
    game.choose("Small Mecha")
    assert game.zone(YOU, "battle") == ["Small Mecha"] * 3


def test_memento_leaves_nothing_behind_in_its_owners_turn() -> None:
    name = "Chaosmantra, Memento"
    game = Scenario(you=Side(battle=[name], hand=[MECHA, GATE], mana=filler(water=2)), opponent=Side(battle=[FANG]))
    game.use(GATE, name)
    assert game.zone(YOU, "battle") == [] and sorted(game.zone(YOU, "hand")) == [name, "Small Mecha"]


# --- Beat Jockeys ---
def test_mappo_churis_puts_a_beat_jockey_that_both_leave_at_the_end_of_the_turn() -> None:
    name = "Mappo Churis"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=5), deck=[FANG, JOCKEY, MANE] + ["Torcon"] * 5))
    game.use(name)
    assert game.can_choose("Jockey") and not game.can_choose(MANE)
    game.choose("Jockey")
    assert game.zone(YOU, "battle") == [name, "Jockey"]
    game.choose(FANG).choose(f"{name}#1").end_turn()
    assert game.zone(YOU, "battle") == [] and sorted(game.zone(YOU, "graveyard")) == ["Jockey", name]
    assert sorted(game.zone(YOU, "deck")[-2:]) == [MANE, FANG]


def test_paisen_churis_takes_up_to_two_beat_jockeys() -> None:
    name = "Paisen Churis"
    game = Scenario(you=Side(hand=[name], mana=filler(fire=3), deck=[JOCKEY, FANG, JOCKEY] + ["Torcon"] * 5))
    game.use(name)
    assert not game.can_choose(FANG)
    game.choose("Jockey#1", "Jockey#2")
    assert game.zone(YOU, "hand") == ["Jockey", "Jockey"] and game.zone(YOU, "graveyard") == [FANG]


# --- Graveyards ---
def test_unidentified_objective_casts_a_spell_from_the_graveyard() -> None:
    name = "Unidentified Objective"
    dear = card("Dear\nSpell - water - cost 8\nDraw a card.")
    game = Scenario(
        you=Side(hand=[name], graveyard=[PIT, SERUM, dear, FANG], mana=filler(water=7)), opponent=Side(battle=[LIGER])
    )
    game.use(name)
    assert game.can_choose(PIT) and not game.can_choose("Dear") and not game.can_choose(name)
    game.choose(PIT)
    assert game.zone(OPPONENT, "graveyard") == [LIGER]
    assert game.zone(YOU, "deck")[-1] == PIT and name in game.zone(YOU, "graveyard")


@pytest.mark.parametrize("zone", ["hand", "mana"])
def test_fock_puts_a_creature_into_the_hand_or_the_mana_zone(zone: str) -> None:
    name = "Fock = The = Dirty"
    game = Scenario(
        you=Side(graveyard=[name], mana=filler(darkness=3, nature=2), deck=[SERUM, MANE, FANG, PIT] + ["Torcon"] * 5),
        opponent=Side(shields=3),
    )
    game.use(name)
    assert not game.can_choose(SERUM)
    game.choose(FANG).choose(0 if zone == "hand" else 1)
    assert FANG in game.zone(YOU, zone)
    assert sorted(game.zone(YOU, "graveyard")) == sorted([SERUM, MANE, PIT])
    game.attack(name).choose("shield 1").settle().end_turn()
    assert game.zone(YOU, "deck")[-1] == name


def test_fock_is_exchanged_for_an_attacking_abyss() -> None:
    name = "Fock = The = Dirty"
    abyss = card("Deep One\nCreature - darkness - cost 1 - power 3000 - Abyss Royale")
    game = Scenario(
        you=Side(hand=[name], battle=[abyss, WEAK], deck=[SERUM] * 8),
        opponent=Side(shields=3),
    )
    game.attack("Weak").choose("shield 1").settle()
    assert game.zone(YOU, "hand") == [name]
    game.attack("Deep One").declare(name)
    assert name in game.zone(YOU, "battle") and game.zone(YOU, "hand") == ["Deep One"]


# --- Nearpin Mosquito ---
@pytest.mark.parametrize("breaks", [2, 1])
def test_nearpin_mosquito_stops_three_creatures_when_two_shields_were_broken(breaks: int) -> None:
    name = "Nearpin Mosquito"
    attacker = LIGER if breaks == 2 else MANE
    game = Scenario(
        you=Side(shields=[name, *["Torcon"] * 3], mana=["Corile"]),
        opponent=Side(battle=[attacker, FANG, HULCUS, "Corile"], shields=3),
        turn=OPPONENT,
    )
    game.attack(attacker).choose(*["shield 1", "shield 2"][:breaks])
    game.declare(name)
    if breaks == 2:
        game.choose(ability(name, "attack players")).choose(FANG, HULCUS).choose("no")
    game.choose("no")
    assert name in game.zone(YOU, "battle")
    assert bool(game.refused(FANG, "attack")) == (breaks == 2)
    assert not game.refused("Corile", "attack")


def test_nearpin_mosquito_returns_a_card_of_the_mana_zone_and_attacks_creatures_only() -> None:
    name = "Nearpin Mosquito"
    game = Scenario(
        you=Side(hand=[name], battle=[name], mana=[*filler(nature=3), FANG]),
        opponent=Side(battle=[tapped(MANE)], shields=3),
    )
    game.use(name).choose(FANG)
    assert game.zone(YOU, "hand") == [FANG]
    game.attack(f"{name}#2", MANE)
    assert game.zone(OPPONENT, "graveyard") == [MANE]


# --- Plaisir ---
def test_plaisir_in_hyper_mode_casts_a_spell_whenever_it_attacks() -> None:
    name = "Plaisir, Enjoyable Knowledge Priest"
    game = Scenario(
        you=Side(battle=[name, WEAK], hand=[GATE, TOUCH], graveyard=[SERUM, PIT]),
        opponent=Side(battle=[FANG], shields=5),
    )
    game.hyperify(name).attack(name)
    assert game.can_choose(SERUM) and game.can_choose(GATE)
    assert not game.can_choose(TOUCH) and not game.can_choose(PIT)
    game.choose(SERUM).accept().accept().choose("shield 1", "shield 2")
    assert game.zone(YOU, "deck")[-1] == SERUM and len(game.zone(OPPONENT, "shields")) == 3


def test_plaisir_draws_two_and_discards_one_and_casts_nothing_outside_its_hyper_mode() -> None:
    name = "Plaisir, Enjoyable Knowledge Priest"
    game = Scenario(
        you=Side(hand=[name, GATE, FANG], graveyard=[SERUM], mana=filler(water=2, fire=2)), opponent=Side(shields=5)
    )
    game.use(name).choose(FANG)
    assert len(game.zone(YOU, "hand")) == 3 and FANG in game.zone(YOU, "graveyard")
    game.attack(name).choose("shield 1")
    assert len(game.zone(OPPONENT, "shields")) == 4 and SERUM in game.zone(YOU, "graveyard")


# --- Evolutions ---
ANGEL = creature("Angel", LIGHT, 5, 5000, "Angel Command")
DEMON = creature("Demon", DARKNESS, 5, 5000, "Demon Command")


@pytest.mark.parametrize("bait", ["Angel", "Demon"])
def test_death_marriage_leaves_angels_and_demons_and_returns_spells_from_mana(bait: str) -> None:
    name = "Codecommand Death Marriage"
    game = Scenario(
        you=Side(hand=[name], battle=[ANGEL, DEMON, FANG], mana=[*filler(light=5, darkness=5), SERUM]),
        opponent=Side(battle=[DEMON, MANE], mana=[GATE, "Corile"], hand=[GATE]),
    )
    game.use(name).choose(bait)
    other = "Demon" if bait == "Angel" else "Angel"
    assert sorted(game.zone(YOU, "battle")) == sorted([name, other]) and game.zone(OPPONENT, "battle") == ["Demon"]
    assert game.zone(YOU, "hand") == [SERUM]
    assert game.zone(OPPONENT, "hand") == [GATE, GATE] and game.zone(OPPONENT, "mana") == ["Corile"]


def test_death_marriage_lets_the_opponent_cast_no_spell() -> None:
    name = "Codecommand Death Marriage"
    game = Scenario(
        you=Side(battle=[pile(name, ANGEL)]), opponent=Side(hand=[GATE], mana=filler(water=2)), turn=OPPONENT
    )
    assert game.refused(GATE)


def test_grand_alcadeias_ignores_a_creature_at_the_start_of_the_opponents_turn() -> None:
    name = "Grand Alcadeias, Dark Gaia"
    blocker = card("Watch\nCreature - light - cost 3 - power 3000 - Human\nBlocker\nThis creature can't attack.")
    game = Scenario(
        you=Side(battle=[pile(name, ANGEL), DEMON], shields=5),
        opponent=Side(battle=[blocker, LIGER], shields=[GATE, PIT, *[FANG] * 3], hand=[GATE], mana=filler(water=2)),
    )
    assert game.refused("Watch", "attack")
    game.attack(name).choose("Watch").choose("shield 1", "shield 2", "shield 3")
    assert sorted(game.zone(OPPONENT, "hand")) == sorted([GATE, GATE, PIT, FANG])  # no block, and no spell is cast
    game.end_turn().next_turn().choose("Watch").until("use a card")
    assert not game.refused(GATE)
    game.attack("Watch")
    assert game.zone(YOU, "battle") == [name, "Demon"]


def test_grand_alcadeias_gives_other_commands_slayer() -> None:
    name = "Grand Alcadeias, Dark Gaia"
    game = Scenario(you=Side(battle=[pile(name, ANGEL), DEMON]), opponent=Side(battle=[tapped(LIGER)]))
    game.attack("Demon", LIGER)
    assert game.zone(OPPONENT, "graveyard") == [LIGER] and game.zone(YOU, "battle") == [name]
