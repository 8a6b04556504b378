"""Playbooks: how a deck is played, as lines of text that a player reads and the engine interprets.

`lines` says what a playbook is, `reading` and `writing` turn it from text and into text, `rows` into rows of the tables
(`strategies.scripted.playbook` plays by them), and `finding` looks for the playbook of a deck. `edits` are changes of a
playbook, and `vocabulary` says which of them a tuner tries.
"""
