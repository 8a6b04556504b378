"""What cards can do, and which of it the logs of games show."""

from pathlib import Path

import pytest

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import cards_in_use, known_names
from sim.cards.text.card_files import read_card
from sim.engine.record.codes import card_marks, log, steps, uses
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.scenario import Scenario, Side, filler
from sim.games.sessions.session import Session
from sim.tools.card_coverage import (
    CAST,
    CHARGED,
    LEFT,
    LIBERATED,
    PUT,
    SHIELD_TRIGGER,
    SUMMONED,
    CardCoverage,
    CoverageItem,
    coverage_of_cards,
    coverage_of_matchup,
    why_impossible,
)

NAMES = known_names()
TWINPACT = "Bangetsu 卍 Ga Ryuzark 卍 / Bangokusatsu"
FORBIDDEN = "Forbidden ~The Sealed X~"
SOUGHT = {"Seeker": "Nobody", "Finder": "Hulcus"}  # cards, and the words that they look for in names


def matchup_of(deck_a: str, deck_b: str) -> Matchup:
    return prepare_matchup(read_deck(deck_a, NAMES), read_deck(deck_b, NAMES), ("random", "random"))


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("Terror Pit", {CHARGED, CAST, SHIELD_TRIGGER}),
        ("Deadly Fighter Braid Claw", {CHARGED, SUMMONED, PUT, LEFT}),
        (TWINPACT, {CHARGED, SUMMONED, CAST, PUT, LEFT, SHIELD_TRIGGER}),
        (FORBIDDEN, {CHARGED, LIBERATED, LEFT}),
    ],
)
def test_the_items_of_a_card(name: str, least: set[str]) -> None:
    abilities = {item.what for item in coverage_of_cards([name])[name] if not why_impossible(item)} - least
    assert least <= {item.what for item in coverage_of_cards([name])[name]}
    assert all(what.endswith((".", ")")) for what in abilities), "besides these, there are only abilities, as text"


def test_triggered_abilities_and_those_that_effects_create_are_items() -> None:
    bombazar = {item.what for item in coverage_of_cards(["Bombazar, Dragon of Destiny"])["Bombazar, Dragon of Destiny"]}
    assert bombazar == {
        CHARGED,
        SUMMONED,
        PUT,
        LEFT,
        "When you put this creature into the battle zone, destroy all other creatures with power 6000. Take an extra "
        "turn after this one. At the end of that turn, you lose the game.",
        "what waits for later (1)",
    }


def test_a_half_can_have_the_name_of_another_card(tmp_path: Path) -> None:
    names = ["Bolshack Dragon", "Bolshack Dragon / Duelist Charger", "Torcon", "Corile", "Terror Pit", "Fear Fang"]
    names += ["Aqua Hulcus", "Burst Shot", "Crystal Lancer", "Twin-Cannon Skyterror"]
    (tmp_path / "deck.txt").write_text("\n".join(f"4 {name}" for name in names))
    matchup = matchup_of(str(tmp_path / "deck.txt"), str(tmp_path / "deck.txt"))
    assert {item.card for item in coverage_of_matchup(matchup).all()} == set(names)
    for game in range(10):
        list(coverage_of_matchup(matchup).seen(Session.start(matchup, 1, game, outside=()).events))


def test_a_card_that_begins_outside_the_deck_has_the_items_of_all_its_sides(tmp_path: Path) -> None:
    """The log names a side by its own name; a dragheart has three."""
    name = "Migawari, Nightmare Manji"
    (tmp_path / "deck.txt").write_text(f"40 Aqua Hulcus\n[Hyperspatial]\n1 {name}\n")
    deck = read_deck(tmp_path / "deck.txt", cards_in_use().deck_names, "open")
    matchup = prepare_matchup(deck, deck, ("random", "random"))
    coverage = coverage_of_matchup(matchup)
    kinds = {card.name: kind for kind, card in enumerate(matchup.cards)}
    fortress, dragon = kinds["Karakurigaeshi, Ninja Mansion"], kinds["Utsusemihenge, Blame Demon Dragon"]
    for kind in (fortress, dragon):
        assert set(coverage.seen([(log.FLIP, 0, 7, 1, 0, kind)])) == {CoverageItem(name, LIBERATED)}
    assert set(coverage_of_cards([name])[name]) == {item for item in coverage.all() if item.card == name}
    assert any("darkness creatures is destroyed" in item.what for item in coverage_of_cards([name])[name])


def test_what_linked_cells_do_is_an_item_of_each_of_them(tmp_path: Path) -> None:
    """The log names one of the cards: the one whose text has linked them."""
    cells = "Gaial Kaiser", "Boost, Crimson Lord", "Dragonic Pippi"
    (tmp_path / "deck.txt").write_text("\n".join(["40 Aqua Hulcus", "[Hyperspatial]", *(f"1 {one}" for one in cells)]))
    deck = read_deck(tmp_path / "deck.txt", cards_in_use().deck_names, "open")
    matchup = prepare_matchup(deck, deck, ("random", "random"))
    pippi = next(kind for kind, card in enumerate(matchup.cards) if card.name == "Dragonic Pippi")
    whole = int(matchup.tables[0].other_face[pippi])
    seen = set(coverage_of_matchup(matchup).seen([(log.FLIP, 0, 7, 1, 0, whole)]))
    assert seen == {CoverageItem(cell, LIBERATED) for cell in cells}


def test_what_linked_gods_do_is_an_item_of_the_god_whose_text_says_it() -> None:
    """804.1b: the log names the creature that they are together."""
    heavy, death, metal = gods = "Heavy, Dragon God", "Death, Destruction God", "Metal, Dragon God"
    game = Scenario(
        you=Side(hand=[metal, death], battle=[heavy], mana=filler(fire=9, darkness=8)), opponent=Side(battle=["Torcon"])
    )
    game.use(metal).choose(heavy).use(death).choose(heavy)
    kinds = {card.name: kind for kind, card in enumerate(game.cards) if card.name in gods}
    seen = CardCoverage(game.tables[0], game.cards, kinds).seen(game.session.events)
    assert {item.card for item in seen if "linked with two Gods, destroy" in item.what} & set(gods) == {death}


def test_a_card_that_starts_in_the_battle_zone_is_never_summoned() -> None:
    reasons = {item.what: why_impossible(item) for item in coverage_of_cards([FORBIDDEN])[FORBIDDEN]}
    assert {what for what, why in reasons.items() if why} == {SUMMONED, PUT}


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("Alien Father <Just 1 Song?>", "the library lacks Mother Alien <Gladly>"),
        ("Hydra Gilsaurus", "the library lacks the card that links it"),
        ("Red ABYTHEN Kaiser", ""),
        ("Kiryuin Jin, Crimson Rage", ""),
        ("Dragonic Pippi", ""),
    ],
)
def test_cells_never_link_without_the_card_that_links_them(cell: str, reason: str) -> None:
    """What they are together is impossible then too; what each is alone is not."""
    reasons = {item.what: why_impossible(item) for item in coverage_of_cards([cell])[cell]}
    assert (reasons[LIBERATED], reasons[PUT], reasons[LEFT]) == (reason, "", "")
    assert any("attacks" in what for what, why in reasons.items() if why) == (reason != "")


def test_a_nebula_leaves_only_as_a_part_of_zeron() -> None:
    assert why_impossible(CoverageItem("Ceremony of Hands", LEFT))
    assert not why_impossible(CoverageItem("Zerom, Origin of Destruction", LEFT))


@pytest.mark.parametrize("deck", shipped_decks())
def test_the_log_agrees_with_the_marks_of_the_game(deck: str) -> None:
    """The engine marks used shield triggers and played cards independently of the log."""
    matchup = matchup_of(deck, "murky-riptide")
    coverage = coverage_of_matchup(matchup)
    for game in range(6):
        session = Session.start(matchup, 9, game, outside=())
        seen = set(coverage.seen(session.events))
        decks = game % 2, 1 - game % 2  # by seat

        def marked(what: int, session: Session = session, decks: tuple[int, int] = decks) -> set[str]:
            return {
                card.name
                for seat, deck in enumerate(decks)
                for card in matchup.deck_cards(deck)
                if card.slots & int(session.record.marks[seat, what])
            }

        assert {item.card for item in seen if item.what == SHIELD_TRIGGER} == marked(card_marks.TRIGGER_USED)
        played = marked(card_marks.PLAYED)
        assert {item.card for item in seen if item.what in (PUT, CAST)} <= played
        assert {item.card for item in seen if item.what == SUMMONED} <= {item.card for item in seen if item.what == PUT}


def test_a_shield_trigger_that_misfires_is_not_used() -> None:
    matchup = matchup_of("murky-riptide", "murky-riptide")
    kind = next(kind for kind, card in enumerate(matchup.cards) if card.name == "Terror Pit")
    declared = (log.DECLARE, 0, 7, -1, 0, kind)
    misfire = (log.MISFIRE, 0, 7, 0, 0, kind)
    for_no_cost = (log.USE, 0, 7, -1, uses.FOR_NO_COST, kind)
    for_mana = (log.USE, 0, 7, 6, uses.PAY_COST, kind)
    coverage = coverage_of_matchup(matchup)
    assert set(coverage.seen([declared, for_no_cost])) == {CoverageItem("Terror Pit", SHIELD_TRIGGER)}
    assert set(coverage.seen([declared, misfire, for_no_cost])) == set()
    assert set(coverage.seen([declared, misfire, for_mana])) == {CoverageItem("Terror Pit", CAST)}


def test_only_charging_in_the_charge_step_counts() -> None:
    matchup = matchup_of("murky-riptide", "murky-riptide")
    charged = (log.CHARGE, 0, 7, 0, 0, 0)
    coverage = coverage_of_matchup(matchup)
    assert set(coverage.seen([(log.STEP, 0, -1, steps.MAIN, 0, -1), charged])) == set()
    assert {item.what for item in coverage.seen([(log.STEP, 0, -1, steps.CHARGE, 0, -1), charged])} == {CHARGED}


def test_an_effect_that_finds_nothing_was_seen_and_has_done_nothing() -> None:
    """A text that looks for "Nobody" in names, as a misread one does."""
    draws = "When you put this creature into the battle zone, draw as many cards as the number of your creatures with"
    facts = "Creature - water - cost 1 - power 1000 - Human"
    seeker, finder = (read_card([name, facts, f'{draws} "{word}" in their names.']) for name, word in SOUGHT.items())
    game = Scenario(you=Side(hand=[seeker, finder], mana=filler(water=2), battle=["Aqua Hulcus"]))
    game.use("Seeker").use("Finder")
    kinds = {card.name: kind for kind, card in enumerate(game.cards) if card.name in SOUGHT}
    coverage = CardCoverage(game.tables[0], game.cards, kinds)
    seen, done = (
        {item.card for item in found if "draw as many" in item.what}
        for found in (coverage.seen(game.session.events), coverage.done(game.session.events))
    )
    assert (seen, done) == ({"Seeker", "Finder"}, {"Finder"})
    assert {item.what for item in coverage.done(game.session.events)} >= {SUMMONED, PUT}
