"""A load generator: a crowd of clients that plays many matches at once and takes the time."""
