"""Training a value: games between players who look ahead, what two answers at a decision lead to, and weights for that.

`columns` says which numbers of a position get weights, `collecting` plays games and keeps the differences between two
answers, `fitting` finds the weights that tell the better answer, and `rounds` repeats this as long as held-out games
show an advance. `deck_course` trains the value of a deck, `trained_text` writes it.
"""
