"""Sentences that documents of several kinds use."""

from collections.abc import Sequence

from sim.language import gettext, ngettext

MOST_ERRORS = 5  # that are named
MANY = 0.05  # of the games: if this many are undecided, that is the first doubt
STOPPED_BY_A_TEST = "The test stopped early, so this estimate is exaggerated."
PICKED = "The range is a bit wider because this is the best of {}."
OPEN_TO_READERS = "You see every hand and shield. The players did not."


def undecided_in_words(count: int, turn_cap: int) -> str:
    """What became of games that were not over in time.

    >>> undecided_in_words(1, 100), undecided_in_words(2, 80)
    ('1 game hit the turn cap of 100 and counts as a draw.', '2 games hit the turn cap of 80 and count as draws.')
    """
    counts = "counts as a draw" if count == 1 else "count as draws"
    return f"{games_in_words(count)} hit the turn cap of {turn_cap} and {counts}."


def games_in_words(count: int) -> str:
    """A number of games.

    >>> games_in_words(1), games_in_words(2000)
    ('1 game', '2,000 games')
    """
    return ngettext("{count:,} game", "{count:,} games", count)


def against(deck: str, opponent: str) -> str:
    """A matchup.

    >>> against("FN Rush", "Liquid Beast")
    'FN Rush against Liquid Beast'
    """
    return gettext("{deck} against {opponent}", deck=deck, opponent=opponent)


def cards_in_words(count: int) -> str:
    """A number of cards.

    >>> cards_in_words(1), cards_in_words(1234)
    ('1 card', '1,234 cards')
    """
    return ngettext("{count:,} card", "{count:,} cards", count)


def pairs_left_out(count: int, of: str = "") -> str:
    """That pairs, such as pairs "of matches", belong to no estimate.

    >>> pairs_left_out(1), pairs_left_out(2, " of matches")
    ('1 pair is left out of the estimates', '2 pairs of matches are left out of the estimates')
    """
    pairs = f"1 pair{of} is" if count == 1 else f"{count:,} pairs{of} are"
    return f"{pairs} left out of the estimates"


def error_lines(errors: Sequence[str], consequence: str = "") -> list[str]:
    """Lines about the games that ended in an error, the first few by name.

    ``consequence`` is what this means for the estimates.

    >>> error_lines(["game 7: too many triggers wait"], "their pairs are left out")
    ['1 game ended in an error; their pairs are left out:', '  game 7: too many triggers wait']
    """
    if not errors:
        return []
    heading = "; ".join(filter(None, (f"{games_in_words(len(errors))} ended in an error", consequence)))
    more = len(errors) - MOST_ERRORS
    return [
        f"{heading}:",
        *(f"  {error}" for error in errors[:MOST_ERRORS]),
        *([f"  ... and {more} more"] if more > 0 else ()),
    ]
