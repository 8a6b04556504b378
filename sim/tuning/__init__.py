"""Tuning: looks for a better playbook of a deck by playing it against a field.

`field` plays playbooks against the field, `search` looks for a better one, `held_out` tests what it found on luck of
its own, and `tuned_text` writes that as a file. The edits themselves are in `strategies.playbooks`.
"""
