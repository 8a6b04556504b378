"""What published texts say of ignoring, of choices that are drawn and of savers that are given, in our own English."""

import pytest

from sim.cards.imported.importing import in_our_english
from sim.cards.words import FIRE, creature, draw, spell

# A published text, =>, and ours; // begins a paragraph, and an empty line ends the pair.
OF_CREATURES = """
Ignore the abilities of creatures and effects of spells that cost 5 or less.
=> All abilities of creatures that cost 5 or less are ignored. // The effects of spells that cost 5 or less are ignored.

When you put this creature, ignore any abilities of your opponent's creatures until the end of the turn.
=> When you put this creature into the battle zone, ignore all abilities of all your opponent's creatures until the end
of the turn.

When you put this creature into the battle zone, choose another creature that costs 5 or less. Ignore any abilities of
that creature until the start of your next turn.
=> When you put this creature into the battle zone, ignore all abilities of another creature that costs 5 or less until
the start of your next turn.

Ignore any abilities that would prevent your creatures that have "blocker" from attacking your opponent. However,
summoning sickness isn't ignored.
=> Your creatures that have "blocker" can attack your opponent despite abilities of their own that would prevent it.

Ignore all abilities that prevent your creatures from attacking. (This doesn't ignore summoning sickness.)
=> Your creatures can attack despite abilities of their own that would prevent it.

Ignore any effects that would prevent your creatures that have "blocker" from attacking. (However, summoning sickness
isn't ignored.)
=> Nothing but summoning sickness keeps your creatures that have "blocker" from attacking.

When you put this creature, ignore any effects that prevent your other creatures from attacking your opponent this turn.
=> When you put this creature into the battle zone, all your other creatures can attack your opponent this turn despite
summoning sickness and any effects that would prevent it.

This creature can't attack. // {ONITIME}: If you and your opponent have a total of 6 or less shields, ignore the above
ability.
=> If you and your opponent have a total of 7 or more shields, this creature can't attack.

This creature can't attack players. // Rainbownus: If you have a multicolored creature in the battle zone, ignore this
creature's "can't attack" ability.
=> If you have no multicolored creatures, this creature can't attack players.

When you put this creature into the battle zone, choose a creature card name except 'Joker'. // Ignore any abilities of
creatures that have the chosen name.
=> When you put this creature into the battle zone, choose a card name other than "Joker" for this creature. //
All abilities of creatures with the name chosen for this creature are ignored.

Whenever your opponent would choose a creature, your opponent chooses this creature if able.
=> Whenever your opponent would choose a creature, they choose this creature if able.

Whenever your opponent would choose one of your other creatures during their turn, they choose this creature if able.
=> During your opponent's turn, whenever your opponent would choose one of your creatures, they choose this creature if
able.

Mana Arms 3—When your opponent would choose one of your creatures, if you have 3 or more water cards in your mana zone,
your opponent can only choose 'Decoy, Aqua Suicider'.
=> Mana Arms 3: If you have 3 or more water cards in your mana zone, your creatures not named "Decoy, Aqua Suicider"
can't be chosen by your opponent.

Whenever your opponent would choose a creature, if you have another Oracle, they can't choose this one.
=> If you have another Oracle element, this creature can't be chosen by your opponent.

Each of your Gods in the battle zone gets "Saver: God".
=> Each of your Gods has "When one of your God elements would be destroyed, you may destroy this creature instead".

Each of your Metallica gets "shield saver".
=> Each of your Metallicas has "When one of your shields would be broken, you may destroy this creature instead".
"""
OF_SPELLS = """
This turn, ignore any effects that would prevent your creatures from attacking your opponent.
=> This turn, your creatures can attack your opponent despite summoning sickness and any effects that would prevent it.

This turn, ignore any effects that would prevent your Guardians from attacking your opponent. (However, summoning
sickness isn't ignored.)
=> This turn, nothing but summoning sickness keeps your Guardians from attacking your opponent.

Ignore any abilities that prevent your creatures from attacking this turn.
=> This turn, your creatures can attack despite abilities of their own that would prevent it.

Return one of your opponent's creatures to its owner's hand. Your opponent can't put creatures that have the same name
as the card you returned to your opponent's hand until the start of your next turn.
=> Return one of your opponent's creatures to their hand. Your opponent can't put creatures with the same name as that
card into the battle zone until the start of your next turn.
"""
FACTS = {OF_CREATURES: creature("Test", FIRE, 3, 2000, "Human"), OF_SPELLS: spell("Test", FIRE, 3, draw(1))}
PAIRS = [(texts, " ".join(pair.split()).split(" => ")) for texts in FACTS for pair in texts.split("\n\n")]


@pytest.mark.parametrize(("texts", "pair"), PAIRS, ids=[pair[0] for _, pair in PAIRS])
def test_a_published_text_in_our_english(texts: str, pair: list[str]) -> None:
    published, ours = (text.split(" // ") for text in pair)
    assert in_our_english(FACTS[texts], published)[-len(ours) :] == ours
