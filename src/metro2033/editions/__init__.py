"""The editions, each in a folder of its own; `metro2033.catalog` finds them by name."""
