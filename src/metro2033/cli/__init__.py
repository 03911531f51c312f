"""The command `metro2033`."""

from metro2033.cli.app import main

__all__ = ["main"]
