"""Words of the light decks around Heaven's Gate and their draghearts, in play: real cards where one says it."""

from collections.abc import Callable

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DRAGHEARTS,
    FIRE,
    LIGHT,
    SHIELDS,
    WIN_THE_GAME,
    Card,
    Effect,
    Noun,
    blocker,
    cant_attack,
    choose,
    creature,
    destroy,
    discard,
    draw,
    every,
    mill_from_deck,
    put,
    return_shields,
    return_to_hand,
    speed_attacker,
    spell,
    when_put,
    your,
    your_opponents,
)
from sim.engine.record.codes import endings, keywords, zones
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, armed, exactly, filler, flipped, tapped

BIG = creature("Big", LIGHT, 5, 5000, "")
BIGGER = creature("Bigger", FIRE, 6, 6000, "")
ATTACKER = creature("Attacker", FIRE, 3, 3000, "")
LANCE, SPEAR = "Perfect, Immortal Lance", "Javeleon, Beast Lance"
CATHEDRAL, LEO = flipped(SPEAR), flipped(flipped(SPEAR))


def wave(*effects: Effect, civilization: int = FIRE) -> Card:
    """A made-up spell."""
    return spell("Wave", civilization, 1, *effects)


def play(*hand: Card | str, you: dict[str, object] | None = None, **opponent: object) -> Scenario:
    """Your turn, with plenty of mana."""
    mine = {"shields": 3, "mana": filler(light=9, fire=2), **(you or {})}
    return Scenario(you=Side(hand=hand, **mine), opponent=Side(**opponent))  # type: ignore[arg-type]


def theirs(*battle: Card | str, shields: object = 3, attackers: tuple[object, ...] = (), **you: object) -> Scenario:
    """The opponent's turn."""
    mine = Side(battle=battle, shields=shields, **you)  # type: ignore[arg-type]
    return Scenario(you=mine, opponent=Side(battle=attackers, mana=filler(fire=9, darkness=2)), turn=OPPONENT)  # type: ignore[arg-type]


# --- Oriotis, Tigunus ---
@pytest.mark.phrase("costing_more_than_their_mana")
@pytest.mark.parametrize(("mana", "stays"), [(5, True), (4, False)])
def test_oriotis_sends_away_what_costs_more_than_the_mana_of_its_owner(mana: int, stays: bool) -> None:
    """The creature enters, and its own ability triggers too (603.2)."""
    arrives = creature("Arrives", FIRE, 5, 1000, "", when_put(draw(1)))
    hand = [wave(put(choose(1, your(CREATURES.in_zone(zones.HAND))))), arrives]
    game = Scenario(
        you=Side(battle=["Oriotis, Control Wings"], mana=filler(light=9)),
        opponent=Side(hand=hand, mana=filler(fire=mana), deck=["Torcon", "Corile"]),
        turn=OPPONENT,
    )
    game.use("Wave").settle()
    assert game.zone(OPPONENT, "battle") == (["Arrives"] if stays else [])
    assert "Torcon" in game.zone(OPPONENT, "hand")


@pytest.mark.phrase("your_hand_cant_be_discarded")
@pytest.mark.parametrize("by", ["spell", "creature", "own spell"])
def test_tigunus_keeps_the_hand_from_what_the_opponent_casts_and_puts(by: str) -> None:
    mine = discard(choose(1, your(CARDS.in_zone(zones.HAND))))
    others = discard(choose(1, your_opponents(CARDS.in_zone(zones.HAND))))
    if by == "own spell":
        game = play(wave(mine), "Torcon", you={"battle": ["Tigunus, Saint Bell Wings"]})
        assert game.use("Wave").zone(YOU, "graveyard") == ["Torcon", "Wave"]
        return
    card = wave(others) if by == "spell" else creature("Wave", FIRE, 1, 1000, "", when_put(others))
    game = play(card, battle=["Tigunus, Saint Bell Wings"], hand=["Corile"])
    game.use("Wave").settle()
    assert game.zone(OPPONENT, "hand") == ["Corile"]


# --- Losing ---
@pytest.mark.phrase("you_cant_lose_nor_opponent_win")
@pytest.mark.parametrize("mana", [8, 9])
def test_valhalla_grande_lets_the_opponent_win_in_no_way(mana: int) -> None:
    for effects in ([WIN_THE_GAME], [mill_from_deck(3, whose=2)]):
        game = Scenario(
            you=Side(battle=["Valhalla Grande, Invincible Hero"], mana=filler(light=mana), deck=exactly("Corile")),
            opponent=Side(hand=[wave(*effects)], mana=filler(fire=1)),
            turn=OPPONENT,
        ).use("Wave")
        assert game.winner == (endings.NOBODY if mana == 9 else OPPONENT)


def test_valhalla_grande_survives_an_attack_without_shields() -> None:
    game = theirs("Valhalla Grande, Invincible Hero", shields=0, attackers=(BIGGER,), mana=filler(light=9))
    game.attack("Bigger").decline()
    assert game.winner == endings.NOBODY


@pytest.mark.phrase("instead_of_losing")
@pytest.mark.parametrize("agrees", [True, False])
def test_leo_gives_a_creature_that_is_no_dragheart_for_the_game(agrees: bool) -> None:
    game = theirs(tapped(LEO), tapped(BIG), shields=0, attackers=(ATTACKER,)).attack("Attacker")
    game.until("instead")
    if agrees:
        game.choose("Big")
        assert game.winner == endings.NOBODY and game.zone(YOU, "graveyard") == ["Big"]
    else:
        assert game.decline().winner == OPPONENT


def test_diehard_ryusei_is_destroyed_instead_and_nobody_wins_this_turn() -> None:
    """A second attack in the same turn does not win either; in the next turn it does."""
    game = theirs(tapped("Diehard Ryusei of Invincibility"), shields=0, attackers=(ATTACKER, BIGGER))
    game.attack("Attacker")
    assert game.winner == endings.NOBODY and game.zone(YOU, "graveyard") == ["Diehard Ryusei of Invincibility"]
    game.attack("Bigger")
    assert game.winner == endings.NOBODY


def test_an_empty_deck_still_loses_once_diehard_ryusei_is_gone() -> None:
    """The reason is looked at again before what triggers is resolved (703.2)."""
    game = Scenario(
        you=Side(battle=["Diehard Ryusei of Invincibility"], deck=exactly("Corile")),
        opponent=Side(hand=[wave(mill_from_deck(1, whose=2))], mana=filler(fire=1)),
        turn=OPPONENT,
    ).use("Wave")
    assert game.winner == OPPONENT


# --- Draghearts ---
@pytest.mark.parametrize("verb", [return_to_hand, destroy])
def test_perfect_keeps_its_creature_from_going_anywhere_but_the_graveyard(verb: Callable[[Noun], Effect]) -> None:
    game = play(wave(verb(choose(1, your_opponents(CREATURES)))), battle=[armed(BIG, LANCE)]).use("Wave")
    assert game.zone(OPPONENT, "battle") == (["Big", LANCE] if verb is return_to_hand else [])


def test_everlast_keeps_light_dragons_and_lets_blockers_attack() -> None:
    dragon = creature("Dragon", LIGHT, 5, 5000, "Angel Command Dragon")
    keeper = creature("Keeper", LIGHT, 2, 2000, "", blocker, cant_attack)
    yours: dict[str, object] = {"battle": [flipped(LANCE), dragon, keeper]}
    game = play(wave(return_to_hand(every(CREATURES))), you=yours, shields=3).use("Wave")
    assert game.zone(YOU, "battle") == ["Everlast, Destiny King", "Dragon"]
    game = play(you=yours, shields=1).attack("Keeper")
    assert game.zone(OPPONENT, "shields") == []


@pytest.mark.parametrize("uses_it", [True, False])
def test_javeleon_puts_a_shield_into_the_hand_without_its_trigger(uses_it: bool) -> None:
    effect = destroy(choose(1, your_opponents(CREATURES)))
    game = play(wave(effect), battle=[armed(BIG, SPEAR)], shields=["Holy Awe"]).use("Wave")
    game.choose(SPEAR) if uses_it else game.decline()
    assert game.zone(OPPONENT, "hand") == (["Holy Awe"] if uses_it else [])
    assert ("Big" in game.zone(OPPONENT, "battle")) == uses_it


@pytest.mark.parametrize("shields", [1, 2])
def test_each_creature_that_leosaiyu_keeps_takes_a_shield_of_its_own(shields: int) -> None:
    """609.4: a replacement that cannot be carried out is not applied."""
    effect = destroy(every(your_opponents(CREATURES)))
    game = play(wave(effect), battle=[CATHEDRAL, BIG, BIG, BIG], shields=shields).use("Wave")
    while not game.turn_is_over:
        game.choose(game.options[-1])
    assert game.zone(OPPONENT, "battle").count("Big") == shields
    assert (len(game.zone(OPPONENT, "hand")), game.zone(OPPONENT, "shields")) == (shields, [])


# --- Shields ---
@pytest.mark.phrase("your_shields_trigger")
@pytest.mark.parametrize(("card", "comes"), [(BIG, True), (ATTACKER, False)])
def test_lionel_breaks_a_shield_whose_light_card_has_a_shield_trigger(card: Card, comes: bool) -> None:
    effect = return_to_hand(choose(1, your_opponents(CREATURES)))
    game = play(wave(effect), battle=["Lionel, Lion Zenith Dragon"], shields=[card]).use("Wave")
    game.choose("Lionel, Lion Zenith Dragon")
    assert (game.asked == "declare") == comes
    if comes:
        game.declare(card.name)
    more = [card.name] if comes else []
    assert game.zone(OPPONENT, "battle") == ["Lionel, Lion Zenith Dragon", *more]


def test_your_opponent_chooses_the_shield_that_lionel_breaks() -> None:
    effect = return_to_hand(choose(1, your_opponents(CREATURES)))
    game = play(wave(effect), battle=["Lionel, Lion Zenith Dragon"], shields=2).use("Wave")
    assert game.choose("Lionel, Lion Zenith Dragon").player_asked == YOU


def test_lionel_does_not_stay_without_a_shield_and_blocks_then() -> None:
    game = play(battle=["Lionel, Lion Zenith Dragon"], shields=0, you={"battle": [BIGGER]})
    game.attack("Bigger").expect(OPPONENT, "block with", "no", "Lionel, Lion Zenith Dragon")
    effect = destroy(choose(1, your_opponents(CREATURES)))
    game = play(wave(effect), battle=["Lionel, Lion Zenith Dragon"], shields=0).use("Wave")
    assert game.zone(OPPONENT, "graveyard") == ["Lionel, Lion Zenith Dragon"]


TO_HAND = spell("Return", FIRE, 1, return_shields(choose(1, your(SHIELDS)), shield_triggers=True))
MEMORIES = "Memories of the Planetary Dragon"


@pytest.mark.phrase("END_OF_YOUR_TURN", "your_shields_trigger")
def test_memories_cast_in_your_turn_works_until_that_turn_ends() -> None:
    """By the official answer it lasts until the next time that a turn of yours ends, which may be this one."""
    game = play(MEMORIES, TO_HAND, you={"shields": [BIGGER]}).use(MEMORIES).use("Return")
    assert game.declare("Bigger").zone(YOU, "battle") == ["Bigger"]
    game = play(MEMORIES, you={"shields": [BIGGER], "battle": [tapped(BIG)]}, battle=[ATTACKER]).use(MEMORIES)
    assert game.next_turn().decline().attack("Attacker").zone(YOU, "hand") == ["Bigger"]


@pytest.mark.phrase("END_OF_YOUR_TURN")
def test_memories_cast_in_the_opponents_turn_works_through_your_next_one() -> None:
    game = theirs(
        shields=[MEMORIES, BIGGER, BIGGER], hand=[TO_HAND], mana=filler(fire=2), attackers=(ATTACKER,)
    ).attack("Attacker")
    game.choose(MEMORIES).declare(MEMORIES)
    game.next_turn().decline().use("Return", "Bigger").declare("Bigger")
    assert "Bigger" in game.zone(YOU, "battle")
    game.next_turn().decline().attack("Attacker").settle()
    assert "Bigger" in game.zone(YOU, "hand")


@pytest.mark.phrase("put_under_a_shield_up_to")
@pytest.mark.parametrize("cards", [0, 2, 5])
def test_milzam_puts_cards_under_a_shield_which_stays_one(cards: int) -> None:
    put_it = wave(put(choose(1, your(CREATURES.in_zone(zones.HAND)))))
    yours: dict[str, object] = {"shields": ["Torcon"], "deck": ["Corile"] * 6, "battle": [BIG]}
    game = play(put_it, "Milzam, Miracles Elemental", you=yours).use("Wave")
    game.accept() if cards else game.decline()
    for _ in range(cards):
        game.accept()
    game.settle()
    assert game.zone(YOU, "shields") == ["Torcon"]
    assert game.zone(YOU, "deck").count("Corile") == 6 - cards
    assert len(game.under("Torcon")) == cards


@pytest.mark.phrase("ADD_THIS_SPELL_TO_SHIELDS")
@pytest.mark.parametrize("keeps", [True, False])
def test_slowly_chain_is_a_shield_before_one_is_put_away(keeps: bool) -> None:
    """Only creatures that are there can't attack (official answer)."""
    late = creature("Late", FIRE, 1, 1000, "", speed_attacker)
    game = play("Slowly Chain", late, you={"battle": [BIG], "shields": ["Corile"]}).use("Slowly Chain")
    game.choose("Corile" if keeps else "Slowly Chain")
    assert game.zone(YOU, "shields") == (["Slowly Chain"] if keeps else ["Corile"])
    assert game.zone(YOU, "graveyard") == (["Corile"] if keeps else ["Slowly Chain"])
    game.use("Late")
    assert game.asked == "attack with" and game.options == ["no", "Late"]


@pytest.mark.phrase("have_it_break_shields", "opponent_has_more_shields")
@pytest.mark.parametrize("shields", [6, 7])
def test_comeback_puts_any_fire_side_of_the_hyperspatial_zone_that_breaks_a_shield(shields: int) -> None:
    """807.1c: the creature side of a dragheart can be put if it fits, as an official answer says of this spell."""
    game = Scenario(
        you=Side(hand=["Comeback Atchaaa!!", "Torcon"], shields=3, hyperspatial=["Gaiheart, Galaxy Greatsword"]),
        opponent=Side(shields=shields),
    )
    assert (game.refused("Comeback Atchaaa!!") == "") == (shields == 7)
    if shields == 7:
        game.use("Comeback Atchaaa!!").choose(game.options[0])
        assert game.zone(YOU, "battle") == ["Gaiginga, Passionate Star Dragon"]
        assert len(game.zone(OPPONENT, "shields")) == 6


def test_a_side_that_does_not_fit_is_not_offered() -> None:
    """807.3: each side has its own cost and type; the weapon costs 4, its creature 7."""
    by = creature("Draguner", FIRE, 1, 1000, "", when_put(put(choose(1, your(DRAGHEARTS.in_zone(zones.HYPERSPATIAL))))))
    cheap = replace_cost(4)
    game = play(by, wave(draw(1)), you={"hyperspatial": ["Gaiheart, Galaxy Greatsword"], "battle": [BIG]})
    game.use("Draguner")
    assert game.asked == "choose" and len(game.options) == 2
    game = play(cheap, wave(draw(1)), you={"hyperspatial": ["Gaiheart, Galaxy Greatsword"], "battle": [BIG]})
    assert game.use("Draguner").equipped("Draguner") == ["Gaiheart, Galaxy Greatsword"]


def replace_cost(most: int) -> Card:
    """A made-up creature that puts a dragheart of at most this cost."""
    which = your(DRAGHEARTS.cost(at_most=most).in_zone(zones.HYPERSPATIAL))
    return creature("Draguner", FIRE, 1, 1000, "", when_put(put(choose(1, which))))


# --- A psychic link ---
@pytest.mark.phrase("ONE_OF_OPPONENTS_IS_ATTACKING")
def test_packunga_untaps_and_blocks_while_the_opponent_attacks() -> None:
    game = theirs("Gaga Packun, Io Enforcer", "Geo the Man, Earth Titan", attackers=(ATTACKER,))
    game.next_turn().decline()
    assert game.zone(YOU, "battle") == ["Tearing Packunga, the Greedy"]
    assert not game.has("Tearing Packunga, the Greedy", keywords.BLOCKER)
    game.attack("Tearing Packunga, the Greedy").settle().next_turn().decline().attack("Attacker")
    assert not game.is_tapped("Tearing Packunga, the Greedy")
    game.expect(YOU, "block with", "no", "Tearing Packunga, the Greedy")
    assert game.has("Tearing Packunga, the Greedy", keywords.BLOCKER)
