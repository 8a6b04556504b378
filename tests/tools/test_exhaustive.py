"""Random checked games show everything that the cards of the library can do, without an error."""

import json
import random
import shlex
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import sim.tools.exhaustive
from decks.reading import check_deck, read_deck
from sim.cards.library import cards_in_use, cards_without_ones_own, find_card, known_names
from sim.cards.library.unreviewed import unreviewed_names
from sim.command_line import commands
from sim.engine.record.codes import card_types, log, zones
from sim.games.sessions.session import Event
from sim.tools.card_coverage import LIBERATED, CoverageItem, coverage_of_cards, why_impossible
from sim.tools.exhaustive import (
    MOST_FAILURES,
    DeckBuilder,
    Failure,
    Outcome,
    company_of,
    helpers_of,
    play_exhaustively,
)
from sim.tools.pool import Pool
from tests.sampling import one_in

GAMES = 20_000  # at most; one or two thousand are enough for the cards of a part
PARTS = 12  # of the library
SAMPLE = 32  # one card in this many
NEVER_DONE = Path(__file__).with_name("never_done.toml")


def run(*words: str) -> Result:
    return CliRunner().invoke(commands, words, prog_name="duelsim")


@pytest.mark.slow(3, "plays hundreds of checked games")
def test_every_card_of_a_sample_does_all_that_it_can() -> None:
    """Of the cards that begin in the deck; the soak has the others too, which need partners and many games."""
    names = one_in(SAMPLE, (name for name in known_names() if begins_in_deck(name)))
    outcome = play_exhaustively(GAMES, seed=1, cards=names)
    assert [failure.what for failure in outcome.failures] == []
    assert outcome.unexpected == []
    assert outcome.missing == []
    assert outcome.items.keys() == set(names)
    assert {item.card for item in outcome.seen} == set(names)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_every_card_does_all_that_it_can(part: int) -> None:
    outcome = play_exhaustively(GAMES, seed=2 + part, cards=known_names()[part::PARTS])
    assert [(failure.what, failure.decks, failure.seed, failure.game) for failure in outcome.failures] == []
    assert outcome.unexpected == outcome.missing == []


@pytest.mark.slow(3, "plays thousands of checked games")
def test_a_sample_of_the_unreviewed_cards_does_what_it_says() -> None:
    """Cards that begin in the deck, with some of the library, also such as they need; the soak has all of them."""
    names = [name for name in one_in(200, sorted(set(unreviewed_names().values()))) if begins_in_deck(name)]
    partners = partners_of(names)
    pool = Pool(with_unreviewed=True, among=tuple({*names, *known_names()[3::45], *partners}))
    assert pool.unreviewed == tuple(sorted(names))
    outcome = play_exhaustively(3_000, seed=4, cards=names, pool=pool)
    assert (outcome.failures, outcome.unexpected) == ([], [])
    assert set(outcome.missing) == {item for item in never_done() if item.card in names}
    assert len(outcome.possible) > 100


def partners_of(names: Sequence[str]) -> set[str]:
    """Two cards of the library for each description in the texts of these cards that few cards fit.

    For one that begins outside the deck there are two cards too that bring it into play.
    """
    pool = Pool(with_unreviewed=True, among=(*names, *known_names()))
    helpers = [helpers_of(name, pool) for name in names]
    groups = [group for one in helpers for group in (*one.own, *one.opponents)]
    reviewed = set(known_names())
    partners = {name for group in groups for name in [one for one in group if one in reviewed][:2]}
    return partners.union(*(company_of(name).bringers[:2] for name in partners))


def begins_in_deck(name: str) -> bool:
    return card_types.home_of(cards_without_ones_own().find(name).types) == zones.DECK


@pytest.mark.soak
def test_every_unreviewed_card_does_what_it_says() -> None:
    """Each effect has done something; those that no game lets do anything are listed with the reason."""
    pool = Pool(with_unreviewed=True)
    outcome = play_exhaustively(60_000, seed=7, cards=pool.unreviewed, pool=pool)
    assert [(failure.what, failure.decks, failure.seed, failure.game) for failure in outcome.failures] == []
    assert outcome.unexpected == []
    assert set(outcome.missing) == never_done()


def never_done() -> set[CoverageItem]:
    """What unreviewed cards never do in random games, for reasons that are listed."""
    listed = tomllib.loads(NEVER_DONE.read_text(encoding="utf-8"))
    return {CoverageItem(card, what) for card, told in listed.items() for what in told["items"]}


def test_a_seed_plays_the_same_games() -> None:
    names = known_names()[::60]
    first, second, other = (play_exhaustively(50, seed, cards=names) for seed in (5, 5, 6))
    assert first.seen == second.seen != other.seen


# --- Decks ---------------------------------------------------------------------------------------------------
def test_decks_are_legal_and_have_the_cards_that_their_target_needs() -> None:
    builder = DeckBuilder(random.Random(3))
    for name in [*known_names()[::12], "Invincible Thirteen"]:
        deck = builder.build(name, helpers_of(name).own, [])
        check_deck(deck, cards_in_use().deck_names)
        copies = dict(deck.cards) | dict(card for section in deck.outside for card in section.cards)
        types = find_card(name).types
        most = (
            1
            if card_types.home_of(types) == zones.BATTLE or types & card_types.RULE_PLUS
            else 2
            if types & card_types.GR_CREATURE
            else 4
        )
        cells = company_of(name).cells
        if len(cells) > 1:
            assert copies.keys() >= set(cells)  # which share the room of their zone
        else:
            assert copies[name] == most
        for group in helpers_of(name).own[:2]:
            assert copies.keys() & set(group)


def test_a_card_outside_the_deck_comes_with_its_other_cells_and_with_cards_that_bring_it() -> None:
    greene, church = "Greene, Dragon Soul Ruins", "Whitey, Dragon Soul Church"
    assert {greene, church} <= set(company_of(greene).cells) and len(company_of(greene).cells) == 5
    assert "Marinyan, Dragon Ruler" in company_of(greene).bringers
    assert "Glenmalt, Final Dragon Ruler" not in company_of(greene).bringers  # it puts fire weapons
    assert "Buchacati, Yuuki" in company_of("The Joragon Gunmaster").bringers  # auras GR summon
    assert company_of("Aqua Hulcus").bringers == ()
    deck = DeckBuilder(random.Random(4)).build(greene, (), [])
    assert {greene, church} <= {name for section in deck.outside for name, _ in section.cards}
    assert {name for name, _ in deck.cards} & set(company_of(greene).bringers)


def test_a_gr_creature_has_its_zone_whatever_helps_it() -> None:
    """314.3a: next to Invincible Thirteen there is no room for it."""
    deck = DeckBuilder(random.Random(3)).build("The Jogiragon Abaregun", [("Invincible Thirteen",)], [])
    assert {"The Jogiragon Abaregun"} <= {name for section in deck.outside for name, _ in section.cards}


def test_helpers_are_the_cards_that_the_text_refers_to() -> None:
    assert ("Aqua Guard", "Aqua Hulcus") == tuple(
        name for name in helpers_of("Crystal Lancer").own[0] if name in ("Aqua Guard", "Aqua Hulcus", "Corile")
    )
    assert ("Death, Destruction God",) in helpers_of("Metal, Dragon God").own  # with which it links
    sealed = helpers_of("Forbidden ~The Sealed X~").own[0]
    assert all("Command" in " ".join(find_card(name).all_races) for name in sealed)


def test_what_begins_outside_the_deck_helps_together_with_what_brings_it() -> None:
    """Beginning Start waits for other draghearts; Dragon Rulers put them into the battle zone."""
    draghearts, rulers = helpers_of("Beginning Start, Initial Dragon Tool").own[-2:]
    assert "Gaiheart, Galaxy Greatsword" in draghearts
    assert {"Glenmalt, Dragon Ruler", "Sasoris, Dragon Ruler"} <= set(rulers)
    assert rulers not in helpers_of("Glenmalt, Dragon Ruler").own  # it puts them itself


# --- Output --------------------------------------------------------------------------------------------------
@pytest.mark.slow(3, "plays hundreds of checked games")
def test_missing_items_are_told_and_are_an_error() -> None:
    result = run("exhaustive", "--games", "2", "--seed", "3", "--json")
    told = json.loads(result.stdout)
    assert result.exit_code == 1
    assert (told["games"], told["seed"], told["cards"], told["failures"]) == (2, 3, len(known_names()), [])
    assert 0 < len(told["missing"]) < told["deeds"]
    starting = {name for name in known_names() if card_types.home_of(find_card(name).types) == zones.BATTLE}
    never_linked = {name for name in known_names() if why_impossible(CoverageItem(name, LIBERATED))}
    assert {row["card"] for row in told["impossible"]} == {"Forbidden ~The Sealed X~", *starting, *never_linked}
    assert all(row["reason"] for row in told["impossible"])


def test_a_page_shows_the_missing_items_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_seen = Outcome(3, coverage_of_cards(["Aqua Hulcus"]), games=2)
    monkeypatch.setattr(sim.tools.exhaustive, "play_exhaustively", lambda *_, **named: nothing_seen)
    page = run("exhaustive", "--card", "Aqua Hulcus")
    assert page.exit_code == 1
    assert page.stdout.startswith("2 checked games between random players, seed 3: 0 of 5 things that the card can do")
    assert page.stdout.count("too few games, or a fault") == 5


def test_one_card_can_be_played() -> None:
    result = run("exhaustive", "--card", "aqua hulcus", "--games", "200", "--json")
    told = json.loads(result.stdout)
    assert (result.exit_code, told["cards"], told["missing"]) == (0, 1, [])
    assert told["games"] < 200
    unknown = run("exhaustive", "--card", "Aqua Hulkus")
    assert unknown.exit_code == 2 and "Aqua Hulcus" in unknown.stderr


def test_a_failed_game_is_shown_with_the_command_that_replays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up fault in one game: the command replays that game."""
    play = sim.tools.exhaustive._play
    turns = []

    def failing(matchup: Any, seed: int, game: int) -> tuple[Sequence[Event], str]:
        events, error = play(matchup, seed, game)
        turns.append(sum(event[0] == log.TURN for event in events))
        return events, "turn 3: something is wrong" if game == 1 else error

    monkeypatch.setattr(sim.tools.exhaustive, "_play", failing)
    result = run("exhaustive", "--card", "Aqua Hulcus", "--card", "Corile", "--games", "2", "--seed", "4", "--json")
    assert result.exit_code == 1
    [failure] = json.loads(result.stdout)["failures"]
    assert failure["what"] == "turn 3: something is wrong"
    shown = json.loads(run(*shlex.split(failure["command"])[1:], "--json").stdout)
    assert shown["turns"] == turns[1] != turns[0]
    assert shown["going_first"].startswith("Around ")


def test_play_ends_after_several_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim.tools.exhaustive, "_play", lambda matchup, seed, game: ((), "turn 1: nothing works"))
    outcome = play_exhaustively(GAMES, seed=1, cards=known_names()[::60])
    assert MOST_FAILURES <= len(outcome.failures) == outcome.games < 100
    assert not outcome.is_fine


def test_the_decks_of_a_failed_game_are_written_unchanged(tmp_path: Path) -> None:
    names = known_names()
    decks = read_deck("fn-rush", names), read_deck("liquid-beast", names)
    words = shlex.split(Failure("it broke", decks, 12, 3).command(tmp_path / "decks"))
    written = [read_deck(words[2], names), read_deck(words[3], names)]
    assert [(deck.name, deck.cards) for deck in written] == [(deck.name, deck.cards) for deck in decks]
    assert words[4:] == ["--players", "random,random", "--seed", "12", "--game", "3"]
