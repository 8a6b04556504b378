"""What is true of a game now. Nothing here changes the record of a card.

view              what a player may see of a game, and all that players read
identity          what a card is: its type, its halves, whether it is still the same object (109, 400.5)
characteristics   what is true of a card now: power, keywords, whether a description fits it
descriptions      descriptions, amounts and conditions, read without power and granted keywords (604, 608)
statics           whether static abilities are at work
parts, links      the cards that a creature consists of (109.2c); what lies on, under or next to a card
evolution         what an evolution creature can be put on (801.1)
mana              whether untapped mana can pay a cost (107, 112)
permissions       what effects forbid (101.2, 605.2b)
possible          whether an event can happen (101.2, 609.5)
events, sets      sets of events, and of codes with more members than a word has bits
"""
