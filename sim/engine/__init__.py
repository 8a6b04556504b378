"""The compiled engine: it takes and gives integers, and reads no text and no files."""
