"""Words that only a few cards of the first sets need, shown by these cards."""

import copy
from collections.abc import Callable
from dataclasses import replace

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.text.card_files import read_card
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    IT_BATTLES_INSTEAD,
    THE_REVEALED,
    THEM,
    Card,
    DefinitionError,
    Effect,
    all_but,
    among_them,
    cant_leave,
    choose,
    creature,
    destroy,
    discard,
    draw,
    every,
    evolves_from,
    for_each_card,
    if_you_do,
    instead_of_being_destroyed,
    its_owner_chooses,
    one_more_at_random,
    put,
    put_into_graveyard,
    reveal_top,
    reveal_until,
    shuffle_into_deck,
    spell,
    take,
    that_player_chooses,
    vortex_evolves_from,
    when_put,
    when_wins_battle,
    whenever_blocks,
    whenever_put_into_mana,
    your,
    your_opponents,
)
from sim.engine.record.codes import log
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, exactly, filler, opponents, pile, tapped


def wave(*effects: Effect) -> Card:
    return spell("Wave", FIRE, 1, *effects)


# --- Drawing ---
@pytest.mark.phrase("draw_up_to")
def test_each_player_may_draw_the_turn_player_first() -> None:
    game = Scenario(
        you=Side(hand=["Funky Wizard"], mana=filler(water=4), deck=["Torcon"]),
        opponent=Side(deck=["Corile"], battle=["Fear Fang"]),
    )
    game.use("Funky Wizard").expect(YOU, "may", "yes", "no")
    game.decline().expect(OPPONENT, "may", "yes", "no")
    game.accept()
    assert game.zone(YOU, "hand") == [] and game.zone(OPPONENT, "hand") == ["Corile"]


@pytest.mark.phrase("draw")
def test_each_player_draws_and_both_may_lose() -> None:
    hand = [wave(draw(2, whose=0), if_you_do(draw(1)))]
    game = Scenario(you=Side(hand=hand, mana=filler(fire=1), deck=6), opponent=Side(deck=5)).use("Wave")
    assert len(game.zone(YOU, "hand")) == 3 and len(game.zone(OPPONENT, "hand")) == 2
    drawn = Scenario(you=Side(hand=hand, mana=filler(fire=1)), opponent=Side(deck=exactly("Corile"))).use("Wave")
    assert drawn.winner == YOU


# --- Total power ---
def heavyweight(*theirs: str) -> Scenario:
    return Scenario(
        you=Side(battle=["Heavyweight Dragon", "Torcon"]),
        opponent=Side(battle=[*(tapped(one) for one in theirs), "Fear Fang"]),
    ).tap_ability("Heavyweight Dragon")


@pytest.mark.phrase("THEIR_TOTAL_POWER_IS_LESS")
def test_the_total_power_of_the_creatures_chosen_must_be_less() -> None:
    game = heavyweight("Corile", "Aqua Hulcus")  # 2000 each
    game.expect(YOU, "choose", "no", "Corile", "Aqua Hulcus")
    game.choose("Corile", "Aqua Hulcus")
    assert game.zone(OPPONENT, "graveyard") == ["Corile", "Aqua Hulcus"]


@pytest.mark.phrase("THEIR_TOTAL_POWER_IS_LESS")
def test_creatures_of_the_same_total_power_are_not_destroyed() -> None:
    # Twin-Cannon Skyterror has 7000 power, Corile 2000: that is not less than 9000.
    game = heavyweight("Twin-Cannon Skyterror", "Corile").choose("Twin-Cannon Skyterror", "Corile")
    assert game.zone(OPPONENT, "graveyard") == []
    game = heavyweight("Twin-Cannon Skyterror", "Corile").choose("Twin-Cannon Skyterror").enough()
    assert game.zone(OPPONENT, "graveyard") == ["Twin-Cannon Skyterror"]


# --- Shields and the deck ---
@pytest.mark.phrase("shuffle_into_deck")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_the_shields_of_the_chosen_player_are_dealt_anew(player: int) -> None:
    game = Scenario(
        you=Side(hand=["Aqua Patrol"], mana=filler(water=4), shields=["Torcon", "Corile"], deck=exactly(*filler(30))),
        opponent=Side(shields=["Fear Fang"], deck=exactly(*filler(30))),
    )
    game.use("Aqua Patrol").choose(player)
    numbers = [len(game.zone(YOU, "shields")), len(game.zone(OPPONENT, "shields"))]
    assert numbers == [2, 1]
    shuffled = [event[1] for event in game.session.events if event[0] == log.SHUFFLE]
    assert shuffled == [player]
    old = {YOU: "Torcon", OPPONENT: "Fear Fang"}
    assert (old[player] in game.zone(player, "deck")) or old[player] in game.zone(player, "shields")
    assert len(game.zone(player, "deck")) == 30
    assert game.zone(1 - player, "shields")[0] == old[1 - player]


@pytest.mark.phrase("shuffle_into_deck")
def test_a_hand_is_shuffled_into_the_deck() -> None:
    effects = shuffle_into_deck(every(your_opponents(CARDS.in_zone(HAND)))), draw(1)
    game = Scenario(
        you=Side(hand=[wave(*effects)], mana=filler(fire=1)),
        opponent=Side(hand=["Corile"], deck=exactly("Torcon")),
    ).use("Wave")
    assert game.zone(OPPONENT, "hand") == []
    assert sorted(game.zone(OPPONENT, "deck")) == ["Corile", "Torcon"]


@pytest.mark.parametrize(
    ("noun", "reason"),
    [(THEM, "say whose cards"), (every(CREATURES), "the cards of one player")],
)
def test_only_the_cards_of_one_player_are_shuffled_into_a_deck(noun: object, reason: str) -> None:
    with pytest.raises(DefinitionError, match=reason):
        tabulate([wave(reveal_top(1), shuffle_into_deck(noun))])  # type: ignore[arg-type]


# --- All revealed cards ---
@pytest.mark.phrase("THE_REVEALED")
def test_weaker_creatures_are_destroyed_and_all_revealed_cards_go_to_the_graveyard() -> None:
    game = Scenario(
        you=Side(
            hand=["Fortification Against Barrage and Ambush"],
            mana=filler(water=4, fire=1),
            battle=["Corile", pile("Crystal Lancer", "Aqua Hulcus")],
            deck=["Terror Pit", "Burst Shot", "Twin-Cannon Skyterror", "Torcon"],
        ),
        opponent=Side(battle=["Twin-Cannon Skyterror", "Fear Fang"]),
    )
    game.use("Fortification Against Barrage and Ambush")
    # Twin-Cannon Skyterror has 7000 power, Crystal Lancer 8000.
    assert game.zone(YOU, "battle") == ["Crystal Lancer"]
    assert game.zone(OPPONENT, "battle") == ["Twin-Cannon Skyterror"]
    assert sorted(game.zone(YOU, "graveyard")) == [
        "Burst Shot",
        "Corile",
        "Fortification Against Barrage and Ambush",
        "Terror Pit",
        "Twin-Cannon Skyterror",
    ]
    assert game.zone(YOU, "deck")[0] == "Torcon"


def test_all_revealed_cards_are_known_only_right_after_the_revealing() -> None:
    for effects in (
        [reveal_top(3), put_into_graveyard(THE_REVEALED)],
        [reveal_until(CREATURES), take(among_them(choose(1, CREATURES))), put_into_graveyard(THE_REVEALED)],
    ):
        with pytest.raises(DefinitionError, match="no cards have been revealed until one fits"):
            tabulate([wave(*effects)])


# --- Hand and mana ---
@pytest.mark.phrase("EXCHANGE_HAND_AND_MANA")
def test_hand_and_mana_zone_change_places() -> None:
    game = Scenario(
        you=Side(hand=["Carnival Totem", "Torcon", "Terror Pit"], mana=filler(nature=6), battle=["Corile"]),
        opponent=Side(mana=["Fear Fang"]),
    )
    mana = game.zone(YOU, "mana")
    game.use("Carnival Totem")
    assert sorted(game.zone(YOU, "hand")) == sorted(mana)
    assert sorted(game.zone(YOU, "mana")) == ["Terror Pit", "Torcon"]
    assert game.is_tapped("Torcon") and game.is_tapped("Terror Pit")
    assert game.zone(OPPONENT, "mana") == ["Fear Fang"]


# --- For each card, and at random ---
def nightmare(graveyard: int, hand: int) -> Scenario:
    return Scenario(
        you=Side(hand=["Cloned Nightmare"], mana=filler(darkness=3), graveyard=["Cloned Nightmare"] * graveyard),
        opponent=Side(hand=["Corile", "Torcon", "Fear Fang", "Aqua Hulcus"][:hand], graveyard=["Cloned Nightmare"]),
    ).use("Cloned Nightmare")


@pytest.mark.phrase("for_each_card", "one_more_at_random")
def test_for_each_one_in_both_graveyards_one_more_card_may_be_discarded() -> None:
    game = nightmare(1, 4)
    assert len(game.zone(OPPONENT, "hand")) == 4  # they are discarded together, after all choices
    game.expect(YOU, "may", "yes", "no")
    game.accept().expect(YOU, "may", "yes", "no")
    game.decline()
    assert len(game.zone(OPPONENT, "hand")) == 2
    assert len(nightmare(1, 4).accept().accept().zone(OPPONENT, "graveyard")) == 4


@pytest.mark.phrase("one_more_at_random")
def test_no_card_is_chosen_twice() -> None:
    game = nightmare(2, 3).accept().accept().accept()
    assert game.zone(OPPONENT, "hand") == []
    assert sorted(game.zone(OPPONENT, "graveyard")) == ["Cloned Nightmare", "Corile", "Fear Fang", "Torcon"]


@pytest.mark.phrase("for_each_card")
def test_cards_are_counted_before_the_first_time() -> None:
    kill = for_each_card(your(CREATURES), destroy(choose(1, your(CREATURES))), draw(1))
    game = Scenario(you=Side(hand=[wave(kill)], mana=filler(fire=1), battle=["Corile", "Torcon"])).use("Wave")
    game.choose("Corile")
    assert game.zone(YOU, "battle") == [] and len(game.zone(YOU, "hand")) == 2


@pytest.mark.parametrize(
    "text",
    [
        "For each of your creatures, break one of your opponent's shields.",
        "Tap all your creatures. For each creature tapped in this way, break one of your opponent's shields.",
    ],
)
def test_an_effect_that_breaks_a_shield_for_each_card_breaks_them_together(text: str) -> None:
    """701.14c."""
    spell = read_card(["Wave", "Spell - fire - cost 1", text])
    game = Scenario(
        you=Side(hand=[spell], mana=filler(fire=1), battle=["Corile", "Torcon"]),
        opponent=Side(shields=["Terror Pit", "Holy Awe", "Fear Fang"]),
    )
    game.use("Wave").choose("Terror Pit", "Holy Awe")
    game.declare("Terror Pit", "Holy Awe")
    assert game.zone(OPPONENT, "shields") == ["Fear Fang"]


def test_for_each_judge_that_was_won_a_shield_is_broken_by_itself() -> None:
    """Its Japanese text says how many times it breaks one (勝った回数)."""
    game = Scenario(
        you=Side(battle=["Royal Straight Flush Kaiser"], deck=["Bolmeteus Steel Dragon"] * 2),
        opponent=Side(shields=["Terror Pit", "Holy Awe", "Fear Fang"], deck=["Torcon"] * 2),
    )
    game.attack("Royal Straight Flush Kaiser").accept().accept().decline().choose("Terror Pit")
    game.expect(OPPONENT, "declare", "no", "Terror Pit")
    assert game.zone(OPPONENT, "shields") == ["Holy Awe", "Fear Fang"]


# --- Who chooses ---
@pytest.mark.phrase("that_player_chooses")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_the_player_who_was_chosen_chooses_among_their_own_cards(player: int) -> None:
    mana = ["Torcon", "Corile", "Terror Pit"]
    game = Scenario(
        you=Side(battle=[pile("Admiral Queen", "Rosa Rossa"), "Fear Fang"], mana=mana), opponent=Side(mana=mana)
    )
    game.tap_ability("Admiral Queen").choose(player)
    game.expect(player, "choose", *mana)
    game.choose("Torcon" if player == YOU else opponents("Torcon"))
    game.choose("Corile" if player == YOU else opponents("Corile"))
    assert game.zone(player, "hand") == ["Torcon", "Corile"] and game.zone(player, "mana") == ["Terror Pit"]
    assert game.zone(1 - player, "hand") == []


@pytest.mark.phrase("its_owner_chooses")
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_the_owner_of_each_new_creature_chooses_a_card_of_their_mana_zone(player: int) -> None:
    mana = [*filler(nature=3), "Terror Pit"]
    sides = {
        YOU: Side(battle=[pile("Belzeber, Emperor of Death", "General Dark Fiend")], mana=["Corile"]),
        OPPONENT: Side(mana=["Corile"]),
    }
    sides[player] = replace(sides[player], hand=["Torcon", "Fear Fang"], mana=mana)
    game = Scenario(you=sides[YOU], opponent=sides[OPPONENT], turn=player)
    game.use("Torcon")
    assert game.asked == "choose" and game.player_asked == player
    assert "no" not in game.options
    game.choose("Terror Pit")
    assert game.zone(player, "graveyard") == ["Terror Pit"]
    assert game.zone(1 - player, "mana") == ["Corile"]


def test_belzeber_does_not_see_itself() -> None:
    game = Scenario(
        you=Side(hand=["Belzeber, Emperor of Death"], battle=["General Dark Fiend"], mana=filler(darkness=6))
    )
    game.use("Belzeber, Emperor of Death")
    assert len(game.zone(YOU, "mana")) == 6


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        (lambda: destroy(that_player_chooses(1, your(CREATURES))), "they choose among their own cards"),
        (lambda: destroy(that_player_chooses(1, CREATURES)), "nothing before says which player"),
        (lambda: destroy(its_owner_chooses(1, CREATURES)), "no creature whose owner"),
        (lambda: destroy(all_but(that_player_chooses(1, CREATURES))), "a plain choice"),
    ],
)
def test_the_text_must_know_who_chooses(effect: Callable[[], Effect], reason: str) -> None:
    with pytest.raises(DefinitionError, match=reason):
        tabulate([wave(effect())])


# --- Evolution ---
@pytest.mark.phrase("evolves_into_any_race")
def test_an_evolution_creature_of_any_race_is_put_on_it() -> None:
    game = Scenario(you=Side(hand=["Crystal Lancer"], mana=filler(water=6), battle=["Innocent Hunter, Blade of All"]))
    game.use("Crystal Lancer")
    assert game.zone(YOU, "battle") == ["Crystal Lancer"]
    assert game.under("Crystal Lancer") == ["Innocent Hunter, Blade of All"]


def test_an_evolution_that_names_no_race_is_not_put_on_it() -> None:
    wisp = creature("Wisp", FIRE, 1, 1000, "Human", evolves_from(CREATURES.civilization(FIRE)))
    game = Scenario(you=Side(hand=[wisp], mana=filler(fire=1), battle=["Innocent Hunter, Blade of All"]))
    assert game.refused("Wisp") == "there is no creature that it can be put on"
    game = Scenario(
        you=Side(hand=["Crystal Lancer"], mana=filler(water=6), battle=["Torcon"]),
        opponent=Side(battle=["Innocent Hunter, Blade of All"]),
    )
    assert game.refused("Crystal Lancer") == "there is no creature that it can be put on"


def test_it_is_one_of_several_creatures_of_a_vortex_evolution() -> None:
    wisp = creature(
        "Wisp", FIRE, 1, 1000, "Human", vortex_evolves_from(CREATURES.race("Dragon"), CREATURES.race("Fire Bird"))
    )
    for other, fits in (("Bolshack Dragon", True), ("Torcon", False)):
        battle = ["Innocent Hunter, Blade of All", other]
        game = Scenario(you=Side(hand=[wisp], mana=filler(fire=1), battle=battle))
        assert (game.refused("Wisp") == "") == fits


def test_the_invoked_one_needs_seven_cards_in_the_mana_zone() -> None:
    for mana in (6, 7):
        battle = ["Innocent, the Invoked"]
        game = Scenario(you=Side(hand=["Crystal Lancer"], mana=filler(water=mana), battle=battle))
        assert (game.refused("Crystal Lancer") == "") == (mana == 7)


# --- Attacks and battles ---
@pytest.mark.phrase("NOT_ATTACKED_YET")
def test_it_draws_attacks_until_it_has_been_attacked() -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(battle=[tapped("Bodacious Giant"), tapped("Corile")])
    )
    game.expect(YOU, "attack with", "Fear Fang", "Torcon")
    game.attack("Fear Fang", "Bodacious Giant")
    assert game.zone(YOU, "battle") == ["Torcon"]
    game.expect(YOU, "attack with", "no", "Torcon")
    game.attack("Torcon", "Corile")
    assert game.zone(YOU, "graveyard") == ["Fear Fang", "Torcon"]


def test_an_untapped_giant_draws_no_attacks() -> None:
    game = Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(battle=["Bodacious Giant"]))
    game.expect(YOU, "attack with", "no", "Fear Fang", "Torcon")


@pytest.mark.phrase("loses_into_mana")
@pytest.mark.parametrize("other", ["Twin-Cannon Skyterror", "Corile"])
def test_both_creatures_go_to_the_mana_zone_instead_of_losing(other: str) -> None:
    # Corile has 2000 power, too: both would lose.
    game = Scenario(
        you=Side(battle=["Gashi Gashi, the Brave Puppet", "Torcon"]), opponent=Side(battle=[tapped(other)])
    ).attack("Gashi Gashi, the Brave Puppet", other)
    assert game.zone(YOU, "mana") == ["Gashi Gashi, the Brave Puppet"] and game.zone(OPPONENT, "mana") == [other]
    assert game.zone(YOU, "graveyard") == [] == game.zone(OPPONENT, "graveyard")


def test_nobody_wins_the_battle_that_is_not_lost() -> None:
    winner = creature("Winner", FIRE, 3, 5000, "Human", cant_leave, when_wins_battle(draw(1)))
    game = Scenario(
        you=Side(battle=["Gashi Gashi, the Brave Puppet", "Torcon"]), opponent=Side(battle=[tapped(winner)])
    ).attack("Gashi Gashi, the Brave Puppet", "Winner")
    assert game.zone(YOU, "mana") == ["Gashi Gashi, the Brave Puppet"]
    assert game.zone(OPPONENT, "battle") == ["Winner"] and game.zone(OPPONENT, "hand") == []


def test_a_battle_that_it_wins_goes_as_usual() -> None:
    weak = creature("Weak", FIRE, 1, 1000, "Human")
    game = Scenario(
        you=Side(battle=["Gashi Gashi, the Brave Puppet", "Torcon"]), opponent=Side(battle=[tapped(weak)])
    ).attack("Gashi Gashi, the Brave Puppet", "Weak")
    assert game.zone(OPPONENT, "graveyard") == ["Weak"]
    assert game.zone(YOU, "battle") == ["Gashi Gashi, the Brave Puppet", "Torcon"]


def test_cards_that_are_put_into_mana_instead_are_put_there() -> None:
    watch = creature("Watch", FIRE, 1, 1000, "Human", whenever_put_into_mana(your(CARDS), draw(1)))
    game = Scenario(
        you=Side(battle=["Gashi Gashi, the Brave Puppet", watch]), opponent=Side(battle=[tapped("Corile")])
    ).attack("Gashi Gashi, the Brave Puppet", "Corile")
    assert len(game.zone(YOU, "hand")) == 1


AEGIS = "Aegis, Sage of Fire and Lightning"


@pytest.mark.phrase("whenever_blocks_and_wins", "sharing_a_race_with_the_destroyed")
def test_creatures_that_share_a_race_with_the_destroyed_one_are_destroyed() -> None:
    # Torcon is a Beast Folk, as Bronze-Arm Tribe is; Fear Fang is another.
    game = Scenario(
        you=Side(battle=["Torcon", "Bronze-Arm Tribe", "Corile"]),
        opponent=Side(battle=[AEGIS, "Fear Fang", "Aqua Hulcus"]),
    )
    game.attack("Torcon").block(AEGIS)
    assert game.zone(YOU, "battle") == ["Corile"]
    assert game.zone(OPPONENT, "battle") == [AEGIS, "Aqua Hulcus"]


def test_winning_as_the_attacker_destroys_no_others() -> None:
    game = Scenario(
        you=Side(battle=[AEGIS, "Bronze-Arm Tribe"]), opponent=Side(battle=[tapped("Torcon"), "Bronze-Arm Tribe"])
    ).attack(AEGIS, "Torcon")
    assert game.zone(OPPONENT, "graveyard") == ["Torcon"]
    assert game.zone(OPPONENT, "battle") == ["Bronze-Arm Tribe"]


def test_nothing_shares_a_race_with_a_creature_that_was_not_destroyed() -> None:
    saved = creature("Saved", FIRE, 1, 1000, "Beast Folk", instead_of_being_destroyed(HAND))
    game = Scenario(you=Side(battle=[saved, "Bronze-Arm Tribe"]), opponent=Side(battle=[AEGIS]))
    game.attack("Saved").block(AEGIS)
    assert game.zone(YOU, "hand") == ["Saved"] and game.zone(YOU, "battle") == ["Bronze-Arm Tribe"]


def test_only_who_has_won_a_battle_knows_what_it_destroyed() -> None:
    same_race = destroy(every(CREATURES.sharing_a_race_with_the_destroyed()))
    with pytest.raises(DefinitionError, match="only an ability that waits"):
        tabulate([creature("Wisp", FIRE, 1, 1000, "Human", whenever_blocks(same_race))])


# --- Dejiron ---
def dejiron(*hand: str) -> Scenario:
    game = Scenario(
        you=Side(battle=["Torcon", "Corile"]),
        opponent=Side(battle=["Dejiron"], hand=list(hand), shields=["Aqua Hulcus"]),
    )
    return game.attack("Torcon").block("Dejiron")


@pytest.mark.phrase("put", "IT_BATTLES_INSTEAD")
def test_another_blocker_battles_the_attacking_creature() -> None:
    game = dejiron(AEGIS, "Corile", "Gran Gure, Space Guardian")
    game.expect(OPPONENT, "choose", "no", AEGIS, "Gran Gure, Space Guardian")
    game.choose(AEGIS)
    assert game.is_tapped(AEGIS)
    assert game.zone(OPPONENT, "hand")[-1] == "Dejiron"
    assert game.zone(YOU, "graveyard") == ["Torcon"]
    assert game.zone(OPPONENT, "battle") == [AEGIS] and game.zone(OPPONENT, "shields") == ["Aqua Hulcus"]


def test_without_another_blocker_dejiron_battles_itself() -> None:
    assert dejiron("Corile").zone(OPPONENT, "graveyard") == ["Dejiron"]
    assert dejiron(AEGIS).decline().zone(OPPONENT, "graveyard") == ["Dejiron"]


def test_only_a_creature_that_blocks_can_be_replaced_in_the_battle() -> None:
    tries = when_put(put(choose(1, your(CREATURES.in_zone(HAND)))), IT_BATTLES_INSTEAD)
    with pytest.raises(DefinitionError, match="knows the attacker"):
        tabulate([creature("Wisp", FIRE, 1, 1000, "Human", tries)])


EGG = "Dragon Flare Egg"


@pytest.mark.phrase("DESTROY_THIS_TO_PUT_IT")
def test_the_card_from_the_deck_is_put_after_this_creature_has_been_destroyed() -> None:
    deck = exactly("Bolshack Dragon", "Torcon", "Corile")
    game = Scenario(you=Side(battle=[EGG], graveyard=["Corile"], deck=deck), turn=OPPONENT).next_turn()
    declined = copy.deepcopy(game).decline()
    assert (declined.zone(YOU, "battle"), declined.zone(YOU, "graveyard")) == ([EGG], ["Corile", "Bolshack Dragon"])
    game.accept()
    assert (game.zone(YOU, "battle"), game.zone(YOU, "graveyard")) == (["Bolshack Dragon"], ["Corile", EGG])


def test_one_more_card_needs_one_before() -> None:
    with pytest.raises(DefinitionError, match="no cards have been chosen before these"):
        tabulate([wave(discard(one_more_at_random(your(CARDS.in_zone(HAND)))))])
