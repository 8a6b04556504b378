"""Group 7B of the rules catalogue: cards of a pile that leave alone, from its top or from under it (109.2, 801.4)."""

from collections.abc import Callable

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    NATURE,
    THEM,
    WATER,
    Act,
    Cards,
    Effect,
    Feature,
    Noun,
    at_random,
    cant_be_chosen,
    cant_be_destroyed,
    cant_leave,
    choose,
    count,
    creature,
    destroy,
    draw,
    every,
    evolves_from,
    for_each_of,
    gets_power,
    give_power,
    if_you_do,
    instead_of_being_destroyed,
    opponent_chooses,
    pick,
    put_into_graveyard,
    put_top_card_into_graveyard,
    return_to_hand,
    spell,
    star_evolves_from,
    tap,
    vortex_evolves_from,
    when_destroyed,
    when_leaves,
    whenever_destroyed,
    your,
    your_opponents,
)
from sim.engine.record.codes import zones
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, pile, sealed, sick, tapped
from tests.rules.situations import (
    BREIGA,
    BYSTANDER,
    DE_SZARK,
    EVERY_WAY_TO_LEAVE,
    GAGAGA,
    GAMIRATAR,
    GHOST,
    JOHNNY,
    MOMOGINGA,
    ONLOOKER,
    PEPPI,
    VIPER,
    cast_effects,
    hand_size,
    sentry,
)

PHOENIX = "Soul Phoenix, Avatar of Unity"
HULCUS, CRYSTAL = "Aqua Hulcus", "Crystal Lancer"
THEIR_CARDS = your_opponents(CARDS)
THEIR_CREATURES = your_opponents(CREATURES)


# --- Only the top card leaves --------------------------------------------------------------------------
@pytest.mark.phrase("separates")
@pytest.mark.parametrize(
    ("before", "top", "after", "below"),
    [
        pytest.param(pile("Crystal Lancer", "Aqua Hulcus"), "Crystal Lancer", ["Aqua Hulcus"], [], id="untapped"),
        pytest.param(tapped(pile("Crystal Lancer", "Aqua Hulcus")), "Crystal Lancer", ["Aqua Hulcus"], [], id="tapped"),
        pytest.param(
            pile("Redzone, Roaring Invasion", "Redzone Z, Passionate Invasion", "Torcon"),
            "Redzone, Roaring Invasion",
            ["Redzone Z, Passionate Invasion"],
            ["Torcon"],
            id="an evolution creature under it keeps its own base",
        ),
        pytest.param(tapped(pile(PHOENIX, PEPPI, GAMIRATAR)), PHOENIX, [PEPPI, GAMIRATAR], [], id="Soul Phoenix"),
    ],
)
def test_801_4_pouch_shell_takes_the_top_card_and_leaves_the_creature_beneath_as_it_was(
    before: object, top: str, after: list[str], below: list[str]
) -> None:
    """801.4."""
    game = Scenario(
        you=Side(hand=["Pouch Shell"], mana=filler(nature=4), battle=["Torcon"]),
        opponent=Side(battle=[before]),
    )
    was_tapped = game.is_tapped(top)
    game.use("Pouch Shell", top)
    assert game.zone(OPPONENT, "graveyard") == [top]
    assert game.zone(OPPONENT, "battle") == after
    assert [card for name in after for card in game.under(name)] == below
    assert all(game.is_tapped(name) == was_tapped for name in after)
    assert game.zone(OPPONENT, "hand") == []  # Aqua Hulcus has not entered: nobody draws (801.4c)


@pytest.mark.phrase("evolution")
def test_pouch_shell_may_choose_nothing_and_chooses_only_evolution_creatures() -> None:
    game = Scenario(
        you=Side(hand=["Pouch Shell"], mana=filler(nature=4), battle=["Torcon"]),
        opponent=Side(battle=["Corile", pile("Crystal Lancer", "Aqua Hulcus")]),
    )
    game.use("Pouch Shell").expect(YOU, "choose", "no", "Crystal Lancer").decline()
    assert game.zone(OPPONENT, "battle") == ["Corile", "Crystal Lancer"]


@pytest.mark.parametrize(
    ("target", "left", "under"),
    [
        pytest.param(pile("Crystal Lancer", "Aqua Hulcus"), "Aqua Hulcus", [], id="an evolution creature"),
        pytest.param(
            pile(DE_SZARK, *["Durinri, Darma"] * 4), "Durinri, Darma", ["Durinri, Darma"] * 3, id="a creature of a Gate"
        ),
    ],
)
def test_109_2a_golden_the_johnny_takes_a_card_and_not_the_whole_creature(
    target: Thing, left: str, under: list[str]
) -> None:
    """109.2a-b: the other cards of the creature stay."""
    game = Scenario(you=Side(battle=[JOHNNY, *["Senno, Brainwash"] * 3]), opponent=Side(battle=[target], shields=3))
    game.attack(JOHNNY).choose(game.zone(OPPONENT, "battle")[0])
    assert game.zone(OPPONENT, "battle") == [left]
    assert game.under(left) == under
    assert game.zone(OPPONENT, "deck")[-1] in ("Crystal Lancer", DE_SZARK)


@pytest.mark.parametrize(
    ("effects", "left"),
    [
        pytest.param((return_to_hand(choose(1, THEIR_CARDS)),), ["Aqua Hulcus"], id="a card"),
        pytest.param((pick(choose(1, THEIR_CARDS)), return_to_hand(THEM)), ["Aqua Hulcus"], id="a card chosen before"),
        pytest.param((return_to_hand(at_random(1, THEIR_CARDS)),), ["Aqua Hulcus"], id="a card at random"),
        pytest.param((pick(choose(1, THEIR_CREATURES)), return_to_hand(THEM)), [], id="a creature chosen before"),
        pytest.param(
            (pick(choose(1, THEIR_CARDS)), return_to_hand(every(THEIR_CREATURES))), [], id="creatures after a card"
        ),
    ],
)
def test_316_3_a_card_is_one_card_and_a_creature_all_of_its_cards(effects: tuple[Effect, ...], left: list[str]) -> None:
    """316.3, 109.2a."""
    game = Scenario(
        you=Side(hand=[spell("Song", WATER, 1, *effects)], mana=filler(water=1), battle=[BYSTANDER]),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")]),
    )
    game.use("Song")
    if game.asked == "choose":
        game.choose("Crystal Lancer")
    assert game.zone(OPPONENT, "battle") == left


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(destroy(choose(1, THEIR_CARDS)), id="destroying a card"),
        pytest.param(put_into_graveyard(choose(1, THEIR_CARDS)), id="putting a card into the graveyard"),
        pytest.param(put_top_card_into_graveyard(choose(1, THEIR_CREATURES)), id="putting the top card there"),
    ],
)
def test_109_2b_the_top_card_alone_is_destroyed_as_a_creature(effect: Effect) -> None:
    """109.2b, 701.6a: its own abilities and those that watch trigger once; those of the card under it do not."""
    base = creature("Base", WATER, 1, 1000, "Liquid People", when_destroyed(draw(2)))
    top = creature("Top", WATER, 2, 2000, "", evolves_from(CREATURES), when_destroyed(draw(1)), when_leaves(draw(1)))
    watcher = creature("Watcher", FIRE, 3, 9000, "", whenever_destroyed(your(CREATURES), draw(1)))
    game = cast_effects(effect, opponent=Side(battle=[pile(top, base), watcher], hand=0))
    game.choose("Top")
    while game.asked == "resolve":
        game.choose(game.options[0])
    assert game.zone(OPPONENT, "graveyard") == ["Top"]
    assert "Base" in game.zone(OPPONENT, "battle")
    assert hand_size(game, OPPONENT) == 3


@pytest.mark.phrase("instead_of_being_destroyed")
@pytest.mark.parametrize(
    ("feature", "zone"),
    [
        pytest.param(cant_be_destroyed, "battle", id="it can't be"),
        pytest.param(instead_of_being_destroyed(zones.HAND), "hand", id="it goes elsewhere instead"),
    ],
)
def test_109_2b_what_protects_from_being_destroyed_protects_the_top_card(feature: Feature, zone: str) -> None:
    """109.2b, 701.6a: putting the top card into the graveyard is destroying it."""
    top = creature("Top", WATER, 2, 2000, "", evolves_from(CREATURES), feature)
    game = cast_effects(put_into_graveyard(choose(1, THEIR_CARDS)), opponent=Side(battle=[pile(top, HULCUS)], hand=0))
    game.choose("Top")
    assert game.where("Top") == zone
    assert game.zone(OPPONENT, "battle") == [HULCUS if zone == "hand" else "Top"]


def test_813_1_a_star_evolution_that_is_destroyed_leaves_as_a_destroyed_creature() -> None:
    """813.1, 109.2b: only its top card goes to the graveyard; that is destroying a creature."""
    star = creature("Star", WATER, 2, 2000, "", star_evolves_from(CREATURES), when_destroyed(draw(1)))
    game = cast_effects(destroy(choose(1, THEIR_CREATURES)), opponent=Side(battle=[pile(star, HULCUS)], hand=0))
    assert game.zone(OPPONENT, "battle") == [HULCUS]
    assert hand_size(game, OPPONENT) == 1


# --- A card under a creature ---------------------------------------------------------------------------


@pytest.mark.phrase("pick", "THEM")
@EVERY_WAY_TO_LEAVE
@pytest.mark.parametrize("by_pick", [False, True], ids=["at once", "chosen before"])
def test_109_2a_a_card_can_be_moved_out_from_under_a_creature_which_stays_as_it_is(
    verb: Callable[[Noun], Act], zone: str, by_pick: bool
) -> None:
    """109.2a-b: it leaves as a mere card, and nothing triggers; the creature is the same one, tapped as it was."""
    mourned = creature("Mourned", WATER, 1, 1000, "Liquid People", when_destroyed(draw(1)), when_leaves(draw(1)))
    chosen = choose(1, THEIR_CARDS)
    effects = (pick(chosen), verb(THEM)) if by_pick else (verb(chosen),)
    game = cast_effects(*effects, opponent=Side(battle=[tapped(pile(CRYSTAL, mourned, HULCUS))], hand=0, shields=0))
    game.expect(YOU, "choose", CRYSTAL, "Mourned", HULCUS).choose("Mourned")
    assert game.zone(OPPONENT, "battle") == [CRYSTAL]
    assert game.under(CRYSTAL) == [HULCUS]
    assert game.is_tapped(CRYSTAL)
    assert "Mourned" in game.zone(OPPONENT, zone)
    assert hand_size(game, OPPONENT) == (1 if zone == "hand" else 0)


def test_109_2a_the_attack_of_a_creature_goes_on_when_a_card_under_it_leaves() -> None:
    """109.2a, 801.2: it is the same creature."""
    steal = sentry(return_to_hand(choose(1, your_opponents(CARDS))))
    game = Scenario(you=Side(battle=[pile(CRYSTAL, HULCUS)]), opponent=Side(battle=[steal], shields=5))
    game.attack(CRYSTAL).choose(HULCUS)
    assert (game.where(HULCUS), game.under(CRYSTAL)) == ("hand", [])
    assert game.choose("Filler", "Filler").zone(OPPONENT, "shields") == ["Filler"] * 3


def test_801_3_an_evolution_creature_is_not_sick_though_its_base_has_left() -> None:
    """801.3: it has no summoning sickness, whatever lies under it."""
    steal = spell("Steal", FIRE, 1, return_to_hand(choose(1, your(CARDS))))
    game = Scenario(you=Side(hand=[CRYSTAL, steal], mana=filler(water=6, fire=1), battle=[sick(HULCUS)]))
    game.use(CRYSTAL).use("Steal", HULCUS)
    assert (game.where(HULCUS), game.under(CRYSTAL), game.is_sick(CRYSTAL)) == ("hand", [], False)
    game.attack(CRYSTAL)


def test_109_2a_all_cards_of_a_creature_can_be_chosen_one_by_one() -> None:
    """109.2a."""
    game = cast_effects(
        return_to_hand(choose(2, THEIR_CARDS)), opponent=Side(battle=[pile(CRYSTAL, HULCUS), "Torcon"], hand=0)
    )
    game.choose(CRYSTAL, HULCUS)
    assert game.zone(OPPONENT, "battle") == ["Torcon"]
    assert sorted(game.zone(OPPONENT, "hand")) == [HULCUS, CRYSTAL]


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        pytest.param(CARDS, True, id="a card"),
        pytest.param(CARDS.cost(at_most=3), True, id="its cost"),
        pytest.param(CARDS.cost(at_least=4), False, id="another cost"),
        pytest.param(CARDS.race("Cyber Lord"), False, id="another race"),
        pytest.param(CREATURES, False, id="it is no creature"),
    ],
)
def test_200_3a_a_card_under_a_creature_is_chosen_by_its_own_characteristics(cards: Cards, found: bool) -> None:
    """200.3a."""
    game = cast_effects(
        return_to_hand(choose(1, your_opponents(cards))), opponent=Side(battle=[pile(CRYSTAL, HULCUS), "Corile"])
    )
    assert game.can_choose(HULCUS) == found or game.where(HULCUS) == "hand"


def test_116_2_the_cards_under_a_sealed_creature_cannot_be_chosen() -> None:
    """116.2, answer 33700: they are ignored together with it. The seal can be chosen."""
    game = cast_effects(
        return_to_hand(choose(1, THEIR_CARDS)), opponent=Side(battle=[sealed(pile(CRYSTAL, HULCUS), 1), "Torcon"])
    )
    game.expect(YOU, "choose", "Filler", "Torcon")


@pytest.mark.parametrize("feature", [cant_be_chosen, cant_leave], ids=["chosen", "leave"])
def test_109_2c_what_cannot_be_chosen_or_leave_keeps_the_cards_under_it(feature: Feature) -> None:
    """109.2c: what holds for the creature holds for all of its cards."""
    top = creature("Fortress", WATER, 5, 5000, "", evolves_from(CREATURES), feature)
    game = cast_effects(return_to_hand(choose(1, THEIR_CARDS)), opponent=Side(battle=[pile(top, HULCUS)]))
    if game.asked == "choose":
        game.choose(HULCUS)
    assert game.under("Fortress") == [HULCUS]


@pytest.mark.parametrize("effect", [tap(choose(1, THEIR_CARDS)), give_power(-9000, choose(1, THEIR_CARDS))])
def test_109_2a_what_is_done_to_creatures_is_not_done_to_a_card_under_one(effect: Effect) -> None:
    """109.2a."""
    game = cast_effects(effect, opponent=Side(battle=[pile(CRYSTAL, HULCUS), "Torcon"]))
    game.expect(YOU, "choose", CRYSTAL, "Torcon")


def test_109_2a_a_card_at_random_can_be_one_under_a_creature() -> None:
    """109.2a."""
    gust = spell("Gust", FIRE, 1, return_to_hand(at_random(1, THEIR_CARDS)))
    left = set()
    for seed in range(12):
        game = Scenario(
            you=Side(hand=[gust], mana=filler(fire=1), battle=[BYSTANDER]),
            opponent=Side(battle=[pile(CRYSTAL, HULCUS)]),
            seed=seed,
        ).use("Gust")
        left |= set(game.zone(OPPONENT, "battle"))
    assert left == {CRYSTAL, HULCUS}


@pytest.mark.parametrize("player", ["rush", "control", "random"])
def test_109_2a_scripted_players_choose_among_all_cards_of_a_creature(player: str) -> None:
    """109.2a: rush and control take a creature rather than a better one that lies under it."""
    giant = creature("Giant", NATURE, 9, 14000, "")
    cap = creature("Cap", NATURE, 1, 3000, "", evolves_from(CREATURES))
    gift = spell("Gift", FIRE, 1, return_to_hand(opponent_chooses(1, your(CARDS))))
    game = Scenario(
        you=Side(hand=[gift], mana=filler(fire=1), battle=[pile(cap, giant), BYSTANDER]), opponent_is=player
    ).use("Gift")
    assert len(game.zone(YOU, "hand")) == 1
    if player != "random":
        assert game.zone(YOU, "hand") == ["Cap"]


def test_109_2b_the_cards_under_a_creature_leave_as_cards() -> None:
    """109.2b: only the top card is destroyed as a creature."""
    base = creature("Base", WATER, 1, 1000, "Liquid People", when_destroyed(draw(1)))
    burn = spell("Burn", WATER, 1, destroy(every(THEIR_CREATURES)))
    game = Scenario(
        you=Side(hand=[burn], mana=filler(water=1), battle=[BYSTANDER]),
        opponent=Side(battle=[pile("Crystal Lancer", base)]),
    )
    game.use("Burn")
    assert game.zone(OPPONENT, "graveyard") == ["Crystal Lancer", "Base"]
    assert game.zone(OPPONENT, "hand") == []


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        pytest.param(CARDS.race("Robot"), 2, id="cards"),
        pytest.param(CREATURES.race("Robot"), 1, id="creatures"),
        pytest.param(CARDS.race("Human"), 1, id="a card of another kind under it"),
        pytest.param(CARDS.race("Robot").in_zone(zones.BATTLE, zones.MANA), 3, id="cards of several zones"),
        pytest.param(your_opponents(CARDS.race("Robot")), 0, id="the other player's"),
    ],
)
@pytest.mark.parametrize("by_effect", [False, True], ids=["an ability", "an effect"])
def test_200_3a_where_cards_are_counted_those_under_a_creature_count_too(
    cards: Cards, number: int, by_effect: bool
) -> None:
    """200.3a."""
    robot = creature("Robot", WATER, 1, 1000, "Robot", evolves_from(CREATURES))
    mine = cards if cards.whose else your(cards)
    count_by = spell("Count", WATER, 1, draw(count(mine)))
    counter = creature("Counter", FIRE, 1, 1000, "", gets_power(for_each_of(mine, 1000)))
    game = Scenario(
        you=Side(
            hand=[count_by],
            mana=[*filler(water=1), robot],
            battle=[pile(robot, pile(robot, ONLOOKER)), counter],
        )
    )
    if by_effect:
        assert len(game.use("Count").zone(YOU, "hand")) == number
    else:
        assert game.power("Counter") == 1000 + 1000 * number


def test_801_4c_a_card_put_under_a_creature_this_turn_is_sick_when_it_stands_alone() -> None:
    """801.4c: a Magic Tool from the graveyard, under the creature of a Gate, is sick once that creature is gone."""
    uncover = spell("Uncover", WATER, 1, put_top_card_into_graveyard(choose(1, your(CREATURES.named("Raganzark")))))
    game = Scenario(
        you=Side(
            hand=["Gar Raganzark", "Grigyan, Darma", uncover],
            mana=filler(darkness=3, water=1),
            battle=[BYSTANDER],
            graveyard=["Durinri, Darma", "Durinri, Darma", "Baredu, Daspell"],
        )
    )
    game.use("Grigyan, Darma").declare("Gar Raganzark").choose("Gar Raganzark")
    game.choose("Durinri, Darma", "Durinri, Darma", "Baredu, Daspell")
    game.decline().use("Uncover")
    assert game.zone(YOU, "battle") == ["Bystander", "Durinri, Darma"]
    assert game.refused("Durinri, Darma", "attack") == "it has summoning sickness"


@pytest.mark.rule("7B.19", "8A.07")
def test_7b_19_gagaga_must_attack_and_leaves_only_its_top_card() -> None:
    game = Scenario(
        you=Side(hand=[GAGAGA], battle=["Great Sonic", tapped("Fear Fang")], mana=filler(fire=5)),
        opponent=Side(shields=4),
    )
    game.use(GAGAGA, way="3 less")
    # There was nothing to do but attack: nobody was asked.
    game.attack(GAGAGA).expect(YOU, "break").choose("Filler", "Filler")
    assert game.zone(YOU, "graveyard") == [GAGAGA]
    assert game.zone(YOU, "battle") == ["Great Sonic", "Fear Fang"]
    # Everything was untapped as it left: both may attack.
    assert game.can_choose("Great Sonic") and game.can_choose("Fear Fang")


@pytest.mark.rule("7B.19", "12.10")
@pytest.mark.parametrize(("chosen", "left"), [(MOMOGINGA, PEPPI), (BREIGA, MOMOGINGA)])
def test_7b_19_losing_only_the_top_card_is_one_replacement_among_others(chosen: str, left: str) -> None:
    """813.1a: a star evolution that a Saver has saved does not even lose its top card."""
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
        opponent=Side(battle=[pile(MOMOGINGA, PEPPI), BREIGA]),
    )
    game.use("Terror Pit", MOMOGINGA).expect(OPPONENT, "instead", MOMOGINGA, BREIGA).choose(chosen)
    assert game.zone(OPPONENT, "graveyard") == [chosen]
    assert left in game.zone(OPPONENT, "battle")


@pytest.mark.rule("7B.19", "12.10")
def test_7b_19_a_star_evolution_that_goes_elsewhere_instead_goes_as_a_whole() -> None:
    """813.1a: once Jack Viper's replacement is applied, "only the top card" is not; a made-up darkness star."""
    star = creature("Dark Star", DARKNESS, 5, 5000, "", star_evolves_from(CREATURES))
    game = Scenario(
        you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Torcon"]),
        opponent=Side(battle=[pile(VIPER, GHOST), pile(star, "Fear Fang")]),
    )
    game.use("Terror Pit", star).expect(OPPONENT, "instead", star.name, VIPER).choose(VIPER)
    assert game.zone(OPPONENT, "hand") == [star.name, "Fear Fang"]


@pytest.mark.parametrize(("power", "zone"), [(7000, "battle"), (6000, "graveyard")])
def test_801_2_what_lasts_on_three_bases_lasts_on_the_creature_three_times(power: int, zone: str) -> None:
    """801.2: three times -2000 is -6000."""
    whole = creature("Whole", FIRE, 1, power, "", vortex_evolves_from(*(CREATURES.race(race) for race in "ABC")))
    parts = [creature(f"Part {race}", FIRE, 1, 5000, race) for race in "ABC"]
    curse = spell("Curse", FIRE, 1, give_power(-2000, every(your(CREATURES.non_evolution().power(at_least=5000)))))
    game = Scenario(you=Side(hand=[curse, whole], battle=[*parts, ONLOOKER], mana=filler(fire=2)))
    game.use("Curse").use("Whole", "Part A", "Part B")
    assert game.where("Whole") == zone
    assert zone == "graveyard" or game.power("Whole") == 1000


def test_801_4b_a_pile_is_reconstructed_card_by_card() -> None:
    """801.4b: what lies beneath stays beneath."""
    lower, upper = (creature(name, FIRE, 3, 4000, "", evolves_from(CREATURES)) for name in ("Lower", "Upper"))
    strip = spell("Strip", FIRE, 1, put_top_card_into_graveyard(choose(1, THEIR_CREATURES.evolution())))
    game = Scenario(
        you=Side(hand=[strip, strip], mana=filler(fire=2), battle=[ONLOOKER]),
        opponent=Side(battle=[pile(upper, pile(lower, "Torcon"))]),
    )
    game.use("Strip")
    assert (game.zone(OPPONENT, "battle"), game.under("Lower")) == (["Lower"], ["Torcon"])
    game.use("Strip")
    assert game.zone(OPPONENT, "battle") == ["Torcon"]


@pytest.mark.parametrize(
    ("evolution", "removal"),
    [
        pytest.param(evolves_from, put_top_card_into_graveyard, id="its top card put there"),
        pytest.param(star_evolves_from, destroy, id="a star evolution destroyed"),
    ],
)
@pytest.mark.parametrize("choice", ["any-card", "creatures"])
def test_701_6a_a_top_card_put_into_the_graveyard_is_destroyed_as_a_creature(
    evolution: Callable[[Cards], Feature], removal: Callable[[Noun], Act], choice: str
) -> None:
    """701.6a, 109.2b: whatever would put a card of the battle zone there destroys it (answer of 2023-09-08)."""
    tower = creature("Tower", FIRE, 5, 5000, "", evolution(CREATURES), when_destroyed(draw(1)))
    fell = spell("Fell", FIRE, 1, removal(choose(1, CREATURES.named("Tower"))))
    game = Scenario(
        you=Side(hand=[fell], mana=filler(fire=1), battle=[pile(tower, "Corile"), BYSTANDER]),
        rules=RuleOptions(destroying=choice),
    )
    game.use("Fell")
    assert game.zone(YOU, "graveyard") == ["Tower", "Fell"]
    assert game.zone(YOU, "battle") == ["Corile", "Bystander"]
    assert len(game.zone(YOU, "hand")) == 1


@pytest.mark.phrase("put_top_card_into_graveyard")
@pytest.mark.parametrize("choice", ["any-card", "creatures"])
def test_700_3_a_top_card_that_cannot_be_destroyed_is_not_put_into_the_graveyard(choice: str) -> None:
    """700.3: it stays, and "if you do" goes on (answer of 2023-09-08, on the end of an attack)."""
    tower = creature("Tower", FIRE, 5, 5000, "", evolves_from(CREATURES), cant_be_destroyed)
    fell = spell("Fell", FIRE, 1, put_top_card_into_graveyard(choose(1, CREATURES.named("Tower"))), if_you_do(draw(1)))
    game = Scenario(
        you=Side(hand=[fell], mana=filler(fire=1), battle=[pile(tower, "Corile"), BYSTANDER]),
        rules=RuleOptions(destroying=choice),
    )
    game.use("Fell")
    assert game.zone(YOU, "battle") == ["Tower", "Bystander"]
    assert len(game.zone(YOU, "hand")) == 1


def test_801_4c_what_lasts_on_a_creature_lasts_when_only_its_top_card_leaves() -> None:
    """801.4c."""
    grow = spell("Grow", FIRE, 1, give_power(2000, every(CREATURES)))
    strip = spell("Strip", FIRE, 1, put_top_card_into_graveyard(choose(1, THEIR_CREATURES.evolution())))
    game = Scenario(
        you=Side(hand=[grow, strip], mana=filler(fire=2), battle=[ONLOOKER]),
        opponent=Side(battle=[pile("Crystal Lancer", "Aqua Hulcus")]),
    )
    game.use("Grow").use("Strip")
    assert game.power("Aqua Hulcus") == 4000
