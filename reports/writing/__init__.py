"""What a document is, and its forms: page, terminal, Markdown, CSV."""
