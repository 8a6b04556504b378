"""`duelsim.Game`: the face of one game that a program plays."""

import contextlib
import io
import pickle
import random
import re
from pathlib import Path
from typing import Any

import pytest

import duelsim
from sim.engine.record.codes import course
from sim.games.sessions.view import OPTION_KINDS

GUIDE = Path(__file__).parents[2] / "docs" / "python.md"


def played(game: duelsim.Game, seed: int, pushes: int = 1000) -> duelsim.Game:
    """The game after this many answers at random."""
    luck = random.Random(seed)
    for _ in range(pushes):
        if game.is_over:
            break
        game.push(luck.choice(game.legal))
    return game


@pytest.mark.parametrize(
    ("decks", "number"),
    [(("liquid-beast", "murky-riptide"), 0), (("dogiragon-buster", "fn-rush"), 1)],
)
def test_what_is_legal_are_the_options_of_the_engine(decks: tuple[str, str], number: int) -> None:
    """In a game at random; and the numbers of the answers lead to the same game."""
    luck = random.Random(number)
    game = duelsim.Game(*decks, game=number, seed=11)
    numbers = []
    while not game.is_over:
        record = game.record
        count = int(record.option_count)
        assert record.stopped == course.HALTED and game.player == record.ask_player
        codes = [(OPTION_KINDS[int(record.option_what[at])], int(record.option_number[at])) for at in range(count)]
        assert [(option.kind, option.number) for option in game.legal] == codes
        for option, card in zip(game.legal, record.option_card[:count].tolist(), strict=True):
            if option.card is not None:
                assert option.card.name == game.card_name(card)
                assert option.card.mine == (card // 64 == game.player)
        numbers.append(luck.randrange(count))
        game.push(game.legal[numbers[-1]])
    assert game.legal == () and game.player is None
    again = duelsim.Game(*decks, game=number, seed=11)
    for chosen in numbers:
        again.push(chosen)
    assert again.is_over and int(again.record.digest) == int(game.record.digest)
    assert again.answers == game.answers == tuple(numbers)


def test_an_answer_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = duelsim.Game("liquid-beast", "fn-rush", seed=7)
    first = game.legal[1]
    for wrong in (-1, len(game.legal), True, 1.0, "no", None):
        with pytest.raises(duelsim.NotAnOption, match="not among the options 0 to 5 of player 0: charge mana"):
            game.push(wrong)  # type: ignore[arg-type]
    assert game.answers == () and game.legal[1] == first
    game.push(first)
    with pytest.raises(duelsim.NotAnOption, match="Aqua Guard"):  # it is in the mana zone now
        game.push(first)
    played(game, 1)
    assert game.is_over
    for late in (first, 0):
        with pytest.raises(duelsim.NoQuestion, match="the game is over"):
            game.push(late)


def test_a_copy_is_how_an_answer_is_taken_back() -> None:
    game = duelsim.Game("liquid-beast", "fn-rush", players=(None, "auto"), seed=7)
    before = game.copy()
    game.push(game.legal[1])
    assert isinstance(before, duelsim.Game) and before.answers == () and game.answers == (1,)
    assert before.legal != game.legal
    stored = pickle.loads(pickle.dumps(game))
    assert stored.legal == game.legal and repr(stored) == repr(game)
    before.push(1)
    assert repr(before) == repr(game)


def test_a_view_shows_the_board_without_what_is_hidden() -> None:
    """Its words do not depend on the hidden cards; the game itself shows all of it."""
    game = played(duelsim.Game("murky-riptide", "dogiragon-buster", players=(None, "auto"), seed=3), 2, 6)
    view = game.view()
    deals = [view.deal_hidden(seed) for seed in range(2)]
    assert {str(deal.view()) for deal in deals} == {str(view)}
    assert len({repr(game), *map(repr, deals)}) == 3
    rows = [[text.count(f"\n  {zone} ") for zone in ("hand", "shields")] for text in (str(view), repr(game))]
    assert rows == [[1, 0], [2, 2]]
    numbered = [f"  {option.index}  {option}" for option in game.legal]
    assert str(view).splitlines()[-len(numbered) :] == numbered == repr(game).splitlines()[-len(numbered) :]
    assert game.view(1).question is None and "asked" not in str(game.view(1))


def test_a_game_says_where_it_is_and_how_it_ended() -> None:
    game = duelsim.Game("liquid-beast", "fn-rush", game=1, seed=7)
    assert (game.turn, game.turn_player, game.step, game.player, game.number) == (1, 0, "charge", 0, 1)
    assert game.names == ("FN Rush", "Liquid Beast")  # in an odd game deck B goes first
    assert (game.is_over, game.winner, game.reason) == (False, -1, "")
    assert repr(game).splitlines()[0] == "Turn 1, FN Rush's turn, charge"
    game.play_out("rush")
    assert game.is_over and game.over and game.winner in (0, 1)
    assert repr(game).splitlines()[-1] == f"{game.names[game.winner]} has won: {game.reason}"


def test_the_earlier_name_starts_the_same_game() -> None:
    game = duelsim.session("liquid-beast", "fn-rush", seed=7)
    assert isinstance(game, duelsim.Game) and isinstance(game, duelsim.Session)
    assert repr(game) == repr(duelsim.Game("liquid-beast", "fn-rush", seed=7))


def test_the_guide_runs() -> None:
    section = GUIDE.read_text(encoding="utf-8").split("## One game")[1].split("\n## ")[0]
    space: dict[str, Any] = {"duelsim": duelsim}
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        for example in re.findall(r"^```python\n(.*?)^```", section, re.DOTALL | re.MULTILINE):
            exec(example, space)
    assert re.search(r"^[01] direct attack$", printed.getvalue(), re.MULTILINE)
    for name in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE):
        for one in re.findall(r"`(\w+)", name):
            assert one == "game" or hasattr(space["game"], one), one
