"""The scripted players: each sees the game through `sim.engine.facts.view` and answers with the number of an option.

`strategies.scripted.dispatch` lists them and calls the right one; a new player is one module and one entry there.
"""
