"""`duelsim.Game`: one game between two decks, which a Python program plays question by question."""

from functools import partial
from typing import Unpack

from sim.api import arguments, limits
from sim.api.errors import ImpossibleExperiment, translated_errors
from sim.api.experiments import DeckSource, decks_of, with_options_shown
from sim.api.options import RunOptions
from sim.api.run_experiment import experiment_of
from sim.experiments.kinds.match import match_experiment
from sim.games.playing.warming import tell_of_compiling
from sim.games.sessions.session import Session, begun
from strategies.thinkers import AUTO

YOU_OR_A_PLAYER = tuple[str | None, str | None]


class Game(Session):
    """A game between two decks; the player who is asked answers with one of `legal`.

    `player` is who is asked, `legal` are the answers, `push` gives one, `view()` is what the player may see, `copy()`
    is a separate game from here on. Printing the game shows all of it, `print(game.view())` what the player
    who is asked may see. `is_over`, `winner` and `reason` say how it ended. Players are seats: player 0 goes first.
    """

    @with_options_shown
    def __init__(
        self,
        deck_a: DeckSource,
        deck_b: DeckSource,
        *,
        players: YOU_OR_A_PLAYER = (None, None),
        game: int = 0,
        **options: Unpack[RunOptions],
    ) -> None:
        """Start game number `game` of the match with this seed; in even games deck A goes first.

        `players` are who play the decks; None is you. Of the `RunOptions` only those that decide the games mean
        something here: the seed, the rules, the turn cap, the format and card files.

        >>> game = Game("liquid-beast", "fn-rush", players=(None, "auto"), seed=7)
        >>> game.turn, game.step, [str(option) for option in game.legal][:2]
        (1, 'charge', ['no', 'Aqua Guard'])
        """
        for name in ("out", "scheduler", "jobs", "observer"):
            if options.get(name) is not None:
                raise ImpossibleExperiment(f"{name}: this is one game, which you play; it takes no {name}.")
        arguments.whole("game", game, limits.GAME)
        each = arguments.two_players_or_nobody("players", players)
        decks = decks_of((deck_a, deck_b), options)
        names = (AUTO if each[0] is None else each[0], AUTO if each[1] is None else each[1])
        outside = [deck for deck, name in enumerate(each) if name is None]
        with translated_errors():
            experiment = experiment_of(partial(match_experiment, *decks, players=names, games=2), options)
            (matchup,) = experiment.matchups
        if any(rollouts and deck not in outside for deck, rollouts in enumerate(matchup.rollouts)):
            raise ImpossibleExperiment(
                "players: nobody searches or looks ahead in a game that you play; give a script, or None and answer."
            )
        tell_of_compiling()
        state, origin = begun(matchup, experiment.seed, game, outside, experiment.turn_cap)
        super().__init__(matchup.tables, matchup.cards, state, next_turn=True, origin=origin)


session = Game  # its earlier name
