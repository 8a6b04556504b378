"""Cards as text: reading the English of the card language back into its pieces."""
