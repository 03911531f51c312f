"""The content of the first edition: its records, their checks, and the tables made of them."""
