"""Bots that answer and advise: the questions they get, and the processes they think in."""
