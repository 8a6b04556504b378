"""Published wordings that are put together in another order: what lasts, what happens otherwise, whose event it is."""

from pathlib import Path

import pytest

from tests.cards.imported.test_import import card, imported, rules_of, spell

PUT = "When you put this creature into the battle zone"
TURN = "until the end of the turn"
NEXT = "until the start of your next turn"


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        # Several things that a creature gets for a while.
        (
            'When you summon this creature, it gets "slayer" and wins all battles until the end of the turn.',
            f'When you summon this creature, it gets "slayer" {TURN}. It wins all battles {TURN}.',
        ),
        (
            'Whenever this creature attacks, each of your other creatures gets "slayer", "blocker" and "double '
            'breaker" until the end of the turn.',
            f'Whenever this creature attacks, all your other creatures get "slayer" {TURN}. They get "blocker" {TURN}. '
            f'They get "double breaker" {TURN}.',
        ),
        (
            "When you put this creature, if you have a field, each of your opponent's creatures get -1000 power and "
            "each of your creatures get +2000 power until the end of the turn.",
            f"{PUT}, if you have a field, all your opponent's creatures get -1000 power {TURN}, and all your creatures "
            f"get +2000 power {TURN}.",
        ),
        (
            "Whenever this creature attacks, you may tap one of your creatures. If you do, this creature gets +1000 "
            'power, "double breaker" and can\'t be blocked until the end of the turn.',
            "Whenever this creature attacks, you may tap one of your creatures. If you do, this creature gets +1000 "
            f'power {TURN}, and it gets "double breaker" {TURN}, and it can\'t be blocked {TURN}.',
        ),
        (
            "When you put this creature, each of your creatures gets the Human race until the end of the turn.",
            f"{PUT}, all your creatures get the race Human {TURN}.",
        ),
        # What attacks and blocks if it can.
        ("All creatures attack if able.", "Each creature attacks each turn if able."),
        ("Your opponent's creatures must block if able.", "Each of your opponent's creatures blocks if able."),
        (
            "Whenever this creature attacks, all your other creatures must attack if able.",
            "Whenever this creature attacks, all your other creatures attack this turn if able.",
        ),
        (
            "When you put this creature, choose one of your opponent's creatures. Until the start of your next turn, "
            "that creature must attack if able.",
            f"{PUT}, one of your opponent's creatures attacks each turn if able until the start of your next turn.",
        ),
        (
            "When you put this creature, during your opponent's next turn, each of your opponent's creatures must "
            "attack if able.",
            f"{PUT}, all your opponent's creatures attack during your opponent's next turn if able.",
        ),
        # What happens otherwise.
        (
            "At the end of each of your turns, you may put the top card of your deck into your graveyard. If it's a "
            "creature, add it to your hand, otherwise draw a card.",
            "At the end of your turn, you may put the top card of your deck into your graveyard. If you do, if that "
            "card is a creature, put it into your hand. Otherwise, draw a card.",
        ),
        (
            "When you put this creature, reveal the top card of your deck. If it's a creature, put it. Otherwise, put "
            "the revealed card on the bottom of your deck.",
            f"{PUT}, reveal the top card of your deck. If that card is a creature, put it into the battle zone. "
            "Otherwise, put it on the bottom of your deck.",
        ),
        (
            "When you put this creature, put the top card of your deck into your mana zone. If you have 3 or more "
            "cards under this creature, draw 3 cards instead.",
            f"{PUT}, if you have 3 or more cards under this creature, draw 3 cards. Otherwise, put the top card of "
            "your deck into your mana zone.",
        ),
        (
            "Whenever this creature attacks, discard a card from your hand. If you can't, destroy this creature.",
            "Whenever this creature attacks, discard a card from your hand. If you don't, destroy this creature.",
        ),
        # The first time in a turn.
        (
            "Each turn, the first time one of your dragons attacks, untap it.",
            "Whenever one of your Dragons attacks for the first time each turn, untap that creature.",
        ),
        (
            "Each turn, when you cast a spell for the first time, you may draw a card.",
            "Whenever you cast a spell for the first time each turn, you may draw a card.",
        ),
        (
            "When one of your creatures wins a battle for the first time this turn, draw a card.",
            "Whenever one of your creatures wins a battle for the first time each turn, draw a card.",
        ),
        (
            "Each turn, the first time your opponent discards from their hand, you may draw a card.",
            "Whenever your opponent discards a card for the first time each turn, you may draw a card.",
        ),
        # What waits in the hand or the graveyard.
        (
            "When one of your creatures wins a battle, you may put this creature from your hand into the battle zone.",
            "Whenever one of your creatures wins a battle while this creature is in your hand, you may put this "
            "creature into the battle zone.",
        ),
        (
            "Whenever one of your Dragons are destroyed, if this creature is in your graveyard, put it.",
            "Whenever one of your Dragon elements is destroyed while this creature is in your graveyard, put this "
            "creature into the battle zone.",
        ),
        (
            "At the end of your turn, if you have a Mutopia, you may return this creature from your graveyard to your "
            "hand.",
            "At the end of your turn while this creature is in your graveyard, if you have a Mutopia, you may return "
            "this creature to your hand.",
        ),
        # What has happened in the turn, and how many there are of two things.
        (
            "At the end of your turn, if 2 or more of your opponent's creatures were destroyed that turn, draw a card.",
            "At the end of your turn, if 2 or more of your opponent's creatures were destroyed this turn, draw a card.",
        ),
        (
            "During your turn, if a card isn't put into your shield zone, this creature can't attack players.",
            "Unless a card was put into your shield zone this turn, this creature can't attack players.",
        ),
        (
            "Whenever an opponent's creature attacks, if one of your shields has been broken this turn, draw a card.",
            "Whenever one of your opponent's creatures attacks, if one of your shields was broken this turn, draw a "
            "card.",
        ),
        (
            'If your number of creatures is greater than or equal to your number of shields, this creature gets "speed '
            'attacker".',
            'If you have at least as many creatures as shields, this creature has "speed attacker".',
        ),
        (
            "This creature can't attack unless you cast 2 or more spells this turn.",
            "This creature can't attack unless you have cast 2 or more spells this turn.",
        ),
        # Abilities that are given by name.
        (
            'Each of your Splash Queens in your shield zone get "shield trigger".',
            'Each Splash Queen card put into your hand from your shield zone has "shield trigger".',
        ),
        (
            'Each of your creatures gets "escape".',
            "Whenever one of your creatures would be destroyed, you may instead put one of your shields into your "
            'hand, but you can\'t use its "shield trigger" ability.',
        ),
        (
            'This creature gets "Power attacker +1000" for each Alien in your graveyard.',
            "While this creature is attacking, it gets +1000 power for each Alien in your graveyard.",
        ),
        # The only creature, what happens instead, and what is done after an attack.
        (
            "At the start of your turn, if this is your only creature, draw a card.",
            "At the start of your turn, if you have no other creatures, draw a card.",
        ),
        (
            "When this creature is destroyed, put it into your mana zone instead.",
            "When this creature would be destroyed, put it into your mana zone instead.",
        ),
        (
            "Whenever this creature attacks, if you don't have a tamaseed, destroy this creature after the attack.",
            "Whenever this creature attacks, if you don't have a tamaseed, after the attack, destroy this creature.",
        ),
        (
            "Whenever this creature attacks, you may discard a card from your hand. Otherwise, destroy this creature.",
            "Whenever this creature attacks, you may discard a card from your hand. If you don't, destroy this "
            "creature.",
        ),
        # What has speed attacker until it is destroyed at the end of the turn.
        (
            'When you put this creature, gacharange summon. That gacharange creature gets "speed attacker." At the '
            "end of the turn, destroy that gacharange creature.",
            f'{PUT}, GR summon. It gets "speed attacker" for the rest of the game. At the end of the turn, destroy it.',
        ),
        (
            "When you put this creature, you may put up to 2 non-evolution Samurai from your hand into the battle "
            'zone. Those creatures get "speed attacker". At the end of the turn, destroy those creatures.',
            f'{PUT}, you may put up to 2 non-evolution Samurai from your hand into the battle zone. They get "speed '
            'attacker" for the rest of the game. At the end of the turn, destroy them.',
        ),
        # Battles and attacks on creatures.
        (
            "While battling, your gacharange creatures get +3000 power.",
            "Each of your battling GR creatures gets +3000 power.",
        ),
        ("Your creatures get +9999 power while battling.", "Each of your battling creatures gets +9999 power."),
        (
            "Whenever one of your opponent's creatures attacks, they must attack creatures if able.",
            "Your opponent's creatures can't attack players if able to attack a creature.",
        ),
        (
            "At the end of your turn, destroy this creature if it's tapped.",
            "At the end of your turn, if this creature is tapped, destroy it.",
        ),
        # The event of this creature and of others.
        (
            "Whenever you put this creature or one of your darkness creatures into the battle zone, draw a card.",
            f"{PUT}, draw a card.\nWhenever one of your other darkness creatures is put into the battle zone, draw a "
            "card.",
        ),
        # The end of the turn.
        (
            "When you put this creature, you may discard a card from your hand. If you do, draw 2 cards at the end of "
            "the turn.",
            f"{PUT}, you may discard a card from your hand. If you do, at the end of the turn, draw 2 cards.",
        ),
        (
            'When you put this creature, return one of your shields to your hand. You can\'t use the "shield trigger" '
            "ability of that shield. At the end of that turn, add a card from your hand to your shields face down.",
            f'{PUT}, put one of your shields into your hand, but you can\'t use its "shield trigger" ability. At the '
            "end of the turn, put a card from your hand into your shield zone face down.",
        ),
        (
            "Whenever this creature attacks, if it's not the first attack of the turn, draw a card.",
            "Whenever this creature attacks, unless that is the first attack by one of your creatures this turn, draw "
            "a card.",
        ),
    ],
)
def test_a_published_ability(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, card(published))
    assert "\n".join(rules_of(result)) == ours


@pytest.mark.parametrize(
    ("published", "ours"),
    [
        (
            "Choose a creature. That creature gets +4000 power until the end of the turn and can't attack players "
            "until the start of your next turn.",
            f"Choose a creature. It gets +4000 power {TURN}. It can't attack players until the start of your next "
            "turn.",
        ),
        (
            "If you have 3 or more Humans, your Humans can't be attacked or blocked until the start of your next turn.",
            "If you have 3 or more Humans, all your Humans can't be attacked until the start of your next turn, and "
            "they can't be blocked until the start of your next turn.",
        ),
        (
            "If you have a fire creature, destroy one of your opponent's creatures that has power 7000 or less. If "
            "not, destroy one of your opponent's creatures that has power 4000 or less.",
            "If you have a fire creature, destroy one of your opponent's creatures with power 7000 or less. "
            "Otherwise, destroy one of your opponent's creatures with power 4000 or less.",
        ),
        (
            "Choose one of your opponent's creatures. If you have a fire creature, that creature gets -4000 power "
            "until the end of the turn. Otherwise, it gets -2000 power until the end of the turn.",
            "Choose one of your opponent's creatures. If you have a fire creature, that creature gets -4000 power "
            f"{TURN}. Otherwise, that creature gets -2000 power {TURN}.",
        ),
        # It holds for no creatures that come later.
        (
            "Until the start of your next turn, whenever an opponent's creature attacks, they must attack creatures if "
            "able.",
            "Until the start of your next turn, but not for creatures that come later, your opponent's creatures can't "
            "attack players if able to attack a creature.",
        ),
        (
            "Choose one of your creatures. When that creature attacks for the first time this turn, untap that "
            "creature.",
            'One of your creatures gets "Whenever this creature attacks, if that is the first attack by it this turn, '
            'untap it" until the end of the turn.',
        ),
        (
            "Your opponent chooses a card in their hand and discards it. If they can't, you draw 2 cards.",
            "Your opponent discards a card from their hand. If they don't, draw 2 cards.",
        ),
        # The one creature gets it too.
        (
            "Choose a creature. If you have no shields, choose any number of creatures. Until the start of your next "
            "turn, the chosen creatures get +4000 power and can't attack players.",
            f"If you have no shields, any number of creatures get +4000 power {NEXT}, and they can't attack players "
            f"{NEXT}. Otherwise, a creature gets +4000 power {NEXT}, and it can't attack players {NEXT}.",
        ),
    ],
)
def test_a_published_spell(tmp_path: Path, published: str, ours: str) -> None:
    (result,) = imported(tmp_path, spell(published))
    assert "\n".join(rules_of(result)) == ours


@pytest.mark.parametrize(
    "published",
    [
        # A card that is both, or one of each.
        "Whenever one of your opponent's creatures attacks you, if you have a light and nature card in your mana zone, "
        "you may put this creature from your hand.",
        # This creature is not the one that would be destroyed.
        "Whenever one of your evolution creatures would be destroyed, put this creature into your mana zone instead.",
        # One of two cards may be discarded.
        "Whenever this creature attacks, your opponent chooses 2 cards in their hand and discards them. If they can't, "
        "draw a card.",
        # "That creature" would be another one if the condition did not hold.
        "When you put this creature, one of your opponent's creatures gets -2000 power until the end of the turn. If "
        "you have a Human, that creature gets -6000 power instead.",
    ],
)
def test_what_could_mean_two_things_is_not_imported(tmp_path: Path, published: str) -> None:
    (result,) = imported(tmp_path, card(published))
    assert result.card is None, result.text
