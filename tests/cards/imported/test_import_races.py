"""Published texts that name a race alone in the battle zone: they mean any element that has it (203.2)."""

from pathlib import Path

import pytest

from tests.cards.imported.test_import import card, imported, rules_of

PUT = "When you put this creature into the battle zone"
SAVES = "would be destroyed, you may destroy this creature instead"
STAYS = "would leave the battle zone, you may destroy this creature instead"
DRAW = "you may draw a card."


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        ("{SAVER}: Dragon", f"Saver: When one of your other Dragon elements {SAVES}."),
        ("Saver: Phoenix or Dragon", f"Saver: When one of your other Phoenix elements or Dragon elements {SAVES}."),
        (
            'Saver: Dragons that have "Sword Flash" in their name.',
            f'Saver: When one of your other Dragon elements with "Sword Flash" in its name {SAVES}.',
        ),
        # There the race is that of a creature.
        ("Saver: Dragon or Samurai creatures", f"Saver: When one of your other Dragons or Samurai {SAVES}."),
        ("Ultra Saver: Fire Dragon", f"Ultra Saver: When one of your fire Dragon elements {STAYS}."),
        ("Ultra Saver: Jokers", f"Ultra Saver: When one of your Jokers elements {STAYS}."),
        (
            'Each of your Guardians gets "Saver: Guardian".',
            f'Each of your Guardians has "When one of your Guardian elements {SAVES}".',
        ),
        (
            'Each of your other Knight creatures gets "Ultra Saver: Knight".',
            f'Each of your other Knights has "When one of your Knight elements {STAYS}".',
        ),
    ],
)
def test_savers_of_a_race(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(published))
    assert rules_of(result) == [ours]


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        ("Whenever you put a dragon", "Whenever one of your Dragon elements is put into the battle zone"),
        (
            "When you put an Unknown into the battle zone",
            "Whenever one of your Unknown elements is put into the battle zone",
        ),
        (
            "Whenever you put another Hyper Beast",
            "Whenever one of your other Hyper Beast elements is put into the battle zone",
        ),
        ("Whenever you put another Abyss", "Whenever one of your other Abyss elements is put into the battle zone"),
        (
            "Whenever you put an Angel Command or Dragon into the battle zone",
            "Whenever one of your Angel Command elements or Dragon elements is put into the battle zone",
        ),
        ("Whenever one of your Dragons is destroyed", "Whenever one of your Dragon elements is destroyed"),
        ("Whenever one of your Distas is destroyed", "Whenever one of your Distas elements is destroyed"),
        (
            "Whenever one of your Machine Hero or Great Mecha King is destroyed",
            "Whenever one of your Machine Hero elements or Great Mecha King elements is destroyed",
        ),
        ("Whenever your other Aliens are destroyed", "Whenever one of your other Alien elements is destroyed"),
        ("Whenever one of your Knight creatures is destroyed", "Whenever one of your Knights is destroyed"),
        ("Whenever you put a Knight creature", "Whenever one of your Knights is put into the battle zone"),
    ],
)
def test_what_happens_to_a_race(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(f"{published}, {DRAW}"))
    assert rules_of(result) == [f"{ours}, {DRAW}"]


@pytest.mark.parametrize(
    ("published", "race"),
    [
        ("When you put this creature or another darkness Hunter into the battle zone", "darkness Hunter"),
        ("When you put this creature or your other Angel Commands into the battle zone", "Angel Command"),
    ],
)
def test_this_creature_or_another_element_of_a_race_is_put(tmp_path: Path, published: str, race: str) -> None:
    (result,) = imported(tmp_path, card(f"{published}, {DRAW}"))
    assert rules_of(result) == [
        f"{PUT}, {DRAW}",
        f"Whenever one of your other {race} elements is put into the battle zone, {DRAW}",
    ]


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        (
            "Whenever one of your Grand Devils would be destroyed, you may return it to your hand instead.",
            "Whenever one of your Grand Devil elements would be destroyed, you may return it to your hand instead.",
        ),
        (
            "Whenever one of your Arc Seraphim or Saint Head would be destroyed, you may put it into your "
            "mana zone instead.",
            "Whenever one of your Arc Seraphim elements or Saint Head elements would be destroyed, you may put it into "
            "your mana zone instead.",
        ),
        (
            "Whenever this creature attacks, untap all your Saint Head in the battle zone.",
            "Whenever this creature attacks, untap all your Saint Head elements.",
        ),
        (
            "This creature gets +3000 power if you have another Armored Dragon in the battle zone.",
            "If you have another Armored Dragon element, this creature gets +3000 power.",
        ),
        (
            "If you don't have an Angel Command or Demon Command in the battle zone, this creature can't "
            "attack players.",
            "If you don't have an Angel Command element or Demon Command element, this creature can't attack players.",
        ),
        (
            "Whenever your opponent would choose a creature, if you have another Oracle, they can't choose this one.",
            "If you have another Oracle element, this creature can't be chosen by your opponent.",
        ),
        (
            "When you put this creature, if you have another Dragon, put the top card of your deck into your mana "
            "zone. Otherwise, put this creature into your mana zone.",
            f"{PUT}, if you have another Dragon element, put the top card of your deck into your mana zone. "
            "Otherwise, put this creature into your mana zone.",
        ),
        (
            "This creature can't attack if you don't have another command.",
            "If you don't have another Command element, this creature can't attack.",
        ),
        (
            "This creature can't attack if you don't have 3 or more Abyss.",
            "If you have 2 or fewer Abyss elements, this creature can't attack.",
        ),
        (
            "If you don't have 2 or more Dragons, this creature can't attack.",
            "If you have 1 or fewer Dragon elements, this creature can't attack.",
        ),
        (
            "{GRAVITY ZERO} If you have a Dragon in the battle zone, you may summon this creature for no cost.",
            "Gravity Zero: If you have a Dragon element, you may summon this creature for no cost.",
        ),
        (
            "{GRAVITY ZERO} If you have a Snow Faerie you may summon this creature for no cost.",
            "Gravity Zero: If you have a Snow Faerie element, you may summon this creature for no cost.",
        ),
        (
            "Gravity Zero: If you have an Angel Command creature, you may summon this creature for no cost.",
            "Gravity Zero: If you have an Angel Command, you may summon this creature for no cost.",
        ),
        (
            "{GRAVITY ZERO} If you have a Jokers that costs 5 or more in the battle zone, you may summon this "
            "creature for "
            "no cost.",
            "Gravity Zero: If you have a Jokers element that costs 5 or more, you may summon this creature "
            "for no cost.",
        ),
        (
            "Whenever this creature attacks, you may put one of your other Giants into your mana zone. If you "
            "do, draw a card.",
            "Whenever this creature attacks, you may put one of your other Giant elements into your mana "
            "zone. If you do, "
            "draw a card.",
        ),
        (
            "When you put this creature, you may return one of your Mecha or Shinobi to your hand. If you do, "
            "draw a card.",
            f"{PUT}, you may return one of your Mecha elements or Shinobi elements to your hand. If you do, "
            "draw a card.",
        ),
        (
            "When you put this creature, if you have 4 or more Abyss, draw a card.",
            f"{PUT}, if you have 4 or more Abyss elements, draw a card.",
        ),
        (
            "While you have a Hyper Beast, this creature gets +3000 power.",
            "If you have a Hyper Beast element, this creature gets +3000 power.",
        ),
        (
            "While you have a Hyper Beast creature, this creature gets +3000 power.",
            "If you have a Hyper Beast, this creature gets +3000 power.",
        ),
        (
            "When you put this creature, if you have no other dragons, put this creature into your mana zone.",
            f"{PUT}, if you have no other Dragon elements, put this creature into your mana zone.",
        ),
    ],
)
def test_elements_of_a_race_in_the_texts_of_single_cards(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(published))
    assert rules_of(result) == [ours]
