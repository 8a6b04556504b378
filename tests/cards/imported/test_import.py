"""Importing published wordings: what is rewritten, what is refused, and all cards of a collection if one is there."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from sim.cards.imported import Imported, import_cards, read_published, report_of
from sim.cards.text.card_files import read_cards
from sim.command_line import commands

COLLECTION = Path(__file__).parents[4] / "shared" / "data" / "cards_dm01_15.jsonl"


def card(text: str, **facts: object) -> dict[str, object]:
    """A card as a collection has it."""
    said = {"name": "Test Card", "Civilization": "Water", "Cost": "3", "Type": "Creature", "Race": "Liquid People"}
    return {**said, "Power": "2000", "Rules": text, "sets": ["DMX-01"], **facts}


def spell(text: str) -> dict[str, object]:
    facts = card(text, Type="Spell")
    return {name: value for name, value in facts.items() if name not in ("Power", "Race")}


def imported(tmp_path: Path, *cards: dict[str, object]) -> list[Imported]:
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(map(json.dumps, cards)), encoding="utf-8")
    return list(import_cards(read_published(file)))


def rules_of(result: Imported) -> list[str]:
    """The paragraphs of an imported card."""
    assert result.card, result.missed
    lines = result.text.rstrip("\n").split("\n")
    assert lines[2] == "Imported, not reviewed"
    return lines[4:]


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        # Spelling, tags, reminders.
        ("{BLOCKER} (Tap it to block.) {DOUBLE BREAKER}", "Blocker\nDouble breaker"),
        ("■ This creature cannot be blocked.", "This creature can't be blocked."),
        ("{POWER ATTACKER} +3000 (It gets that.)", "Power attacker +3000"),
        ("$tap Draw a card.", "Instead of having this creature attack, you may tap it: Draw a card."),
        ("{SILENT SKILL}\nDraw a card.", "Silent skill: Draw a card."),
        (
            "When you put this creature, draw a card.",
            "When you put this creature into the battle zone, draw a card.",
        ),
        (
            "Survivor (All have it.) : When this creature would be destroyed, return it to your hand instead.",
            "Survivor: Whenever one of your Survivors would be destroyed, return it to your hand instead.",
        ),
        (
            "{GUARD STRIKE}",
            "Guard Strike: When this card is put into your hand from your shield zone, you may reveal it. "
            "If you do, choose one of your opponent's creatures. It can't attack this turn.",
        ),
        (
            "Revolution Change: Fire or Nature Dragon that costs 5 or more",
            "Revolution Change: When one of your fire or nature Dragons that costs 5 or more attacks, you may exchange "
            "it with this creature in your hand.",
        ),
        (
            "When you put this creature, choose one of your opponent's creatures. This creature and that "
            "creature battle.",
            "When you put this creature into the battle zone, have it battle one of your opponent's creatures.",
        ),
        (
            "Metamorph (With 7 mana it has this.): When this creature is destroyed, draw a card.",
            'Metamorph: If you have 7 or more cards in your mana zone, this creature has "When this creature is '
            'destroyed, draw a card".',
        ),
        (
            "{WAVE STRIKER} (With 2 others.)\n{DOUBLE BREAKER}",
            'Wave striker: While 2 or more other creatures have "wave striker", this creature has "double breaker".',
        ),
        (
            'If you have no shields, this creature gets +1000 power and has "double breaker".',
            "If you have no shields, this creature gets +1000 power.\n"
            'If you have no shields, this creature has "double breaker".',
        ),
        # Order and pronouns.
        (
            "Whenever this creature attacks, you may choose one of your opponent's creatures in the battle zone and "
            "tap it.",
            "Whenever this creature attacks, you may tap one of your opponent's creatures.",
        ),
        (
            "When this creature is destroyed, your opponent discards a card at random from his hand.",
            "When this creature is destroyed, your opponent discards a card at random from their hand.",
        ),
        ("This creature can't attack if you have no shields.", "If you have no shields, this creature can't attack."),
        (
            "At the end of each of your turns, if this creature broke any shields that turn, return this creature to "
            "your hand.",
            "At the end of your turn, if this creature broke any shields this turn, return it to your hand.",
        ),
        (
            "At the end of each of your turns, if this is your only creature in the battle zone, destroy it.",
            "At the end of your turn, if you have no other creatures, destroy this creature.",
        ),
        (
            "When this creature is destroyed, search your deck. You may take a spell from your deck, show that spell "
            "to your opponent, and put it into your hand. Then shuffle your deck.",
            "When this creature is destroyed, you may search your deck for a spell and reveal it. If you do, put it "
            "into your hand. Shuffle your deck.",
        ),
        # Keywords whose reminder is their meaning.
        (
            "Rainbownus - When this creature is destroyed, if you have a multicolored creature, draw a card.",
            "Rainbownus: When this creature is destroyed, if you have a multicolored creature, draw a card.",
        ),
        (
            "Gravity Zero If you have a Dragon creature, you may summon this creature for no cost.",
            "Gravity Zero: If you have a Dragon, you may summon this creature for no cost.",
        ),
        (
            "When this creature is destroyed, return a colorless card from your graveyard to your hand.",
            "When this creature is destroyed, return a colorless card from your graveyard to your hand.",
        ),
        (
            "Light Stealth",
            "Light stealth: If your opponent has a light card in their mana zone, this creature can't be blocked.",
        ),
        ("Powered blocker +4000 (While blocking it.)", "While this creature is blocking, it gets +4000 power."),
        (
            "{STRIKE BACK}-Fire (You may discard it.)",
            "Strike Back: When a fire card is put into your hand from your shield zone, you may discard it. If you do, "
            "use this card for no cost.",
        ),
        (
            "Onitime: If you and your opponent have a total of 6 or less shields, this creature gets 'blocker'.",
            'Onitime: If you and your opponent have a total of 6 or fewer shields, this creature has "blocker".',
        ),
        # Conditions and comparisons.
        (
            "While battling a Dragon, this creature gets +5000 power.",
            "While this creature is battling a Dragon, it gets +5000 power.",
        ),
        (
            "While all the cards in your mana zone are fire cards, this creature gets +2000 power.",
            "While all cards in your mana zone are fire cards, this creature gets +2000 power.",
        ),
        (
            "Whenever this creature attacks, tap a creature that has less power than this creature.",
            "Whenever this creature attacks, tap a creature with less power than this creature.",
        ),
        (
            "If you have a light, water, or darkness creature, this creature gets +4000 power.",
            "If you have a light, water or darkness creature, this creature gets +4000 power.",
        ),
        (
            "Each of your light and fire creatures gets +2000 power.",
            "Each of your light or fire creatures gets +2000 power.",
        ),
        (
            "Each darkness creature costs 1 more to summon and each darkness spell costs 1 more to cast.",
            "Darkness creatures each cost 1 more to summon.\nDarkness spells each cost 1 more to cast.",
        ),
        (
            "Your Dragons cost 1 less to summon. They can't cost 0 or less.",
            "Your Dragons each cost 1 less to summon. They can't cost less than 1.",
        ),
        # Two events, and what happens twice.
        (
            "When you put this creature or when it leaves, draw a card.",
            "When you put this creature into the battle zone, draw a card.\n"
            "When this card leaves the battle zone, draw a card.",
        ),
        (
            "When you put this creature or another Human into the battle zone, draw a card.",
            "When you put this creature into the battle zone, draw a card.\n"
            "Whenever one of your other Humans is put into the battle zone, draw a card.",
        ),
    ],
)
def test_a_published_ability_in_our_english(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(published))
    assert "\n".join(rules_of(result)) == ours


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        ("Draw 2 cards. Then discard a card from your hand.", "Draw 2 cards. Discard a card from your hand."),
        ("Draw a card.\nTap all your opponent's creatures.", "Draw a card. Tap all your opponent's creatures."),
        (
            "Choose one of your opponent's creatures. That creature gets -1000 power until the end of the turn.",
            "One of your opponent's creatures gets -1000 power until the end of the turn.",
        ),
        (
            "Choose one:\n► Draw a card.\n► Destroy a creature that has power 2000 or less.",
            "Choose one of the following:\n► Draw a card.\n► Destroy a creature with power 2000 or less.",
        ),
        (
            "Choose one of your opponent's creatures. Until the start of your next turn, that creature can't attack or "
            "block.",
            "Choose one of your opponent's creatures. It can't attack until the start of your next turn. It can't "
            "block until the start of your next turn.",
        ),
        (
            "Choose 2 of your opponent's creatures and tap them. Those creatures don't untap at the start of their "
            "next turn.",
            "Tap 2 of your opponent's creatures. They don't untap at the start of your opponent's next turn.",
        ),
        (
            "Choose one of your creatures and one of your opponent's creatures. Those 2 creatures battle.",
            "Choose one of your creatures. Choose one of your opponent's creatures, and those 2 creatures battle.",
        ),
        (
            "Reveal the top card of your deck. If it's a spell, put it into your hand. If it's not, put it into your "
            "graveyard.",
            "Reveal the top card of your deck. If that card is a spell, put it into your hand. Otherwise, put it into "
            "your graveyard.",
        ),
        (
            "Look at your opponent's hand and discard a spell from it.",
            "Look at all cards in your opponent's hand. Choose a spell from among them, and your opponent discards it.",
        ),
        (
            "Look at the top 2 cards of your deck. Put one of them into your hand and the other into your graveyard.",
            "Look at the top 2 cards of your deck. Put a card from among them into your hand. Put the rest into your "
            "graveyard.",
        ),
        (
            "Destroy all creatures that have power 3000 or less. Then you may draw a card for each creature destroyed.",
            "Destroy all creatures with power 3000 or less. Draw up to that many cards.",
        ),
        (
            "Draw a card for each of your opponent's tapped creatures.",
            "Draw as many cards as the number of your opponent's tapped creatures.",
        ),
        ("Draw 2 cards and discard a card from your hand.", "Draw 2 cards. Discard a card from your hand."),
    ],
)
def test_a_published_spell_in_our_english(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, spell(published))
    assert "\n".join(rules_of(result)) == ours


def test_a_name_that_is_spelled_otherwise_is_no_name(tmp_path: Path) -> None:
    """Civilizations are spelled with small letters, also in names."""
    for name in ("a 'Keeper of Light'", 'a creature that has "Keeper of Light" in its name'):
        (result,) = imported(
            tmp_path, card(f"When this creature is destroyed, return {name} from your graveyard to your hand.")
        )
        assert result.card is None


def test_nothing_gets_out_of_the_scope_of_may(tmp_path: Path) -> None:
    """What may be declined is not split: "you may discard a card and draw a card" is not two sentences."""
    (result,) = imported(tmp_path, card("When this creature is destroyed, you may discard a card and draw a card."))
    assert result.card is None


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        (
            "draw a card and discard a card from your hand.",
            "draw a card, then discard a card from your hand.",
        ),
        (
            "this creature gets +2000 power and can't be blocked until the end of the turn.",
            "this creature gets +2000 power until the end of the turn, and it can't be blocked until the end of the "
            "turn.",
        ),
        (
            "one of your opponent's creatures can't attack or block until the start of your next turn.",
            "one of your opponent's creatures can't attack until the start of your next turn, and it can't block until "
            "the start of your next turn.",
        ),
    ],
)
def test_nothing_gets_out_of_the_scope_of_a_condition(tmp_path: Path, published: str, ours: str) -> None:
    """What is done only if the condition holds stays in its sentence."""
    trigger = "When this creature is destroyed, if you have no shields, "
    (result,) = imported(tmp_path, card(trigger + published))
    assert rules_of(result) == [trigger + ours]
    (result,) = imported(
        tmp_path, card("When this creature is destroyed, you may draw a card. If you do, " + published)
    )
    assert all(f". {said}" not in result.text for said in ("Discard", "It can't"))


def test_a_pronoun_is_never_taken_for_this_creature(tmp_path: Path) -> None:
    """The wording of "destroy this creature" would be "destroy this creature" here: the text does not say that."""
    (result,) = imported(tmp_path, card("At the end of your turn, if you have no shields, destroy it."))
    assert result.card is None
    assert "nothing before says" in result.missed[0].reason


def test_a_name_of_an_ability_is_no_ability(tmp_path: Path) -> None:
    """What the name stands for is in the reminder alone."""
    (result,) = imported(tmp_path, card("Revolution 0 (Without shields.): This creature can't be blocked."))
    assert result.card is None


def test_several_cards_are_not_one_of_them(tmp_path: Path) -> None:
    """Both of them are returned: "return it" would be the second alone."""
    text = "Choose one of your opponent's creatures. Choose one of your creatures. Return them to their owners' hands."
    (result,) = imported(tmp_path, spell(text))
    assert result.card is None


def test_a_card_is_imported_whole_or_not_at_all(tmp_path: Path) -> None:
    (result,) = imported(tmp_path, card("Blocker\nThis creature sings.\nWhenever this creature sings, draw a card."))
    assert result.card is None
    assert [missed.text for missed in result.missed] == [
        "This creature sings.",
        "Whenever this creature sings, draw a card.",
    ]


@pytest.mark.parametrize(
    ("facts", "kind"),
    [
        ({"Type": "Giant Fortress"}, "card type"),
        ({"alternates": [{"name": "Back"}]}, "card type"),
        ({"Cost": "Infinity"}, "facts"),
        ({"Civilization": "Blue"}, "facts"),
        ({"Power": "Infinity"}, "facts"),
        ({"Type": "Evolution Creature"}, "whole card"),
    ],
)
def test_facts_that_no_card_file_can_say(tmp_path: Path, facts: dict[str, object], kind: str) -> None:
    (result,) = imported(tmp_path, card("Blocker", **facts))
    assert [missed.kind for missed in result.missed] == [kind]


def test_twinpacts(tmp_path: Path) -> None:
    halves = {"Name1": "A", "Name2": "B", "Cost1": "5", "Cost2": "2", "Civilization1": "Water", "Civilization2": "Fire"}
    texts = {"Type1": "Creature", "Type2": "Spell", "Race1": "Human", "Rules1": "Blocker", "Rules2": "Draw a card."}
    (result,) = imported(tmp_path, card("", name="A / B", Type="Creature/Spell", **halves, **texts))
    assert result.card is not None
    assert [half.name for half in result.card.halves] == ["A", "B"]


def test_both_forms_of_a_collection_and_plain_text(tmp_path: Path) -> None:
    other = {"name": "Test Card", "civilizations": ["Water"], "cost": 3, "type": "Creature", "power": "2000"}
    text = "Test Card\nCivilization: Water\nType: Creature\nRace: Liquid People\nCost: 3\nPower: 2000\nBlocker\n"
    (tmp_path / "cards.txt").write_text(text, encoding="utf-8")
    results = imported(
        tmp_path, card("Blocker"), {**other, "subtypes": ["Liquid People"], "text": "Blocker", "sets": []}
    )
    results += import_cards(read_published(tmp_path / "cards.txt"))
    report = report_of(results)
    assert (report.imported, report.written, report.in_two_ways) == (3, 1, [])


def test_a_card_that_two_files_tell_differently_is_in_none(tmp_path: Path) -> None:
    report = report_of(imported(tmp_path, card("Blocker"), card("Blocker", Cost="4")))
    assert (report.written, report.in_two_ways) == (0, ["Test Card"])


def test_the_command(tmp_path: Path) -> None:
    """The file that it writes is a card file; what the library has is compared and left out."""
    cards = [card("Blocker"), card("Sing.", name="Singer"), card("{SPEED ATTACKER}", name="Torcon")]
    file, output, missed = tmp_path / "cards.jsonl", tmp_path / "imported.txt", tmp_path / "missed.txt"
    file.write_text("\n".join(map(json.dumps, cards)), encoding="utf-8")
    arguments = ["cards", "import", str(file), "--output", str(output), "--missed", str(missed)]
    result = CliRunner().invoke(commands, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    assert "2 of 3 cards are imported (66.7%)" in result.stdout
    assert "1 unlike the card of the library: Torcon" in result.stdout
    found, faults = read_cards(output.read_text(encoding="utf-8"))
    assert not faults
    assert [(one.name, one.imported, one.printed_in) for one in found] == [("Test Card", True, ("DMX-01",))]
    assert missed.read_text(encoding="utf-8").startswith("1  sentence: Sing. - ")
    as_json = json.loads(CliRunner().invoke(commands, ["cards", "import", str(file), "--json"]).stdout)
    assert (as_json["cards"], as_json["imported"], as_json["unlike_library"]) == (3, 2, ["Torcon"])
    assert as_json["missed"][0]["cards"] == ["Singer"]


def test_a_file_that_holds_no_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    for text, reason in (
        ('{"name": 3}', "line 1 is not a card in JSON"),
        ("Some Card\nBlocker", '"Civilization: ..." and "Type: ..." and "Cost: ..." are missing'),
    ):
        file.write_text(text, encoding="utf-8")
        result = CliRunner().invoke(commands, ["cards", "import", str(file)])
        assert result.exit_code == 2
        assert reason in result.stderr.replace("\n", " ")


@pytest.mark.soak
@pytest.mark.skipif(not COLLECTION.exists(), reason="there is no collection of published cards")
def test_a_whole_collection() -> None:
    """More than half of the classic cards are understood, and nothing in another way than in the library.

    The collection has four wrong costs. Eldritch Poison is in the library as it was printed in Japan, and some cards as
    later wordings have them.
    """
    report = report_of(import_cards(read_published(COLLECTION)))
    assert report.imported >= 600
    wrong = {"Boomerang Comet", "Kip Chippotto", "Kipo's Contraption", "Sieg Balicula the Intense"}
    older = {
        "Cursed Pincher",
        "Fonch, the Oracle",
        "King Triumphant",
        "Meteosaur",
        "Metalwing Skyterror",
        "Triple Brain",
    }
    same = {"Biancus", "Infernal Command", "Three-Eyed Dragonfly"}  # in other sentences, which makes no difference
    assert {name.replace(",", "") for name in report.unlike_library} <= {
        name.replace(",", "") for name in wrong | older | same | {"Eldritch Poison"}
    }
