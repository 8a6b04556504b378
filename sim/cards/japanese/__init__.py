"""Japanese card texts: reading them into the English of the card language, strictly.

A Japanese clause becomes a sentence of the project's own English, and the reader of the card files reads that. So there
is one set of meanings: what a piece does, what the engine refuses, and what has two meanings is decided in one place
for both languages, and `duelsim cards show` prints what is played. Going to the pieces themselves would have needed a
second grammar of everything the first one knows. It would also have no judge: the English reader accepts only what it
would write itself.

The frames are data: text files in this folder, `pattern => English`, a file for each subject. An unknown piece refuses
the card and is named.
"""
