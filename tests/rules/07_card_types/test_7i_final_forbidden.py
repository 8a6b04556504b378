"""The final forbidden field with its cores, and the creature that they become (309, 701.29a).

The comprehensive rules say little of it: what is played is the text of the card and the rulings on it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from decks.checking import DeckError
from decks.reading import read_deck
from sim.cards.library import cards_in_use
from sim.cards.words import (
    ACT_UNSEAL,
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    GRAVEYARD,
    LIGHT,
    Card,
    cant_be_sealed,
    choose,
    creature,
    destroy,
    draw,
    every,
    goes_to_graveyard_instead_of_battle,
    prohibits,
    put,
    put_into_mana,
    return_to_hand,
    seal,
    slayer,
    spell,
    you_cant_lose,
    your,
    your_opponents,
    zero,
)
from sim.engine.record.codes import keywords, links, zones
from sim.engine.record.state import cards_linked
from sim.games.matchups.matchup import prepare_matchup
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, ability, filler, sealed, sick, tapped
from sim.games.scenario.pieces import Name
from sim.games.sessions.session import Session
from tests.rules.situations import BYSTANDER, at_their_end

STAR = "FORBIDDEN STAR ~World's Last Day~"
CORE = f"{STAR} (core)"
DORMAGEDDON = "Dormageddon X, Forbidden Armageddon"
FLAME = creature("Flame", FIRE, 5, 4000, "Flame Command")
SPARK = creature("Spark", FIRE, 4, 3000, "Flame Command")
ANGEL = creature("Angel", LIGHT, 5, 4000, "Angel Command")
PLAIN = creature("Plain", FIRE, 2, 2000, "Human")
WEAK = creature("Weak", LIGHT, 1, 1000, "Human")
STRONG = creature("Strong", LIGHT, 4, 4000, "Human")


def corner(name: str) -> Name:
    """The seal of the field at this corner."""
    return ability(STAR, name)


# --- How a game begins ------------------------------------------------------------------------------------
@pytest.mark.phrase("STARTS_SEALED_AT_CORNERS")
def test_308_4_the_field_begins_with_its_cores_and_a_seal_at_each_corner(tmp_path: Path) -> None:
    """308.4: one line of the decklist, five cards, and four of the forty as seals."""
    names = "Aqua Hulcus, Corile, Fear Fang, Torcon, Burning Mane, Terror Pit, Aqua Surfer, Comet Missile, Death Smoke"
    text = "".join(f"4 {name}\n" for name in [*names.split(", "), "Crystal Lancer"])
    file = tmp_path / "star.txt"
    file.write_text(f"{text}[Battle zone]\n1 {STAR}\n", encoding="utf-8")
    deck = read_deck(file, cards_in_use().deck_names)
    record = Session.start(prepare_matchup(deck, deck), seed=1, game=0).record
    for player in range(2):
        assert record.zone_count[player, zones.BATTLE] == 1
        field = int(record.zone_cards[player, zones.BATTLE, 0])
        seals = cards_linked(record, field, links.SEAL)
        assert sorted(int(record.was_under[card]) for card in seals) == [-4, -3, -2, -1]
        core, cores = field, 0
        while cards_linked(record, core, links.UNDER):
            (core,) = cards_linked(record, core, links.UNDER)
            cores += 1
        assert cores == 4
        assert record.zone_count[player, zones.DECK] in (25, 26)  # who goes first has not drawn yet


@pytest.mark.parametrize(("others", "fits"), [(7, True), (8, False)])
def test_308_4_it_counts_for_five_cards(tmp_path: Path, others: int, fits: bool) -> None:
    """308.4: of all the cards of a player duelsim plays 63."""
    main = "".join(f"4 {name}\n" for name in ["Corile", "Torcon", "Fear Fang", "Terror Pit"]) + "24 Aqua Hulcus\n"
    gr = "".join(f"2 {name}\n" for name in ["Poktamatama", "Tutanmekhanen", "Balbalbalchu", "Rockyrock"])
    gr += "2 Hei-Nishiki, Daraku\n2 Tei-Yonshiki, Shinigami\n"
    file = tmp_path / "star.txt"
    text = f"{main}[GR]\n{gr}[Hyperspatial]\n{others - 1} Redzone X, Temporal Forbidden\n"
    file.write_text(f"{text}[Battle zone]\n1 {STAR}\n", encoding="utf-8")
    if fits:
        read_deck(file, cards_in_use().deck_names, "open")
    else:
        with pytest.raises(DeckError, match="64 cards with those outside the deck: duelsim plays up to 63"):
            read_deck(file, cards_in_use().deck_names, "open")


# --- The seals of the field -------------------------------------------------------------------------------
@pytest.mark.phrase("when_corner_is_unsealed")
@pytest.mark.parametrize("where", ["upper left", "upper right", "lower left"])
def test_309_1_each_corner_does_something_of_its_own_when_its_seal_leaves(where: str) -> None:
    """The rule is 309.1."""
    fighter = creature("Fighter", FIRE, 5, 2000, "Initials X")
    game = Scenario(
        you=Side(hand=[FLAME, "Corile"], mana=filler(fire=5, water=5), battle=[sealed(STAR, 4), fighter]),
        opponent=Side(battle=[WEAK, STRONG], shields=2),
    )
    game.use(FLAME).choose(corner(where))
    if where != "upper left":
        game.choose("Fighter")
    assert (game.seals(STAR), game.zone(OPPONENT, "graveyard")) == (3, ["Weak"] if where == "upper left" else [])
    assert game.has("Fighter", keywords.SLAYER) == (where == "upper right")
    game.enough().attack("Fighter")
    assert game.power("Fighter") == (4222 if where == "lower left" else 2000)


@pytest.mark.parametrize(("command", "leaves"), [(FLAME, True), (SPARK, False), (ANGEL, False), (PLAIN, False)])
def test_116_4_only_a_fire_or_darkness_command_that_costs_5_or_more_removes_a_seal(command: Card, leaves: bool) -> None:
    """The rule is 116.4."""
    game = Scenario(you=Side(hand=[command, "Corile"], mana=filler(fire=5, light=5), battle=[sealed(STAR, 1)]))
    game.use(command)
    assert game.where(DORMAGEDDON if leaves else STAR) == "battle"
    assert game.where(command) == "battle"


@pytest.mark.phrase("limits_unsealing")
def test_116_4_only_one_seal_leaves_each_turn() -> None:
    """The rule is 116.4."""
    game = Scenario(
        you=Side(hand=[FLAME, FLAME, FLAME, "Corile"], mana=filler(fire=15), battle=[sealed(STAR, 3)], deck=20)
    )
    game.use("Flame#1").choose(corner("lower left"))
    game.settle().use("Flame#2")
    assert game.seals(STAR) == 2
    game.end_turn().next_turn().end_turn().next_turn().until("use a card").use("Flame#3")
    assert game.asked == "remove a seal from"


def test_116_4_a_command_that_an_effect_puts_removes_none() -> None:
    """The rule is 116.4."""
    lift = spell("Lift", FIRE, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    game = Scenario(you=Side(hand=[lift, "Corile"], mana=filler(fire=1), graveyard=[FLAME], battle=[sealed(STAR, 4)]))
    game.use(lift)
    assert (game.where(FLAME), game.seals(STAR)) == ("battle", 4)


def test_116_4_zero_is_no_summoning_and_removes_one_all_the_same() -> None:
    """The rule is 116.4."""
    diver = creature("Diver", FIRE, 6, 6000, "Flame Command", zero)
    lift = spell("Lift", DARKNESS, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    yours = Side(hand=[diver], battle=[sealed(STAR, 4)], deck=9)
    game = at_their_end(yours, hand=[lift], mana=filler(darkness=1), graveyard=[WEAK], battle=[BYSTANDER])
    game.use(lift).enough().declare(diver)
    game.expect(YOU, "remove a seal from").choose(corner("upper right"))
    assert game.seals(STAR) == 3


@pytest.mark.phrase("limits_unsealing")
def test_116_4_a_command_that_was_summoned_removes_one_even_if_it_does_not_enter() -> None:
    """Ruling on Everlasting Superman: it is put into the graveyard instead, and has been summoned (116.4)."""
    gate = creature("Gate", LIGHT, 5, 5000, "", goes_to_graveyard_instead_of_battle(CREATURES.civilization(FIRE)))
    game = Scenario(
        you=Side(hand=[FLAME, "Corile"], mana=filler(fire=5), battle=[sealed(STAR, 4)], deck=9),
        opponent=Side(battle=[gate]),
    )
    game.use(FLAME)
    assert game.where(FLAME) == "graveyard"
    game.expect(YOU, "remove a seal from")


@pytest.mark.phrase("limits_unsealing")
def test_116_4_effects_that_move_cards_leave_the_seals_where_they_are() -> None:
    """The rule is 116.4."""
    sweep = spell("Sweep", FIRE, 1, return_to_hand(every(CARDS)))
    game = Scenario(you=Side(hand=[sweep], mana=filler(fire=1), battle=[sealed(STAR, 4), sealed(PLAIN, 1), BYSTANDER]))
    game.use(sweep)
    assert (game.seals(STAR), game.seals("Plain")) == (4, 1)


@pytest.mark.phrase("only_these_attack")
def test_506_1_only_commands_initials_and_forbidden_creatures_of_its_player_attack() -> None:
    """The rule is 506.1."""
    initials = creature("Initials", LIGHT, 5, 2000, "Initials X")
    named = creature("Forbidden One", LIGHT, 5, 2000, "Human")
    mine = [sealed(STAR, 4), FLAME, initials, named, PLAIN]
    game = Scenario(you=Side(battle=mine), opponent=Side(battle=[WEAK]))
    game.expect(YOU, "attack with", "no", "Flame", "Initials", "Forbidden One")
    game.end_turn().next_turn().until("attack with")
    assert game.can_choose("Weak")


def test_309_1_the_field_stays_and_so_do_its_cores() -> None:
    """The cores are cards of the battle zone (309.1): an effect can choose one, and it stays as the field does."""
    for noun in (choose(1, your_opponents(CARDS)), every(your_opponents(CARDS))):
        game = Scenario(
            you=Side(hand=[spell("Crush", FIRE, 1, destroy(noun))], mana=filler(fire=1), battle=[BYSTANDER]),
            opponent=Side(battle=[STAR]),
        )
        game.use("Crush")
        if game.asked == "choose":
            game.choose(CORE)
        assert (game.where(STAR), game.under(STAR)) == ("battle", [CORE] * 4)


# --- Forbidden Big Bang -----------------------------------------------------------------------------------
@pytest.mark.phrase("BIG_BANG_WITH_CORES", "when_big_bang", "when_corner_is_unsealed")
def test_701_29a_without_seals_the_five_cards_are_one_creature_that_is_not_sick() -> None:
    """The rule is 701.29a."""
    game = Scenario(
        you=Side(hand=[FLAME, "Corile"], mana=filler(fire=5), battle=[sealed(STAR, 1)]),
        opponent=Side(battle=[WEAK, STRONG]),
    )
    game.use(FLAME)
    assert (game.zone(YOU, "battle"), game.under(DORMAGEDDON)) == ([DORMAGEDDON, "Flame"], [CORE] * 4)
    assert (game.seals("Weak"), game.seals("Strong"), game.power(DORMAGEDDON)) == (1, 1, 999999)
    assert game.refused(DORMAGEDDON, "attack") == ""


def test_701_29a_it_does_not_happen_while_a_seal_lies_at_another_corner_nor_later() -> None:
    """It triggers when the seal of the lower right corner leaves, and only then (701.29a)."""
    game = Scenario(you=Side(hand=[FLAME, FLAME, "Corile"], mana=filler(fire=10), battle=[sealed(STAR, 2)], deck=20))
    game.use("Flame#1").choose(corner("lower right"))
    assert (game.seals(STAR), game.where(STAR)) == (1, "battle")
    game.end_turn().next_turn().end_turn().next_turn().until("use a card").use("Flame#2")
    assert (game.seals(STAR), game.where(STAR)) == (0, "battle")


# --- Dormageddon X ----------------------------------------------------------------------------------------
HIT: list[Callable[..., Any]] = [destroy, return_to_hand, put_into_mana]


def hit(verb: Callable[..., Any], times: int, shields: int = 3) -> Scenario:
    """The opponent's effect does something to Dormageddon, so often."""
    blows = [spell(f"Blow{number}", FIRE, 1, verb(choose(1, your_opponents(CREATURES)))) for number in range(times)]
    return Scenario(
        you=Side(hand=blows, mana=filler(fire=times), battle=[BYSTANDER]),
        opponent=Side(battle=[DORMAGEDDON], shields=shields),
    )


@pytest.mark.phrase("CORES_INSTEAD_OF_LEAVING")
@pytest.mark.parametrize("verb", HIT)
def test_309_6_two_cores_go_under_it_instead_and_a_shield_goes_to_the_graveyard(verb: Callable[..., Any]) -> None:
    """The rule is 309.6."""
    game = hit(verb, 3)
    for number in range(2):
        game.use(f"Blow{number}").choose(DORMAGEDDON)
        game.choose(game.options[0])
        assert (game.where(DORMAGEDDON), len(game.zone(OPPONENT, "shields"))) == ("battle", 2 - number)
        assert game.under(DORMAGEDDON) == [CORE] * 4
    game.use("Blow2")
    assert (game.winner, game.reason) == (YOU, "card effect")


@pytest.mark.phrase("CORES_INSTEAD_OF_LEAVING")
@pytest.mark.parametrize("verb", HIT)
def test_309_6_cores_also_save_it_from_what_its_own_player_does(verb: Callable[..., Any]) -> None:
    """By 309.6 it does not matter whose effect it is: the text names no player."""
    blow = spell("Blow", FIRE, 1, verb(choose(1, your(CREATURES))))
    game = Scenario(you=Side(hand=[blow], mana=filler(fire=1), battle=[DORMAGEDDON], shields=3))
    game.use(blow).choose(DORMAGEDDON)
    game.choose(game.options[0])
    assert (game.where(DORMAGEDDON), len(game.zone(YOU, "shields"))) == ("battle", 2)


@pytest.mark.phrase("CORES_INSTEAD_OF_LEAVING")
def test_309_6_cores_also_save_it_from_slayer() -> None:
    """By 309.6 nor need it be an effect: this is a battle."""
    assassin = creature("Assassin", FIRE, 1, 1000, "Human", slayer)
    game = Scenario(you=Side(battle=[assassin]), opponent=Side(battle=[tapped(DORMAGEDDON)], shields=3))
    game.attack("Assassin", DORMAGEDDON).choose(DORMAGEDDON)
    game.choose(game.options[0])
    assert (game.where(DORMAGEDDON), len(game.zone(OPPONENT, "shields"))) == ("battle", 2)


@pytest.mark.phrase("CORES_INSTEAD_OF_LEAVING")
def test_309_6_its_owner_may_let_it_leave() -> None:
    """The rule is 309.6."""
    game = hit(destroy, 1).use("Blow0").decline()
    assert game.winner == YOU


@pytest.mark.phrase("CORES_INSTEAD_OF_LEAVING")
def test_309_4_a_core_that_an_effect_chooses_leaves_alone_and_counts_no_more() -> None:
    """The rule is 309.4."""
    snatch = spell("Snatch", FIRE, 1, put_into_mana(choose(1, your_opponents(CARDS))))
    blow = spell("Blow", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[snatch, snatch, snatch, blow], mana=filler(fire=4), battle=[BYSTANDER]),
        opponent=Side(battle=[DORMAGEDDON], shields=3),
    )
    for number in (1, 2, 3):
        game.use(f"Snatch#{number}").choose(CORE).decline()  # two cores could go under it instead
        assert (game.where(DORMAGEDDON), len(game.under(DORMAGEDDON))) == ("battle", 4 - number)
    assert game.zone(OPPONENT, "mana") == [CORE] * 3
    game.use(blow)  # one core is left
    assert game.winner == YOU


def test_309_7_if_the_card_itself_is_chosen_nothing_stays() -> None:
    """The rule is 309.7."""
    snatch = spell("Snatch", FIRE, 1, put_into_mana(choose(1, your_opponents(CARDS))))
    game = Scenario(
        you=Side(hand=[snatch], mana=filler(fire=1), battle=[BYSTANDER]),
        opponent=Side(battle=[DORMAGEDDON], shields=3),
    )
    game.use(snatch).choose(DORMAGEDDON).decline()
    assert game.winner == YOU


@pytest.mark.phrase("loses_outside_after_destroying_all")
def test_604_4_all_creatures_are_destroyed_before_its_owner_loses() -> None:
    """Seen where its owner can't lose, which then goes on for ever: no creature stays (604.4)."""
    angel = creature("Guard", LIGHT, 5, 5000, "", you_cant_lose())
    rest = creature("Rest", LIGHT, 5, 5000, "")
    game = hit(destroy, 1)
    game.use("Blow0").decline()
    assert (game.zone(YOU, "battle"), game.winner) == ([], YOU)
    blow = spell("Blow", FIRE, 1, destroy(choose(1, your_opponents(CREATURES.named("Dormageddon")))))
    game = Scenario(
        you=Side(hand=[blow], mana=filler(fire=1), battle=[rest]),
        opponent=Side(battle=[DORMAGEDDON, angel], shields=3),
    )
    game.use(blow).decline()
    assert (game.zone(OPPONENT, "battle"), game.winner) == ([], YOU)


@pytest.mark.phrase("cant_be_sealed")
def test_116_1_it_cannot_be_sealed() -> None:
    """The rule is 116.1."""
    wax = spell("Wax", FIRE, 1, seal(every(your_opponents(CREATURES))))
    other = creature("Other", FIRE, 2, 2000, "", cant_be_sealed)
    game = Scenario(
        you=Side(hand=[wax], mana=filler(fire=1), battle=[BYSTANDER]),
        opponent=Side(battle=[DORMAGEDDON, other, WEAK], deck=9),
    )
    game.use(wax)
    assert (game.seals(DORMAGEDDON), game.seals("Other"), game.seals("Weak")) == (0, 0, 1)
    assert len(game.zone(OPPONENT, "deck")) == 8


@pytest.mark.phrase("prohibits", "ACT_UNSEAL")
def test_116_4_the_opponents_commands_remove_no_seals_from_creatures() -> None:
    """The rule is 116.4."""
    for jailer, seals in ((DORMAGEDDON, 1), (BYSTANDER, 0)):
        game = Scenario(
            you=Side(hand=[ANGEL], mana=filler(light=5), battle=[sealed(WEAK, 1), BYSTANDER]),
            opponent=Side(battle=[jailer]),
        )
        assert game.use(ANGEL).seals("Weak") == seals


@pytest.mark.phrase("prohibits", "ACT_UNSEAL")
def test_116_4_seals_of_fields_are_not_meant_and_a_made_up_card_says_the_same() -> None:
    """The rule is 116.4."""
    warden = creature("Warden", DARKNESS, 5, 5000, "", prohibits(ACT_UNSEAL, your_opponents(CREATURES)))
    field = "FORBIDDEN SUNRISE ~Dawn of Forbidden~"
    game = Scenario(
        you=Side(hand=[SPARK, SPARK], mana=filler(fire=8), battle=[sealed(field, 2), sealed(PLAIN, 1), BYSTANDER]),
        opponent=Side(battle=[warden]),
    )
    game.use("Spark#1")
    assert (game.seals(field), game.seals("Plain")) == (1, 1)


def test_309_5_a_core_in_the_mana_zone_gives_no_mana_but_its_civilizations() -> None:
    """309.5: it is tapped together with others, which pay."""
    snatch = spell("Snatch", FIRE, 1, put_into_mana(choose(1, your_opponents(CARDS))))
    both = spell("Both", DARKNESS, 2, draw(1))
    game = Scenario(
        you=Side(hand=[snatch], mana=filler(fire=1), battle=[BYSTANDER]),
        opponent=Side(battle=[DORMAGEDDON], hand=[both], mana=filler(light=1), shields=3),
    )
    game.use(snatch).choose(CORE).end_turn().next_turn().until("charge mana", OPPONENT).decline()
    assert "not enough mana: it costs 2, and there is 1" in game.refused(both)


def test_301_5_it_is_never_sick_and_other_cards_are() -> None:
    """The rule is 301.5."""
    game = Scenario(you=Side(battle=[DORMAGEDDON, sick(FLAME)]))
    assert (game.is_sick(DORMAGEDDON), game.is_sick("Flame")) == (False, True)
