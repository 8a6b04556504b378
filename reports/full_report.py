"""The whole report of a run: what its games say, two or three of them recounted, the decks, and its provenance.

What the games say is the document of its kind (`reports.sections`); this file adds what every report has.
"""

import shlex
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import starmap
from typing import TYPE_CHECKING

from decks.visible_text import visible
from reports.cards_noted import with_cards_noted
from reports.decks_shown import cards_of, deck_tables, with_cards_of
from reports.glossary import glossary
from reports.sections import by_kind
from reports.summaries.players import unlike_pilots
from reports.summaries.summary import NotableGame, Summary
from reports.writing.document import Block, Command, Document, Paragraph, Section, Table, Transcript, heads
from reports.writing.values import Value
from reports.writing.words import OPEN_TO_READERS
from sim.engine.record.codes import columns
from sim.experiments.runs.execution import rounded_to_pairs
from sim.experiments.runs.experiment import Experiment
from sim.experiments.runs.folder import RunFolder, game_hash
from sim.experiments.runs.kind import kind_of
from sim.experiments.runs.run import Run
from sim.games.matchups.matchup import Side
from sim.json_types import JsonObject
from sim.language import gettext, ngettext, sentences

if TYPE_CHECKING:
    from reports.recounting import RecountedGame

GAMES_RECOUNTED = 3
LONGEST_COMMAND = 1_000  # letters
RUN = "run"  # the command that plays the experiment of a file
LONGEST_RECOUNTED = 40  # turns: of a longer game, the command that recounts it is enough

Recount = Callable[[NotableGame], "RecountedGame"]


def whole_report(
    run: Run, summary: Summary, *, numbers_only: bool = False, recount_game: Recount | None = None
) -> Document:
    """The report of a run: the document of its summary, some recounted games, decks, provenance and glossary.

    With ``numbers_only``, games and glossary are left out. ``recount_game`` replays the games of `games_to_recount` in
    order; by default they are replayed here.
    """
    document = document_of(run, summary)
    manifest = _manifest(run)
    recount = recount_game or partial(_recount_here, run)
    retold = [] if numbers_only else [(one, recount(one)) for one in games_to_recount(run, summary)]
    missing = " ".join(filter(None, (_what_is_missing(run), _what_pilots_lack(run))))
    complete = replace(
        document,
        # Tables alone have no room for a warning.
        verdict=document.verdict.with_doubt(missing) if missing and numbers_only else document.verdict,
        sections=(
            *((Section("", (Paragraph(missing, warning=True),)),) if missing else ()),
            *((Section("", (Paragraph(values, warning=True),)),) if (values := _unlike_values(run.experiment)) else ()),
            *document.sections,
            *(() if numbers_only else _games_sections(run, summary, retold)),
            Section(gettext("The decks"), tuple(deck_tables(run, document.worths))),
            _provenance_section(run, manifest),
        ),
        cards=() if numbers_only else with_cards_of(cards_of(run), *(game.cards for _, game in retold)),
    )
    return complete if numbers_only else complete.with_sections(glossary(complete))


def document_of(run: Run, summary: Summary) -> Document:
    """The document of a summary, with what a reader must know of its cards and its pilots.

    That pilots of different sorts met is the first doubt about any result; below it stands what the verdict doubted.
    """
    document = with_cards_noted(by_kind.document(run.experiment.kind, summary), run)
    unlike, before = _unlike_sorts(run.experiment), document.verdict.doubt
    if not unlike or not document.verdict.number:
        return document
    said = (Section("", (Paragraph(before),)),) if before else ()
    return replace(document, verdict=document.verdict.with_doubt(unlike), sections=(*said, *document.sections))


def pilots_note(experiment: Experiment) -> str:
    """That pilots of different strength meet in an experiment, in sentences; '' where none do."""
    return _unlike_sorts(experiment) or _unlike_values(experiment)


def _unlike_sorts(experiment: Experiment) -> str:
    return unlike_pilots((one.played_by, other.played_by) for one, other in experiment.cells)


def _unlike_values(experiment: Experiment) -> str:
    return next(filter(None, starmap(_unlike_values_of, experiment.cells)), "")


def _unlike_values_of(one: Side, other: Side) -> str:
    """That two players who look ahead judge by values of different sorts; '' if they do not."""
    if not (one.value and other.value) or one.has_own_value == other.has_own_value:
        return ""
    own, others = (one, other) if one.has_own_value else (other, one)
    return gettext(
        "Unlike pilots: the player of {name} looks ahead by a value of its own, that of"
        " {others_name} by the universal one. With the same cards the first wins more, so"
        " this compares pilots, too.",
        name=own.called,
        others_name=others.called,
    )


def _manifest(run: Run) -> JsonObject:
    """The manifest in the run's folder, or the one that it would have."""
    return run.experiment.manifest() if run.path is None else RunFolder.read(run.path).manifest


def _what_is_missing(run: Run) -> str:
    """Which games of a run are missing, and whether the others are a fair sample; '' if none is."""
    # A race and a match with a stopping rule play fewer.
    most = rounded_to_pairs(run.experiment.games) * len(run.cells)
    if run.lost:
        return ngettext(
            "Salvaged: {lost:,} games are lost because a file is damaged. This is the result of the"
            " other {game_count:,} of at most {most:,} games. {fairness}",
            "Salvaged: {lost:,} games are lost because {count} files are damaged. This is the result of the"
            " other {game_count:,} of at most {most:,} games. {fairness}",
            len(run.damaged),
            lost=run.lost,
            game_count=run.game_count,
            most=most,
            fairness=_fairness(run),
        )
    if not run.interrupted:
        return ""
    return gettext(
        "Unfinished: {game_count:,} of at most {most:,} games have been played. This is their result.",
        game_count=run.game_count,
        most=most,
    )


def _what_pilots_lack(run: Run) -> str:
    """Which games with better players are missing; '' if none is."""
    pilots = run.pilots
    if pilots is None or not (pilots.interrupted or pilots.lost):
        return ""
    wanted = rounded_to_pairs(pilots.experiment.games) * len(pilots.cells)
    lost = gettext("{lost:,} are lost because files are damaged.", lost=pilots.lost) if pilots.lost else ""
    unplayed = gettext("The others have not been played.") if wanted > pilots.game_count + pilots.lost else ""
    measured = gettext(
        "How far better pilots move the result is measured by {game_count:,} of {wanted:,} games.",
        game_count=pilots.game_count,
        wanted=wanted,
    )
    return sentences(measured, lost, unplayed)


def _fairness(run: Run) -> str:
    """Whether the games that are left are a fair sample of all games."""
    if "stopping" in run.experiment.settings:
        return gettext(
            "The run ended when a stopping rule had seen enough, and that rule saw the lost games"
            " too: how many games there are depends on them. Play them again before you rely on"
            " these numbers."
        )
    if kind_of(run.experiment).eliminates(run.experiment):
        return gettext(
            "The race eliminated lists by their results in the lost games too. Here it is decided"
            " without them, and may end differently. Play them again before you rely on these"
            " numbers."
        )
    return gettext(
        "Damage does not depend on what is in a file, so the games that are left are a fair"
        " sample: estimates are less precise, but not biased."
    )


# --- Games ------------------------------------------------------------------------------------------------
def games_to_recount(run: Run, summary: Summary) -> list[NotableGame]:
    """The games of a run that its report recounts: the first ones that are not too long."""
    fine = [one for one in summary.notable_games if _turns(run, one) <= LONGEST_RECOUNTED]
    return fine[:GAMES_RECOUNTED]


def _recount_here(run: Run, notable: NotableGame) -> "RecountedGame":
    from reports.recounting import recount

    games = run.cells[notable.cell]
    return recount(games.matchup, games.seed, notable.game, games.turn_cap, games.rows[notable.game])


def _turns(run: Run, notable: NotableGame) -> int:
    return int(run.cells[notable.cell].rows[notable.game, columns.TURNS])


def _games_sections(
    run: Run, summary: Summary, retold: Sequence[tuple[NotableGame, "RecountedGame"]]
) -> Iterator[Section]:
    """The games that are worth watching, if any: some recounted, the others with the command that recounts them."""
    notable = summary.notable_games
    if not notable:
        return
    told = [one for one, _ in retold]
    others = [one for one in notable if one not in told and run.path is not None]
    blocks: list[Block] = [
        Paragraph(gettext(OPEN_TO_READERS)),
        *(_transcript(run, one, game) for one, game in retold),
    ]
    for one in others:
        blocks += [Paragraph(one.title), Command(_replay_command(run, one))]
    yield Section(gettext("Games to watch"), tuple(blocks))


def _transcript(run: Run, notable: NotableGame, game: "RecountedGame") -> Block:
    """A game that was played again, or why it is not recounted."""
    title = notable.title
    if game.digest != int(run.cells[notable.cell].digests[notable.game]):
        return Paragraph(
            gettext(
                "{title}. It no longer goes the same way: the run was played by another version of"
                " the rules or the cards.",
                title=title,
            )
        )
    name = gettext("game {game}", game=notable.game)
    if len(run.cells) > 1:
        name = gettext("matchup {cell} game {game}", cell=notable.cell, game=notable.game)
    command = _replay_command(run, notable)
    return Transcript(title, game.lines, command, name=name, board=game.board, recording=game.recording)


def _replay_command(run: Run, notable: NotableGame) -> str:
    """The command that recounts a game of a run, where the run was made or read; '' for a run that has no folder."""
    if run.path is None:
        return ""
    # The name of a folder may have bytes that no text has.
    return visible(shlex.join(("duelsim", "replay", str(run.path), *notable.words(len(run.cells)))))


# --- Provenance -------------------------------------------------------------------------------------------
def _provenance_section(run: Run, manifest: JsonObject) -> Section:
    experiment = run.experiment
    rules = experiment.rules
    versions = ", ".join(f"{name} {version}" for name, version in manifest["versions"].items())
    rows: list[tuple[Value, ...]] = [
        (gettext("games played"), f"{run.game_count:,}"),
        (gettext("games that ended in an error"), f"{len(run.errors):,}"),
        (gettext("seed"), str(experiment.seed)),
        (gettext("turn cap"), f"{experiment.turn_cap}"),
        (gettext("rules"), gettext(rules.era)),
        *(((gettext("rulings other than today's"), ", ".join(rules.differing())),) if rules.differing() else ()),
        (gettext("rules and cards, checksum"), str(manifest["engine"])),
        (gettext("versions"), versions),
    ]
    return Section(
        gettext("Where this comes from"),
        (
            *((_other_version(),) if manifest["engine"] != game_hash() else ()),
            Table("", heads(gettext("what"), gettext("value")), tuple(rows)),
            *_how_to_play_again(_command(manifest), (*kind_of(experiment).played_by, RUN)),
        ),
    )


def _other_version() -> Paragraph:
    return Paragraph(
        gettext("The run was played by another version of the rules or the cards than the one that wrote this report."),
        warning=True,
    )


def _how_to_play_again(command: str, commands: Sequence[str]) -> tuple[Block, ...]:
    """The command that played the run, if it is one of these.

    What only a program, or somebody else, can have written is not for typing.
    """
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if words[:1] == ["duelsim"] and words[1:2] and words[1] in commands and shlex.join(words) == command:
        return Paragraph(gettext("To play the same games again:")), Command(command)
    said = command if len(command) <= LONGEST_COMMAND else f"{command[:LONGEST_COMMAND]} …"
    return (Paragraph(gettext("The run says that it was played by: {said}", said=said)),) if command else ()


def _command(manifest: JsonObject) -> str:
    """The command that played the run, with its seed; '' where no command did."""
    command = manifest.get("command", "")
    return f"{command} --seed {manifest['seed']}" if command and "--seed" not in command else str(command)
