"""Players in Python."""

import contextlib
import copy
import io
import json
import os
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import duelsim
from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library import known_names
from sim.engine.record.codes import course, zones
from sim.engine.record.luck import root_key
from sim.games.matchups.matchup import Matchup, prepare_matchup
from sim.games.narration.replay import record_game
from sim.games.playing.batch import play_chunk
from sim.games.sessions.memory import Memory
from sim.games.sessions.outside import play_outside
from sim.games.sessions.session import Session
from sim.games.sessions.view import PlayerView, View
from sim.tools.exhaustive import random_decks
from strategies.registry import UnknownPlayer
from tests.engine.search_honesty import unknown_cards
from tests.games.sessions.test_copies import in_use

DOCS = Path(__file__).parents[2] / "docs"
ROOT = root_key(5)[1]
CHUNK = "sim.experiments.runs.experiment.GAMES_IN_SEARCHED_CHUNK"
ZONES = ("hand", "battle_zone", "mana_zone", "graveyard", "hyperspatial_zone", "abyss", "pending", "face_up_shields",
         "castles", "top_of_deck", "hand_count", "shield_count", "deck_count", "gr_count")  # fmt: skip


class Last:
    """Takes the last option: uses, attacks, blocks."""

    def choose(self, view: duelsim.View, question: duelsim.Question) -> int:
        """The last option."""
        return len(question) - 1


class Lucky:
    """Takes any option, and keeps what it answered in each game."""

    def __init__(self, seed: int = 1) -> None:
        self.luck = random.Random(seed)
        self.given: dict[int, list[int]] = {}

    def choose(self, view: duelsim.View, question: duelsim.Question) -> int:
        """Any option."""
        answer = self.luck.randrange(len(question))
        self.given.setdefault(view.game, []).append(answer)
        return answer


def matchup(own: str = "liquid-beast", other: str = "fn-rush", players: tuple[str, str] = ("rush", "rush")) -> Matchup:
    names = known_names()
    return prepare_matchup(read_deck(own, names), read_deck(other, names), players)


# --- Games ------------------------------------------------------------------------------------------------------
def test_games_are_those_of_a_session_with_the_same_answers() -> None:
    both = matchup("murky-riptide", "dogiragon-buster", ("rush", "random"))
    player = Lucky()
    _, digests = play_outside(both, {0: player}, ROOT, 0, 2)
    for game, digest in enumerate(digests.tolist()):
        session = Session.start(both, 5, game, outside=(0,))
        for answer in player.given[game]:
            session.answer(answer)
        assert session.over and int(session.record.digest) == digest


def test_two_players_play_each_other_and_games_depend_on_nothing_else() -> None:
    both = matchup()
    rows, digests = play_outside(both, {0: Last(), 1: Last()}, ROOT, 0, 4, 12)
    again, later = play_outside(both, {0: Last(), 1: Last()}, ROOT, 2, 2, 12)
    assert np.array_equal(rows[2:], again) and np.array_equal(digests[2:], later)
    assert play_outside(both, {0: Last()}, ROOT, 0, 2, 12)[1].tolist() != digests[:2].tolist()


def test_a_batch_does_not_play_without_the_players() -> None:
    both = matchup()
    in_python = Matchup((replace(both.sides[0], python="Mine"), both.sides[1]), both.rules)
    with pytest.raises(ValueError, match="play_outside"):
        play_chunk(in_python, ROOT, 0, 2)


def test_a_match_with_a_player_is_a_match() -> None:
    result = duelsim.match("liquid-beast", "fn-rush", players=(Last(), "rush"), games=4, seed=5)
    first, _ = result.summary.decks
    assert first.player == "Last" and result.games.height == 4
    assert "between a scripted player and a player in Python" in result.verdict
    assert result.to_json()["between"] == "a scripted player and a player in Python"
    (games,) = result.run.cells
    _, digests = play_outside(matchup(), {0: Last()}, ROOT, 0, 4)
    assert games.digests.tolist() == digests.tolist()
    replay = record_game(games.matchup, 5, 3, row=games.rows[3])
    assert replay.digest == digests[3] and "Last" in replay.policies


def test_different_players_of_one_class_have_different_names() -> None:
    one, other = Lucky(1), Lucky(2)
    result = duelsim.match("fn-rush", "fn-rush", players=(one, other), games=2, seed=5)
    assert [deck.player for deck in result.summary.decks] == ["Lucky 1", "Lucky 2"]
    assert result.to_json()["between"] == "players in Python"


# --- Players that fail ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("answer", [None, "0", 1.0, True, -1, 10**6, float("nan")], ids=repr)
def test_a_wrong_answer_names_game_turn_and_question(answer: Any) -> None:
    class Wrong:
        def choose(self, view: duelsim.View, question: duelsim.Question) -> Any:
            return answer

    with pytest.raises(duelsim.PlayerFailed) as failed:
        duelsim.match("fn-rush", "fn-rush", players=("rush", Wrong()), games=2, seed=5)
    message = str(failed.value)
    assert message.startswith(f"Wrong answered {answer!r}, which is not the number of an option, 0 to ")
    assert "game 0, turn 2, at the question: charge mana" in message


def test_an_error_of_the_player_keeps_the_games_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CHUNK, 2)

    class Fails(Last):
        def choose(self, view: duelsim.View, question: duelsim.Question) -> int:
            if view.game == 3:
                raise LookupError("nothing\x1b[31m here")
            return super().choose(view, question)

    with pytest.raises(duelsim.PlayerFailed, match=r"Fails raised LookupError: nothing.* game 3, turn") as failed:
        duelsim.match("mono-red-rush", "fn-rush", players=(Fails(), "rush"), games=6, seed=5)
    assert isinstance(failed.value.__cause__, LookupError)
    assert "\x1b" not in str(failed.value)
    assert failed.value.result.games.height == 2


def test_ctrl_c_keeps_the_games_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CHUNK, 2)

    class Interrupts(Last):
        def choose(self, view: duelsim.View, question: duelsim.Question) -> int:
            if view.game == 3:
                raise KeyboardInterrupt
            return super().choose(view, question)

    with pytest.raises(duelsim.Interrupted) as interrupted:
        duelsim.match("mono-red-rush", "fn-rush", players=(Interrupts(), "rush"), games=6, seed=5)
    assert interrupted.value.result.games.height == 2


# --- Views ------------------------------------------------------------------------------------------------------
def seen_of(side: PlayerView) -> list[Any]:
    return [getattr(side, name) for name in ZONES]


def seen_in(view: View, *, remembered: bool = True) -> list[Any]:
    """Everything that a view says."""
    question = view.question
    asked = None if question is None else (str(question), question.options, question.source, question.verb)
    known = view.known if remembered else ()
    game = (view.turn, view.step, view.is_my_turn, view.attacker, view.attacked_creature)
    return [seen_of(view.me), seen_of(view.opponent), asked, known, game]


def test_a_view_shows_the_cards_that_lie_openly() -> None:
    session = Session.start(matchup(), 7)
    view = session.view()
    assert (view.player, view.turn, view.step, view.is_my_turn) == (0, 1, "charge", True)
    assert [option.card.name for option in view.question.options[1:] if option.card] == [
        card.name for card in view.me.hand
    ]
    assert (view.me.hand_count, view.me.shield_count, view.me.deck_count) == (5, 5, 30)
    assert view.opponent.hand == () and view.opponent.hand_count == 5
    chosen = view.me.hand[0]
    session.answer(1)
    assert [card.name for card in session.view(0).me.mana_zone] == [chosen.name]
    assert session.view(1).opponent.mana_zone[0].name == chosen.name
    assert not session.view(1).opponent.mana_zone[0].mine


def test_a_view_is_stale_once_the_game_has_moved_on() -> None:
    session = Session.start(matchup(), 7)
    view = session.view()
    hand = view.me.hand
    session.answer(0)
    for read in (lambda: view.turn, lambda: view.me.hand_count, lambda: view.question.options, lambda: view.known):
        with pytest.raises(duelsim.StaleView):
            read()
    assert len(hand) == 5


def test_the_other_player_sees_no_question() -> None:
    session = Session.start(matchup(), 7)
    other = session.view(1)
    assert other.question is None and session.view().player == 0
    with pytest.raises(duelsim.NoDeal):
        other.deal_hidden(1)
    with pytest.raises(ValueError, match="is not a player"):
        session.view(2)


def test_no_view_has_the_number_of_a_card_of_the_record() -> None:
    """Numbers follow the list of the deck, and would tell which card lies where."""
    session = Session.start(matchup(), 7)
    own = ("number", "index")
    for index, option in enumerate(session.view().question.options):
        assert option.index == index
        assert not [name for name in dir(option) if isinstance(getattr(option, name), int) and name not in own]
    card = session.view().me.hand[0]
    assert {name for name in dir(card) if type(getattr(card, name)) is int} == {"cost", "place", "power", "seals"}


# --- Deals ------------------------------------------------------------------------------------------------------
def test_a_deal_keeps_what_is_known_and_deals_the_rest() -> None:
    session = Session.start(matchup(), 7, outside=(0,))
    for _ in range(8):
        session.answer(len(session.view().question) - 1)
    view = session.view()
    before = seen_in(view)
    hands, decks = set(), set()
    for seed in range(5):
        deal, same = view.deal_hidden(seed), view.deal_hidden(seed)
        assert in_use(deal.state) == in_use(same.state)
        assert seen_in(deal.view(), remembered=False)[:3] == seen_in(view, remembered=False)[:3]
        for player in range(2):
            cards = np.sort(deal.record.printed[64 * player : 64 * player + 64])
            assert np.array_equal(cards, np.sort(session.record.printed[64 * player : 64 * player + 64]))
        hands.add(tuple(sorted(card.name for card in deal.view(1 - view.player).me.hand)))
        decks.add(tuple(deal.record.printed[:64].tolist()))
    assert len(hands) == len(decks) == 5
    assert seen_in(view) == before


def test_a_dealt_game_is_played_on() -> None:
    session = Session.start(matchup(), 7, outside=(0,))
    for _ in range(8):
        session.answer(len(session.view().question) - 1)
    deal = session.view().deal_hidden(3)
    ends = set()
    for answer in range(len(session.view().question)):
        for script in ("rush", "auto", ("control", "random")):
            one, other = deal.copy(), deal.copy()
            for trial in (one, other):
                trial.answer(answer)
                trial.play_out(script)
            assert one.over and int(one.record.digest) == int(other.record.digest)
            ends.add(int(one.record.digest))
    assert len(ends) > 2
    assert deal.question is not None and not deal.over
    by_hand = deal.copy()
    by_hand.play_with(dict.fromkeys(range(2), lambda _, question: len(question.options) - 1))
    assert by_hand.over
    with pytest.raises(duelsim.NoDeal):
        deal.deal_hidden(1)
    with pytest.raises(duelsim.NoDeal):
        _ = deal.view().known


def test_a_dealt_game_has_other_luck() -> None:
    """What comes is not what would come: two deals that agree on all cards differ later."""
    session = Session.start(matchup(), 7)
    view = session.view()
    streams = {tuple(view.deal_hidden(seed).record.handed_luck.ravel().tolist()) for seed in range(3)}
    assert len(streams) == 3
    own = set(session.record.luck.ravel().tolist())
    assert not own & {number for stream in streams for number in stream}


def test_scripts_play_out_a_game_as_they_would_have_played_it() -> None:
    """Where no luck of a player is used, it makes no difference when the scripts take over."""
    both = matchup("murky-riptide", "rainbow-connection", ("control", "rush"))
    _, digests = play_chunk(both, ROOT, 0, 2)
    for game, digest in enumerate(digests.tolist()):
        session = Session.start(both, 5, game)
        session.play_out()
        assert session.over and int(session.record.digest) == digest


def test_a_game_is_played_out_from_any_question() -> None:
    luck = random.Random(2)
    session = Session.start(matchup("dokindam-redzone", "murky-riptide"), 3)
    tried = 0
    while not session.over:
        if luck.random() < 0.2:
            trial = session.copy()
            trial.play_out("random")
            assert trial.over and trial.winner in (-1, 0, 1, 2)
            tried += 1
        session.answer(luck.randrange(len(session.view().question)))
    assert tried > 10


@pytest.mark.parametrize("words", ["search:2", "clever", "fn-rush.play", "general", "rush:x=1"])
def test_who_cannot_play_out_is_refused(words: str) -> None:
    session = Session.start(matchup(), 7)
    with pytest.raises(UnknownPlayer):
        session.play_out(words)
    assert session.question is not None


# --- Hidden information -----------------------------------------------------------------------------------------
def exchanged(memory: Memory, luck: random.Random) -> tuple[Memory, int]:
    """The memory with what the asked player cannot know exchanged, and how many cards changed."""
    other = copy.copy(memory)
    other.state, other.scratch = memory.state.copy(), memory.scratch.copy()
    viewer, changed = int(memory.state["ask_player"][0]), 0
    for owner in range(2):
        hidden = unknown_cards(memory.state, memory.scratch, viewer, owner)
        for of_gr in (False, True):
            cards = [card for card in hidden if (int(memory.state["zone"][0, card]) == zones.GR) == of_gr]
            mixed = luck.sample(cards, len(cards))
            for row in range(2):
                kinds = memory.state["printed"][row, mixed].copy()
                changed += int((other.state["printed"][row, cards] != kinds).sum())
                other.state["printed"][row, cards] = other.state["kind"][row, cards] = kinds
    return other, changed


class Comparing:
    """Answers at random; sometimes it compares its view and a deal with those after an exchange of hidden cards."""

    def __init__(self) -> None:
        self.luck = random.Random(4)
        self.found = dict.fromkeys(("compared", "exchanged", "remembered", "within_effects"), 0)

    def choose(self, view: Any, question: duelsim.Question) -> int:
        """Any option."""
        if self.luck.random() < 0.2:
            self.compare(view)
        return self.luck.randrange(len(question))

    def compare(self, view: Any) -> None:
        """Compare with a game in which hidden cards are exchanged."""
        game = view._game
        other, changed = exchanged(game.memory(), self.luck)
        twin = copy.copy(game)
        twin.state = game.state.copy()
        for name in ("printed", "kind"):
            twin.state[name][0] = other.state[name][0]
        twin.memory = lambda: other
        again = View(twin, view.player, is_asked=True)
        assert seen_in(view) == seen_in(again)
        assert in_use(view.deal_hidden(1).state) == in_use(again.deal_hidden(1).state)
        self.found["compared"] += 1
        self.found["exchanged"] += changed > 0
        self.found["remembered"] += bool(view.known)
        self.found["within_effects"] += int(game.state["depth"][0]) > 0


def test_exchanging_what_a_player_cannot_know_changes_neither_views_nor_deals() -> None:
    player, shipped = Comparing(), shipped_decks()
    for pair in range(50):
        decks: Any = random_decks(player.luck)
        if pair % 2:
            decks = [read_deck(shipped[(pair - 1 + at) % len(shipped)], known_names()) for at in range(2)]
        play_outside(prepare_matchup(*decks), {0: player, 1: player}, ROOT, pair, 1, turn_cap=12)
        if min(player.found.values()) > 5 and player.found["exchanged"] > 35:
            return
    pytest.fail(f"too few situations: {player.found}")


def test_a_memory_is_the_game_that_it_follows() -> None:
    for outside in ((0,), (0, 1)):
        session = Session.start(
            matchup("removal-bombazar", "liquid-beast", ("control", "random")), 9, 1, outside=outside
        )
        while not session.over:
            memory = session.memory()
            assert memory.state["stopped"][0] == course.HALTED
            assert int(memory.state["digest"][0]) == int(session.record.digest)
            session.answer(len(session.view().question) - 1)


# --- Documents --------------------------------------------------------------------------------------------------
def test_the_notebook_runs() -> None:
    """With few games: what it prints is that of more, played compiled (the test marked `soak`)."""
    space: dict[str, Any] = {}
    for source in notebook_cells():
        few = re.sub(r"^(GAMES|SEARCHED) = \d+", r"\1 = 2", source, flags=re.MULTILINE)
        exec(few.replace("deals=5", "deals=1"), space)
    assert space["against_random"].games.height == space["against_curve"].games.height == 2
    lines = next(source for source in notebook_cells() if "class Curve" in source).split("\n\n\n")[0].splitlines()
    assert len(lines) <= 20


def notebook_cells() -> list[str]:
    notebook = json.loads((DOCS / "python-players.ipynb").read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_guide_runs() -> None:
    guide = (DOCS / "python.md").read_text(encoding="utf-8")
    section = guide.split("## Players in Python")[1].split("\n## ")[0]
    space: dict[str, Any] = {}
    for example in re.findall(r"^```python\n(.*?)^```", section, re.DOTALL | re.MULTILINE):
        exec(example.replace("games=1000", "games=4"), space)
    assert space["result"].games.height == 4


@pytest.mark.soak
def test_players_in_python_play_interpreted_too() -> None:
    """This file once more: interpreted, every index is tested."""
    top = DOCS.parent
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", __file__],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(top)},
        cwd=top,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:]
    assert " passed" in run.stdout and "skipped" not in run.stdout


@pytest.mark.soak
def test_the_notebook_prints_what_it_says_and_each_player_beats_the_one_before() -> None:
    """Compiled, with all games."""
    notebook = json.loads((DOCS / "python-players.ipynb").read_text(encoding="utf-8"))
    space: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            with contextlib.redirect_stdout(io.StringIO()) as printed:
                exec("".join(cell["source"]), space)
            assert printed.getvalue() == "".join(line for output in cell["outputs"] for line in output["text"])
    assert space["against_random"].summary.decks[0].win_rate.low > 0.5
    assert space["against_curve"].summary.decks[0].win_rate.estimate > 0.5
