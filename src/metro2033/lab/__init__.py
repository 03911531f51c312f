"""The balance lab: house cards are checked, read and tried out beside the printed set.

Nothing here needs processes, files or a server: a page in the browser does the same work in slices.
"""
