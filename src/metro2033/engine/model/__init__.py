"""The nouns of Metro, shared by both editions."""
