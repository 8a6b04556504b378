"""Making a game of a person against a player ready: who gives hints, and what was learned of the decks before."""

from dataclasses import dataclass

from decks.reading import Deck
from sim.api import defaults
from sim.api.learning import learned
from sim.games.matchups.matchup import Matchup, prepare_sides, seated, side_of
from sim.games.matchups.rule_options import RuleOptions
from strategies.registry import LOOKAHEAD, split_thinking, thinker_of
from strategies.thinkers import looks_ahead


@dataclass(frozen=True)
class PersonsMatchup:
    """A matchup that is ready for a person, who plays the first deck.

    `hint_deals` is on how many deals a hint tries the answers. `is_learned`: the opponent judges as it always will, and
    not by the universal value because its deck was not learned yet.
    """

    matchup: Matchup
    hint_deals: int
    is_learned: bool


def persons_matchup(
    own: Deck, other: Deck, players: tuple[str, str], rules: RuleOptions, *, learning: bool
) -> PersonsMatchup:
    """Make a game of a person ready. `players` are whom hints follow, and the opponent.

    Nothing is learned for it. Raises what `sim.games.matchups.matchup.prepare_sides` raises.
    """
    adviser, deals = _adviser(players[0])
    sides = [side_of(own, adviser), side_of(other, players[1])]
    if defaults.learning(learning):
        sides = learned(sides, rules, None)  # the first question waits for no training
    matchup = prepare_sides(seated(*sides), rules)
    return PersonsMatchup(matchup, deals, bool(sides[1].own_value) or not looks_ahead(players[1]))


def _adviser(player: str) -> tuple[str, int]:
    """Who gives hints, a lookahead that follows the player unless that is a thinker itself; and on how many deals."""
    thinker = thinker_of(player)
    if thinker is None:
        return f"{LOOKAHEAD}/{player}", defaults.HINT_DEALS
    return player, split_thinking(player)[0] if ":" in player.partition("/")[0] else defaults.HINT_DEALS
