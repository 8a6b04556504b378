"""Figures: curves and dots drawn with Matplotlib from summaries. What they mean is said in the documents."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from reports.matchup import MatchupSummary

BLUE, ORANGE, GREY = "#1f6fb4", "#d1741c", "#777777"  # deck A, deck B, neither; told apart by everybody


def wins_by_turn(summary: "MatchupSummary") -> "Figure":
    """The share of all games that each deck has won by each turn, with the band of each turn."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.2), layout="constrained")
    axes = figure.add_subplot()
    for deck, colour in zip(summary.decks, (BLUE, ORANGE), strict=True):
        band = deck.won_by_turn
        if band is not None:
            axes.step(band.turns, 100 * band.shares, where="post", color=colour, label=deck.name)
            axes.fill_between(band.turns, 100 * band.low, 100 * band.high, step="post", color=colour, alpha=0.2, lw=0)
    axes.set_xlabel("player turn")
    axes.set_ylabel("games won, %")
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    return figure
