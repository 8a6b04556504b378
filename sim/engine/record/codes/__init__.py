"""The integers behind the words of the rules, a file for each subject. No logic lives here.

Both sides of the wall read them: the compiled rules, which know only integers, and the card language, logs and reports,
which know only words. A code is read with its file, `zones.BATTLE`, because most names are everyday words; only the
words of the card language hand some of them on by themselves (`sim.cards.words.codes`).

Zones, verbs, heads of static abilities, questions and options, steps of programs, amounts, effects that last and how
long they do, and the lines of the log are types of their own for mypy, as are cards and kinds (`record.indices`).
Bits are not: what `|` makes of two of them is a plain integer.
"""
