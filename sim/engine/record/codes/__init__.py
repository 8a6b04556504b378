"""The integers behind the words of the rules, a file for each subject. No logic lives here.

Both sides of the wall read them: the compiled rules, which know only integers, and the card language, logs and reports,
which know only words. Names are imported one by one, but for steps of programs (`programs.SELECT`) and lines of the
log (`log.MOVE`), which are everyday words.
"""
