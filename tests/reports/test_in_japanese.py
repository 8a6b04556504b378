"""Reports in Japanese, as a terminal shows them: nothing is English but names of players and commands."""

import re
from collections.abc import Callable

import pytest

from decks.shipped import all_shipped
from reports.sections import best_of, compare, gauntlet, goldfish, lift, match, matrix
from reports.summaries.best_of import summarize_best_of
from reports.summaries.compare import summarize_compare
from reports.summaries.gauntlet import summarize_gauntlet
from reports.summaries.match import summarize_match
from reports.summaries.matrix import summarize_matrix
from reports.writing.document import Document
from sim.language import JAPANESE, speaking
from tests.reports.examples import best_of as matches
from tests.reports.examples import compare as lists
from tests.reports.examples import gauntlet as opponents
from tests.reports.examples import goldfish as alone
from tests.reports.examples import lift as cards
from tests.reports.examples import matrix as all_pairs
from tests.reports.examples.matrix import FN, LIQUID, MONO, A, B
from tests.reports.examples.terminal import on_terminal
from tests.reports.sections.test_pilots import match_run

CLOSE = [[A, A, A, B] * 20, [B, A, A, B] * 20, [B, B, B, A] * 20]
PAIRS = {(FN, MONO): [[A] * 80] * 3, (FN, LIQUID): CLOSE, (MONO, LIQUID): [[B] * 80] * 3}
SINGLE = {pair: winners[0] for pair, winners in PAIRS.items()}
DOCUMENTS: dict[str, Callable[[], Document]] = {
    "a match": lambda: match.document(summarize_match(match_run([A, B] * 16, "rush", "control"))),
    "a best-of-three match": lambda: best_of.document(summarize_best_of(matches.run_of(*CLOSE))),
    "a gauntlet": lambda: gauntlet.document(summarize_gauntlet(opponents.run_of(*SINGLE.values()))),
    "a gauntlet of matches": lambda: gauntlet.document(summarize_gauntlet(opponents.matches_of_run(*CLOSE))),
    "all against all": lambda: matrix.document(summarize_matrix(all_pairs.run_of(SINGLE))),
    "matches of all against all": lambda: matrix.document(summarize_matrix(all_pairs.matches_of_run(PAIRS))),
    "two lists": lambda: compare.document(summarize_compare(lists.run(lists.two_lists(), [(A, A)] * 4, [(B, A)] * 4))),
    "a goldfish": lambda: goldfish.document(alone.summary_of([(alone.WON, 6), (alone.LOST, 9)] * 4)),
    "cards in the opening hand": lambda: lift.document(cards.summary(cards.card("Corile", 0.1))),
}
# Names of decks and cards, players, commands and their options.
PLAYERS, WORDS = (
    r"\b(rush|control|auto|general|goldfish)\b|\w+\.play",
    r"duelsim [a-z]+|--[a-z]+|docs/\S+|sideboard|against",
)
NAMES = re.compile(rf"\b[A-Z][\w-]+|{PLAYERS}|{WORDS}", re.ASCII)


@pytest.mark.parametrize("kind", DOCUMENTS)
def test_a_report_is_in_japanese_throughout(kind: str) -> None:
    with speaking(JAPANESE):
        shown = on_terminal(DOCUMENTS[kind](), width=5000)
    english = [line for line in shown.splitlines() if re.search("[a-z]{2,}", NAMES.sub("", line))]
    assert english == []
    assert [deck.name for deck in all_shipped() if deck.name in shown] == []
