"""More cards of the lists that tournaments are won with today: what is special about each, played."""

import pytest

from sim.cards.words import FIRE, creature
from sim.engine.record.codes import keywords
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, exactly, filler, pile
from tests.cards.written import card

FANG, MANE, LIGER, HULCUS = "Fear Fang", "Burning Mane", "Deathliger, Lion of Chaos", "Aqua Hulcus"
DRAGON, PIT, SERUM = "Bolshack Dragon", "Terror Pit", "Brain Serum"
SPARK = creature("Spark", FIRE, 1, 1000, "Human")


# --- Darkness ---
JENNIMOON = "Jennimoon, Dance Puppet / Come See the Moon Dance"


def test_jennimoon_discards_and_its_spell_goes_to_the_hyperspatial_zone() -> None:
    game = Scenario(
        you=Side(hand=[JENNIMOON, JENNIMOON], mana=filler(darkness=7)),
        opponent=Side(hand=["Torcon", FANG], battle=[MANE]),
    )
    game.use("Jennimoon, Dance Puppet")
    game.expect(OPPONENT, "choose", "Torcon", FANG)
    game.choose(FANG)
    assert game.zone(OPPONENT, "graveyard") == [FANG]
    assert game.has("Jennimoon, Dance Puppet", keywords.BLOCKER)
    game.use("Come See the Moon Dance")
    assert MANE in game.zone(OPPONENT, "graveyard") and game.zone(YOU, "graveyard") == []
    assert len(game.zone(YOU, "hyperspatial")) == 1


SITH = "Sith, Wicked Fight"
ABYSS = card("Small Abyss\nCreature - darkness - cost 5 - power 2000 - Abyss Royale")
BIG_ABYSS = card("Big Abyss\nCreature - darkness - cost 6 - power 2000 - Abyss Royale")


def test_sith_rushes_from_the_graveyard_and_uses_two_abyss_cards_of_six() -> None:
    game = Scenario(
        you=Side(
            graveyard=[SITH],
            mana=filler(darkness=6),
            deck=exactly(ABYSS, BIG_ABYSS, "Torcon", ABYSS, FANG, ABYSS, HULCUS),
        ),
        opponent=Side(battle=[DRAGON, MANE], shields=5),
    )
    game.use(SITH, DRAGON)
    assert game.zone(OPPONENT, "graveyard") == [DRAGON]
    game.attack(SITH).accept()
    assert "Big Abyss" not in game.options and "Torcon" not in game.options
    game.choose("Small Abyss#1", "Small Abyss#2")
    while game.asked in ("resolve", "order"):
        game.choose(game.options[0])
    assert game.zone(YOU, "battle").count("Small Abyss") == 2
    assert game.zone(YOU, "deck")[0] == HULCUS and len(game.zone(YOU, "deck")) == 5


def test_sith_need_not_look() -> None:
    game = Scenario(
        you=Side(battle=[SITH], deck=exactly(ABYSS, "Torcon", FANG, ABYSS, FANG, ABYSS, HULCUS)),
        opponent=Side(shields=5),
    )
    game.attack(SITH).decline()
    assert game.zone(YOU, "deck")[0] == "Small Abyss"


YABADAN = "Yabadan = Low, Hyper Soul Abyss"


def test_yabadan_puts_as_many_cards_into_the_graveyard_as_the_creature_cost() -> None:
    game = Scenario(
        you=Side(hand=[YABADAN], mana=filler(darkness=5), deck=["Torcon"] * 9),
        opponent=Side(battle=[MANE, DRAGON]),
    )
    game.use(YABADAN, DRAGON).accept()
    assert game.zone(OPPONENT, "graveyard") == [DRAGON] and game.zone(YOU, "graveyard") == ["Torcon"] * 6


def test_yabadan_in_hyper_mode_puts_a_creature_that_can_attack_the_player() -> None:
    game = Scenario(
        you=Side(battle=[YABADAN, FANG], graveyard=[DRAGON, SERUM], mana=filler(1)),
        opponent=Side(battle=[MANE], shields=5),
    )
    game.hyperify(YABADAN)
    assert game.power(YABADAN) == 9000 and game.has(YABADAN, keywords.DOUBLE_BREAKER)
    game.attack(YABADAN, OPPONENT).choose(DRAGON).choose("shield 1", "shield 2")
    game.until("attack with")
    assert DRAGON in game.options
    game.attack(DRAGON, OPPONENT).choose("shield 1", "shield 2")
    assert len(game.zone(OPPONENT, "shields")) == 1


@pytest.mark.parametrize("gone", [[], ["Torcon"], ["Torcon", FANG]])
def test_operaglass_puts_any_number_of_two_cards_into_the_graveyard(gone: list[str]) -> None:
    game = Scenario(
        you=Side(hand=["Operaglass = Doclass"], mana=filler(darkness=2), deck=exactly("Torcon", FANG, MANE))
    )
    game.use("Operaglass = Doclass").choose(*gone)
    if game.asked == "choose":
        game.enough()
    if game.asked == "order":
        game.choose("Torcon")  # the last one lies on top
    assert sorted(game.zone(YOU, "graveyard")) == sorted(gone)
    assert game.zone(YOU, "deck") == {0: [FANG, "Torcon", MANE], 1: [FANG, MANE], 2: [MANE]}[len(gone)]


# --- Water ---
@pytest.mark.parametrize("owner", [YOU, OPPONENT])
def test_ukidu_replaces_a_shield_of_either_player(owner: int) -> None:
    game = Scenario(
        you=Side(hand=["Ukidu, Daspell"], mana=filler(water=2), shields=[PIT], deck=["Torcon", FANG, MANE]),
        opponent=Side(shields=[SERUM], deck=[LIGER]),
    )
    game.use("Ukidu, Daspell").choose(owner).accept()
    if owner == YOU:
        assert sorted(game.zone(YOU, "graveyard")) == sorted([PIT, "Ukidu, Daspell"])
        assert game.zone(YOU, "shields") == ["Torcon"] and game.zone(YOU, "hand") == [FANG]
    else:
        assert game.zone(OPPONENT, "graveyard") == [SERUM] and game.zone(OPPONENT, "shields") == [LIGER]
        assert game.zone(YOU, "hand") == ["Torcon"]


def test_ukidu_may_leave_the_shield() -> None:
    game = Scenario(
        you=Side(hand=["Ukidu, Daspell"], mana=filler(water=2), shields=[PIT], deck=["Torcon"]),
        opponent=Side(shields=[SERUM]),
    )
    game.use("Ukidu, Daspell").choose(YOU).decline()
    assert game.zone(YOU, "shields") == [PIT] and game.zone(YOU, "hand") == ["Torcon"]


# --- Fire ---
ART = "A.R.T, Explosive Hero"


@pytest.mark.parametrize(("drawn", "many"), [(2, False), (4, True)])
def test_art_returns_elements_and_breaks_after_seven_draws(drawn: int, many: bool) -> None:
    drawing = card(f"Drawing\nSpell - water - cost 1\nDraw {drawn} cards.")
    game = Scenario(
        you=Side(hand=[drawing], battle=[ART], mana=filler(water=1), deck=["Torcon"] * 20),
        opponent=Side(battle=[LIGER, DRAGON], shields=5),
    )
    game.use("Drawing").attack(ART, OPPONENT)
    while game.asked == "may" and len(game.zone(YOU, "hand")) < drawn + 3:
        game.accept()
    assert len(game.zone(YOU, "hand")) == drawn + 3
    if many:
        game.choose(LIGER, DRAGON).choose("shield 1")
        assert sorted(game.zone(OPPONENT, "hand")[:2]) == [DRAGON, LIGER]
        assert len(game.zone(OPPONENT, "shields")) == 4  # before the breaks of the attack
    else:
        assert game.asked == "break"  # what the attack breaks
    assert (game.zone(OPPONENT, "battle") == []) == many


BRAND = "Galaxy Brand"


@pytest.mark.parametrize(("others", "cheap"), [(0, True), (1, False)])
def test_galaxy_brand_costs_six_less_as_the_last_card_of_the_hand(others: int, cheap: bool) -> None:
    game = Scenario(
        you=Side(hand=[BRAND, *["Torcon"] * others], mana=filler(fire=1), battle=[SPARK]),
        opponent=Side(battle=[FANG, LIGER], shields=5),
    )
    assert (BRAND in " ".join(game.options)) == cheap
    if cheap:
        game.use(BRAND, way="6 less")
        assert game.zone(OPPONENT, "battle") == [LIGER] and game.has(BRAND, keywords.SPEED_ATTACKER)


BOLZARD = "Bolzard Gold Dragon"


@pytest.mark.parametrize("mana", [4, 5])
def test_bolzard_breaks_a_shield_of_its_owner_if_it_cost_less(mana: int) -> None:
    game = Scenario(you=Side(hand=[BOLZARD], mana=filler(fire=mana), shields=[PIT]), opponent=Side(battle=[FANG]))
    if mana == 4:
        game.use(BOLZARD, way="1 less")
        game.expect(YOU, "declare")
        game.declare(PIT)
        assert game.zone(YOU, "shields") == [] and game.zone(OPPONENT, "graveyard") == [FANG]
    else:
        game.use(BOLZARD)
        assert game.zone(YOU, "shields") == [PIT]


KATSURA = "Katsuraderansu / 「I'm going to Afro!!」"
JOKER = card("Joker\nCreature - fire - cost 6 - power 2000 - Jokers")
DEAR = card("Dear Joker\nCreature - fire - cost 7 - power 2000 - Jokers")


@pytest.mark.parametrize(("bottom", "put"), [(JOKER, True), (DEAR, False), ("Torcon", False)])
def test_katsuraderansu_puts_a_joker_from_the_bottom_of_the_deck(bottom: Thing, put: bool) -> None:
    game = Scenario(you=Side(hand=[KATSURA], mana=filler(fire=7), deck=exactly(FANG, MANE, bottom)))
    game.use("Katsuraderansu")
    assert len(game.zone(YOU, "battle")) == 1 + put and len(game.zone(YOU, "graveyard")) == 1 - put
    assert game.zone(YOU, "deck") == [FANG, MANE]


def test_the_spell_of_katsuraderansu_discards_before_it_draws() -> None:
    game = Scenario(you=Side(hand=[KATSURA, MANE], mana=filler(fire=2), deck=["Torcon", FANG]))
    game.use("「I'm going to Afro!!」")
    assert MANE in game.zone(YOU, "graveyard") and sorted(game.zone(YOU, "hand")) == sorted(["Torcon", FANG])


# --- Nature ---
YELL = "Yell, Cheering Faerie / Please support us together!"


def test_yell_untaps_what_it_was_paid_with() -> None:
    game = Scenario(you=Side(hand=[YELL, YELL], mana=filler(nature=2)))
    game.use("Yell, Cheering Faerie")
    while game.asked == "choose":
        game.choose(next(option for option in game.options if option != "no"))
    assert game.untapped_mana(YOU) == 2


@pytest.mark.parametrize(("discarded", "number"), [(YELL, 2), ("Torcon", 1), (None, 1)])
def test_the_spell_of_yell_destroys_another_one_for_a_snow_faerie(discarded: str | None, number: int) -> None:
    game = Scenario(
        you=Side(hand=[YELL, *([discarded] if discarded else [])], mana=filler(fire=4)),
        opponent=Side(battle=[FANG, MANE, HULCUS, LIGER]),
    )
    game.use("Please support us together!").choose(*[FANG, MANE][:number])
    assert sorted(game.zone(OPPONENT, "graveyard")) == sorted([FANG, MANE][:number])


# --- Light ---
UNIVERSE = "The End of Universe, Infinite Galaxy"


@pytest.mark.parametrize("under", [10, 9])
def test_the_end_of_universe_wins_with_ten_cards_under_it(under: int) -> None:
    game = Scenario(you=Side(battle=[pile(UNIVERSE, *["Torcon"] * under)]), opponent=Side(shields=5))
    game.attack(UNIVERSE)
    assert (game.asked == "may") == (under == 10)
    if under == 10:
        game.accept()
        while not game.over:
            game.choose(game.options[0])  # the order in the graveyard
        assert game.winner == YOU
