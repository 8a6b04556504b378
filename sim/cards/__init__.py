"""Cards: the language that defines them, the library, and how definitions become rows of tables and English text."""
