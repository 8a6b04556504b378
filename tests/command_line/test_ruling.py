"""`duelsim ruling`: a situation in a file, played out; the examples of docs/rulings.md are what it prints."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sim.games.scenario.rulings import SECTIONS

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(
    r"```text\n([^$]*?)```\n\n```text\n\$ duelsim ruling (\S+)((?: \S+)*)\n(.*?)```", GUIDE, re.DOTALL
)
SITUATION = """
player A:
    hand: Terror Pit
    mana zone: 6 darkness fillers
    battle zone: Torcon (sick); Fear Fang
player B:
    battle zone: Aqua Hulcus; Corile (tapped)
play:
    use Terror Pit      # six mana
"""


@pytest.fixture
def rule(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run the command with a file of this text, and more lines."""
    monkeypatch.chdir(tmp_path)

    def ruling(text: str, *lines: str, options: tuple[str, ...] = ()) -> Any:
        Path("here.txt").write_text(text + "".join(f"    {line}\n" for line in lines), encoding="utf-8")
        return run("ruling", "here.txt", *options)

    return ruling


@pytest.mark.parametrize(("text", "name", "options", "output"), EXAMPLES, ids=[example[1] for example in EXAMPLES])
def test_the_examples_of_the_guide_are_what_it_prints(
    text: str, name: str, options: str, output: str, run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(text, encoding="utf-8")
    result = run("ruling", name, *options.split())
    assert result.exit_code == 0
    assert result.stdout == output


def test_the_guide_has_four_examples() -> None:
    assert len(EXAMPLES) == 4


def test_a_file_that_ends_at_a_question_shows_its_options(rule: Any) -> None:
    result = rule(SITUATION)
    assert result.exit_code == 0
    assert "  Player A: Which card do you use? no | [Terror Pit]\n" in result.stdout
    assert "\nNow asked:\n  Player A: Terror Pit: which card do you destroy? Aqua Hulcus | Corile\n" in result.stdout


def test_a_choice_that_is_not_allowed_is_refused_with_its_line_and_reason(rule: Any) -> None:
    result = rule(SITUATION, "choose Corile", "attack with Torcon", "attack with Fear Fang")
    assert result.exit_code == 0
    assert "\nNot allowed: attack with Torcon (here.txt, line 11): it has summoning sickness.\n" in result.stdout
    assert "> attack with" not in result.stdout
    assert "  Player A: Which creature attacks? no | Fear Fang\n" in result.stdout


def test_its_page_has_the_answer_the_cards_and_how_it_stands(rule: Any) -> None:
    assert rule(SITUATION, "choose Corile", "attack with Torcon", options=("--page", "ruling.html")).exit_code == 0
    page = Path("ruling.html").read_text(encoding="utf-8")
    assert '<p class="verdict">Not allowed: attack with Torcon</p>' in page
    assert '<p class="doubt">It has summoning sickness (line 11).</p>' in page
    assert "<i>shield</i> Filler" in page and "use Terror Pit" in page and "duelsim rules 601" in page
    named = re.findall(r'<th scope="row"><button popovertarget="\w+">([^<]+)</button>', page)
    assert named == ["Aqua Hulcus", "Corile", "Fear Fang", "Terror Pit", "Torcon"]  # and no fillers
    for lines, answer in (((), "Player A is asked: Terror Pit: which card do you destroy?"), (("choose Corile",), "")):
        rule(SITUATION, *lines, options=("--page", "ruling.html", "--overwrite"))
        assert answer in Path("ruling.html").read_text(encoding="utf-8")
    rule(SITUATION, "choose Corile", "end the turn", options=("--page", "ruling.html", "--overwrite"))
    page = Path("ruling.html").read_text(encoding="utf-8")
    assert '<p class="verdict">All of this is allowed</p>' in page and "<p>The turn is over.</p>" in page


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("choose Fear Fang",), "it is Player A's"),
        (("B: choose Corile",), "Player A is asked, not Player B"),
        (("no",), "something has to be chosen"),
        (("yes",), "nobody is asked yes or no"),
        (("end the turn",), "something has to be chosen before the turn can end"),
        (("choose Corile", "declare nothing"), "nothing can be declared now"),
        (("choose Corile", "do not block"), "nobody is asked to block"),
        (("choose Corile", "attack with Fear Fang -> Aqua Hulcus"), "it is untapped"),
        (("choose Corile", "end the turn", "pass"), "the turn is over"),
    ],
)
def test_reasons(rule: Any, lines: tuple[str, ...], why: str) -> None:
    refused = json.loads(rule(SITUATION, *lines, options=("--json",)).stdout)["refused"]
    assert (refused["action"], refused["why"]) == (lines[-1], why)


def test_json_has_the_questions_the_events_and_the_ending(rule: Any) -> None:
    found = json.loads(rule(SITUATION, "choose Corile", "attack with Fear Fang", options=("--json",)).stdout)
    use, choose, attack = found["steps"]
    assert use["events"] == [{"step": "main", "text": "Player A casts Terror Pit for 6 mana"}]
    assert choose["asked"][0]["chosen"] == "Corile"
    assert (choose["line"], choose["action"]) == (10, "choose Corile")
    assert [asked["question"] for asked in attack["asked"]] == ["Which creature attacks?"]
    assert found["ending"] == "The turn is over"
    assert found["open_question"] is None and found["refused"] is None
    assert [rule["section"] for rule in found["rules"]] == ["113", "506", "601"]


def test_other_rules_are_played(rule: Any) -> None:
    text = "player A:\n    battle zone: Bolmeteus Steel Dragon\nplayer B:\n    shields: 3\nplay:\n"
    lines = ("attack with Bolmeteus Steel Dragon",)
    assert rule(text, *lines).exit_code == rule(text, *lines, options=("--rules", "2005-en")).exit_code == 0
    assert rule(text, *lines, options=("--rules", "1066")).exit_code == 2


def test_everything_that_can_be_set_up_and_done(rule: Any) -> None:
    text = """
        turn: B
        step: main
        turn number: 4
        player A:
            Battle Zone: Fear Fang (tapped; 2 seals); Crystal Lancer (on Aqua Hulcus)
            battle zone: 2 Corile
            shields: Terror Pit (face up); Torcon (castle Rose Castle); 1 filler
            deck: exactly Torcon; Corile
        Player B:
            battle zone: Corile; Hunter Fish (sick)
            graveyard: none
            shields: 0
        play:
            attack with B's Corile
            do not block
    """
    result = rule(text.replace("do not block", "choose Torcon"))
    assert result.exit_code == 0, result.stderr
    assert "Turn 4, Player B's turn, attack" in result.stdout
    assert (
        "battle  Fear Fang (3000, tapped, 2 seals); Crystal Lancer (8000, 1 card under it); Corile (2000); Corile"
        in (result.stdout)
    )
    assert "shields Terror Pit (face up); Torcon (under Rose Castle); Filler" in result.stdout
    assert "2 in the deck" in result.stdout


def test_sections_are_those_of_the_comprehensive_rules() -> None:
    text = (ROOT / "docs" / "rules-sections.txt").read_text(encoding="utf-8")
    headings = dict(line.lower().split(" ", 1) for line in text.splitlines() if re.match(r"\d{3} ", line))
    for number, about in SECTIONS.values():
        assert headings[number] == about


def test_cards_of_your_own_and_unreviewed_ones_can_be_in_a_situation(rule: Any) -> None:
    """The option --cards names a file of your own; an unreviewed card is named as such, in the JSON too."""
    Path("own.txt").write_text("My Runner\nCreature - fire - cost 1 - power 4000 - Human\nSpeed attacker\n", "utf-8")
    text = "player A:\n    hand: My Runner; Glenmalt, Explosive Swordsman\n    mana zone: 6 fire fillers\nplay:\n"
    lines = ("use My Runner", "use Glenmalt, Explosive Swordsman")
    result = rule(text, *lines, options=("--cards", "own.txt"))
    assert result.exit_code == 0, result.stderr
    assert "battle  My Runner (4000" in result.stdout and "Glenmalt, Explosive Swordsman (4000" in result.stdout
    assert "\nImported, not reviewed: Glenmalt, Explosive Swordsman." in result.stdout
    told = json.loads(rule(text, *lines, options=("--cards", "own.txt", "--json")).stdout)
    assert told["imported_cards_not_reviewed"] == ["Glenmalt, Explosive Swordsman"]


def test_a_creature_that_several_cards_are_together_has_all_of_them(rule: Any) -> None:
    """One cell leaves, and the other is a creature again (806.1b); the same for unreviewed cards."""
    text = "turn: player B\nplayer A:\n    battle zone: {}\nplayer B:\n    hand: Terror Pit\n"
    text += "    mana zone: 6 darkness fillers\nplay:\n"
    for whole, one, other in (
        ("Volg Tiger, Thunder Beast", "Thunder Tiger", "Volg Thunder"),
        ("Gaial Violence Dragon, Zero Fighter", "Gachinko Pippi", "Zero Kaiser"),
    ):
        result = rule(text.format(whole), "use Terror Pit", f"choose {one}")
        assert result.exit_code == 0, result.stderr
        after = result.stdout.rpartition("\nTurn 10")[2]
        assert f"battle  {other} (" in after and "1 in the hyperspatial zone" in after


def test_a_creature_is_attacked_or_blocks_that_has_the_name_of_the_attacking_one(rule: Any) -> None:
    """Whose it is need not be said: only the other player's can be meant."""
    text = "player A:\n    battle zone: {}\nplayer B:\n    battle zone: {}\nplay:\n"
    attacked = rule(text.format("Bombersaur", "Bombersaur (tapped)"), "attack with Bombersaur -> Bombersaur").stdout
    assert "Player A's Bombersaur (5000) battles Player B's Bombersaur (5000)" in attacked
    untapped = rule(text.format("Bombersaur", "Bombersaur; Torcon (tapped)"), "attack with Bombersaur -> Bombersaur")
    assert "it is untapped." in " ".join(untapped.stdout.split())
    fish = "Dia Nork, Moonlight Guardian"
    blocked = rule(
        text.format(f"{fish}; Torcon", f"{fish} (tapped); Hunter Fish"), "attack with Torcon", f"block with {fish}"
    )
    assert "it is tapped." in blocked.stdout


def test_cells_of_one_creature_are_asked_for_by_the_names_on_the_cards(rule: Any) -> None:
    text = "turn: player B\nplayer A:\n    battle zone: {}\nplayer B:\n    hand: Terror Pit\n"
    text += "    mana zone: 6 darkness fillers\nplay:\n"
    for whole, cells in (
        ("Volg Tiger, Thunder Beast", "Thunder Tiger | Volg Thunder"),
        ("Gaial Violence Dragon, Zero Fighter", "Gachinko Pippi | Zero Kaiser"),
    ):
        asked = rule(text.format(whole), "use Terror Pit").stdout
        assert f"Now asked:\n  Player A: Which of its cards leaves? {cells}\n" in asked, asked


def test_a_card_file_that_is_wrong_is_an_error(rule: Any) -> None:
    Path("own.txt").write_text("My Runner\nCreature - fire - cost 1 - power 4000 - Human\nRuns fast.\n", "utf-8")
    result = rule("player A:\n    hand: My Runner\nplay:\n", options=("--cards", "own.txt"))
    assert result.exit_code == 2
    assert "own.txt, line 3" in result.stderr


def test_a_half_of_a_twinpact_is_used_by_its_name(rule: Any) -> None:
    """The name of a half finds the card, too, and says which half is used."""
    text = "player A:\n    hand: {}\n    mana zone: 6 nature fillers\n    battle zone: Fear Fang\n"
    text += "player B:\n    battle zone: Torcon; Corile\nplay:\n"
    whole = "Lemongrass, Analysis Faerie / Grass Trap"
    for held, used in ((whole, "Grass Trap"), ("Grass Trap", f"{whole} (Grass Trap)")):
        result = rule(text.format(held), f"use {used}", "choose Corile")
        assert result.exit_code == 0, result.stderr
        assert "Corile goes from Player B's battle zone to the mana zone" in result.stdout
    summoned = rule(text.format(whole), "use Lemongrass, Analysis Faerie").stdout
    assert "battle  Fear Fang (3000); Lemongrass, Analysis Faerie (1000" in summoned


def test_an_effect_of_a_list_is_chosen_by_its_number_and_shown_with_its_text(rule: Any) -> None:
    text = "player A:\n    hand: Justice Jamming\n    mana zone: 3 light fillers\nplayer B:\nplay:\n"
    shown = "which effect do you choose? 1 (Tap all darkness creatures) | {}2 (Tap all fire creatures){}"
    use = "use Justice Jamming"
    assert shown.format("", "") in rule(text, use).stdout
    assert shown.format("[", "]") in rule(text, use, "choose 2").stdout
    assert "Not allowed: choose 0" in rule(text, use, "choose 0").stdout


def test_only_creatures_are_shown_to_be_summoning_sick(rule: Any) -> None:
    text = "player A:\n    hand: Leader's Gift; Torcon; Corile\n    mana zone: 4 nature fillers\n"
    shown = rule(f"{text}player B:\nplay:\n", "use Leader's Gift", "choose Corile", "use Torcon").stdout
    assert "battle  Leader's Gift; Torcon (1000, summoning sick)" in shown


@pytest.mark.parametrize(
    "cards", ["Corile (", "Corile )(", "Corile (tapped", "2 Corile)", "Corile (sealed with Torcon ()"]
)
def test_parentheses_that_are_not_in_pairs_are_an_error(rule: Any, cards: str) -> None:
    result = rule(f"player A:\n    battle zone: {cards}\nplay:\n")
    assert result.exit_code == 2 and result.stdout == ""
    assert "here.txt, line 2: the parentheses of " in result.stderr and "are not in pairs" in result.stderr
