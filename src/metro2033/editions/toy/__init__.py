"""A toy that uses the whole kernel in a few hundred lines."""
