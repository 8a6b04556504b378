"""The words of psychic creatures: awakening, linking, flipping back; and what keeps nobody from attacking."""

from dataclasses import replace

import pytest

from sim.cards.words import (
    BLOCKER,
    CARDS,
    CREATURES,
    FIELDS,
    FIRE,
    FLIP_TO_HIGHER_SIDE,
    FLIP_TO_LOWER_SIDE,
    HYPERSPATIAL,
    LIGHT,
    PSYCHIC,
    PSYCHIC_CREATURE_AWAKENED,
    SUPER,
    THIS,
    YOUR_OPPONENT_HAS_NO_MORE_SHIELDS,
    Cards,
    ability_word,
    at_end_of_opponents_turn,
    at_end_of_your_turn,
    at_start_of_your_turn,
    attacked_if_able,
    attacks_only_player,
    attacks_player_each_turn,
    attacks_untapped,
    blocker,
    cant_attack,
    cant_attack_players,
    choose,
    creature,
    destroy,
    draw,
    evolves_from,
    link_release,
    nothing_keeps_from_attacking,
    parallel_invasion,
    psychic_link,
    put,
    release,
    spell,
    they_cant_attack,
    untap,
    victory_psychic_link,
    when,
    when_awakens,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import steps
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, flipped, pile, sick, tapped

BACK = creature("Back", FIRE, 9, 9000, "", types=PSYCHIC)
WHOLE = creature("Whole", FIRE, 20, 12000, "", when_awakens(draw(1)), types=PSYCHIC | SUPER)
FRIEND = creature("Friend", FIRE, 3, 2000, "", types=PSYCHIC, other_face=WHOLE)
STRANGER = creature("Stranger", FIRE, 3, 2000, "Human")


def sleeper(*abilities: object, back: object = BACK) -> object:
    return creature("Sleeper", FIRE, 5, 3000, "Human", *abilities, types=PSYCHIC, other_face=back)  # type: ignore[arg-type]


@pytest.mark.phrase("FLIP_TO_HIGHER_SIDE", "FLIP_TO_LOWER_SIDE")
def test_it_awakens_and_flips_back() -> None:
    back = replace(BACK, features=(at_end_of_your_turn(FLIP_TO_LOWER_SIDE),))
    game = Scenario(you=Side(battle=[sleeper(at_start_of_your_turn(FLIP_TO_HIGHER_SIDE), back=back)]), step=steps.START)  # type: ignore[list-item]
    assert (game.zone(YOU, "battle"), game.power("Back")) == (["Back"], 9000)
    game.decline().decline()
    assert (game.zone(YOU, "battle"), game.power("Sleeper")) == (["Sleeper"], 3000)


@pytest.mark.phrase("PSYCHIC_CREATURE_AWAKENED")
@pytest.mark.parametrize("wakes", [False, True])
def test_it_knows_whether_a_psychic_creature_awakened_this_turn(wakes: bool) -> None:
    other = sleeper(ability_word("Awaken", at_start_of_your_turn(FLIP_TO_HIGHER_SIDE))) if wakes else STRANGER
    watcher = creature("Watcher", FIRE, 2, 1000, "", at_end_of_your_turn(when(PSYCHIC_CREATURE_AWAKENED, draw(1))))
    game = Scenario(you=Side(battle=[other, watcher]), step=steps.START)  # type: ignore[list-item]
    while not game.turn_is_over:
        game.decline()
    assert len(game.zone(YOU, "hand")) == (2 if wakes else 1)  # one is drawn in the draw step


@pytest.mark.phrase("release")
def test_release() -> None:
    removal = spell("Removal", FIRE, 1, destroy(choose(1, your_opponents(CREATURES))))
    for features, left in (((release,), ["Sleeper"]), ((), [])):
        front = sleeper(back=replace(BACK, features=features))
        game = Scenario(
            you=Side(hand=[removal], mana=filler(fire=1)),
            opponent=Side(battle=[flipped(front)]),  # type: ignore[arg-type]
        ).use("Removal")
        assert game.zone(OPPONENT, "battle") == left


@pytest.mark.phrase("psychic_link", "when_awakens", "link_release")
def test_two_link_at_the_start_of_the_turn_and_one_stays() -> None:
    whole = replace(WHOLE, features=(*WHOLE.features, link_release))
    head = creature("Head", FIRE, 4, 3000, "", psychic_link("Friend"), types=PSYCHIC, other_face=whole)
    removal = spell("Removal", FIRE, 1, destroy(choose(1, your(CREATURES))))
    you = Side(battle=[head, replace(FRIEND, other_face=whole)], hand=[removal], mana=filler(fire=1))
    game = Scenario(you=you, step=steps.START)
    assert (game.zone(YOU, "battle"), len(game.zone(YOU, "hand"))) == (["Whole"], 3)
    game.decline().use("Removal")
    game.session.answer(0)
    assert (game.zone(YOU, "battle"), game.zone(YOU, "hyperspatial")) == (["Friend"], ["Head"])
    alone = Scenario(you=Side(battle=[head, STRANGER]), step=steps.START)
    assert alone.zone(YOU, "battle") == ["Head", "Stranger"]


@pytest.mark.phrase("victory_psychic_link")
def test_they_link_as_soon_as_the_other_one_is_there() -> None:
    head = creature("Head", FIRE, 4, 3000, "", victory_psychic_link("Friend"), types=PSYCHIC, other_face=WHOLE)
    call = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.psychic().in_zone(HYPERSPATIAL)))))
    game = Scenario(you=Side(battle=[head], hand=[call], mana=filler(fire=1), hyperspatial=[FRIEND]))
    game.use("Call")
    assert (game.zone(YOU, "battle"), len(game.zone(YOU, "hand"))) == (["Whole"], 1)


@pytest.mark.phrase("psychic", "non_psychic")
def test_psychic_creatures_and_others() -> None:
    for description, gone in ((CREATURES.psychic(), "Sleeper"), (CREATURES.non_psychic(), "Stranger")):
        removal = spell("Removal", FIRE, 1, destroy(choose(1, your_opponents(description))))
        battle = [sleeper(), STRANGER]
        game = Scenario(you=Side(hand=[removal], mana=filler(fire=1)), opponent=Side(battle=battle)).use("Removal")  # type: ignore[arg-type]
        assert gone not in game.zone(OPPONENT, "battle")
        assert len(game.zone(OPPONENT, "battle")) == 1


@pytest.mark.phrase("at_end_of_opponents_turn")
def test_at_the_end_of_the_opponents_turn_only() -> None:
    game = Scenario(you=Side(battle=[creature("Owl", FIRE, 2, 1000, "", at_end_of_opponents_turn(draw(1)))]))
    while not game.turn_is_over:
        game.decline()
    assert game.zone(YOU, "hand") == []
    game.next_turn()
    while not game.turn_is_over:
        game.decline()
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("nothing_keeps_from_attacking")
@pytest.mark.parametrize("other", [cant_attack, cant_attack_players])
def test_no_effect_keeps_a_blocker_from_attacking(other: object) -> None:
    """Great Chakra: sickness does (101.2), and so does every effect for a creature that is none."""
    free = creature("Free", LIGHT, 2, 1000, "", nothing_keeps_from_attacking(your(CREATURES.having(BLOCKER))))
    wall = creature("Wall", LIGHT, 2, 1000, "", blocker, other)  # type: ignore[arg-type]
    plain = replace(wall, name="Plain", features=(other,))
    lock = creature("Lock", LIGHT, 2, 1000, "", they_cant_attack(CREATURES))
    battle = [free, wall, plain, sick(replace(wall, name="New"))]
    for others in ([], [lock]):
        game = Scenario(you=Side(battle=battle), opponent=Side(battle=others))
        assert game.asked == "attack with"
        assert [game.can_choose(name) for name in ("Wall", "Plain", "New")] == [True, False, False]
        assert game.can_choose("Free") == (others == [])
        game.attack("Wall")
        assert game.is_tapped("Wall")


@pytest.mark.phrase("YOUR_OPPONENT_HAS_NO_MORE_SHIELDS")
def test_holy_field_asks_whether_the_opponent_has_more_shields() -> None:
    """Chakra, Temporal Thunder Dragon awakens with as many shields, or more."""
    for shields, awake in ((1, False), (2, True), (3, True)):
        sides = Side(battle=["Chakra, Temporal Thunder Dragon"], shields=shields), Side(shields=2)
        game = Scenario(you=sides[0], opponent=sides[1], step=steps.START)
        assert (game.zone(YOU, "battle")[0] == "Great Chakra, the Storm Awakened") == awake
        assert YOUR_OPPONENT_HAS_NO_MORE_SHIELDS.words() == "if your opponent has no more shields than you"


@pytest.mark.phrase("parallel_invasion")
def test_parallel_invasion_comes_from_the_hyperspatial_zone_and_is_not_declared() -> None:
    """The zone is public: its player decides when the effect is resolved, and may see other effects first."""
    joins = parallel_invasion(CREATURES.cost(at_least=2))
    invader = creature("Invader", FIRE, 6, 9000, "", evolves_from(CREATURES), joins, types=PSYCHIC)
    thinker = creature("Thinker", FIRE, 2, 1000, "", whenever_attacks(draw(1)))
    small = creature("Small", FIRE, 1, 1000, "")
    for attacker, answer, top in ((small, None, "Small"), (thinker, True, "Invader"), (thinker, False, "Thinker")):
        game = Scenario(you=Side(battle=[attacker], hyperspatial=[invader]), opponent=Side(shields=5))
        game.attack(attacker.name)
        if answer is not None:
            game.expect(YOU, "resolve", "Thinker", "Invader").choose("Thinker")
            assert len(game.zone(YOU, "hand")) == 1
            game.expect(YOU, "may", "no", "yes")
            (game.accept if answer else game.decline)()
        assert game.zone(YOU, "battle") == [top]
        assert game.zone(YOU, "hyperspatial") == ([] if answer else ["Invader"])
    both = Scenario(you=Side(battle=[pile(invader, thinker)], shields=1), opponent=Side(shields=5))
    both.attack("Invader")
    assert both.zone(YOU, "battle") == ["Invader"]  # in the battle zone it waits for nothing


@pytest.mark.phrase("attacks_player_each_turn")
def test_it_has_to_attack_the_player_first_and_then_what_it_likes() -> None:
    """506.1b, as G.W.D: once a turn is enough, and only if it may attack the player."""
    untaps = whenever_attacks(untap(THIS))
    eager = creature("Eager", FIRE, 3, 9000, "", attacks_player_each_turn, attacks_untapped, untaps)
    game = Scenario(you=Side(battle=[eager]), opponent=Side(battle=["Torcon"], shields=5))
    assert game.asked == "break"  # it may neither stay at home nor attack the creature, so nobody is asked
    game.choose(game.options[0])
    game.expect(YOU, "attack with", "no", "Eager").choose("Eager")
    assert "Torcon" in game.options and len(game.options) == 2
    game.choose("Torcon")
    kept = replace(eager, features=(attacks_player_each_turn, attacks_untapped, cant_attack_players))
    game = Scenario(you=Side(battle=[kept]), opponent=Side(battle=["Torcon"], shields=5))
    game.expect(YOU, "attack with", "no", "Eager").attack("Eager", "Torcon")
    assert game.zone(OPPONENT, "battle") == []


@pytest.mark.rule("8A.07")
def test_what_has_to_attack_the_player_does_so_even_after_it_attacked_a_creature() -> None:
    """506.1b: the attack on the creature that draws attacks is not the one that its text asks for."""
    untaps = whenever_attacks(untap(THIS))
    eager = creature("Eager", FIRE, 3, 9000, "", attacks_player_each_turn, untaps)
    lure = tapped(creature("Lure", FIRE, 3, 1000, "", attacked_if_able()))
    game = Scenario(you=Side(battle=[eager]), opponent=Side(battle=[lure], shields=5))
    assert game.asked == "attack" and len(game.options) == 2  # both are asked for: its player chooses
    game.choose("Lure")
    assert game.asked == "break"  # now it has to attack the player


@pytest.mark.phrase("attacks_only_player")
@pytest.mark.parametrize("attackable", [True, False])
def test_what_attacks_only_the_player_need_not_attack(attackable: bool) -> None:
    """506.1e, as The Jogiragon Abaregun: it attacks a creature only if it can't attack the player."""
    features = (attacks_only_player, attacks_untapped) if attackable else (attacks_only_player, cant_attack_players)
    eager = creature("Eager", FIRE, 3, 9000, "", *features)
    game = Scenario(you=Side(battle=[eager]), opponent=Side(battle=[tapped("Torcon")], shields=5))
    game.expect(YOU, "attack with", "no", "Eager").choose("Eager")
    if attackable:
        assert game.asked == "break"
    else:
        assert game.zone(OPPONENT, "battle") == []


@pytest.mark.parametrize(("jokers", "power", "shields"), [(6, 4000, 4), (7, 14000, 2), (19, 24000, 0)])
def test_jogiragon_grows_with_the_jokers(jokers: int, power: int, shields: int) -> None:
    """With itself: eight in the battle zone or the mana zone let it break three shields, and twenty all of them."""
    joker = creature("Joker", FIRE, 1, 1000, "Jokers")
    name = "The Jogiragon Abaregun"
    game = Scenario(you=Side(battle=[name], mana=[joker] * jokers, shields=1), opponent=Side(shields=5))
    assert game.power(name) == power
    game.attack(name)
    if game.asked == "break with":
        game.choose(5)
    while game.asked == "break":
        game.choose(game.options[0])
    assert len(game.zone(OPPONENT, "shields")) == shields
    assert game.zone(YOU, "shields") == []  # it has broken it


PARADE = "Enjoy Play! Everyone's Playground! GANG PARADE!"
PARTS = [
    "Mica Tsukino Haruna, Dear Place",
    "Kamiya Miki Yua Narha, to the Future Beyond",
    "Coco Yuyu Doxon, Dogenzaka Mongoose",
]


@pytest.mark.phrase("ganpar_psychic_link")
@pytest.mark.parametrize("last", PARTS)
def test_three_psychic_creatures_become_a_field(last: str) -> None:
    """The field does not attack; what it does not take from the deck stays there."""
    call = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.psychic().in_zone(HYPERSPATIAL)))))
    you = Side(
        battle=[*(part for part in PARTS if part != last), STRANGER],
        hand=[call],
        mana=filler(fire=1),
        hyperspatial=[last],
        deck=["Corile", "Aqua Hulcus"],
    )
    game = Scenario(you=you, opponent=Side(battle=["Bronze-Arm Tribe"])).use("Call")
    assert game.zone(YOU, "battle") == ["Stranger", PARADE] or game.zone(YOU, "battle") == [PARADE, "Stranger"]
    game.choose("Corile", "Aqua Hulcus")
    assert game.zone(YOU, "hand") == ["Corile", "Aqua Hulcus"]
    assert (len(game.zone(YOU, "deck")), game.power("Stranger")) == (10, 5000)
    assert game.has("Stranger", BLOCKER)
    assert not game.can_choose(PARADE)  # a field does not attack


@pytest.mark.phrase("ganpar_psychic_link")
@pytest.mark.parametrize("cards", [FIELDS, CARDS])
def test_all_three_cards_of_the_field_leave(cards: Cards) -> None:
    """It has no link release: without one of its cells it is no field (806.1a); each moves on to its zone."""
    away = spell("Away", FIRE, 1, destroy(choose(1, your(cards))))
    call = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.psychic().in_zone(HYPERSPATIAL)))))
    you = Side(battle=PARTS[1:], hand=[call, away], mana=filler(fire=2), hyperspatial=PARTS[:1])
    game = Scenario(you=you).use("Call").enough()
    game.use("Away")
    if cards == CARDS:
        game.session.answer(0)
    assert game.zone(YOU, "battle") == []
    assert sorted(game.zone(YOU, "hyperspatial")) == sorted(PARTS)


def test_two_of_them_link_to_nothing() -> None:
    call = spell("Call", FIRE, 1, put(choose(1, your(CREATURES.psychic().in_zone(HYPERSPATIAL)))))
    you = Side(battle=PARTS[:1], hand=[call], mana=filler(fire=1), hyperspatial=PARTS[1:2])
    game = Scenario(you=you).use("Call")
    assert sorted(game.zone(YOU, "battle")) == sorted(PARTS[:2])


@pytest.mark.phrase("each_has")
def test_coco_has_the_opponents_creatures_block() -> None:
    guard = creature("Guard", LIGHT, 3, 1000, "", blocker)
    you = Side(battle=[PARTS[2]])
    game = Scenario(you=you, opponent=Side(battle=[guard]))
    game.attack(PARTS[2])
    assert game.zone(OPPONENT, "battle") == []  # it had to block, and was the weaker one
