"""Published wordings by their shape: what many cards say with other numbers, races and civilizations."""

from pathlib import Path

import pytest

from tests.cards.imported.test_import import card, imported, rules_of, spell

PUT = "When you put this creature into the battle zone"


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        # What happens in one of two cases happens in each.
        ("When you put this creature or it attacks, draw a card.", f"{PUT} or whenever it attacks, draw a card."),
        (
            "When you put this creature or it leaves, draw a card.",
            f"{PUT}, draw a card.\nWhen this card leaves the battle zone, draw a card.",
        ),
        (
            "When you put this creature or at the start of your turn, draw a card.",
            f"{PUT}, draw a card.\nAt the start of your turn, draw a card.",
        ),
        (
            "Whenever this creature is attacked or chosen by your opponent, draw a card.",
            "Whenever this creature is attacked, draw a card.\nWhenever your opponent chooses this creature, draw "
            "a card.",
        ),
        (
            "During your turn, whenever you summon a creature that costs 8 or more or cast a spell that costs 8 or "
            "more, "
            "draw a card.",
            "Whenever you summon a creature that costs 8 or more, if it is your turn, draw a card.\n"
            "Whenever you cast a spell that costs 8 or more, if it is your turn, draw a card.",
        ),
        (
            "When this creature or one of your other Command Dragons would be destroyed, put them into your mana zone "
            "instead.",
            "When this creature would be destroyed, put it into your mana zone instead.\n"
            "Whenever one of your other Command Dragons would be destroyed, put it into your mana zone instead.",
        ),
        # The first attack, the first time that it is tapped.
        (
            "Whenever this creature attacks for the first time each turn, untap it after the attack.",
            "Whenever this creature attacks, if that is the first attack by it this turn, after it attacks, untap it.",
        ),
        (
            "Each turn, the first time this creature is tapped, untap it.",
            "Whenever this creature becomes tapped for the first time in a turn, untap it.",
        ),
        # A name with a comma is not the end of what is put somewhere.
        (
            "When this creature is destroyed, you may put a 'Red Dragon, Sleepyhead' from your mana zone into the "
            "battle zone.",
            'When this creature is destroyed, you may put a card named "Red Dragon, Sleepyhead" from your mana zone '
            "into the battle zone.",
        ),
        # A name that is quoted twice is a name.
        (
            "When you put this creature, put all creatures that have \"'Red Dragon No. 30'\" in their name from your "
            "graveyard into the battle zone.",
            f'{PUT}, put all creatures with "Red Dragon No. 30" in their names from your graveyard into the battle '
            "zone.",
        ),
        # What each player does, both do at once.
        (
            "When you put this creature, each player puts the top 2 cards of their deck into their mana zone tapped.",
            f"{PUT}, each player puts the top 2 cards of their deck into their mana zone tapped.",
        ),
        # A price instead of leaving.
        (
            "When this creature would leave, you may destroy one of your other Mecha instead.",
            "When this creature would leave the battle zone, you may instead destroy one of your other Mecha elements.",
        ),
        (
            "When this creature would be destroyed, you may discard a light creature instead.",
            "When this creature would be destroyed, you may instead discard a light creature from your hand.",
        ),
        # A shield trigger of a creature, while something is so; shields without their triggers.
        (
            'If you have a tamaseed and this creature is in your shield zone, it gets "shield trigger".',
            "If you have a tamaseed as this creature is put into your hand from your shield zone, it has "
            '"shield trigger".',
        ),
        (
            'When you put this creature, add one of your shields to your hand. You can\'t use the "shield trigger".',
            f'{PUT}, put one of your shields into your hand, but you can\'t use its "shield trigger" ability.',
        ),
        (
            "When you put this creature, put 2 of your shields into your hand. "
            'You can\'t use the "shield trigger" abilities of those shields.',
            f'{PUT}, put 2 of your shields into your hand, but you can\'t use their "shield trigger" abilities.',
        ),
        # Races next to others, and several things that last as long.
        (
            "Each of your other creatures in the battle zone gets +500 power and the Hero race.",
            "Each of your other creatures gets +500 power.\nEach of your other creatures is also a Hero.",
        ),
        (
            "Whenever this creature attacks, one of your other creatures gets +12000 power and breaks 2 additional "
            "shields "
            "until the end of the turn.",
            "Whenever this creature attacks, one of your other creatures gets +12000 power until the end of the "
            "turn. It "
            "breaks 2 more shields until the end of the turn.",
        ),
        (
            "If you have a Fire Bird in your graveyard, this creature gets +6000 power while battling.",
            "While this creature is battling and you have a Fire Bird card in your graveyard, this creature gets +6000 "
            "power.",
        ),
        # Names whose meaning stands in a reminder.
        ("{ETERNAL OMEGA}", "When this creature would leave the battle zone, return it to your hand instead."),
        (
            "ESCAPE (You may return a shield instead.)",
            "Escape: When this creature would be destroyed, you may instead put one of your shields into your "
            "hand, but "
            'you can\'t use its "shield trigger" ability.',
        ),
        (
            "{BUZZRENDER}(2) (Pay more.)\n{BUZZRENDER}: Draw a card.",
            "Buzzrender: While you are summoning this creature, you may pay 2 more any number of times. When you "
            "put this "
            "creature into the battle zone, use its Buzzrender ability once, and once more for each time that you paid "
            "more. Its Buzzrender ability: Draw a card.",
        ),
        (
            "{LIFE GATE}: Tyranno Drake (It goes under the deck.)",
            "Life Gate: When this creature would be destroyed, you may instead return a Tyranno Drake from your "
            "graveyard "
            "to your hand, then put this creature on the bottom of your deck.",
        ),
        (
            "{MARSHALL TOUCH} (You may return one.)\nDestroy all creatures that have power 4000 or less.",
            f"Marshall Touch: {PUT}, you may return one of your other creatures to your hand. If you do, destroy all "
            "creatures with power 4000 or less.",
        ),
        (
            "{SOUL RECALL} (Whenever this creature attacks, you may put 3,Draw a card. card(s) in your graveyard.):\n"
            "Draw a card.",
            "Soul Recall: Whenever this creature attacks, you may put 3 cards from your graveyard on the bottom of "
            "your "
            "deck in any order. If you do, draw a card.",
        ),
        (
            "{ACCELERATOR} (While crossed.)\nWhenever this creature attacks, draw a card.",
            'Accelerator: While this creature is crossed, it has "Whenever this creature attacks, draw a card".',
        ),
        (
            '{HOLY FIELD} (With no more shields.) This creature gets "blocker".',
            'Holy Field: If your opponent has no more shields than you, this creature has "blocker".',
        ),
        (
            "Crew breaker-Hunter (One more for each.)",
            "Crew breaker: This creature breaks one more shield for each of your other Hunters.",
        ),
        (
            'S-Rank Invasion "Zombie": Darkness Command (From the graveyard, too.)',
            'S-Rank Invasion "Zombie": When one of your darkness Commands attacks, you may put this creature from your '
            "hand or your graveyard onto it.",
        ),
        (
            'Final Revolution: When you put this creature with "Revolution Change" and you haven\'t used another '
            "\"Final Revolution\" during this turn, your opponent can't cast spells until the end of your opponent's "
            "next turn.",
            f'Final Revolution: {PUT} with "Revolution Change", if you haven\'t used another "Final Revolution" this '
            "turn, your opponent can't cast spells until the end of your opponent's next turn.",
        ),
        # Alternatives, each with an article and a condition of its own.
        (
            "When you put this creature, put a light dragheart that costs 4 or less or a dragheart that costs 2 or "
            "less "
            "from your hyperspatial zone.",
            f"{PUT}, put a light dragheart that costs 4 or less, or dragheart that costs 2 or less from your "
            "hyperspatial "
            "zone into the battle zone.",
        ),
        # Whose creatures they are; what happens at the end of the turn; what can't choose it.
        (
            "Whenever your opponent discards a card, choose one of their creatures and tap it.",
            "Whenever your opponent discards a card, tap one of your opponent's creatures.",
        ),
        (
            "Whenever one of your opponent's creatures breaks one of your shields, destroy this creature at the "
            "end of that "
            "turn.",
            "Whenever one of your opponent's creatures breaks one of your shields, at the end of the turn, destroy "
            "this "
            "creature.",
        ),
        (
            "Whenever your opponent would choose a creature by the effect of a fire spell, they can't choose this one.",
            "Your opponent can't choose this creature with fire spells.",
        ),
        (
            "While your opponent has a light creature, at the end of each of your turns, you may untap this creature.",
            'If your opponent has a light creature, this creature has "At the end of your turn, you may untap this '
            'creature".',
        ),
        # A card goes into a zone of its owner, in any order if the text names none, and is put for no cost.
        (
            f"{PUT}, return one of your opponent's creatures to their hand.",
            f"{PUT}, return one of your opponent's creatures to their hand.",
        ),
        (
            f"{PUT}, put 2 cards from your hand on top of your deck.",
            f"{PUT}, put 2 cards from your hand on top of your deck in any order.",
        ),
        (
            f"{PUT}, you may put a creature that costs 3 or less from your hand into the battle zone for no cost.",
            f"{PUT}, you may put a creature that costs 3 or less from your hand into the battle zone.",
        ),
        (
            f"{PUT}, put the top card of your deck to your mana zone.",
            f"{PUT}, put the top card of your deck into your mana zone.",
        ),
        (
            f"{PUT}, put the top card of your deck to your shields face down.",
            f"{PUT}, add the top card of your deck to your shields face down.",
        ),
        # There are two players.
        (
            f"{PUT}, each opponent discards a card from their hand.",
            f"{PUT}, your opponent discards a card from their hand.",
        ),
        (
            f"{PUT}, each opponent chooses one of their creatures and destroys it.",
            f"{PUT}, your opponent destroys one of their creatures.",
        ),
        # Shapes of a few words.
        (
            f"{PUT}, draw a card.If you have no shields, draw a card.",
            f"{PUT}, draw a card. If you have no shields, draw a card.",
        ),
        ("Whenever your Dragons attack, draw a card.", "Whenever one of your Dragons attacks, draw a card."),
        (f"{PUT}, if you have 2 or less Dragons, draw a card.", f"{PUT}, if you have 2 or fewer Dragons, draw a card."),
        (
            f"{PUT}, if there are 3 or more cards in your opponent's graveyard, draw a card.",
            f"{PUT}, if your opponent has 3 or more cards in their graveyard, draw a card.",
        ),
        (
            "If you have 5 or more shields, your light creatures don't leave the battle zone.",
            "If you have 5 or more shields, your light creatures can't leave the battle zone.",
        ),
        (
            "Whenever your other Survivors are destroyed, draw a card.",
            "Whenever one of your other Survivor elements is destroyed, draw a card.",
        ),
        (
            'If this creature has 6000 power or more, it has "double breaker".',
            'While this creature has power 6000 or more, it has "double breaker".',
        ),
        (
            "If this creature is tapped during your opponent's turn, each of your opponent's "
            "creatures must attack if able.",
            "While this creature is tapped and it is your opponent's turn, each of your opponent's "
            "creatures attacks each "
            "turn if able.",
        ),
        (
            "{SHIELD PLUS} When you put this creature into the battle zone, you may add the top "
            "card of your deck under one "
            "of your shields face down.",
            "Shield Plus: When you put this creature into the battle zone, put up to one card from "
            "the top of your deck "
            "under one of your shields face down.",
        ),
        (
            "When you put this creature into the battle zone, look at the top 3 cards of your deck. "
            "Then return them to the "
            "top of your deck in any order.",
            "When you put this creature into the battle zone, look at the top 3 cards of your deck. "
            "Put them back in any "
            "order.",
        ),
        (
            "Whenever this creature attacks, if you have a D2 Field in the battle zone, draw a card.",
            "Whenever this creature attacks, if you have a D2 field, draw a card.",
        ),
        (
            "When your put this creature into the battle zone, reveal the top card of your deck to your opponent.",
            f"{PUT}, reveal the top card of your deck.",
        ),
    ],
)
def test_a_published_ability_of_many_cards(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(published))
    assert "\n".join(rules_of(result)) == ours


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        (
            '{KNIGHT MAGIC} (Once more with a Knight.)\nDestroy one of your opponent\'s creatures that has "blocker".',
            'Knight Magic: Destroy one of your opponent\'s creatures that has "blocker".',
        ),
        (
            "You and your opponent play Gachinko Judge. If you win, after you cast this spell, return it to your hand "
            "instead of your graveyard.",
            "You and your opponent play Gachinko Judge. If you win, put this spell into your hand instead of your "
            "graveyard after you cast it.",
        ),
        (
            "Destroy any number of your creatures. Then draw 2 cards for each creature destroyed.",
            "Destroy any number of your creatures. For each creature destroyed in this way, draw 2 cards.",
        ),
        (
            "Choose a card in the battle zone that costs 6 or less and return it to its owner's hand.",
            "Return a card that costs 6 or less in the battle zone to its owner's hand.",
        ),
        (
            "Choose one of your creatures. Whenever that creature attacks this turn, draw 2 cards.",
            'One of your creatures gets "Whenever this creature attacks, draw 2 cards" until the end of the turn.',
        ),
        (
            "You may choose one of your creatures and one of your opponent's creatures. Those 2 creatures battle.",
            "You may choose one of your creatures. If you do, choose one of your opponent's creatures, and those 2 "
            "creatures battle.",
        ),
        (
            "Cast a spell that costs 4 or less from your graveyard for no cost. After you cast it, put it on the "
            "bottom of "
            "your deck instead of your graveyard.",
            "Cast a spell that costs 4 or less from your graveyard for no cost, but afterwards put it on the "
            "bottom of your "
            "deck instead of your graveyard.",
        ),
        (
            'Each of your creatures gets +6000 power, "speed attacker" and "powered breaker" until the end of the '
            "turn.",
            'All your creatures get +6000 power until the end of the turn. They get "speed attacker" until the end '
            "of the "
            'turn. They get "powered breaker" until the end of the turn.',
        ),
        # The opponent chooses none of your cards there: it is done at random.
        (
            "Draw 2 cards. Then your opponent discards a card at random from your hand.",
            "Draw 2 cards. Discard a card at random from your hand.",
        ),
    ],
)
def test_published_effects_of_many_spells(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, spell(published))
    assert "\n".join(rules_of(result)) == ours


@pytest.mark.parametrize(
    "published",
    [
        # The zone of the second card is not that of the first.
        "Return a Zombie Dragon or a creature that costs 7 or more from your graveyard to your hand.",
        # The cost may be that of both.
        "Put a creature or an aura that costs 5 or less from your graveyard.",
        # "It" would be the creature of the effect, and the text speaks of all of them.
        'Put a neo creature or Human that costs 2 from your hand. That creature gets "speed attacker" or slayer.',
    ],
)
def test_what_could_mean_two_things_is_not_imported(tmp_path: Path, published: str) -> None:
    (result,) = imported(tmp_path, spell(published))
    assert result.card is None, result.text


@pytest.mark.parametrize(
    ("kind", "published"),
    [
        (
            "Creature",
            "Whenever one of your creatures would be destroyed, you may destroy one of your other Shinobi instead.",
        ),
        (
            "Cross Gear",
            "Whenever the crossed creature would be destroyed, you may destroy one of your other creatures instead.",
        ),
    ],
)
def test_other_than_what_would_leave_is_not_imported(tmp_path: Path, kind: str, published: str) -> None:
    """Our "other" is other than this one: the creature that would be destroyed could be destroyed instead of itself."""
    (result,) = imported(tmp_path, card(published, Type=kind, Power="2000" if kind == "Creature" else ""))
    assert result.card is None, result.text


def test_other_than_this_creature_is_imported(tmp_path: Path) -> None:
    (result,) = imported(
        tmp_path, card("When this creature would be destroyed, you may destroy one of your other creatures instead.")
    )
    assert rules_of(result) == [
        "When this creature would be destroyed, you may instead destroy one of your other creatures."
    ]


@pytest.mark.parametrize(
    ("kind", "published", "ours"),
    [
        (
            "Evolution Creature",
            "Vortex evolution—Put on 2 of your Grand Devils, Deep Marines, and/or Zombie Dragons.",
            "Vortex Evolution: Put on one of your Grand Devils or Deep Marines or Zombie Dragons and one of your Grand "
            "Devils or Deep Marines or Zombie Dragons.",
        ),
        ("Evolution Creature", "Evolution - Great Mecha King.", "Evolution: Put on one of your Great Mecha Kings."),
        (
            "Evolution Creature",
            "Evolution: Put on one of your Machine Heroes.",
            "Evolution: Put on one of your Machine Heroes.",
        ),
    ],
)
def test_what_an_evolution_is_put_on(tmp_path: Path, kind: str, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(published, Type=kind))
    assert "\n".join(rules_of(result)) == ours


def test_what_happens_in_your_turn_alone_stays_in_it(tmp_path: Path) -> None:
    """A sentence of its own would be done in the other turn too."""
    during = "During your opponent's turn, whenever this creature is attacked, "
    (result,) = imported(tmp_path, card(f"{during}draw a card. Destroy one of your opponent's creatures."))
    assert rules_of(result) == [
        "Whenever this creature is attacked, if it is your opponent's turn, draw a card, then destroy one of your "
        "opponent's creatures."
    ]
    (result,) = imported(tmp_path, card(f"{during}you may draw a card. Destroy one of your opponent's creatures."))
    assert result.card is None
