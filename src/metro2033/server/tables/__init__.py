"""Tables: made, found, joined, begun, ended, played again, read as records.

What the REST interface offers, without a web framework and without a database, so that a page can
host tables too.
"""
