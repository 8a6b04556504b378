"""The scripted players in situations in which one priority is clear, and their strength against the random one."""

from typing import Final

import pytest

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.cards.text.card_files import read_card
from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    HAND,
    THEM,
    WATER,
    choose,
    choose_a_number,
    creature,
    draw,
    keep_tapped,
    may,
    prohibit,
    put,
    put_on_top_of_deck,
    spell,
    tap,
    whenever_you_draw,
    your,
    your_opponents,
)
from sim.engine.record.codes import acts, log, steps, zones
from sim.engine.record.state import PARAMETERS
from sim.games.matchups.matchup import prepare_matchup
from sim.games.playing.batch import play_match
from sim.games.scenario import (
    OPPONENT,
    YOU,
    Scenario,
    Side,
    crossed,
    exactly,
    face_up,
    filler,
    fortified,
    opponents,
    pile,
    tapped,
)
from strategies.registry import PLAYERS
from strategies.scripted import parameters
from strategies.scripted.player import Player

ACT: Final = acts.SUMMON | acts.CAST
BOTH: Final = pytest.mark.parametrize("player", ["rush", "control"])


def attacks(game: Scenario) -> list[str]:
    """The targets of the attacks so far, by name; "player" for the player."""
    targets = [event[3] for event in game.session.events if event[0] == log.ATTACK]
    return ["player" if target < 0 else game.session.card_name(target) for target in targets]


def charged(game: Scenario) -> list[str]:
    """The cards charged so far."""
    return [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.CHARGE]


# --- Parameters -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
def test_the_parameters_of_a_player_are_explained_and_fit_the_record(player: Player) -> None:
    """A parameter stands in the record at its place among the parameters that the code reads by number."""
    assert len(player.parameters) <= PARAMETERS
    assert list(player.parameters) == list(player.meanings)[: len(player.parameters)]
    for place, name in enumerate(player.parameters):
        assert getattr(parameters, name.upper()) == place


# --- The start of a turn --------------------------------------------------------------------------------------
@BOTH
@pytest.mark.parametrize(("own", "theirs", "used"), [(["Torcon"], [], False), ([], ["Fear Fang", "Corile"], True)])
def test_a_silent_skill_is_used_where_it_brings_something(
    player: str, own: list[str], theirs: list[str], used: bool
) -> None:
    minelord = "Minelord Skyterror"  # destroys all creatures with power 3000 or less, itself among them
    game = Scenario(
        you=Side(battle=[tapped(minelord), *own]),
        opponent=Side(battle=theirs, shields=5),
        you_are=player,
        step=steps.START,
    )
    assert (game.where(minelord) == "graveyard") == used


@BOTH
def test_nobody_draws_by_a_silent_skill_until_the_deck_is_empty(player: str) -> None:
    many, few = (Scenario(you=Side(battle=[tapped("Milporo")], deck=cards), you_are=player, step=steps.START)
                 for cards in (20, 3))  # fmt: skip
    assert (len(many.zone(YOU, "deck")), len(few.zone(YOU, "deck"))) == (18, 2)


# --- The main step --------------------------------------------------------------------------------------------
@BOTH
def test_a_card_cast_from_the_mana_zone_pays_for_itself(player: str) -> None:
    game = Scenario(
        you=Side(mana=[*filler(nature=6), "Perfect Nature"], battle=["Fear Fang"]),
        opponent=Side(battle=["Corile"], shields=5),
        you_are=player,
    )
    assert game.zone(YOU, "deck")[-1] == "Perfect Nature"
    assert game.untapped_mana(YOU) == 2


@BOTH
def test_nobody_summons_without_end_what_has_to_stay_in_the_mana_zone(player: str) -> None:
    crossfire = "Crossfire, Slapping"  # costs nothing each time, by Gravity Zero
    game = Scenario(
        you=Side(
            hand=["Pollikichi, Adventure Faerie"],
            mana=[*filler(nature=2), crossfire],
            battle=["Fear Fang", "Corile", "Aqua Hulcus", "Burning Mane"],
        ),
        opponent=Side(battle=["Primal Giant"], shields=5),
        you_are=player,
    )
    used = [game.session.card_name(event[2]) for event in game.session.events if event[0] == log.USE]
    assert 0 < used.count(crossfire) < 12
    assert game.where(crossfire) == "mana"


@BOTH
@pytest.mark.parametrize(
    ("theirs", "named"),
    [
        (["Aqua Hulcus", "Fear Fang", "Corile"], ["Corile"]),  # two of cost 3
        (["Aqua Hulcus", "Bolzard Dragon"], ["Aqua Hulcus"]),  # the larger one
    ],
)
def test_the_number_named_is_that_of_the_creatures_worth_most(player: str, theirs: list[str], named: list[str]) -> None:
    deal = "Deal, Mechanic / 「Today's Lucky Number!」"
    game = Scenario(
        you=Side(hand=[deal], mana=filler(water=6)), opponent=Side(battle=theirs, shields=5), you_are=player
    )
    assert game.zone(OPPONENT, "battle") == named


@pytest.mark.phrase("choose_a_number")
@BOTH
def test_the_number_that_forbids_is_what_the_opponent_could_pay_next(player: str) -> None:
    number = spell("Number", WATER, 1, draw(3), choose_a_number(prohibit(ACT, cards=CARDS.costing_the_number())))
    game = Scenario(
        you=Side(hand=[number], mana=filler(water=1)),
        opponent=Side(hand=["Fear Fang", "Corile", "Terror Pit"], mana=4, shields=5),
        you_are=player,
    )
    assert [event[3] for event in game.session.events if event[0] == log.NAMED] == [5]


# --- Attacking ------------------------------------------------------------------------------------------------
@BOTH
def test_a_win_comes_before_a_good_battle(player: str) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(shields=0, battle=[tapped("Corile")]),
        you_are=player,
    )
    assert game.winner == YOU
    assert attacks(game) == ["player"]


@BOTH
def test_two_attackers_finish_one_shield(player: str) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(shields=1, battle=[tapped("Corile"), tapped("Aqua Hulcus")]),
        you_are=player,
    )
    assert game.winner == YOU


@BOTH
def test_a_blocker_in_the_way_is_counted(player: str) -> None:
    """One of two attacks will be blocked. The attack would not win, so the player takes the good battle."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"], shields=3),
        opponent=Side(shields=1, battle=["Phantom Fish", tapped("Corile")]),
        you_are=player,
        opponent_is=player,
    )
    assert "Corile" in attacks(game)


@BOTH
def test_a_tapped_creature_is_destroyed_at_a_profit(player: str) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"], shields=3),
        opponent=Side(shields=3, battle=[tapped("Corile")]),
        you_are=player,
    )
    assert attacks(game) == ["Corile"]
    assert game.zone(OPPONENT, "graveyard") == ["Corile"]


@BOTH
def test_no_attack_on_a_creature_that_wins(player: str) -> None:
    game = Scenario(
        you=Side(battle=["Burning Mane"], shields=3),
        opponent=Side(shields=3, battle=[tapped("Fear Fang")]),
        you_are=player,
    )
    assert "Fear Fang" not in attacks(game)


@BOTH
def test_the_creature_that_would_finish_is_stopped_even_in_a_bad_trade(player: str) -> None:
    """Without shields, the player trades the more expensive creature for the one that could hit next turn."""
    game = Scenario(
        you=Side(battle=["Corile"], shields=0),
        opponent=Side(shields=3, battle=[tapped("Burning Mane")]),
        you_are=player,
    )
    assert attacks(game) == ["Burning Mane"]


def test_a_lone_creature_is_not_fed_to_a_blocker_but_rush_outnumbers_it() -> None:
    opponent = Side(shields=5, battle=["Phantom Fish"])
    for player in ("rush", "control"):
        game = Scenario(you=Side(battle=["Fear Fang"], shields=3), opponent=opponent, you_are=player)
        assert attacks(game) == []
    three = Side(battle=["Fear Fang"] * 3, shields=3)
    game = Scenario(you=three, opponent=opponent, you_are="rush", opponent_is="control")
    assert attacks(game)
    game = Scenario(you=three, opponent=opponent, you_are="control", opponent_is="control")
    assert attacks(game) == []


def test_control_keeps_a_blocker_at_home_in_danger() -> None:
    """Two attackers against one shield would finish; the blocker that could attack stays untapped."""
    you = Side(battle=["Holy, Flash Guardian"], shields=1)
    calm = Scenario(you=you, opponent=Side(shields=5), you_are="control")
    assert attacks(calm) == ["player"]
    danger = Scenario(you=you, opponent=Side(shields=5, battle=["Fear Fang"] * 3), you_are="control")
    assert attacks(danger) == []


@BOTH
def test_a_tap_ability_is_used_where_it_finds_something(player: str) -> None:
    you = Side(battle=["Rikabu's Screwdriver"], shields=3)
    game = Scenario(you=you, opponent=Side(shields=5, battle=["Phantom Fish"]), you_are=player)
    assert game.zone(OPPONENT, "graveyard") == ["Phantom Fish"]
    game = Scenario(you=you, opponent=Side(shields=5), you_are=player)
    assert attacks(game) == ["player"]


# --- Blocking -------------------------------------------------------------------------------------------------
@BOTH
def test_a_direct_attack_is_blocked_once_and_by_the_creature_that_survives(player: str) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(shields=0, battle=["Hunter Fish", "Phantom Fish"]),
        opponent_is=player,
    )
    game.attack("Fear Fang")
    assert not game.over
    assert game.is_tapped("Phantom Fish")
    assert not game.is_tapped("Hunter Fish")
    assert game.where("Fear Fang") == "graveyard"


@BOTH
def test_a_creature_is_not_thrown_away_while_there_are_shields(player: str) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(shields=5, battle=["Aqua Guard"]),
        opponent_is=player,
    )
    game.attack("Fear Fang", None)
    assert game.where("Aqua Guard") == "battle"
    assert not game.is_tapped("Aqua Guard")


@BOTH
def test_in_danger_even_a_lost_battle_is_a_block(player: str) -> None:
    """Two attacks can be borne with one shield and one blocker, which waits for the last; three cannot."""
    opponent = Side(shields=1, battle=["Aqua Guard"])
    game = Scenario(you=Side(battle=["Fear Fang"] * 2), opponent=opponent, opponent_is=player)
    game.attack("Fear Fang#1")
    assert game.where("Aqua Guard") == "battle"
    game.attack("Fear Fang#2")
    assert game.where("Aqua Guard") == "graveyard"
    assert not game.over
    game = Scenario(you=Side(battle=["Fear Fang"] * 3), opponent=opponent, opponent_is=player)
    game.attack("Fear Fang#1")
    assert game.where("Aqua Guard") == "graveyard"


# --- Playing cards --------------------------------------------------------------------------------------------
@BOTH
def test_removal_takes_the_best_creature(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), shields=3),
        opponent=Side(battle=["Aqua Hulcus", pile("Crystal Lancer", "Aqua Vehicle"), "Corile"], shields=3),
        you_are=player,
    )
    assert "Crystal Lancer" in game.zone(OPPONENT, "graveyard")
    assert game.zone(OPPONENT, "battle") == ["Aqua Hulcus", "Corile"]


@BOTH
def test_the_top_card_of_an_evolution_creature_is_taken(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Pouch Shell"], mana=filler(nature=4)),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")], shields=3),
        you_are=player,
    )
    assert game.zone(OPPONENT, "battle") == ["Aqua Hulcus"]


@BOTH
def test_a_saver_is_destroyed_instead(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6)),
        opponent=Side(battle=["Bolmeteus Steel Dragon", "Kip Chippotto"]),
        opponent_is=player,
    )
    game.use("Terror Pit", "Bolmeteus Steel Dragon")
    assert game.zone(OPPONENT, "battle") == ["Bolmeteus Steel Dragon"]


@BOTH
def test_a_vortex_evolution_is_put_on_its_bases(player: str) -> None:
    phoenix = "Soul Phoenix, Avatar of Unity"
    game = Scenario(
        you=Side(hand=[phoenix], mana=filler(fire=2, nature=2), battle=["Peppi Pepper", "Terradragon Gamiratar"]),
        opponent=Side(shields=5),
        you_are=player,
    )
    assert game.zone(YOU, "battle") == [phoenix]


@BOTH
def test_no_spell_is_chosen_to_be_put_into_the_battle_zone(player: str) -> None:
    """302.3: a spell can't be put into it, however much it is worth."""
    song = spell("Song", DARKNESS, 1, put(choose(1, your(CARDS.in_zone(zones.GRAVEYARD)))))
    game = Scenario(
        you=Side(hand=[song], mana=filler(darkness=1), graveyard=["Invincible Technology", "Kip Chippotto"]),
        opponent=Side(shields=5),
    )
    game.use("Song").expect(YOU, "choose", "Invincible Technology", "Kip Chippotto")
    game = Scenario(
        you=Side(hand=[song], mana=filler(darkness=1), graveyard=["Invincible Technology", "Kip Chippotto"]),
        opponent=Side(shields=5),
        you_are=player,
    )
    assert game.zone(YOU, "battle") == ["Kip Chippotto"]


@BOTH
def test_a_creature_that_is_tapped_already_is_not_tapped_for_what_follows(player: str) -> None:
    trade = spell("Trade", FIRE, 1, may(tap(choose(1, your(CREATURES))), if_you_do=(draw(2),)))
    game = Scenario(
        you=Side(hand=[trade], mana=filler(fire=1), battle=[tapped("Kip Chippotto"), "Kip Chippotto"]),
        opponent=Side(shields=5),
        you_are=player,
    )
    assert len(game.zone(YOU, "hand")) == 2


@BOTH
def test_a_creature_that_cannot_attack_yet_is_tapped_for_a_card(player: str) -> None:
    """Faywon may tap one of its player's creatures as it is put, itself too; then a card is drawn."""
    faywon = "Faywon, Green Knowledge Silver"
    game = Scenario(
        you=Side(hand=[faywon], mana=filler(light=3), battle=[tapped("Kip Chippotto")]),
        opponent=Side(shields=5),
        you_are=player,
    )
    assert len(game.zone(YOU, "hand")) == 1
    assert game.is_tapped(faywon)


STRONG: Final = "Bolmeteus Steel Dragon"


def duel(player: str, text: str, mine: list[str], theirs: list[str]) -> Scenario:
    """The player summons a creature with this effect."""
    effect = f"When you put this creature into the battle zone, {text}"
    card = read_card(["Duel", "Creature - fire - cost 1 - power 500 - Human", effect])
    return Scenario(
        you=Side(hand=[card], mana=filler(fire=1), battle=mine),
        opponent=Side(battle=theirs, shields=5),
        you_are=player,
    )


@pytest.mark.parametrize(
    ("text", "theirs", "left"),
    [
        ("choose one of your creatures. Choose one of your opponent's creatures", [STRONG, "Kip Chippotto"], [STRONG]),
        ("choose one of your creatures. You may choose one of your opponent's creatures", [STRONG], [STRONG]),
        ("choose one of your opponent's creatures. Choose one of your creatures", ["Kip Chippotto"], []),
    ],
    ids=["the one that it beats", "none", "theirs first"],
)
@BOTH
def test_a_creature_battles_one_that_it_beats(player: str, text: str, theirs: list[str], left: list[str]) -> None:
    game = duel(player, f"{text}, and those 2 creatures battle.", ["Torcon", "Fear Fang"], theirs)
    assert game.zone(OPPONENT, "battle") == left
    assert game.zone(YOU, "battle") == ["Torcon", "Fear Fang", "Duel"]


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [
        (["Kip Chippotto"], [STRONG, "Corile"], ["Kip Chippotto", "Duel", STRONG]),
        (["Deathblade Beetle"], ["Corile", STRONG], ["Deathblade Beetle", "Duel", STRONG]),
        (["Deathblade Beetle", "Kip Chippotto"], ["Corile"], ["Deathblade Beetle", "Kip Chippotto", "Duel"]),
        (["Deathblade Beetle"], [STRONG], ["Deathblade Beetle", STRONG]),
    ],
    ids=["both theirs", "theirs, though one is beaten", "the best pair", "the least loss"],
)
@BOTH
def test_two_creatures_are_chosen_to_battle_each_other(
    player: str, mine: list[str], theirs: list[str], left: list[str]
) -> None:
    game = duel(player, "choose 2 creatures. Have them battle each other.", mine, theirs)
    assert sorted([*game.zone(YOU, "battle"), *game.zone(OPPONENT, "battle")]) == sorted(left)


@pytest.mark.parametrize(
    "text",
    [
        "you may choose 2 creatures. Have them battle each other.",
        "you may choose one of your creatures. If you do, choose one of your opponent's creatures, and those 2"
        " creatures battle.",
    ],
)
@BOTH
def test_no_battle_begins_that_only_loses_a_creature(player: str, text: str) -> None:
    game = duel(player, text, ["Kip Chippotto"], [STRONG])
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Kip Chippotto", "Duel"], [STRONG])
    game = duel(player, text, ["Deathblade Beetle"], ["Corile"])
    assert (game.zone(YOU, "battle"), game.zone(OPPONENT, "battle")) == (["Deathblade Beetle", "Duel"], [])


@BOTH
def test_a_creature_that_is_tapped_already_is_not_chosen_to_be_tapped(player: str) -> None:
    freeze = spell("Freeze", FIRE, 1, tap(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[freeze], mana=filler(fire=1)),
        opponent=Side(battle=[tapped(STRONG), "Torcon"], shields=5),
        you_are=player,
    )
    assert game.is_tapped("Torcon")


@BOTH
def test_a_strong_creature_is_kept_tapped_rather_than_a_weak_one_tapped(player: str) -> None:
    freeze = spell("Freeze", FIRE, 1, tap(choose(1, your_opponents(CREATURES))), keep_tapped(THEM))
    game = Scenario(
        you=Side(hand=[freeze], mana=filler(fire=1)),
        opponent=Side(battle=[tapped(STRONG), "Torcon"], shields=5),
        you_are=player,
    )
    assert not game.is_tapped("Torcon")


@BOTH
def test_among_equals_the_first_is_taken(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), shields=3),
        opponent=Side(battle=["Corile", "Corile"], shields=3),
        you_are=player,
    )
    assert game.where(opponents("Corile#1")) == "graveyard"
    assert game.where(opponents("Corile#2")) == "battle"


@BOTH
def test_no_spell_that_only_hurts_its_own_player(player: str) -> None:
    you = Side(hand=["Spiral Gate", "Volcanic Arrows"], mana=filler(water=2, fire=2), battle=["Aqua Guard"], shields=3)
    game = Scenario(you=you, opponent=Side(shields=3), you_are=player)
    assert sorted(game.zone(YOU, "hand")) == ["Spiral Gate", "Volcanic Arrows"]


@BOTH
def test_removal_takes_the_opponents_creature_before_the_players_own(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Spiral Gate"], mana=filler(water=2), battle=[tapped("Corile")], shields=3),
        opponent=Side(battle=["Fear Fang"], shields=3),
        you_are=player,
    )
    assert game.zone(OPPONENT, "hand") == ["Fear Fang"]
    assert game.where("Corile") == "battle"


@BOTH
def test_the_most_expensive_creature_comes_first(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Aqua Hulcus", "Corile", "Aqua Guard"], mana=filler(water=5), shields=3),
        opponent=Side(battle=["Fear Fang"], shields=3),
        you_are=player,
    )
    assert game.zone(YOU, "battle") == ["Corile"]


@BOTH
def test_the_extra_turn_that_loses_is_taken_only_to_win(player: str) -> None:
    hand, mana = ["Bombazar, Dragon of Destiny"], filler(fire=4, nature=3)
    game = Scenario(you=Side(hand=hand, mana=mana), opponent=Side(shields=5), you_are=player)
    assert game.zone(YOU, "hand") == hand
    game = Scenario(you=Side(hand=hand, mana=mana, battle=["Fear Fang"]), opponent=Side(shields=3), you_are=player)
    assert "Bombazar, Dragon of Destiny" in game.zone(YOU, "battle")


@BOTH
def test_no_drawing_from_a_deck_that_runs_out(player: str) -> None:
    hand = ["Energy Stream"]
    mana = filler(water=3)
    game = Scenario(you=Side(hand=hand, mana=mana, deck=exactly(*["Corile"] * 4)), you_are=player)
    assert game.zone(YOU, "hand") == hand
    game = Scenario(you=Side(hand=hand, mana=mana), you_are=player)
    assert len(game.zone(YOU, "hand")) == 2


@BOTH
def test_a_shield_is_not_paid_where_the_opponent_could_finish_then(player: str) -> None:
    """Nikujiru Busher for a creature, a shield and a card: not the last shield, under attack."""
    you = Side(hand=["Nikujiru Busher", "Corile"], battle=[tapped("Torcon")], shields=1)
    calm = Scenario(you=you, opponent=Side(shields=5), you_are=player)
    assert "Nikujiru Busher" in calm.zone(YOU, "battle")
    danger = Scenario(you=you, opponent=Side(shields=5, battle=["Fear Fang"]), you_are=player)
    assert "Nikujiru Busher" in danger.zone(YOU, "hand")


# --- Mana -----------------------------------------------------------------------------------------------------
@BOTH
def test_a_missing_civilization_is_charged(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Corile", "Terror Pit", "Terror Pit"], mana=filler(water=3), shields=3),
        you_are=player,
        step=steps.CHARGE,
    )
    assert charged(game) == ["Terror Pit"]


@BOTH
def test_a_card_that_can_be_played_now_is_kept(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Burning Mane", "Fighter Dual Fang"], mana=filler(nature=1), shields=3),
        you_are=player,
        step=steps.CHARGE,
    )
    assert charged(game) == ["Fighter Dual Fang"]
    assert game.zone(YOU, "battle") == ["Burning Mane"]


def test_control_charges_longer_than_rush() -> None:
    side = Side(hand=["Burning Mane", "Fear Fang", "Fear Fang"], mana=filler(nature=6), shields=3)
    assert charged(Scenario(you=side, you_are="rush", step=steps.CHARGE)) == []
    assert len(charged(Scenario(you=side, you_are="control", step=steps.CHARGE))) == 1


@BOTH
def test_the_longer_the_game_the_more_mana(player: str) -> None:
    """Two players who keep undoing each other's turns must come to an end."""
    side = Side(hand=["Burning Mane", "Fear Fang", "Fear Fang"], mana=filler(nature=9), shields=3)
    assert charged(Scenario(you=side, you_are=player, step=steps.CHARGE)) == []
    late = Scenario(you=side, you_are=player, step=steps.CHARGE, turn_number=121)
    assert len(charged(late)) == 1


# --- Declaring ------------------------------------------------------------------------------------------------
@BOTH
def test_a_shield_trigger_is_used_when_it_does_something(player: str) -> None:
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(shields=["Terror Pit"]),
        opponent_is=player,
    )
    game.attack("Burning Mane")
    assert game.zone(YOU, "graveyard") == ["Fear Fang"]


@pytest.mark.parametrize("player", ["rush", "control", "general"])
@pytest.mark.parametrize(
    ("trigger", "untapped", "declared"),
    [("Dimension Gate", [], True), ("Death Chaser", ["Burning Mane"], True), ("Death Chaser", [], False)],
)
def test_a_free_trigger_that_harms_nobody_is_declared_and_a_removal_waits_for_creatures(
    player: str, trigger: str, untapped: list[str], declared: bool
) -> None:
    """What a card from the deck is worth, players cannot tell; a removal that finds nothing is kept in the hand."""
    game = Scenario(
        you=Side(battle=["Fear Fang", *untapped]),
        opponent=Side(shields=[trigger], deck=["Aqua Hulcus", *filler(water=5)]),
        opponent_is=player,
    )
    game.attack("Fear Fang")
    assert (trigger in game.zone(OPPONENT, "graveyard")) == declared
    assert (trigger in game.zone(OPPONENT, "hand")) != declared


@BOTH
def test_a_better_creature_invades(player: str) -> None:
    game = Scenario(
        you=Side(hand=["Redzone, Roaring Invasion"], battle=["The Red, Lightning Sonic"], shields=3),
        opponent=Side(shields=5),
        you_are=player,
    )
    assert game.zone(YOU, "battle") == ["Redzone, Roaring Invasion"]
    assert len(game.zone(OPPONENT, "shields")) == 2


# --- Strength -------------------------------------------------------------------------------------------------
def win_rate(deck: str, player: str, games: int) -> float:
    """The share of mirror games that the player wins against the random one."""
    own = read_deck(deck, known_names())
    match = play_match(prepare_matchup(own, own, (player, "random")), games, seed=20)
    return float(match.pair_scores.mean())


@BOTH
def test_a_scripted_player_beats_the_random_one(player: str) -> None:
    assert win_rate("liquid-beast", player, 200) > 0.95


@pytest.mark.soak
@BOTH
@pytest.mark.parametrize("deck", shipped_decks())
def test_a_scripted_player_wins_nearly_all_mirror_games_against_the_random_one(deck: str, player: str) -> None:
    assert win_rate(deck, player, 2000) > 0.95


# --- Castles --------------------------------------------------------------------------------------------------
def test_the_shield_under_a_castle_is_broken_first() -> None:
    game = Scenario(
        you=Side(shields=["Corile", "Torcon", fortified("Emeral", "Rose Castle"), "Aqua Hulcus"]),
        opponent=Side(battle=["Fear Fang"]),
        turn=OPPONENT,
        opponent_is="rush",
    )
    assert game.zone(YOU, "graveyard") == ["Rose Castle"]
    assert game.zone(YOU, "hand") == ["Emeral"]


# --- Face-up cards on shields ---------------------------------------------------------------------------------
EMBLEM: Final = "Furious Broken Mask Judgment"


@BOTH
def test_own_face_up_cards_lie_on_as_many_shields_as_possible(player: str) -> None:
    """A shield that is broken takes all its cards to the hand."""
    game = Scenario(
        opponent=Side(hand=[EMBLEM], mana=filler(light=2), shields=[pile("Corile", face_up("Aqua Hulcus")), "Torcon"]),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert game.under("Torcon") == [EMBLEM]


@BOTH
def test_a_shield_is_put_into_the_hand_for_the_face_up_cards_in_it(player: str) -> None:
    """Tenseino Seisai Zett may put one of the own shields into the hand."""
    game = Scenario(
        opponent=Side(
            hand=["Tenseino Seisai Zett"],
            mana=filler(light=3),
            shields=["Torcon", pile("Corile", face_up("Aqua Hulcus")), "Emeral"],
        ),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert sorted(game.zone(OPPONENT, "hand")) == ["Aqua Hulcus", "Corile"]


@BOTH
def test_face_up_cards_of_the_other_player_lie_together_on_the_shield_that_is_broken_last(player: str) -> None:
    thunder = "Condemning Thunder Mask's Judgment"
    game = Scenario(
        you=Side(
            battle=["Bolshack Dragon", "Bronze-Arm Tribe"],
            shields=["Fear Fang", pile("Torcon", face_up("Corile")), "Emeral"],
        ),
        opponent=Side(hand=[thunder], mana=filler(light=7), battle=["Aqua Sniper"]),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert game.zone(YOU, "battle") == []
    assert sorted(game.under("Torcon")) == ["Bolshack Dragon", "Bronze-Arm Tribe", "Corile"]
    assert set(game.zone(YOU, "hand")) <= {"Fear Fang", "Emeral"}


@pytest.mark.parametrize(("castle", "attacked"), [("Silver Glory, Invincible Fortress", False), ("Rose Castle", True)])
@BOTH
def test_a_creature_that_wins_all_battles_is_left_alone(player: str, castle: str, attacked: bool) -> None:
    game = Scenario(
        you=Side(battle=[tapped("Burning Mane")], shields=[fortified("Corile", castle), *["Corile"] * 4]),
        opponent=Side(battle=["Bolzard Dragon"], shields=5, mana=0),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert ("Burning Mane" in attacks(game)) == attacked


# --- Cross gears ----------------------------------------------------------------------------------------------
@BOTH
def test_a_gear_that_moves_for_no_mana_stays_where_it_is(player: str) -> None:
    """It could move back and forth without end: the better creature may be the one without it."""
    fang = "Dragon Fang - Ryujin Dosfang"
    game = Scenario(
        opponent=Side(battle=[crossed("Maroku, Tactical Genius", fang), "White, Blastflame Crimson Lord"]),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert log.CROSSED not in {event[0] for event in game.session.events}


# --- What is left of the deck ---------------------------------------------------------------------------------
@pytest.mark.parametrize(("deck", "cast"), [(["Corile"] * 9, True), (["Corile"] * 3, False)])
@BOTH
def test_no_shields_are_made_of_the_last_cards_of_the_deck(player: str, deck: list[str], cast: bool) -> None:
    """Hyde adds five; without a deck the game is lost."""
    hyde = "Hyde, Kiramekuseiheki"
    game = Scenario(
        opponent=Side(hand=[hyde], mana=filler(light=8), deck=exactly(*deck), shields=[]),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert (hyde in game.zone(OPPONENT, "battle")) == cast


@BOTH
def test_where_a_spell_goes_after_it_has_been_cast_is_part_of_its_worth(player: str) -> None:
    """Two mana for one card in a full hand are too many; the emblem comes back with its shield, too."""
    plain = spell("Plain", WATER, 2, draw(1))
    for drawing, stays in (("Furious Broken Mask Judgment", False), (plain, True)):
        game = Scenario(
            opponent=Side(hand=[drawing], mana=filler(light=2, water=1), shields=["Corile"] * 3),
            turn=OPPONENT,
            opponent_is=f"{player}:hand_full=0:spell_yield=200",
        )
        assert ({"Furious Broken Mask Judgment", "Plain"} & set(game.zone(OPPONENT, "hand")) != set()) == stays


@pytest.mark.parametrize(("deck", "stays"), [(9, False), (5, True)])
@BOTH
def test_no_three_cards_are_taken_of_a_deck_of_five(player: str, deck: int, stays: bool) -> None:
    """Savark DG puts three revealed cards into the hand: its body is not worth as many turns."""
    savark = "Savark DG"
    game = Scenario(
        opponent=Side(hand=[savark], mana=filler(light=6), deck=exactly(*["Hyde, Kiramekuseiheki"] * deck)),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert (savark in game.zone(OPPONENT, "hand")) == stays


@pytest.mark.parametrize(("deck", "cast"), [(9, True), (1, False)])
@BOTH
def test_the_last_card_of_the_deck_is_not_put_on_a_shield(player: str, deck: int, cast: bool) -> None:
    """Zett puts the top card of the deck on a shield."""
    zett = "Zett, Kiramekuseisen"
    game = Scenario(
        opponent=Side(hand=[zett], mana=filler(light=5), deck=exactly(*["Corile"] * deck), shields=3),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert (zett in game.zone(OPPONENT, "battle")) == cast


@pytest.mark.parametrize("player", ["rush", "control", "general"])
@pytest.mark.parametrize(("deck", "cast"), [(4, False), (30, True)])
def test_no_spell_is_declared_that_takes_the_last_cards_of_the_deck(player: str, deck: int, cast: bool) -> None:
    """Oniend casts Hyakki no Jaoumon for no cost, which puts the top four cards into the graveyard."""
    spell = "Hyakki no Jaoumon"
    game = Scenario(
        you=Side(battle=["Torcon"], shields=5),
        opponent=Side(
            hand=[spell],
            mana=filler(darkness=1, fire=1),
            battle=["Kamikaze, Chainsaw Warrior"],
            deck=exactly(*["Brawler Zyler"] * deck),
            shields=[],
        ),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert (spell in game.zone(OPPONENT, "hand")) != cast


@pytest.mark.parametrize("player", ["rush", "control", "general"])
@pytest.mark.parametrize(("deck", "cast"), [(30, 3), (11, 1), (8, 0)])
def test_spells_that_are_declared_together_count_each_others_cards(player: str, deck: int, cast: int) -> None:
    """Each Hyakki no Jaoumon takes four cards as it is cast, after all three have been declared; five are kept."""
    spell = "Hyakki no Jaoumon"
    game = Scenario(
        you=Side(battle=["Torcon"], shields=5),
        opponent=Side(
            hand=[spell] * 3,
            mana=filler(darkness=1, fire=1),
            battle=["Kamikaze, Chainsaw Warrior"],
            deck=exactly(*["Corile"] * deck),
            shields=[],
        ),
        turn=OPPONENT,
        opponent_is=f"{player}:deck_low=5" if player != "general" else player,
    )
    assert game.zone(OPPONENT, "hand").count(spell) == 3 - cast


@pytest.mark.parametrize("player", ["rush", "control", "general"])
@pytest.mark.parametrize(("blockers", "cast"), [([], False), (["La Ura Giga, Sky Guardian"], True)])
def test_no_spell_takes_cards_of_the_deck_for_an_attack_that_wins_anyway(
    player: str, blockers: list[str], cast: bool
) -> None:
    """Hyakki no Jaoumon puts the top four cards of the deck into the graveyard."""
    spell = "Hyakki no Jaoumon"
    game = Scenario(
        you=Side(battle=blockers, shields=[]),
        opponent=Side(
            hand=[spell], mana=filler(darkness=1, fire=1), battle=["Bolshack Dragon"], deck=exactly(*["Corile"] * 30)
        ),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert (spell in game.zone(OPPONENT, "hand")) != cast


@pytest.mark.parametrize(("others", "cast"), [(0, True), (8, False)])
@BOTH
def test_cards_are_not_revealed_into_a_full_hand(player: str, others: int, cast: bool) -> None:
    """Shuketsuno Seisai Zett costs four mana and puts two cards into the hand."""
    emblem = "Shuketsuno Seisai Zett"
    game = Scenario(
        opponent=Side(hand=[emblem, *["Hyde, Kiramekuseiheki"] * others], mana=filler(light=4), shields=3),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert (emblem not in game.zone(OPPONENT, "hand")) == cast


# --- Giving up ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("hand", "given_up"), [(["Corile"], False), (["Kirazeus Savark"], True)])
@BOTH
def test_no_creature_gives_itself_up_for_a_card_that_is_not_in_the_hand(
    player: str, hand: list[str], given_up: bool
) -> None:
    """Savark DG may destroy itself as the turn ends; if it does, a light Dragon comes from the hand."""
    emblems = ["Furious Broken Mask Judgment", "Three Sword's Judgment", "Shuketsuno Seisai Zett"]
    game = Scenario(
        opponent=Side(battle=["Savark DG"], hand=hand, shields=[face_up(card) for card in emblems], mana=0),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert (game.zone(OPPONENT, "battle") == ["Kirazeus Savark"]) == given_up
    assert (game.zone(OPPONENT, "graveyard") == ["Savark DG"]) == given_up


@pytest.mark.parametrize("player", ["rush", "control", "general"])
@pytest.mark.parametrize(("their_shields", "kept"), [(5, 0), (4, 0), (3, 5), (1, 5)])
def test_all_shields_are_given_up_early_only(player: str, their_shields: int, kept: int) -> None:
    """Jaouga may put all shields into the hand; it is summoned in any case."""
    jaouga = "Jaouga, Oniga Great King"
    game = Scenario(
        you=Side(battle=["Torcon"], shields=their_shields),
        opponent=Side(hand=[jaouga], mana=filler(darkness=3, fire=3), shields=5),
        turn=OPPONENT,
        opponent_is=player,
    )
    assert jaouga in game.zone(OPPONENT, "battle")
    assert len(game.zone(OPPONENT, "shields")) == kept


# --- Loops ----------------------------------------------------------------------------------------------------
@BOTH
def test_a_loop_that_gains_nothing_is_ended(player: str) -> None:
    """An attacking Niten summons the other and changes to Rafululu Love, which Onikamas returns: so without end."""
    niten = 'Valkyrias Musha Musashi "Niten"'
    love = "Rafululu Love, Acoustic Dragon Elemental / 「It's coming from the future, so it's a Miracle」"
    game = Scenario(
        you=Side(battle=["Onikamas, Strange Flow"], shields=["Corile"] * 5),
        opponent=Side(
            battle=["White, Blastflame Crimson Lord", niten], hand=[niten, love, *["Corile"] * 5], mana=0, shields=5
        ),
        turn=OPPONENT,
        you_are=player,
        opponent_is=player,
    )
    assert len(game.zone(YOU, "shields")) < 5


@pytest.mark.parametrize("player", ["rush", "control", "general"])
def test_attacks_that_change_nothing_are_ended(player: str) -> None:
    """Evol Dogiragon untaps on winning the battle, and Mist Rias stays by its gear: the attack could be repeated."""
    gear = pile("Grand Cross Catastrophe", "Emerald Claw")
    game = Scenario(
        you=Side(battle=[pile("Evol Dogiragon", "Deadly Fighter Braid Claw")], shields=3),
        opponent=Side(battle=[tapped(crossed("Mist Rias, Sonic Guardian", gear))], shields=3),
        you_are=player,
    )
    assert game.turn_is_over
    assert "Mist Rias, Sonic Guardian" in game.zone(OPPONENT, "battle")


@BOTH
def test_a_loop_in_which_no_card_is_used_is_ended_too(player: str) -> None:
    """A made-up creature that draws and puts a card back whenever its player draws: without end."""
    back = put_on_top_of_deck(choose(1, your(CARDS.in_zone(HAND))))
    owl = creature("Owl", WATER, 2, 2000, "Human", whenever_you_draw(may(draw(1), if_you_do=(back,))))
    game = Scenario(
        you=Side(shields=5),
        opponent=Side(battle=[owl], hand=[spell("Dip", WATER, 1, draw(1))], mana=filler(water=1), shields=5),
        turn=OPPONENT,
        you_are=player,
        opponent_is=player,
    )
    assert len(game.zone(YOU, "shields")) == 4
