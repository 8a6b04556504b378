"""The summary picture of a run: its verdict, a drawing, its decks, and what was played."""

from reports.decks_shown import civilizations_of, decks_of
from reports.writing.document import Document, Figure
from reports.writing.picture import Picture
from reports.writing.words import games_in_words
from sim.experiments.runs.run import Run
from sim.language import comma, gettext

MOST_PLAYERS = 3
DOES_NOTHING = "goldfish"  # the player of an opponent that is no deck of the run's question


def summary_picture(run: Run, document: Document) -> Picture:
    """The picture of a run and of its report."""
    blocks = (block for section in document.sections for block in section.blocks)
    figure = next((block for block in blocks if isinstance(block, Figure)), None)
    return Picture(
        title=document.title,
        verdict=document.verdict,
        decks=tuple(
            (name, civilizations_of(side)) for name, side in decks_of(run).items() if side.played_by != DOES_NOTHING
        ),
        facts=comma().join(
            filter(
                None, (games_in_words(run.game_count), _players(run), gettext("seed {seed}", seed=run.experiment.seed))
            )
        ),
        draw=document.draw or (None if figure is None else figure.draw),
    )


def _players(run: Run) -> str:
    """Who plays in the run, thinkers without the scripts that they follow; or how many where they are many."""
    experiment = run.experiment
    named = zip(experiment.players, experiment.thinkers, strict=True)
    names = dict.fromkeys(
        name if thinker is None else name.partition("/")[0] for name, thinker in named if name != DOES_NOTHING
    )
    if len(names) > MOST_PLAYERS:
        return gettext("{count} players", count=len(names))
    return gettext("played by {by_whom}", by_whom=comma().join(names))
