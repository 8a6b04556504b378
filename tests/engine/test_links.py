"""The table of links: what lies on, under or next to a card is written in one file, and read in one."""

import ast
from pathlib import Path

import pytest

import sim.engine
from decks.reading import read_deck
from sim.cards.library import known_names
from sim.cards.words import (
    CREATURES,
    LIGHT,
    WATER,
    choose,
    creature,
    evolves_from,
    put_top_card_into_graveyard,
    spell,
    your,
)
from sim.engine.record.codes import links, zones
from sim.engine.record.state import CARDS, cards_linked
from sim.games.matchups.matchup import prepare_matchup
from sim.games.scenario import Scenario, Side, filler, pile, sealed
from sim.games.scenario.setting import Table
from sim.games.sessions.session import GameError, Session

ENGINE = Path(next(iter(sim.engine.__path__)))
FIELDS = {"host", "link_kind", "linked", "next_linked"}
# The record declares and checks them; nothing else need know how links are kept.
OPEN = {"facts/links.py", "rules/links.py", "record/state.py", "record/invariants.py"}


def test_nothing_else_in_the_engine_reads_or_writes_them() -> None:
    closed = [path for path in sorted(ENGINE.rglob("*.py")) if path.relative_to(ENGINE).as_posix() not in OPEN]
    assert len(closed) > len(OPEN)
    used = [
        f"{path.relative_to(ENGINE)}:{node.lineno}: {node.attr}"
        for path in closed
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and node.attr in FIELDS
    ]
    assert used == []


def test_only_one_file_of_rules_writes_them() -> None:
    read_only = ast.parse((ENGINE / "facts/links.py").read_text())
    stored = [node for node in ast.walk(read_only) if isinstance(node, ast.Subscript | ast.Attribute)]
    assert stored
    assert not [node for node in stored if isinstance(node.ctx, ast.Store)]


# --- Lists and chains: a scenario tests the invariants after every action -----------------------------------
def numbers(game: Scenario, name: str) -> list[int]:
    """The cards of a name, by their numbers."""
    return [card for card in range(CARDS) if game.record.printed[card] >= 0 and game.session.card_name(card) == name]


def test_seals_are_a_list_in_the_order_of_the_cards() -> None:
    """In a real opening they come from a shuffled deck, in any order."""
    deck = read_deck("mono-red-rush", known_names())
    orders = set()
    for seed in range(5):
        record = Session.start(prepare_matchup(deck, deck), seed=seed).record
        impulse = int(record.zone_cards[0, zones.BATTLE, 0])
        seals = cards_linked(record, impulse, links.SEAL)
        assert len(seals) == 6
        assert seals == sorted(seals)
        assert {(int(record.host[card]), int(record.link_kind[card])) for card in seals} == {(impulse, links.SEAL)}
        orders.add(tuple(sorted(seals, key=lambda card: int(record.object[card]))) == tuple(seals))
    assert False in orders


def test_the_seal_put_last_goes_first_and_the_others_stay_a_list() -> None:
    angel = creature("Angel", LIGHT, 1, 1000, "Angel Command")
    game = Scenario(
        you=Side(hand=[angel, angel], mana=filler(light=2), battle=[sealed("Mist Rias, Sonic Guardian", 3), "Corile"])
    )
    (guardian,) = numbers(game, "Mist Rias, Sonic Guardian")
    seals = cards_linked(game.record, guardian, links.SEAL)
    for left in (2, 1):
        assert cards_linked(game.use("Angel").record, guardian, links.SEAL) == seals[:left]


def test_a_pile_is_a_chain_that_comes_apart() -> None:
    """An evolution is put on a pile, and only its top card leaves."""
    dragon = creature("Dragon", WATER, 1, 9000, "", evolves_from(CREATURES.named("Crystal Lancer")))
    uncover = spell("Uncover", WATER, 1, put_top_card_into_graveyard(choose(1, your(CREATURES.named("Dragon")))))
    game = Scenario(
        you=Side(
            hand=[dragon, uncover],
            mana=filler(water=2),
            battle=[pile("Crystal Lancer", "Aqua Vehicle", "Aqua Guard"), "Corile"],
        )
    )
    game.use("Dragon")
    assert game.under("Dragon") == ["Crystal Lancer", "Aqua Vehicle", "Aqua Guard"]
    game.use("Uncover")
    assert (game.under("Dragon"), game.under("Crystal Lancer")) == ([], ["Aqua Vehicle", "Aqua Guard"])


@pytest.mark.parametrize(
    ("field", "value"), [("host", -1), ("link_kind", links.UNDER), ("next_linked", 5)], ids=["host", "kind", "list"]
)
def test_links_that_disagree_break_an_invariant(monkeypatch: pytest.MonkeyPatch, field: str, value: int) -> None:
    link_well = Table._link

    def link_badly(table: Table, card: int, host: int, link: int) -> None:
        link_well(table, card, host, link)
        table.record[field][card] = value

    monkeypatch.setattr(Table, "_link", link_badly)
    side = Side(hand=["Torcon"], mana=filler(nature=2), battle=[sealed("Mist Rias, Sonic Guardian", 1), "Corile"])
    with pytest.raises(GameError, match="the lists of linked cards disagree"):
        Scenario(you=side).use("Torcon")
