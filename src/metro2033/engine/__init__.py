"""The rules engine: no I/O, no clock, no randomness; compiled with mypyc where a compiler is."""
