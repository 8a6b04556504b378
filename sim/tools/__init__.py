"""Tools for developers: checks for CI, generated files, random play of all cards, a release's engine.

catalogue, rules_map      the rules catalogue with its tests, and where each rule lives
phrases                   the phrase book with the tests that prove it
exhaustive, card_coverage, pool   random games until every card has done all that it can
japanese, japanese_names  how much of Japanese card texts is read, and what cards are called in Japanese
unreviewed                writes the unreviewed cards that ship
train_value               trains the universal value
learn_shipped             learns the decks that ship
prebuild                  compiles the engine for the wheel
bench                     how fast this machine plays, and whether another commit is faster
"""
