"""The integers behind the words of the rules, a file for each subject. No logic lives here."""
