"""Improving a decklist: looks for cards to swap by playing versions of the list against a field.

`other_lists` plays any list of a pool of cards, `swaps` says which lists may be played, and `search` looks for a better
one.
"""
