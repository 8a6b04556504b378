"""The scripted players. Each sees a game through `sim.engine.facts.view` and answers with the number of an option.

`registry` finds a player by the words that name it. A new player is a module in `scripted` and an entry in
`scripted.dispatch`.
"""
