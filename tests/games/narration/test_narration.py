"""Every sentence about a game is true: of its event, of the state before and after it, and next to its neighbours."""

import itertools
import random
import re
from collections.abc import Iterator

import pytest

from decks.reading import read_deck
from sim.cards.library import known_names
from sim.cards.text.card_files import read_card
from sim.engine.record.codes import log, numbers, steps, zones
from sim.engine.record.state import SEAT
from sim.games.matchups.matchup import prepare_matchup
from sim.games.narration.board import Board
from sim.games.narration.narration import CODE_NAMES, Event, Narrator, Row
from sim.games.scenario import OPPONENT, Scenario, Side, Thing, filler, flipped, opponents, tapped
from sim.games.sessions.session import Session
from sim.language import speaking

PLAYERS = ("Ann", "Bob")
WITHOUT_A_SENTENCE = {"turn", "step"}
# Where a card is after an event, where the event alone says it.
GOES_TO = {log.DRAW: zones.HAND, log.ENTER: zones.BATTLE, log.DISCARD: zones.GRAVEYARD, log.CHARGE: zones.MANA}
REAL_ZONE = {zones.MANA_TAPPED: zones.MANA, zones.SHIELD_FACE_UP: zones.SHIELD}
# Sentences that cannot stand next to each other in one step, the first before the second.
CONTRADICTIONS = (
    (r"(\w+) does not block", r".* of \1 blocks"),
    (r"(\w+) declares nothing", r"\1 declares .*: .*"),
    (r"(\w+) declares .*: .*", r"\1 declares nothing"),
    (r"(\w+) charges no mana", r"\1 charges (?!no mana).*"),
)


def told(game: Session | Scenario, narrator: Narrator, rows: list[Row]) -> list[Event]:
    return list(narrator.narrate(rows, 1))


def check_neighbours(events: list[Event]) -> None:
    said = [event.text for event in events if event.text is not None]
    for first, second in itertools.pairwise(said):
        for before, after in CONTRADICTIONS:
            found = re.fullmatch(before, first)
            assert not (found and re.fullmatch(after.replace(r"\1", re.escape(found[1])), second)), (first, second)


def check_owners(events: list[Event], rows: list[Row]) -> None:
    """Who is named in a sentence is who did it, or whose the card is."""
    for event, row in zip(events, rows, strict=True):
        code, player, card, number, more, _ = row
        if event.text is None:
            continue
        if card >= 0 and (owner := re.search(r" of (Ann|Bob)( |$)", event.text)) and code in (log.DESTROYED, log.TAP):
            assert owner[1] == PLAYERS[card // SEAT], event.text
        if code == log.ATTACK:
            target = f".* of {PLAYERS[1 - player]}" if number >= 0 else PLAYERS[1 - player]
            assert re.fullmatch(rf".* of {PLAYERS[player]} attacks {target}", event.text), event.text
        if code == log.BATTLE:
            assert [int(power) for power in re.findall(r"\((\d+)\)", event.text)] == [
                *divmod(more, 1 << numbers.POWER_BITS)
            ]
        if code in (log.DRAW, log.CHARGE, log.SHUFFLE, log.DECLARE, log.USE):
            assert event.text.startswith(PLAYERS[player]), event.text


def check_places(before: list[int], after: list[int], rows: list[Row]) -> None:
    """The first event that moves a card finds it where it was, and the last leaves it where it is."""
    goes: dict[int, int] = {}
    for code, _, card, source, target, _ in rows:
        if card < 0 or code not in (*GOES_TO, log.MOVE):
            continue
        if code == log.MOVE and card not in goes and source in (zones.HAND, zones.DECK, zones.GRAVEYARD):
            assert before[card] in (source, zones.NOWHERE), (card, source)  # nowhere: it is being used
        goes[card] = REAL_ZONE.get(target, target) if code == log.MOVE else GOES_TO[code]
    moved = {row[2] for row in rows if row[0] in (log.USE, log.DESTROYED, log.SEALED, log.UNSEALED, log.REPLACED)}
    for card, zone in goes.items():
        assert card in moved or after[card] == zone, (card, zone, after[card])


def random_game(decks: tuple[str, str], seed: int, answers: int) -> Iterator[tuple[Session, list[int], int]]:
    """A game of random choices: after each, the session, and before it where the cards were and how many rows."""
    found = [read_deck(deck, known_names()) for deck in decks]
    session = Session.start(prepare_matchup(*found), seed)
    luck = random.Random(seed)
    zones, told_before = list(session.record.zone), len(session.events)
    for _ in range(answers):
        if session.question is None:
            return
        session.answer(luck.randrange(len(session.question.options)))
        yield session, zones, told_before
        zones, told_before = list(session.record.zone), len(session.events)


def check_game(decks: tuple[str, str], seed: int, answers: int) -> set[str]:
    codes: set[str] = set()
    for session, before, told_before in random_game(decks, seed, answers):
        rows = list(session.events)
        turn = max(at for at, row in enumerate(rows) if row[0] == log.TURN)
        narrator = Narrator(session, session.record, PLAYERS)
        events = told(session, narrator, rows[turn:])
        check_neighbours(events)
        check_owners(events, rows[turn:])
        check_places(before, list(session.record.zone), rows[told_before:])
        codes |= {event.what for event in events if event.text is not None}
    return codes


@pytest.mark.parametrize("decks", [("dokindam-redzone", "rainbow-connection"), ("dogiragon-buster", "liquid-beast")])
def test_sentences_of_random_games_are_true(decks: tuple[str, str]) -> None:
    assert len(check_game(decks, 3, 90)) > 8


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_sentences_of_many_random_games_are_true(seed: int) -> None:
    decks = ("removal-bombazar", "murky-riptide", "fn-rush", "mono-red-rush", "dokindam-redzone", "rainbow-connection")
    check_game((decks[seed % 6], decks[(seed * 5 + 1) % 6]), seed, 400)


def test_every_code_of_the_log_has_a_sentence() -> None:
    missing = [name for name in CODE_NAMES.values() if not hasattr(Narrator, f"_{name}")]
    assert set(missing) == WITHOUT_A_SENTENCE


def sentences(game: Scenario) -> list[str]:
    rows = list(game.session.events)
    events = told(game, Narrator(game, game.record, PLAYERS), rows)
    check_neighbours(events)
    check_owners(events, rows)
    return [event.text for event in events if event.text is not None]


def test_who_blocks_is_not_said_not_to_block() -> None:
    """The second question, whether another creature blocks too, is answered no."""
    game = Scenario(you=Side(battle=["Bolshack Dragon"]), opponent=Side(battle=["Bloody Squito", "Aqua Guard"]))
    said = sentences(game.attack("Bolshack Dragon").block("Bloody Squito"))
    assert "Bob does not block" not in said
    assert "Bloody Squito of Bob blocks" in said
    game = Scenario(you=Side(battle=["Bolshack Dragon"]), opponent=Side(battle=["Bloody Squito", "Aqua Guard"]))
    assert "Bob does not block" in sentences(game.attack("Bolshack Dragon").block())


def test_who_declares_one_of_two_is_not_said_to_declare_nothing() -> None:
    theirs = Side(shields=["Terror Pit", "Holy Awe"])
    game = Scenario(you=Side(battle=["Bolshack Dragon", "Torcon"]), opponent=theirs).attack("Bolshack Dragon")
    said = sentences(game.declare("Terror Pit"))
    assert "Bob declares shield trigger: Terror Pit" in said
    assert "Bob declares nothing" not in said


def test_a_card_that_flips_back_is_called_by_the_side_that_was_up() -> None:
    fortress, creature = "Heart Burn, Battle General Galaxy Fortress", "GuyNEXT, Super Battle Victory Dragon"
    game = Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6)), opponent=Side(battle=[tapped(creature)]))
    assert f"{creature} flips: it is {fortress} now" in sentences(game.use("Terror Pit"))


@pytest.mark.parametrize(("fed", "paid"), [("Bolshack Dragon", 2), ("Torcon", 3)])
def test_112_2a_a_cost_of_0_is_told_with_the_mana_that_its_civilizations_take(fed: str, paid: int) -> None:
    """112.2a: a card of each civilization is tapped, however little is left to pay."""
    name = "Rymer Lancer"
    you = Side(graveyard=[name], mana=filler(darkness=3, nature=3), battle=["Bolshack Dragon", "Torcon"])
    game = Scenario(you=you).use(name).choose(fed)
    assert f"Ann summons {name} for {paid} mana" in sentences(game)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_infinite_power_is_told_as_infinite(language: str) -> None:
    """108.1c: not as the number that the engine has for it."""
    endless = read_card(["Endless", "Creature - fire - cost infinity - power infinity"])
    loss = "Choose one of your opponent's creatures. It gets -infinite power until the end of the turn."
    gain = "One of your creatures gets +infinite power until the end of the turn."
    game = Scenario(
        you=Side(
            hand=[read_card([name, "Spell - fire - cost 1", text]) for name, text in (("Gain", gain), ("Loss", loss))],
            mana=filler(fire=2),
            battle=[endless],
        ),
        opponent=Side(battle=[tapped("Bolshack Dragon"), "Torcon"]),
    )
    game.use("Gain").use("Loss").choose("Torcon").attack("Endless", "Bolshack Dragon")
    with speaking(language):
        rows = list(game.session.events)
        events = told(game, Narrator(game, game.record, PLAYERS), rows)
        said = "\n".join(event.text or "" for event in events)
        board = "\n".join(Board(game.session.state, Narrator(game, game.record, PLAYERS)).lines(whole=True))
        assert re.search(r"Endless \(∞\)|Endless（∞）", said), said
        assert "+∞" in said and "-∞" in said and "∞" in board
        assert "0000000" not in said + board


@pytest.mark.parametrize(
    ("name", "mana", "forbidden"),
    [
        ("5000VT, Flying V", filler(water=8), "put creatures into the battle zone"),
        ("Reality Void", filler(darkness=3), "put cards from the hand into the mana zone"),
    ],
)
def test_what_a_player_cannot_do_for_a_while_is_told(name: str, mana: list[Thing], forbidden: str) -> None:
    game = Scenario(you=Side(hand=[name], mana=mana)).use(name)
    if game.asked == "resolve":
        game.choose(game.options[0])
    assert f"{name}: Bob cannot {forbidden}" in sentences(game)


def test_a_card_that_both_players_have_is_named_with_its_owner() -> None:
    game = Scenario(you=Side(battle=["Bombersaur"]), opponent=Side(battle=[tapped("Bombersaur")]))
    said = sentences(game.attack("Bombersaur", OPPONENT))
    assert "Bombersaur of Ann attacks Bob" in said
    game = Scenario(you=Side(battle=["Bombersaur"]), opponent=Side(battle=[tapped("Bombersaur")]))
    said = sentences(game.attack("Bombersaur", opponents("Bombersaur")))
    assert "Ann's Bombersaur (5000) battles Bob's Bombersaur (5000)" in said


def test_a_flipped_card_is_named_by_the_side_that_is_up() -> None:
    front = "Bolshack Dragon, the Temporal Blaze"
    game = Scenario(you=Side(battle=["Bolshack Dragon"]), opponent=Side(battle=[tapped(flipped(front))]))
    back = game.zone(OPPONENT, "battle")[0]
    assert back != front
    assert f"Bolshack Dragon of Ann attacks {back} of Bob" in sentences(game.attack("Bolshack Dragon", back))


def test_a_spell_half_that_is_cast_where_it_lies_is_told_as_a_spell() -> None:
    """Smash Burst casts the spell half while the card is a creature in the battle zone (docs/keywords.md)."""
    name = "Detroit Techno, Code of Demon Mask"
    spell = "Crystals, Create My Followers from the Earth!"
    game = Scenario(you=Side(battle=[f'{name} / "{spell}"']), opponent=Side(shields=3)).attack(name).accept()
    assert f'Ann casts "{spell}" for no cost' in sentences(game)


@pytest.mark.parametrize(("half", "told"), [(0, "summons Squalo, Wisdom Paladin"), (1, "casts Energy Light")])
def test_the_half_of_a_twinpact_that_is_used_for_no_cost_is_told_once_it_is_chosen(half: int, told: str) -> None:
    attacker = "Balga Arita, Hybrid Crimson Seal"
    you = Side(battle=[attacker], deck=["Squalo, Wisdom Paladin / Energy Light", "Corile"])
    game = Scenario(you=you, opponent=Side(shields=1), step=steps.ATTACK).attack(attacker).accept()
    assert not any("Squalo" in text and "for no cost" in text for text in sentences(game))
    uses = [text for text in sentences(game.choose(half)) if text.endswith("for no cost")]
    assert uses == [f"Ann {told} for no cost"]


def test_the_spell_half_of_a_shield_trigger_is_told_as_one() -> None:
    card = "Esmer, Celestial Faerie / How about a cup of tea?"
    game = Scenario(you=Side(battle=["Torcon", "Corile"]), opponent=Side(shields=[card])).attack("Torcon")
    assert "Bob casts How about a cup of tea? by shield trigger" in sentences(game.declare(card))


@pytest.mark.parametrize(
    ("shield", "told"),
    [
        ("Hamukatsuman, No.1 Wind Wave", "guard strike"),  # it has no shield trigger
        ("Terror Pit", "shield trigger"),
    ],
)
def test_what_is_declared_as_a_shield_is_broken_has_its_name(shield: str, told: str) -> None:
    game = Scenario(you=Side(battle=["Torcon", "Corile"]), opponent=Side(shields=[shield])).attack("Torcon")
    assert f"Bob declares {told}: {shield}" in sentences(game.declare(shield))


def test_a_creature_that_is_hyperified_is_not_told_to_be_tapped() -> None:
    name = "Volcanodon, Uplifting Crimson Moon"
    said = sentences(Scenario(you=Side(battle=[name, "Torcon"])).hyperify(name))
    assert f"Ann hyperifies {name}" in said
    assert not any(name in sentence and "tap" in sentence for sentence in said)


def test_every_code_of_the_log_is_one_of_its_own() -> None:
    """What else stands next to the codes would take the name of one of them."""
    codes = [code for name, code in vars(log).items() if name.isupper()]
    assert len(codes) == len(set(codes))
