"""Deck lists of a page: curves, letters and texts of cards say what the list says, as text too."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from reports.writing.colours import CIVILIZATIONS, SEVERAL_CIVILIZATIONS, contrast
from reports.writing.decks import civilizations_in_words, letter, mana_curve
from reports.writing.document import CardFacts, DeckTable, Document, Head, Section, Table, heads
from reports.writing.page import page
from reports.writing.values import Points
from reports.writing.verdict import Verdict
from sim.statistics.intervals import Interval
from tests.reports.writing.documents import interval_figure


def card(name: str, cost: int, *civilizations: str, text: str = "It does something.") -> CardFacts:
    kind = f"{'-'.join(civilizations)} creature".strip()
    return CardFacts(name, cost, str(cost), civilizations, kind, f"Creature - cost {cost}\n{text}")


CARDS = (
    (4, card("Small & Quick", 1, "fire")),
    (2, card("Middle", 3, "fire", "nature")),
    (1, card("<b>Evil</b>", 3)),
    (3, card("Large", 12, "darkness", text="It has <i>no</i> text.")),
)
LIST = DeckTable(
    "A deck, 10 cards",
    heads("card", "cost", "kind"),
    tuple((f"{count} {one.name}", one.cost_in_words, one.kind) for count, one in CARDS),
    "Played by rush.",
    cards=CARDS,
)
EVERY = tuple(one for _, one in CARDS)
WINS = Table("Wins", heads("card", "word"), (("Middle", "Large"), ("Unknown", "Middle of it")))
PAGE = page([Document("T", Verdict("V"), (Section("", (LIST,)), Section("", (WINS,))), EVERY)])


def test_a_curve_counts_the_cards_of_each_cost_and_says_so_in_words() -> None:
    drawn = ElementTree.fromstring(str(mana_curve(LIST)))
    assert drawn.get("aria-label") == "Mana curve: 4 of cost 1, 3 of cost 3, 3 of cost 9 or more"
    words = ["".join(one.itertext()) for one in drawn.iter("text")]
    assert [word for word in words if word.isdigit() or word == "9+"] == [
        *("4", "1"), "2", *("3", "3"), "4", "5", "6", "7", "8", *("3", "9+")
    ]  # fmt: skip
    bars = {(one.get("class"), float(str(one.get("height")))) for one in drawn.iter("rect")}
    assert bars == {("fire", 84.0), ("several", 42.0), ("colorless", 21.0), ("darkness", 63.0)}


def test_every_colour_has_its_letter_and_can_be_read() -> None:
    assert sorted(map(letter, CIVILIZATIONS)) == ["D", "F", "L", "N", "W"]
    for background, text in (*CIVILIZATIONS.values(), SEVERAL_CIVILIZATIONS):
        assert contrast(background, text) >= 4.5
    assert civilizations_in_words(LIST) == "3 darkness, 6 fire, 2 nature, 1 colorless"
    row = re.search(r"<tr><th[^>]*>2 .*?</tr>", PAGE)
    assert row is not None
    assert re.findall(r'<i class="civ (\w+)">(\w)</i>', row[0]) == [("fire", "F"), ("nature", "N")]
    assert '<span class="unseen">fire-nature </span>creature' in row[0]


def test_a_name_of_a_card_opens_its_text_and_other_words_do_not() -> None:
    targets = dict(re.findall(r'<button popovertarget="(\w+)">([^<]+)</button>', PAGE))
    assert set(targets.values()) == {"Small &amp; Quick", "Middle", "&lt;b&gt;Evil&lt;/b&gt;", "Large"}
    assert PAGE.count("popovertarget=") == 4 + 2  # those of the list, and two cells
    texts = dict(re.findall(r'<aside popover id="(\w+)" aria-label="[^"]*">(.*?)</aside>', PAGE))
    assert set(texts) == set(targets)
    (large,) = (anchor for anchor, name in targets.items() if name == "Large")
    assert "<p>It has &lt;i&gt;no&lt;/i&gt; text.</p>" in texts[large]


def test_the_same_card_of_two_reports_has_one_text() -> None:
    both = page([Document("T", Verdict("V"), (Section("", (LIST,)),), EVERY)] * 2)
    assert both.count("<aside popover") == 4
    changed = (card("Middle", 3, "fire", text="Another text."),)
    other = Document("U", Verdict("V"), (Section("", (WINS,)),), changed)
    assert page([Document("T", Verdict("V"), (Section("", (LIST,)),), EVERY), other]).count("<aside popover") == 5


@pytest.mark.parametrize("cards", [(), ((1, CardFacts("Lost", 0, "", (), "", "")),)])
def test_a_list_without_known_cards_has_no_curve(cards: tuple[tuple[int, CardFacts], ...]) -> None:
    rows = tuple((f"{count} {one.name}", "", "") for count, one in cards)
    table = DeckTable("Empty", heads("card", "cost", "kind"), rows, cards=cards)
    assert mana_curve(table) == ""
    assert "Empty" in page([Document("T", Verdict("V"), (Section("", (table,)),))])


def test_the_worth_of_a_card_has_an_interval_and_a_bar_and_can_be_sorted() -> None:
    worths = (Points(Interval(0.04, 0.02, 0.06)), Points(Interval(-0.02, -0.03, -0.01)), None, None)
    rows = tuple((*row[:1], worth, *row[1:]) for row, worth in zip(LIST.rows, worths, strict=True))
    measured = replace(LIST, heads=heads("card", "worth, points", "cost", "kind"), rows=rows)
    written = page([Document("T", Verdict("V"), (Section("", (measured,)),), EVERY)])
    found = re.findall(
        r"<b>(\S+)</b> <small>(.*?)</small><span class=\"range (\w*)\".*?left:(.*?)%;width:(.*?)%", written
    )
    assert found == [
        ("+4", "+2\xa0to\xa0+6", "up", "66.7", "33.3"),
        ("−2.0", "−3.0\xa0to\xa0−1.0", "down", "25.0", "16.7"),
    ]
    assert written.count("<td>-</td>") == 2
    assert '<table class="sortable">' in written and 'class="deck measured"' in written
    assert '<table class="sortable">' not in PAGE.partition("Wins")[0]


def test_two_decks_are_drawn_at_the_heads_of_their_first_table_alone() -> None:
    versus = Table("", (Head(""), Head("A deck", 0), Head("Another", 1)), (("games won", 3, 4),))
    below_a_drawing = replace(interval_figure(), table=versus)
    first = Section("", (versus, below_a_drawing))
    written = page(
        [Document("T", Verdict("V"), (first, Section("More", (versus,)), Section("The decks", (LIST,))), EVERY)]
    )
    # There is no list of the other deck, and a table that says what a drawing shows has no room for decks.
    assert written.count('<span class="drawn">') == 1
    head = re.search(r'<th scope="col" class="n a">A deck<span class="drawn">(.*?)</span></th>', written, re.DOTALL)
    assert head is not None and 'class="civ fire"' in head[1] and 'class="curve"' in written
    assert written.index('class="drawn"') < written.index('id="more"')
