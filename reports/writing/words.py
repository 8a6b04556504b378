"""Sentences that documents of several kinds use."""

from collections.abc import Sequence

from sim.language import gettext, ngettext, translatable

MOST_ERRORS = 5  # that are named
MANY = 0.05  # of the games: if this many are undecided, that is the first doubt
STOPPED_BY_A_TEST = translatable("The test stopped early, so this estimate is exaggerated.")
PICKED = translatable("The range is a bit wider because this is the best of {}.")
OPEN_TO_READERS = translatable("You see every hand and shield. The players did not.")


def undecided_in_words(count: int, turn_cap: int) -> str:
    """What became of games that were not over in time.

    >>> undecided_in_words(1, 100), undecided_in_words(2, 80)
    ('1 game hit the turn cap of 100 and counts as a draw.', '2 games hit the turn cap of 80 and count as draws.')
    """
    return ngettext(
        "{count:,} game hit the turn cap of {turn_cap} and counts as a draw.",
        "{count:,} games hit the turn cap of {turn_cap} and count as draws.",
        count,
        turn_cap=turn_cap,
    )


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


def pairs_left_out(count: int, *, of_matches: bool = False) -> str:
    """That pairs, of games or of matches, belong to no estimate.

    >>> pairs_left_out(1), pairs_left_out(2, of_matches=True)
    ('1 pair is left out of the estimates', '2 pairs of matches are left out of the estimates')
    """
    if of_matches:
        return ngettext(
            "{count:,} pair of matches is left out of the estimates",
            "{count:,} pairs of matches are left out of the estimates",
            count,
        )
    return ngettext(
        "{count:,} pair is left out of the estimates", "{count:,} pairs are left out of the estimates", count
    )


def error_lines(errors: Sequence[str], consequence: str = "") -> list[str]:
    """Lines about the games that ended in an error, the first few by name.

    ``consequence`` is what this means for the estimates.

    >>> error_lines(["game 7: too many triggers wait"], "their pairs are left out")
    ['1 game ended in an error; their pairs are left out:', '  game 7: too many triggers wait']
    """
    if not errors:
        return []
    heading = ngettext("{count:,} game ended in an error", "{count:,} games ended in an error", len(errors))
    if consequence:
        heading = gettext("{heading}; {consequence}", heading=heading, consequence=consequence)
    more = len(errors) - MOST_ERRORS
    return [
        gettext("{heading}:", heading=heading),
        *(f"  {error}" for error in errors[:MOST_ERRORS]),
        *([gettext("  ... and {more} more", more=more)] if more > 0 else ()),
    ]
