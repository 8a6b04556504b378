"""Group 7F of the rules catalogue: psychic creatures and the hyperspatial zone (407, 805)."""

from dataclasses import replace
from pathlib import Path

import pytest

from decks.reading import Deck, Section
from sim.cards.library import using_cards
from sim.cards.words import (
    BATTLE,
    CARDS,
    CREATURES,
    FIRE,
    FLIP_TO_HIGHER_SIDE,
    FLIP_TO_LOWER_SIDE,
    GR_CREATURE,
    HYPERSPATIAL,
    NATURE,
    PSYCHIC,
    PSYCHIC_CREATURE_AWAKENED,
    SUPER,
    Act,
    Card,
    Effect,
    Feature,
    Noun,
    ability_word,
    add_to_shields,
    at_end_of_your_turn,
    at_least,
    at_start_of_your_turn,
    choose,
    creature,
    destroy,
    does_not_untap,
    double_breaker,
    draw,
    every,
    give_power,
    link_release,
    psychic_link,
    put,
    put_into_mana,
    put_on_bottom_of_deck,
    put_on_top_of_deck,
    release,
    return_to_hand,
    spell,
    when,
    when_awakens,
    when_put,
    whenever_destroyed,
    whenever_leaves,
    whenever_put,
    whenever_put_into_mana,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.engine.record.codes import card_types, log, steps, verbs, zones
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, flipped, sick, tapped
from sim.games.sessions.session import Session

SMALL = creature("Made-up Psychic", FIRE, 2, 1000, "Human", types=PSYCHIC)
ONE = choose(1, your_opponents(CREATURES))
OWN_CARDS = """Made-up Psychic
Psychic Creature - fire - cost 2 - power 1000 - Human

Made-up Gacha
GR Creature - fire - cost 2 - power 1000 - Joker
"""


def remove(effect: Effect, *watchers: Card) -> Scenario:
    """You cast a spell that does this to the opponent's psychic creature."""
    return Scenario(
        you=Side(hand=[spell("Removal", FIRE, 1, effect)], mana=filler(fire=1), battle=watchers),
        opponent=Side(battle=[SMALL], shields=1, deck=3),
    ).use("Removal")


@pytest.mark.rule("7F.03", "7F.04", "11.63")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        (destroy(ONE), "graveyard"),
        (return_to_hand(ONE), "hand"),
        (put_into_mana(ONE), "mana"),
        (add_to_shields(ONE), "shields"),
        (put_on_top_of_deck(ONE), "deck"),
        (put_on_bottom_of_deck(ONE), "deck"),
    ],
)
def test_7f_03_wherever_it_is_put_it_goes_on_to_the_hyperspatial_zone_at_once(effect: Effect, zone: str) -> None:
    """Made-up cards: only the zones matter. The log has both moves: it was in the other zone for an instant."""
    game = remove(effect)
    assert game.zone(OPPONENT, "hyperspatial") == ["Made-up Psychic"]
    assert "Made-up Psychic" not in game.zone(OPPONENT, zone)
    moves = [event[3:5] for event in game.session.events if event[0] == log.MOVE and event[1] == OPPONENT]
    (_, first), (second, last) = moves
    assert (first, last) == (second, HYPERSPATIAL)


@pytest.mark.rule("7F.04", "11.63")
def test_7f_04_what_triggers_on_the_zone_where_it_was_put_has_seen_it() -> None:
    destroyed = remove(destroy(ONE), creature("Mourner", FIRE, 1, 1000, "", whenever_destroyed(CREATURES, draw(1))))
    assert len(destroyed.zone(YOU, "hand")) == 1
    charged = remove(
        put_into_mana(ONE), creature("Farmer", FIRE, 1, 1000, "", whenever_put_into_mana(CREATURES, draw(1)))
    )
    assert (len(charged.zone(YOU, "hand")), charged.zone(OPPONENT, "mana")) == (1, [])


@pytest.mark.rule("7F.04")
def test_7f_04_a_later_sentence_of_the_same_effect_does_not_find_it_there() -> None:
    """It moves on as soon as the sentence has been carried out (117.1)."""
    effects = destroy(ONE), return_to_hand(choose(1, your_opponents(CREATURES).in_zone(3)))
    game = Scenario(
        you=Side(hand=[spell("Both", FIRE, 1, *effects)], mana=filler(fire=1)), opponent=Side(battle=[SMALL])
    ).use("Both")
    assert (game.zone(OPPONENT, "hand"), game.zone(OPPONENT, "hyperspatial")) == ([], ["Made-up Psychic"])


@pytest.mark.rule("7F.02", "7F.01")
def test_7f_02_it_can_be_neither_summoned_nor_charged_from_the_hyperspatial_zone() -> None:
    game = Scenario(you=Side(hyperspatial=[SMALL], mana=filler(fire=7), hand=1))
    assert not game.can_choose("Made-up Psychic")


@pytest.mark.rule("7F.11", "1.11", "12.14")
def test_7f_11_both_players_see_the_hyperspatial_zone_and_nobody_the_ultra_gr_zone() -> None:
    gacha = creature("Made-up Gacha", FIRE, 2, 1000, "Joker", types=GR_CREATURE)
    game = Scenario(you=Side(hyperspatial=[SMALL], gr=[gacha]))
    assert [game.sees(player, "Made-up Psychic") for player in (YOU, OPPONENT)] == [True, True]
    assert [game.sees(player, "Made-up Gacha") for player in (YOU, OPPONENT)] == [False, False]


# --- The start of the game ---------------------------------------------------------------------------------
def matchup(tmp_path: Path, *outside: Section) -> Matchup:
    """A deck with these cards outside it against one without any."""
    file = tmp_path / "mine.txt"
    file.write_text(OWN_CARDS, encoding="utf-8")
    cards = (("Burning Mane", 40),)
    with using_cards([file]):
        with_more, plain = Deck("More", cards, Path(), outside=outside), Deck("Plain", cards, Path())
        return prepare_matchup(with_more, plain)


@pytest.mark.rule("7F.02", "1.09", "1.11")
def test_7f_02_psychic_creatures_begin_in_the_hyperspatial_zone_and_leave_the_deck_as_it_is(tmp_path: Path) -> None:
    both = matchup(tmp_path, Section("hyperspatial zone", (("Made-up Psychic", 4),)))
    record = Session.start(both, seed=5).record
    plain = Session.start(matchup(tmp_path), seed=5).record
    assert [int(record.zone_count[side, HYPERSPATIAL]) for side in range(2)] == [4, 0]
    for zone in range(6):
        assert (record.zone_cards[0, zone] == plain.zone_cards[0, zone]).all()
        assert (record.zone_count[0, zone] == plain.zone_count[0, zone]).all()


def test_408_2_the_gr_deck_is_shuffled_with_luck_of_its_own(tmp_path: Path) -> None:
    """408.2: it lies face down, and decks without one are dealt as before."""
    both = matchup(tmp_path, Section("GR zone", (("Made-up Gacha", 12),)))
    orders = set()
    for seed in range(5):
        record = Session.start(both, seed=seed).record
        plain = Session.start(matchup(tmp_path), seed=seed).record
        orders.add(tuple(record.zone_cards[0, zones.GR, :12].tolist()))
        assert sorted(record.zone_cards[0, zones.GR, :12].tolist()) == list(range(40, 52))
        assert (record.zone_cards[0, 0] == plain.zone_cards[0, 0]).all()
    assert len(orders) == 5


# --- Awakening -----------------------------------------------------------------------------------------------
GREAT = creature("Made-up Great", FIRE, 9, 9000, "Dragon", double_breaker, types=PSYCHIC)
EVERYBODY = creature("Everybody", FIRE, 1, 1000, "", whenever_put(CREATURES, draw(1)))


def sleeper(*abilities: Feature, back: Card = GREAT) -> Card:
    """A made-up psychic creature that can awaken."""
    return creature("Made-up Sleeper", FIRE, 5, 3000, "Human", *abilities, types=PSYCHIC, other_face=back)


def waking_spell(noun: Noun) -> Card:
    return spell("Wake", FIRE, 1, Act(verbs.FLIP, noun, "awaken {}", card_types.AWAKENED))


@pytest.mark.rule("7F.09", "10.33")
def test_7f_09_an_awakened_creature_has_its_other_side_and_has_neither_been_put_nor_left() -> None:
    """Made-up cards: the flip alone is shown, with watchers of arrivals and departures."""
    leaver = creature("Leaver", FIRE, 1, 1000, "", whenever_leaves(CREATURES, draw(1)))
    awakens = sleeper(
        ability_word("Awaken", at_start_of_your_turn(FLIP_TO_HIGHER_SIDE)),
        back=replace(GREAT, features=(when_put(draw(1)),)),
    )
    game = Scenario(you=Side(battle=[awakens, EVERYBODY, leaver]), step=steps.START)
    assert game.zone(YOU, "battle")[0] == "Made-up Great"
    assert (game.power("Made-up Great"), len(game.zone(YOU, "hand"))) == (9000, 1)  # the draw of the turn
    card = int(game.record.zone_cards[0, BATTLE, 0])
    assert game._tables[0].cost[game.record.kind[card]] == 9


@pytest.mark.rule("7F.09", "10.33")
def test_7f_09_it_awakens_only_under_its_condition() -> None:
    ability = ability_word("Awaken", at_start_of_your_turn(when(at_least(2, your(CREATURES)), FLIP_TO_HIGHER_SIDE)))
    for others, awake in ((0, False), (1, True)):
        game = Scenario(you=Side(battle=[sleeper(ability), *filler(others)]), step=steps.START)
        assert (game.zone(YOU, "battle")[0] == "Made-up Great") == awake


@pytest.mark.rule("7F.09", "10.33")
def test_7f_09_a_psychic_creature_awakens_when_it_was_not_blocked() -> None:
    """Caiman, Temporal Flower: after the attack; the attack itself was that of the lower side."""
    game = Scenario(you=Side(battle=["Caiman, Temporal Flower"]), opponent=Side(shields=3))
    game.attack("Caiman, Temporal Flower")
    game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == 2
    assert game.zone(YOU, "battle") == ["Alligator, the Awakened Flower Beast"]
    assert (len(game.zone(YOU, "mana")), game.is_tapped("Alligator, the Awakened Flower Beast")) == (1, True)


@pytest.mark.rule("7F.10")
def test_7f_10_awakening_keeps_the_orientation_and_what_applied_to_the_creature() -> None:
    awakens = sleeper()
    for turned in (False, True):
        game = Scenario(
            you=Side(
                hand=[
                    waking_spell(choose(1, your(CREATURES))),
                    spell("Rise", FIRE, 1, give_power(500, every(CREATURES))),
                ],
                mana=filler(fire=2),
                battle=[tapped(awakens) if turned else awakens, *filler(1)],
            )
        )
        game.use("Rise").use("Wake", "Made-up Sleeper")
        assert (game.is_tapped("Made-up Great"), game.power("Made-up Great")) == (turned, 9500)


@pytest.mark.rule("7F.10")
def test_7f_10_an_awakened_creature_is_never_sick_and_its_lower_side_as_it_was() -> None:
    """805.6, 805.6a: sickness stays with the creature, and an awakened one does not have it (decision D15)."""
    game = Scenario(
        you=Side(
            hand=[
                waking_spell(choose(1, your(CREATURES))),
                spell(
                    "Sleep", FIRE, 1, Act(verbs.FLIP_BACK, choose(1, your(CREATURES)), "flip {} to its lower cost side")
                ),
            ],
            mana=filler(fire=2),
            battle=[sick(sleeper())],
        )
    )
    assert game.is_sick("Made-up Sleeper")
    game.use("Wake")
    assert not game.is_sick("Made-up Great")
    game.use("Sleep")
    assert game.is_sick("Made-up Sleeper")


@pytest.mark.rule("7F.11")
def test_7f_11_only_the_front_side_is_in_the_hyperspatial_zone() -> None:
    """A description finds the front there, and it enters with the front up."""
    call = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.psychic().cost(at_most=5).in_zone(HYPERSPATIAL)))))
    large = spell("Large", FIRE, 1, put(choose(1, your(CREATURES.psychic().cost(at_least=6).in_zone(HYPERSPATIAL)))))
    game = Scenario(you=Side(hand=[call, large], mana=filler(fire=2), hyperspatial=[sleeper()]))
    game.use("Large")
    assert game.zone(YOU, "battle") == []
    game.use("Call")
    assert (game.zone(YOU, "battle"), game.power("Made-up Sleeper")) == (["Made-up Sleeper"], 3000)


@pytest.mark.rule("7F.01", "7F.02")
def test_7f_01_an_effect_puts_it_and_this_is_neither_summoning_nor_use() -> None:
    watcher = creature("Watcher", FIRE, 1, 1000, "", whenever_you_summon(CREATURES, draw(1)))
    call = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.psychic().in_zone(HYPERSPATIAL)))))
    game = Scenario(you=Side(hand=[call], mana=filler(fire=1), hyperspatial=[SMALL], battle=[watcher, EVERYBODY]))
    game.use("Call")
    assert (game.zone(YOU, "battle")[-1], len(game.zone(YOU, "hand"))) == ("Made-up Psychic", 1)


@pytest.mark.rule("7F.12", "10.33")
def test_7f_12_loop_awaken_flips_back_and_forth() -> None:
    """No card with Loop Awaken is in the shared decks: made-up conditions, one for each side."""
    back = replace(GREAT, features=(ability_word("Loop Awaken", at_end_of_your_turn(FLIP_TO_LOWER_SIDE)),))
    front = sleeper(ability_word("Loop Awaken", at_start_of_your_turn(FLIP_TO_HIGHER_SIDE)), back=back)
    game = Scenario(you=Side(battle=[front]), step=steps.START)
    assert game.zone(YOU, "battle") == ["Made-up Great"]
    game.decline().decline()
    assert (game.turn_is_over, game.zone(YOU, "battle")) == (True, ["Made-up Sleeper"])
    game.next_turn().next_turn()
    assert game.zone(YOU, "battle") == ["Made-up Great"]


@pytest.mark.rule("7F.09", "10.33")
def test_7f_09_release_flips_it_back_instead_of_leaving_wherever_it_would_go() -> None:
    """805.1b: it has not left; the lower side leaves like any other."""
    leaver = creature("Leaver", FIRE, 1, 1000, "", whenever_leaves(CREATURES, draw(1)))
    front = sleeper(back=replace(GREAT, features=(release,)))
    for effect in (destroy(ONE), return_to_hand(ONE), put_into_mana(ONE), put_on_top_of_deck(ONE)):
        removal = spell("Removal", FIRE, 1, effect)
        game = Scenario(
            you=Side(hand=[removal, removal], mana=filler(fire=2), battle=[leaver]),
            opponent=Side(battle=[flipped(front)]),
        ).use("Removal")
        assert (game.zone(OPPONENT, "battle"), len(game.zone(YOU, "hand"))) == (["Made-up Sleeper"], 1)
        game.use("Removal")
        assert (game.zone(OPPONENT, "battle"), game.zone(OPPONENT, "hyperspatial")) == ([], ["Made-up Sleeper"])
        assert len(game.zone(YOU, "hand")) == 1


# --- Linking -------------------------------------------------------------------------------------------------
WHOLE = creature("Made-up Whole", FIRE | NATURE, 20, 12000, "Dragon", when_awakens(draw(1)), types=PSYCHIC | SUPER)
FREED = replace(WHOLE, features=(link_release,))
HEAD, LEFT, RIGHT = "Made-up Head", "Made-up Left", "Made-up Right"


def parts(whole: Card = WHOLE) -> list[Card]:
    """Three made-up psychic creatures that link to one."""
    others = [creature(name, NATURE, 4, 2000, "Human", types=PSYCHIC, other_face=whole) for name in (LEFT, RIGHT)]
    head = creature(HEAD, FIRE, 5, 3000, "", psychic_link(LEFT, RIGHT), types=PSYCHIC, other_face=whole)
    return [head, *others]


@pytest.mark.rule("7F.05", "7F.06", "3.10", "10.34")
def test_7f_05_psychic_link_at_the_start_of_the_turn_needs_all_the_parts() -> None:
    head, left, right = parts()
    assert Scenario(you=Side(battle=[head, left]), step=steps.START).zone(YOU, "battle") == [HEAD, LEFT]
    theirs = Scenario(you=Side(battle=[head, left]), opponent=Side(battle=[right]), step=steps.START)
    assert theirs.zone(YOU, "battle") == [HEAD, LEFT]
    elsewhere = Scenario(you=Side(battle=[head, left], hyperspatial=[right]), step=steps.START)
    assert elsewhere.zone(YOU, "battle") == [HEAD, LEFT]
    game = Scenario(you=Side(battle=[left, head, right]), step=steps.START)
    assert game.zone(YOU, "battle") == ["Made-up Whole"]
    assert (game.power("Made-up Whole"), len(game.zone(YOU, "hand"))) == (12000, 2)
    assert not game.is_sick("Made-up Whole")


@pytest.mark.rule("7F.05", "3.10")
def test_7f_05_without_the_start_of_the_turn_nothing_links() -> None:
    game = Scenario(you=Side(battle=parts()))
    assert game.zone(YOU, "battle") == [HEAD, LEFT, RIGHT]


@pytest.mark.rule("7F.10", "10.34")
@pytest.mark.parametrize("which", [None, 0, 1, 2])
def test_7f_10_a_linked_creature_is_tapped_if_one_of_its_parts_is_and_can_attack_otherwise(which: int | None) -> None:
    """As with an evolution from several creatures (801.2b). The parts stay tapped until they link."""
    stays = [replace(part, features=(*part.features, does_not_untap)) for part in parts()]
    battle = [tapped(part) if at == which else part for at, part in enumerate(stays)]
    game = Scenario(you=Side(battle=battle), step=steps.START)
    assert game.zone(YOU, "battle") == ["Made-up Whole"]
    assert game.is_tapped("Made-up Whole") == (which is not None)
    if which is None:
        game.decline().attack("Made-up Whole")


@pytest.mark.rule("7F.07", "10.35")
@pytest.mark.parametrize("cell", range(3))
def test_7f_07_link_release_lets_one_cell_leave_which_its_owner_chooses(cell: int) -> None:
    leaver = creature("Leaver", FIRE, 1, 1000, "", whenever_leaves(CREATURES, draw(1)))
    removal = spell("Removal", FIRE, 1, destroy(ONE))
    game = Scenario(
        turn=OPPONENT,
        you=Side(battle=parts(FREED)),
        opponent=Side(hand=[removal], mana=filler(fire=1), battle=[leaver]),
        turn_number=9,
    )
    game.decline().decline().next_turn()
    game.decline().decline().next_turn()
    assert game.zone(YOU, "battle") == ["Made-up Whole"]
    game.decline().use("Removal")
    assert (game.player_asked, game.asked) == (YOU, "let leave")
    game.session.answer(cell)
    gone = [HEAD, LEFT, RIGHT][cell]
    assert sorted(game.zone(YOU, "battle")) == sorted({HEAD, LEFT, RIGHT} - {gone})
    assert (game.zone(YOU, "hyperspatial"), game.zone(YOU, "graveyard")) == ([gone], [])
    assert game.zone(OPPONENT, "hand") == ["Filler"]  # of its turn. 806.1e: no creature has left


@pytest.mark.rule("7F.08")
def test_7f_08_without_link_release_all_cells_leave() -> None:
    game = linked(WHOLE, destroy(ONE))
    assert (game.zone(YOU, "battle"), sorted(game.zone(YOU, "hyperspatial"))) == ([], sorted([HEAD, LEFT, RIGHT]))


def linked(whole: Card, effect: Effect) -> Scenario:
    """Your three creatures have linked; the opponent casts a spell with this effect."""
    removal = spell("Removal", FIRE, 1, effect)
    game = Scenario(you=Side(battle=parts(whole)), opponent=Side(hand=[removal], mana=filler(fire=1)), step=steps.START)
    game.decline().decline().next_turn()
    return game.decline().use("Removal")


@pytest.mark.rule("7F.07", "7J.07")
@pytest.mark.parametrize("whole", [WHOLE, FREED])
def test_7f_07_a_cell_is_a_card_for_what_removes_a_card(whole: Card) -> None:
    """109.2b: it leaves as a cell. With Link Release the others stay, without it they cannot (806.1a, 806.1c)."""
    game = linked(whole, return_to_hand(choose(1, your_opponents(CARDS))))
    assert len(game.options) == 3 and len(set(game.options)) == 3
    game.session.answer(1)
    stay = whole is FREED
    assert len(game.zone(YOU, "battle")) == (2 if stay else 0)
    assert len(game.zone(YOU, "hyperspatial")) == (1 if stay else 3)


# --- Summoning sickness (805.6) ----------------------------------------------------------------------------
FLIPPED = creature("Flipped", FIRE, 7, 9000, "Human", when_awakens(draw(1)), types=PSYCHIC)


@pytest.mark.parametrize("label", ["Awaken", "Meteorburn Awaken", "Loop Awaken", "Onitime", ""])
def test_805_6_only_a_psychic_creature_that_awakens_loses_its_sickness(label: str) -> None:
    """805.6, official answer of 2023-04-10: an effect that flips it, and does not say that it awakens, does no more."""
    flips: Feature = whenever_put(your(CREATURES.other()), FLIP_TO_HIGHER_SIDE)
    front = sleeper(ability_word(label, flips) if label else flips, back=FLIPPED)
    counts = creature("Counts", FIRE, 2, 1000, "", at_end_of_your_turn(when(PSYCHIC_CREATURE_AWAKENED, draw(1))))
    game = Scenario(you=Side(battle=[sick(front), sick(counts)], hand=["Burning Mane"], mana=filler(nature=2)))
    game.use("Burning Mane")
    awakens = label.endswith("Awaken")
    assert (game.is_sick("Flipped"), len(game.zone(YOU, "hand"))) == (not awakens, int(awakens))
    game.end_turn()
    assert len(game.zone(YOU, "hand")) == 2 * awakens


def test_805_6_starscream_is_only_flipped_by_its_judge() -> None:
    """805.6: the same answer; its other side is no speed attacker."""
    game = Scenario(
        you=Side(battle=[sick("STARSCREAM -ALT MODE-"), "Torcon"], deck=["Crystal Lancer"]),
        opponent=Side(deck=["Torcon"], shields=3),
    )
    game.attack("STARSCREAM -ALT MODE-")
    assert game.is_sick("STARSCREAM -BOT MODE-")


def test_805_6a_flipped_back_it_is_as_sick_as_before() -> None:
    """805.6a."""
    back = replace(FLIPPED, features=(whenever_put(your(CREATURES.race("Luller")), FLIP_TO_LOWER_SIDE),))
    wakes = whenever_put(your(CREATURES.race("Waker")), FLIP_TO_HIGHER_SIDE)
    front = sleeper(ability_word("Loop Awaken", wakes), back=back)
    others = [creature("Wakes", FIRE, 1, 1000, "Waker"), creature("Lulls", FIRE, 1, 1000, "Luller")]
    for piece, then in ((sick(front), True), (front, False)):
        game = Scenario(you=Side(battle=[piece, "Torcon"], hand=others, mana=filler(fire=2)))
        game.use("Wakes")
        assert not game.is_sick("Flipped")
        game.use("Lulls")
        assert game.is_sick("Made-up Sleeper") == then
