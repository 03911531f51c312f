"""Metro 2033: a digital strategy board game."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("metro2033")
except PackageNotFoundError:  # run from a tree that was never installed
    __version__ = "0+unknown"
