"""The editions: each a value, neither knows the other."""
