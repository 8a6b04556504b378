"""Searches: look for a better version of a deck, or of its playbook, by playing many versions against a field.

`search` is the one way to search: rounds that try many changes at once, and test what seems to gain. `lists` looks for
a list, by `swaps` of cards; `playbooks` for a playbook, by the edits of `strategies.playbooks`. `field` plays versions
on common luck, within a `budget`, and `kept` keeps what was played. `plan` shares time or games among the parts of a
search. `comparing` compares two versions, `held_out` tests a playbook and each of its lines, and `tuned_text` writes it
as a file.
"""
