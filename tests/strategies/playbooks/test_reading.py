"""Playbooks as text: every form is read and written as it was, and every error names its line."""

import re
from pathlib import Path

import pytest

from decks.reading import read_deck
from decks.shipped import shipped_decks
from sim.cards.library.lookup import library_names
from sim.engine.record.codes import playbooks
from sim.games.matchups.matchup import Side, prepare_matchup, side_of
from sim.language import speaking
from strategies.playbooks.finding import FoundPlayer, find_player, prepare_player, whole_text
from strategies.playbooks.lines import SECTION_NAMES
from strategies.playbooks.reading import PlaybookError, read_playbook
from strategies.playbooks.scripts import script_text
from strategies.playbooks.writing import written
from strategies.registry import PLAYERS, UnknownPlayer, chosen_player

NAMES = library_names()
JAPANESE = re.compile("[ぁ-ん]")
EVERY_FORM = """base: control:hand_kept=2

charge
    until mana 8
    never the last card that could be played
    Barkwhip, the Smasher, Corile, blockers
    cards of a missing civilization
    spare copies, removal
    keep blockers that could be played when in danger
    rather Spiral Gate
    rather not spells that would do nothing

use
    fill the mana
    spells like creatures
    Terror Pit, removal when in danger
    keep everything
    never Locomotiver when their hand is empty
    never Aqua Hulcus unless mana at least 4 and turn at most 9
    Crystal Paladin only when they have a blocker
    Corile when they have 2 or more creatures with power 6000 or more and not lethal

attack
    players when lethal
    hold Locomotiver unless lethal
    Crystal Lancer at players when their shields at most 2
    creatures at blockers
    rather everything at Aqua Guard

block
    Aqua Guard against creatures that have "double breaker" when you have Corile in your hand
    never Aqua Hulcus

choose
    destroy blockers
    discard Horrid Worm
    never return Crystal Lancer
    take Corile
    charge spells
    put Fear Fang
    tap untapped creatures
    water creatures that cost 3 or less

declare
    never Aqua Hulcus when deck at most 5

sideboard
    against FN Rush: -2 Corile, -1 Barkwhip, the Smasher, +3 Terror Pit
    against decks with Terror Pit: -1 Corile, +1 Locomotiver
    against everything: -1 Aqua Hulcus, +1 Spiral Gate
"""


def test_every_form_is_read_and_written_as_it_was() -> None:
    book = read_playbook(EVERY_FORM, NAMES)
    assert written(book) == EVERY_FORM
    assert read_playbook(written(book), NAMES) == book
    assert all(book.lines[section] for section in range(playbooks.SECTIONS))


def test_comments_spaces_colons_and_the_spelling_of_names_make_no_difference() -> None:
    said = (
        "# how to play it\nbase :  rush\n\nCharge".replace("Charge", "charge:")
        + "\n  corile ,  AQUA  hulcus   # +1.3\n"
    )
    assert written(read_playbook(said, NAMES)) == "base: rush\n\ncharge\n    Corile, Aqua Hulcus\n"


def test_without_a_base_the_general_player_is_the_base() -> None:
    assert read_playbook("charge\n  Corile", NAMES).base == "general"


def test_the_lines_of_the_general_player_stand_below_those_of_the_playbook() -> None:
    text = whole_text(FoundPlayer("my.play", "charge\n    until mana 5\n    Corile\n"), NAMES)
    assert text.startswith("base: control\n\ncharge\n    until mana 5\n    Corile\n    never the last card")
    assert "fill the mana" in text
    assert whole_text(FoundPlayer("my.play", EVERY_FORM), NAMES) == EVERY_FORM.partition("\nsideboard")[0]
    # What both say stands once: the text is read again from the run.
    twice = whole_text(FoundPlayer("my.play", "use\n    blockers, removal when in danger\n"), NAMES)
    assert twice.count("blockers, removal when in danger") == 1
    assert read_playbook(twice, NAMES).base == "control"
    with pytest.raises(PlaybookError, match="its own base"):
        prepare_player(FoundPlayer("general", "base: general\ncharge\n"), NAMES, highest_cost=5)


def test_a_player_is_found_by_its_words(tmp_path: Path) -> None:
    """A deck without a file has no playbook next to it."""
    deck = tmp_path / "mine.txt"
    assert (
        find_player("auto", deck).words == find_player("auto", Path()).words == find_player("auto").words == "general"
    )
    (tmp_path / "mine.play").write_text("\ufeffbase: rush\r\ncharge\r\n", encoding="utf-8")
    found = FoundPlayer("mine.play", "base: rush\ncharge\n")
    assert find_player("auto", deck) == find_player(str(tmp_path / "mine.play")) == found
    assert find_player("fn-rush.play").playbook == find_player("fn-rush").playbook
    assert find_player(" rush : hand_kept = 1 ") == FoundPlayer("rush:hand_kept=1")
    for words, message in (
        ("clever", "and the playbooks of decks"),
        ("x.play", "there is no playbook x.play"),
        ("rsh", '"rush"'),
    ):
        with pytest.raises(UnknownPlayer, match=message):
            find_player(words)


@pytest.mark.parametrize("name", shipped_decks())
def test_every_shipped_deck_is_prepared_with_its_playbook(name: str) -> None:
    side = side_of(read_deck(name, [*NAMES.values()]), "auto")
    assert side.player == f"{name}.play"
    assert side.prepared_player().playbook is not None
    assert Side.from_json(side.to_json()) == side


def test_a_side_with_a_playbook_has_the_name_of_one() -> None:
    with pytest.raises(UnknownPlayer, match="clever"):
        Side("Mine", "clever", ("Corile",) * 40, playbook="charge\n")
    assert Side("Mine", "my.play", ("Corile",) * 40, playbook="base: rush\ncharge\n").player == "my.play"


def test_a_description_in_other_words_of_the_card_language_is_read() -> None:
    text = "base: rush\n\ncharge\n    Dragons, evolution creatures, darkness or fire spells\n"
    assert written(read_playbook(text, NAMES)) == text


@pytest.mark.parametrize("name", PLAYERS)
def test_the_text_of_a_script_says_nothing_that_changes_it(name: str) -> None:
    text = script_text(chosen_player(name))
    assert text.startswith(f"# {name}: ")
    if name in ("rush", "control"):
        book = read_playbook(text, NAMES)
        assert (book.base, any(book.lines)) == (name, False)
        assert all(f"\n{section}\n" in text for section in SECTION_NAMES)


def test_the_rows_of_a_book_are_those_of_its_text(tmp_path: Path) -> None:
    """Written and read again, a playbook gives the same tables."""
    deck = read_deck("murky-riptide", [*NAMES.values()])
    tables = []
    for number, text in enumerate((EVERY_FORM, written(read_playbook(EVERY_FORM, NAMES)))):
        file = tmp_path / f"{number}.play"
        file.write_text(text, encoding="utf-8")
        tables.append(prepare_matchup(deck, deck, (str(file), "rush")).tables.tobytes())
    assert tables[0] == tables[1]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", None, "it has no lines. Write"),
        ("# nothing", None, "it has no lines. Write"),
        ("Corile", 1, '"Corile" stands under no question. Write one of charge, use, attack, block, choose, declare'),
        ("chrage\n  Corile", 1, '"chrage" stands under no question. Did you mean "charge"?'),
        ("base: rushh", 1, "goldfish, search and lookahead. Write base: general, rush or control."),
        ("base: random", 1, "random has no priorities to build on. Write base: general, rush or control."),
        ("base: rush:luck=1", 1, "the player rush has no parameter 'luck'"),
        ("base: rush\nbase: rush", 2, "the base is rush already. Delete one of the two lines."),
        ("charge\nbase: rush", 2, 'write "base:" before the questions.'),
        ("charge\nuntil mana", 2, '"until mana": write "until mana 7" or "until the most expensive card".'),
        ("charge\nuntil mana 7\nuntil mana 8", 3, '"until" stands there twice.'),
        ("attack\nfill the mana", 2, '"fill the mana" is about using cards. Write it under "use".'),
        ("charge\nCorille", 2, 'Did you mean "Corile"?'),
        ("charge\nblokers", 2, 'Did you mean "blockers"?'),
        ("charge\nfoo", 2, '"foo" is neither a card nor a description of cards.'),
        ("charge\ncreatures of that race", 2, '"creatures of that race": nothing before chooses what it speaks of.'),
        ("charge\nyour creatures", 2, "the line says where and whose they are"),
        ("charge\nuntapped spells with power 3 or more", 2, "a spell has no power"),
        ("charge\nCorile,", 2, "cards are missing. Write a card or a description such as blockers"),
        ("charge\n, Corile", 2, "cards are missing."),
        ("charge\nCorile\ncorile", 3, "the same line stands above it under this question. Delete one of them."),
        ("charge\nhold Corile", 2, 'write "never Corile" under this question.'),
        ("attack\nnever Corile", 2, 'write "hold Corile" under this question.'),
        ("attack\nspare copies", 2, '"spare copies" is looked for in the hand alone. Write it under charge.'),
        ("attack\nremoval", 2, '"removal" is looked for in the hand alone. Write it under charge or use.'),
        ("use\nthe last card", 2, "Write it under charge."),
        ("use\nkeep Corile only when lethal", 2, '"only when" follows only cards. With keep, never or hold'),
        ("use\nCorile when losing", 2, '"losing" is no condition. Conditions are "in danger", "lethal"'),
        ("use\nCorile when in dangr", 2, '"in dangr" is no condition. Did you mean "in danger"?'),
        ("use\nCorile when", 2, "is neither a card nor a description"),
        ("use\nCorile when they have Corile in their hand", 2, 'a player does not see that hand. Write "their hand at'),
        ("use\nCorile when they have Corile in your hand", 2, 'write "they have" with "in their".'),
        ("use\nCorile when you have everything", 2, 'write a card or a description after "have".'),
        ("use\nCorile when mana at least 9999", 2, '"mana at least 9999" is no condition.'),
        ("charge\n" + "x" * 600, 2, "it has more than 500 letters. Write several lines."),
        ("charge\n\x1b[31m", 2, "it has characters that cannot be shown."),
        ("charge\n" + "\n".join(f"cards that cost {number}" for number in range(70)), 62, "more than 60 cards"),
        ("\n" * 2_000, None, "it has more than 1,000 lines. Is it the right file?"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int | None, message: str) -> None:
    with pytest.raises(PlaybookError) as raised:
        read_playbook(text, NAMES, "my.play")
    first = raised.value.problems[0]
    assert (first.line, message in first.message) == (line, True), str(raised.value)
    assert str(raised.value).startswith("The playbook my.play cannot be used:\n  ")
    with speaking("ja"), pytest.raises(PlaybookError) as in_japanese:
        read_playbook(text, NAMES, "my.play")
    assert JAPANESE.search(in_japanese.value.problems[0].message)


def test_every_problem_of_a_playbook_is_reported() -> None:
    with pytest.raises(PlaybookError) as raised:
        read_playbook("chrage\nbase: nobody\ncharge\nCorille\nCorile when x\n", NAMES)
    assert [problem.line for problem in raised.value.problems] == [1, 2, 4, 5]
    many = "charge\n" + "\n".join(f"Corille{number}" for number in range(200))
    with pytest.raises(PlaybookError, match="and 180 more problems"):
        read_playbook(many, NAMES)


def test_swaps_of_a_plan_may_stand_between_semicolons() -> None:
    plan = "against FN Rush: -2 Corile, +1 Terror Pit, +1 Emeral"
    texts = [f"sideboard\n{plan.replace(',', mark)}\n" for mark in (",", ";", " ;")]
    assert [read_playbook(text, NAMES).plans[0].text for text in texts] == [plan] * 3


# --- Plans of a sideboard -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "against FN Rush",
            '"against FN Rush" is no plan of a sideboard. Write "against FN Rush: -2 Corile, +2 Terror',
        ),
        ("-2 Corile, +2 Terror Pit", '"-2 Corile, +2 Terror Pit" is no plan of a sideboard.'),
        ("against FN Rush: 2 Corile", "is no plan of a sideboard."),
        ("against FN Rush: -2 Corile", "2 cards go out and 0 come in: a deck keeps its size."),
        ("against FN Rush: -2 Corile, +1 Terror Pit", "2 cards go out and 1 come in"),
        ("against FN Rush: -2x Corile, +2 Terror Pit", '"-2x Corile" is no swap.'),
        ("against FN Rush: -0 Corile, +0 Terror Pit", "0 copies of Corile are none."),
        ("against FN Rush: -1 Corlie, +1 Terror Pit", 'no card is known by the name "Corlie". Did you mean "Corile"'),
        ("against FN Rush: -1 Corile, +1 corile", "Corile is named twice in the plan."),
        ("against decks with Corlie: -1 Corile, +1 Terror Pit", 'no card is known by the name "Corlie".'),
        (
            "against x: -1 Corile, +1 Terror Pit\nagainst X: -2 Corile, +2 Terror Pit",
            "a plan against X stands above it.",
        ),
        ("against everything: -1 Corile, +1 Terror Pit\nagainst X: -1 Corile, +1 Terror Pit", "nobody is left for it"),
        ("\n".join(f"against {at}: -1 Corile, +1 Terror Pit" for at in range(101)), "there are more than 100 plans."),
    ],
)
def test_what_is_wrong_with_a_plan_is_said(line: str, message: str) -> None:
    with pytest.raises(PlaybookError) as refused:
        read_playbook(f"sideboard\n{line}\n", NAMES)
    (problem,) = refused.value.problems
    assert problem.line == 2 + line.count("\n")
    assert message in problem.message
    with speaking("ja"), pytest.raises(PlaybookError) as in_japanese:
        read_playbook(f"sideboard\n{line}\n", NAMES)
    assert JAPANESE.search(in_japanese.value.problems[0].message)


def test_signs_spaces_and_the_spelling_of_cards_make_no_difference() -> None:
    plan, other = (
        read_playbook(f"sideboard:\n  {line}\n", NAMES).plans
        for line in ("against X: -2 Corile, +2 Terror Pit", "against X :\u2212 2 corile ,+2  TERROR  pit  # why")
    )
    assert plan == other


def test_a_run_has_no_plans() -> None:
    """They may name cards that the run does not know; it has the lists that they lead to."""
    text = "base: rush\ncharge\n  Corile\nsideboard\n  against X: -1 Corile, +1 Terror Pit\n"
    assert whole_text(FoundPlayer("my.play", text), NAMES) == "base: rush\n\ncharge\n    Corile\n"
    assert "sideboard" not in whole_text(FoundPlayer("my.play", text.replace("rush", "general")), NAMES)
