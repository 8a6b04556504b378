"""The summary picture of a run names its decks, its games, its players and its seed, and has its first drawing."""

from decks.reading import read_deck
from reports.shared_picture import summary_picture
from reports.writing.document import Document, Figure, Section, Table, heads
from reports.writing.verdict import Verdict
from sim.cards.library import known_names
from sim.experiments.conduct import conduct
from sim.experiments.kinds.goldfish import goldfish_experiment
from sim.experiments.kinds.match import match_experiment

FN, LIQUID = (read_deck(name, known_names()) for name in ("fn-rush", "liquid-beast"))


def test_it_has_what_the_report_says_first_and_what_was_played() -> None:
    def draw() -> None:
        raise ValueError("nothing")

    figure = Figure("f", "It says.", draw, Table("", heads("a"), ()))  # type: ignore[arg-type]
    document = Document("T", Verdict("V"), (Section("", (figure,)),))
    found = summary_picture(conduct(match_experiment(FN, LIQUID, games=2, seed=5)), document)
    assert (found.title, found.verdict, found.draw) == ("T", Verdict("V"), draw)
    assert found.decks == (("FN Rush", ("fire", "nature")), ("Liquid Beast", ("water", "nature")))
    assert found.facts == "2 games, played by rush, seed 5"


def test_a_document_may_have_a_drawing_for_it_alone() -> None:
    def draw() -> None:
        raise ValueError("nothing")

    run = conduct(goldfish_experiment([FN], games=2, seed=5))
    assert summary_picture(run, Document("T", Verdict("V"), draw=draw)).draw is draw  # type: ignore[arg-type]


def test_a_goldfish_is_no_deck() -> None:
    found = summary_picture(conduct(goldfish_experiment([FN], games=2, seed=5)), Document("T", Verdict("V")))
    assert [name for name, _ in found.decks] == ["FN Rush"]
    assert found.facts == "2 games, played by rush, seed 5"
    assert found.draw is None


def test_of_a_player_who_looks_ahead_its_script_is_left_out() -> None:
    run = conduct(match_experiment(FN, LIQUID, players=("lookahead:1", "search:1"), games=0, seed=5))
    assert summary_picture(run, Document("T", Verdict("V"))).facts == "0 games, played by lookahead:1, search:1, seed 5"
