"""The compiled engine: integers in, integers out; no text and no files."""
