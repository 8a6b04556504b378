"""Players: scripts in `scripted`, playbooks and values as text; `registry` finds a player by the words that name it.

A script sees a game through `sim.engine.facts.view` and answers with the number of an option. A new one is a module in
`scripted` and an entry in `scripted.dispatch`. Players in Python are in `sim.games.sessions`.
"""
