"""The ceremony of Zeron with its nebulae, and the creature that the five cards become (311, 701.31a, 812)."""

import pytest

from decks.checking import DeckError
from decks.reading import read_deck
from sim.cards.library import cards_in_use
from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    DRAGONS,
    FIRE,
    GRAVEYARD,
    HAND,
    LIGHT,
    choose,
    creature,
    destroy,
    draw,
    each_gets_power,
    every,
    fix_power,
    give_power,
    mill_from_deck,
    put,
    put_into_mana,
    spell,
    your,
    your_opponents,
)
from sim.games.matchups.matchup import prepare_matchup
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, pile, tapped
from sim.games.sessions.session import Session
from tests.rules.situations import BYSTANDER

ZEROM = "Zerom, Origin of Destruction"
GRAVES, HANDS, RUIN, RETURN = (f"Ceremony of {name}" for name in ("Graveyard", "Hands", "Destruction", "Resurrection"))
NEBULAE = [GRAVES, HANDS, RUIN, RETURN]
ZERON = pile("Zeron", *NEBULAE)
WEAK = creature("Weak", LIGHT, 1, 1000, "Human")
STRONG = creature("Strong", LIGHT, 4, 9000, "Human")
DARK = creature("Dark", DARKNESS, 2, 2000, "Human")


# --- How a game begins ------------------------------------------------------------------------------------
def zeron_deck(text: str = "") -> str:
    """A decklist of forty cards, with this under the heading of the battle zone."""
    return "".join(f"4 {name}\n" for name in TEN) + "[Battle zone]\n" + text


TEN = [
    "Aqua Hulcus", "Corile", "Fear Fang", "Torcon", "Burning Mane", "Terror Pit", "Crystal Lancer", "Aqua Surfer",
    "Comet Missile", "Death Smoke",
]  # fmt: skip
FIVE = f"1 {ZEROM}\n" + "".join(f"1 {name}\n" for name in NEBULAE)


@pytest.mark.phrase("begins_with_nebulae")
def test_they_begin_in_the_battle_zone_and_the_opponent_draws_a_card_more(tmp_path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "zeron.txt").write_text(zeron_deck(FIVE))
    (tmp_path / "plain.txt").write_text(zeron_deck())
    decks = [read_deck(tmp_path / f"{name}.txt", cards_in_use().deck_names) for name in ("zeron", "plain")]
    game = Session.start(prepare_matchup(*decks), seed=1, game=0)
    record = game.record
    by_size = sorted(int(record.zone_count[player, 2]) for player in range(2))
    hands = [int(record.zone_count[player, 1]) for player in range(2)]
    zeron = 0 if record.zone_count[0, 2] else 1
    assert by_size == [0, 5]
    assert hands[zeron] == 5
    assert hands[1 - zeron] == 6


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"1 {ZEROM}\n", "begins the game with 4 different nebulae"),
        (FIVE.replace(HANDS, GRAVES), "begins the game with 4 different nebulae"),
        (f"1 {HANDS}\n", "begins the game only with its ceremony"),
        (f"{FIVE}1 FORBIDDEN STAR ~World's Last Day~\n", "only one card may begin the game in the battle zone"),
    ],
)
def test_100_5_only_one_whole_set_begins_in_the_battle_zone(tmp_path, text: str, message: str) -> None:  # type: ignore[no-untyped-def]
    """The rule is 100.5."""
    file = tmp_path / "zeron.txt"
    file.write_text(zeron_deck(text))
    with pytest.raises(DeckError, match=message):
        read_deck(file, cards_in_use().deck_names)


# --- The four nebulae -------------------------------------------------------------------------------------
def linked(game: Scenario) -> list[str]:
    """The nebulae that are linked with the ceremony."""
    return game.under(ZEROM)


@pytest.mark.phrase("LINK_THIS_NEBULA")
@pytest.mark.parametrize(("before", "links"), [(7, True), (6, False)])
def test_ceremony_of_graveyard_waits_for_eight_cards(before: int, links: bool) -> None:
    mill = spell("Mill", FIRE, 1, draw(1))
    game = Scenario(
        you=Side(hand=[mill], mana=filler(fire=1), battle=[ZEROM, *NEBULAE, BYSTANDER], graveyard=before),
        opponent=Side(battle=[WEAK, STRONG]),
    )
    game.use(mill)
    assert (game.asked == "may") == links
    if links:
        game.accept().choose("Strong")
        assert (linked(game), game.power("Strong")) == ([GRAVES], 6000)


@pytest.mark.phrase("LINK_THIS_NEBULA", "whenever_you_put_from_graveyard")
@pytest.mark.parametrize("zone", [GRAVEYARD, HAND])
def test_ceremony_of_resurrection_waits_for_a_card_from_the_graveyard(zone: int) -> None:
    raise_it = spell("Raise", FIRE, 1, put(choose(1, your(CREATURES.in_zone(zone)))))
    game = Scenario(
        you=Side(
            hand=[raise_it, DARK], mana=filler(fire=1), battle=[ZEROM, *NEBULAE, BYSTANDER], graveyard=[DARK], deck=9
        ),
    )
    game.use(raise_it)
    if zone == GRAVEYARD:
        game.choose(RETURN)  # before what the spell in the graveyard has triggered
    assert (game.asked == "may") == (zone == GRAVEYARD)
    if zone == GRAVEYARD:
        game.accept()
        assert (linked(game), len(game.zone(YOU, "deck"))) == ([RETURN], 7)


@pytest.mark.phrase("whenever_you_put_from_graveyard")
def test_what_the_opponent_puts_from_their_graveyard_is_not_meant() -> None:
    raise_it = spell("Raise", FIRE, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    game = Scenario(
        you=Side(hand=[raise_it], mana=filler(fire=1), battle=[BYSTANDER], graveyard=[DARK]),
        opponent=Side(battle=[ZEROM, *NEBULAE]),
    )
    game.use(raise_it)
    assert game.zone(YOU, "battle") == ["Bystander", "Dark"]
    game.expect(YOU, "attack with")


@pytest.mark.parametrize(("number", "links"), [(3, True), (2, False)])
def test_ceremony_of_destruction_waits_for_the_third_creature_in_a_turn(number: int, links: bool) -> None:
    wrath = spell("Wrath", FIRE, 1, destroy(every(your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[wrath], mana=filler(fire=1), battle=[ZEROM, *NEBULAE, BYSTANDER], graveyard=[DARK]),
        opponent=Side(battle=[WEAK] * number),
    )
    game.use(wrath).choose(RUIN)
    assert (game.asked == "may") == links
    if links:
        game.accept()
        assert (linked(game), game.zone(YOU, "hand")) == ([RUIN], ["Dark"])


@pytest.mark.phrase("A_PLAYER_HAS_NO_HAND")
@pytest.mark.parametrize(
    ("mine", "theirs", "links"), [(1, 0, True), (0, 1, True), (1, 1, False)], ids=["theirs", "mine", "neither"]
)
def test_ceremony_of_hands_waits_for_an_empty_hand_at_the_end_of_its_players_turn(
    mine: int, theirs: int, links: bool
) -> None:
    game = Scenario(
        you=Side(hand=mine, battle=[ZEROM, *NEBULAE, tapped(BYSTANDER)], gr=["Poktamatama"]),
        opponent=Side(hand=theirs, battle=[BYSTANDER]),
    )
    game.until("may") if links else game.end_turn()
    if links:
        game.accept()
        assert linked(game) == [HANDS]
        assert "Poktamatama" in game.zone(YOU, "battle")
    else:
        assert linked(game) == []


def test_a_player_need_not_link_and_without_linking_gets_nothing() -> None:
    mill = spell("Mill", FIRE, 1, draw(1))
    game = Scenario(
        you=Side(hand=[mill], mana=filler(fire=1), battle=[ZEROM, *NEBULAE, BYSTANDER], graveyard=9),
        opponent=Side(battle=[WEAK]),
    )
    game.use(mill).decline()
    assert (linked(game), game.power("Weak")) == ([], 1000)


@pytest.mark.phrase("LINK_THIS_NEBULA")
def test_a_nebula_that_waits_twice_is_linked_once() -> None:
    """Two cards come to the graveyard at once; what follows "if you do" happens once, too."""
    mill = spell("Mill", FIRE, 1, mill_from_deck(2))
    game = Scenario(
        you=Side(hand=[mill], mana=filler(fire=1), battle=[ZEROM, *NEBULAE, BYSTANDER], graveyard=9, deck=9),
        opponent=Side(battle=[STRONG, WEAK]),
    )
    game.use(mill).accept().choose("Strong")
    while game.asked == "may":
        game.accept()
    assert (linked(game), game.power("Strong"), game.power("Weak")) == ([GRAVES], 6000, 1000)


@pytest.mark.phrase("ZERON_STAYS")
def test_zeron_cards_do_not_leave_linked_or_not() -> None:
    for mine in ([ZEROM, *NEBULAE], [pile(ZEROM, GRAVES, HANDS), RUIN, RETURN]):
        for verb in (destroy, put_into_mana):
            game = Scenario(
                you=Side(
                    hand=[spell("Crush", FIRE, 1, verb(every(your_opponents(CARDS))))],
                    mana=filler(fire=1),
                    battle=[BYSTANDER],
                ),
                opponent=Side(battle=[*mine, WEAK]),
            )
            game.use("Crush")
            assert len(game.zone(OPPONENT, "battle")) == len(mine)


# --- Zeron Birth ------------------------------------------------------------------------------------------
def born(theirs: list[object], **mine: object) -> Scenario:
    """Three nebulae are linked, and a card comes from the graveyard: the fourth can be linked."""
    raise_it = spell("Raise", FIRE, 1, put(choose(1, your(CREATURES.in_zone(GRAVEYARD)))))
    game = Scenario(
        you=Side(
            hand=[raise_it],
            mana=filler(fire=1),
            battle=[pile(ZEROM, GRAVES, HANDS, RUIN), RETURN, BYSTANDER],
            graveyard=[DARK],
            **mine,  # type: ignore[arg-type]
        ),
        opponent=Side(battle=theirs),  # type: ignore[arg-type]
    )
    return game.use(raise_it).accept()


@pytest.mark.phrase("BIG_BANG_WITH_NEBULAE", "when_four_are_linked", "when_big_bang", "fix_power")
def test_701_31a_with_the_fourth_nebula_the_five_cards_are_one_creature_that_is_not_sick() -> None:
    """What the nebula does comes first; then the power of the opponent's creatures is 0 (701.31a)."""
    game = born([WEAK, STRONG], deck=9)
    assert game.zone(YOU, "battle") == ["Zeron", "Bystander", "Dark"]
    assert (game.zone(OPPONENT, "battle"), len(game.zone(YOU, "graveyard"))) == ([], 3)
    assert game.refused("Zeron", "attack") == ""


@pytest.mark.phrase("fix_power")
def test_206_3_a_power_that_is_set_beats_every_other_change() -> None:
    """The rule is 206.3."""
    zero = spell("Zero", FIRE, 1, fix_power(500, every(your_opponents(CREATURES))))
    more = creature("More", LIGHT, 5, 5000, "", each_gets_power(CREATURES, 3000))
    grow = spell("Grow", FIRE, 1, give_power(4000, every(CREATURES)))
    game = Scenario(
        you=Side(hand=[zero, grow], mana=filler(fire=2), battle=[BYSTANDER]), opponent=Side(battle=[more, STRONG])
    )
    game.use(zero)
    assert (game.power("More"), game.power("Strong")) == (500, 500)
    game.use(grow)
    assert (game.power("More"), game.power("Strong")) == (500, 500)
    game.end_turn().next_turn()
    assert game.power("Strong") == 12000


@pytest.mark.phrase("fix_power")
def test_608_2b_creatures_that_come_later_keep_their_power() -> None:
    """The rule is 608.2b."""
    game = born([WEAK])
    assert game.zone(OPPONENT, "battle") == []
    game.end_turn().next_turn()
    assert game.where("Zeron") == "battle"


# --- Zeron ------------------------------------------------------------------------------------------------
def test_703_4c_with_power_0_it_stays_and_wins_all_battles() -> None:
    """The rule is 703.4c."""
    for verb in (destroy, put_into_mana):
        for noun in (choose(1, your_opponents(CREATURES)), choose(1, your_opponents(CARDS))):
            game = Scenario(
                you=Side(hand=[spell("Hit", FIRE, 1, verb(noun))], mana=filler(fire=1), battle=[BYSTANDER]),
                opponent=Side(battle=[ZERON]),
            )
            game.use("Hit")
            if game.asked == "choose":
                game.choose("Zeron")
            assert (game.where("Zeron"), game.power("Zeron")) == ("battle", 0)
    game = Scenario(you=Side(battle=[ZERON]), opponent=Side(battle=[tapped(STRONG)]))
    game.attack("Zeron", "Strong")
    assert (game.where("Zeron"), game.zone(OPPONENT, "graveyard")) == ("battle", ["Strong"])


@pytest.mark.phrase("loses_outside")
def test_604_4_with_more_power_it_leaves_and_its_owner_loses() -> None:
    """The rule is 604.4."""
    grow = spell("Grow", FIRE, 1, give_power(1000, every(your_opponents(DRAGONS))))
    hit = spell("Hit", FIRE, 1, put_into_mana(choose(1, your_opponents(CREATURES))))
    game = Scenario(
        you=Side(hand=[grow, hit], mana=filler(fire=2), battle=[BYSTANDER]), opponent=Side(battle=[ZERON], shields=5)
    )
    game.use(grow)
    assert (game.power("Zeron"), game.where("Zeron")) == (1000, "battle")
    game.use(hit)
    assert (game.winner, game.reason) == (YOU, "card effect")


def test_806_1a_if_one_of_its_cards_leaves_the_others_do_too() -> None:
    """The rule is 806.1a."""
    grow = spell("Grow", FIRE, 1, give_power(1000, every(your_opponents(DRAGONS))))
    hit = spell("Hit", FIRE, 1, put_into_mana(choose(1, your_opponents(CARDS))))
    game = Scenario(
        you=Side(hand=[grow, hit], mana=filler(fire=2), battle=[BYSTANDER]), opponent=Side(battle=[ZERON], shields=5)
    )
    game.use(grow).use(hit).choose("Zeron (cell)")
    assert game.winner == YOU
