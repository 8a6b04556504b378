"""Published wordings with slips, in another order, or with less than their rules say."""

from pathlib import Path

import pytest

from tests.cards.imported.test_import import card, imported, rules_of, spell

PUT = "When you put this creature into the battle zone"
SHIELD_FORCE = "Shield Force: As you put this creature into the battle zone, you may choose one of your shields."


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        (
            "At the end of your turn, this creature breaks one of your shields.",
            "At the end of your turn, have this creature break one of your shields.",
        ),
        (
            'Revolution 2: While you have 2 shields or less, each of your creatures has "speed attacker".',
            'Revolution 2: If you have 2 or fewer shields, each of your creatures has "speed attacker".',
        ),
        (
            "When you put this creature, reveal the top 4 cards of your deck. You may put a Jokers card from among "
            "them into your hand. Put the rest under your deck in any order.",
            f"{PUT}, reveal the top 4 cards of your deck. You may put a Jokers card from among them into your hand. "
            "Put the rest on the bottom of your deck in any order.",
        ),
        (
            "Whenever this creature would break a shield, your opponent puts it into their mana zone instead.",
            "Whenever this creature would break a shield, your opponent puts that shield into their mana zone instead.",
        ),
        (
            'When you put this creature, reveal the top card of your deck. If it\'s a creature that has "blocker" or '
            "a spell, add it to your hand. Otherwise, put it on the bottom of your deck.",
            f"{PUT}, reveal the top card of your deck. If that card is a spell or that card is a creature that has "
            '"blocker", put it into your hand. Otherwise, put it on the bottom of your deck.',
        ),
        (
            "At the end of your turn, untap all your Hunters. For each light Hunter untapped in this way, you "
            "may draw a "
            "card.",
            "At the end of your turn, untap all your non-light Hunters. Untap all your light Hunters. For each "
            "creature "
            "untapped in this way, you may draw a card.",
        ),
        (
            "Whenever your opponent's creatures attack on the turn it is put into the battle zone, you may draw "
            "a card.",
            "Whenever one of your opponent's creatures that was put into the battle zone this turn attacks, you "
            "may draw "
            "a card.",
        ),
        (
            "Your opponent's creatures can't attack you on the turn they are put.",
            "Your opponent's creatures that were put into the battle zone this turn can't attack players.",
        ),
        (
            "During the turn this creature was put into the battle zone, this creature can attack untapped creatures.",
            "During the turn in which you put this creature, it can attack untapped creatures.",
        ),
        (
            "{SAMURAI GENERATION} (When you put this creature, you may generate a cross gear from your hand for "
            "no cost.)",
            f"Samurai Generation: {PUT}, you may generate a cross gear from your hand for no cost.",
        ),
        (
            "When this creature is destroyed, return one of your opponent's creatures to its owner's hand, or "
            "search your "
            "deck for a creature that costs 3 or less, show it your opponent, and put it into your hand. Then shuffle "
            "your deck.",
            "When this creature is destroyed, choose one of the following:\n► Return one of your opponent's "
            "creatures to "
            "their hand.\n► You may search your deck for a creature that costs 3 or less and reveal it. If you do, put "
            "it into your hand. Shuffle your deck.",
        ),
        (
            "Whenever this creature battles a Knight, search your deck. You may take a cross gear from it, show it to "
            "your opponent, and put it into your hand. Then shuffle your deck.",
            "Whenever this creature battles, if it is battling a Knight, do the following:\n► You may search your deck "
            "for a cross gear and reveal it. If you do, put it into your hand.\n► Shuffle your deck.",
        ),
        (
            "Whenever this creature battles, your opponent's creature gets -4000 power until the end of the turn.",
            "Whenever this creature battles, all your opponent's battling creatures get -4000 power until the end of "
            "the turn.",
        ),
        (
            "When this creature is destroyed, put it from your graveyard at the end of the turn.",
            "When this creature is destroyed, at the end of the turn, put it into the battle zone.",
        ),
        (
            "If this creature is destroyed during your turn, put this creature from your graveyard at the end of "
            "that turn.",
            "When this creature is destroyed, if it is your turn, at the end of the turn, put this creature into the "
            "battle zone.",
        ),
        # A shield of either player.
        (
            "When this creature wins a battle, break a shield.",
            "When this creature wins a battle, have this creature break a shield.",
        ),
        (
            "Whenever this creature attacks, you may break a shield.",
            "Whenever this creature attacks, you may have this creature break a shield.",
        ),
        (
            "After this creature attacks, if this creature broke a shield, draw 2 cards.",
            "After this creature attacks, if it broke a shield during the attack, draw 2 cards.",
        ),
        (
            "When you put this creature, put the top card of your deck into your mana zone. Then if it's not a "
            "creature, "
            "put this creature into your mana zone.",
            f"{PUT}, put the top card of your deck into your mana zone. If that card is a non-creature card, put this "
            "creature into your mana zone.",
        ),
        # In Japanese (クロスギアをバトルゾーンに出した時) it is you who puts it.
        (
            "Whenever a cross gear is put into the battle zone, you may draw a card.",
            "Whenever one of your cross gears is put into the battle zone, you may draw a card.",
        ),
        (
            "When your other non-gacharange creatures are destroyed, gacharange summon.",
            "When one of your other non-GR creatures is destroyed, GR summon.",
        ),
        # The condition of an event holds for everything that follows it (603.4).
        (
            "Whenever this creature attacks, if you have 1 or less cards in your hand, untap this creature and draw 2 "
            "cards.",
            "Whenever this creature attacks, if you have 1 or fewer cards in your hand, untap this creature, then draw "
            "2 cards.",
        ),
        (
            "Whenever an opponent's creature attacks, if one of your shields has been broken this turn, untap this "
            'creature. This creature gets +5000 power and "blocker" until the end of the turn.',
            "Whenever one of your opponent's creatures attacks, if one of your shields was broken this turn, untap "
            'this creature. It gets +5000 power until the end of the turn. It gets "blocker" until the end of the '
            "turn.",
        ),
        (
            "You may summon this creature by paying Water 3:. If you do, when you put this creature, put one of your "
            "shields into your graveyard.",
            "You may pay 3 water mana to summon this creature. If you do, when you put this creature into the battle "
            "zone, put one of your shields into your graveyard.",
        ),
        (
            'Each of your other creatures that have "Men" in its name gets +4000 power and breaks an additional '
            "shield.",
            'Each of your other creatures with "Men" in its name gets +4000 power.\n'
            'Each of your other creatures with "Men" in its name breaks one more shield.',
        ),
        ("Destroy this creature at the start of your turn.", "At the start of your turn, destroy this creature."),
        ("At the end of the turn, untap this creature.", "At the end of each turn, untap this creature."),
        (
            "When this creature is destroyed during your turn, put it into the battle zone from your graveyard at the "
            "end of your turn.",
            "When this creature is destroyed, if it is your turn, at the end of the turn, put this creature into the "
            "battle zone.",
        ),
        (
            "When an opponent's creature attacks, destroy this creature and that creature.",
            "Whenever one of your opponent's creatures attacks, destroy this creature. Destroy that creature.",
        ),
        (
            "When this creature is destroyed, draw 2 cards then discard a card.",
            "When this creature is destroyed, draw 2 cards. Discard a card from your hand.",
        ),
        (
            "When you put this creature, if you have a Dragon, draw 2 cards then discard a card.",
            f"{PUT}, if you have a Dragon, draw 2 cards, then discard a card from your hand.",
        ),
        (
            "{SHIELD FORCE} (As you put this creature, you may choose one of your shields.)\n"
            'This creature gets +11000 power and "double breaker".',
            f'{SHIELD_FORCE}\nWhile the "Shield Force" shield is in your shield zone, this creature gets +11000 '
            'power.\nWhile the "Shield Force" shield is in your shield zone, this creature has "double breaker".',
        ),
        (
            "When you put this creature, each player shuffles all cards in their hand and graveyard into their deck. "
            "Then each player draws 5 cards.",
            f"{PUT}, shuffle all cards from your hand or graveyard into your deck. Shuffle all cards from your "
            "opponent's hand or graveyard into their deck. Each player draws 5 cards.",
        ),
        (
            'While you have a card that has "Shield Go" in your shields, this creature gets "blocker".',
            'If you have a face-up card that has "shield go" in the shield zone, this creature has "blocker".',
        ),
        (
            "When you put this creature, you may draw a card for each civilization in your mana zone.",
            f"{PUT}, draw up to as many cards as the number of civilizations among cards in your mana zone.",
        ),
        (
            "When you put this creature, you may put the top card of your deck into your mana zone tapped for each of "
            "your nature creatures or nature tamaseeds.",
            f"{PUT}, put up to as many cards as the number of your nature creatures or nature tamaseeds from the top "
            "of your deck into your mana zone tapped.",
        ),
        (
            "When you put this creature into the battle zone, you may put the top card of your deck into your mana "
            "zone for each of your Dreammate in the battle zone.",
            f"{PUT}, put up to as many cards as the number of your Dreammates from the top of your deck into your mana "
            "zone.",
        ),
        (
            "At the end of each of your turns, you may put the top card of your deck into your graveyard. If it's an "
            "evolution creature, add it to your hand, otherwise draw a card.",
            "At the end of your turn, you may put the top card of your deck into your graveyard. If you do, if that "
            "card is an evolution creature, put it into your hand. Otherwise, draw a card.",
        ),
        (
            "When you put this creature, if you don't have a 'U.S.A. AIDORU' in the battle zone, draw a card.",
            f'{PUT}, if you don\'t have a card named "U・S・A・AIDORU" in the battle zone, draw a card.',
        ),
        (
            "While all cards in your mana zone are light or colorless, this creature gets +2000 power.",
            "While all cards in your mana zone are light cards or colorless cards, this creature gets +2000 power.",
        ),
    ],
)
def test_an_ability_with_a_slip(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(published))
    assert "\n".join(rules_of(result)) == ours


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        # Text in parentheses that no other part of the card repeats.
        (
            "Choose 2 of the following. (You may choose the same one twice.):\n\u25ba Draw a card:\n"
            "\u25ba Put the top card of your deck into your mana zone.",
            "Choose 2 of the following. You may choose the same one again.\n\u25ba Draw a card.\n"
            "\u25ba Put the top card of your deck into your mana zone.",
        ),
        (
            "Choose one of your opponent's creatures and destroy it. Then you may put the same number of cards as the "
            "cost of the chosen creature from the top of your deck into your graveyard.",
            "Destroy one of your opponent's creatures. You may put a number of cards equal to that creature's cost "
            "from the top of your deck into your graveyard.",
        ),
        (
            "Attack Chance: Creature in Hyper Mode (When one attacks, you may cast this spell for no cost.)\n"
            "Draw a card.",
            "Attack Chance: When one of your unleashed creatures attacks, you may cast this spell for no cost.\n"
            "Draw a card.",
        ),
        (
            "{VIVIDDRAW} {W2} (During your turn, when you draw this spell.)\nDraw a card.",
            "Vividdraw: When you draw this spell during your turn before you attack, you may reveal it. If you do, you "
            "may pay 2 water mana to cast this spell this turn.\nDraw a card.",
        ),
    ],
)
def test_a_spell_with_a_slip(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, spell(published))
    assert "\n".join(rules_of(result)) == ours


def test_the_power_of_an_aura_that_its_collection_leaves_out(tmp_path: Path) -> None:
    aura = card(
        "{SHIELD TRIGGER}\n{OREGA AURA}: Attach this to one of your gacharange creatures.",
        name="*/ Throunyan, Rokugen /*",
        Type="Orega Aura",
        Power="",
        Race="Tricks / Deletron",
    )
    (result,) = imported(tmp_path, aura)
    assert result.card is not None
    assert result.card.power == 6000
    assert rules_of(result) == ["Shield trigger"]


def test_what_an_aura_does_to_that_creature_is_done_to_the_one_it_is_attached_to(tmp_path: Path) -> None:
    """The aura itself, which would be "it", is neither tapped nor untapped."""
    text = "When you attach this to a creature, untap that creature.\n{OREGA AURA}: Attach this to one of them."
    aura = card(text, name="*/ Throunyan, Rokugen /*", Type="Orega Aura", Power="", Race="Tricks / Deletron")
    (result,) = imported(tmp_path, aura)
    assert rules_of(result) == ["When you attach this aura to a creature, untap the attached creature."]


def test_what_follows_the_condition_of_an_event_is_not_read_without_it(tmp_path: Path) -> None:
    """603.4: our condition would end with its sentence."""
    text = f"{PUT}, if you have no shields, draw a card. "
    unclear, clear = imported(
        tmp_path, card(text + "Each player discards a card."), card(text + "If you have no creatures, discard a card.")
    )
    assert unclear.card is None and clear.card is not None


def test_a_card_that_was_looked_at_is_put_only_if_it_is_what_is_asked_for(tmp_path: Path) -> None:
    """Our condition would end with its sentence, and "it" would be any card."""
    look = "Whenever this creature attacks, look at the top card of your deck. If it's a spell, "
    shown, drawn = imported(
        tmp_path,
        card(look + "show that spell to your opponent. You may add it to your shields face down."),
        card(look + "you may draw a card. You may put it on the bottom of your deck."),
    )
    assert rules_of(shown) == [
        "Whenever this creature attacks, look at the top card of your deck. If that card is a spell, reveal it, then "
        "you may put it into your shield zone face down."
    ]
    assert drawn.card is None


def test_another_creature_is_not_the_first_one_again(tmp_path: Path) -> None:
    (result,) = imported(
        tmp_path,
        spell(
            "Choose one of your opponent's creatures in the battle zone and tap it. Then if you have more creatures in "
            "the battle zone than your opponent, choose another of your opponent's creatures in the battle zone and "
            "tap it."
        ),
    )
    assert rules_of(result) == [
        "If you have more creatures than your opponent, tap 2 of your opponent's creatures. Otherwise, tap one of your "
        "opponent's creatures."
    ]


def test_a_creature_that_may_be_summoned_in_your_turn_is_one_and_not_any_number(tmp_path: Path) -> None:
    one, many = imported(
        tmp_path,
        card("During your turn, you may summon a Dragon from your mana zone."),
        card("You may summon Dragon creatures from your mana zone."),
    )
    assert rules_of(one) == ["Once each turn, you may summon a Dragon from your mana zone."]
    assert rules_of(many) == ["You may summon Dragons from your mana zone."]


def test_what_is_destroyed_first_is_not_put_instead_of_the_card_from_the_deck(tmp_path: Path) -> None:
    (egg,) = imported(
        tmp_path,
        card(
            "At the start of your turn, put the top card of your deck into your graveyard. If that card is a "
            "non-evolution Hunter, you may destroy this creature. If you do, put that Hunter into the battle zone."
        ),
    )
    assert rules_of(egg) == [
        "At the start of your turn, put the top card of your deck into your graveyard. If that card is a non-evolution "
        "Hunter card, you may destroy this creature to put that card into the battle zone."
    ]


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        ("you may reveal the top card of your deck. If it's an Armored, ", "If that card is an Armored card, "),
        ("you may reveal the top card of your deck. If it's an Armored creature, ", "If that card is an Armored, "),
    ],
)
def test_a_race_alone_is_any_card_that_has_it(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(f"When you put this creature, {published}put it into your hand."))
    (rules,) = rules_of(result)
    assert rules.endswith(f"{ours}put it into your hand.")


def test_an_abyss_of_the_graveyard_is_any_card_that_has_the_race(tmp_path: Path) -> None:
    card_of_it, creature_of_it, one_of_yours = imported(
        tmp_path,
        card("When you put this creature, return an Abyss from your graveyard to your hand."),
        card("When you put this creature, return an Abyss creature from your graveyard to your hand."),
        card("When you put this creature, put one of your Abyss from your graveyard into your mana zone."),
    )
    assert rules_of(card_of_it) == [f"{PUT}, return an Abyss card from your graveyard to your hand."]
    assert rules_of(creature_of_it) == [f"{PUT}, return an Abyss from your graveyard to your hand."]
    assert rules_of(one_of_yours) == [f"{PUT}, put an Abyss card from your graveyard into your mana zone."]


def test_a_card_that_is_not_looked_at_is_not_asked_about(tmp_path: Path) -> None:
    (duema,) = imported(
        tmp_path,
        spell(
            "■ If you have 2 shields or less, look at the top card of your deck. You may put that card on the bottom "
            "of your deck.\n■ Draw a card."
        ),
    )
    assert rules_of(duema) == [
        "If you have 2 or fewer shields, look at the top card of your deck, then you may put it on the bottom of your "
        "deck. Draw a card."
    ]


def test_a_creature_of_the_opponent_may_be_one_or_all(tmp_path: Path) -> None:
    (result,) = imported(tmp_path, spell("Destroy your opponent's creature."))
    assert result.card is None


def test_a_life_gate_for_two_races_returns_one_of_each_too(tmp_path: Path) -> None:
    (result,) = imported(tmp_path, card("■ {LIFE GATE}: Dreammate or Vehicle Bee (One of each too.)"))
    would = "Life Gate: When this creature would be destroyed, you may instead return a Dreammate"
    put = "then put this creature on the bottom of your deck."
    assert rules_of(result) == [
        f"{would} from your graveyard to your hand, then return a Vehicle Bee from your graveyard to your hand, {put}",
        f"{would} or Vehicle Bee from your graveyard to your hand, {put}",
    ]


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        ("you may discard a Jokers from your hand", "you may discard a Jokers card from your hand"),
        ("discard 2 Jokers from your hand", "discard 2 Jokers cards from your hand"),
        ("return a Giant from your mana zone to your hand", "return a Giant card from your mana zone to your hand"),
        (
            "you may discard a Magic or Outrage from your hand",
            "you may discard a Magic card or Outrage card from your hand",
        ),
        (
            "you may return an Oracle, Unknown or Zenith from your mana zone to your hand",
            "you may return an Oracle card or Unknown card or Zenith card from your mana zone to your hand",
        ),
        ("put a Jokers from your hand into the battle zone", "put a Jokers from your hand into the battle zone"),
    ],
)
def test_a_race_alone_is_any_card_where_no_creature_is_put(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(f"When you put this creature, {published}."))
    assert rules_of(result) == [f"{PUT}, {ours}."]


def test_all_cards_of_a_race_come_from_the_top(tmp_path: Path) -> None:
    top = "When you put this creature, reveal the top 3 cards of your deck. "
    bottom = "put the rest on the bottom of your deck in any order."
    for published in (
        f"Add all Jokers to your hand and {bottom}",
        f"From among them, put all Jokers into your hand and {bottom}",
    ):
        (result,) = imported(tmp_path, card(top + published))
        assert "Put all Jokers cards from among them into your hand." in rules_of(result)[0]


def test_the_least_cost_of_the_next_spell_is_not_lost_with_its_parentheses(tmp_path: Path) -> None:
    (bleach,) = imported(
        tmp_path,
        card(
            "Whenever this creature untaps, the next spell you cast this turn costs up to 3 less. "
            "(It can't cost 0 or less.)"
        ),
    )
    assert rules_of(bleach) == [
        "Whenever this creature untaps, the next spell you use this turn may cost up to 3 less, but not less than 1."
    ]


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        (
            "search your deck. You may take a Knight from it, show it to your opponent, and put it into your hand. "
            "Then shuffle your deck.",
            "you may search your deck for a Knight card and reveal it. If you do, put it into your hand. Shuffle your "
            "deck.",
        ),
        (
            "you may return a Knight from your graveyard to your hand.",
            "you may return a Knight card from your graveyard to your hand.",
        ),
        (
            "put all Samurai in your graveyard into your mana zone.",
            "put all Samurai cards from your graveyard into your mana zone.",
        ),
        (
            "put an Abyss that costs 4 or less from your graveyard.",
            "put an Abyss card that costs 4 or less from your graveyard into the battle zone.",
        ),
        (
            "you may put a non-evolution Unknown from your hand.",
            "you may put a non-evolution Unknown card from your hand into the battle zone.",
        ),
        (
            "put up to 2 Demon Commands that have total cost 7 or less from your graveyard.",
            "put up to 2 Demon Command cards with total cost 7 or less from your graveyard into the battle zone.",
        ),
        (
            "you may put a command that costs 3 or less from your hand or mana zone.",
            "you may put a Command card that costs 3 or less from your hand or mana zone into the battle zone.",
        ),
        (
            "you may put a Snow Faerie from your hand into your mana zone.",
            "you may put a Snow Faerie card from your hand into your mana zone.",
        ),
    ],
)
def test_races_of_cards_that_are_no_creatures(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(f"When you put this creature, {published}"))
    assert rules_of(result) == [f"{PUT}, {ours}"]


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        (
            "When you put this creature, if you have another Abyss, draw a card.",
            f"{PUT}, if you have another Abyss element, draw a card.",
        ),
        (
            "{GRAVITY ZERO} If you have a Mecha, you may summon this creature for no cost.",
            "Gravity Zero: If you have a Mecha element, you may summon this creature for no cost.",
        ),
        (
            "Ultra Saver: Abyss",
            "Ultra Saver: When one of your Abyss elements would leave the battle zone, you may "
            "destroy this creature instead.",
        ),
        (
            "Ultra Saver: Mecha or Armored",
            "Ultra Saver: When one of your Mecha elements or Armored elements would leave the "
            "battle zone, you may destroy this creature instead.",
        ),
        (
            "When you put this creature, you may tap one of your Mecha. If you do, draw a card.",
            f"{PUT}, you may tap one of your Mecha elements. If you do, draw a card.",
        ),
        (
            "When you put this creature, you may tap 3 Mecha in the battle zone. If you do, draw a card.",
            f"{PUT}, you may tap 3 untapped Mecha elements. If you do, draw a card.",
        ),
        (
            "Whenever this creature attacks, you may tap 2 of your Mecha. If you do, draw a card.",
            "Whenever this creature attacks, you may tap 2 of your untapped Mecha elements. If you do, draw a card.",
        ),
        (
            "Whenever this creature attacks, you may tap 2 fire or nature cards in your mana "
            "zone. If you do, draw a card.",
            "Whenever this creature attacks, you may tap 2 untapped fire or nature cards in your mana zone. "
            "If you do, draw a card.",
        ),
        (
            "Whenever you put a Dragon, draw a card.",
            "Whenever one of your Dragon elements is put into the battle zone, draw a card.",
        ),
        (
            "Once per turn, when you put a Mecha, you may draw a card.",
            "Once each turn, whenever one of your Mecha elements is put into the battle zone, you may draw a card.",
        ),
        (
            "When this creature would leave, you may destroy one of your other Mecha instead.",
            "When this creature would leave the battle zone, you may instead destroy one of your other Mecha elements.",
        ),
        (
            "After this creature attacks, you may destroy 5 of your Fire Birds. If you do, take "
            "an extra turn after this one.",
            "After this creature attacks, you may destroy 5 of your Fire Bird elements. If you "
            "do, take an extra turn after this one.",
        ),
        (
            "Whenever one of your Snow Faeries would be destroyed, put them into your mana zone instead.",
            "Whenever one of your Snow Faerie elements would be destroyed, put it into your mana zone instead.",
        ),
        (
            "Whenever one of your Death Puppets leaves, you may draw a card.",
            "Whenever one of your Death Puppet elements leaves the battle zone, you may draw a card.",
        ),
        (
            "When you put this creature, you may draw a card for each of your Splash Queens.",
            f"{PUT}, draw up to as many cards as the number of your Splash Queen elements.",
        ),
        (
            "This creature gets +3000 power for each of your Fire Birds.",
            "This creature gets +3000 power for each of your Fire Bird elements.",
        ),
    ],
)
def test_races_of_the_battle_zone_that_are_not_only_of_creatures(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(published))
    assert rules_of(result) == [ours]


def test_one_of_two_or_both_if_you_have_a_race(tmp_path: Path) -> None:
    modes = (
        "Choose one of the following. If you have a Dreammate, you may choose both:\n► Draw a card:\n► Draw 2 cards."
    )
    (result,) = imported(tmp_path, spell(modes))
    assert rules_of(result)[0] == "Choose one of the following. If you have a Dreammate element, you may choose both:"


def test_each_dragon_in_a_mana_zone_is_a_creature(tmp_path: Path) -> None:
    (result,) = imported(tmp_path, spell("Draw a card for each dragon in your mana zone."))
    assert rules_of(result) == ["Draw as many cards as the number of Dragons in your mana zone."]


def test_this_creature_of_a_cross_gear_is_the_crossed_one(tmp_path: Path) -> None:
    attack = "Whenever the crossed creature attacks, destroy one of your opponent's creatures "
    gear = card(f"{attack}that has power less than this creature.", Type="Cross Gear", Race="", Power="")
    (result,) = imported(tmp_path, gear)
    assert rules_of(result) == [f"{attack}with less power than that creature."]
