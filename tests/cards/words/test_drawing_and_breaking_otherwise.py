"""What is done instead of drawing, which shields an attack breaks and how many, and what does not hold back."""

import pytest

from sim.cards.tabulation import tabulate
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    GRAVEYARD,
    HAND,
    LIGHT,
    WATER,
    YOU_HAVE_NO_SHIELDS,
    YOUR_NEXT_TURN,
    YOUR_OPPONENT_HAS_MORE_SHIELDS,
    DefinitionError,
    attacks_despite_opponent,
    buzzrender,
    cant_attack,
    cant_attack_players,
    cant_block,
    choose,
    choose_a_number,
    cost_less,
    creature,
    discard,
    draw,
    draws_breaks,
    draws_two_and_discards,
    each_has,
    either_holds,
    for_a_while,
    give,
    give_more_breaks,
    in_shields,
    may_cast_for_less,
    put,
    speed_attacker,
    spell,
    they_cant_attack,
    you_cant_be_attacked,
    your,
    your_opponents,
)
from sim.games.scenario import OPPONENT, YOU, Illegal, Scenario, Side, exactly, face_up, filler, tapped

READY = creature("Ready", FIRE, 1, 1000, "Human")
COLORFUL = creature("Colorful", FIRE | WATER, 2, 2000, "Human")


# --- Drawing ---
@pytest.mark.phrase("draws_two_and_discards")
@pytest.mark.parametrize("agrees", [True, False])
def test_the_first_draw_of_a_turn_may_be_two_cards_and_a_discard(agrees: bool) -> None:
    tune = spell("Tune", WATER, 1, draw(2))
    game = Scenario(
        you=Side(
            hand=[tune],
            mana=filler(water=1),
            battle=["Kameworoll, Legendary Performer", COLORFUL],
            deck=["Corile", "Torcon", "Fear Fang", "Emeral"],
        )
    )
    game.use("Tune")
    if agrees:
        game.accept().choose("Torcon")
        # The second card of the effect is drawn as ever.
        assert game.zone(YOU, "hand") == ["Corile", "Fear Fang"]
        assert "Torcon" in game.zone(YOU, "graveyard")
    else:
        game.decline()
        assert game.zone(YOU, "hand") == ["Corile", "Torcon"]


@pytest.mark.phrase("draws_two_and_discards")
def test_later_draws_of_the_turn_and_a_failed_condition_change_nothing() -> None:
    tune = spell("Tune", WATER, 1, draw(1))
    cards = ["Corile", "Torcon", "Fear Fang", "Emeral"]
    kame = "Kameworoll, Legendary Performer"
    game = Scenario(you=Side(hand=[tune], mana=filler(water=1), battle=[kame], deck=cards))
    game.use("Tune")
    assert game.zone(YOU, "hand") == ["Corile"]
    game = Scenario(you=Side(hand=[tune, tune], mana=filler(water=2), battle=[kame, COLORFUL], deck=cards))
    game.use("Tune").decline().use("Tune")
    assert game.zone(YOU, "hand") == ["Corile", "Torcon"]


@pytest.mark.phrase("draws_two_and_discards")
def test_the_draw_step_and_the_opponents_turn_count_as_turns_too() -> None:
    """Kameworoll lets each player draw first; then the card of the draw step is the second of the turn."""
    game = Scenario(
        you=Side(
            battle=["Kameworoll, Legendary Performer", COLORFUL], deck=["Corile", "Torcon", "Fear Fang", "Emeral"]
        ),
        turn=OPPONENT,
    )
    game.next_turn()
    game.accept().choose("Corile")
    assert game.zone(YOU, "hand") == ["Torcon", "Fear Fang"]


def test_alternatives_are_refused_beside_the_first_draw_of_a_turn() -> None:
    wrong = draws_two_and_discards(condition=either_holds(YOU_HAVE_NO_SHIELDS, YOUR_OPPONENT_HAS_MORE_SHIELDS))
    with pytest.raises(DefinitionError, match=r'Wrong: draws_two_and_discards: .*"and" and "or"'):
        tabulate([creature("Wrong", FIRE, 1, 1000, "Human", wrong)])


@pytest.mark.phrase("puts_from_graveyard_instead_of_drawing")
@pytest.mark.parametrize("agrees", [True, False])
def test_with_an_empty_deck_a_creature_comes_back_instead_of_a_draw(agrees: bool) -> None:
    tune = spell("Tune", WATER, 1, draw(2))
    game = Scenario(
        you=Side(
            hand=[tune],
            mana=filler(water=1),
            battle=["Black Bigbang, Sutured Phoenix"],
            graveyard=["Torcon", "Fear Fang", "Terror Pit"],
            deck=exactly("Corile"),
        )
    )
    game.use("Tune")
    assert game.zone(YOU, "hand") == ["Corile"]
    if agrees:
        game.accept()
        game.expect(YOU, "choose", "Torcon", "Fear Fang").choose("Torcon")
        assert "Torcon" in game.zone(YOU, "battle")
    else:
        game.decline()
        assert game.zone(YOU, "battle") == ["Black Bigbang, Sutured Phoenix"]
    assert not game.over


def test_without_a_creature_in_the_graveyard_nothing_is_done_instead() -> None:
    tune = spell("Tune", WATER, 1, draw(2))
    phoenix = "Black Bigbang, Sutured Phoenix"
    game = Scenario(you=Side(hand=[tune], mana=filler(water=1), battle=[phoenix], deck=exactly("Corile")))
    game.use("Tune")
    assert game.zone(YOU, "battle") == [phoenix]
    assert not game.over


# --- Breaking ---
@pytest.mark.phrase("give_more_breaks")
@pytest.mark.parametrize(("number", "broken"), [(1, 2), (2, 3)])
def test_a_creature_breaks_more_shields_this_turn(number: int, broken: int) -> None:
    push = spell("Push", FIRE, 1, give_more_breaks(number, choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[push], mana=filler(fire=1), battle=[READY]), opponent=Side(shields=5))
    game.use("Push").attack("Ready")
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 5 - broken


@pytest.mark.phrase("give_more_breaks")
def test_two_such_effects_add_up_and_end_with_the_turn() -> None:
    push = spell("Push", FIRE, 1, give_more_breaks(1, choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[push, push], mana=filler(fire=2), battle=[READY]), opponent=Side(shields=6))
    game.use("Push").use("Push").attack("Ready")
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 3
    game.next_turn().next_turn().until("attack with", YOU)
    game.attack("Ready")
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 2


def test_katsu_tonfa_gives_power_a_break_and_a_death_after_the_attack() -> None:
    game = Scenario(
        you=Side(hand=["Katsu Tonfa, Secret Exile"], battle=["Katsudon, Kung Fu Dragon"]), opponent=Side(shields=3)
    )
    game.attack("Katsudon, Kung Fu Dragon").declare("Katsu Tonfa, Secret Exile")
    assert game.power("Katsudon, Kung Fu Dragon") == 2000 + 3000 + 6000
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 1
    game.accept()
    assert "Katsudon, Kung Fu Dragon" in game.zone(YOU, "graveyard")


@pytest.mark.phrase("draws_breaks")
def test_attacking_creatures_attack_the_player_and_break_this_shield() -> None:
    game = Scenario(
        you=Side(battle=[READY, creature("Double", FIRE, 1, 1000, "Human")]),
        opponent=Side(shields=["Corile", face_up("Wagen, Master Decoy"), "Torcon"], battle=[tapped("Fear Fang")]),
    )
    game.attack("Ready")  # there is nothing to choose: not Fear Fang, and not another shield
    assert sorted(game.zone(OPPONENT, "shields")) == ["Corile", "Torcon"]
    assert game.zone(OPPONENT, "graveyard") == ["Wagen, Master Decoy"]
    game.attack("Double", "Fear Fang")
    assert game.zone(OPPONENT, "battle") == ["Fear Fang"]


def test_a_creature_that_cant_attack_players_attacks_what_it_can() -> None:
    tame = creature("Tame", FIRE, 1, 1000, "Human", cant_attack_players)
    game = Scenario(
        you=Side(battle=[tame]),
        opponent=Side(shields=[face_up("Wagen, Master Decoy"), "Torcon"], battle=[tapped("Fear Fang")]),
    )
    game.attack("Tame", "Fear Fang")
    assert len(game.zone(OPPONENT, "shields")) == 2


@pytest.mark.phrase("draws_breaks")
def test_face_down_or_in_the_battle_zone_it_draws_no_attack() -> None:
    game = Scenario(
        you=Side(battle=[READY]),
        opponent=Side(
            shields=["Wagen, Master Decoy", "Torcon"], battle=[tapped("Fear Fang"), tapped("Wagen, Master Decoy")]
        ),
    )
    game.attack("Ready", "Fear Fang")
    assert len(game.zone(OPPONENT, "shields")) == 2
    with pytest.raises(DefinitionError, match="in_shields"):
        Scenario(you=Side(battle=[creature("Wrong", FIRE, 1, 1000, "Human", draws_breaks)]))
    assert in_shields(draws_breaks).words().startswith("While this creature is face up in your shield zone, your opp")


# --- Nothing holds it back ---
@pytest.mark.phrase("attacks_despite_opponent")
def test_what_the_opponent_says_does_not_keep_it_from_attacking() -> None:
    bold = creature("Bold", FIRE, 5, 5000, "Human", attacks_despite_opponent)
    for jailer in (
        creature("Jailer", LIGHT, 5, 5000, "Human", they_cant_attack(your_opponents(CREATURES))),
        creature("Jailer", LIGHT, 5, 5000, "Human", each_has(your_opponents(CREATURES), cant_attack_players)),
        creature("Jailer", LIGHT, 5, 5000, "Human", you_cant_be_attacked()),
    ):
        game = Scenario(you=Side(battle=[bold, READY]), opponent=Side(battle=[jailer]))
        game.attack("Bold")
        assert game.zone(OPPONENT, "shields") == []
        assert game.turn_is_over  # Ready cannot attack


def test_what_its_own_player_says_and_its_sickness_still_do() -> None:
    bold = creature("Bold", FIRE, 5, 5000, "Human", attacks_despite_opponent)
    own = creature("Own", LIGHT, 5, 5000, "Human", they_cant_attack(your(CREATURES)))
    game = Scenario(you=Side(battle=[bold, own]), opponent=Side(shields=1))
    assert game.turn_is_over
    freeze = spell("Freeze", LIGHT, 1, give(cant_attack, choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[freeze], mana=filler(light=1), battle=[bold]))
    game.use("Freeze")
    assert game.turn_is_over


@pytest.mark.phrase("attacks_despite_opponent")
def test_an_effect_of_the_opponent_that_lasts_does_not_hold_it_either() -> None:
    bold = creature("Bold", FIRE, 5, 5000, "Human", attacks_despite_opponent)
    freeze = spell("Freeze", LIGHT, 1, give(cant_attack, choose(1, your_opponents(CREATURES)), YOUR_NEXT_TURN))
    for name, free in (("Bold", True), ("Ready", False)):
        thing = bold if free else READY
        game = Scenario(you=Side(battle=[thing]), opponent=Side(hand=[freeze], mana=filler(light=1)), turn=OPPONENT)
        game.use("Freeze").next_turn()
        if free:
            game.until("attack with", YOU).attack(name)
            assert game.zone(OPPONENT, "shields") == []
        else:
            with pytest.raises(Illegal, match="Ready cannot attack"):
                game.settle().attack(name)


# --- A number that is remembered ---
@pytest.mark.phrase("costing_the_number")
@pytest.mark.parametrize("number", [1, 0])
def test_110_2e_creatures_that_cost_the_number_cant_attack_unless_they_come_later(number: int) -> None:
    swift = creature("Swift", FIRE, 1, 1000, "", speed_attacker)
    game = Scenario(
        you=Side(hand=["Shuff, Eureka"], mana=filler(water=4)),
        opponent=Side(hand=[swift, "Terror Pit"], mana=filler(fire=1, darkness=8), battle=["Fear Fang", READY]),
    )
    game.use("Shuff, Eureka").choose(number)
    game.next_turn().until("use a card", OPPONENT).use("Swift")
    game.until("attack with", OPPONENT)
    assert game.can_choose("Fear Fang") and game.can_choose("Swift")
    assert game.can_choose("Ready") == (number == 0)


@pytest.mark.phrase("for_a_while", "they_cant_attack", "costing_the_number")
@pytest.mark.parametrize("number", [1, 0])
def test_a_creature_that_comes_after_the_number_was_chosen_is_meant_too(number: int) -> None:
    name_it = spell(
        "Name It",
        WATER,
        1,
        choose_a_number(
            for_a_while(they_cant_attack(your_opponents(CREATURES.costing_the_number())), YOUR_NEXT_TURN),
            for_a_while(each_has(your_opponents(CREATURES.costing_the_number()), cant_block), YOUR_NEXT_TURN),
        ),
    )
    runner = creature("Runner", FIRE, 1, 1000, "Human")
    late = creature("Late", FIRE, 1, 1000, "Human", speed_attacker)
    game = Scenario(
        you=Side(hand=[name_it], mana=filler(water=1), battle=[runner]),
        opponent=Side(hand=[late], mana=filler(fire=1)),
    )
    game.use("Name It").choose(number).next_turn().until("use a card", OPPONENT)
    game.use("Late")
    assert game.turn_is_over == (number == 1)
    if number == 0:
        game.attack("Late")
        assert game.zone(YOU, "shields") == []


# --- Ways of casting ---
@pytest.mark.phrase("may_cast_for_less")
def test_a_spell_can_be_cast_for_less_and_what_follows_comes_before_its_effects() -> None:
    bang = spell("Bang", FIRE, 4, may_cast_for_less(2, discard(choose(1, your(CARDS.in_zone(HAND))))), draw(1))
    game = Scenario(you=Side(hand=[bang, "Torcon"], mana=filler(fire=3), deck=["Corile"], battle=[READY]))
    game.use("Bang")
    assert game.untapped_mana(YOU) == 1
    assert game.zone(YOU, "graveyard") == ["Torcon", "Bang"]
    assert game.zone(YOU, "hand") == ["Corile"]
    # Nothing to discard does not matter, and for the full cost nothing is discarded.
    game = Scenario(you=Side(hand=[bang], mana=filler(fire=2), deck=["Corile"], battle=[READY])).use("Bang")
    assert game.zone(YOU, "hand") == ["Corile"]
    game = Scenario(you=Side(hand=[bang, "Torcon"], mana=filler(fire=4), deck=["Corile"], battle=[READY]))
    assert sum(option.startswith("Bang") for option in map(str, game.options)) == 2


# --- A shield trigger as it comes ---
@pytest.mark.phrase("shield_trigger_as_it_comes")
@pytest.mark.parametrize(("shields", "triggers"), [(3, True), (4, False)])
def test_the_shields_count_that_are_left_while_the_card_stands_by(shields: int, triggers: bool) -> None:
    """Revolution 2: the shields broken with it do not count any more (answer about Katta Kirifuda & Katsuking)."""
    katsu = "Katta Kirifuda & Katsuking -Story of Passion-"
    game = Scenario(
        you=Side(battle=[READY]), opponent=Side(shields=[katsu, *["Corile"] * (shields - 1)], hand=["Torcon"])
    )
    game.attack("Ready").choose(katsu)
    assert (game.asked == "declare") == triggers
    if triggers:
        game.declare(katsu)
        assert katsu in game.zone(OPPONENT, "battle")
    else:
        assert katsu in game.zone(OPPONENT, "hand")


@pytest.mark.parametrize("number", [5, 6])
def test_shuff_forbids_spells_with_that_cost(number: int) -> None:
    game = Scenario(
        you=Side(hand=["Shuff, Eureka"], mana=filler(water=4)),
        opponent=Side(hand=["Terror Pit", "Corile"], mana=filler(darkness=6, water=1), battle=["Fear Fang"]),
    )
    game.use("Shuff, Eureka").choose(number if number == 6 else 99).next_turn().until("use a card", OPPONENT)
    assert game.can_choose("Terror Pit") == (number != 6)
    assert game.can_choose("Corile")


# --- Paying more ---
@pytest.mark.phrase("buzzrender")
@pytest.mark.parametrize(("times", "way"), [(0, None), (1, "pay 2 more"), (2, "pay 4 more")])
def test_buzzrender_is_used_once_more_for_each_time_that_was_paid_more(times: int, way: str | None) -> None:
    buzzer = creature("Buzzer", WATER, 2, 2000, "Human", buzzrender(2, draw(1)))
    game = Scenario(you=Side(hand=[buzzer], mana=filler(water=6), battle=[READY]))
    game.use("Buzzer", way=way)
    assert len(game.zone(YOU, "hand")) == 1 + times
    assert game.untapped_mana(YOU) == 6 - 2 - 2 * times


@pytest.mark.phrase("buzzrender")
def test_what_is_paid_more_is_limited_by_mana_and_put_without_summoning_it_is_used_once() -> None:
    buzzer = creature("Buzzer", WATER, 2, 2000, "Human", buzzrender(2, draw(1)))
    game = Scenario(you=Side(hand=[buzzer], mana=filler(water=5), battle=[READY]))
    assert sum("Buzzer" in str(option) for option in game.options) == 2
    lift = spell("Lift", WATER, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[lift], graveyard=[buzzer], mana=filler(water=5), battle=[READY]))
    game.use("Lift")
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("buzzrender")
def test_a_lower_cost_lowers_what_is_paid_in_all() -> None:
    buzzer = creature("Buzzer", WATER, 4, 2000, "Human", buzzrender(2, draw(1)))
    helper = creature("Helper", WATER, 2, 2000, "Human", cost_less(CREATURES, 2, 1))
    game = Scenario(you=Side(hand=[buzzer], mana=filler(water=4), battle=[READY, helper]))
    game.use("Buzzer", way="pay 2 more")
    assert game.untapped_mana(YOU) == 0


def test_umakin_splits_two_cards_each_time() -> None:
    game = Scenario(
        you=Side(
            hand=["Umakin ☆ Project"],
            mana=filler(water=3, nature=3),
            battle=[READY],
            deck=["Corile", "Torcon", "Emeral"],
        )
    )
    game.use("Umakin ☆ Project", way="pay 2 more").choose("Torcon").choose("Emeral")
    assert game.zone(YOU, "hand")[:2] == ["Torcon", "Emeral"]
    assert game.power("Umakin ☆ Project") == 8000


# --- Four cards with EX Life ---
@pytest.mark.phrase("creatures_were_destroyed")
@pytest.mark.parametrize(("theirs", "again"), [(3, True), (2, False)])
def test_an_extra_turn_after_four_creatures_were_destroyed(theirs: int, again: bool) -> None:
    victims = [creature(f"Victim {number}", FIRE, 1, 1000, "Human") for number in range(theirs)]
    game = Scenario(
        you=Side(battle=["Vol-Val-8, Forbidden Dragon King", READY]), opponent=Side(battle=victims, shields=4)
    )
    game.attack("Vol-Val-8, Forbidden Dragon King").enough()
    while game.asked == "order":
        game.choose(game.options[0])
    game.accept()
    while game.asked == "break":
        game.choose(game.options[0])
    game.end_turn().next_turn()
    assert (game.turn_player == YOU) == again


def test_kinari_returns_a_creature_and_brings_one_back_that_costs_no_more() -> None:
    game = Scenario(
        you=Side(
            hand=["The=Killer Kinari, Doomsday Sutured King"],
            mana=filler(water=4, darkness=4, nature=2),
            graveyard=["Torcon", "Corile"],
        ),
        opponent=Side(battle=["Fear Fang"]),
    )
    game.use("The=Killer Kinari, Doomsday Sutured King")
    if game.asked == "choose":
        game.choose("Fear Fang")
    game.accept()
    assert game.zone(OPPONENT, "hand") == ["Fear Fang"]  # it cost 3, and Torcon 2
    assert "Torcon" in game.zone(YOU, "battle")
    assert game.zone(YOU, "graveyard") == ["Corile"]


def test_zardiclica_casts_from_the_graveyard_and_the_spell_goes_to_the_bottom() -> None:
    game = Scenario(
        you=Side(
            hand=["Zardiclica, Hybrid Winds Dragon"],
            mana=filler(light=3, water=2, fire=2),
            graveyard=["Terror Pit"],
            deck=["Corile", "Torcon"],
        ),
        opponent=Side(battle=["Fear Fang", "Aqua Hulcus"]),
    )
    game.use("Zardiclica, Hybrid Winds Dragon").choose("Terror Pit").choose("Fear Fang")
    assert game.zone(YOU, "deck")[-1] == "Terror Pit"
    game.expect(YOU, "may", "no", "yes")  # destroying at the end of the turn is not optional
    assert game.zone(OPPONENT, "battle") == []
    game.decline()
    assert "Torcon" not in game.zone(YOU, "hand")
