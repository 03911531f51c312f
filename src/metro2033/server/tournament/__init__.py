"""Tournaments as arithmetic: who meets whom, and who leads. No I/O, no clock, no own chance."""
