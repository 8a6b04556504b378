"""The scripted players: each looks at the game through `sim.engine.facts.view` and answers with the number of an
option.

`strategies.scripted.dispatch` names them and calls the right one; a new player is one module and two lines there.
"""
