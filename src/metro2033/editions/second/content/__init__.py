"""The content of the second edition: its records, their checks, and the tables made of them."""
