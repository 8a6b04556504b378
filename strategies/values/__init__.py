"""Values: how good positions are to a player who looks ahead, as text: a line for each feature, with its weights.

`weights` says what a value is, `reading` and `writing` turn it from text and into text, and `finding` looks for the
value of a deck. `sim.engine.value` has the features, and judges positions by the weights.
"""
