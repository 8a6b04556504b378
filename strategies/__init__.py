"""The scripted players: each looks at the game through `sim.view` and answers with the number of an option.

`strategies.players` names them and calls the right one; a new player is one module and two lines there.
"""
