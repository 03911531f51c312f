"""A toy game that uses everything the kernel offers: its test, its benchmark, its example."""
