"""The phrases that join others, by kind.

Most phrases are declared by the word that they stand for, in `sim.cards.words`. Those here take more than one word's
own English:

    declaring        how they are declared; all other files do so as they are imported
    terminals        single tokens: numbers, quoted names, races, names before abilities
    descriptions     which cards: "non-evolution creatures that cost 4 or less"
    nouns            how many cards, of which zone, and who chooses them
    conditions       what follows "if" and "while"
    sentences        effects, and what joins them: "you may", "if you do", "for each"
    prohibitions     what players and creatures can't do
    abilities        abilities that stand by themselves
    ways_of_use      how a card can be used: other costs, paying more, from other zones
    given_abilities  what cards are given: "each of your creatures has ..."
"""

from sim.cards.text.phrases import (
    abilities,
    conditions,
    descriptions,
    given_abilities,
    nouns,
    prohibitions,
    sentences,
    terminals,
    ways_of_use,
)

__all__ = [
    "abilities",
    "conditions",
    "descriptions",
    "given_abilities",
    "nouns",
    "prohibitions",
    "sentences",
    "terminals",
    "ways_of_use",
]
